"""How long a first picture takes, every kind of board once each, and what Pillow would take; in a process of its own.

Times are those of the processor, because the machine may be busy. Whole games are measured by `python -m bot.bench
pictures`, as pictures know no rules.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from statistics import median, quantiles
from time import process_time, thread_time

from PIL import Image

from engine.stone_age.view import TableView
from renders.cells import CELLS
from renders.gallery import module_samples, samples, story_samples
from renders.gallery.module_samples import ALL
from renders.png import encode
from renders.stone_age import draw, draw_replay
from renders.stone_age.board import compose

ROUNDS = 60
_SCENES = 150
_STATM = Path("/proc/self/statm")
_PAGE, _MEGABYTE = 4096, 1_000_000

Times = list[float]


def measure() -> dict[str, float]:
    """Milliseconds, bytes and ratios: Pillow's default, cold in a new process, and every kind of board once."""
    return _default() | _fresh("cold") | _fresh("fill")


def _default() -> dict[str, float]:
    """What Pillow takes for a board in full colours that is painted without any cell from before."""
    view, since = samples.table(4, "actions"), samples.table(4, "feeding")
    plain = compose(view, names=samples.NAMES, since=since)
    times = _repeat(lambda: _painted_anew(view, since))
    default_bytes = len(_default_png(plain))
    return {
        **summarize("default", times),
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


def _fresh(part: str) -> dict[str, float]:
    """What a part of this module prints in a process whose caches are empty."""
    command = [sys.executable, "-c", f"from renders.gallery.bench import {part}; {part}()"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def cold() -> None:
    """Prints the time of the first board of a process."""
    view = module_samples.table(4, "actions", ALL)
    first = time_work(lambda: draw(view, names=samples.NAMES))
    print(json.dumps({"cold_ms": round(first, 1)}))


def fill() -> None:
    """Prints how long every kind of board takes once each, and what memory all caches hold then."""
    before = resident_memory()
    whole = time_work(_draw_all)
    print(json.dumps({"all_boards_ms": round(whole), "caches_mb": round(resident_memory() - before, 1)}))


def _draw_all() -> None:
    """Summer and winter, every module alone and all together, for two to five players."""
    sets = [(), ("style",), ("hard-winter",), ("wild-animals",), ("igloos",), ("mammoths",), ALL]
    for modules in sets:
        for seats in (2, 3, 4, 5):
            for phase in ("placing", "actions", "feeding", "over"):
                draw(module_samples.table(seats, phase, modules), names=samples.NAMES)


def _repeat(work: Callable[[], object]) -> Times:
    return [time_work(work) for _ in range(ROUNDS)]


def time_work(work: Callable[[], object]) -> float:
    """Milliseconds of the processor."""
    start = thread_time()
    work()
    return (thread_time() - start) * 1000


def summarize(name: str, times: Times) -> dict[str, float]:
    """The middle of the times, and what one of twenty exceeds."""
    return {
        f"{name}_p50_ms": round(median(times), 2),
        f"{name}_p95_ms": round(quantiles(times, n=20)[-1], 2),
    }


def replays() -> dict[str, float]:
    """Processor seconds and bytes of a replay of 150 scenes: the base game of 4, and everything with 5 players."""
    whole = module_samples.table(5, "actions", module_samples.ALL)
    return {
        **_replay("replay", samples.table(4, "actions")),
        **_replay("modules_replay", whole),
    }


def _replay(name: str, table: TableView) -> dict[str, float]:
    scenes = story_samples.scenes(table, _SCENES)
    start = process_time()
    film = draw_replay(scenes, names=samples.NAMES)
    seconds = process_time() - start
    return {f"{name}_seconds": round(seconds, 2), f"{name}_bytes": len(film)}


def resident_memory() -> float:
    """The resident memory of this process in megabytes, unused blocks given back; 0 where the system does not tell."""
    libc = ctypes.util.find_library("c")
    trim = getattr(ctypes.CDLL(libc), "malloc_trim", None) if libc else None
    if trim is not None:
        trim(0)
    return int(_STATM.read_text().split()[1]) * _PAGE / _MEGABYTE if _STATM.exists() else 0
