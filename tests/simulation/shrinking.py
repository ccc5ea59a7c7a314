"""Reduces a failing simulation to as few faults and acts as still break the same invariant."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from tests.simulation.simulation import Report, Simulation

T = TypeVar("T")


def law_of(violation: str) -> str:
    """The text of a violation without names and numbers, to compare those of different runs."""
    return re.sub(r"[{\[].*[}\]]|\d+(\.\d+)?|'.*'", "#", violation)


def shrink(report: Report, **processes: Any) -> Report:
    """The report of a simulation of this seed that breaks the same invariant with fewer acts and faults."""
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
    find_fewest(best.faults, lambda kept: is_broken(Simulation(report.seed, faults=kept, **how).run()))
    return best


def find_fewest(items: list[T], holds: Callable[[list[T]], bool]) -> list[T]:
    """A small part of these items for which `holds` is true: leaves out halves, then quarters, at last single items."""
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
