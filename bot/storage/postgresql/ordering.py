"""Orders to the bots that run on a database: errands that come from none of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, LiteralString, Self

from bot.config import Address
from bot.storage.announcements import ERRANDS, Announcement
from bot.storage.postgresql.connections import Connection, connection_to
from bot.storage.postgresql.presence import is_running
from bot.storage.postgresql.sharing import CHANNEL

LOCK = 0x53746F6E6F726472
"""The number of the advisory lock of who gives an order."""
PUT = "insert into errands (id, server, kind, content) values (nextval('errands_numbers'), $1, $2, $3) returning id"


class Ordering:
    """A connection of who gives an order, which is one at a time."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def alone(cls, address: Address) -> AsyncIterator[Self | None]:
        """None while somebody else gives one; raises `StoreError`."""
        async with connection_to(address) as connection:
            ordering = cls(connection)
            yield ordering if await ordering._find("select pg_try_advisory_lock($1)", LOCK) else None

    async def is_heard(self) -> bool:
        """Whether a bot runs."""
        return await is_running(self._connection)

    async def put(self, server: int, kind: str, content: str) -> None:
        """The owner of this server has one more errand, and hears of it."""
        await self._find(PUT, server, kind, content)
        await self._find("select pg_notify($1, $2)", CHANNEL, str(Announcement(ERRANDS, (server,))))

    async def note(self, name: str) -> str | None:
        """The value of a note."""
        return await self._find("select value from notes where name = $1", name)

    async def _find(self, sql: LiteralString, *values: object) -> Any:
        row = await (await self._connection.execute(sql.encode(), values)).fetchone()
        return row and row[0]
