"""A version of the bot as a process of its own, with a stand-in of Discord and people for it alone."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bot.bench.circle import Circle, Notes
from bot.bench.databases import Figures, File, counts_of
from bot.bench.figures import clock_of, resident, seconds_computed
from bot.playground import Playground, Settings
from bot.playground.stage import Recorded
from engine.core.match import Setup
from engine.core.values import frozen

if TYPE_CHECKING:
    from bot.bench.postgresql import CountingServer

PROGRAM = Path(__file__).with_name("measured.py")
HOME = Path(__file__).parents[2]
REST = 1.2
"""Seconds without a request until the next move: longer than 1.0 keeps what may go with the next commit. This version
keeps it for longer, so it goes with the next move here, and costs a commit where the whole bot rests for longer."""
BEGINNING = 2.0
"""Seconds without a request after which a bot that has come online has done all that a start brings."""
GLANCE = 0.02
PATIENCE = 60.0
SETTINGS = Settings(deadline=PATIENCE, patience=PATIENCE, settle=0, remembered=50, lingering=0)
"""As nothing is said about time here, people wait for as long as a busy machine needs."""


@frozen
class Version:
    """What is measured: the program that this Python runs, and how it is run."""

    python: str
    without_pictures: bool = False
    deals_alike: bool = True
    """Whether all its runs have the same dice, so that they can be compared; verifying a game needs its own."""
    on_postgresql: bool = False
    shards: Sequence[str] = ("",)
    """`SHARDS` of each of its processes."""
    servers: int = 1
    """Servers of Discord on which it plays, each of the next shard of so many."""

    @property
    def environment(self) -> Mapping[str, str]:
        """That of this process, with this checkout for its own Python alone."""
        settings = {**os.environ, "DISCORD_TOKEN": "bench", "PYTHONUNBUFFERED": "1"}
        settings.pop("PYTHONPATH", None)
        return {**settings, "PYTHONPATH": str(HOME)} if self.python == sys.executable else settings

    @property
    def command(self) -> Sequence[str]:
        chosen = {
            "--without-pictures": self.without_pictures,
            "--same-games": self.deals_alike,
        }
        return (self.python, "-P", str(PROGRAM), *(word for word, is_chosen in chosen.items() if is_chosen))


LOOK = ("GET", "/channels/{channel}/messages/{message}")
"""What is asked once for each table after a start, which is no part of a move (`bot/outbox/resync.py`)."""


class CountingPlayground(Playground):
    """A stand-in that keeps all requests until they are counted."""

    def __init__(self, servers: int = 1, settings: Settings = SETTINGS) -> None:
        super().__init__(settings=settings)
        first = self.world.guild
        number = (int(first.id) >> 22) + 1
        for each in range(number, number + servers - 1):
            self.world.guilds[str(each << 22)] = replace(first, id=str(each << 22), members=[*first.members])
        self._kept: list[Recorded] = []
        self._latest = 0.0

    def record(self, request: Recorded) -> None:
        super().record(request)
        self._kept.append(request)
        self._latest = time.perf_counter()

    @property
    def is_heard(self) -> bool:
        """Whether somebody hears what happens on each server."""
        sessions = self.gateway.sessions.values()
        return all(any(session.concerns(each) for session in sessions) for each in self.world.guilds)

    async def rest(self, seconds: float) -> None:
        """Return when there was no request for so long, and each is answered."""
        while time.perf_counter() < self._latest + seconds or not all(each.status for each in self._kept):  # noqa: ASYNC110 - nobody announces that nothing happens
            await asyncio.sleep(GLANCE)

    def count_figures(self) -> Figures:
        """What the bot has asked since the last time."""
        kept, self._kept = [each for each in self._kept if (each.method, each.template) != LOOK], []
        uploads = [len(file.content) for each in kept for file in each.files]
        return {
            "requests": len(kept),
            **Counter(f"requests: {each.method} {each.template}" for each in kept),
            "bytes_sent": sum(each.size for each in kept),
            "pictures": len(uploads),
            "bytes_of_pictures": sum(uploads),
        }


class MeasuredBot:
    """One bot that is online, in one or several processes, and its tables."""

    def __init__(
        self,
        version: Version,
        ground: CountingPlayground,
        database: File | CountingServer,
        processes: Sequence[Process],
    ) -> None:
        self.ground = ground
        self.database = database
        self.notes = Notes()
        self.circles: list[Circle] = []
        self.start: Figures = {}
        """What it took until it was online."""
        self._version, self._processes = version, processes

    @property
    def pid(self) -> int:
        """That of its first process."""
        return self._processes[0].pid

    def circle(self, number: int, seats: int) -> Circle:
        """People of a further table, on the servers in turn."""
        world = self.ground.world
        world.guild = [*world.guilds.values()][number % len(world.guilds)]
        people = [self.ground.person(world.join(f"p{number}x{n}").id) for n in range(seats)]
        return Circle(self.ground, people, self.notes, number, partial(clock_of, self.pid))

    async def seat(self, setups: Sequence[Setup]) -> None:
        """Begin these tables one after the other, so that each has the same seed and people in every run."""
        for setup in setups:
            circle = self.circle(len(self.circles) + 1, setup.seats)
            circle.mischief = 0.0
            await circle.open(setup, f"Table {len(self.circles) + 1}")
            self.circles.append(circle)
            await self.ground.rest(REST)

    def think(self, pause: float) -> None:
        """So many seconds before each tap of those who play at the same time, on average."""
        for circle in self.circles:
            circle.pause = pause

    async def play(self, tables: Sequence[int], moves: int, one: asyncio.Lock | None = None) -> Figures:
        """So many moves at each of these tables, numbered as they were seated, all at the same time; returns what they
        took. With `one` only who holds it taps, and each tap is followed by silence.
        """
        circles = [self.circles[each] for each in tables]
        self.ground.count_figures()
        made, taps, counted = _count_made(circles), len(self.notes.acknowledged), await self._count_database()
        before, begun = self.count_computed(), time.perf_counter()
        await asyncio.gather(*(self._play(circle, circle.made + moves, one) for circle in circles))
        seconds = time.perf_counter() - begun
        await self.ground.rest(REST)
        after = self.count_computed()
        return {
            "moves": _count_made(circles) - made,
            "seconds": seconds,
            "taps": len(self.notes.acknowledged) - taps,
            **_since(before, after),
            **_since(counted, await self._count_database()),
            **self.ground.count_figures(),
        }

    async def _play(self, circle: Circle, until: int, one: asyncio.Lock | None) -> None:
        if one is None:
            await circle.play(lambda: circle.made < until)
            return
        goes_on = True
        while goes_on and circle.made < until:
            async with one:
                goes_on = await circle.tap()
            await self.ground.rest(REST)

    def count_computed(self) -> Figures:
        """Milliseconds of each process so far."""
        parts = {"cpu_ms: database server": 1e3 * self.database.seconds_computed()}
        for process in self._processes:
            for name, seconds in seconds_computed(process.pid, "bot").items():
                parts[f"cpu_ms: {name}"] = parts.get(f"cpu_ms: {name}", 0.0) + 1e3 * seconds
        return {"cpu_ms": sum(parts.values()), **parts}

    async def _count_database(self) -> Figures:
        written = self.database.count_figures([each.pid for each in self._processes])
        return {**written, **await self._count_statements()}

    async def _count_statements(self) -> Figures:
        """Those of a bot on SQLite so far, which it counts itself."""
        process = self._processes[0]
        if self._version.on_postgresql or process.stdout is None:
            return {}
        process.send_signal(signal.SIGUSR1)
        async with asyncio.timeout(PATIENCE):
            while not (line := await process.stdout.readline()).startswith(b"{"):
                if not line:
                    raise AssertionError("the bot has ended")
        return counts_of(json.loads(line))


def _count_made(circles: Sequence[Circle]) -> int:
    return sum(each.made for each in circles)


def _since(before: Figures, after: Figures) -> Figures:
    return {name: sum_ - before.get(name, 0) for name, sum_ in after.items()}


def _server() -> CountingServer:
    try:
        from bot.bench.postgresql import CountingServer  # psycopg is optional

        return CountingServer()
    except (ImportError, FileNotFoundError):
        raise SystemExit("PostgreSQL is not installed here.") from None


@asynccontextmanager
async def measured_bot(
    version: Version, file: Path | None = None, settings: Settings = SETTINGS
) -> AsyncIterator[MeasuredBot]:
    """A bot of this version on an empty database, or on this file; it ends with the block."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="bench-")))
        ground = await stack.enter_async_context(CountingPlayground(version.servers, settings))
        database = _server() if version.on_postgresql else File(file or folder / "games.sqlite")
        stack.callback(database.close)
        running, began = running_version(version, ground, database.url, folder), time.perf_counter()
        bot = MeasuredBot(version, ground, database, await stack.enter_async_context(running))
        bot.start = {
            "seconds_until_online": round(time.perf_counter() - began, 2),
            "cpu_ms_until_online": round(bot.count_computed()["cpu_ms"]),
            "resident_mb": resident(bot.pid),
        }
        await ground.rest(BEGINNING)
        yield bot


