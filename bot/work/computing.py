"""Computes choices of computer players, hints and analyses, in processes of low priority next to the bot."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bot.work.fair_queue import THE_BOT, SharedWork
from bot.work.thinking import choose_action, find_hint, measure
from bot.work.worker import Job, Worker, WorkerError
from engine.computer import levels
from engine.computer.hints import Hint
from engine.computer.levels import AT_ONCE, INSTEAD, Choice
from engine.core.match import AnyMatch
from engine.core.questions import Seat

log = logging.getLogger(__name__)

T = TypeVar("T")

CHOOSING = Job("choosing", longest=60, idle=600, politeness=10, memory=256_000_000)
"""Choices of computer players take a few seconds at most where the machine is not busy with others."""
HINTING = Job("hinting", longest=60, idle=60, politeness=5, memory=256_000_000)
"""A person waits for a hint, and must not wait until the computers of all tables have chosen."""
ANALYSING = Job("analysing", longest=3600, idle=60, politeness=19, memory=512_000_000)
"""An analysis takes some minutes of a core that has nothing else to do, and much longer where all are busy."""


class Computing:
    """Calls functions of the engine with plain values, one at a time for each job in a process of its own, which begins
    when it is first needed; one that dies or hangs is replaced. People take turns.
    """

    def __init__(self, overrides: tuple[str, str] | None) -> None:
        self.workers = {job: Worker(job, overrides) for job in (CHOOSING, HINTING, ANALYSING)}
        self.orders = {job: SharedWork[bytes]() for job in self.workers}

    async def run(self, compute: Callable[[], T], job: Job = CHOOSING, by: int = THE_BOT) -> T:
        """Run a function of a module, such as a `partial`, in the turn of this person, and return its result; raises
        what it raises, or a `WorkerError`.
        """
        return pickle.loads(await self.orders[job].do(object(), partial(self.workers[job].run, compute), by))

    async def close(self) -> None:
        """Stop; the tasks that wait are cancelled."""
        for orders in self.orders.values():
            await orders.close()
        for worker in self.workers.values():
            await worker.stop()


async def choose(
    computing: Computing, match: AnyMatch, seat: Seat, level: str, commitment: str, host: int = THE_BOT
) -> tuple[Choice, float]:
    """What a computer player of this level answers to the open decision of this seat, and the seconds of CPU that it
    thought in its own process; raises `NotAsked`.

    It takes its turn as something that the host of the table asks for, however many tables they have.

    The choice is for this position: when it comes, the game may have moved on, and then it must be asked for again. If
    it cannot be computed, the level that answers at once chooses, and the choice says so.
    """
    if level not in AT_ONCE:
        compute = partial(choose_action, str(match.setup), match.snapshot(), seat, level, commitment)
        try:
            return await computing.run(partial(measure, compute), CHOOSING, host)
        except WorkerError as problem:
            log.warning("a computer player (%s) chooses by rules alone: %s", level, problem)
            level = INSTEAD[0]
    return levels.choose(match, match.decision_of(seat), level, commitment), 0.0


async def hint(
    computing: Computing, match: AnyMatch, seat: Seat, commitment: str, member: int
) -> tuple[Hint, float]:
    """The best choices of the open decision of this seat, for this person, and the seconds of CPU that it took; raises
    `NotAsked`, and a `WorkerError` if that fails.
    """
    compute = partial(find_hint, str(match.setup), match.snapshot(), seat, commitment)
    return await computing.run(partial(measure, compute), HINTING, member)
