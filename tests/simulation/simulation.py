"""One simulation from a seed: simulated people play while requests fail and processes of the bot are killed."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any
from unittest.mock import patch

import discord

from bot.client import Bot
from bot.clock import Clock
from bot.cluster import ownership
from bot.config import Config, Shards
from bot.outbox.orders import RUNNING
from bot.playground import stage
from bot.playground.clock import SharedClock
from bot.playground.limits import Settings
from bot.playground.messages import Message
from bot.playground.stage import Stage
from bot.storage.driver import Statement
from bot.storage.errors import StoreError
from bot.storage.processes import ERRANDS, Announcement
from bot.storage.store import Store
from bot.tables.model.orders import ORDER, Order, prefix
from bot.work import drawing
from bot.work.worker import WorkerError
from tests.bot.support.servers import add_server
from tests.bot.support.table import with_known_commands
from tests.simulation import laws
from tests.simulation.database import Disk, MemoryDriver
from tests.simulation.disturbing import EVENTS, open_again
from tests.simulation.faults import EFFECTS, Effects, Fault, plan_faults
from tests.simulation.line import DELAY, Line, log_in, stay_connected
from tests.simulation.loop import OWNER, START, Process, VirtualLoop, simulated_time
from tests.simulation.people import People
from tests.simulation.sharing import APART, SHARD, Lock, SharedShard
from tests.simulation.two_servers import PeopleOnTwoServers
from tests.simulation.work import NoComputing, NoDrawing, NoWorker

ACTS, FAULTS = 100, 14
BEGINNING = 8
"""The number of acts at the beginning with short pauses, in which a table is opened and filled."""
AGAIN = (1.0, 8.0)
"""Seconds until an ended process is started again, at least and at most."""
CALM = 3700
"""Seconds without faults after which all invariants must hold: longer than any pause between two retries."""
FULL, LATE = "the disk is full", "what is left out cannot be written: 1 rows to change, 0 found"
"""Errors in the log that are meant; the second where a table was erased while something of it was shown."""
ORDERED = 1_000_000
"""The orders have multiples of this as numbers."""
SEATED = "select member from seats where game = ?"
GAPS = ((0.75, 1.2), (0.22, 30.0), (0.03, 4000.0))
"""The pauses between two acts: the probability of each kind, and its mean in seconds."""
EXPECTED = (discord.DiscordException, OSError, StoreError, TimeoutError, WorkerError)
"""The exceptions that a fault may cause in the bot. `WorkerError`: replays and the like are not computed here."""


class LoggedMistakes(logging.Handler):
    """Reports what the bot logs as errors and no fault explains."""

    def __init__(self, sim: Simulation) -> None:
        super().__init__()
        self._sim = sim

    def emit(self, record: logging.LogRecord) -> None:
        if self._sim.print is not None:
            self._sim.print(f"{'':12} {record.levelname.lower()}: {record.getMessage()[:400]}")
        wrong = record.exc_info[1] if record.exc_info else None
        said = record.getMessage()
        is_meant = isinstance(wrong, EXPECTED) or FULL in said or (LATE in said and self._sim.people.vanished)
        if record.levelno >= logging.ERROR and not is_meant:
            self._sim.report_violation(f"logged: {type(wrong).__name__} {wrong}: {said}")


class WallClock(Clock):
    """The clock of the bot: the virtual time, with a wall clock that a fault may set `ahead`."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.ahead = 0

    def __call__(self) -> int:
        return int(START + self._loop.now) + self.ahead

    def steady(self) -> float:
        return self._loop.now


@dataclass(slots=True)
class Life:
    """A running process of the bot."""

    process: Process
    number: int
    """Its place among the processes; the process that is started after it has the same."""
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    """Set to stop it in good order."""
    bot: Bot | None = None


@dataclass(slots=True)
class Report:
    """The result of one simulation."""

    seed: int
    acts: int
    faults: list[Fault]
    violations: list[str]
    trace: str
    """A digest of the trace, to see that a seed plays the same again."""
    counts: Counter[str] = field(default_factory=Counter[str])


