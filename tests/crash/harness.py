"""Plays a game twice: in the tested run the bot is killed again and again, in the reference run it is not. After each
action both must show and store the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import islice, zip_longest
from pathlib import Path

from bot.config import Database
from bot.playground import Playground, redirect
from bot.storage.crashpoints import MOVE, PLACE, POINTS, POST, REMOVE, STORE, WIRE
from engine.core.match import Setup
from tests.bot.support.icons import provide
from tests.bot.support.table import NOW, running_bot
from tests.crash.actions import Action, whole_game
from tests.crash.child import PICTURE_PATIENCE, steady_bytes
from tests.crash.killed_bot import KilledBot
from tests.crash.run import POLL, Moment, Run, Stored
from tests.process.clock import ClockOfFile, SteeredClock
from tests.support.patient_settings import patient_settings
from tests.support.postgresql import Server

ANYWHERE = "anywhere"
"""Counts kills from outside after some milliseconds, at no named point."""

PASSES = {
    **dict.fromkeys(MOVE, 1),
    **dict.fromkeys(POST, 2),
    **dict.fromkeys(REMOVE, 1),
    **dict.fromkeys(STORE, 4),
    **dict.fromkeys(WIRE, 12),
}
"""By point, how often it may be passed before it kills: the first requests of a process are its login."""

MOST_DEATHS = 6
"""After so many kills in a row the bot is started without one, so that the game goes on."""

SERVER, SERVER_RATE = "server", 0.3
"""Counts kills of the database server; the probability that it is killed instead of the bot."""

UPDATE_RATE = 0.1
"""The probability that the bot is stopped and started again before an action, as for an update."""

CHATTER = 150
"""How many messages people write: more than Discord returns on one page."""

MOST_TRIES = 3
"""An action that has no effect so often while the bot runs breaks a promise."""


class PromiseBroken(AssertionError):
    """Raised when the two runs differ, or the bot logs an error."""


@dataclass(slots=True)
class PairOfRuns:
    """The `reference` run and the `tested` one, whose bot is `killed`; `kills` counts by point."""

    reference: Run
    tested: Run
    killed: KilledBot
    server: Server | None
    """The server with the database of the tested run, None for a file; it is killed, too."""
    dice: random.Random
    most: int
    points: list[str] | None = None
    """The points at which the bot is still to be killed, in this order; None for random ones."""
    kills: Counter[str] = field(default_factory=Counter[str])
    actions: int = 0
    _deaths_in_a_row: int = 0
    _actions_since_start: int = 0

    async def carry_out(self, name: str, action: Action) -> None:
        """Carry out an action in both runs until it is done; raises `PromiseBroken` if they differ afterwards."""
        before = self.reference.moment
        await action(self.reference)
        await self.reference.settle()
        after = self.reference.moment
        if self.killed.alive and self.dice.random() < UPDATE_RATE:
            self.killed.target = ""
            await self.killed.stop()
        tries = 0
        while not await self._finished(name, before, after):
            tries += 1
            if tries > MOST_TRIES:
                raise PromiseBroken(f"{name}: the control is dead")
            if await self._try_action(action):
                tries = 0
        self.actions += 1
        self._actions_since_start += 1
        self._deaths_in_a_row = 0
        self._compare(name)

    async def _finished(self, name: str, before: Moment, after: Moment) -> bool:
        """Whether the action is done, after the tested run has settled; raises `PromiseBroken` if it is half done."""
        while True:
            await self._restart_bot()
            if await self._dies_while(asyncio.ensure_future(self.tested.settle(before, after))):
                continue
            now = self.tested.state
            if now not in (before.state, after.state):
                raise PromiseBroken(f"{name} is half done: {describe_difference(now, after.state)}")
            return now == after.state

    async def _restart_bot(self) -> None:
        while not self.killed.alive:
            if self.points is not None:
                await self._write_messages()
            target = self._choose_point() if self._deaths_in_a_row < MOST_DEATHS else ""
            if not await self.killed.start(target):
                self._count_kill()

    async def _write_messages(self) -> None:
        """Write many messages and let time pass, so that Discord forgets nonces and the bot must find what it sent."""
        record = self.tested.record
        if record is not None and record.thread is not None:
            for number in range(CHATTER):
                await self.tested.people[0].say(str(record.thread), f"Are you there? {number}")
            self.tested.playground.world.clock.advance(3600)

    def _choose_point(self) -> str:
        """The point at which the next process is killed; empty for none."""
        self._actions_since_start = 0
        if self.points is not None:
            return self.points[0] if self.points else ""
        if sum(self.kills.values()) >= self.most:
            return ""
        if not self.actions and not self.kills[PLACE[-1]]:
            return PLACE[-1]
        point = self.dice.choice([*PASSES])
        return f"{point}@{self.dice.randint(1, PASSES[point])}"

    def _count_kill(self) -> None:
        self._deaths_in_a_row += 1
        if self.points and self.killed.target == self.points[0]:
            del self.points[0]
        self.kills[self.killed.target.partition("@")[0] or ANYWHERE] += 1

    async def _dies_while(self, doing: asyncio.Future[object] | asyncio.Future[None]) -> bool:
        await asyncio.wait({doing, self.killed.death}, return_when=asyncio.FIRST_COMPLETED)
        if self.killed.death.done():
            await cancel(doing)
            self._count_kill()
            return True
        doing.result()
        return False

    async def _try_action(self, action: Action) -> bool:
        """Try an action while the bot runs, and perhaps kill it or the server; returns whether the bot ended."""
        doing = asyncio.ensure_future(action(self.tested))
        tired = self.points is None and self._actions_since_start > 1 and sum(self.kills.values()) < self.most
        spares_server = self.kills[SERVER] > 0 and (not tired or self.dice.random() > SERVER_RATE)
        if self.server is not None and not spares_server:
            await self._kill_server(self.server)
        elif tired:
            self.killed.target = ""
            await asyncio.wait({doing, self.killed.death}, timeout=self.dice.random() * 0.06)
            await self.killed.kill()
        return await self._dies_while(doing)

    async def _kill_server(self, server: Server) -> None:
        """Kill and start the database server; the bot must go on by itself."""
        await asyncio.sleep(self.dice.random() * 0.06)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        self.kills[SERVER] += 1
        self._actions_since_start = 0

    def _compare(self, name: str) -> None:
        assert_look_alike(name, self.tested, self.reference)
        if self.killed.errors:
            raise PromiseBroken(f"{name}: {self.killed.errors}")


def assert_look_alike(name: str, tested: Run, reference: Run) -> None:
    """Raise `PromiseBroken` if the two runs show different messages or notified different people."""
    posts, calls = tested.shown
    wanted, called = reference.shown
    if posts != wanted:
        odd = [
            [(one, other) for one, other in zip_longest(post, want) if one != other]
            for post, want in zip_longest(posts, wanted, fillvalue=())
            if post != want
        ][:1]
        raise PromiseBroken(
            f"{name}: {len(posts)} posts, not {len(wanted)}; the first that differs: {odd!s:.2000}"
        )
    if calls != called:
        raise PromiseBroken(f"{name}: called {calls[-3:]}, not {called[-3:]}")


def describe_difference(now: Stored, wanted: Stored) -> str:
    """Describe the rows that only one of two runs has."""
    more, less = [row for row in now if row not in wanted], [row for row in wanted if row not in now]
    return f"more {more!s:.1500}, missing {less!s:.1500}"


async def cancel(task: asyncio.Future[object] | asyncio.Future[None]) -> None:
    """Cancel the task of an action and ignore its result, as a person who gives up waiting."""
    while not task.done():  # `wait_for` may swallow a cancellation
        task.cancel()
        await asyncio.wait({task}, timeout=POLL)
    with contextlib.suppress(asyncio.CancelledError, Exception):
        task.result()


async def play_with_kills(
    setup: Setup,
    folder: Path,
    seed: int,
    most: int,
    actions: int | None = None,
    server: Server | None = None,
    points: list[str] | None = None,
) -> Counter[str]:
    """Play a game, whole or its first actions, with up to `most` kills; returns their counts by point. With `points`
    the bot is killed at each of these in this order, and play ends then.

    With a server the tested run has its database there, and the reference run in a file. Raises `PromiseBroken`.
    """
    dice = random.Random(seed)
    async with _pair_of_runs(setup, folder, seed, most, server, points) as runs:
        for name, action in islice(whole_game(setup, runs.reference, dice), actions):
            await runs.carry_out(name, action)
            if points == []:
                break
        return runs.kills


@asynccontextmanager
async def _pair_of_runs(
    setup: Setup, folder: Path, seed: int, most: int, server: Server | None, points: list[str] | None
) -> AsyncIterator[PairOfRuns]:
    database = folder / "tested.sqlite" if server is None else server.ready()
    async with two_runs(setup, folder, database, seed) as (reference, tested):
        killed = KilledBot(tested.playground.base_url, tested.database, tested.clock.file, seed)
        # A table is opened once, so the points of its thread come first.
        await killed.start(points[0] if points else PLACE[0])
        try:
            yield PairOfRuns(reference, tested, killed, server, random.Random(seed + 1), most, points)
        finally:
            await killed.kill()
        if tested.playground.problems:
            raise PromiseBroken("\n".join(tested.playground.problems))


@asynccontextmanager
async def two_runs(
    setup: Setup, folder: Path, database: Database, seed: int
) -> AsyncIterator[tuple[Run, Run]]:
    """The reference run with a bot in this process, and the tested run on this database, whose bot is not started."""
    settings = patient_settings(remembered=100)
    async with Playground(settings=settings) as quiet, Playground(settings=settings) as loud:
        provide(loud)
        reference = _make_run(quiet, folder / "reference.sqlite", folder / "reference.clock", setup)
        tested = _make_run(loud, database, folder / "tested.clock", setup)
        clock = ClockOfFile(reference.clock.file)
        with redirect(quiet.base_url):
            async with running_bot(reference.database, entropy=steady_bytes(seed), clock=clock) as bot:
                bot.outbox.drawings.patience = PICTURE_PATIENCE
                yield replace(reference, bot=bot), tested


def _make_run(playground: Playground, database: Database, clock: Path, setup: Setup) -> Run:
    people = [playground.person(user.name) for user in playground.world.people[: setup.seats]]
    while len(people) < setup.seats:
        people.append(playground.person(playground.world.join(f"Guest {len(people)}").name))
    return Run(playground, database, tuple(people), SteeredClock(clock, NOW))


assert {*PASSES, *PLACE} == {*POINTS}
