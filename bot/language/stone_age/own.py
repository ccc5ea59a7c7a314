"""*My things*: what a player owns, with the cards only the owner may look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.language.stone_age.board import stock, tools
from bot.language.stone_age.expansions import things
from bot.language.stone_age.standing import score_line
from bot.language.stone_age.words import bottom, building, card
from bot.language.texts import Texts
from engine.stone_age.view import PlayerView, TableView

LONGEST = 2000
"""The most characters of a message."""


def own_text(texts: Texts, view: TableView) -> str:
    """The viewer's cards with both parts, buildings and tools, and what the final scoring would give now.

    At most 2,000 characters: a collection too long for that is told by its lower parts, which still count.
    """
    if view.viewer is None:
        raise ValueError("a bystander owns nothing")
    me = view.players[view.viewer]
    forecast = [] if view.phase == "over" else [_forecast(texts, me)]
    more = things(texts, me, view)
    text = _text(texts, me, more, (card(texts, each) for each in me.own_cards or ()), forecast)
    if len(text) <= LONGEST:
        return text
    counts = Counter(bottom(texts, each.bottom) for each in me.own_cards or ())
    return _text(texts, me, more, (f"{count} × {face}" for face, count in counts.items()), forecast)


def _text(
    texts: Texts, me: PlayerView, more: Sequence[str], faces: Iterable[str], forecast: Sequence[str]
) -> str:
    head = texts.say("stone-age-own-stock", stock=stock(texts, me), tools=tools(texts, me))
    cards = _section(texts, "cards", me.cards, faces)
    kept = _section(texts, "kept", len(me.kept_cards), (card(texts, each) for each in me.kept_cards))
    buildings = _section(
        texts, "buildings", len(me.buildings), (building(texts, each) for each in me.buildings)
    )
    igloos = _section(texts, "igloos", len(me.igloos), (building(texts, each) for each in me.igloos))
    head = " · ".join([head, *more])
    return "\n".join([head, *cards, *kept, *buildings, *igloos, *forecast])


def _section(texts: Texts, name: str, count: int, rows: Iterable[str]) -> list[str]:
    """A heading with the count and the rows; nothing when there are none."""
    if not count:
        return []
    heading = texts.say(f"stone-age-own-{name}", count=count)
    return [heading, *(texts.say("stone-age-own-row", row=row) for row in rows)]


def _forecast(texts: Texts, me: PlayerView) -> str:
    sums = {line.id: line for line in me.lines}
    said = [score_line(texts, line.id, line.points, sums) for line in me.lines]
    total = me.score + sum(line.points for line in me.lines)
    return texts.say(
        "stone-age-own-forecast",
        score=me.score,
        lines=" · ".join(said) or texts.say("stone-age-nothing"),
        total=total,
    )
