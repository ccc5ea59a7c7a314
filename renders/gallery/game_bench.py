"""How long the next picture of a table takes over whole games, how large it is, and what the caches hold with many
tables. Times are those of the processor, because the machine may be busy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import thread_time
from typing import Any

from engine.stone_age.view import TableView
from renders import hunters_scouts
from renders.cells import CELLS
from renders.gallery import bench, hunters_samples, samples
from renders.gallery.bench import Times, summarize
from renders.gallery.module_samples import ALL
from renders.png import STRIPS, encode
from renders.stone_age.board import paint
from renders.stone_age.modules import paint_modules

_MOST = 100_000
"""Pictures of a game; more than any game has."""
_TABLES, _TURNS = 200, 6
_MEGABYTE = 1_000_000
_SEATS: dict[str, tuple[int, ...]] = {"base": (2, 3, 4), "modules": (2, 3, 4, 5)}

Play = Callable[[str, int], Iterator[tuple[Any, Any]]]
"""Every picture of a game of this setup that is played by chance with this seed: a view and that of the last hand-over.

Who knows the rules gives it (`bot/bench/games.py`).
"""


def measure(play: Play) -> dict[str, float]:
    """Milliseconds, bytes and ratios, with those of single pictures."""
    found = _games(play) | _hunters(play) | _many_tables(play) | bench.measure()
    return found | {"time_ratio": round(found["next_p50_ms"] / found["default_p50_ms"], 3)}


def _games(play: Play) -> dict[str, float]:
    """The next picture of a table over whole games, and the second picture of a table with modules."""
    found: dict[str, float] = {}
    boards: Times = []
    for name, modules in (("base", "base"), ("modules", ",".join(("base", *ALL)))):
        for seats in _SEATS[name]:
            times, extras, sizes = _game(play(_setup(seats, modules), seats))
            found |= summarize(f"{name}_{seats}", times) | {f"{name}_{seats}_bytes": max(sizes)}
            if extras:
                found |= summarize(f"{name}_{seats}_second", extras)
            boards += times
    return summarize("next", boards) | found


def _setup(seats: int, modules: str) -> str:
    return f"stone_age seats={seats} modules={modules} edition=jubilee"


def _game(moments: Iterator[tuple[TableView, TableView | None]]) -> tuple[Times, Times, list[int]]:
    boards, extras, sizes = Times(), Times(), list[int]()
    for (view, since), _ in zip(moments, range(_MOST), strict=False):
        start = thread_time()
        picture = encode(paint(view, names=samples.NAMES, since=since))
        boards.append((thread_time() - start) * 1000)
        sizes.append(len(picture))
        start = thread_time()
        second = paint_modules(view, names=samples.NAMES, since=since)
        if second is not None:
            sizes.append(len(encode(second)))
            extras.append((thread_time() - start) * 1000)
    return boards, extras, sizes


def _many_tables(play: Play) -> dict[str, float]:
    """One picture of each table in turn, and what is kept then."""
    tables = [play(_setup(2 + number % 3, "base"), number) for number in range(_TABLES)]
    times: Times = []
    for turn in range(_TURNS):
        for table in tables:
            view, since = next(table)
            start = thread_time()
            encode(paint(view, names=samples.NAMES, since=since))
            if turn:
                times.append((thread_time() - start) * 1000)
    kept = (CELLS.size + STRIPS.size) / _MEGABYTE
    return summarize("of_200_tables", times) | {"caches_of_200_tables_mb": round(kept, 1)}


def _hunters(play: Play) -> dict[str, float]:
    """The next picture of a table of Jäger und Späher over whole games."""
    times, sizes = Times(), list[int]()
    for seed, variant in enumerate(hunters_samples.VARIANTS):
        played = play(f"hunters_scouts seats=2 modules={variant} edition=2014", seed)
        for (view, since), _ in zip(played, range(_MOST), strict=False):
            start = thread_time()
            picture = hunters_scouts.draw(view, names=samples.NAMES, since=since)
            times.append((thread_time() - start) * 1000)
            sizes.append(len(picture))
    return summarize("hunters", times) | {"hunters_bytes": max(sizes)}
