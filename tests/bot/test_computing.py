"""The process in which computer players think may die, hang, grow or not begin: they choose by rules then."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest

from bot.work.computing import ANALYSING, CHOOSING, ComputingProcesses, choose
from bot.work.worker import WorkerLost
from engine.computer import levels
from engine.core.match import Match, Setup
from tests.engine.playing import SAMPLE, playout

COMMITMENT = "c" * 64


@pytest.fixture
async def computing() -> AsyncIterator[ComputingProcesses]:
    computing = ComputingProcesses(None)
    yield computing
    await computing.close()


def placing(setup: Setup) -> Match:
    """A later position in which somebody can choose among several places."""
    asked = (match for match, _ in playout(setup, 7) if match.decisions and match.round > 1)
    return next(match for match in asked if len(match.distinct(match.decisions[0])) > 4).copy()


async def answer(computing: ComputingProcesses, match: Match, level: str) -> levels.Choice:
    return await choose(computing, match, match.decisions[0].seat, level, COMMITMENT)


def by_rules(match: Match) -> levels.Choice:
    return levels.choose(match, match.decisions[0], "normal", COMMITMENT)


async def test_another_process_chooses_the_same_from_a_snapshot(computing: ComputingProcesses) -> None:
    """It has hashes of its own, so nothing follows from the order of sets."""
    for setup in (SAMPLE[1], SAMPLE[-1]):
        match = placing(setup)
        here = levels.choose(match, match.decisions[0], "strong", COMMITMENT)
        assert await answer(computing, match, "strong") == here
        assert here.made.startswith(f"strong {here.simulations} 1.")
    nobody = computing.workers[ANALYSING].pid
    assert nobody is None, "a process begins when it is needed"


async def test_who_answers_at_once_needs_no_process(computing: ComputingProcesses) -> None:
    match = placing(SAMPLE[0])
    assert await answer(computing, match, "normal") == by_rules(match)
    assert (await answer(computing, match, "easy")).level == "easy"
    assert computing.workers[CHOOSING].pid is None


async def test_a_process_that_dies_hangs_or_grows_is_replaced(computing: ComputingProcesses) -> None:
    worker = computing.workers[CHOOSING]
    for job in (partial(os._exit, 3), partial(time.sleep, 600), partial(bytes, CHOOSING.memory)):
        before = await computing.run(os.getpid)
        worker.job = replace(CHOOSING, longest=0.2)
        with pytest.raises(WorkerLost):
            await computing.run(job)
        worker.job = CHOOSING
        assert await computing.run(os.getpid) == worker.pid != before


async def test_a_player_whose_process_is_killed_chooses_by_rules(
    computing: ComputingProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    worker, match = computing.workers[CHOOSING], placing(SAMPLE[0])
    os.kill(await computing.run(os.getpid), signal.SIGSTOP)
    choosing = asyncio.create_task(answer(computing, match, "expert"))
    waiting = asyncio.create_task(answer(computing, match, "strong"))
    for _ in range(10):  # the process has its question, which it cannot answer
        await asyncio.sleep(0)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    assert await choosing == by_rules(match)
    assert (await choosing).made.startswith("normal 0 1.")
    assert (await waiting).level == "strong", "who comes next has a new process"
    assert caplog.text.count("(expert) chooses by rules alone") == 1


async def test_a_player_whose_process_does_not_begin_chooses_by_rules(
    computing: ComputingProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    match = placing(SAMPLE[0])
    assert await answer(computing, match, "strong") == by_rules(match)


async def test_a_long_analysis_delays_no_choice(computing: ComputingProcesses) -> None:
    analysing = asyncio.create_task(computing.run(partial(time.sleep, 600), ANALYSING))
    assert await computing.run(partial(int, "7")) == 7
    assert not analysing.done()
    await computing.close()
    with pytest.raises(asyncio.CancelledError):
        await analysing
