"""The bot as a process that gets killed, and is back at once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from pathlib import Path

from bot.config import Address, Database
from tests.crash.child import APART, NUMBER, PLANTED, SEED
from tests.process.bot_process import ONLINE, ForkedBot

Planted = Callable[[], None]
"""Breaks something in the program before it runs; found by its name in the new process."""
REFUSED = 2
"""The exit code of a process that another one has replaced, or that its database does not want."""


class KilledBot(ForkedBot):
    """One bot on one database, by the clock in a file; `start` it as often as it died."""

    def __init__(
        self,
        url: str,
        database: Database,
        clock: Path,
        seed: int,
        shards: str = "",
        planted: Planted | None = None,
        *,
        is_apart: bool = False,
    ) -> None:
        super().__init__("tests.crash.child", url, clock)
        self.shards = shards
        self.target = ""
        self._settings = {
            "DATABASE": database.url if isinstance(database, Address) else str(database),
            "SHARDS": shards,
            "LOG_LEVEL": "ERROR",
            SEED: str(seed),
            PLANTED: f"{planted.__module__}:{planted.__name__}" if planted else "",
            APART: "yes" if is_apart else "",
        }
        self._stopping = False
        self._death: asyncio.Future[None] | None = None

    @property
    def alive(self) -> bool:
        return self._death is not None and not self._death.done()

    @property
    def death(self) -> asyncio.Future[None]:
        """Done as soon as the process has ended."""
        if self._death is None:
            raise AssertionError("it was never started")
        return self._death

    async def start(self, target: str = "") -> bool:
        """Run it until it is online; False if it died on the way of its target."""
        self.target = target
        self._stopping = False
        begun = await self.launch({**self._settings, "BOT_CRASH_AT": target})
        self._death = asyncio.ensure_future(self._die())
        online = asyncio.ensure_future(self._wait_for(lambda: self._has_printed(begun, ONLINE)))
        await asyncio.wait({online, self._death}, return_when=asyncio.FIRST_COMPLETED)
        if online.done():
            online.result()
        online.cancel()
        return self.alive

    async def _die(self) -> None:
        code = await self.wait_until_ended(None)
        expected = {-signal.SIGKILL, *((0,) if self._stopping else ()), *((REFUSED,) if self.shards else ())}
        if code not in expected:
            raise AssertionError(f"the bot ended with {code}: {self.lines[-20:]}")

    async def stop(self) -> int:
        """End it as its operator does, for an update."""
        self._stopping = True
        return await super().stop()

    def send(self, how: signal.Signals) -> None:
        """Tell it to stand still (`SIGSTOP`), to go on (`SIGCONT`) or to end."""
        numbers = [line.removeprefix(NUMBER) for line in self.lines if line.startswith(NUMBER)]
        if self.alive:
            with contextlib.suppress(ProcessLookupError):  # it may have died of its target a moment before
                os.kill(int(numbers[-1]) if numbers else self.pid, how)

    async def _end(self, how: signal.Signals) -> int:
        if not self.alive:
            return 0
        self.send(how)
        await self.death
        return 0
