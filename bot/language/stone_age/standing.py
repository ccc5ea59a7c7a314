"""The final standings of Stone Age, and the words for the lines of a score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from bot.language.names import show_name
from bot.language.stone_age.board import stock, things, tools
from bot.language.stone_age.words import bottom, building, card
from bot.language.texts import Texts
from engine.core.views import ResultView
from engine.stone_age.view import PlayerView, ScoreLineView, TableView

ORDER = (
    "buildings",
    "insulation",
    "cards",
    "winter_gold",
    "animals",
    "herd",
    "resources",
    "culture",
    "farmer",
    "hut_builder",
    "shaman",
    "tool_maker",
    "trader",
    "hunger",
)


def standing_text(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    """A line for each player with rank, score and all lines of the score; below them what decided ties."""
    called = [show_name(name) for name in names]
    rows = [_row(texts, view, row, called[row.seat]) for row in view.standing]
    return "\n".join((*rows, *_ties(texts, view.standing, called)))


def _row(texts: Texts, view: TableView, row: ResultView, name: str) -> str:
    sums = {line.id: line for line in view.players[row.seat].lines}
    order = sorted(row.lines, key=lambda line: ORDER.index(line) if line in ORDER else len(ORDER))
    lines = (score_line(texts, line, row.lines[line], sums) for line in order)
    points = texts.say("stone-age-preview-points", points=row.score)
    return texts.say(
        "stone-age-standing-row", rank=row.rank, name=name, points=points, lines=" · ".join(lines)
    )


def score_line(texts: Texts, line: str, points: int, sums: Mapping[str, ScoreLineView]) -> str:
    """One line of a score, with the way it is counted where that says more: `Farmers 3×7 = 21`."""
    name = texts.say(f"stone-age-line-{line}")
    counted = sums.get(line)
    if counted is None or not counted.sum or counted.points != points:
        return texts.say("stone-age-line", line=name, points=points)
    return texts.say("stone-age-line-sum", line=name, sum=counted.sum, points=points)


def _ties(texts: Texts, standing: Sequence[ResultView], names: Sequence[str]) -> list[str]:
    said: list[str] = []
    for score, group in groupby(standing, key=lambda row: row.score):
        tied = list(group)
        if len({row.rank for row in tied}) > 1:
            sums = [
                texts.say("stone-age-standing-sum", name=names[row.seat], sum=row.tie_break or 0)
                for row in tied
            ]
            said.append(texts.say("stone-age-standing-tie", score=score, sums=texts.list_items(sums)))
        for rank, equal in groupby(tied, key=lambda row: row.rank):
            sharing = [names[row.seat] for row in equal]
            if len(sharing) > 1:
                said.append(
                    texts.say("stone-age-standing-shared", rank=rank, names=texts.list_items(sharing))
                )
    return said


LONGEST = 2000
"""The most characters of a message."""


def own_text(texts: Texts, view: TableView) -> str:
    """The viewer's cards with both parts, buildings and tools, and what the final scoring would give now.

    At most 2,000 characters: if the cards make it longer, only their lower parts are listed, which still count.
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
