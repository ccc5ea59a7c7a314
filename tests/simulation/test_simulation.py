"""The simulator itself: the same seed is the same story, and it finds what is planted."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.simulation.faults import Fault
from tests.simulation.planted import planted
from tests.simulation.shrinking import fewest
from tests.simulation.simulation import Simulation

ACTS = 20


def momentary(violations: list[str]) -> list[str]:
    """Those of the laws that hold at every moment."""
    return [each for each in violations if "not on disk" in each]


@pytest.mark.long
def test_the_same_seed_is_the_same_story_whatever_the_hashes() -> None:
    told = "from tests.simulation.simulation import Simulation; print(Simulation(4, acts=20, faults=8).run().trace)"
    traces = {
        subprocess.check_output([sys.executable, "-c", told], env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    }
    assert len(traces) == 1


@pytest.mark.long
def test_a_seed_is_the_same_story_after_others() -> None:
    first = Simulation(5, acts=ACTS).run()
    Simulation(6, acts=ACTS).run()
    assert Simulation(5, acts=ACTS).run().trace == first.trace
    assert Simulation(5, acts=ACTS, faults=[]).run().trace != first.trace


def test_what_is_acknowledged_or_shown_is_on_disk() -> None:
    for seed in range(2):
        assert momentary(Simulation(seed, acts=ACTS).run().violations) == []


def test_an_acknowledgement_before_the_commit_is_found() -> None:
    with planted("a move is acknowledged before it is stored"):
        assert momentary(Simulation(0, acts=ACTS, faults=0).run().violations)


def test_what_is_not_needed_is_left_out() -> None:
    faults = [Fault(float(at), "crash") for at in range(9)]
    needed = {2.0, 7.0}
    assert {fault.at for fault in fewest(faults, lambda kept: needed <= {each.at for each in kept})} == needed
