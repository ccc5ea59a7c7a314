"""Plays a game with several processes on one PostgreSQL while one fault follows the other, and compares it after each
action with the same game without faults.
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
from tests.crash.actions import HOURS_PASS, Action, pass_time, whole_game
from tests.crash.child import can_have_own_pids
from tests.crash.harness import PromiseBroken, assert_look_alike, cancel, describe_difference, two_runs
from tests.crash.killed_bot import KilledBot, Patch
from tests.crash.run import Moment, Run, Stored
from tests.support.postgresql import Server
from tests.support.proxy import Proxy

PATIENCE = 90.0
"""Seconds within which an action must be done, whatever fails."""
TRY = 4.0
"""Seconds after which a person tries again: by then Discord has given up waiting."""
REPLACED = 16.0
"""Seconds without a sign of life after which another process has taken over the table for certain."""
SHARDS = ("1/2", "1/2", "0/2", "0/2")
"""The shard of each process. The first two have the shard of the table, the last two that of direct messages."""
FAULTS = ("kill_one", "update", "suspend", "mute", "come_back", "restart", "cut_connections")
"""The faults, which are methods of `FaultyGame`."""
SILENCES = (1.0, REPLACED, 60.0)
"""Seconds for which a process is suspended or its connection is silent."""
LATEST = 30.0
"""Seconds within which people must be served again after a fault."""
AFTERWARDS = 3
"""The number of actions after the last fault."""
PAUSE_OF_SUCCESSOR = 5.0
GLANCE = 0.05
EXPECTED = ("no acknowledgement", "40060 Interaction has already been acknowledged")
"""The problems that the playground may note: an interaction without an answer, which `Answers` checks, and one that two
processes have answered, the second without knowing that it was replaced.
"""
SESSIONS = "select client_port from pg_stat_activity where starts_with(application_name, 'stone-age ')"
CONNECTED = SESSIONS + " and right(application_name, 10) = ' connected'"
OWNING = SESSIONS + " and pid in (select pid from pg_locks where locktype = 'advisory' and objsubid = 2)"
"""The advisory lock of a shard has two keys; a lock with one key only shows that a process is connected."""
CUT = (
    "select pg_terminate_backend(pid) from pg_stat_activity where starts_with(application_name, 'stone-age')"
)


class Happened(NamedTuple):
    """A fault or an action, and its beginning and end in UNIX seconds."""

    name: str
    begin: float
    end: float


@dataclass(slots=True)
class FaultyGame:
    """The two runs, and the processes of the tested one."""

    reference: Run
    tested: Run
    server: Server
    processes: Sequence[Supervised]
    answers: Answers
    dice: random.Random
    is_apart: bool
    """Whether each process has its own PID namespace, as in a container, so that all have the same process id."""
    happened: list[Happened] = field(default_factory=list[Happened])
    done: list[Happened] = field(default_factory=list[Happened])
    """The actions so far."""
    now: str = "nothing"
    """The current fault."""
    between_faults: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during a fault, and while hours pass: in hours without an owner, as in an outage, nothing would expire."""
    is_over: bool = False
    """Whether all actions are done."""
    is_paused: bool = False
    """Whether the next action waits for the end of the current fault."""

    # Faults

    def _ports(self, sql: str) -> set[object]:
        return {port for (port,) in self.server.execute(sql)}

    @property
    def owner(self) -> Supervised:
        """The process that owns the table: the one whose connection holds the lock of the shard."""
        ports = self._ports(OWNING)
        return next((each for each in self.processes[:2] if ports & each.line.ports), self.processes[0])

    def _choose_process(self) -> Supervised:
        """A random process, mostly the owner."""
        return self.dice.choice((self.owner, self.owner, *self.processes))

    async def kill_one(self) -> None:
        """Kill one process."""
        await self._choose_process().kill()

    async def update(self) -> None:
        """Stop each process in good order, one after the other, and wait until it is back."""
        for each in self.processes:
            await each.stop()
            await self.wait_until_all_run()

    async def suspend(self) -> None:
        """Suspend the owner, often for longer than the others wait for it, and resume it."""
        await self.owner.suspend(self.dice.choice(SILENCES))

    async def mute(self) -> None:
        """Silence the connections of one process, or of all, to the database, in one direction or in both."""
        whose = self.dice.choice(([self._choose_process()], [self._choose_process()], self.processes))
        there, back = self.dice.choice(((True, True), (True, False), (False, True)))
        for each in whose:
            each.line.mute(there=there, back=back)
        await asyncio.sleep(self.dice.choice(SILENCES) if len(whose) == 1 else REPLACED)
        for each in whose:
            self.dice.choice((each.line.go_on, each.line.reset))()

    async def come_back(self) -> None:
        """Silence the connection of the owner until another process has taken over and done something; then kill that
        process, and end the silence before a third one could take over.
        """
        former, before = self.owner, len(self.done)
        former.line.mute()
        while len(self.done) < before + 2 and not (self.is_over or self.is_paused):  # noqa: ASYNC110 - the first may
            await asyncio.sleep(GLANCE)  # have been under way
        await self.owner.kill(PAUSE_OF_SUCCESSOR)
        former.line.go_on()

    async def restart(self) -> None:
        """Restart PostgreSQL, within one call in a thread: reads of this process block until it is back."""
        await asyncio.to_thread(self._restart)

    def _restart(self) -> None:
        self.server.stop()
        self.server.start()

    async def cut_connections(self) -> None:
        """Cut all connections to the database three times."""
        for _ in range(3):
            await asyncio.to_thread(self.server.execute, CUT)
            await asyncio.sleep(self.dice.random() * 0.1)

    async def wait_until_all_run(self) -> None:
        """Return when every process runs and is connected to the database, so that the next fault may come."""
        async with asyncio.timeout(PATIENCE):
            while not self._do_all_run:  # noqa: ASYNC110 - the server tells
                await asyncio.sleep(GLANCE)

    @property
    def _do_all_run(self) -> bool:
        running = all(each.is_up for each in self.processes)
        return running and len(self._ports(CONNECTED)) >= len(self.processes)

    async def cause_faults(self, faults: Sequence[str]) -> None:
        """Cause these faults one after the other; raises `PromiseBroken` if a process does not come back."""
        for name in faults:
            async with self.between_faults:
                if self.is_over:
                    return
                began, self.now = time.time(), name
                try:
                    await getattr(self, name)()
                    await self.wait_until_all_run()
                except TimeoutError:
                    raise PromiseBroken(f"not all are back after {name}") from None
                self.happened.append(Happened(name, began, time.time()))
                self.now = "nothing"

    # Actions

    async def carry_out(self, name: str, action: Action) -> None:
        """Carry out an action in both runs until it is done; raises `PromiseBroken` if they differ afterwards."""
        if name.endswith(HOURS_PASS):
            await self._let_hours_pass(name, action)
        else:
            await self._carry_out(name, action)

    async def _let_hours_pass(self, name: str, action: Action) -> None:
        """Let hours pass while there is no fault, after the owner has noted the time before them."""
        self.is_paused = True
        async with self.between_faults:
            self.is_paused = False
            seen = self.reference.clock.now + NOTED_EVERY
            await self._carry_out("the owner looks at the clock", pass_time(seen))
            async with asyncio.timeout(PATIENCE):
                while self._latest_noted_time() < seen:  # noqa: ASYNC110 - the server tells
                    await asyncio.sleep(GLANCE)
            await self._carry_out(name, action)

    def _latest_noted_time(self) -> int:
        """The time that the owner has noted last."""
        notes = self.tested.read_notes()
        found = [notes[name] for name in (NOTE, f"{NOTE} {SHARDS[0]}") if name in notes]
        return max((json.loads(each)["seen"] for each in found), default=0)

    async def _carry_out(self, name: str, action: Action) -> None:
        before = self.reference.moment
        await action(self.reference)
        await self.reference.settle()
        after, began = self.reference.moment, time.time()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._until_done(name, action, before, after)
        except TimeoutError:
            lasted = [f"{each.name} {each.end - each.begin:.0f} s" for each in self.happened[-4:]]
            waiting = self.tested.describe_unsettled()
            raise PromiseBroken(
                f"{name}: not done after {PATIENCE:.0f} seconds; {waiting}; before it {lasted}, now {self.now}"
            ) from None
        self.done.append(Happened(name, began, time.time()))
        assert_look_alike(name, self.tested, self.reference)

    async def _until_done(self, name: str, action: Action, before: Moment, after: Moment) -> None:
        """Try an action until it is done; raises `PromiseBroken` if it is half done."""
        while (now := await self._settled_state(before, after)) != after.state:
            if now != before.state:
                raise PromiseBroken(f"{name} is half done: {describe_difference(now, after.state)}")
            doing = asyncio.ensure_future(action(self.tested))
            await asyncio.wait({doing}, timeout=TRY)
            if not doing.done() or doing.exception() is not None:
                await cancel(doing)

    async def _settled_state(self, *moments: Moment) -> Stored:
        """The stored state at a moment at which the tested run is settled; the database server may be away before."""
        while True:
            try:
                await self.tested.settle(*moments)
                with self.tested.one_moment():
                    if self.tested.is_settled(*moments):  # an earlier try may have been carried out meanwhile
                        return self.tested.state
            except psycopg.Error:
                await asyncio.sleep(0.1)

    async def settle(self) -> None:
        try:
            await self.tested.settle()
        except TimeoutError:
            raise PromiseBroken("not all that is due or unsent is done in the end") from None

    # Results

    @property
    def gaps(self) -> dict[str, float]:
        """By kind of fault, the longest time in seconds in which nobody was served."""
        found = dict[str, float]()
        for name, begin, end in self.happened:
            found[name] = max(found.get(name, 0), self.answers.longest_gap(begin, end))
        return found

    def check_answers(self) -> None:
        """Raise `PromiseBroken` if a tap was not answered although a process could, or nobody was served for long."""
        if violations := [*self.answers.violations]:
            raise PromiseBroken(
                f"{len(violations)} taps: {'; '.join(violations[:5])}; {self.happened}; {self.processes}"
            )
        late = {name: gap for name, gap in self.gaps.items() if gap > LATEST}
        if late:
            raise PromiseBroken(f"nobody was served for so long: {late}")


