"""A clock for a process under test, set from outside by the test."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.clock import Clock

GLANCE = 0.01
"""Seconds between two looks at the file."""


class ClockOfFile(Clock):
    """The clock of a process: reads both of its times from a file that the test writes.

    All sleeping tasks share one task that polls the file: polling in each took a tenth of the processor time.
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
        """What differs whenever the file was replaced, as `SteeredClock` does it for each new time."""
        found = self.file.stat()
        return found.st_ino, found.st_mtime_ns


class SteeredClock:
    """Writes the file of a `ClockOfFile`; its time changes only by `advance`, `show` and `jump`."""

    def __init__(self, file: Path, now: int) -> None:
        self.file = file
        self.now = now
        self._steady = 0
        self._write()

    def advance(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Let so much time pass."""
        passed = _seconds(days, hours, minutes, seconds)
        self.now += passed
        self._steady += passed
        self._write()

    def show(self, now: int) -> None:
        """Let time pass until this moment, in UNIX seconds."""
        self.advance(seconds=now - self.now)

    def jump(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Set the wall clock forward or back, without any time passing."""
        self.now += _seconds(days, hours, minutes, seconds)
        self._write()

    def _write(self) -> None:
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{self.now} {self._steady}")
        fresh.replace(self.file)


def _seconds(days: float, hours: float, minutes: float, seconds: float) -> int:
    return round(((days * 24 + hours) * 60 + minutes) * 60 + seconds)
