"""Runs the work of the bot's worker processes in threads of the test's process; `tests/process` has real workers."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

from bot.work.computing import ANALYSING, CHOOSING, Computing
from bot.work.drawing import Drawing, Paint
from bot.work.fair_queue import THE_BOT
from bot.work.worker import LONG_WORK, Function, Job, Worker

T = TypeVar("T")


class InlineWorker(Worker):
    """Runs long work in a thread, with the same pickling as a process; `done` are the names of the functions."""

    def __init__(self) -> None:
        super().__init__(LONG_WORK)
        self.done: list[str] = []

    async def run(self, function: Function, *args: Any) -> bytes:
        def work() -> bytes:
            read, given = pickle.loads(pickle.dumps((function, args)))
            return pickle.dumps(read(*given))

        self.done.append(function.__name__)
        return await asyncio.to_thread(work)


_DRAWN: dict[bytes, bytes] = {}


class InlineDrawing(Drawing):
    """Draws in a thread, with the same pickling as a process. Equal pictures, two of three in tests, are drawn once."""

    async def draw(self, paint: Paint) -> bytes:
        values = pickle.dumps(paint)
        if values not in _DRAWN:
            _DRAWN[values] = await super().draw(pickle.loads(values))
        return _DRAWN[values]


class InlineComputing(Computing):
    """Computes in a thread, with the same pickling as a process, one task at a time.

    Games are analyzed only in tests that set `analyses`: it takes a quarter of a minute.
    """

    def __init__(self) -> None:
        super().__init__(None)
        self.analyses = asyncio.Event()
        self._turn = asyncio.Lock()

    async def run(self, compute: Callable[[], T], job: Job = CHOOSING, by: int = THE_BOT) -> T:
        del by
        if job is ANALYSING:
            await self.analyses.wait()
        async with self._turn:
            return pickle.loads(pickle.dumps(await asyncio.to_thread(pickle.loads(pickle.dumps(compute)))))

    async def close(self) -> None:
        """Nothing to close."""
