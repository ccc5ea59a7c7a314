"""Who uses a database: bots together, or one program alone. The server drops the lock with the connection of a
process, however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg

from bot.config import Address
from bot.storage.errors import StoreError
from bot.storage.postgresql.connections import LONGEST_PAUSE, PATIENCE, Connection, connect, connected
from bot.storage.postgresql.errors import away, cannot_connect, is_lost
from bot.storage.postgresql.pool import must_keep_session

log = logging.getLogger(__name__)

LOCK = 0x53746F6E41676521
RUNNING = "select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2)"
SEEN = "update writers set seen = now() where id = $1 and seen < now() - interval '1 day'"
GONE = "delete from writers where id = $1"
LOOK = 5.0
"""Seconds between two looks whether the connection still stands."""


class Presence:
    """A connection of its own that holds the lock, and keeps the row of this writer; it goes to PostgreSQL itself,
    never through PgBouncer.
    """

    def __init__(
        self,
        address: Address,
        connection: Connection,
        broken: asyncio.Future[StoreError],
        writer: int,
        *,
        shared: bool,
    ) -> None:
        self._address = address
        self._writer = writer
        self._shared = shared
        self._connection = connection
        self._broken = broken
        self._holding = asyncio.create_task(self._hold(), name="presence")

    async def close(self) -> None:
        """Let others in; nothing more is written."""
        self._holding.cancel()
        await asyncio.gather(self._holding, return_exceptions=True)
        with contextlib.suppress(psycopg.Error):
            await self._connection.execute(GONE, (self._writer,))
        await self._connection.close()

    async def _hold(self) -> None:
        """Until cancelled: get the lock again where the connection was lost, and stop the bot where another has it."""
        while not self._broken.done():
            try:
                await self._connection.execute(SEEN, (self._writer,))
            except psycopg.Error as error:
                if is_lost(error):
                    await self._again()
            await asyncio.sleep(LOOK)

    async def _again(self) -> None:
        begun = since = time.monotonic()
        is_away = False
        while True:
            await self._connection.close()
            try:
                self._connection = await connect(self._address)
                if await locked(self._connection, shared=self._shared):
                    break
                # The server may not have noticed yet that the connection of this process is gone.
                if time.monotonic() - since > PATIENCE:
                    if not self._broken.done():
                        self._broken.set_result(already_running(self._address))
                    return
            except (psycopg.Error, OSError) as error:
                if not is_away:
                    log.warning("%s", away(self._address, error))
                is_away, since = True, time.monotonic()
            await asyncio.sleep(LONGEST_PAUSE)
        if is_away:
            log.warning("The database %s answers again after %d s.", self._address, time.monotonic() - begun)


async def present(
    address: Address, broken: asyncio.Future[StoreError], writer: int, *, shared: bool
) -> Presence:
    """Take the lock, `shared` with others who do; raises `StoreError` when somebody uses the database otherwise, the
    server cannot be reached, or a pool is in between.
    """
    try:
        connection = await connect(address)
    except (psycopg.Error, OSError) as error:
        raise cannot_connect(address, error) from None
    try:
        await must_keep_session(connection, address)
        if not await locked(connection, shared=shared):
            raise already_running(address)
    except BaseException:
        await connection.close()
        raise
    return Presence(address, connection, broken, writer, shared=shared)


@asynccontextmanager
async def alone(address: Address) -> AsyncIterator[Connection]:
    """A connection while which no bot runs on this database; raises `StoreError` where one does."""
    async with connected(address) as connection:
        await must_keep_session(connection, address)
        if not await locked(connection, shared=False):
            raise already_running(address)
        yield connection


async def locked(connection: Connection, *, shared: bool) -> bool:
    """Whether this connection has the lock now."""
    sql = b"select pg_try_advisory_lock_shared($1)" if shared else b"select pg_try_advisory_lock($1)"
    found = await (await connection.execute(sql, (LOCK,))).fetchone()
    return bool(found and found[0])


async def is_running(connection: Connection) -> bool:
    """Whether a bot has the lock."""
    found = await (await connection.execute(RUNNING, (LOCK >> 32, LOCK & 0xFFFFFFFF))).fetchone()
    return bool(found and found[0])


def already_running(address: Address) -> StoreError:
    return StoreError(f"Another bot is already running on {address}. Stop it first.")
