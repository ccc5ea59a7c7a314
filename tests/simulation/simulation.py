"""One simulation: a bot that dies and comes back, a Discord that fails, people who play, and what came of it."""

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
from tests.bot.support.servers import another_server
from tests.bot.support.table import with_known_commands
from tests.simulation import laws
from tests.simulation.database import Disk, MemoryDriver, SharedNumbers
from tests.simulation.disturbing import EVENTS, open_again
from tests.simulation.faults import STRIKES, Fault, Strikes, planned
from tests.simulation.line import WAY, Line, log_in, stay_connected
from tests.simulation.loop import OWNER, START, Process, VirtualLoop, steered
from tests.simulation.neighbours import Neighbours
from tests.simulation.people import People
from tests.simulation.sharing import APART, SHARD, Lock, SharedShard
from tests.simulation.work import NoComputing, NoDrawing, NoWorker

ACTS, FAULTS = 100, 14
BEGINNING = 8
"""Acts that follow each other at once: a table is opened and filled."""
AGAIN = (1.0, 8.0)
"""Seconds until a dead process runs again."""
CALM = 3700
"""Seconds without faults after which all must be well: longer than any pause between two tries."""
SEATED = "select member from seats where game = ?"
GAPS = ((0.75, 1.2), (0.22, 30.0), (0.03, 4000.0))
"""Between two acts of people: how often, and how many seconds on average."""
EXPECTED = (discord.DiscordException, OSError, StoreError, TimeoutError, WorkerError)
"""What a fault may raise in the bot; nothing that takes long is done here."""


class Heard(logging.Handler):
    """Hears what the bot writes down as a mistake of its own: an error that no fault explains."""

    def __init__(self, sim: Simulation) -> None:
        super().__init__()
        self._sim = sim

    def emit(self, record: logging.LogRecord) -> None:
        if self._sim.print is not None:
            self._sim.print(f"{'':12} {record.levelname.lower()}: {record.getMessage()[:400]}")
        wrong = record.exc_info[1] if record.exc_info else None
        if record.levelno >= logging.ERROR and wrong is not None and not isinstance(wrong, EXPECTED):
            self._sim.breaks(f"logged: {type(wrong).__name__} {wrong}: {record.getMessage()}")


