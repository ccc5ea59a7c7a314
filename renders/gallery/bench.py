"""How long a board takes, how large it becomes, and what the caches cost: the largest table of four, with news."""

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
from time import perf_counter

from PIL import Image

from renders import hunters_scouts
from renders.gallery import hunters_samples, module_samples, samples
from renders.gallery.module_samples import ALL
from renders.png import encode
from renders.stone_age import draw
from renders.stone_age.board import compose, paint

_ROUNDS = 60
_PHASES = ("placing", "actions", "feeding", "over")
_STATM = Path("/proc/self/statm")
_PAGE, _MEGABYTE = 4096, 1_000_000

Times = list[float]


def measure() -> dict[str, float]:
    """Milliseconds, bytes and ratios, warm in this process and cold in a new one."""
    return _warm() | _warm_hunters() | _fresh("cold") | _fresh("fill")


def _warm() -> dict[str, float]:
    now, before = (module_samples.table(4, phase, ALL) for phase in ("actions", "feeding"))
    names = samples.NAMES
    picture = draw(now, names=names, since=before)
    indexed = paint(now, names=names, since=before)
    plain = compose(now, names=names, since=before)
    # Turn by turn, so that a busy machine is busy for all of them.
    composing, encoding, whole, default = _in_turn(
        lambda: paint(now, names=names, since=before),
        lambda: encode(indexed),
        lambda: draw(now, names=names, since=before),
        lambda: _default_png(plain),
    )
    default_bytes = len(_default_png(plain))
    return {
        "compose_p50_ms": _p50(composing),
        "compose_p95_ms": _p95(composing),
        "encode_p50_ms": _p50(encoding),
        "encode_p95_ms": _p95(encoding),
        "p50_ms": _p50(whole),
        "p95_ms": _p95(whole),
        "best_ms": round(min(whole), 2),
        "bytes": len(picture),
        "default_png_bytes": default_bytes,
        "bytes_ratio": round(len(picture) / default_bytes, 3),
        "default_png_p50_ms": _p50(default),
        "time_ratio": round(median(whole) / (median(composing) + median(default)), 3),
    }


def _warm_hunters() -> dict[str, float]:
    """The same for the fullest usual table of Jäger und Späher."""
    now = hunters_samples.table("survival", "recall")
    before, names = hunters_samples.earlier(now), samples.NAMES
    picture = hunters_scouts.draw(now, names=names, since=before)
    (whole,) = _in_turn(lambda: hunters_scouts.draw(now, names=names, since=before))
    return {"hunters_p50_ms": _p50(whole), "hunters_p95_ms": _p95(whole), "hunters_bytes": len(picture)}


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
    first = _timed(lambda: draw(view, names=samples.NAMES))
    print(json.dumps({"cold_ms": round(first, 1)}))


def fill() -> None:
    """Prints how long every kind of board takes once each, and what memory stays, with and without free blocks."""
    before = _memory()
    whole = _timed(_draw_all)
    resident = _memory() - before
    _give_back()
    kept = _memory() - before
    print(
        json.dumps(
            {"all_boards_ms": round(whole), "resident_mb": round(resident, 1), "caches_mb": round(kept, 1)}
        )
    )


def _draw_all() -> None:
    """Summer and winter, every module alone and all together, for two to five players."""
    sets = [(), ("style",), ("hard-winter",), ("wild-animals",), ("igloos",), ("mammoths",), ALL]
    for modules in sets:
        for seats in (2, 3, 4, 5):
            for phase in _PHASES:
                paint(module_samples.table(seats, phase, modules), names=samples.NAMES)


def _give_back() -> None:
    """Lets the C library return unused blocks, where it can."""
    libc = ctypes.util.find_library("c")
    trim = getattr(ctypes.CDLL(libc), "malloc_trim", None) if libc else None
    if trim is not None:
        trim(0)


def _memory() -> float:
    """The resident memory of this process in megabytes; 0 where the system does not tell."""
    return int(_STATM.read_text().split()[1]) * _PAGE / _MEGABYTE if _STATM.exists() else 0


def _in_turn(*works: Callable[[], object]) -> list[Times]:
    times: list[Times] = [[] for _ in works]
    for _ in range(_ROUNDS):
        for work, taken in zip(works, times, strict=True):
            taken.append(_timed(work))
    return times


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def _p50(times: Times) -> float:
    return round(median(times), 2)


def _p95(times: Times) -> float:
    return round(quantiles(times, n=20)[-1], 2)
