"""Final scoring and the winner (sections 2.13 and 2.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.questions import Over, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.base.payments import count_kept
from engine.stone_age.rules import Count, Reckoned
from engine.stone_age.state import State


@frozen
class FinalScoring(Acts):
    """Score every line of the rules table, then the most points win (B-FIN-08, B-WIN-01).

    A kept card gives its resources before the count: each is one point of any kind.
    """

    def ask(self, s: State) -> None:
        s.phase = "over"
        for seat, player in enumerate(s.players):
            spend_kept_cards(s, seat)
            for line in s.rules.score_lines:
                points = line.count(s, seat).points
                if points:
                    player.win(line.id, points)
        s.result = Over(tuple(player.score for player in s.players), find_winners(s))
        for seat in s.result.winners:
            s.tell("won", seat=seat, score=s.players[seat].score)


def spend_kept_cards(s: State, seat: Seat) -> None:
    """Unused free resources are taken as pieces of the first kind, as all count the same."""
    player = s.players[seat]
    first = next(iter(player.resources))
    for card in player.kept:
        player.resources[first] += s.rules.cards[card].top["amount"]
    player.kept.clear()


def score_resources(s: State, seat: Seat) -> Reckoned:
    """One point per remaining resource, those of a kept card included; food gives nothing (B-FIN-01)."""
    return Reckoned(sum(s.players[seat].resources.values()) + count_kept(s, seat))


def score_culture(s: State, seat: Seat) -> Reckoned:
    """The number of different symbols squared; second copies form a second row (B-FIN-02)."""
    symbols = Counter[str]()
    for card in s.players[seat].cards:
        bottom = s.rules.cards[card].bottom
        if bottom["kind"] == "culture":
            symbols[bottom["symbol"]] += 1
    rows = Counter(row for count in symbols.values() for row in range(count))
    widths = sorted(rows.values(), reverse=True)
    return Reckoned(sum(width**2 for width in widths), "+".join(f"{width}²" for width in widths))


def score_people(people: str, factor: Callable[[State, Seat], int]) -> Count:
    """The numbers of all own cards of this kind of people, times `factor` (B-FIN-03 to -07)."""

    def count(s: State, seat: Seat) -> Reckoned:
        cards = s.rules.cards
        bottoms = [cards[card].bottom for card in s.players[seat].cards]
        amount = sum([bottom["amount"] for bottom in bottoms if bottom.get("people") == people])
        times = factor(s, seat)
        return Reckoned(amount * times, f"{amount}×{times}")

    return count


def count_fields(s: State, seat: Seat) -> int:
    return s.players[seat].field


def count_buildings(s: State, seat: Seat) -> int:
    return len(s.players[seat].buildings)


def count_people(s: State, seat: Seat) -> int:
    return s.players[seat].people


def sum_tools(s: State, seat: Seat) -> int:
    """The sum of the tool values, not the number of tiles; one-use tools do not count (B-FIN-06, R-14)."""
    return sum(s.players[seat].tools)


def sum_tie_break(s: State, seat: Seat) -> int:
    """Field track, tools and people together (B-WIN-02)."""
    return count_fields(s, seat) + sum_tools(s, seat) + count_people(s, seat)


def rank_seats(s: State) -> list[int]:
    """The rank of every seat, 1 wins; the same score and tie-break share a rank (B-WIN-03, B-WIN-04)."""
    keys = [(player.score, sum_tie_break(s, seat)) for seat, player in enumerate(s.players)]
    return [1 + sum(other > key for other in keys) for key in keys]


def find_winners(s: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, rank in enumerate(rank_seats(s)) if rank == 1)
