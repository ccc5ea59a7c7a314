"""Opening a PostgreSQL database: checks of the server, locks against other programs, and migrations.

Several bots share the database, or one program has it alone. The server releases a process's lock with its connection,
however that ends.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import LiteralString

import psycopg

from bot.config import Address
from bot.storage.errors import StoreError
from bot.storage.postgresql.connections import Connection, connection_to
from bot.storage.postgresql.errors import explain, unusable
from bot.storage.schema import Schema

LEAST_VERSION = 14
"""The oldest supported version: PostgreSQL no longer fixes older ones."""
SCHEMA_LOCK = 0x53746F6E
"""The number of the advisory lock under which one process at a time migrates the schema."""
SCHEMA = Schema("bot.storage.postgresql")
OWNER = "Let its user own the database: alter database NAME owner to USER."
NEXT_SERVER = "select min(server) from tables where server > $1"
VERSION = "select number from schema_version"
OWN = "select to_regclass('schema_version') is not null, to_regclass('tables') is not null"


async def check_server(connection: Connection, address: Address) -> None:
    """Raise `StoreError` if this server cannot store the database."""
    version = connection.info.server_version // 10_000
    if version < LEAST_VERSION:
        raise unusable(
            address,
            f"its server is PostgreSQL {version}, for which no more fixes come",
            f"PostgreSQL {LEAST_VERSION} or newer is needed.",
        )
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise unusable(
            address,
            f"it stores texts as {encoding}, which cannot hold all names",
            "Make one with UTF8: createdb -E UTF8 -T template0 NAME.",
        )
    if await one_value(connection, "show transaction_read_only") == "on":
        raise unusable(
            address, "it may only be read, as on a standby", "Let DATABASE name the primary server."
        )


async def one_value(connection: Connection, sql: LiteralString, *values: object) -> object:
    """The single value of a query, None if there is no row."""
    row = await (await connection.execute(sql, values or None)).fetchone()
    return row and row[0]


async def servers_in(address: Address) -> list[int]:
    """See `bot.storage.opening.servers_before_update`; read one by one by the index."""
    server, found = 0, list[int]()
    async with connection_to(address) as connection:
        if await schema_of(connection, address):
            while isinstance(server := await one_value(connection, NEXT_SERVER, server), int):
                found.append(server)
    return found


async def migrate(connection: Connection, address: Address) -> None:
    """Apply the schema files that the database does not have yet, all in one transaction; raises `StoreError`."""
    try:
        async with connection.transaction():
            await connection.execute("select pg_advisory_xact_lock($1)", (SCHEMA_LOCK,))
            version = await schema_of(connection, address)
            SCHEMA.refuse_newer(address, version)
            newest = SCHEMA.newest
            for script in SCHEMA.missing(address, version):
                await connection.execute(script.encode())
            if not version:
                await connection.execute("create table schema_version (number bigint primary key)")
                await connection.execute("insert into schema_version values ($1)", (newest,))
            elif version < newest:
                await connection.execute("update schema_version set number = $1", (newest,))
    except psycopg.errors.InsufficientPrivilege as error:
        raise unusable(address, explain(error, address), OWNER) from None
    except psycopg.errors.DuplicateTable as error:
        raise unusable(
            address,
            f"another program keeps tables in it ({explain(error, address)})",
            "Give the bot one of its own.",
        ) from None


async def schema_of(connection: Connection, address: Address) -> int:
    """The number of the schema, 0 for an empty database; raises `StoreError` if it belongs to another program."""
    found = await (await connection.execute(OWN)).fetchone()
    has_version, has_tables = found or (False, False)
    if not has_version and has_tables:
        raise unusable(
            address,
            "another program keeps a table of the name `tables` in it",
            "Give the bot one of its own.",
        )
    version = await one_value(connection, VERSION) if has_version else 0
    return version if isinstance(version, int) else 0


TRIAL = 5.0
"""Seconds to wait for a trial notification."""


async def must_keep_session(connection: Connection, address: Address) -> None:
    """Raise `StoreError` if a pool gives this session of the server to others after each transaction."""
    if await one_value(connection, "select pg_backend_pid()") == connection.info.backend_pid:
        return  # a pool makes up a number
    async with connection_to(address) as other:
        if not await _hears(connection, other):
            raise unusable(
                address,
                "a pool such as PgBouncer is in between, which keeps neither locks nor notifications",
                "Name PostgreSQL itself: for the bot as DATABASE_DIRECT.",
            )


async def _hears(connection: Connection, other: Connection) -> bool:
    """Whether one connection receives notifications of the other, as it does if sessions are kept."""
    channel = f"trial_{secrets.token_hex(8)}"
    await connection.execute(f"listen {channel}".encode())
    await other.execute(b"select pg_notify($1, '')", (channel,))
    return bool([each async for each in connection.notifies(timeout=TRIAL, stop_after=1)])


LOCK = 0x53746F6E41676532
LOCK_OF_1_0 = 0x53746F6E41676521
"""The lock of processes of 1.0, which acted at any table."""
TRY, TRY_SHARED = "select pg_try_advisory_lock($1)", "select pg_try_advisory_lock_shared($1)"
RUNNING = (
    "select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and database ="
    " (select oid from pg_database where datname = current_database()))"
)


@asynccontextmanager
async def alone(address: Address) -> AsyncIterator[Connection]:
    """A connection that keeps bots off this database; raises `StoreError` if one is running."""
    async with connection_to(address) as connection:
        await must_keep_session(connection, address)
        await refuse_older_version(connection, address)
        if not await try_lock(connection, shared=False):
            raise already_running(address)
        yield connection


async def try_lock(connection: Connection, *, shared: bool) -> bool:
    """Try to take the lock on this connection; returns whether it has it now."""
    return bool(await one_value(connection, TRY_SHARED if shared else TRY, LOCK))


async def is_running(connection: Connection) -> bool:
    """Whether a bot of any version holds the lock."""
    return await _is_held(connection, LOCK) or await _is_held(connection, LOCK_OF_1_0)


async def _is_held(connection: Connection, lock: int) -> bool:
    return bool(await one_value(connection, RUNNING, lock >> 32, lock & 0xFFFFFFFF))


async def refuse_older_version(connection: Connection, address: Address) -> None:
    """Raise `StoreError` if a process of a version is running that must not share the database with this one."""
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
    """The state of a database, and what to do about it (empty: nothing); raises `StoreError` if it cannot be used.

    `direct` is the address that bypasses PgBouncer.
    """
    if direct is not None:
        async with connection_to(address) as connection, connection.transaction():
            await check_server(connection, address)
    async with connection_to(direct or address) as connection:
        return await _examine_connection(connection, direct or address)


async def _examine_connection(connection: Connection, address: Address) -> tuple[str, str]:
    await check_server(connection, address)
    await must_keep_session(connection, address)
    version = await schema_of(connection, address)
    SCHEMA.refuse_newer(address, version)
    server = await one_value(connection, "show server_version")
    if not version and not await one_value(connection, MAY_CREATE):
        raise unusable(address, "its user may not create tables in it", OWNER)
    if not version:
        return f"{address}, PostgreSQL {server}, still empty; the first start makes its tables", ""
    advice = RISK if await one_value(connection, "show fsync") == "off" else ""
    running = "a bot runs on it" if await is_running(connection) else "no bot running on it"
    return f"{address}, PostgreSQL {server}, {await one_value(connection, SIZE)}, {running}", advice
