"""The simulator: a seed always gives the same trace, the invariants hold, and injected bugs are found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import Any

import pytest

from tests.simulation.faults import Answer, Effect, Fault
from tests.simulation.loop import VirtualLoop
from tests.simulation.planted import with_bug
from tests.simulation.shrinking import find_fewest
from tests.simulation.simulation import Simulation

ACTS, SEEDS = 20, 16


def failing(at: float, about: str, **how: Any) -> Fault:
    """A fault: from this second on one request of a kind fails."""
    return Fault(at, "error", about, effect=Effect(**how))


REFUSED, MISSING, ARCHIVED = Answer(403, 50001), Answer(404, 10003), Answer(400, 50083)
FAILING_EDITS = [Fault(9.0, "error", "edit", 500, effect=Effect(before=Answer(500)))]
MEETING = [Fault(0.0, "meeting pictures", lasts=9000.0)]
FULL_DISK = [Fault(10.0, "disk full", lasts=30.0)]
MISSED = "a deletion is heard of by a process that dies before it can note that"
FOUND = {
    "a message is made before its request is refused": (
        0,
        1,
        [
            failing(at, "post", **how)
            for at in (12.0, 20.0)
            for how in ({"after": Answer(500)}, {"before": REFUSED})
        ],
    ),
    "a deletion is refused for a moment": (
        0,
        1,
        [failing(at, "delete", before=REFUSED) for at in (9.0, 14.0, 19.0)],
    ),
    "a deletion meets an archived thread": (
        2,
        1,
        [failing(at, "delete", before=ARCHIVED) for at in (9.0, 14.0, 19.0)],
    ),
    "a channel seems to be missing in an outage": (
        1,
        1,
        [Fault(14.0, "outage", lasts=20.0), *[failing(14.0, "post", before=MISSING)] * 2],
    ),
    "a request arrives when the process that made it has ended": (
        0,
        1,
        [
            Fault(16.0, "held", "post", effect=Effect(held=9.0)),
            Fault(17.5, "stop"),
            Fault(22.0, "held", "post", effect=Effect(held=9.0)),
            Fault(23.5, "stop"),
        ],
    ),
    "an edit arrives when the process that made it has ended": (
        1,
        1,
        [Fault(47.1, "held", "edit", effect=Effect(held=18.0)), Fault(49.7, "stop")],
    ),
    "the disk is full for a moment": (
        0,
        1,
        [Fault(at, "disk full", lasts=4.0) for at in (9.0, 12.0, 15.0, 18.0)],
    ),
    MISSED: (
        56,
        2,
        [
            fault
            for at, later in ((297.51, 1.0), (352.97, 1.0), (740.75, 3.0), (813.89, 3.0), (818.19, 1.0))
            for fault in (
                Fault(at, "disk slow", lasts=9.0),
                Fault(round(at + 0.38, 2), "message deleted", times=3),
                Fault(at + later, "crash", times=2),
            )
        ],
    ),
    "the thread of a lobby is deleted": (76, 1, [Fault(342.971, "thread deleted")]),
    "a removal cannot be noted while the disk is full": (
        7000373,
        1,
        [Fault(122.16, "disk full", lasts=27.3), Fault(122.429, "kicked", times=2, lasts=14.6)],
    ),
}
"""Bugs that the simulator has found in the bot: the seed, the number of processes and the faults that show each."""


@pytest.mark.long
def test_a_seed_gives_the_same_trace_whatever_the_hashes() -> None:
    program = "from tests.simulation.simulation import Simulation; print(Simulation(4, acts=20, faults=8).run().trace)"
    traces = {
        subprocess.check_output([sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    }
    assert len(traces) == 1


def test_timers_of_the_same_moment_run_in_the_order_of_scheduling() -> None:
    """A heap alone has them in an order that depends on all other timers, cancelled ones too."""
    loop, done = VirtualLoop(), list[int]()
    for number in range(50):
        loop.call_at(5.0, done.append, number)
        loop.call_at(number % 5, done.clear)
    loop.call_at(5.5, loop.stop)
    loop.run_forever()
    loop.close()
    assert done == [*range(50)]


@pytest.mark.long
def test_a_seed_gives_the_same_trace_after_others() -> None:
    first = Simulation(5, acts=ACTS).run()
    Simulation(6, acts=ACTS).run()
    assert Simulation(5, acts=ACTS).run().trace == first.trace
    assert Simulation(5, acts=ACTS, faults=[]).run().trace != first.trace


@pytest.mark.parametrize("seed", [0, 1])
def test_the_invariants_hold(seed: int) -> None:
    assert Simulation(seed, acts=ACTS).run().violations == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_invariants_hold_in_long_games(seed: int) -> None:
    assert Simulation(seed).run().violations == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_the_invariants_hold_where_two_processes_have_a_server_each(seed: int) -> None:
    assert Simulation(seed, is_apart=True).run().violations == []


@pytest.mark.long
def test_a_process_that_ignores_what_another_asks_for_is_found() -> None:
    with with_bug("what another process asks for is left undone"):
        found = Simulation(5, faults=[], is_apart=True).run().violations
    assert "of who was erased" in str(found), found


@pytest.mark.long
@pytest.mark.parametrize("found", FOUND)
def test_a_bug_that_was_found_does_not_come_back(found: str) -> None:
    seed, processes, faults = FOUND[found]
    assert Simulation(seed, acts=25, faults=faults, processes=processes).run().violations == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "seed", "faults", "processes", "law"),
    [
        ("a deletion is dropped", 0, [], 1, "current messages"),
        ("a mention is forgotten", 0, [], 1, "mentioned are"),
        ("the words do not come first", 0, [], 1, "showed no words"),
        ("shown is set before the answer", 2, FAILING_EDITS, 1, "counts as shown: .*not of the newest state"),
        ("it is acknowledged before it is stored", 0, FULL_DISK, 1, "acknowledged and is not on disk"),
        ("what comes meanwhile is not looked at", 566, MEETING, 1, "counts as shown: there is no picture"),
        ("what was missed is not looked at", 22, FOUND[MISSED][2], 2, "0 current messages"),
    ],
)
def test_an_injected_bug_is_found(
    fault: str, seed: int, faults: list[Fault], processes: int, law: str
) -> None:
    assert Simulation(seed, acts=25, faults=faults, processes=processes).run().violations == []
    with with_bug(fault):
        found = Simulation(seed, acts=25, faults=faults, processes=processes).run().violations
    assert re.search(law, str(found)), found


def test_shrinking_leaves_out_the_faults_that_are_not_needed() -> None:
    faults = [Fault(float(at), "crash") for at in range(9)]
    needed = {2.0, 7.0}
    assert {
        fault.at for fault in find_fewest(faults, lambda kept: needed <= {each.at for each in kept})
    } == needed
