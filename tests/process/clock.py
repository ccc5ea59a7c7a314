"""A clock that a test steers from outside the process that goes by it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.clock import Clock

GLANCE = 0.01
"""Seconds between two looks at the file."""


class ClockOfFile(Clock):
    """The clock of a process: both of its times stand in a file that somebody else writes.

    All who sleep by it wait for one look at the file: each with a look of its own took a tenth of what such a process
    computes.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._look: asyncio.Task[None] | None = None

    def reading(self) -> tuple[int, float]:
        wall, steady = self.file.read_text().split()
        return int(wall), float(steady)

    def __call__(self) -> int:
        return self.reading()[0]

    def steady(self) -> float:
        return self.reading()[1]

    async def sleep_until(self, moment: float) -> None:
        while True:
            version = self._version()
            if self.steady() >= moment:
                return
            if self._look is None or self._look.done():
                self._look = asyncio.create_task(self._wait_for_another(version), name="look at the clock")
            await asyncio.shield(self._look)

    async def _wait_for_another(self, version: tuple[int, int]) -> None:
        while self._version() == version:  # noqa: ASYNC110 - a file of another process
            await asyncio.sleep(GLANCE)

    def _version(self) -> tuple[int, int]:
        """Each time is a file of its own, put in the place of the one before."""
        found = self.file.stat()
        return found.st_ino, found.st_mtime_ns


class SteeredClock:
    """The same clock in the hands of the test; it stands still but for `advance` and `jump`."""

    def __init__(self, file: Path, now: int) -> None:
        self.file = file
        self.now = now
        self._steady = 0
        self._write()

    def advance(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """So much time passes."""
        passed = _seconds(days, hours, minutes, seconds)
        self.now += passed
        self._steady += passed
        self._write()

    def show(self, now: int) -> None:
        """Time passes until this moment; saying it twice changes nothing."""
        self.advance(seconds=now - self.now)

    def jump(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Somebody sets the clock on the wall forward or back; no time passes."""
        self.now += _seconds(days, hours, minutes, seconds)
        self._write()

    def _write(self) -> None:
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{self.now} {self._steady}")
        fresh.replace(self.file)


def _seconds(days: float, hours: float, minutes: float, seconds: float) -> int:
    return round(((days * 24 + hours) * 60 + minutes) * 60 + seconds)
