"""Memory that pictures used is returned to the system."""

from __future__ import annotations

import asyncio
from typing import NoReturn

from bot.allocator import return_free_pages
from bot.clock import Clock

EVERY = 60
"""Seconds between two times that free pages are returned, which takes milliseconds."""


async def keep_returning(clock: Clock) -> NoReturn:
    """Until cancelled, return what is free."""
    while True:
        await clock.sleep(EVERY)
        await asyncio.to_thread(return_free_pages)
