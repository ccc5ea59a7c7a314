"""Figures for reports: percentiles in milliseconds, the memory and CPU time of processes, and trends."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

Report = dict[str, object]

_PROC = Path("/proc")


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """The count of these durations, and their p50, p95, p99 and maximum in milliseconds."""
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


def resident_megabytes(pid: int | str = "self") -> float:
    """The resident memory of a process, by default of this one, in megabytes; 0 where there is no `/proc`."""
    file = _PROC / str(pid) / "statm"
    pages = int(file.read_text().split()[1]) if file.exists() else 0
    return round(pages * resource.getpagesize() / 1e6, 1)


def cpu_seconds_by_name(pid: int, name: str) -> dict[str, float]:
    """The CPU seconds so far of a process, under this name, and of its descendants, under their own names.

    `ended` sums up those that have ended. Raises `OSError` where clocks of other processes cannot be read.
    """
    found = {name: cpu_seconds_of(pid), "ended": 0.0}
    started = _read_processes()
    family = [pid]
    for each in family:  # children are appended while it runs
        parent, of_ended = started.get(each, (0, 0.0))
        found["ended"] += of_ended
        if parent in family:
            with suppress(OSError):  # if it has just ended, it counts as a child of its parent from now on
                called = _name_of_process(each)
                found[called] = found.get(called, 0.0) + cpu_seconds_of(each)
        family += (child for child, (parent, _) in started.items() if parent == each)
    return found


def cpu_seconds_of(pid: int) -> float:
    """The CPU seconds of a process so far, by the clock that clock_getcpuclockid(3) names."""
    return time.clock_gettime(~pid << 3 | 2)


def _read_processes() -> dict[int, tuple[int, float]]:
    """The parent of each process, and the CPU seconds of all its children that have ended."""
    found: dict[int, tuple[int, float]] = {}
    for file in _PROC.glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = file.read_text().rpartition(") ")[2].split()
            of_ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
            found[int(file.parent.name)] = int(fields[1]), of_ended
    return found


def _name_of_process(pid: int) -> str:
    """A name for a process: the first argument after its module, else the name of its program."""
    words = (_PROC / str(pid) / "cmdline").read_text().split("\0")
    return words[words.index("-m") + 2] if "-m" in words else Path(words[0]).name


def slope(samples: Sequence[float], seconds: float) -> float:
    """The slope of these samples per hour, by least squares; they were taken evenly over `seconds`."""
    if len(samples) < 2:
        return 0.0
    middle, mean = (len(samples) - 1) / 2, sum(samples) / len(samples)
    rise = sum((place - middle) * (each - mean) for place, each in enumerate(samples))
    per_sample = rise / sum((place - middle) ** 2 for place in range(len(samples)))
    return round(per_sample * len(samples) / seconds * 3600, 1)
