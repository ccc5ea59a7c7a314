"""Logging in at the gateway, which Discord allows to so many shards of a bot at once, whatever process they are in."""

from __future__ import annotations

import asyncio
import logging

from bot.storage.driver import Sharing
from bot.storage.errors import StoreError

log = logging.getLogger(__name__)

PAUSE = 5.0
"""Seconds that must pass between two logins of shards whose numbers leave the same rest by `max_concurrency`."""


class LoginSlots:
    """One shard after the other in each slot, over all processes."""

    def __init__(self, sharing: Sharing) -> None:
        self._sharing = sharing
        self._holding: set[asyncio.Task[None]] = set()

    async def wait(self, shard: int, at_once: int) -> None:
        """Return when this shard may log in; its slot is held for a while then, also if we die."""
        taken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._hold(shard % max(1, at_once), taken), name=f"login of shard {shard}")
        self._holding.add(task)
        task.add_done_callback(self._holding.discard)
        await taken

    async def _hold(self, slot: int, taken: asyncio.Future[None]) -> None:
        try:
            async with self._sharing.slot(slot):
                taken.set_result(None)
                await asyncio.sleep(PAUSE)
        except StoreError as error:
            if taken.done():
                return
            log.warning("this shard logs in without asking the other processes: %s", error)
            taken.set_result(None)
