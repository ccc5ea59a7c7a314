"""The analysis of a finished game as it is stored: what must be computed, and what was found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import engine
from bot.storage.records import AnalysisRecord
from bot.tables.model.table import Table
from engine.computer.analysis import Loss, analyze, can_be_analyzed
from engine.computer.estimates import Estimate
from engine.core.errors import RuleError
from engine.core.match import Row, Setup
from engine.core.values import frozen

ODD = json.dumps({"odd": True})
"""What is stored of a game whose log does not fit the rules of today."""
Rows = Sequence[tuple[int | None, str]]
"""The whole log of a game, with what was taken back, each row as seat (None: chance) and text."""


@frozen
class Figure:
    """A part of a victory in percent, or points, and how much it may differ in 19 of 20 cases."""

    value: int
    margin: int

    @property
    def is_clear(self) -> bool:
        return abs(self.value) > self.margin


@frozen
class TurningPoint:
    """A choice that gave much away: its row in the log, what was better, and the chance to win after that."""

    row: int
    round: int
    seat: int
    chosen: str
    better: str
    chance: int
    given: Figure


@frozen
class Costly:
    """A choice that cost its seat so many points, and by what (`Loss.waste`); its row in the log, what was better."""

    row: int
    round: int
    seat: int
    chosen: str
    better: str
    points: int
    waste: str


@frozen
class Waste:
    """Something that cost a seat points again and again: how often, and how many in all."""

    what: str
    times: int
    points: Figure


@frozen
class Found:
    """What is stored of an analysis. `luck`, `choices`, `costliest` and `wasted` are by seat; the last two are empty in
    those of 1.0.
    """

    course: tuple[tuple[float, ...], ...]
    turning_points: tuple[TurningPoint, ...]
    luck: tuple[Figure, ...]
    choices: tuple[Figure, ...]
    costliest: tuple[tuple[Costly, ...], ...]
    wasted: tuple[tuple[Waste, ...], ...]


def analyses_to_make(table: Table) -> tuple[AnalysisRecord, ...]:
    """What is written when a game ends, so that it will be analyzed whatever happens; nothing where that cannot be."""
    return (AnalysisRecord(table.record.id),) if can_be_analyzed(table.game) else ()


def rows_of(table: Table) -> Rows:
    return [(row.seat, row.text) for row in table.rows]


def analyze_game(setup: str, rows: Rows, commitment: str) -> str:
    """What is to be stored of a game; it takes some minutes of processor time (`bot/work/computing.py`)."""
    read = Setup.read(setup)
    try:
        found = analyze(engine.GAMES[read.game], read, [Row(*row) for row in rows], commitment)
    except RuleError:
        return ODD
    points = [
        {
            **_choice(each),
            "chance": round(100 * each.chance),
            "given": _percent(each.given),
        }
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
    """What was found; None for a game whose log did not fit the rules."""
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
