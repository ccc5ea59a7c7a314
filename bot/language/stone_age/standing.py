"""The final standings of Stone Age, and the words for the lines of a score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from bot.language.names import show_name
from bot.language.texts import Texts
from engine.stone_age.view import PlaceInStanding, ScoreLineView, TableView

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
    """Rank, score and every line of it, a player each; what decided a tie stands below."""
    called = [show_name(name) for name in names]
    rows = [_row(texts, view, row, called[row.seat]) for row in view.standing]
    return "\n".join((*rows, *_ties(texts, view.standing, called)))


def _row(texts: Texts, view: TableView, row: PlaceInStanding, name: str) -> str:
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


def _ties(texts: Texts, standing: Sequence[PlaceInStanding], names: Sequence[str]) -> list[str]:
    said: list[str] = []
    for score, group in groupby(standing, key=lambda row: row.score):
        tied = list(group)
        if len({row.rank for row in tied}) > 1:
            sums = [
                texts.say("stone-age-standing-sum", name=names[row.seat], sum=row.tie_break) for row in tied
            ]
            said.append(texts.say("stone-age-standing-tie", score=score, sums=texts.list_items(sums)))
        for rank, equal in groupby(tied, key=lambda row: row.rank):
            sharing = [names[row.seat] for row in equal]
            if len(sharing) > 1:
                said.append(
                    texts.say("stone-age-standing-shared", rank=rank, names=texts.list_items(sharing))
                )
    return said