@asynccontextmanager
async def running_version(
    version: Version, ground: CountingPlayground, database: str, folder: Path
) -> AsyncIterator[Sequence[Process]]:
    """The processes of this version, online; they end with the block, and their log is shown where that fails. Raises
    `AssertionError` where one ends before.
    """
    log = folder / "log"
    with log.open("wb") as errors:
        processes = [
            await asyncio.create_subprocess_exec(
                *(*version.command, ground.base_url),
                cwd=folder,
                env={**version.environment, "DATABASE": database, "SHARDS": shards},
                stdin=PIPE,
                stdout=PIPE,
                stderr=errors,
            )
            for shards in version.shards
        ]

    def find_ended() -> Sequence[int]:
        return [each.returncode for each in processes if each.returncode is not None]

    try:
        await ground.wait_until(lambda: ground.is_heard or find_ended(), PATIENCE)
        if find_ended():
            raise AssertionError(f"the bot ended with {find_ended()}")
        yield processes
        for process in processes:
            process.terminate()
        await asyncio.wait_for(asyncio.gather(*(each.communicate() for each in processes)), PATIENCE)
    except BaseException:
        print(log.read_text(errors="replace"), file=sys.stderr)
        raise
    finally:
        for process in processes:
            if process.returncode is None:
                process.kill()
            await process.wait()
