"""One whole game whose bot is killed again and again, next to the same game in which nobody dies."""

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
from tests.crash.child import PICTURE_PATIENCE, steady
from tests.crash.killed_bot import KilledBot
from tests.crash.side import POLL, Moment, Side, Stored
from tests.process.clock import ClockOfFile, SteeredClock
from tests.support.postgresql import Server
from tests.support.unhurried import unhurried

ANYWHERE = "anywhere"
"""No named point: killed from outside after some milliseconds."""

PASSES = {
    **dict.fromkeys(MOVE, 1),
    **dict.fromkeys(POST, 2),
    **dict.fromkeys(REMOVE, 1),
    **dict.fromkeys(STORE, 4),
    **dict.fromkeys(WIRE, 12),
}
"""How often a point may be passed before it kills: the first requests of a run are its login."""

MOST_DEATHS = 6
"""After so many deaths in a row a run is let through, so that the game goes on."""

SERVER, SERVER_RATE = "server", 0.3
"""Killed instead of the bot, and how often."""

UPDATE_RATE = 0.1
"""How often the bot is stopped in good order and started again before something is done, as for an update."""

CHATTER = 150
"""More messages than Discord gives on one page."""

MOST_TRIES = 3
"""A control that does nothing so often while the bot lives is dead."""


class PromiseBroken(AssertionError):
    """A promise was broken."""


@dataclass(slots=True)
class PairOfRuns:
    """The killed run `torn` and the undisturbed one `calm`; `kills` counts by point."""

    calm: Side
    torn: Side
    killed: KilledBot
    server: Server | None
    """Where the killed run has its database, if that is no file: it is killed, too."""
    dice: random.Random
    most: int
    points: list[str] | None = None
    """Where it is still to die, in this order; None: anywhere."""
    kills: Counter[str] = field(default_factory=Counter[str])
    actions: int = 0
    _row: int = 0
    _quiet: int = 0

    async def carry_out(self, name: str, action: Action) -> None:
        """Do it in both runs; afterwards nobody can tell which is which."""
        before = self.calm.moment
        await action(self.calm)
        await self.calm.settle()
        after = self.calm.moment
        if self.killed.alive and self.dice.random() < UPDATE_RATE:
            self.killed.target = ""
            await self.killed.stop()
        tries = 0
        while not await self._finished(name, before, after):
            tries += 1
            if tries > MOST_TRIES:
                raise PromiseBroken(f"{name}: the control is dead")
            if await self._dies_of(action):
                tries = 0
        self.actions += 1
        self._quiet += 1
        self._row = 0
        self._compare(name)

    async def _finished(self, name: str, before: Moment, after: Moment) -> bool:
        """Whether the action is done and posted; the bot is running then."""
        while True:
            await self._revive()
            if await self._dies_before_all_is_done(before, after):
                continue
            now = self.torn.state
            if now not in (before.state, after.state):
                raise PromiseBroken(
                    f"{name}: neither as before nor as after it: {difference(now, after.state)}"
                )
            return now == after.state

    async def _revive(self) -> None:
        while not self.killed.alive:
            if self.points is not None:
                await self._chat()
            target = self._target() if self._row < MOST_DEATHS else ""
            if not await self.killed.start(target):
                self._died()

    async def _chat(self) -> None:
        """People write on until the bot is back, for longer than Discord remembers a nonce: what was sent is found."""
        record = self.torn.record
        if record is not None and record.thread is not None:
            for number in range(CHATTER):
                await self.torn.people[0].say(str(record.thread), f"Are you there? {number}")
            self.torn.playground.world.clock.advance(3600)

    def _target(self) -> str:
        """Where the next life ends."""
        self._quiet = 0
        if self.points is not None:
            return self.points[0] if self.points else ""
        if sum(self.kills.values()) >= self.most:
            return ""
        if not self.actions and not self.kills[PLACE[-1]]:
            return PLACE[-1]
        point = self.dice.choice([*PASSES])
        return f"{point}@{self.dice.randint(1, PASSES[point])}"

    def _died(self) -> None:
        self._row += 1
        if self.points and self.killed.target == self.points[0]:
            del self.points[0]
        self.kills[self.killed.target.partition("@")[0] or ANYWHERE] += 1

    async def _dies_before_all_is_done(self, *moments: Moment) -> bool:
        return await self._dies_during(asyncio.ensure_future(self.torn.settle(*moments)))

    async def _dies_during(self, doing: asyncio.Future[object] | asyncio.Future[None]) -> bool:
        await asyncio.wait({doing, self.killed.death}, return_when=asyncio.FIRST_COMPLETED)
        if self.killed.death.done():
            await _stopped(doing)
            self._died()
            return True
        doing.result()
        return False

    async def _dies_of(self, action: Action) -> bool:
        """Try it at a bot that lives at the beginning."""
        doing = asyncio.ensure_future(action(self.torn))
        tired = self.points is None and self._quiet > 1 and sum(self.kills.values()) < self.most
        spares_server = self.kills[SERVER] > 0 and (not tired or self.dice.random() > SERVER_RATE)
        if self.server is not None and not spares_server:
            await self._kill_server(self.server)
        elif tired:
            self.killed.target = ""
            await asyncio.wait({doing, self.killed.death}, timeout=self.dice.random() * 0.06)
            await self.killed.kill()
        return await self._dies_during(doing)

    async def _kill_server(self, server: Server) -> None:
        """The bot goes on by itself as soon as the database is there again."""
        await asyncio.sleep(self.dice.random() * 0.06)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        self.kills[SERVER] += 1
        self._quiet = 0

    def _compare(self, name: str) -> None:
        must_look_alike(name, self.torn, self.calm)
        if self.killed.errors:
            raise PromiseBroken(f"{name}: {self.killed.errors}")


