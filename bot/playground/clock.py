"""Time, and the ids that contain it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from datetime import UTC, datetime

from bot.clock import Clock

DISCORD_EPOCH = 1_420_070_400_000
"""The first millisecond of 2015."""


class WorldClock:
    """Seconds since 1970, which a test may move forward instead of waiting."""

    def __init__(self) -> None:
        self._ahead = 0.0

    @property
    def ahead(self) -> float:
        """The seconds by which it is ahead of the machine's clock."""
        return self._ahead

    def now(self) -> float:
        """The present, in seconds."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once."""
        self._ahead += seconds


class SharedClock(Clock):
    """The clock of a bot in this process, which follows the world's: tasks that sleep by it wake when that advances."""

    def __init__(self, world: WorldClock) -> None:
        self._world = world
        self._moved = asyncio.Event()
        self.asleep = 0
        """The number of tasks that sleep by this clock."""

    def __call__(self) -> int:
        return int(self._world.now())

    def steady(self) -> float:
        return super().steady() + self._world.ahead

    def wake(self) -> None:
        """Called when the world's clock has been advanced."""
        self._moved.set()
        self._moved = asyncio.Event()

    async def sleep_until(self, moment: float) -> None:
        self.asleep += 1
        try:
            while (left := moment - self.steady()) > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._moved.wait(), left)
        finally:
            self.asleep -= 1


class Snowflakes:
    """Ids that grow with time and never repeat."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A fresh id; its upper bits are the milliseconds since 2015."""
        present = (int(self._clock.now() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(self._last + 1, present)
        return str(self._last)


def moment(snowflake: str) -> float:
    """The second in which an id was made."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH) / 1000


def write_time(seconds: float) -> str:
    """A point in time the way Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
