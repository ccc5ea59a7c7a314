"""A process next to the bot for long computations, pure functions of plain values, so that they block no answer.

Threads would not do: they share the interpreter with the event loop. The process is started when it is first needed
and ends when the bot does, however that dies and whatever it computes, because its input ends then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.work.working import LENGTH
from engine.core.values import frozen

log = logging.getLogger(__name__)

CODE = Path(__file__).parents[2]
"""The folder of this package `bot`: a process that is started there cannot import another one."""

Function = Callable[..., Any]


@frozen
class Job:
    """What a process is for: the name that it has among the processes of the system, and its limits.

    What takes longer than `longest` seconds is given up. After `idle` seconds without work the process ends, which
    frees its memory. `politeness` is its nice value: the higher, the more the bot goes first where cores are short. A
    process that needs more bytes of `memory` dies (0: no limit). What costs a process is tried once more if it
    `is_repeated`.
    """

    name: str
    longest: float
    idle: float
    politeness: int
    memory: int = 0
    is_repeated: bool = False


LONG_WORK = Job("long-work", longest=120, idle=600, politeness=10, is_repeated=True)
DRAWING = Job("drawing", longest=60, idle=3600, politeness=5, is_repeated=True)


class WorkerError(Exception):
    """The work failed, or there is no process to do it."""


class WorkerLost(WorkerError):
    """It took too long, or its process died; the next try works with a new one."""


class WorkerUnavailable(WorkerError):
    """No process can be started here."""


class Worker:
    """One process that does one thing at a time. `overrides` is the file of the operator's values, by name and text."""

    def __init__(self, job: Job, overrides: tuple[str, str] | None = None) -> None:
        self.job = job
        self._overrides = overrides
        self._process: asyncio.subprocess.Process | None = None
        self._retiring: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process while there is one."""
        return None if self._process is None else self._process.pid

    async def run(self, function: Function, *args: Any) -> bytes:
        """Call a function of a module in the process; returns its result pickled, raises its `RuleError`, or a
        `WorkerError`. If the caller is cancelled, the process is stopped.
        """
        question = pickle.dumps((function, args))
        try:
            return await self._answer(question)
        except WorkerLost as problem:
            if not self.job.is_repeated:
                raise
            log.warning("%s; it is tried once more", problem)
        return await self._answer(question)

    async def _answer(self, question: bytes) -> bytes:
        if self._retiring is not None:
            self._retiring.cancel()
        try:
            async with asyncio.timeout(self.job.longest):
                answer = await self._ask_process(question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as problem:
            await self.stop()
            raise WorkerLost(f"the process for {self.job.name} is lost: {problem!r}") from problem
        except BaseException:
            await self.stop()
            raise
        self._retiring = asyncio.get_running_loop().call_later(self.job.idle, self._retire)
        if answer[:1] == b"!":
            raise pickle.loads(answer[1:])
        if answer[:1] == b"?":
            raise WorkerError(answer[1:].decode())
        return answer[1:]

    async def _ask_process(self, question: bytes) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self._start_process()
        if process.stdin is None or process.stdout is None:
            raise AssertionError("the worker process has no pipes")
        process.stdin.write(LENGTH.pack(len(question)) + question)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return await process.stdout.readexactly(length)

    async def _start_process(self) -> asyncio.subprocess.Process:
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.work.working", self.job.name),
                *(str(self.job.politeness), str(self.job.memory)),
                cwd=CODE,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        except OSError as problem:
            raise WorkerUnavailable(f"no process for {self.job.name}: {problem}") from problem
        if process.stdin is not None:
            first = pickle.dumps(self._overrides)
            process.stdin.write(LENGTH.pack(len(first)) + first)
        return process

    def _retire(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None

    async def stop(self) -> None:
        """End the process now, whatever it does."""
        process, self._process = self._process, None
        if self._retiring is not None:
            self._retiring.cancel()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
