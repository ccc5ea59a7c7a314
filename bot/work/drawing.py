"""Draws pictures in a process next to the bot, which keeps parts of pictures, or in a thread of the bot."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from typing import NoReturn

from bot.allocator import return_free_pages
from bot.clock import Clock
from bot.work.worker import Worker, WorkerUnavailable

log = logging.getLogger(__name__)

EVERY = 60
"""Seconds between two returns of free memory, each of which takes milliseconds."""
Paint = Callable[[], bytes]
"""A function of a module with its plain values, such as a `partial`."""


class Drawing:
    """Draws in a thread, which shares the interpreter with the event loop that answers people."""

    async def draw(self, paint: Paint) -> bytes:
        """What `paint` returns; raises what it raises, or a `WorkerError`."""
        return await asyncio.to_thread(paint)

    async def close(self) -> None:
        """Stop."""


class DrawingProcess(Drawing):
    """A process that begins with the first picture; one that dies or hangs is replaced and draws the picture again.

    A picture that costs two processes is given up: in a thread it might cost the bot. Where no process can be started
    a thread draws from then on.
    """

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._is_available = True

    async def draw(self, paint: Paint) -> bytes:
        if self._is_available:
            try:
                return pickle.loads(await self.worker.run(paint))
            except WorkerUnavailable:
                log.exception("from now on pictures are drawn in a thread, which delays answers")
                self._is_available = False
        return await super().draw(paint)

    async def close(self) -> None:
        await self.worker.stop()


async def keep_returning(clock: Clock) -> NoReturn:
    """Return free memory to the system every `EVERY` seconds, until cancelled."""
    while True:
        await clock.sleep(EVERY)
        await asyncio.to_thread(return_free_pages)
