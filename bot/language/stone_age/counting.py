"""How the lines of the final scoring come about, for people to follow: `3×7`, `4²+2²`.

The points that count are the engine's; a test holds these sums against them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.stone_age.view import CardView, PlayerView


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score: how it is counted (empty when there is nothing to multiply) and its points."""

    id: str
    sum: str
    points: int


def lines(player: PlayerView) -> tuple[Line, ...]:
    """The lines of the final scoring as they would count now, in scoring order, those with points only.

    The viewer must be allowed to see the cards.
    """
    cards = player.own_cards or ()
    kept = sum(int(card.top["amount"]) for card in player.kept_cards)
    found = (
        Line("resources", "", sum(player.resources.values()) + kept),
        _culture(cards),
        _people("farmer", cards, player.field),
        _people("hut_builder", cards, len(player.buildings)),
        _people("shaman", cards, player.people),
        _people("tool_maker", cards, sum(tool.value for tool in player.tools)),
    )
    return tuple(line for line in found if line.points)


def _culture(cards: tuple[CardView, ...]) -> Line:
    symbols = Counter(card.bottom["symbol"] for card in cards if card.bottom["kind"] == "culture")
    rows = Counter(row for count in symbols.values() for row in range(count))
    widths = sorted(rows.values(), reverse=True)
    return Line("culture", "+".join(f"{width}²" for width in widths), sum(width**2 for width in widths))


def _people(people: str, cards: tuple[CardView, ...], factor: int) -> Line:
    amount = sum(int(card.bottom["amount"]) for card in cards if card.bottom.get("people") == people)
    return Line(people, f"{amount}×{factor}", amount * factor)