class WallClock(Clock):
    """The bot's clock: the wall clock may jump, the other one never does."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.ahead = 0

    def __call__(self) -> int:
        return int(START + self._loop.now) + self.ahead

    def steady(self) -> float:
        return self._loop.now


@dataclass(slots=True)
class Life:
    """A process that runs, and what tells it to stop."""

    process: Process
    number: int
    """Which of the processes it is, in whatever life."""
    stopping: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Report:
    """What came of one simulation."""

    seed: int
    acts: int
    faults: list[Fault]
    violations: list[str]
    trace: str
    """A digest of all that happened."""
    counts: Counter[str] = field(default_factory=Counter[str])


def plan_of(
    seed: int, acts: int, faults: int, kinds: frozenset[str] | None
) -> tuple[list[float], list[Fault]]:
    """When people act, and what goes wrong."""
    dice = random.Random(f"{seed} plan")
    moments, now = list[float](), 5.0
    for number in range(acts):
        (mean,) = (
            (1.0,)
            if number < BEGINNING
            else dice.choices([mean for _, mean in GAPS], [rate for rate, _ in GAPS])
        )
        now += dice.expovariate(1 / mean)
        moments.append(now)
    weights = {name: weight for name, (weight, _) in EVENTS.items()}
    return moments, planned(dice, moments, faults, weights, kinds)


def _openings(seed: int) -> dict[str, Any]:
    dice = random.Random(f"{seed} opening")
    seats = dice.choice((2, 2, 3))
    opening = {"title": "Winter", "seats": seats, "pace": dice.choice(("24h", "none", "live"))}
    if seats == 3 and dice.random() < 0.4:
        opening |= {"computers": 1, "level": "easy"}
    return opening


class Simulation:
    """All of it, from one seed; `faults`, and so many `processes`, instead of those that the seed chooses."""

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
        self.moments, plan = plan_of(seed, acts, faults if isinstance(faults, int) else 0, kinds)
        self.faults = plan if isinstance(faults, int) else faults
        self.loop = VirtualLoop()
        self.dice = {
            name: random.Random(f"{seed} {name}")
            for name in ("disk", "line", "people", "chance", "secrets", "life", "work")
        }
        self.disk = Disk()
        self.strikes = Strikes(self.faults)
        self.crash: Fault | None = None
        self.crash_in = 0
        self.is_full = self.is_slow = False
        """The disk."""
        self.slow_pictures = self.meeting_pictures = False
        self.is_apart = is_apart
        """Two processes have a server each."""
        self.locks = [Lock() for _ in APART] if is_apart else [Lock()]
        self.processes = (
            len(APART) if is_apart else processes or random.Random(f"{seed} processes").choice((1, 1, 1, 2))
        )
        self.lives: list[Life] = []
        """The processes that run, the oldest first."""
        self.counts = Counter[str]()
        self.violations: list[str] = []
        self.deleted: set[str] = set()
        """Messages that others than the bot deleted."""
        self.left = set[str]()
        """Threads that were closed to the bot: where a table moved away meanwhile, nothing could be deleted there."""
        self.since = 0.0
        """When a process last began or went on, or others last deleted something."""
        self.is_unheard = False
        """The bot cannot know of all of these."""
        self.print = trace
        """Hears everything, also what the bot logs."""
        self._trace = hashlib.blake2b(digest_size=8)

    # What happens

    def note(self, said: str) -> None:
        """Something happened; the same seed notes the same."""
        line = f"{self.loop.now:12.4f} {said}"
        self._trace.update(line.encode())
        if self.print is not None:
            self.print(line)

    def _committed(self, said: str) -> None:
        self.note(said)
        self.watch.committed()

    def breaks(self, law: str) -> None:
        """A law that holds at every moment does not."""
        self.note(f"BROKEN {law}")
        self.violations.append(law)

    def delete(self, *messages: Message) -> None:
        """A moderator deletes these; the bot learns of it if it is connected for long enough."""
        self.deleted |= {each.id for each in messages}
        self.since = self.loop.now
        heard = [*self.stage.gateway.connections]
        self.loop.call_later(2 * WAY[1], lambda: self._is_heard(heard))
        for each in messages:
            self.stage.faults.delete_message(each.id)

    def _is_heard(self, connections: list[Any]) -> None:
        self.is_unheard |= not connections or any(each.is_cut for each in connections)

    def run(self) -> Report:
        """Play it through, and look at the laws."""
        log, listener = logging.getLogger(), Heard(self)
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
            steered(self.loop, self.dice["secrets"]),
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
                self.loop.bury()
                logging.disable(logging.NOTSET)
                asyncio.set_event_loop(None)
                self.loop.close()
                self.disk.close()
        return Report(
            self.seed,
            len(self.moments),
            self.faults,
            self.violations,
            self._trace.hexdigest(),
            counts=self.counts,
        )

    def _set_up(self) -> None:
        self.stage = Stage(Settings(settle=0.02, remembered=200))
        self.stage.clock = SharedClock(self.stage.world.clock)
        self.clock = WallClock(self.loop)
        strike = lambda method, path: self.strikes.take(self.loop.now, method, path)  # noqa: E731
        self.line = Line(self.stage, self.loop, self.dice["line"], strike, self.passing, self.note)
        if self.is_apart:
            another_server(self.stage.world)
        people = Neighbours if self.is_apart else People
        self.people = people(self.stage, self.dice["people"], _openings(self.seed))
        if isinstance(self.people, Neighbours):
            self.people.order = self._order
        self.watch = laws.Watch(self)
        self.line.on_answer = self.watch.answered

    async def _play(self) -> None:
        for moment in self.moments:
            self.loop.call_at(moment, self._act)
        for fault in self.faults:
            if fault.kind not in STRIKES:
                self.loop.call_at(fault.at, self._disturb, fault)
        await asyncio.sleep(max([*self.moments, *(fault.at + fault.lasts for fault in self.faults)]) + 10)
        self.note("the faults stop")
        self.strikes.stop()
        self.crash = None
        await asyncio.sleep(10)
        for place in [*self.stage.world.channels.values()]:
            if place.is_thread:
                open_again(self, place)
        await self._bring_here()
        await asyncio.sleep(120)
        for _ in range(12):
            if not laws.broken(self):
                break
            await self._bring_here()  # who still waited for an answer was refused before
            await asyncio.sleep(CALM / 12)
        self.violations += laws.broken(self)
        self.counts["seconds"] = int(self.loop.now)

    async def _bring_here(self) -> None:
        """Where the channel of a table is deleted, only people can say where it goes on."""
        sql = "select id, channel from tables where status in ('lobby', 'running')"
        for game, channel in self.disk.read(sql):
            if str(channel) not in self.stage.world.channels:
                seated = {member for (member,) in self.disk.read(SEATED, (game,))}
                await self.people.bring_here(game, seated)

    def _order(self, about: str, what: str, number: int) -> None:
        """The operator orders something, of which its owner hears."""
        self.counts["orders"] += 1
        found = self.disk.read("select server from tables where id = ?", (number,))
        server = found[0][0] if about == "table" and found else 0
        order = Order(
            f"{prefix(self.clock())}-{self.counts['orders']}", "somebody", about, what, number, server
        )
        self.note(f"order {order.name}")
        row = (SharedNumbers(self.disk.taken).take("errands"), server, None, ORDER, str(order))
        self.disk.commit([Statement("insert into errands values (?, ?, ?, ?, ?)", [row])])
        for each in [each for lock in self.locks for each in lock.there if each.process.is_alive]:
            each.hear(str(Announcement(ERRANDS, (server,))))

    def _disturb(self, fault: Fault) -> None:
        self.note(f"fault {fault}")
        if undo := EVENTS[fault.kind][1](self, fault):
            self.loop.call_later(fault.lasts, undo)

    def _act(self) -> None:
        self.note("an act")
        self.counts["acts"] += 1
        task = self.loop.create_task(self.people.act())
        task.add_done_callback(self._acted)

    def _acted(self, task: asyncio.Task[None]) -> None:
        if task.exception() is not None:
            self.loop.wrong.append(f"a person failed: {task.exception()!r}")

    # The process

    def resume(self, process: Process) -> None:
        """One that stood still goes on, and hears of what others did meanwhile."""
        self.since = self.loop.now
        self.loop.resume(process)

    def start(self, number: int) -> None:
        """A new process, as a supervisor starts it."""
        self.note("start")
        self.counts["starts"] += 1
        self.since = self.loop.now
        life = Life(Process(f"life-{self.counts['starts']}"), number)
        self.lives.append(life)
        running = life.process.context.run(self.loop.create_task, self._live(life))
        running.add_done_callback(lambda _: self._end(life.process))

    async def _live(self, life: Life) -> None:
        shards = APART[life.number] if self.is_apart else SHARD
        sharing = SharedShard(self.locks, shards) if self.processes > 1 else None
        driver = MemoryDriver(
            self.disk,
            self.loop,
            self.dice["disk"],
            self.passing,
            self,
            self._committed,
            sharing,
        )
        store = Store(driver, sharing and shards)
        bot = Bot(
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
        except Exception as error:  # noqa: BLE001 - its supervisor starts it again
            self.note(f"no start: {type(error).__name__}")
            return
        connected = asyncio.create_task(stay_connected(bot, self.line))
        stopped = asyncio.create_task(life.stopping.wait())
        await asyncio.wait({stopped, store.failure}, return_when=asyncio.FIRST_COMPLETED)
        await bot.close()
        connected.cancel()
        await store.close()
        self.note("stopped")

    def passing(self, point: str, process: Process | None = None) -> bool:
        """A process, by default that which runs, comes to this point; whether it dies here."""
        process = process or OWNER.get()
        if self.crash is None or process is None or not process.is_alive:
            return False
        self.crash_in -= 1
        if self.crash_in > 0:
            return False
        self.crash = None
        self.note(f"crash {point}")
        self.counts["crashes"] += 1
        self._end(process)
        return True

    def _end(self, process: Process) -> None:
        """It is dead, of whatever; another one starts."""
        if not process.is_alive:
            return
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
