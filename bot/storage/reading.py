"""Read-only access to a database as of one moment, without a copy and also while a bot runs on it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.config import Address, Database
from bot.storage.driver import Row, Sharing, Statement, Value
from bot.storage.erasures import list_of_erasures
from bot.storage.errors import StoreError
from bot.storage.kinds import NUMBERED
from bot.storage.opening import needing_psycopg
from bot.storage.sqlite import driver as sqlite_driver
from bot.storage.sqlite.disk_errors import cannot_open
from bot.storage.sqlite.driver import Numbers, bind_rows
from bot.storage.sqlite.lock import finish_restoring
from bot.storage.sqlite.opening import SCHEMA, connect_to_read, resolve_path
from bot.storage.store import Store

Read = Callable[[str, Sequence[Value]], Awaitable[Iterable[Row]]]


@asynccontextmanager
async def reading(database: Database, erasures: Path | None = None) -> AsyncIterator[Store]:
    """Open the database read-only, with the list of erasures; keep the block short. Raises `StoreError`."""
    opened = _file(database) if isinstance(database, Path) else _server(database)
    async with opened as driver:
        store = Store(driver, erasures=list_of_erasures(database, erasures))
        try:
            yield store
        finally:
            await store.close()


class ReadOnly:
    """A driver that reads in one transaction, and refuses to write."""

    sharing: Sharing | None = None
    writes_indexes_again = False

    def __init__(self, read: Read, columns: str) -> None:
        self.broken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        self.numbers = Numbers(dict.fromkeys(NUMBERED.values(), 0))
        self._read = read
        self.columns = columns

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> Iterable[Row]:
        return await self._read(sql, values)

    async def commit(self, statements: Sequence[Statement]) -> StoreError | None:
        """Accept an empty commit only."""
        return StoreError("This is to be read only.") if statements else None

    async def begin_writing(self) -> None:
        """Do nothing."""

    scrub = look_over = close = begin_writing


@asynccontextmanager
async def _file(database: Path) -> AsyncIterator[ReadOnly]:
    path = resolve_path(database)
    if not path.exists():
        raise StoreError(f"There is no database {path} yet.")
    finish_restoring(path)
    try:
        with connect_to_read(path) as db:
            db.execute("begin")
            ((version,),) = db.execute("pragma user_version").fetchall()
            SCHEMA.must_be_newest(path, version)

            async def read(sql: str, values: Sequence[Value]) -> Iterable[Row]:
                (given,) = bind_rows(sql, (values,))
                return db.execute(sql, given).fetchall()

            yield ReadOnly(read, sqlite_driver.COLUMNS)
    except sqlite3.Error as error:
        raise cannot_open(path, error) from error


@asynccontextmanager
async def _server(address: Address) -> AsyncIterator[ReadOnly]:
    needing_psycopg(address)
    from bot.storage.postgresql import driver
    from bot.storage.postgresql.moving import ServerEnd

    async with ServerEnd.reading(address) as server:

        async def read(sql: str, values: Sequence[Value]) -> Iterable[Row]:
            found = await server.connection.execute(driver.number_placeholders(sql), values)
            return await found.fetchall()

        yield ReadOnly(read, driver.COLUMNS)
