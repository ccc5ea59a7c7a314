"""A PostgreSQL database as one end of a move from one database to another."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.config import Address
from bot.storage.driver import Row
from bot.storage.errors import StoreError
from bot.storage.postgresql.connections import Connection, connection_to
from bot.storage.postgresql.errors import unusable
from bot.storage.postgresql.numbers import BLOCKS
from bot.storage.postgresql.opening import (
    SCHEMA,
    alone,
    check_server,
    is_running,
    migrate,
    one_value,
    schema_of,
)
from bot.storage.statements import HIGHEST

BATCH = 1000
HOLDS = "select count(*) from pg_tables where schemaname = current_schema()"
SNAPSHOT = "begin isolation level repeatable read, read only"


class ServerEnd:
    """A database of the newest schema in one transaction."""

    def __init__(self, connection: Connection, *, is_in_use: bool = False) -> None:
        self.connection = connection
        self.is_in_use = is_in_use
        """Whether a bot runs on it; what it writes from now on is not read."""

    @classmethod
    @asynccontextmanager
    async def reading(cls, address: Address) -> AsyncIterator[ServerEnd]:
        """Read the database as of this moment, also while a bot runs on it. Raises `StoreError`."""
        async with connection_to(address) as connection:
            version = await schema_of(connection, address)
            if not version:
                raise StoreError(f"There is no table in {address} yet.")
            SCHEMA.must_be_newest(address, version)
            in_use = await is_running(connection)
            await connection.execute(SNAPSHOT)
            yield cls(connection, is_in_use=in_use)

    @classmethod
    @asynccontextmanager
    async def writing(cls, address: Address) -> AsyncIterator[ServerEnd]:
        """Write into an empty database; commits at the end of the block, or leaves it empty. Raises `StoreError`."""
        async with alone(address) as connection:
            await check_server(connection, address)
            if await one_value(connection, HOLDS):
                raise unusable(address, "it is not empty", "Move into one without any table: createdb NAME.")
            async with connection.transaction():
                await migrate(connection, address)
                yield cls(connection)
                for table in BLOCKS:
                    erased = f"(select nullif(value, '0')::bigint from notes where name = '{HIGHEST}{table}')"
                    sql = f"select setval('{table}_numbers', greatest(max(id), {erased})) from {table}"
                    await connection.execute(sql.encode())

    async def rows(self, sql: str) -> AsyncIterator[Row]:
        await self.connection.execute(f"declare moving no scroll cursor for {sql}".encode())
        while found := await (
            await self.connection.execute(f"fetch {BATCH} from moving".encode())
        ).fetchall():
            for row in found:
                yield row
        await self.connection.execute("close moving")

    async def clear(self, table: str) -> None:
        await self.connection.execute(f"delete from {table}".encode())

    async def fill(self, insert: str, rows: AsyncIterator[Row]) -> None:
        """Add these rows; `insert` names table and columns."""
        async with self.connection.cursor().copy(f"copy {insert} from stdin".encode()) as copy:
            async for row in rows:
                await copy.write_row(row)
