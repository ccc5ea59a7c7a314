"""Measures over whole games how long the next picture of a table takes and how large it is; also the first picture of a
process, every kind of board once, and Pillow's own encoder. Times are CPU times, because the machine may be busy.

`python -m bot.bench pictures` prints all of it; it passes the games in, as this package does not know the rules.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from time import thread_time
from typing import Any

from PIL import Image

from engine.stone_age.view import TableView
from renders import hunters_scouts
from renders.cells import CELLS
from renders.gallery import hunters_samples, module_samples, samples
from renders.gallery.module_samples import ALL
from renders.png import STRIPS, encode
from renders.stone_age import draw
from renders.stone_age.board import compose, paint
from renders.stone_age.modules import paint_modules

ROUNDS = 60
MOST = 100_000
"""Pictures of a game; more than any game has."""
TABLES, TURNS = 200, 6
SEATS: dict[str, tuple[int, ...]] = {"base": (2, 3, 4), "modules": (2, 3, 4, 5)}
_STATM = Path("/proc/self/statm")
_PAGE, _MEGABYTE = 4096, 1_000_000

Figures = dict[str, float]
"""Milliseconds, bytes, megabytes and ratios by name."""
Play = Callable[[str, int], Iterator[tuple[Any, Any]]]
"""Plays a game of this setup at random with this seed: for each picture a view, and that of the last hand-over."""


def measure(play: Play) -> Figures:
    """Measure all figures; `time_ratio` is the time of one board by the time that Pillow takes."""
    found = (
        _measure_games(play)
        | _measure_hunters(play)
        | _measure_many_tables(play)
        | _measure_pillow()
        | _measure_in_new_process("print_first_board")
        | _measure_in_new_process("print_all_boards")
    )
    return found | {"time_ratio": round(found["next_p50_ms"] / found["default_p50_ms"], 3)}


def _measure_games(play: Play) -> Figures:
    """Measure the next picture of a table over whole games, and the second picture of a table with modules."""
    found: Figures = {}
    boards: list[float] = []
    for name, modules in (("base", "base"), ("modules", ",".join(("base", *ALL)))):
        for seats in SEATS[name]:
            times, extras, sizes = _measure_game(play(_setup(seats, modules), seats))
            found |= summarize(f"{name}_{seats}", times) | {f"{name}_{seats}_bytes": max(sizes)}
            if extras:
                found |= summarize(f"{name}_{seats}_second", extras)
            boards += times
    return summarize("next", boards) | found


def _setup(seats: int, modules: str) -> str:
    return f"stone_age seats={seats} modules={modules} edition=jubilee"


def _measure_game(
    moments: Iterator[tuple[TableView, TableView | None]],
) -> tuple[list[float], list[float], list[int]]:
    boards, extras, sizes = list[float](), list[float](), list[int]()
    for view, since in islice(moments, MOST):
        milliseconds, picture = _time(_board, view, since)
        boards.append(milliseconds)
        sizes.append(len(picture))
        milliseconds, second = _time(_modules, view, since)
        if second:
            extras.append(milliseconds)
            sizes.append(len(second))
    return boards, extras, sizes


def _board(view: TableView, since: TableView | None) -> bytes:
    return encode(paint(view, names=samples.NAMES, since=since))


def _modules(view: TableView, since: TableView | None) -> bytes:
    second = paint_modules(view, names=samples.NAMES, since=since)
    return b"" if second is None else encode(second)


def _measure_hunters(play: Play) -> Figures:
    """Measure the next picture of a table of Jäger und Späher over whole games."""
    times, sizes = list[float](), list[int]()
    for seed, variant in enumerate(hunters_samples.VARIANTS):
        for view, since in islice(play(f"hunters_scouts seats=2 modules={variant} edition=2014", seed), MOST):
            milliseconds, picture = _time(
                partial(hunters_scouts.draw, view, names=samples.NAMES, since=since)
            )
            times.append(milliseconds)
            sizes.append(len(picture))
    return summarize("hunters", times) | {"hunters_bytes": max(sizes)}


def _measure_many_tables(play: Play) -> Figures:
    """Measure one picture of each table in turn, several times, and the memory of the caches after that."""
    tables = [play(_setup(2 + number % 3, "base"), number) for number in range(TABLES)]
    times: list[float] = []
    for turn in range(TURNS):
        for table in tables:
            view, since = next(table)
            milliseconds, _ = _time(_board, view, since)
            times += [milliseconds] * bool(turn)
    kept = (CELLS.size + STRIPS.size) / _MEGABYTE
    return summarize("of_200_tables", times) | {"caches_of_200_tables_mb": round(kept, 1)}


def _measure_pillow() -> Figures:
    """Measure Pillow's encoder for a board in full colours that is painted with an empty cache of cells."""
    view, since = samples.table(4, "actions"), samples.table(4, "feeding")
    plain = compose(view, names=samples.NAMES, since=since)
    times = [_time(_paint_anew, view, since)[0] for _ in range(ROUNDS)]
    default_bytes = len(_encode_by_pillow(plain))
    return {
        **summarize("default", times),
        "default_bytes": default_bytes,
        "bytes_ratio": round(len(encode(plain)) / default_bytes, 3),
    }


