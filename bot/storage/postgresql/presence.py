"""How a database is, and who uses it: bots together, or one program alone. The server drops the lock with the
connection of a process, however that ends.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.config import Address
from bot.storage.errors import StoreError
from bot.storage.postgresql.connections import Connection, connection_to
from bot.storage.postgresql.errors import unusable
from bot.storage.postgresql.opening import (
    OWNER,
    check_server,
    must_keep_session,
    newer,
    one_value,
    schema_of,
    schema_scripts,
)

LOCK = 0x53746F6E41676532
LOCK_OF_1_0 = 0x53746F6E41676521
"""Held by each process of a version in which any process acted at any table."""
RUNNING = (
    "select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and database ="
    " (select oid from pg_database where datname = current_database()))"
)


@asynccontextmanager
async def alone(address: Address) -> AsyncIterator[Connection]:
    """A connection while which no bot runs on this database; raises `StoreError` where one does."""
    async with connection_to(address) as connection:
        await must_keep_session(connection, address)
        await refuse_older_version(connection, address)
        if not await try_lock(connection, shared=False):
            raise already_running(address)
        yield connection


async def try_lock(connection: Connection, *, shared: bool) -> bool:
    """Whether this connection has the lock now."""
    sql = b"select pg_try_advisory_lock_shared($1)" if shared else b"select pg_try_advisory_lock($1)"
    found = await (await connection.execute(sql, (LOCK,))).fetchone()
    return bool(found and found[0])


async def is_running(connection: Connection) -> bool:
    """Whether a bot has the lock, of whatever version."""
    return await _is_held(connection, LOCK) or await _is_held(connection, LOCK_OF_1_0)


async def _is_held(connection: Connection, lock: int) -> bool:
    found = await (await connection.execute(RUNNING, (lock >> 32, lock & 0xFFFFFFFF))).fetchone()
    return bool(found and found[0])


async def refuse_older_version(connection: Connection, address: Address) -> None:
    """Raises `StoreError` where a process runs with which this version must not share the database."""
    if await _is_held(connection, LOCK_OF_1_0):
        raise StoreError(
            f"A bot of an older version is still running on {address}. Stop all of its processes first: this version"
            " cannot play next to it."
        )


def already_running(address: Address) -> StoreError:
    return StoreError(f"Another bot is already running on {address}. Stop it first.")


RISK = "fsync is off on its server: a power cut there can destroy it. Switch it on in postgresql.conf."
MAY_CREATE = "select has_schema_privilege(current_schema(), 'create')"
SIZE = "select pg_size_pretty(pg_database_size(current_database()))"


async def examine(address: Address, direct: Address | None = None) -> tuple[str, str]:
    """Its state, and what to do about it: nothing if that is empty; raises `StoreError` when it cannot be used.

    `direct` leads past PgBouncer.
    """
    if direct is not None:
        async with connection_to(address) as connection, connection.transaction():
            await check_server(connection, address)
    async with connection_to(direct or address) as connection:
        return await _examine_connection(connection, direct or address)


async def _examine_connection(connection: Connection, address: Address) -> tuple[str, str]:
    await check_server(connection, address)
    await must_keep_session(connection, address)
    version, newest = await schema_of(connection, address), schema_scripts()[-1][0]
    if version > newest:
        raise newer(address, version, newest)
    server = await one_value(connection, "show server_version")
    if not version and not await one_value(connection, MAY_CREATE):
        raise unusable(address, "its user may not create tables in it", OWNER)
    if not version:
        return f"{address}, PostgreSQL {server}, still empty; the first start makes its tables", ""
    advice = RISK if await one_value(connection, "show fsync") == "off" else ""
    running = "a bot runs on it" if await is_running(connection) else "no bot running on it"
    return f"{address}, PostgreSQL {server}, {await one_value(connection, SIZE)}, {running}", advice
