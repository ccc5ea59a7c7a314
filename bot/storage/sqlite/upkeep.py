"""Maintenance of the database: checkpoints of its write-ahead log, and a watch over its files."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import Protocol

import aiosqlite

from bot.clock import Clock
from bot.storage.errors import StoreError

log = logging.getLogger(__name__)

LOOK = 1.0
IDLE = 5.0
"""Seconds without a move after which the log is checkpointed."""
LONGEST = 60.0
"""Seconds after which it is checkpointed in spite of moves."""


class Open(Protocol):
    """The open file."""

    broken: asyncio.Future[StoreError]
    commits: int
    """The number of transactions written so far."""
    latest: float
    """When the latest of them was, in seconds of the clock."""

    async def check_files(self) -> None: ...

    async def explain(self, error: sqlite3.Error) -> StoreError: ...


async def keep_up(db: aiosqlite.Connection, driver: Open, clock: Clock) -> None:
    """Until cancelled: notice deleted files, and checkpoint the write-ahead log while no moves come."""
    copied, since = -1, clock.steady()
    while not driver.broken.done():
        await clock.sleep(LOOK)
        await driver.check_files()
        now, commits = clock.steady(), driver.commits
        if commits == copied:
            since = now
        elif now - driver.latest >= IDLE or now - since >= LONGEST:
            since = now
            if await _checkpoint(db, driver):
                copied = commits


async def _checkpoint(db: aiosqlite.Connection, driver: Open) -> bool:
    """Passive: it waits for no reader and keeps no driver waiting. False if something is left to copy."""
    try:
        ((_, pages, copied),) = await db.execute_fetchall("pragma wal_checkpoint(passive)")
    except sqlite3.Error as error:
        log.warning("the log stays beside the database for now: %s", await driver.explain(error))
        return False
    return pages == copied