async def play_with_faults(
    setup: Setup,
    folder: Path,
    server: Server,
    seed: int,
    faults: Sequence[str],
    patch: Patch | None = None,
    most: int | None = None,
) -> FaultyGame:
    """Play while these faults happen, or `most` actions, and `AFTERWARDS` actions more; `patch` changes every process.

    Raises `PromiseBroken`.
    """
    dice = random.Random(seed)
    async with _set_up(setup, folder, server, seed, patch) as game:
        actions = whole_game(setup, game.reference, dice)
        for name, action in islice(actions, setup.seats + 1):  # until the game is started
            await game.carry_out(name, action)
        causing = asyncio.create_task(game.cause_faults(faults))
        try:
            for name, action in islice(actions, most):
                await game.carry_out(name, action)
                if causing.done() and most is None:
                    break
            game.is_over = most is None
            await causing
            await game.settle()
            for name, action in islice(actions, AFTERWARDS):
                await game.carry_out(name, action)
        finally:
            causing.cancel()
    return game


@asynccontextmanager
async def _set_up(
    setup: Setup, folder: Path, server: Server, seed: int, patch: Patch | None
) -> AsyncIterator[FaultyGame]:
    """Set up the runs and processes; at the end of the block raise `PromiseBroken` for differences and errors."""
    database, processes, is_apart = server.ready(), list[Supervised](), can_have_own_pids()
    async with two_runs(setup, folder, database, seed) as (reference, tested), AsyncExitStack() as lines:
        loud, clock = tested.playground, tested.clock.file
        for shards in SHARDS:
            line, address = await lines.enter_async_context(Proxy.to(database))
            bot = KilledBot(loud.base_url, address, clock, seed, shards, patch, is_apart=is_apart)
            processes.append(Supervised(bot, line))
        answers = Answers(tested, {"table": processes[:2], "direct": processes[-2:]})
        game = FaultyGame(reference, tested, server, processes, answers, random.Random(seed + 1), is_apart)
        async with _supervise_all(game):
            yield game
            await game.settle()
            assert_look_alike("in the end", tested, reference)
            await answers.finish()
            game.check_answers()
        said = [line for each in processes for line in each.bot.lines]
        if any("Traceback" in line for line in said):
            raise PromiseBroken("\n".join(said))
        if wrong := [each for each in loud.problems if not any(words in each for words in EXPECTED)]:
            raise PromiseBroken("\n".join(wrong))


@asynccontextmanager
async def _supervise_all(game: FaultyGame) -> AsyncIterator[None]:
    """In this block all processes run, the first one owns the table, and people tap."""
    tasks = [asyncio.create_task(game.answers.watch())]
    try:
        for each in game.processes:
            tasks.append(asyncio.create_task(each.supervise()))
            await game.processes[0].wait_until_up()
        await game.wait_until_all_run()
        tasks.append(asyncio.create_task(game.answers.tap()))
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for each in game.processes:
            await each.kill()
        for error in ended:
            if isinstance(error, Exception):
                raise PromiseBroken("something around the game ended") from error
