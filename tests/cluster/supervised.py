"""A process of the bot as its supervisor has it: started again however it ended, with a line of its own."""

from __future__ import annotations

import asyncio
import signal
import time

from tests.crash.killed_bot import KilledBot
from tests.support.line import Line

PAUSE = 0.5
"""Seconds until the supervisor starts it again."""
GLANCE = 0.05


class Supervised:
    """Remembers when it could not answer."""

    def __init__(self, bot: KilledBot, line: Line) -> None:
        self.bot = bot
        self.line = line
        self._absences: list[tuple[float, float]] = []
        self._left: float | None = time.time()
        self._pause = PAUSE

    def __repr__(self) -> str:
        return f"SHARDS={self.bot.shards} was away {self._absences}, {self._left}"

    async def look_after(self) -> None:
        """Run it for ever; an end that is no mistake is that of a kill, an order or another process in its place."""
        while True:
            if await self.bot.start():
                self._return()
                await asyncio.wait({self.bot.death})
                self.bot.death.result()
            self._leave()
            await asyncio.sleep(self._pause)
            self._pause = PAUSE

    async def kill(self, pause: float = PAUSE) -> None:
        """It dies, and is started again after so many seconds."""
        self._leave()
        self._pause = pause
        await self.bot.kill()

    async def stop(self) -> None:
        self._leave()
        await self.bot.stop()

    async def suspend(self, seconds: float) -> None:
        """It stands still for so long."""
        self._leave()
        self.bot.send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self.bot.send(signal.SIGCONT)
        self._return()

    def _leave(self) -> None:
        self._left = self._left or time.time()

    def _return(self) -> None:
        if self._left is not None:
            self._absences.append((self._left, time.time()))
            self._left = None

    async def arrival(self) -> None:
        """Return when it is here."""
        while not self.is_here:  # noqa: ASYNC110 - its supervisor says so
            await asyncio.sleep(GLANCE)

    @property
    def is_here(self) -> bool:
        return self._left is None

    def lived(self, begin: float, end: float) -> bool:
        """Whether it could answer all the time."""
        return (self._left is None or end < self._left) and all(
            last < begin or end < first for first, last in self._absences
        )
