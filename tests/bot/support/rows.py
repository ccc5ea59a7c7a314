"""Records and queries for tests of the database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

from bot.storage.postgresql.driver import PostgreSQL
from bot.storage.records import LogRecord, TableRecord
from bot.storage.sqlite.driver import SQLite
from bot.storage.store import Store
from tests.support.postgresql import rows


def table(game: int, **changes: object) -> TableRecord:
    """A running table in a thread of its own."""
    record = TableRecord(
        id=game,
        server=1,
        channel=10,
        thread=100 + game,
        host=7,
        title=f"Table {game}",
        setup="stone_age seats=2 modules=base edition=jubilee",
        status="running",
        seed=b"seed",
        lobby=None,
        board=None,
        turn_from=0,
        news_from=0,
        opened=1_800_000_000,
    )
    return replace(record, **changes)


def row(game: int, sequence: int, action: str = "roll 1+2") -> LogRecord:
    return LogRecord(game, sequence, None, action, "digest", 1_800_000_000)


def sqlite(store: Store) -> SQLite:
    """The driver of a store in a file."""
    if not isinstance(store.driver, SQLite):
        raise AssertionError(f"not SQLite: {store.driver}")
    return store.driver


def rows_on_disk(store: Store, sql: str, *values: object) -> list[tuple[object, ...]]:
    """Execute a statement on another connection; returns its rows."""
    if isinstance(store.driver, PostgreSQL):
        return rows(store.driver.address, sql, values)
    with closing(sqlite3.connect(sqlite(store).path)) as other, other:
        return other.execute(sql, values).fetchall()


def allow_any_numbers(store: Store) -> None:
    """Let a test choose the ids of new rows itself: PostgreSQL's driver accepts only those that it has allocated."""
    if isinstance(store.driver, PostgreSQL):
        for unwritten in store.driver.numbers._unwritten.values():
            unwritten.update(range(1, 500))
