"""A driver of the store on SQLite in memory and in virtual time. Only what was committed outlives its process."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import cache
from typing import Any, Protocol

from bot.storage.driver import Row, Statement, Value
from bot.storage.errors import Conflict, StoreError, Unwritable
from bot.storage.kinds import NUMBERED
from bot.storage.sqlite.driver import COLUMNS, Numbers, bind_rows
from bot.storage.sqlite.opening import SCHEMA
from bot.storage.statements import HIGHEST
from tests.simulation.loop import VirtualLoop
from tests.simulation.sharing import ANNOUNCE, SharedShard

QUICK, SLOW, VERY_SLOW = (0.0002, 0.004), (0.02, 0.6), (0.3, 3.0)
"""Seconds that a read or commit takes, at least and at most: usually, with `SLOW_RATE`, and while the disk is slow."""
SLOW_RATE = 0.01


class State(Protocol):
    """Whether the disk is full or slow at the moment."""

    is_full: bool
    is_slow: bool


DiesAt = Callable[[str], bool]
"""Called at each point at which the process may be killed; returns whether it was."""


@cache
def _empty() -> bytes:
    """An empty database with the current schema, serialized."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for script in SCHEMA.missing("", 0):
            fresh.executescript(script)
        return fresh.serialize()


class Disk:
    """The database file, which outlives the processes."""

    def __init__(self) -> None:
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        self._db.deserialize(_empty())
        self._db.execute("pragma foreign_keys = on")
        self.commits = 0
        self.taken = dict.fromkeys(NUMBERED.values(), 0)
        """The highest number of a row, by table, for processes that write at the same time."""
        self.reading = asyncio.Event()
        """Wakes its waiters whenever a process begins to read."""

    def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        (given,) = bind_rows(sql, (values,))
        return self._db.execute(sql, given).fetchall()

    def commit(self, statements: Sequence[Statement]) -> None:
        """Execute all of these statements or none; raises `Conflict`."""
        self._db.execute("begin immediate")
        try:
            for sql, rows, exact in statements:
                hit = self._db.executemany(sql, bind_rows(sql, rows)).rowcount
                if exact and hit != len(rows):
                    raise Conflict(f"{len(rows)} rows to change, {hit} found: {sql}")
            self._db.execute("commit")
        except BaseException as error:
            self._db.rollback()
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict(str(error)) from error
            raise
        self.commits += 1

    def close(self) -> None:
        self._db.close()


class SharedNumbers:
    """The row numbers that one of several writing processes has taken."""

    def __init__(self, taken: dict[str, int]) -> None:
        self._taken = taken
        self._unwritten = set[tuple[str, int]]()

    def take(self, table: str) -> int:
        self._taken[table] += 1
        self._unwritten.add((table, self._taken[table]))
        return self._taken[table]

    def is_new(self, table: str, number: int) -> bool:
        return (table, number) in self._unwritten

    def note_written(self, table: str, number: int) -> None:
        self._unwritten.discard((table, number))


class MemoryDriver:
    """The `bot.storage.driver.Driver` of one process: reads and commits run one at a time, each with a duration."""

    columns = COLUMNS
    writes_indexes_again = True

    def __init__(
        self,
        disk: Disk,
        loop: VirtualLoop,
        dice: random.Random,
        dies_at: DiesAt,
        state: State,
        note: Callable[[str], None],
        sharing: SharedShard | None = None,
    ) -> None:
        self.disk = disk
        self.broken: asyncio.Future[StoreError] = loop.create_future()
        self.sharing = sharing
        self.numbers: Numbers | SharedNumbers = self._highest()
        self.commits = 0
        self._loop, self._dice, self._dies_at, self._state, self._note = loop, dice, dies_at, state, note
        self._free_at = {"read": 0.0, "commit": 0.0}

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> Iterable[Row]:
        self.disk.reading.set()
        self.disk.reading.clear()
        return await self._visit("read", lambda: self.disk.read(sql, values))

    async def commit(self, statements: Sequence[Statement]) -> StoreError | None:
        def write() -> None:
            if self.sharing is not None and not self.sharing.owns:
                raise Unwritable("another process has the shard")
            if self._state.is_full:
                raise Unwritable("the disk is full")
            self.disk.commit([each for each in statements if each.sql != ANNOUNCE])
            for text in [text for each in statements if each.sql == ANNOUNCE for (text,) in each.rows]:
                self.sharing.announce(text)  # pyright: ignore[reportOptionalMemberAccess]

        await self._visit("commit", write)
        self.commits += 1
        return None

    async def _visit(self, kind: str, work: Callable[[], Any]) -> Any:
        """Do this work after the earlier ones, and after a delay; the process may be killed before and after it. A file
        does reads and commits in one queue; a server, which several processes share, has a queue for each kind.
        """
        span = SLOW if self._dice.random() < SLOW_RATE else QUICK
        if self._state.is_slow and kind == "commit":
            span = VERY_SLOW
        others = [self._free_at[kind]] if self.sharing else self._free_at.values()
        self._free_at[kind] = max(self._loop.now, *others) + self._dice.uniform(*span)
        done: asyncio.Future[Any] = self._loop.create_future()

        def work_now() -> None:
            if self._dies_at(f"before {kind}"):
                return
            try:
                found, error = work(), None
            except Exception as wrong:  # noqa: BLE001 - raised where the future is awaited
                found, error = None, wrong
            if kind == "commit":
                self._note(f"commit {error or ''}")
            if self._dies_at(f"after {kind}") or done.done():
                return
            if error is None:
                done.set_result(found)
            else:
                done.set_exception(error)

        self._loop.call_at(self._free_at[kind], work_now)
        return await done

    async def begin_writing(self) -> None:
        is_apart = self.sharing is not None and self.sharing.is_apart
        self.numbers = SharedNumbers(self.disk.taken) if is_apart else self._highest()

    def _highest(self) -> Numbers:
        sql = "select max(coalesce(max(id), 0), coalesce((select value from notes where name = ?), 0) + 0) from "
        names = NUMBERED.values()
        return Numbers({table: self.disk.read(sql + table, (HIGHEST + table,))[0][0] for table in names})

    async def scrub(self) -> None:
        """Nothing to do: memory keeps no deleted rows."""

    async def look_over(self) -> None:
        """Nothing to check: memory is not damaged."""

    async def close(self) -> None:
        """Leave the disk open: the next process uses it."""
