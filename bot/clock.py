"""The time of the bot: the system clock, the seconds that really pass, and waiting for them."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The clock of this machine. A program that steers time, such as a test, passes another one to the bot."""

    def __call__(self) -> int:
        """UNIX seconds; this clock may be set forward or back."""
        return int(time.time())

    def steady(self) -> float:
        """Seconds that only ever pass, counted from some moment; they stand still while the machine sleeps."""
        return time.monotonic()

    def reading(self) -> tuple[int, float]:
        """Both times at one moment: the wall clock and the steady one."""
        return self(), self.steady()

    async def sleep(self, seconds: float) -> None:
        """Return when these seconds have passed."""
        await self.sleep_until(self.steady() + seconds)

    async def sleep_until(self, moment: float) -> None:
        """Return when `steady` shows this moment."""
        await asyncio.sleep(max(0.0, moment - self.steady()))
