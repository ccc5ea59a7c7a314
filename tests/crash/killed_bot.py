"""The bot as a process that gets killed: forked from one that has imported everything, so that it is back at once."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import multiprocessing
import os
import random
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TypeVar

from bot import client
from bot.cluster import identifying
from bot.config import Address, Config, Database
from bot.outbox.sender import Sender
from bot.playground import point_at
from bot.running import run
from bot.storage.crashpoints import FUSE
from bot.work.computing import ANALYSING, CHOOSING, ComputingProcesses
from bot.work.drawing import DrawingThread
from bot.work.fair_queue import THE_BOT
from bot.work.worker import Job
from tests.process.bot_process import ONLINE
from tests.process.clock import ClockOfFile

Computed = TypeVar("Computed")
LONGEST_START = 60.0
PICTURE_PATIENCE = 30.0
"""Seconds for which messages wait for their pictures: no run may go without one because the machine is busy."""
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.crash.killed_bot"])


def steady(seed: int) -> Callable[[int], bytes]:
    """Bytes that depend on nothing but their number: a restarted bot gets the same ones as one that never stopped."""
    return lambda count: random.Random(f"{seed}/{count}").randbytes(count)


def _run(
    url: str,
    database: str,
    shards: str,
    clock: Path,
    seed: int,
    target: str,
    online: Connection,
) -> None:
    """The life of the process; whatever it thinks to be its own mistake is left in a file."""
    complaints = logging.FileHandler(_complaints(clock), delay=True)
    complaints.setLevel(logging.ERROR)
    logging.basicConfig(level=logging.ERROR, handlers=[complaints], force=True)
    point_at(url)
    FUSE.set(target)
    identifying.PAUSE = 0.0  # the stand-in lets all log in at once
    client.ComputingProcesses = WithoutAnalyses
    Sender.patience = PICTURE_PATIENCE
    config = Config.read({"DISCORD_TOKEN": "token", "DATABASE": database, "SHARDS": shards})
    with contextlib.redirect_stdout(Announcement(online)):
        asyncio.run(run(config, config.token, ClockOfFile(clock), steady(seed), DrawingThread()))


class WithoutAnalyses(ComputingProcesses):
    """Finished games are never analyzed: when that is done depends on the machine."""

    async def run(self, compute: Callable[[], Computed], job: Job = CHOOSING, by: int = THE_BOT) -> Computed:
        if job is ANALYSING:
            await asyncio.Event().wait()
        return await super().run(compute, job, by)


class Announcement(io.StringIO):
    """What the program prints when it is online, told to whoever started it."""

    def __init__(self, online: Connection) -> None:
        super().__init__()
        self._online = online

    def write(self, text: str) -> int:
        if ONLINE in text:
            self._online.send_bytes(b"online")
        return len(text)


def _complaints(clock: Path) -> Path:
    return clock.with_suffix(".log")


class KilledBot:
    """One bot on one database, by the clock in a file; `start` it as often as it died."""

    def __init__(
        self,
        url: str,
        database: Database,
        clock: Path,
        seed: int,
        shards: str = "",
    ) -> None:
        self.url = url
        self.database = database.url if isinstance(database, Address) else str(database)
        self.clock = clock
        self.seed = seed
        self.shards = shards
        self.target = ""
        self._stopping = False
        self._process: BaseProcess | None = None
        self._death: asyncio.Future[None] | None = None

    @property
    def alive(self) -> bool:
        return self._death is not None and not self._death.done()

    @property
    def death(self) -> asyncio.Future[None]:
        """Done as soon as the process is gone."""
        if self._death is None:
            raise AssertionError("it was never started")
        return self._death

    @property
    def complaints(self) -> str:
        """What the bot wrote down as its own mistakes, in all of its lives."""
        file = _complaints(self.clock)
        return file.read_text() if file.exists() else ""

    async def start(self, target: str = "") -> bool:
        """Run it until it is online; False if it died on the way of its target."""
        self.target = target
        self._stopping = False
        reading, writing = _FORKS.Pipe(duplex=False)
        process = _FORKS.Process(
            target=_run,
            args=(
                self.url,
                self.database,
                self.shards,
                self.clock,
                self.seed,
                target,
                writing,
            ),
        )
        process.start()
        writing.close()
        loop, death = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
        self._process, self._death = process, death
        online: asyncio.Future[None] = loop.create_future()
        loop.add_reader(process.sentinel, self._died)
        loop.add_reader(reading.fileno(), lambda: online.done() or online.set_result(None))
        try:
            await asyncio.wait({online, death}, timeout=LONGEST_START, return_when=asyncio.FIRST_COMPLETED)
        finally:
            loop.remove_reader(reading.fileno())
            reading.close()
        if not online.done() and not death.done():
            raise TimeoutError("the bot did not come online")
        return self.alive

    def _died(self) -> None:
        process = self._process
        if process is None or self._death is None:
            return
        asyncio.get_running_loop().remove_reader(process.sentinel)
        process.join()
        if process.exitcode == -signal.SIGKILL or (self._stopping and process.exitcode == 0):
            self._death.set_result(None)
        else:
            self._death.set_exception(AssertionError(f"the bot ended with {process.exitcode}"))
        process.close()
        self._process = None

    async def stop(self) -> None:
        """End it as its operator does, for an update."""
        if self._process is not None and self._process.pid is not None:
            self._stopping = True
            await self._end(self._process.pid, signal.SIGTERM)

    @property
    def pid(self) -> int | None:
        """The number of the process; None if there is none."""
        return self._process and self._process.pid

    def suspend(self, how: signal.Signals) -> None:
        """Hold it where it is (`SIGSTOP`), or let it go on (`SIGCONT`)."""
        if self._process is not None and self._process.pid is not None:
            os.kill(self._process.pid, how)

    async def kill(self) -> None:
        """Kill it now, wherever it is."""
        if self._process is not None and self._process.pid is not None:
            await self._end(self._process.pid, signal.SIGKILL)

    async def _end(self, process: int, how: signal.Signals) -> None:
        """It may have died of its target a moment before."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, how)
        await self.death