def _paint_anew(view: TableView, since: TableView) -> bytes:
    CELLS.clear()
    return _encode_by_pillow(compose(view, names=samples.NAMES, since=since))


def _encode_by_pillow(image: Image.Image) -> bytes:
    stream = BytesIO()
    image.save(stream, format="PNG")
    return stream.getvalue()


def _measure_in_new_process(part: str) -> Figures:
    """The figures that a function of this module prints in a new process, whose caches are empty."""
    command = [sys.executable, "-c", f"from renders.gallery.bench import {part}; {part}()"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: Figures = json.loads(done.stdout)
    return found


def print_first_board() -> None:
    """Print the time of the first board of a process."""
    view = module_samples.table(4, "actions", ALL)
    first, _ = _time(partial(draw, view, names=samples.NAMES))
    print(json.dumps({"cold_ms": round(first, 1)}))


def print_all_boards() -> None:
    """Print how long it takes to draw every kind of board once, and how much memory all caches take then."""
    before = resident_memory()
    whole, _ = _time(_draw_all)
    print(json.dumps({"all_boards_ms": round(whole), "caches_mb": round(resident_memory() - before, 1)}))


def _draw_all() -> bytes:
    """Draw summer and winter, most modules alone and all together, for two to five players."""
    sets = [(), ("style",), ("hard-winter",), ("wild-animals",), ("igloos",), ("mammoths",), ALL]
    return b"".join(
        draw(module_samples.table(seats, phase, modules), names=samples.NAMES)
        for modules in sets
        for seats in (2, 3, 4, 5)
        for phase in ("placing", "actions", "feeding", "over")
    )


def _time(work: Callable[..., bytes], *content: object) -> tuple[float, bytes]:
    """Call a function; return its CPU time in milliseconds and what it drew."""
    start = thread_time()
    drawn = work(*content)
    return (thread_time() - start) * 1000, drawn


def summarize(name: str, times: list[float]) -> Figures:
    """The median of the times and their 95th percentile."""
    return {
        f"{name}_p50_ms": round(median(times), 2),
        f"{name}_p95_ms": round(quantiles(times, n=20)[-1], 2),
    }


def resident_memory() -> float:
    """The resident memory of this process in megabytes after `malloc_trim`; 0 where there is no `/proc`."""
    libc = ctypes.util.find_library("c")
    trim = getattr(ctypes.CDLL(libc), "malloc_trim", None) if libc else None
    if trim is not None:
        trim(0)
    return int(_STATM.read_text().split()[1]) * _PAGE / _MEGABYTE if _STATM.exists() else 0
