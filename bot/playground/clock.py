"""Time and the ids that are made of it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400_000
"""The first millisecond of 2015."""


class WorldClock:
    """Seconds since 1970, which a test may move forward instead of waiting."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """The present, in seconds."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once."""
        self._ahead += seconds


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


def written(seconds: float) -> str:
    """A point in time the way Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