def make_plan(
    seed: int, acts: int, faults: int, kinds: frozenset[str] | None
) -> tuple[list[float], list[Fault]]:
    """The moments at which people act, and the faults."""
    dice = random.Random(f"{seed} plan")
    moments, now = list[float](), 5.0
    for number in range(acts):
        mean = 1.0
        if number >= BEGINNING:
            (mean,) = dice.choices([mean for _, mean in GAPS], [rate for rate, _ in GAPS])
        now += dice.expovariate(1 / mean)
        moments.append(now)
    weights = {name: weight for name, (weight, _) in EVENTS.items()}
    return moments, plan_faults(dice, moments, faults, weights, kinds)


def _choose_opening(seed: int) -> dict[str, Any]:
    dice = random.Random(f"{seed} opening")
    seats = dice.choice((2, 2, 3))
    opening = {"title": "Winter", "seats": seats, "pace": dice.choice(("24h", "none", "live"))}
    if seats == 3 and dice.random() < 0.4:
        opening |= {"computers": 1, "level": "easy"}
    return opening


class Simulation:
    """A simulation from one seed; `faults` and the number of `processes` replace those that the seed chooses."""

    def __init__(
        self,
        seed: int,
        *,
        acts: int = ACTS,
        faults: int | list[Fault] = FAULTS,
        kinds: frozenset[str] | None = None,
        processes: int = 0,
        is_apart: bool = False,
        trace: Callable[[str], None] | None = None,
    ) -> None:
        self.seed = seed
        self.moments, plan = make_plan(seed, acts, faults if isinstance(faults, int) else 0, kinds)
        self.faults = plan if isinstance(faults, int) else faults
        self.loop = VirtualLoop()
        self.dice = {
            name: random.Random(f"{seed} {name}")
            for name in ("disk", "line", "people", "chance", "secrets", "life", "work")
        }
        self.disk = Disk()
        self.effects = Effects(self.faults)
        self.crash: Fault | None = None
        self.crash_in = 0
        self.is_full = self.is_slow = False
        """The state of the disk."""
        self.slow_pictures = self.meeting_pictures = False
        """Whether drawing takes long, and whether pictures get ready while the bot reads from the database."""
        self.is_apart = is_apart
        """Whether two processes have a server each."""
        self.locks = [Lock() for _ in APART] if is_apart else [Lock()]
        self.processes = (
            len(APART) if is_apart else processes or random.Random(f"{seed} processes").choice((1, 1, 1, 2))
        )
        self.lives: list[Life] = []
        """The running processes, the oldest first."""
        self.counts = Counter[str]()
        self.violations: list[str] = []
        self.deleted: set[str] = set()
        """The ids of messages that moderators deleted."""
        self.left = set[str]()
        """The ids of threads that the bot could not use for a while, so it could not delete former messages there."""
        self.since = 0.0
        """When a process was last started or resumed, or a moderator last deleted something."""
        self.has_missed_deletion = False
        """Whether the bot was not connected when something was deleted."""
        self.print = trace
        """Called with each line of the trace and of the log of the bot."""
        self._trace = hashlib.blake2b(digest_size=8)

    # Running

    def note(self, said: str) -> None:
        """Add a line to the trace, which is the same in every run of a seed."""
        line = f"{self.loop.now:12.4f} {said}"
        self._trace.update(line.encode())
        if self.print is not None:
            self.print(line)

    def _note_commit(self, said: str) -> None:
        self.note(said)
        self.watch.check_commit()

    def report_violation(self, law: str) -> None:
        """Note that an invariant does not hold."""
        self.note(f"BROKEN {law}")
        self.violations.append(law)

    def delete(self, *messages: Message) -> None:
        """Delete messages as a moderator; the bot is notified if it stays connected until the event arrives."""
        self.deleted |= {each.id for each in messages}
        self.since = self.loop.now
        heard = [*self.stage.gateway.connections]
        self.loop.call_later(2 * DELAY[1], lambda: self._note_if_missed(heard))
        for each in messages:
            self.stage.faults.delete_message(each.id)

    def _note_if_missed(self, connections: list[Any]) -> None:
        is_away = self.stage.world.bot.id not in self.stage.world.guild.members
        self.has_missed_deletion |= is_away or not connections or any(each.is_cut for each in connections)

    def run(self) -> Report:
        """Run the simulation and check the invariants."""
        log, listener = logging.getLogger(), LoggedMistakes(self)
        log.addHandler(listener)
        if self.print is None:
            logging.disable(logging.WARNING)
        else:
            logging.getLogger("bot").setLevel(logging.DEBUG)
        asyncio.set_event_loop(self.loop)
        with (
            patch.object(stage, "POLL", 60.0),
            patch.object(ownership, "POLL", 0.2),
            patch.object(drawing, "return_free_pages", lambda: None),
            simulated_time(self.loop, self.dice["secrets"]),
        ):
            try:
                self._set_up()
                for number in range(self.processes):
                    self.start(number)
                self.loop.run_until_complete(self._play())
                self.violations += self.loop.wrong
            finally:
                self.lives.clear()
                log.removeHandler(listener)
                logging.disable(logging.CRITICAL)
                self.loop.close_all()
                logging.disable(logging.NOTSET)
                asyncio.set_event_loop(None)
                self.loop.close()
                self.disk.close()
        digest = self._trace.hexdigest()
        return Report(self.seed, len(self.moments), self.faults, self.violations, digest, self.counts)

    def _set_up(self) -> None:
        self.stage = Stage(Settings(settle=0.02, remembered=200))
        self.stage.clock = SharedClock(self.stage.world.clock)
        self.clock = WallClock(self.loop)
        effect_on = lambda method, path: self.effects.take(self.loop.now, method, path)  # noqa: E731
        self.line = Line(self.stage, self.loop, self.dice["line"], effect_on, self.dies_at, self.note)
        if self.is_apart:
            add_server(self.stage.world)
        people = PeopleOnTwoServers if self.is_apart else People
        self.people = people(self.stage, self.dice["people"], _choose_opening(self.seed))
        if isinstance(self.people, PeopleOnTwoServers):
            self.people.order = self.order
        self.watch = laws.Watch(self)
        self.line.on_answer = self.watch.check_answer

    async def _play(self) -> None:
        for moment in self.moments:
            self.loop.call_at(moment, self._let_somebody_act)
        for fault in self.faults:
            if fault.kind not in EFFECTS:
                self.loop.call_at(fault.at, self._disturb, fault)
        await asyncio.sleep(max([*self.moments, *(fault.at + fault.lasts for fault in self.faults)]) + 10)
        self.note("the faults stop")
        self.effects.stop()
        self.crash = None
        await asyncio.sleep(10)
        for place in [*self.stage.world.channels.values()]:
            if place.is_thread:
                open_again(self, place)
        await self._move_tables()
        await asyncio.sleep(120)
        for _ in range(12):
            if not laws.find_violations(self):
                break
            await self._move_tables()  # a person whose interaction was still open was refused before
            await asyncio.sleep(CALM / 12)
        self.violations += laws.find_violations(self)
        self.counts["seconds"] = int(self.loop.now)

    async def _move_tables(self) -> None:
        """Have people move tables whose channel was deleted, which the bot cannot do by itself."""
        sql = "select id, channel from tables where status in ('lobby', 'running')"
        for game, channel in self.disk.read(sql):
            if str(channel) not in self.stage.world.channels:
                seated = {member for (member,) in self.disk.read(SEATED, (game,))}
                await self.people.move_table(game, seated)

    def order(self, about: str, what: str, number: int) -> None:
        """Store an order of the operator, and announce it to the processes; its number is none that a process gives."""
        self.counts["orders"] += 1
        given = self.counts["orders"]
        found = self.disk.read("select server from tables where id = ?", (number,))
        server = {"table": found[0][0] if found else 0, "server": number}.get(about, 0)
        running = [game for (game,) in self.disk.read(RUNNING, (number if about == "server" else 0,))]
        name = f"{prefix(self.clock())}-{given}"
        order = Order(name, "somebody", about, what, number, server, tuple(running))
        self.note(f"order {order.name}")
        row = (given * ORDERED, server, None, ORDER, str(order))
        self.disk.commit([Statement("insert into errands values (?, ?, ?, ?, ?)", [row])])
        for each in [each for lock in self.locks for each in lock.processes if each.process.is_alive]:
            each.deliver(str(Announcement(ERRANDS, (server,))))
        for life in self.lives if self.processes == 1 else ():
            if life.bot is not None:
                life.process.context.run(life.bot.handing_on.wake)

    def _disturb(self, fault: Fault) -> None:
        self.note(f"fault {fault}")
        if undo := EVENTS[fault.kind][1](self, fault):
            self.loop.call_later(fault.lasts, undo)

    def _let_somebody_act(self) -> None:
        self.note("an act")
        self.counts["acts"] += 1
        task = self.loop.create_task(self.people.act())
        task.add_done_callback(self._check_act)

    def _check_act(self, task: asyncio.Task[None]) -> None:
        if task.exception() is not None:
            self.loop.wrong.append(f"a person failed: {task.exception()!r}")

    # Processes

    def resume(self, process: Process) -> None:
        """Resume a suspended process, which then receives the events of the meantime."""
        self.since = self.loop.now
        self.loop.resume(process)

    def start(self, number: int) -> None:
        """Start a new process at this place, as a supervisor does."""
        self.note("start")
        self.counts["starts"] += 1
        self.since = self.loop.now
        life = Life(Process(f"life-{self.counts['starts']}"), number)
        self.lives.append(life)
        running = life.process.context.run(self.loop.create_task, self._run_bot(life))
        running.add_done_callback(lambda _: self._end_process(life.process))

    async def _run_bot(self, life: Life) -> None:
        shards = APART[life.number] if self.is_apart else SHARD
        sharing = SharedShard(self.locks, shards) if self.processes > 1 else None
        driver = MemoryDriver(
            self.disk, self.loop, self.dice["disk"], self.dies_at, self, self._note_commit, sharing
        )
        store = Store(driver, sharing and shards)
        life.bot = bot = Bot(
            replace(Config.read({"DATABASE": "memory"}), shards=shards if self.is_apart else Shards()),
            store,
            clock=self.clock,
            entropy=self.dice["chance"].randbytes,
            drawing=NoDrawing(self.dice["work"], self, self.disk.reading),
            computing=NoComputing(self.dice["work"]),
        )
        bot.work.worker = NoWorker()
        bot.emoji.icons, bot.emoji.drawings = {}, lambda: "none"
        with_known_commands(bot)
        try:
            await log_in(bot, self.line)
        except Exception as error:  # noqa: BLE001 - the process ends, and is started again
            self.note(f"no start: {type(error).__name__}")
            return
        connected = asyncio.create_task(stay_connected(bot, self.line))
        stopped = asyncio.create_task(life.stopping.wait())
        await asyncio.wait({stopped, store.failure}, return_when=asyncio.FIRST_COMPLETED)
        self.loop.report_failed(life.process)
        await bot.close()
        connected.cancel()
        await store.close()
        self.note("stopped")

    def dies_at(self, point: str, process: Process | None = None) -> bool:
        """Kill a process (by default the running one) if a fault `crash` is due; returns whether it was killed."""
        process = process or OWNER.get()
        if self.crash is None or process is None or not process.is_alive:
            return False
        self.crash_in -= 1
        if self.crash_in > 0:
            return False
        self.crash = None
        self.note(f"crash {point}")
        self.counts["crashes"] += 1
        self._end_process(process)
        return True

    def _end_process(self, process: Process) -> None:
        """Clean up after a process that ended for any reason, and schedule the start of the next one."""
        if not process.is_alive:
            return
        self.loop.report_failed(process)
        self.loop.kill(process)
        for lock in self.locks:
            lock.free(process)
        for connection in [*self.stage.gateway.connections]:
            if connection.process is process:  # pyright: ignore[reportAttributeAccessIssue]
                connection.hang_up_now()  # pyright: ignore[reportAttributeAccessIssue]
        (number,) = (each.number for each in self.lives if each.process is process)
        self.lives = [each for each in self.lives if each.process is not process]
        wait = self.dice["life"].uniform(*AGAIN)
        self.loop.call_later(wait, self.start, number, context=self.line.world)