def must_look_alike(name: str, torn: Side, calm: Side) -> None:
    """After this action nobody can tell by what is shown which run was disturbed."""
    posts, calls = torn.shown
    wanted, called = calm.shown
    if posts != wanted:
        odd = [(post, want) for post, want in zip_longest(posts, wanted) if post != want][:1]
        raise PromiseBroken(
            f"{name}: {len(posts)} posts, not {len(wanted)}; the first that differs: {odd!s:.2000}"
        )
    if calls != called:
        raise PromiseBroken(f"{name}: called {calls[-3:]}, not {called[-3:]}")


def difference(now: Stored, wanted: Stored) -> str:
    """The rows that only one of two runs has."""
    more, less = [row for row in now if row not in wanted], [row for row in wanted if row not in now]
    return f"more {more!s:.1500}, missing {less!s:.1500}"


async def _stopped(task: asyncio.Future[object] | asyncio.Future[None]) -> None:
    """The person gives up waiting; whatever their client says does not matter any more."""
    while not task.done():  # `wait_for` may swallow a cancellation
        task.cancel()
        await asyncio.wait({task}, timeout=POLL)
    with contextlib.suppress(asyncio.CancelledError, Exception):
        task.result()


async def played_under_kills(
    setup: Setup,
    folder: Path,
    seed: int,
    most: int,
    actions: int | None = None,
    server: Server | None = None,
    points: list[str] | None = None,
) -> Counter[str]:
    """Play one game, whole or its first actions, with up to `most` kills, which are returned by point; with `points` it
    dies at each of these, in this order, until none is left.

    With a server the killed run has its database there, and the other one in a file: they must not differ either.

    Raises `PromiseBroken`.
    """
    dice = random.Random(seed)
    async with _pair_of_runs(setup, folder, seed, most, server, points) as runs:
        for name, action in islice(whole_game(setup, runs.calm, dice), actions):
            await runs.carry_out(name, action)
            if points == []:
                break
        return runs.kills


@asynccontextmanager
async def _pair_of_runs(
    setup: Setup, folder: Path, seed: int, most: int, server: Server | None, points: list[str] | None
) -> AsyncIterator[PairOfRuns]:
    database = folder / "torn.sqlite" if server is None else server.ready()
    async with two_runs(setup, folder, database, seed) as (calm, torn):
        killed = KilledBot(torn.playground.base_url, torn.database, torn.clock.file, seed)
        # A table is opened once, so the points of its thread come first.
        await killed.start(points[0] if points else PLACE[0])
        try:
            yield PairOfRuns(calm, torn, killed, server, random.Random(seed + 1), most, points)
        finally:
            await killed.kill()
        if torn.playground.problems:
            raise PromiseBroken("\n".join(torn.playground.problems))


@asynccontextmanager
async def two_runs(
    setup: Setup, folder: Path, database: Database, seed: int
) -> AsyncIterator[tuple[Side, Side]]:
    """The undisturbed run, whose bot is here, and the other one on this database, which has none yet."""
    settings = unhurried(remembered=100)
    async with Playground(settings=settings) as quiet, Playground(settings=settings) as loud:
        provide(loud)
        calm = _side(quiet, folder / "calm.sqlite", folder / "calm.clock", setup)
        torn = _side(loud, database, folder / "torn.clock", setup)
        clock = ClockOfFile(calm.clock.file)
        with redirect(quiet.base_url):
            async with running_bot(calm.database, entropy=steady(seed), clock=clock) as bot:
                bot.outbox.drawings.patience = PICTURE_PATIENCE
                yield replace(calm, bot=bot), torn


def _side(playground: Playground, database: Database, clock: Path, setup: Setup) -> Side:
    people = [playground.person(user.name) for user in playground.world.people[: setup.seats]]
    while len(people) < setup.seats:
        people.append(playground.person(playground.world.join(f"Guest {len(people)}").name))
    return Side(playground, database, tuple(people), SteeredClock(clock, NOW))


assert {*PASSES, *PLACE} == {*POINTS}
