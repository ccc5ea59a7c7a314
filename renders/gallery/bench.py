"""How long the next picture of a table takes on one core, how large it is, and what the caches hold.

Times are those of the processor, because the machine may be busy. Games are played by chance; this file may import the
rules for that.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from random import Random
from statistics import median, quantiles
from time import thread_time
from typing import Any

from PIL import Image

from engine import GAMES
from engine.core.actions import Drawn, Rolled
from engine.core.match import Match, Setup
from engine.core.questions import Roll
from engine.stone_age.modules import MODULES
from engine.stone_age.view import TableView
from renders import hunters_scouts
from renders.cells import CELLS
from renders.gallery import hunters_samples, memory, module_samples, samples
from renders.gallery.module_samples import ALL
from renders.png import STRIPS, encode
from renders.stone_age import draw
from renders.stone_age.board import compose, paint
from renders.stone_age.modules import paint_modules

_ROUNDS = 60
_MOST = 100_000
"""Pictures of a game; more than any game has."""
_TABLES, _TURNS = 200, 6
_MEGABYTE = 1_000_000
_SEATS: dict[str, tuple[int, ...]] = {"base": (2, 3, 4), "modules": (2, 3, 4, 5)}

Times = list[float]
Moment = tuple[TableView, TableView | None]
"""A view and that of the last hand-over."""


def measure() -> dict[str, float]:
    """Milliseconds, bytes and ratios: over whole games, with many tables, warm, and cold in a new process."""
    found = _games() | _hunters() | _many_tables() | _default() | _fresh("cold") | _fresh("fill")
    return found | {"time_ratio": round(found["next_p50_ms"] / found["default_p50_ms"], 3)}


def _games() -> dict[str, float]:
    """The next picture of a table over whole games, and the second picture of a table with modules."""
    found: dict[str, float] = {}
    boards: Times = []
    for name, modules in (("base", ("base",)), ("modules", MODULES.ids)):
        for seats in _SEATS[name]:
            times, beside, sizes = _game(seats, modules)
            found |= _told(f"{name}_{seats}", times) | {f"{name}_{seats}_bytes": max(sizes)}
            if beside:
                found |= _told(f"{name}_{seats}_second", beside)
            boards += times
    return _told("next", boards) | found


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
    return _told("of_200_tables", times) | {"caches_of_200_tables_mb": round(kept, 1)}


def _default() -> dict[str, float]:
    """What Pillow takes for a board in full colours that is painted without any cell from before."""
    view, since = samples.table(4, "actions"), samples.table(4, "feeding")
    plain = compose(view, names=samples.NAMES, since=since)
    times = _repeated(lambda: _painted_anew(view, since))
    default_bytes = len(_default_png(plain))
    return {
        **_told("default", times),
        "default_bytes": default_bytes,
        "bytes_ratio": round(len(encode(plain)) / default_bytes, 3),
    }


def _painted_anew(view: TableView, since: TableView) -> bytes:
    CELLS.clear()
    return _default_png(compose(view, names=samples.NAMES, since=since))


def _default_png(image: Image.Image) -> bytes:
    stream = BytesIO()
    image.save(stream, format="PNG")
    return stream.getvalue()


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
    return _told("hunters", times) | {"hunters_bytes": max(sizes)}


def _fresh(part: str) -> dict[str, float]:
    """What a part of this module prints in a process whose caches are empty."""
    command = [sys.executable, "-c", f"from renders.gallery.bench import {part}; {part}()"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def cold() -> None:
    """Prints the time of the first board of a process."""
    view = module_samples.table(4, "actions", ALL)
    first = _timed(lambda: draw(view, names=samples.NAMES))
    print(json.dumps({"cold_ms": round(first, 1)}))


def fill() -> None:
    """Prints how long every kind of board takes once each, and what memory all caches hold then."""
    before = memory.held()
    whole = _timed(_draw_all)
    print(json.dumps({"all_boards_ms": round(whole), "caches_mb": round(memory.held() - before, 1)}))


def _draw_all() -> None:
    """Summer and winter, every module alone and all together, for two to five players."""
    sets = [(), ("style",), ("hard-winter",), ("wild-animals",), ("igloos",), ("mammoths",), ALL]
    for modules in sets:
        for seats in (2, 3, 4, 5):
            for phase in ("placing", "actions", "feeding", "over"):
                draw(module_samples.table(seats, phase, modules), names=samples.NAMES)


def _repeated(work: Callable[[], object]) -> Times:
    return [_timed(work) for _ in range(_ROUNDS)]


def _timed(work: Callable[[], object]) -> float:
    start = thread_time()
    work()
    return (thread_time() - start) * 1000


def _told(name: str, times: Times) -> dict[str, float]:
    return {
        f"{name}_p50_ms": round(median(times), 2),
        f"{name}_p95_ms": round(quantiles(times, n=20)[-1], 2),
    }
