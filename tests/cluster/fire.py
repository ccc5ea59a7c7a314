"""Three processes on one PostgreSQL play a game while something breaks; beside it the same game without mishap."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import psycopg

from bot.playground import Playground, Settings, redirect
from engine.core.match import Setup
from tests.bot.support.icons import provide
from tests.bot.support.table import running_bot
from tests.crash.actions import Action, whole_game
from tests.crash.harness import PromiseBroken, _side, _stopped, difference
from tests.crash.killed_bot import PICTURE_PATIENCE, KilledBot, steady
from tests.crash.side import Side, Stored
from tests.process.clock import ClockOfFile
from tests.support.postgresql import Server

PATIENCE = 90.0
"""Seconds within which an action must be done, whatever breaks: three times what a takeover may take."""
TRY = 4.0
"""Seconds after which a person tries again: Discord has given up by then."""
UNANSWERED = "no acknowledgement"
"""What a person sees whose process has just died; what they did is done or not, never half."""
ASKED_AGAIN = "40060 Interaction has already been acknowledged"
"""The process after it says that it cannot know what was done; who has an answer already does not see that."""
CUT = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stone-age'"


@dataclass(slots=True)
class Fire:
    """The run with three processes, two of which have the shard of the server: one waits for the end of the other."""

    calm: Side
    torn: Side
    server: Server
    bots: list[KilledBot]
    dice: random.Random
    faults: Counter[str] = field(default_factory=Counter[str])
    longest: float = 0.0
    """Seconds that the slowest action took in spite of what broke."""

    async def killed(self) -> None:
        """One process is killed, and started again by whoever looks after it."""
        bot = self.dice.choice(self.bots)
        await bot.kill()
        await asyncio.sleep(self.dice.random())
        await bot.start()

    async def updated(self) -> None:
        """One process is stopped in good order, and started again."""
        bot = self.dice.choice(self.bots)
        await bot.stop()
        await bot.start()

    async def suspended(self, seconds: float = 0.0) -> None:
        """One process stands still, often for longer than the others wait for it, and comes back."""
        bot = self.dice.choice(self.bots)
        bot.suspend(signal.SIGSTOP)
        await asyncio.sleep(seconds or self.dice.choice((1.0, 20.0, 60.0)))
        bot.suspend(signal.SIGCONT)

    async def restarted(self) -> None:
        """PostgreSQL is restarted, in one go: whoever reads meanwhile holds up everything here until it is back."""
        await asyncio.to_thread(self._restart)

    def _restart(self) -> None:
        self.server.stop()
        self.server.start()

    async def cut(self) -> None:
        """All connections are cut, wherever they are."""
        for _ in range(3):
            await asyncio.to_thread(self.server.execute, CUT)
            await asyncio.sleep(self.dice.random() * 0.1)

    @property
    def ways(self) -> list[Callable[[], Awaitable[None]]]:
        return [self.killed, self.updated, self.suspended, self.restarted, self.cut]

    async def carry_out(self, name: str, action: Action, fault: Callable[[], Awaitable[None]] | None) -> None:
        """Do it in both runs; afterwards nobody can tell which is which."""
        await action(self.calm)
        await self.calm.settle()
        began = time.monotonic()
        breaking = asyncio.ensure_future(fault()) if fault else None
        try:
            async with asyncio.timeout(PATIENCE):
                await self._until_done(action)
        except TimeoutError:
            raise PromiseBroken(f"{name}: not done after {PATIENCE:.0f} seconds") from None
        self.longest = max(self.longest, time.monotonic() - began)
        if breaking is not None:
            await breaking
            await self.torn.settle()
        self._compare(name)

    async def _until_done(self, action: Action) -> None:
        """A person tries until they see that it is done; what is done already is not done again."""
        before, after = self.torn.state, self.calm.state
        while (now := await self._at_rest()) != after:
            if now != before:
                raise PromiseBroken(f"neither as before nor as after: {difference(now, after)}")
            doing = asyncio.ensure_future(action(self.torn))
            await asyncio.wait({doing}, timeout=TRY)
            if doing.done() and doing.exception() is None:
                continue
            await _stopped(doing)

    async def _at_rest(self) -> Stored:
        """What is stored at a moment at which nothing is owed or due; the server may be away meanwhile."""
        while True:
            try:
                await self.torn.settle()
                with self.torn.one_moment():
                    if not self.torn.busy:  # somebody who was given up may be served in the end
                        return self.torn.state
            except psycopg.Error:
                await asyncio.sleep(0.1)

    def _compare(self, name: str) -> None:
        posts, calls = self.torn.shown
        wanted, called = self.calm.shown
        if posts != wanted:
            odd = [pair for pair in zip(posts, wanted, strict=False) if pair[0] != pair[1]][:1]
            raise PromiseBroken(f"{name}: {len(posts)} posts, not {len(wanted)}; {odd!s:.1500}")
        if calls != called:
            raise PromiseBroken(f"{name}: called {calls[-3:]}, not {called[-3:]}")


async def played_under_fire(
    setup: Setup, folder: Path, server: Server, seed: int, faults: list[str], actions: int | None = None
) -> Fire:
    """Play one game, whole or its first actions, while these faults happen, each at an action of its own.

    Raises `PromiseBroken`.
    """
    dice = random.Random(seed)
    async with _burning(setup, folder, server, seed) as fire:
        ways = {way.__name__: way for way in fire.ways}
        left = [*faults]
        for number, (name, action) in enumerate(islice(whole_game(setup, fire.calm, dice), actions)):
            fault = left.pop(0) if left and number > setup.seats else ""
            await fire.carry_out(name, action, ways.get(fault))
            fire.faults[fault] += 1
        return fire


@asynccontextmanager
async def _burning(setup: Setup, folder: Path, server: Server, seed: int) -> AsyncIterator[Fire]:
    settings = Settings(settle=0.02, deadline=15.0, remembered=100)
    async with Playground(settings=settings) as quiet, Playground(settings=settings) as loud:
        provide(loud)
        calm = _side(quiet, folder / "calm.sqlite", folder / "calm.clock", setup)
        torn = _side(loud, server.ready(), folder / "torn.clock", setup)
        guild = next(iter(loud.world.guilds))
        ours = (int(guild) >> 22) % 2
        shards = (f"{ours}/2", f"{1 - ours}/2", f"{ours}/2")
        bots = [KilledBot(loud.base_url, torn.database, torn.clock.file, seed, each) for each in shards]
        fire = Fire(calm, torn, server, bots, random.Random(seed + 1))
        with redirect(quiet.base_url):
            clock = ClockOfFile(calm.clock.file)
            async with running_bot(calm.database, entropy=steady(seed), clock=clock) as bot:
                bot.outbox.sender.patience = PICTURE_PATIENCE
                try:
                    for bot in bots:
                        await bot.start()
                    yield fire
                finally:
                    for bot in bots:
                        await bot.kill()
        expected = (UNANSWERED, ASKED_AGAIN)
        if "Traceback" in bots[0].complaints:  # the log of all three
            raise PromiseBroken(bots[0].complaints)
        problems = [each for each in loud.problems if not any(words in each for words in expected)]
        if problems:
            raise PromiseBroken("\n".join(problems))
