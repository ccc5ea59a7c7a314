"""What the database needs beside the moves: its log brought into its file, and an eye on its files."""

from __future__ import annotations

import logging
import sqlite3

import aiosqlite

from bot.clock import Clock
from bot.storage.writer import Writer

log = logging.getLogger(__name__)

LOOK = 1.0
REST = 5.0
"""Seconds without a move after which the file alone holds everything."""
LONGEST = 60.0
"""Seconds after which it does so in spite of moves."""


async def keep_up(db: aiosqlite.Connection, writer: Writer, clock: Clock) -> None:
    """Until cancelled: notice files that are gone, and copy the log into the file while nobody moves."""
    copied, since = -1, clock.steady()
    while not writer.broken.done():
        await clock.sleep(LOOK)
        await writer.check_files()
        now, commits = clock.steady(), writer.commits
        if commits == copied:
            since = now
        elif now - writer.latest >= REST or now - since >= LONGEST:
            since = now
            if await _checkpoint(db, writer):
                copied = commits


async def _checkpoint(db: aiosqlite.Connection, writer: Writer) -> bool:
    """Passive: it waits for no reader and keeps no writer waiting. False if something is left to copy."""
    try:
        ((_, pages, copied),) = await db.execute_fetchall("pragma wal_checkpoint(passive)")
    except sqlite3.Error as error:
        log.warning("the log stays beside the database for now: %s", await writer.explained(error))
        return False
    return pages == copied
