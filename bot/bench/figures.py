"""What a measurement reports: percentiles in milliseconds, and what the process has used so far."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

Report = dict[str, object]

_PROC = Path("/proc")


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """How many there were, and their p50, p95, p99 and maximum in milliseconds."""
    if not seconds:
        return {"count": 0}
    ordered = sorted(seconds)
    shares = {"p50": 0.50, "p95": 0.95, "p99": 0.99}
    found = {
        name: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in shares.items()
    }
    return (
        {"count": len(ordered)}
        | {name: round(1e3 * each, 2) for name, each in found.items()}
        | {"most": round(1e3 * ordered[-1], 2)}
    )


def resident(pid: int | str = "self") -> float:
    """Megabytes of a process that are in memory now, by default of this one; 0 where the system does not say that."""
    file = _PROC / str(pid) / "statm"
    pages = int(file.read_text().split()[1]) if file.exists() else 0
    return round(pages * resource.getpagesize() / 1e6, 1)


def seconds_computed(pid: int, name: str) -> dict[str, float]:
    """Seconds that this process, called so, and those that it has started have computed so far, by their names.

    `ended` are all that are no more. Raises `OSError` where the system does not tell of others (Linux does).
    """
    found = {name: clock_of(pid), "ended": 0.0}
    started = _read_processes()
    family = [pid]
    for each in family:  # it grows on the way
        parent, of_ended = started.get(each, (0, 0.0))
        found["ended"] += of_ended
        if parent in family:
            with suppress(OSError):  # it has just ended, and is counted with its parent from then on
                called = _name_of_process(each)
                found[called] = found.get(called, 0.0) + clock_of(each)
        family += (child for child, (parent, _) in started.items() if parent == each)
    return found


def clock_of(pid: int) -> float:
    """Seconds that a process has computed, by the clock that clock_getcpuclockid(3) names."""
    return time.clock_gettime(~pid << 3 | 2)


def _read_processes() -> dict[int, tuple[int, float]]:
    """The parent of each process, and the seconds of all its children that have ended."""
    found: dict[int, tuple[int, float]] = {}
    for file in _PROC.glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = file.read_text().rpartition(") ")[2].split()
            of_ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
            found[int(file.parent.name)] = int(fields[1]), of_ended
    return found


def _name_of_process(pid: int) -> str:
    """What a process is for: the first word after its module, else the name of its program."""
    words = (_PROC / str(pid) / "cmdline").read_text().split("\0")
    return words[words.index("-m") + 2] if "-m" in words else Path(words[0]).name


def slope(samples: Sequence[float], seconds: float) -> float:
    """How steeply these samples rise, by least squares, per hour; they were taken evenly over `seconds`."""
    if len(samples) < 2:
        return 0.0
    middle, mean = (len(samples) - 1) / 2, sum(samples) / len(samples)
    rise = sum((place - middle) * (each - mean) for place, each in enumerate(samples))
    per_sample = rise / sum((place - middle) ** 2 for place in range(len(samples)))
    return round(per_sample * len(samples) / seconds * 3600, 1)
