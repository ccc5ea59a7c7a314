"""Runs a version of the bot in processes of its own, with a stand-in of Discord and simulated people."""

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
from bot.bench.figures import cpu_seconds_by_name, cpu_seconds_of, resident_megabytes
from bot.playground import Playground, Settings
from bot.playground.stage import Recorded
from engine.core.match import Setup
from engine.core.values import frozen

if TYPE_CHECKING:
    from bot.bench.postgresql import CountingServer

PROGRAM = Path(__file__).with_name("measured.py")
HOME = Path(__file__).parents[2]
REST = 1.2
"""Seconds without a request until the next move: longer than 1.0 delays writes that may wait for the next commit. This
version delays them for longer, so here they go with the next move; a bot without moves commits them on their own."""
BEGINNING = 2.0
"""Seconds without a request after which the start of a bot is taken as finished."""
GLANCE = 0.02
PATIENCE = 60.0
SETTINGS = Settings(deadline=PATIENCE, patience=PATIENCE, settle=0, remembered=50, lingering=0)
"""Time limits of Discord do not matter here, so people wait for as long as a busy machine needs."""


@frozen
class Version:
    """The version that is measured, which is the one that this Python has, and how it is run."""

    python: str
    without_pictures: bool = False
    deals_alike: bool = True
    """Whether all runs have the same dice, so that they can be compared; then games cannot be verified."""
    on_postgresql: bool = False
    shards: Sequence[str] = ("",)
    """The setting `SHARDS` of each process."""
    servers: int = 1
    """The number of servers of Discord, each of another shard."""

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment of this process; only this Python gets this checkout as its `PYTHONPATH`."""
        settings = {**os.environ, "DISCORD_TOKEN": "bench", "PYTHONUNBUFFERED": "1"}
        settings.pop("PYTHONPATH", None)
        return {**settings, "PYTHONPATH": str(HOME)} if self.python == sys.executable else settings

    @property
    def command(self) -> Sequence[str]:
        chosen = {"--without-pictures": self.without_pictures, "--same-games": self.deals_alike}
        return (self.python, "-P", str(PROGRAM), *(word for word, is_chosen in chosen.items() if is_chosen))


LOOK = ("GET", "/channels/{channel}/messages/{message}")
"""The request that is made once for each table after a start and is not counted (`bot/outbox/resync.py`)."""


class CountingPlayground(Playground):
    """A stand-in for Discord that keeps all requests until they are counted."""

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
    def is_connected(self) -> bool:
        """Whether events of every server are sent to some session of the gateway."""
        sessions = self.gateway.sessions.values()
        return all(any(session.concerns(each) for session in sessions) for each in self.world.guilds)

    async def wait_for_silence(self, seconds: float) -> None:
        """Wait until there was no request for so long and every request is answered."""
        while time.perf_counter() < self._latest + seconds or not all(each.status for each in self._kept):  # noqa: ASYNC110 - nobody announces that nothing happens
            await asyncio.sleep(GLANCE)

    def count_figures(self) -> Figures:
        """The figures of the requests since the last call."""
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
        """What the start cost until the bot was online."""
        self._version, self._processes = version, processes

    @property
    def pid(self) -> int:
        """The process id of its first process."""
        return self._processes[0].pid

    def circle(self, number: int, seats: int) -> Circle:
        """Add people for another table, on the next server."""
        world = self.ground.world
        world.guild = [*world.guilds.values()][number % len(world.guilds)]
        people = [self.ground.person(world.join(f"p{number}x{n}").id) for n in range(seats)]
        return Circle(self.ground, people, self.notes, number, partial(cpu_seconds_of, self.pid))

    async def seat(self, setups: Sequence[Setup]) -> None:
        """Open and start these tables one after the other, so that each has the same seed and people in every run."""
        for setup in setups:
            circle = self.circle(len(self.circles) + 1, setup.seats)
            circle.mischief = 0.0
            await circle.open(setup, f"Table {len(self.circles) + 1}")
            self.circles.append(circle)
            await self.ground.wait_for_silence(REST)

    def set_pause(self, pause: float) -> None:
        """Set the average seconds before each tap at tables that play at the same time."""
        for circle in self.circles:
            circle.pause = pause

    async def play(self, tables: Sequence[int], moves: int, one: asyncio.Lock | None = None) -> Figures:
        """Play so many moves at each of these tables, given by index, all at the same time; returns what they cost.
        With `one` only the bot that holds this lock taps, and waits for silence after each tap.
        """
        circles = [self.circles[each] for each in tables]
        self.ground.count_figures()
        made, taps, counted = _count_made(circles), len(self.notes.acknowledged), await self._count_database()
        before, begun = self.count_computed(), time.perf_counter()
        await asyncio.gather(*(self._play(circle, circle.made + moves, one) for circle in circles))
        seconds = time.perf_counter() - begun
        await self.ground.wait_for_silence(REST)
        after = self.count_computed()
        return {
            "moves": _count_made(circles) - made,
            "seconds": seconds,
            "taps": len(self.notes.acknowledged) - taps,
            **_difference(before, after),
            **_difference(counted, await self._count_database()),
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
            await self.ground.wait_for_silence(REST)

    def count_computed(self) -> Figures:
        """The CPU milliseconds of all processes so far, and of each by name."""
        parts = {"cpu_ms: database server": 1e3 * self.database.cpu_seconds()}
        for process in self._processes:
            for name, seconds in cpu_seconds_by_name(process.pid, "bot").items():
                parts[f"cpu_ms: {name}"] = parts.get(f"cpu_ms: {name}", 0.0) + 1e3 * seconds
        return {"cpu_ms": sum(parts.values()), **parts}

    async def _count_database(self) -> Figures:
        written = self.database.count_figures([each.pid for each in self._processes])
        return {**written, **await self._count_statements()}

    async def _count_statements(self) -> Figures:
        """The statements of a bot on SQLite so far, which its process counts (`measured.py`)."""
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


def _difference(before: Figures, after: Figures) -> Figures:
    return {name: sum_ - before.get(name, 0) for name, sum_ in after.items()}


def _start_server() -> CountingServer:
    try:
        from bot.bench.postgresql import CountingServer  # psycopg is optional

        return CountingServer()
    except (ImportError, FileNotFoundError):
        raise SystemExit("PostgreSQL is not installed here.") from None


@asynccontextmanager
async def measured_bot(
    version: Version, file: Path | None = None, settings: Settings = SETTINGS
) -> AsyncIterator[MeasuredBot]:
    """Run a bot of this version on an empty database, or on this file, until the block ends."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="bench-")))
        ground = await stack.enter_async_context(CountingPlayground(version.servers, settings))
        database = _start_server() if version.on_postgresql else File(file or folder / "games.sqlite")
        stack.callback(database.close)
        running, began = running_version(version, ground, database.url, folder), time.perf_counter()
        bot = MeasuredBot(version, ground, database, await stack.enter_async_context(running))
        bot.start = {
            "seconds_until_online": round(time.perf_counter() - began, 2),
            "cpu_ms_until_online": round(bot.count_computed()["cpu_ms"]),
            "resident_mb": resident_megabytes(bot.pid),
        }
        await ground.wait_for_silence(BEGINNING)
        yield bot


@asynccontextmanager
async def running_version(
    version: Version, ground: CountingPlayground, database: str, folder: Path
) -> AsyncIterator[Sequence[Process]]:
    """Run the processes of this version, online, until the block ends; their log is printed if anything fails. Raises
    `AssertionError` if one ends before it is online.
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
        await ground.wait_until(lambda: ground.is_connected or find_ended(), PATIENCE)
        if find_ended():
            raise AssertionError(f"the bot that {version.python} runs ended with {find_ended()}")
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
