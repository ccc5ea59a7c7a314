"""Four processes on one PostgreSQL play a game while something breaks; beside it the same game without mishap."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import psycopg

from bot.playground import Playground, Settings, redirect
from engine.core.match import Setup
from tests.bot.support.icons import provide
from tests.bot.support.table import running_bot
from tests.cluster.answers import Answers
from tests.cluster.supervised import Supervised
from tests.crash.actions import Action, whole_game
from tests.crash.harness import PromiseBroken, _side, _stopped, difference, must_look_alike
from tests.crash.killed_bot import PICTURE_PATIENCE, KilledBot, Planted, may_be_first, steady
from tests.crash.side import Side, Stored
from tests.process.clock import ClockOfFile
from tests.support.line import Line
from tests.support.postgresql import Server

PATIENCE = 90.0
"""Seconds within which an action must be done, whatever breaks."""
TRY = 4.0
"""Seconds after which a person tries again: Discord has given up by then."""
REPLACED = 21.0
"""Seconds of silence after which another process has the table for certain."""
SHARDS = ("1/2", "1/2", "0/2", "0/2")
"""Of the processes: each shard has one that waits for it."""
WAYS = ("killed", "updated", "suspended", "muted", "returned", "restarted", "cut")
"""The faults: methods of `Fire`."""
SILENCES = (1.0, REPLACED, 60.0)
LATEST = 30.0
"""Seconds within which people are served again, whatever has happened."""
PAUSE_OF_SUCCESSOR = 5.0
GLANCE = 0.05
UNANSWERED = "no acknowledgement"
"""What a person sees whose process has just died; `Answers` knows whether another one should have answered."""
ASKED_AGAIN = "40060 Interaction has already been acknowledged"
"""Two processes have answered one tap, of which one did not know that it is too late for it."""
SESSIONS = "select client_port from pg_stat_activity where starts_with(application_name, 'stone-age ')"
CONNECTED = SESSIONS + " and right(application_name, 10) = ' connected'"
OWNING = SESSIONS + " and pid in (select pid from pg_locks where locktype = 'advisory' and objsubid = 2)"
"""The lock of a shard has two numbers; a lock with one says that somebody is there."""
CUT = (
    "select pg_terminate_backend(pid) from pg_stat_activity where starts_with(application_name, 'stone-age')"
)


class Happened(NamedTuple):
    """A fault, and from when to when it burned."""

    name: str
    begin: float
    end: float


@dataclass(slots=True)
class Fire:
    """The run with four processes: the first two have the shard of the table, the others that of direct messages."""

    calm: Side
    torn: Side
    server: Server
    processes: Sequence[Supervised]
    answers: Answers
    dice: random.Random
    is_apart: bool
    """Whether each process has numbers of its own, as in containers: all of them have the same one then."""
    happened: list[Happened] = field(default_factory=list[Happened])
    actions: int = 0
    longest: float = 0.0
    """Seconds that the slowest action took in spite of what broke."""

    def _ports(self, sql: str) -> set[object]:
        return {port for (port,) in self.server.execute(sql)}

    @property
    def owner(self) -> Supervised:
        """Who has the table: the server says from which port its shard is locked."""
        ports = self._ports(OWNING)
        return next((each for each in self.processes[:2] if ports & each.line.ports), self.processes[0])

    def _somebody(self) -> Supervised:
        """Mostly the owner, with whom most can go wrong."""
        return self.dice.choice((self.owner, self.owner, *self.processes))

    async def killed(self) -> None:
        """One process is killed."""
        await self._somebody().kill()

    async def updated(self) -> None:
        """One process after the other is stopped in good order, and waited for until it is back."""
        for each in self.processes:
            await each.stop()
            await self.all_here()

    async def suspended(self) -> None:
        """One process stands still, often for longer than the others wait for it, and comes back."""
        await self._somebody().suspend(self.dice.choice(SILENCES))

    async def muted(self) -> None:
        """All that one process, or every one, and the database say to each other is lost, or all that one side says."""
        whose = self.dice.choice(([self._somebody()], [self._somebody()], self.processes))
        there, back = self.dice.choice(((True, True), (True, False), (False, True)))
        await asyncio.sleep(self.dice.random() * 0.1)  # somewhere in the middle of an action
        for each in whose:
            each.line.mute(there=there, back=back)
        await asyncio.sleep(self.dice.choice(SILENCES) if len(whose) == 1 else REPLACED)
        for each in whose:
            self.dice.choice((each.line.go_on, each.line.reset))()

    async def returned(self) -> None:
        """The owner is replaced while its line is mute; when it is back, its successor is killed at once and stays away
        for long enough that nobody else could have the table.
        """
        former = self.owner
        former.line.mute()
        await asyncio.sleep(REPLACED)
        await self.owner.kill(PAUSE_OF_SUCCESSOR)
        former.line.go_on()

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
    def _are_all_here(self) -> bool:
        """Whether every process runs and hears of its shards."""
        running = all(each.is_here for each in self.processes)
        return running and len(self._ports(CONNECTED)) >= len(self.processes)

    async def all_here(self) -> None:
        """Return when the next thing may happen to somebody else."""
        async with asyncio.timeout(PATIENCE):
            while not self._are_all_here:  # noqa: ASYNC110 - the server tells
                await asyncio.sleep(GLANCE)

    async def carry_out(self, name: str, action: Action, fault: str) -> None:
        """Do it in both runs; afterwards nobody can tell which is which."""
        await action(self.calm)
        await self.calm.settle()
        began = time.time()
        breaking = asyncio.ensure_future(getattr(self, fault)()) if fault else None
        try:
            async with asyncio.timeout(PATIENCE):
                await self._until_done(name, action)
        except TimeoutError:
            raise PromiseBroken(f"{name}: not done after {PATIENCE:.0f} seconds") from None
        self.longest = max(self.longest, time.time() - began)
        self.actions += 1
        if breaking is not None:
            await breaking
            try:
                await self.all_here()
                await self.torn.settle()
            except TimeoutError:
                raise PromiseBroken(f"{name}: not all that is due or owed is done after {fault}") from None
            self.happened.append(Happened(fault, began, time.time()))
        must_look_alike(name, self.torn, self.calm)

    async def _until_done(self, name: str, action: Action) -> None:
        """A person tries until they see that it is done; what is done already is not done again."""
        before, after = self.torn.state, self.calm.state
        while (now := await self._at_rest()) != after:
            if now != before:
                raise PromiseBroken(
                    f"{name}: neither as before ({difference(now, before)}) nor as after: {difference(now, after)}"
                )
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

    @property
    def gaps(self) -> dict[str, float]:
        """For each kind of fault the longest time in which nobody was served."""
        found = dict[str, float]()
        for name, begin, end in self.happened:
            found[name] = max(found.get(name, 0), self.answers.longest_gap(begin, end))
        return found

    def judge(self) -> None:
        """Everything that somebody living heard was answered, and soon."""
        if broken := [*self.answers.broken]:
            raise PromiseBroken(f"{len(broken)} taps: " + "; ".join(broken[:5]))
        late = {name: gap for name, gap in self.gaps.items() if gap > LATEST}
        if late:
            raise PromiseBroken(f"nobody was served for so long: {late}")


async def played_under_fire(
    setup: Setup,
    folder: Path,
    server: Server,
    seed: int,
    faults: list[str],
    actions: int | None = None,
    planted: Planted | None = None,
) -> Fire:
    """Play one game, whole or its first actions, while these faults happen, each at an action of its own.

    Raises `PromiseBroken`. With `planted` every process has this mistake.
    """
    dice = random.Random(seed)
    async with _burning(setup, folder, server, seed, planted) as fire:
        left = [*faults]
        for number, (name, action) in enumerate(islice(whole_game(setup, fire.calm, dice), actions)):
            fault = left.pop(0) if left and number > setup.seats else ""
            await fire.carry_out(name, action, fault)
        await fire.answers.complete()
        fire.judge()
        return fire


@asynccontextmanager
async def _burning(
    setup: Setup, folder: Path, server: Server, seed: int, planted: Planted | None
) -> AsyncIterator[Fire]:
    settings = Settings(settle=0.02, deadline=15.0, remembered=100)
    async with (
        Playground(settings=settings) as quiet,
        Playground(settings=settings) as loud,
        AsyncExitStack() as stack,
    ):
        provide(loud)
        calm = _side(quiet, folder / "calm.sqlite", folder / "calm.clock", setup)
        database = server.ready()
        torn = _side(loud, database, folder / "torn.clock", setup)
        processes, is_apart = list[Supervised](), may_be_first()
        for shards in SHARDS:
            line, address = await stack.enter_async_context(Line.to(database))
            bot = KilledBot(loud.base_url, address, torn.clock.file, seed, shards, planted, is_apart=is_apart)
            processes.append(Supervised(bot, line))
        answers = Answers(torn, {"table": processes[:2], "direct": processes[2:]})
        fire = Fire(calm, torn, server, processes, answers, random.Random(seed + 1), is_apart)
        with redirect(quiet.base_url):
            clock = ClockOfFile(calm.clock.file)
            async with running_bot(calm.database, entropy=steady(seed), clock=clock) as bot:
                bot.outbox.drawings.patience = PICTURE_PATIENCE
                tasks = [asyncio.create_task(answers.watch())]
                try:
                    for each in processes:
                        tasks.append(asyncio.create_task(each.look_after()))
                        await processes[0].arrival()  # it has the table
                    await fire.all_here()
                    tasks.append(asyncio.create_task(answers.tap()))
                    yield fire
                finally:
                    for task in tasks:
                        task.cancel()
                    ended = await asyncio.gather(*tasks, return_exceptions=True)
                    for each in processes:
                        await each.kill()
                    for error in ended:
                        if not isinstance(error, asyncio.CancelledError):
                            raise PromiseBroken("something beside the game ended") from error
        _must_be_clean(loud, processes[0].bot.complaints)  # the log of all


def _must_be_clean(playground: Playground, complaints: str) -> None:
    """No process had an error, and nobody asked Discord for anything else than what a fire explains."""
    if "Traceback" in complaints:
        raise PromiseBroken(complaints)
    expected = (UNANSWERED, ASKED_AGAIN)
    problems = [each for each in playground.problems if not any(words in each for words in expected)]
    if problems:
        raise PromiseBroken("\n".join(problems))
