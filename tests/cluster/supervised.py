"""A process of the bot under a supervisor, which starts it again whenever it ends."""

from __future__ import annotations

import asyncio
import signal
import time

from tests.crash.killed_bot import KilledBot
from tests.support.proxy import Proxy

PAUSE = 0.5
"""Seconds until the supervisor starts it again."""
GLANCE = 0.05


class Supervised:
    """A supervised process with its connection to the database; it records its downtimes."""

    def __init__(self, bot: KilledBot, line: Proxy) -> None:
        self.bot = bot
        self.line = line
        self._downtimes: list[tuple[float, float]] = []
        self._down_since: float | None = time.time()
        self._pause = PAUSE

    def __repr__(self) -> str:
        return f"SHARDS={self.bot.shards} was away {self._downtimes}, {self._down_since}"

    async def supervise(self) -> None:
        """Start it again and again; raises if it ended by itself with an error."""
        while True:
            if await self.bot.start():
                self._note_up()
                await asyncio.wait({self.bot.death})
                self.bot.death.result()
            self._note_down()
            await asyncio.sleep(self._pause)
            self._pause = PAUSE

    async def kill(self, pause: float = PAUSE) -> None:
        """Kill it; it is started again after so many seconds."""
        self._note_down()
        self._pause = pause
        await self.bot.kill()

    async def stop(self) -> None:
        self._note_down()
        await self.bot.stop()

    async def suspend(self, seconds: float) -> None:
        """Suspend it for so many seconds."""
        self._note_down()
        self.bot.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self.bot.send_signal(signal.SIGCONT)
        self._note_up()

    def _note_down(self) -> None:
        self._down_since = self._down_since or time.time()

    def _note_up(self) -> None:
        if self._down_since is not None:
            self._downtimes.append((self._down_since, time.time()))
            self._down_since = None

    async def wait_until_up(self) -> None:
        """Return when it runs."""
        while not self.is_up:  # noqa: ASYNC110 - its supervisor says so
            await asyncio.sleep(GLANCE)

    @property
    def is_up(self) -> bool:
        return self._down_since is None

    def was_up(self, begin: float, end: float) -> bool:
        """Whether it ran from `begin` to `end`, in UNIX seconds, without a downtime."""
        return (self._down_since is None or end < self._down_since) and all(
            last < begin or end < first for first, last in self._downtimes
        )
