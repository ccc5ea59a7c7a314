"""A file as one end of a move from one database to another."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from bot.storage.driver import Row
from bot.storage.sqlite.opening import connect_to_read

BATCH = 1000
TABLES = "select name from sqlite_schema where type = 'table' order by name <> 'tables', name"


class Kept(NamedTuple):
    """A table with its columns, and those by which its rows are found."""

    name: str
    columns: Sequence[str]
    key: Sequence[str]


class FileEnd:
    """A file of the newest schema that nobody else writes to."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    @classmethod
    @contextmanager
    def reading(cls, file: Path) -> Iterator[FileEnd]:
        """As it is at this moment; nothing is changed."""
        with connect_to_read(file) as db:
            db.execute("begin")
            yield cls(db)

    @classmethod
    @contextmanager
    def writing(cls, file: Path) -> Iterator[FileEnd]:
        """All is on disk when this ends, or nothing."""
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.execute("begin")
            yield cls(db)
            db.execute("commit")
            db.execute("pragma wal_checkpoint(truncate)")

    def tables(self) -> list[Kept]:
        """All tables, that to which rows of others belong first."""
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
        """Add these rows; `insert` names table and columns."""
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
