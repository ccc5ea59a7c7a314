"""A few connections to one database, opened when they are needed and again after they were lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor

from bot.config import Address
from bot.storage.postgresql.errors import AGAIN, Lost, away, cannot_connect, failed, is_lost

MOST = 5
PATIENCE = 15.0
"""Seconds for which a server that is away is waited for."""
LONGEST_PAUSE = 1.0

Connection = AsyncConnection[tuple[Any, ...]]
Result = TypeVar("Result")


async def connect(address: Address) -> Connection:
    """A new connection; raises `psycopg.Error`. It prepares nothing, so that PgBouncer may change what is behind it."""
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # what it warns of it raises, too
    return await AsyncConnection.connect(
        address.url,
        autocommit=True,
        prepare_threshold=None,
        cursor_factory=AsyncRawCursor,
        application_name="stone-age",
        connect_timeout=10,
        keepalives_idle=30,
        keepalives_interval=10,
        keepalives_count=3,
    )


@asynccontextmanager
async def connected(address: Address) -> AsyncIterator[Connection]:
    """One connection for this block alone; what goes wrong with it raises `StoreError`."""
    try:
        connection = await connect(address)
    except (psycopg.Error, OSError) as error:
        raise cannot_connect(address, error) from None
    try:
        yield connection
    except psycopg.Error as error:
        raise failed(address, error) from None
    finally:
        await connection.close()


class Connections:
    """The connections of one process to its database."""

    def __init__(self, address: Address, most: int = MOST) -> None:
        self.address = address
        self._free: list[Connection] = []
        self._room = asyncio.Semaphore(most)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Connection]:
        """A connection for this block alone; raises `Lost` where there is none, or it is lost inside."""
        async with self._room:
            connection = self._free.pop() if self._free else None
            try:
                if connection is None:
                    connection = await connect(self.address)
                yield connection
            except (psycopg.Error, OSError) as error:
                if isinstance(error, psycopg.Error) and not is_lost(error):
                    raise
                await self.drop()
                raise Lost(str(error)) from error
            finally:
                if connection is not None:
                    await self._give_back(connection)

    async def _give_back(self, connection: Connection) -> None:
        idle = psycopg.pq.TransactionStatus.IDLE
        if not connection.closed and connection.info.transaction_status == idle:
            self._free.append(connection)
        else:
            await connection.close()

    async def drop(self) -> None:
        """Close what is not in use: after a restart of the server all are dead."""
        free, self._free = self._free, []
        for each in free:
            await each.close()

    async def patiently(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """What this does with a connection, again where it was lost or undone; raises `StoreError`.

        `work` must raise `Lost` or an error of `psycopg` only where nothing of it is stored.
        """
        since, pause = time.monotonic(), 0.0
        while True:
            try:
                async with self.one() as connection:
                    return await work(connection)
            except (Lost, *AGAIN) as error:
                if time.monotonic() - since > PATIENCE:
                    raise away(self.address, error.__cause__ or error) from None
            except psycopg.Error as error:
                raise failed(self.address, error) from None
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2 or 0.05)
