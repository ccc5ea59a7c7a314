"""Processes on one PostgreSQL play a game while one thing after the other breaks; next to it the same game without
mishap.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import psycopg

from bot.tables.jobs.grace import NOTE, NOTED_EVERY
from engine.core.match import Setup
from tests.cluster.answers import Answers
from tests.cluster.supervised import Supervised
from tests.crash.actions import HOURS_PASS, Action, later, whole_game
from tests.crash.child import may_be_first
from tests.crash.harness import PromiseBroken, _stopped, difference, must_look_alike, two_runs
from tests.crash.killed_bot import KilledBot, Planted
from tests.crash.side import Moment, Side, Stored
from tests.support.line import Line
from tests.support.postgresql import Server

PATIENCE = 90.0
"""Seconds within which an action must be done, whatever breaks."""
TRY = 4.0
"""Seconds after which a person tries again: Discord has given up by then."""
REPLACED = 16.0
"""Seconds of silence after which another process has the table for certain."""
SHARDS = ("1/2", "1/2", "0/2", "0/2")
"""Of the processes: each shard has one that waits for it; the first has the table, the last hears direct messages."""
WAYS = ("killed", "updated", "suspended", "muted", "returned", "restarted", "cut")
"""The faults: methods of `Fire`."""
SILENCES = (1.0, REPLACED, 60.0)
LATEST = 30.0
"""Seconds within which people are served again, whatever has happened."""
AFTERWARDS = 3
"""Actions that are played when all are back."""
PAUSE_OF_SUCCESSOR = 5.0
GLANCE = 0.05
EXPECTED = ("no acknowledgement", "40060 Interaction has already been acknowledged")
"""What Discord says of a process that has just died, of which `Answers` knows whether another one should have answered,
and of two that have answered one tap, of which one did not know that it is too late for it.
"""
SESSIONS = "select client_port from pg_stat_activity where starts_with(application_name, 'stone-age ')"
CONNECTED = SESSIONS + " and right(application_name, 10) = ' connected'"
OWNING = SESSIONS + " and pid in (select pid from pg_locks where locktype = 'advisory' and objsubid = 2)"
"""The lock of a shard has two numbers; a lock with one says that somebody is there."""
CUT = (
    "select pg_terminate_backend(pid) from pg_stat_activity where starts_with(application_name, 'stone-age')"
)


class Happened(NamedTuple):
    """Something, and from when to when it lasted."""

    name: str
    begin: float
    end: float


@dataclass(slots=True)
class Fire:
    """The two runs, and the processes of the `torn` one."""

    calm: Side
    torn: Side
    server: Server
    processes: Sequence[Supervised]
    answers: Answers
    dice: random.Random
    is_apart: bool
    """Whether each process has numbers of its own, as in containers: all of them have the same one then."""
    happened: list[Happened] = field(default_factory=list[Happened])
    done: list[Happened] = field(default_factory=list[Happened])
    """The same of each action."""
    now: str = "nothing"
    """What breaks now."""
    between_faults: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by what breaks, and while hours pass: without an owner they would be an outage, and nothing expires then."""
    is_over: bool = False
    """Whether people have ceased to play."""
    is_paused: bool = False
    """Whether people wait until nothing is broken."""

    # What breaks

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
        """The owner stands still, often for longer than the others wait for it, and comes back."""
        await self.owner.suspend(self.dice.choice(SILENCES))

    async def muted(self) -> None:
        """All that one process, or every one, and the database say to each other is lost, or all that one side says."""
        whose = self.dice.choice(([self._somebody()], [self._somebody()], self.processes))
        there, back = self.dice.choice(((True, True), (True, False), (False, True)))
        for each in whose:
            each.line.mute(there=there, back=back)
        await asyncio.sleep(self.dice.choice(SILENCES) if len(whose) == 1 else REPLACED)
        for each in whose:
            self.dice.choice((each.line.go_on, each.line.reset))()

    async def returned(self) -> None:
        """The owner is replaced while its line is mute. When something was done without it, it is back, while its
        successor is killed and stays away for long enough that nobody else could have the table.
        """
        former, before = self.owner, len(self.done)
        former.line.mute()
        while len(self.done) < before + 2 and not (self.is_over or self.is_paused):  # noqa: ASYNC110 - the first may
            await asyncio.sleep(GLANCE)  # have been under way
        await self.owner.kill(PAUSE_OF_SUCCESSOR)
        former.line.go_on()

    async def restarted(self) -> None:
        """PostgreSQL is restarted, in one go: who reads meanwhile holds up everything here until it is back."""
        await asyncio.to_thread(self._restart)

    def _restart(self) -> None:
        self.server.stop()
        self.server.start()

    async def cut(self) -> None:
        """All connections are cut, wherever they are."""
        for _ in range(3):
            await asyncio.to_thread(self.server.execute, CUT)
            await asyncio.sleep(self.dice.random() * 0.1)

    async def all_here(self) -> None:
        """Return when every process runs and hears of its shards: the next thing may happen to somebody else."""
        async with asyncio.timeout(PATIENCE):
            while not self._are_all_here:  # noqa: ASYNC110 - the server tells
                await asyncio.sleep(GLANCE)

    @property
    def _are_all_here(self) -> bool:
        running = all(each.is_here for each in self.processes)
        return running and len(self._ports(CONNECTED)) >= len(self.processes)

    async def burn(self, faults: Sequence[str]) -> None:
        """One happens after the other, while people play."""
        for name in faults:
            async with self.between_faults:
                if self.is_over:
                    return
                began, self.now = time.time(), name
                try:
                    await getattr(self, name)()
                    await self.all_here()
                except TimeoutError:
                    raise PromiseBroken(f"not all are back after {name}") from None
                self.happened.append(Happened(name, began, time.time()))
                self.now = "nothing"

    # What people do

    async def carry_out(self, name: str, action: Action) -> None:
        """Do it in both runs; afterwards nobody can tell which is which."""
        if name.endswith(HOURS_PASS):
            await self._let_hours_pass(name, action)
        else:
            await self._carry_out(name, action)

    async def _let_hours_pass(self, name: str, action: Action) -> None:
        """Nothing breaks meanwhile, and the owner has seen what time it is before."""
        self.is_paused = True
        async with self.between_faults:
            self.is_paused = False
            seen = self.calm.clock.now + NOTED_EVERY
            await self._carry_out("the owner looks at the clock", later(seen))
            async with asyncio.timeout(PATIENCE):
                while self._seen() < seen:  # noqa: ASYNC110 - the server tells
                    await asyncio.sleep(GLANCE)
            await self._carry_out(name, action)

    def _seen(self) -> int:
        """What time it was when the owner last noted it."""
        notes = self.torn.notes()
        found = [notes[name] for name in (NOTE, f"{NOTE} {SHARDS[0]}") if name in notes]
        return max((json.loads(each)["seen"] for each in found), default=0)

    async def _carry_out(self, name: str, action: Action) -> None:
        before = self.calm.moment
        await action(self.calm)
        await self.calm.settle()
        after, began = self.calm.moment, time.time()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._until_done(name, action, before, after)
        except TimeoutError:
            lasted = [f"{each.name} {each.end - each.begin:.0f} s" for each in self.happened[-4:]]
            waiting = self.torn.unsettled()
            raise PromiseBroken(
                f"{name}: not done after {PATIENCE:.0f} seconds; {waiting}; before it {lasted}, now {self.now}"
            ) from None
        self.done.append(Happened(name, began, time.time()))
        must_look_alike(name, self.torn, self.calm)

    async def _until_done(self, name: str, action: Action, before: Moment, after: Moment) -> None:
        """A person tries until they see that it is done; what is done already is not done again."""
        while (now := await self._at_rest(before, after)) != after.state:
            if now != before.state:
                raise PromiseBroken(
                    f"{name}: neither as before nor as after it: {difference(now, after.state)}"
                )
            doing = asyncio.ensure_future(action(self.torn))
            await asyncio.wait({doing}, timeout=TRY)
            if not doing.done() or doing.exception() is not None:
                await _stopped(doing)

    async def _at_rest(self, *moments: Moment) -> Stored:
        """What is stored at a moment at which nothing is unsent or due; the server may be away meanwhile."""
        while True:
            try:
                await self.torn.settle(*moments)
                with self.torn.one_moment():
                    if self.torn.is_settled(*moments):  # somebody who was given up may be served in the end
                        return self.torn.state
            except psycopg.Error:
                await asyncio.sleep(0.1)

    async def settle(self) -> None:
        try:
            await self.torn.settle()
        except TimeoutError:
            raise PromiseBroken("not all that is due or unsent is done in the end") from None

    # What came of it

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
            raise PromiseBroken(
                f"{len(broken)} taps: {'; '.join(broken[:5])}; {self.happened}; {self.processes}"
            )
        late = {name: gap for name, gap in self.gaps.items() if gap > LATEST}
        if late:
            raise PromiseBroken(f"nobody was served for so long: {late}")


