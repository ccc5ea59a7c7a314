"""The bot as its operator has it: a process that is started, stopped, killed and started again on one database."""

from __future__ import annotations

import asyncio
import json
import os
import runpy
import signal
import sqlite3
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from bot.playground import Playground
from bot.storage.crashpoints import FUSE
from bot.storage.store import RESTING
from bot.tables.jobs.grace import GRACE, NOTE
from bot.tables.model.jobs import WITH_GRACE
from bot.tables.model.posts import RemovedPost
from tests.process.clock import SteeredClock
from tests.support.forks import FORKS

ROOT = Path(__file__).parents[2]
ONLINE = "The bot is online"
LONGEST_WAIT = 60.0
GLANCE = 0.02
CALM_GLANCES = 5
"""How many looks in a row must find nothing to do: between a job that is done and its post lies a moment."""

Record = TypeVar("Record")


def _run(
    program: str, arguments: list[str], settings: dict[str, str], read: Connection, said: Connection
) -> None:
    """Run this module with these settings as `python -m` does; called in the forked process."""
    for ours, its in ((read, 0), (said, 1), (said, 2)):
        os.dup2(ours.fileno(), its)
    read.close()
    said.close()
    sys.stdin = os.fdopen(0)
    sys.stdout.reconfigure(line_buffering=True)  # pyright: ignore[reportAttributeAccessIssue] - a stream of text
    os.environ.clear()
    os.environ.update(settings)
    os.chdir(ROOT)
    FUSE.set(settings.get("BOT_CRASH_AT", ""))  # read when the module was loaded
    sys.argv = [program, *arguments]
    runpy.run_module(program, run_name="__main__", alter_sys=True)


class ForkedBot:
    """A bot as a process, forked from one that has loaded the program; its arguments are the address of Discord and the
    file of a clock. `lines` is everything that it has printed, over all starts.
    """

    def __init__(self, program: str, url: str, clock: Path) -> None:
        self.program = program
        self.lines: list[str] = []
        self._arguments = [url, str(clock)]
        self._process: BaseProcess | None = None
        self._input: object = None
        """The other end of its input: the process ends when this is closed."""
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    async def launch(self, settings: Mapping[str, str]) -> int:
        """Start the process without waiting for it; returns the index of its first line."""
        begun = len(self.lines)
        read, self._input = FORKS.Pipe(duplex=False)
        listening, said = FORKS.Pipe(duplex=False)
        given = {**os.environ, "DISCORD_TOKEN": "token", **settings}
        self._process = FORKS.Process(target=_run, args=(self.program, self._arguments, given, read, said))
        self._process.start()
        read.close()
        said.close()
        self._reading = asyncio.create_task(self._read(self._process, os.dup(listening.fileno())))
        listening.close()
        return begun

    async def _read(self, process: BaseProcess, listening: int) -> None:
        reader = asyncio.StreamReader(limit=2**24)
        with os.fdopen(listening, "rb") as pipe:
            reading = partial(asyncio.StreamReaderProtocol, reader)
            await asyncio.get_running_loop().connect_read_pipe(reading, pipe)
            async for line in reader:
                self.lines.append(line.decode(errors="replace").rstrip())
                self._news.set()
        await asyncio.to_thread(process.join)
        self._news.set()

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def errors(self) -> list[str]:
        """The lines that it logged as ERROR or CRITICAL."""
        return [line for line in self.lines if " ERROR " in line or " CRITICAL " in line]

    async def stop(self) -> int:
        """End the process by SIGTERM, as a service manager does; returns the exit code."""
        return await self._end(signal.SIGTERM)

    async def kill(self) -> int:
        """End the process by SIGKILL, as a power failure does; returns the exit code."""
        return await self._end(signal.SIGKILL)

    async def wait_until_ended(self, within: float | None = LONGEST_WAIT) -> int:
        """Wait until the process has ended; returns the exit code."""
        assert self._process is not None
        assert self._reading is not None
        await asyncio.wait_for(self._reading, within)
        assert self._process.exitcode is not None
        return self._process.exitcode

    async def _end(self, how: signal.Signals) -> int:
        if self._process is not None and self.alive:
            os.kill(self.pid, how)
        return await self.wait_until_ended()

    def _has_printed(self, begun: int, words: str) -> bool:
        return any(words in line for line in self.lines[begun:])

    async def _wait_for(self, holds: Any) -> None:
        async with asyncio.timeout(LONGEST_WAIT):
            while not holds():
                self._news.clear()
                if holds():
                    return
                await self._news.wait()


class BotProcess(ForkedBot):
    """The real program, on a database in a file and against a playground that outlives it."""

    def __init__(self, playground: Playground, database: Path, now: int) -> None:
        self.playground = playground
        self.database = database
        self.clock = SteeredClock(database.with_suffix(".clock"), now)
        super().__init__("tests.process.child", playground.base_url, self.clock.file)

    async def start(self, env: Mapping[str, str] | None = None) -> None:
        """Run it until it is online; `env` adds settings. Raises `AssertionError` with its words if it ends first."""
        begun = await self.launch(env or {})
        await self._wait_for(lambda: self._has_printed(begun, ONLINE) or not self.alive)
        assert self._has_printed(begun, ONLINE), "it did not come online:\n" + "\n".join(self.lines[begun:])

    async def launch(self, settings: Mapping[str, str] = MappingProxyType({})) -> int:
        assert not self.alive, "it runs already"
        return await super().launch({"DATABASE": str(self.database), **settings})

    async def start_and_settle(self) -> None:
        """Run it, and return when all that is due then is done."""
        await self.start()
        await self.settle()

    async def wait_for_line(self, words: str) -> None:
        """Return when a line that contains these words was printed."""
        await self._wait_for(lambda: self._has_printed(0, words))

    async def settle(self) -> None:
        """Return when all jobs that are due now are done and all posts are sent."""
        calm = 0
        async with asyncio.timeout(LONGEST_WAIT):
            while calm < CALM_GLANCES:
                await asyncio.sleep(GLANCE)
                calm = 0 if self._is_busy() else calm + 1

    def _is_busy(self) -> bool:
        assert self.alive, "the process has ended:\n" + "\n".join(self.lines[-20:])
        kinds = json.dumps(WITH_GRACE if self.is_in_grace() else ())
        awake = f"game not {RESTING}"
        waiting = "select count(*) from due where at <= ? and kind not in (select value from json_each(?))"
        waiting += f" and (game is null or {awake})"
        due = self.read(int, waiting, self.clock.now, kinds)
        unsent = "select count(*) from outbox where status in ('owed', 'sending')"
        posts = self.read(int, f"{unsent} and ({awake} or kind = ?)", RemovedPost.kind)
        different = self.read(int, f"select count(*) from pending where {awake}")
        return bool(due[0] + posts[0] + different[0])

    def latest_gap(self) -> int:
        """When the bot last noticed that it had not run for long, in UNIX seconds; 0 for never."""
        noted = self.read(str, "select value from notes where name = ?", NOTE)
        return json.loads(noted[0])["gap"] if noted else 0

    def is_in_grace(self) -> bool:
        """Whether nothing expires now, as the bot had not run for long."""
        return 0 <= self.clock.now - self.latest_gap() < GRACE

    def read(self, kind: Callable[..., Record], sql: str, *values: Any) -> list[Record]:
        """The rows of a query, each as `kind`; the process may write meanwhile."""
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as disk:
            return [kind(*row) for row in disk.execute(sql, values)]
