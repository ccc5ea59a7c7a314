"""The bot as a process that gets killed, and is back at once."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import io
import logging
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple, TypeVar

from bot import client
from bot.cluster import ownership
from bot.config import Address, Config, Database
from bot.outbox import shown
from bot.outbox.pictures import Drawings
from bot.playground import point_at
from bot.running import run
from bot.storage.crashpoints import FUSE
from bot.storage.errors import StoreError
from bot.work.computing import ANALYSING, CHOOSING, Computing
from bot.work.drawing import Drawing
from bot.work.fair_queue import THE_BOT
from bot.work.worker import Job
from tests.process.bot_process import ONLINE
from tests.process.clock import ClockOfFile
from tests.support.forks import FORKS

Computed = TypeVar("Computed")
Planted = Callable[[], None]
"""Breaks something in the program before it runs; found by its name in the new process."""
LONGEST_START = 60.0
PICTURE_PATIENCE = 30.0
"""Seconds for which messages wait for their pictures: no run may go without one because the machine is busy."""
NEW_PROCESS_NUMBERS, END_WITH_PARENT = 0x20000000, 1
"""`CLONE_NEWPID` of unshare(2) and `PR_SET_PDEATHSIG` of prctl(2)."""
REFUSED = 2
"""The exit code of a process that another one has replaced, or that its database does not want."""


def steady(seed: int) -> Callable[[int], bytes]:
    """Bytes that depend on nothing but their number: a restarted bot gets the same ones as one that never stopped."""
    return lambda count: random.Random(f"{seed}/{count}").randbytes(count)


class Life(NamedTuple):
    """What a process is given when it is started."""

    url: str
    database: str
    shards: str
    clock: Path
    seed: int
    target: str
    planted: Planted | None
    is_apart: bool


def _run(life: Life, number: Connection, online: Connection) -> None:
    """The life of the process; whatever it thinks to be its own mistake is left in a file."""
    if life.is_apart:
        _become_first(number)
    number.close()
    url, database, shards, clock, seed, target, planted, _ = life
    complaints = logging.FileHandler(_complaints(clock), delay=True)
    complaints.setLevel(logging.ERROR)
    logging.basicConfig(level=logging.ERROR, handlers=[complaints], force=True)
    point_at(url)
    FUSE.set(target)
    ownership.PAUSE = 0.0  # the stand-in lets all log in at once
    if planted is not None:
        planted()
    client.Computing = WithoutAnalyses
    Drawings.patience, shown.LATEST = PICTURE_PATIENCE, 0.0
    config = Config.read({"DISCORD_TOKEN": "token", "DATABASE": database, "SHARDS": shards})
    with contextlib.redirect_stdout(Announcement(online)):
        try:
            asyncio.run(run(config, config.token, ClockOfFile(clock), steady(seed), Drawing()))
        except StoreError:
            sys.exit(REFUSED)


def may_be_first() -> bool:
    """Whether this system gives a process a space of numbers of its own; it takes root, and no container around it."""
    found = shutil.which("unshare")
    return found is not None and not subprocess.run([found, "--pid", "true"], capture_output=True).returncode


def _become_first(parent: Connection) -> None:
    """Go on as the first process of a space of numbers of its own, as in a container; who began waits for its end."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(NEW_PROCESS_NUMBERS):
        raise OSError(ctypes.get_errno(), "unshare")
    if (child := os.fork()) == 0:
        libc.prctl(END_WITH_PARENT, signal.SIGKILL)
        return
    parent.send(child)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code < 0:
        os.kill(os.getpid(), -code)
    os._exit(code)


class WithoutAnalyses(Computing):
    """Finished games are never analyzed: when that is done depends on the machine."""

    async def run(self, compute: Callable[[], Computed], job: Job = CHOOSING, by: int = THE_BOT) -> Computed:
        if job is ANALYSING:
            await asyncio.Event().wait()
        return await super().run(compute, job, by)


class Announcement(io.StringIO):
    """What the program prints when it is online, sent to the process that started it."""

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
        planted: Planted | None = None,
        *,
        is_apart: bool = False,
    ) -> None:
        self.url = url
        self.database = database.url if isinstance(database, Address) else str(database)
        self.clock = clock
        self.seed = seed
        self.shards = shards
        self.planted = planted
        self.is_apart = is_apart
        self.pid: int | None = None
        """The number of the process as we see it; None if there is none."""
        self.target = ""
        self._stopping = False
        self._process: BaseProcess | None = None
        self._death: asyncio.Future[None] | None = None

    @property
    def alive(self) -> bool:
        return self._death is not None and not self._death.done()

    @property
    def death(self) -> asyncio.Future[None]:
        """Done as soon as the process has ended."""
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
        given = self.url, self.database, self.shards, self.clock, self.seed
        life = Life(*given, target, self.planted, self.is_apart)
        reading, writing = FORKS.Pipe(duplex=False)
        number, telling = FORKS.Pipe(duplex=False)
        process = FORKS.Process(target=_run, args=(life, telling, writing))
        process.start()
        writing.close()
        telling.close()
        self.pid = await asyncio.to_thread(number.recv) if self.is_apart else process.pid
        number.close()
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
        self.pid = None
        expected = {-signal.SIGKILL, *((0,) if self._stopping else ()), *((REFUSED,) if self.shards else ())}
        if process.exitcode in expected:
            self._death.set_result(None)
        else:
            self._death.set_exception(AssertionError(f"the bot ended with {process.exitcode}"))
        process.close()
        self._process = None

    async def stop(self) -> None:
        """End it as its operator does, for an update."""
        self._stopping = True
        await self._end(signal.SIGTERM)

    def send(self, how: signal.Signals) -> None:
        """Tell it to stand still (`SIGSTOP`), to go on (`SIGCONT`) or to end."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):  # it may have died of its target a moment before
                os.kill(self.pid, how)

    async def kill(self) -> None:
        """Kill it now, wherever it is."""
        await self._end(signal.SIGKILL)

    async def _end(self, how: signal.Signals) -> None:
        if self.pid is not None:
            self.send(how)
            await self.death
