"""A process beside the bot for what takes long: pure functions of plain values, so that they block no answer.

Threads would not do: they share the interpreter with the event loop. The process is started when it is first needed
and ends when the bot does, however that dies, because its input ends then.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from bot.allocator import share_heaps

IDLE_SECONDS = 600
"""After so long without work the process ends, and what it held in memory is free."""
LONGEST_SECONDS = 120
"""Whatever takes longer is given up."""
POLITENESS = 10
"""Where cores are short the bot goes first."""
_LENGTH = struct.Struct("<Q")

Function = Callable[..., Any]


class WorkerError(Exception):
    """The work failed, took too long, or its process died; the next try works with a new one."""


class Worker:
    """One process that does one thing at a time. `overrides` is the file of the operator's values, by name and text."""

    def __init__(self, overrides: tuple[str, str] | None = None) -> None:
        self._overrides = overrides
        self._process: asyncio.subprocess.Process | None = None
        self._retiring: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process while there is one."""
        return None if self._process is None else self._process.pid

    async def run(self, function: Function, *args: Any) -> bytes:
        """What a function of a module returns for these values, pickled; raises what it raises, or `WorkerError`.

        If no one waits any more, the process is stopped.
        """
        if self._retiring is not None:
            self._retiring.cancel()
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                answer = await self._asked(pickle.dumps((function, args)))
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as problem:
            await self.stop()
            raise WorkerError(
                f"{function.__qualname__}: the worker process is lost: {problem!r}"
            ) from problem
        except BaseException:
            await self.stop()
            raise
        self._retiring = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._retire)
        if answer[:1] == b"!":
            raise pickle.loads(answer[1:])
        return answer[1:]

    async def _asked(self, question: bytes) -> bytes:
        process = await self._started()
        if process.stdin is None or process.stdout is None:
            raise AssertionError("the worker process has no pipes")
        process.stdin.write(_LENGTH.pack(len(question)) + question)
        await process.stdin.drain()
        (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
        return await process.stdout.readexactly(length)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.work.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            if self._process.stdin is not None:
                first = pickle.dumps(self._overrides)
                self._process.stdin.write(_LENGTH.pack(len(first)) + first)
        return self._process

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


def main() -> None:
    """The process: one question after the other, until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole group; the bot ends this process
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    share_heaps()
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what anything prints must not get between the answers
    overrides = _next(questions)
    if overrides:
        _apply_overrides(overrides)
    while question := _next(questions):
        answer = _answer(question)
        answers.write(_LENGTH.pack(len(answer)))
        answers.write(answer)
        answers.flush()


def _next(questions: BinaryIO) -> bytes:
    """The next question; empty when there will be none."""
    head = questions.read(_LENGTH.size)
    return questions.read(_LENGTH.unpack(head)[0]) if len(head) == _LENGTH.size else b""


def _apply_overrides(first: bytes) -> None:
    overrides = pickle.loads(first)
    if overrides is not None:
        import engine
        from engine.value_overrides import overridden

        engine.GAMES.update(overridden(*overrides))


def _answer(question: bytes) -> bytes:
    """What the function returns, or `!` and what it raises; a failure of ours as its text, which can be sent."""
    from engine.core.errors import RuleError

    try:
        function, args = pickle.loads(question)
        return b"=" + pickle.dumps(function(*args))
    except RuleError as mistake:
        return b"!" + pickle.dumps(mistake)
    except Exception:  # noqa: BLE001 - the bot logs it and apologises
        import traceback

        return b"!" + pickle.dumps(WorkerError(traceback.format_exc()))


if __name__ == "__main__":
    main()