async def played_under_fire(
    setup: Setup,
    folder: Path,
    server: Server,
    seed: int,
    faults: Sequence[str],
    planted: Planted | None = None,
    most: int | None = None,
) -> Fire:
    """Play while these faults happen, or `most` actions, and a little longer when all are back.

    Raises `PromiseBroken`. With `planted` every process has this mistake.
    """
    dice = random.Random(seed)
    async with _burning(setup, folder, server, seed, planted) as fire:
        actions = whole_game(setup, fire.calm, dice)
        for name, action in islice(actions, setup.seats + 1):  # until the game is started
            await fire.carry_out(name, action)
        burning = asyncio.create_task(fire.burn(faults))
        try:
            for name, action in islice(actions, most):
                await fire.carry_out(name, action)
                if burning.done() and most is None:
                    break
            fire.is_over = most is None
            await burning
            await fire.settle()
            for name, action in islice(actions, AFTERWARDS):
                await fire.carry_out(name, action)
        finally:
            burning.cancel()
    return fire


@asynccontextmanager
async def _burning(
    setup: Setup, folder: Path, server: Server, seed: int, planted: Planted | None
) -> AsyncIterator[Fire]:
    """Everything as it is before the first action; afterwards nothing may have failed around the game."""
    database, processes, is_apart = server.ready(), list[Supervised](), may_be_first()
    async with two_runs(setup, folder, database, seed) as (calm, torn), AsyncExitStack() as lines:
        loud, clock = torn.playground, torn.clock.file
        for shards in SHARDS:
            line, address = await lines.enter_async_context(Line.to(database))
            bot = KilledBot(loud.base_url, address, clock, seed, shards, planted, is_apart=is_apart)
            processes.append(Supervised(bot, line))
        answers = Answers(torn, {"table": processes[:2], "direct": processes[-2:]})
        fire = Fire(calm, torn, server, processes, answers, random.Random(seed + 1), is_apart)
        async with _looked_after(fire):
            yield fire
            await fire.settle()
            must_look_alike("in the end", torn, calm)
            await answers.complete()
            fire.judge()
        said = [line for each in processes for line in each.bot.lines]
        if any("Traceback" in line for line in said):
            raise PromiseBroken("\n".join(said))
        if wrong := [each for each in loud.problems if not any(words in each for words in EXPECTED)]:
            raise PromiseBroken("\n".join(wrong))


@asynccontextmanager
async def _looked_after(fire: Fire) -> AsyncIterator[None]:
    """All processes run, the first one has the table, and people tap."""
    tasks = [asyncio.create_task(fire.answers.watch())]
    try:
        for each in fire.processes:
            tasks.append(asyncio.create_task(each.look_after()))
            await fire.processes[0].arrival()
        await fire.all_here()
        tasks.append(asyncio.create_task(fire.answers.tap()))
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for each in fire.processes:
            await each.kill()
        for error in ended:
            if isinstance(error, Exception):
                raise PromiseBroken("something around the game ended") from error
