"""How long the next picture of a table takes on one core, over whole games that are played by chance, how large it is,
and what the caches hold with many tables. Times are those of the processor, because the machine may be busy.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import thread_time
from typing import Any

from engine import GAMES
from engine.core.actions import Drawn, Rolled
from engine.core.match import Match, Setup
from engine.core.questions import Roll
from engine.stone_age.modules import MODULES
from engine.stone_age.view import TableView
from renders import hunters_scouts
from renders.cells import CELLS
from renders.gallery import bench, hunters_samples, samples
from renders.gallery.bench import Times, told
from renders.png import STRIPS, encode
from renders.stone_age.board import paint
from renders.stone_age.modules import paint_modules

_MOST = 100_000
"""Pictures of a game; more than any game has."""
_TABLES, _TURNS = 200, 6
_MEGABYTE = 1_000_000
_SEATS: dict[str, tuple[int, ...]] = {"base": (2, 3, 4), "modules": (2, 3, 4, 5)}

Moment = tuple[TableView, TableView | None]
"""A view and that of the last hand-over."""


def measure() -> dict[str, float]:
    """Milliseconds, bytes and ratios, with those of single pictures."""
    found = _games() | _hunters() | _many_tables() | bench.measure()
    return found | {"time_ratio": round(found["next_p50_ms"] / found["default_p50_ms"], 3)}


def _games() -> dict[str, float]:
    """The next picture of a table over whole games, and the second picture of a table with modules."""
    found: dict[str, float] = {}
    boards: Times = []
    for name, modules in (("base", ("base",)), ("modules", MODULES.ids)):
        for seats in _SEATS[name]:
            times, beside, sizes = _game(seats, modules)
            found |= told(f"{name}_{seats}", times) | {f"{name}_{seats}_bytes": max(sizes)}
            if beside:
                found |= told(f"{name}_{seats}_second", beside)
            boards += times
    return told("next", boards) | found


def _game(seats: int, modules: tuple[str, ...]) -> tuple[Times, Times, list[int]]:
    boards, beside, sizes = Times(), Times(), list[int]()
    for (view, since), _ in zip(moments(seats, modules, Random(seats)), range(_MOST), strict=False):
        start = thread_time()
        picture = encode(paint(view, names=samples.NAMES, since=since))
        boards.append((thread_time() - start) * 1000)
        sizes.append(len(picture))
        start = thread_time()
        second = paint_modules(view, names=samples.NAMES, since=since)
        if second is not None:
            sizes.append(len(encode(second)))
            beside.append((thread_time() - start) * 1000)
    return boards, beside, sizes


def moments(seats: int, modules: tuple[str, ...], chance: Random) -> Iterator[Moment]:
    """Every picture of a game of Stone Age that is played by chance."""
    return _played(Setup("stone_age", seats, modules, "jubilee"), chance)


def _played(setup: Setup, chance: Random) -> Iterator[tuple[Any, Any]]:
    match = Match.start(GAMES[setup.game], setup)
    since = last = None
    while not match.over:
        if match.chance is not None:
            match.supply(
                Rolled(tuple(chance.randint(1, 6) for _ in range(match.chance.n)))
                if isinstance(match.chance, Roll)
                else Drawn(chance.choice(match.chance.pool))
            )
            continue
        view = match.view(None)
        if last is not None and last.waiting != view.waiting:
            since = last
        last = view
        yield view, since
        decision = chance.choice(match.decisions)
        match.play(decision.seat, str(chance.choice(decision.options)))


def _many_tables() -> dict[str, float]:
    """One picture of each table in turn, and what is kept then."""
    tables = [moments(2 + number % 3, ("base",), Random(number)) for number in range(_TABLES)]
    times: Times = []
    for turn in range(_TURNS):
        for table in tables:
            view, since = next(table)
            start = thread_time()
            encode(paint(view, names=samples.NAMES, since=since))
            if turn:
                times.append((thread_time() - start) * 1000)
    kept = (CELLS.size + STRIPS.size) / _MEGABYTE
    return told("of_200_tables", times) | {"caches_of_200_tables_mb": round(kept, 1)}


def _hunters() -> dict[str, float]:
    """The next picture of a table of Jäger und Späher over whole games."""
    times, sizes = Times(), list[int]()
    for variant in hunters_samples.VARIANTS:
        played = _played(Setup("hunters_scouts", 2, (variant,), "2014"), Random(variant))
        for (view, since), _ in zip(played, range(_MOST), strict=False):
            start = thread_time()
            picture = hunters_scouts.draw(view, names=samples.NAMES, since=since)
            times.append((thread_time() - start) * 1000)
            sizes.append(len(picture))
    return told("hunters", times) | {"hunters_bytes": max(sizes)}
