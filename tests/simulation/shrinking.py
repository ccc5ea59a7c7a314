"""From a simulation that breaks a law to one with as few faults and acts as still break it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from tests.simulation.simulation import Report, Simulation

T = TypeVar("T")


def law_of(violation: str) -> str:
    """Which law it is that was broken, without names and numbers."""
    return re.sub(r"[{\[].*[}\]]|\d+(\.\d+)?|'.*'", "#", violation)


def shrink(report: Report, **processes: Any) -> Report:
    """The same seed, so many processes, and the same law broken, by fewer acts and faults."""
    law = law_of(report.violations[0])
    best = report

    def is_broken(trial: Report) -> bool:
        nonlocal best
        if law not in map(law_of, trial.violations):
            return False
        best = trial
        return True

    def with_acts(acts: int) -> bool:
        return is_broken(Simulation(report.seed, acts=acts, faults=report.faults, **processes).run())

    acts = next(
        (each for each in (10, 15, 25, 40, 60) if each < report.acts and with_acts(each)), report.acts
    )
    how: dict[str, Any] = {"acts": acts, **processes}
    fewest(best.faults, lambda kept: is_broken(Simulation(report.seed, faults=kept, **how).run()))
    return best


def fewest(items: list[T], holds: Callable[[list[T]], bool]) -> list[T]:
    """Of these as few as it still holds with: halves are left out, then quarters, at last single ones."""
    size = max(1, len(items) // 2)
    while items:
        for begin in range(0, len(items), size):
            less = [*items[:begin], *items[begin + size :]]
            if holds(less):
                items = less
                break
        else:
            if size == 1:
                break
            size //= 2
            continue
        size = max(1, min(size, len(items) // 2))
    return items
