"""The stored analysis of a finished game: which analyses are pending, and how results are written and read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import engine
from bot.storage.records import NOT_YET, AnalysisRecord
from bot.tables.model.computers import is_computer
from bot.tables.model.table import Table
from engine.computer.analysis import Loss, analyze, can_be_analyzed
from engine.computer.estimates import Estimate
from engine.core.errors import RuleError
from engine.core.match import Row, Setup
from engine.core.values import frozen

ODD = json.dumps({"odd": True})
"""The stored result for a game whose log does not fit the present rules."""
Rows = Sequence[tuple[int | None, str]]
"""The whole log of a game, undone rows included, each row as seat (None: chance) and text."""


@frozen
class Figure:
    """An estimate of points, or of a share of a win in percent, with its 95 % margin."""

    value: int
    margin: int

    @property
    def is_clear(self) -> bool:
        return abs(self.value) > self.margin


@frozen
class TurningPoint:
    """A choice that cost much of the chance to win: its row, the `better` option, and the chance with that."""

    row: int
    round: int
    seat: int
    chosen: str
    better: str
    chance: int
    given: Figure


@frozen
class Costly:
    """A choice that cost its seat `points`: its row, the `better` option, and how they were wasted (`Loss.waste`)."""

    row: int
    round: int
    seat: int
    chosen: str
    better: str
    points: int
    waste: str


@frozen
class Waste:
    """A kind of waste of a seat: how often it occurred, and the points it cost in all."""

    what: str
    times: int
    points: Figure


@frozen
class Found:
    """The result of an analysis. `luck`, `choices`, `costliest` and `wasted` are by seat; the last two are empty in
    results of 1.0.
    """

    course: tuple[tuple[float, ...], ...]
    turning_points: tuple[TurningPoint, ...]
    luck: tuple[Figure, ...]
    choices: tuple[Figure, ...]
    costliest: tuple[tuple[Costly, ...], ...]
    wasted: tuple[tuple[Waste, ...], ...]


def analyses_to_make(table: Table) -> tuple[AnalysisRecord, ...]:
    """The pending analysis that is committed with the end of a game; empty for games that cannot be analyzed."""
    return (AnalysisRecord(table.record.id),) if can_be_analyzed(table.game) else ()


def rows_of(table: Table) -> Rows:
    return [(row.seat, row.text) for row in table.rows]


def find_rows_of_others(table: Table) -> frozenset[int]:
    """The rows that a former player, a computer or a vote chose at the seat of a person."""
    people = {seat.seat: seat.first_move for seat in table.seats if not is_computer(seat.member)}
    chosen = [(number, row, people[row.seat]) for number, row in table.counting() if row.seat in people]
    return frozenset(
        number for number, row, first in chosen if row.computer or row.voted or not number >= first != NOT_YET
    )


def analyze_game(setup: str, rows: Rows, commitment: str) -> str:
    """Analyze a game and return the result to store; takes some minutes of CPU time (`bot/work/computing.py`)."""
    read = Setup.read(setup)
    try:
        found = analyze(engine.GAMES[read.game], read, [Row(*row) for row in rows], commitment)
    except RuleError:
        return ODD
    points = [
        {**_choice(each), "chance": round(100 * each.chance), "given": _percent(each.given)}
        for each in found.turning_points
    ]
    return json.dumps(
        {
            "course": [[round(chance, 3) for chance in chances] for chances in found.course],
            "turning_points": points,
            "luck": [_percent(each.luck) for each in found.accounts],
            "choices": [_percent(each.choices) for each in found.accounts],
            "costliest": [[_costly(each) for each in own] for own in found.costliest],
            "wasted": [
                [(what, each.times, _round_estimate(each.points)) for what, each in own.items()]
                for own in found.wasted
            ],
        }
    )


def _choice(loss: Loss) -> dict[str, Any]:
    return {name: getattr(loss, name) for name in ("row", "round", "seat", "chosen", "better")}


def _costly(loss: Loss) -> dict[str, Any]:
    return {**_choice(loss), "points": round(loss.points.mean), "waste": loss.waste}


def _percent(estimate: Estimate) -> tuple[int, int]:
    return _round_estimate(Estimate(100 * estimate.mean, 100 * estimate.error))


def _round_estimate(estimate: Estimate) -> tuple[int, int]:
    return round(estimate.mean), round(estimate.margin)


def read(stored: str) -> Found | None:
    """Parse a stored result; None for a game whose log did not fit the rules."""
    said = json.loads(stored)
    if "odd" in said:
        return None
    points = tuple(
        TurningPoint(**{**each, "given": Figure(*each["given"])}) for each in said["turning_points"]
    )
    course = tuple(tuple(chances) for chances in said["course"])
    luck, choices = (tuple(Figure(*each) for each in said[name]) for name in ("luck", "choices"))
    costliest = tuple(tuple(Costly(**each) for each in own) for own in said.get("costliest", ()))
    wasted = tuple(
        tuple(Waste(what, times, Figure(*points)) for what, times, points in own)
        for own in said.get("wasted", ())
    )
    return Found(course, points, luck, choices, costliest, wasted)
