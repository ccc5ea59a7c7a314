"""What PostgreSQL does for several processes: notifications, and advisory locks. Both belong to a connection, so they
go to PostgreSQL itself: PgBouncer gives a connection to another client after each transaction.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg

from bot.config import Address
from bot.storage.driver import Statement
from bot.storage.postgresql.connections import LONGEST_PAUSE, PATIENCE, connect
from bot.storage.postgresql.errors import away

log = logging.getLogger(__name__)

CHANNEL = "table_news"
SLOTS = 0x53746F6E
"""The first number of the advisory locks of slots; the second is that of the slot."""


class Sharing:
    """Connections of their own."""

    def __init__(self, direct: Address) -> None:
        self._direct = direct

    def announcement(self, text: str) -> Statement:
        return Statement("select pg_notify(?, ?)", [(CHANNEL, text)])

    async def listen(self) -> AsyncIterator[str | None]:
        """A connection that is lost is made again."""
        while True:
            try:
                connection = await connect(self._direct)
                try:
                    await connection.execute(f"listen {CHANNEL}")
                    yield None
                    async for each in connection.notifies():
                        yield each.payload
                finally:
                    await connection.close()
            except (psycopg.Error, OSError) as error:
                log.debug("what other processes write is not heard for now: %s", away(self._direct, error))
            await asyncio.sleep(LONGEST_PAUSE)

    @asynccontextmanager
    async def slot(self, number: int) -> AsyncIterator[None]:
        """Raises `Unreachable` after a while without a server."""
        try:
            async with asyncio.timeout(PATIENCE):
                connection = await connect(self._direct)
        except (psycopg.Error, OSError) as error:
            raise away(self._direct, error) from None
        try:
            await connection.execute("select pg_advisory_lock($1, $2)", (SLOTS, number))
            yield
        finally:
            await connection.close()
