"""`python -m bot move-database SOURCE TARGET`: copies a SQLite file into PostgreSQL or back, compared row by row."""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from glob import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.config import Address, Database, database
from bot.operations.backup import back_up
from bot.operations.check import check
from bot.storage.driver import Row
from bot.storage.errors import StoreError
from bot.storage.files import sync
from bot.storage.opening import needing_psycopg
from bot.storage.sqlite.disk_errors import describe_error, flaw
from bot.storage.sqlite.files import remove
from bot.storage.sqlite.lock import lock
from bot.storage.sqlite.opening import connect_to_read
from bot.storage.statements import quote_name
from bot.storage.store import Store
from engine.command_name import command_name

if TYPE_CHECKING:
    from bot.storage.postgresql.moving import ServerEnd

BATCH = 1000
TABLES = "select name from sqlite_schema where type = 'table' order by name <> 'tables', name"


class Kept(NamedTuple):
    """A database table with its columns, and its key columns."""

    name: str
    columns: Sequence[str]
    key: Sequence[str]


class FileEnd:
    """A file of the newest schema that no one else writes to."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    @classmethod
    @contextmanager
    def writing(cls, file: Path) -> Iterator[FileEnd]:
        """Write into a new file; at the end of the block all of it is on disk, or nothing."""
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.execute("begin")
            yield cls(db)
            db.execute("commit")
            db.execute("pragma wal_checkpoint(truncate)")

    def tables(self) -> list[Kept]:
        """All tables, first the one to which others refer."""
        return [self._describe_table(name) for (name,) in self._db.execute(TABLES).fetchall()]

    def _describe_table(self, name: str) -> Kept:
        found = self._db.execute(f"select name, pk from pragma_table_info('{name}') order by cid").fetchall()
        key = sorted((place, column) for column, place in found if place)
        return Kept(name, [column for column, _ in found], [column for _, column in key])

    async def rows(self, sql: str) -> AsyncIterator[Row]:
        for row in self._db.execute(sql):
            yield row

    async def clear(self, table: str) -> None:
        self._db.execute(f"delete from {table}")

    async def fill(self, insert: str, rows: AsyncIterator[Row]) -> None:
        """Insert these rows; `insert` names table and columns."""
        batch: list[Any] = []
        async for row in rows:
            batch.append(row)
            if len(batch) == BATCH:
                self._add(insert, batch)
                batch = []
        if batch:
            self._add(insert, batch)

    def _add(self, insert: str, batch: Sequence[Row]) -> None:
        marks = ", ".join("?" * len(batch[0]))
        self._db.executemany(f"insert into {insert} values ({marks})", batch)


HALF = ".moving"
"""The suffix of a file while it is incomplete."""
SET = "Set DATABASE to it and start the bot; the source is as it was."


def main(words: Sequence[str]) -> int:
    """Move the database of the command line; returns 1 if a game does not replay, else 0."""
    parser = argparse.ArgumentParser(prog=f"{command_name('bot')} move-database", description=__doc__)
    parser.add_argument("source", help="a SQLite file, or postgresql://USER:PASSWORD@HOST/NAME")
    parser.add_argument("target", help="the other of both; nothing may be there yet")
    given = parser.parse_args(words)
    return asyncio.run(move(database("SOURCE", given.source), database("TARGET", given.target)))


async def move(source: Database, target: Database) -> int:
    """Copy everything, compare it, and replay the games; raises `StoreError`, without leaving a target."""
    match source, target:
        case Path(), Address():
            rows = await copy_into_server(source, target)
        case Address(), Path():
            rows = await copy_into_file(source, target)
        case Path(), Path():
            raise StoreError(f"Both are files: {command_name('bot')} backup FILE makes a copy.")
        case _:
            raise StoreError("Both are PostgreSQL: pg_dump and pg_restore move it.")
    print(f"{target}: {rows:,} rows, all as in {source}")
    code = await check(target)
    print(SET)
    return code


async def copy_into_server(source: Path, target: Address) -> int:
    """Copy a file, also one of an earlier version, which is not changed, in one transaction of the server; returns the
    number of rows.
    """
    needing_psycopg(target)
    from bot.storage.postgresql.moving import ServerEnd

    with ExitStack() as held:
        copied = _copy_database(source, held)
        await (await Store.open(copied)).close()  # migrates the copy
        file = FileEnd(held.enter_context(connect_to_read(copied)))
        async with ServerEnd.writing(target) as server:
            return await _all(file.tables(), file, server)


def _copy_database(source: Path, held: ExitStack) -> Path:
    """A copy, deleted when `held` closes; until then it locks the source. Also deletes copies of killed moves."""
    if not source.is_file():
        raise StoreError(f"There is no file {source}.")
    source = source.resolve()
    held.callback(lock(source).close)
    for left in source.parent.glob(f"{escape(source.name)}{HALF}-*"):
        shutil.rmtree(left)
    folder = held.enter_context(TemporaryDirectory(prefix=f"{source.name}{HALF}-", dir=source.parent))
    return back_up(source, Path(folder) / source.name)


async def copy_into_file(source: Address, target: Path) -> int:
    """Copy a database as of this moment into a new file, also while a bot runs; returns the number of rows."""
    needing_psycopg(source)
    from bot.storage.postgresql.moving import ServerEnd

    half = _free(target)
    try:
        async with ServerEnd.reading(source) as server:
            if server.is_in_use:
                print("A bot runs on it: what it does from now on is not in the copy.")
            await (await Store.open(half)).close()
            with FileEnd.writing(half) as file:
                count = await _all(file.tables(), server, file)
        if (problem := flaw(half)) is not None:
            raise StoreError(f"The copy of {source} is no good: {problem}")
        sync(half)
        os.replace(half, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target} could not be written: {describe_error(error)}.") from error
    finally:
        remove(half)
    return count


def _free(target: Path) -> Path:
    """The temporary path of the new file, cleared after a killed move; raises `StoreError` if `target` exists."""
    if target.exists():
        raise StoreError(f"{target} is there already; name a new file.")
    half = target.with_name(f"{target.name}{HALF}")
    remove(half)
    return half


async def _all(tables: Sequence[Kept], source: FileEnd | ServerEnd, target: FileEnd | ServerEnd) -> int:
    """Copy all tables and compare the copies; returns the number of rows."""
    return sum([await _one(table, source, target) for table in tables])


async def _one(table: Kept, source: FileEnd | ServerEnd, target: FileEnd | ServerEnd) -> int:
    columns = ", ".join(map(quote_name, table.columns))
    sql = f"select {columns} from {table.name} order by {', '.join(map(quote_name, table.key))}"
    given, arrived = Digest(), Digest()
    await target.clear(table.name)  # filled by triggers on other tables
    await target.fill(f"{table.name} ({columns})", given.of(source.rows(sql)))
    async for _ in arrived.of(target.rows(sql)):
        pass
    if str(given) != str(arrived):
        raise StoreError(f"The rows of {table.name} did not arrive as they are: nothing was moved.")
    return given.count


class Digest:
    """A hash of rows in their order, and their number."""

    def __init__(self) -> None:
        self.count = 0
        self._hash = hashlib.sha256()

    async def of(self, rows: AsyncIterator[Row]) -> AsyncIterator[Row]:
        """Pass these rows through, counting and hashing them."""
        async for row in rows:
            self.count += 1
            self._hash.update(repr(tuple(row)).encode())
            yield row

    def __str__(self) -> str:
        return f"{self.count} {self._hash.hexdigest()}"
