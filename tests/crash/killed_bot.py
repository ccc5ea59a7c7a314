"""The bot as a process that is killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from pathlib import Path

from bot.config import Address, Database
from tests.crash.child import APART, NUMBER, PATCH, SEED
from tests.process.bot_process import ONLINE, ForkedBot

Patch = Callable[[], None]
"""A function that changes the program before it runs; the new process imports it by its name."""
REFUSED = 2
"""The exit code of a process that another one has replaced, or that its database does not want."""


class KilledBot(ForkedBot):
    """A bot on a database, with the clock in a file; `target` is the point at which it kills itself, empty for none."""

    def __init__(
        self,
        url: str,
        database: Database,
        clock: Path,
        seed: int,
        shards: str = "",
        patch: Patch | None = None,
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
            PATCH: f"{patch.__module__}:{patch.__name__}" if patch else "",
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
        """Start it and wait until it is online; returns False if it was killed before at `target`."""
        self.target = target
        self._stopping = False
        begun = await self.launch({**self._settings, "BOT_CRASH_AT": target})
        self._death = asyncio.ensure_future(self._wait_for_death())
        online = asyncio.ensure_future(self._wait_for(lambda: self._has_printed(begun, ONLINE)))
        await asyncio.wait({online, self._death}, return_when=asyncio.FIRST_COMPLETED)
        if online.done():
            online.result()
        online.cancel()
        return self.alive

    async def _wait_for_death(self) -> None:
        code = await self.wait_until_ended(None)
        expected = {-signal.SIGKILL, *((0,) if self._stopping else ()), *((REFUSED,) if self.shards else ())}
        if code not in expected:
            raise AssertionError(f"the bot ended with {code}: {self.lines[-20:]}")

    async def stop(self) -> int:
        """Stop it in good order, as for an update."""
        self._stopping = True
        return await super().stop()

    def send_signal(self, how: signal.Signals) -> None:
        """Send it a signal, such as `SIGSTOP` to suspend and `SIGCONT` to resume it."""
        numbers = [line.removeprefix(NUMBER) for line in self.lines if line.startswith(NUMBER)]
        if self.alive:
            with contextlib.suppress(ProcessLookupError):  # it may have ended at its target a moment before
                os.kill(int(numbers[-1]) if numbers else self.pid, how)

    async def _end(self, how: signal.Signals) -> int:
        if not self.alive:
            return 0
        self.send_signal(how)
        await self.death
        return 0
