"""Who goes first where several processes change the same table again and again.

Whoever has just written knows the newest state and would write again before the others have read it, for as long as it
likes. So a process that was overtaken asks the others to wait until it has written.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from bot.cluster.cluster import TABLE
from bot.storage.news import News
from bot.storage.store import Store

PATIENCE = 1.0
"""Seconds for which another process is waited for: it may have died, or have nothing to write any more."""


class Turns:
    """The turns at one table, as far as this process knows: nobody is held up by force."""

    def __init__(self, store: Store, what: str, number: int) -> None:
        self._store = store
        self._what = what
        self._number = number
        self._ours_until = 0.0
        self._others: dict[str, float] = {}
        """The other processes that have asked, and until when each is waited for."""
        self._over = asyncio.Event()

    async def ask(self) -> None:
        """Ask the others to wait, unless they do. Only tables are told of to others."""
        if self._what == TABLE and self._ours_until < time.monotonic():
            self._ours_until = time.monotonic() + PATIENCE
            await self._store.tell(News(overtaken=(self._number,)))

    def had(self) -> None:
        """We have written: whoever still waits goes first."""
        self._ours_until = 0.0

    def asked(self, by: str) -> None:
        """Another process asks us to wait."""
        self._others[by] = time.monotonic() + PATIENCE

    def over(self, by: str) -> None:
        """It has written."""
        if self._others.pop(by, None):
            self._over.set()

    async def come(self) -> None:
        """Return when no other process is to go first."""
        while (until := max(map(self._before_us, self._others), default=0.0)) > time.monotonic():
            self._over.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(until - time.monotonic()):
                    await self._over.wait()

    def _before_us(self, by: str) -> float:
        """Until when this one goes first. Of those who wait themselves the first by name does, so that none waits for
        another one that waits for it.
        """
        is_after_us = self._ours_until > time.monotonic() and self._store.name < by
        return 0.0 if is_after_us else self._others[by]
