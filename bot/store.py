"""The database: one connection, write-ahead log, every commit on disk before anything is shown."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.crashpoints import passing
from bot.disk import Damaged, StoreError, damaged, unusable, unwritten
from bot.integrity import QuickCheck
from bot.opening import lock, migrate
from bot.people import ActivityRecord
from bot.records import (
    Change,
    LogRecord,
    OrderRecord,
    PostRecord,
    RequestRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.statements import KEPT, statements

Record = TypeVar("Record")
Waiting = tuple[Change, asyncio.Future[None]]
"""A change, and who waits for it to be on disk."""


class Store:
    """One open database. All reads and writes go through one connection: SQLite before 3.51.3 can damage a
    write-ahead log that several connections reset at once.
    """

    def __init__(self, path: Path, connection: aiosqlite.Connection, lock: sqlite3.Connection) -> None:
        self.path = path
        self._db = connection
        self._lock = lock
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.written: Callable[[Sequence[Change]], None] = lambda changes: None
        """Called with what is on disk from now on; whoever remembers rows listens here."""
        self._next: dict[str, int] = {}
        self._check = QuickCheck(path)
        self.damage: asyncio.Future[Damaged] = asyncio.get_running_loop().create_future()
        """Done as soon as the file turns out to be broken: whoever runs the bot must stop it then."""

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open (or create) the database and bring its schema up to date; raises `StoreError`."""
        logging.getLogger("aiosqlite").setLevel(logging.INFO)  # else it logs all that is written, seeds too
        held = lock(path)
        try:
            sqlite3.connect(path).close()  # if this fails, the thread of aiosqlite would fail much louder
            connection = await aiosqlite.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            held.close()
            raise unusable(path, error) from error
        store = cls(path, connection, held)
        try:
            await store._prepare()
        except sqlite3.Error as error:
            await store.close()
            raise unusable(path, error) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def _prepare(self) -> None:
        for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on", "secure_delete = on"):
            await self._db.execute(f"pragma {pragma}")
        await migrate(self._db, self.path)
        for table in ("tables", "outbox", "requests", "due", "votes"):
            ((highest,),) = await self._db.execute_fetchall(f"select coalesce(max(id), 0) from {table}")
            self._next[table] = int(highest) + 1
        self._writer = asyncio.create_task(self._write_batches(), name="store writer")

    async def look_over(self) -> None:
        """Read the whole file, which takes minutes when it is large, while everything else goes on: a damaged page
        is better found now than by a player weeks later.
        """
        flaw = await self._check.flaw()
        if flaw is not None and not self.damage.done():
            self.damage.set_result(damaged(self.path, flaw))

    async def close(self) -> None:
        """Write what is waiting, then close."""
        await self._check.stop()
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
        await self._db.close()
        self._lock.close()

    def new_id(self, table: str) -> int:
        """The next free id of a table with numbers; one process writes, so counting is enough."""
        number = self._next[table]
        self._next[table] = number + 1
        return number

    # Writing

    async def write(self, change: Change) -> None:
        """Write all of this change or nothing, and return when it is on disk. Waiting changes share one commit.

        Raises `sqlite3.IntegrityError` when a log row exists already: somebody else has moved. Raises `Unwritable`
        when the disk does not take it, and `Damaged` for it and everything after it when the file is broken.
        """
        if self.damage.done():
            raise self.damage.result()
        if self._writer is None or self._writer.done():
            raise StoreError(f"The database {self.path} is closed.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def _write_batches(self) -> None:
        """Write what is waiting in one transaction, again and again, until `close` leaves a None."""
        closing = False
        while not closing:
            waiting = [await self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            batch = [each for each in waiting if each is not None]
            closing = len(batch) < len(waiting)
            await self._write_batch(batch)

    async def _write_batch(self, batch: Sequence[Waiting]) -> None:
        """Write these changes; if one of them cannot be written, the others are, each alone."""
        passing("store.before-transaction")
        try:
            await self._commit([change for change, _ in batch])
        except Exception as error:  # noqa: BLE001 - whoever waits for the change gets it
            if len(batch) == 1:
                _finish(batch[0][1], self._worded(error))
                return
            for each in batch:
                await self._write_batch([each])
            return
        passing("store.after-commit")
        self.written([change for change, _ in batch])
        for _, done in batch:
            _finish(done, None)

    async def _commit(self, changes: Sequence[Change]) -> None:
        """The whole transaction is one visit to the thread of the database: a visit per statement costs more than
        the statements, and leaves the others waiting. aiosqlite has no public way to run a function there.
        """
        await self._db._execute(_commit, self._db._conn, statements(changes))

    def _worded(self, error: Exception) -> Exception:
        """What the disk did, in words; what a change did wrong stays as it is."""
        if not isinstance(error, sqlite3.DatabaseError) or isinstance(error, sqlite3.IntegrityError):
            return error
        wrong = unwritten(self.path, error)
        if isinstance(wrong, Damaged) and not self.damage.done():
            self.damage.set_result(wrong)
        return wrong

    async def mark_post(self, post: PostRecord, status: str, message: int | None = None) -> None:
        """A post has come so far: sending, sent (with its message) or passed over."""
        await self.write(Change(marked=(dataclasses.replace(post, status=status, message=message),)))

    # Reading

    async def table(self, game: int) -> TableRecord | None:
        found = await self._read(TableRecord, "select * from tables where id = ?", game)
        return found[0] if found else None

    async def tables(self, *statuses: str) -> list[TableRecord]:
        """All tables in one of these states, oldest first."""
        marks = ", ".join("?" * len(statuses))
        return await self._read(
            TableRecord, f"select * from tables where status in ({marks}) order by id", *statuses
        )

    async def tables_at(self, place: int) -> list[TableRecord]:
        """The tables of a thread or channel, newest first."""
        sql = "select * from tables where coalesce(thread, channel) = ? order by id desc"
        return await self._read(TableRecord, sql, place)

    async def tables_of(self, member: int) -> list[TableRecord]:
        """The unfinished tables at which this person sits, oldest first."""
        sql = (
            "select t.* from tables t join seats s on s.game = t.id"
            " where s.member = ? and t.status in ('lobby', 'running') order by t.id"
        )
        return await self._read(TableRecord, sql, member)

    async def open_tables(self, server: int) -> list[TableRecord]:
        """The unfinished tables of a server, oldest first."""
        sql = "select * from tables where server = ? and status in ('lobby', 'running') order by id"
        return await self._read(TableRecord, sql, server)

    async def seats(self, game: int) -> list[SeatRecord]:
        return await self._read(SeatRecord, "select * from seats where game = ? order by seat", game)

    async def log(self, game: int) -> list[LogRecord]:
        return await self._read(LogRecord, "select * from log where game = ? order by sequence", game)

    async def snapshots(self, game: int) -> list[SnapshotRecord]:
        """The snapshots of a game, newest first."""
        return await self._read(
            SnapshotRecord, "select * from snapshots where game = ? order by sequence desc", game
        )

    async def orders(self, game: int) -> list[OrderRecord]:
        """The standing answers of all seats."""
        return await self._read(OrderRecord, "select * from orders where game = ? order by seat, name", game)

    async def owed(self) -> list[PostRecord]:
        """What must still be posted, in the order in which it was owed."""
        return await self._read(
            PostRecord, "select * from outbox where status in ('owed', 'sending') order by id"
        )

    async def posts(self, game: int, kind: str | None = None) -> list[PostRecord]:
        """All posts of this kind (None: of any) that a game ever owed, oldest first."""
        sql = "select * from outbox where game = ?1 and kind = coalesce(?2, kind) order by id"
        return await self._read(PostRecord, sql, game, kind)

    async def activity(self, member: int) -> ActivityRecord:
        """What was measured about a person so far."""
        found = await self._read(ActivityRecord, "select * from activity where member = ?", member)
        return found[0] if found else ActivityRecord(member)

    async def post(self, number: int) -> PostRecord | None:
        """A post as it stands on disk."""
        found = await self._read(PostRecord, "select * from outbox where id = ?", number)
        return found[0] if found else None

    async def is_delivered(self, message: int) -> bool:
        """Whether a post is known to have become this message."""
        sql = "select 1 from outbox where message = ? and status = 'sent' limit 1"
        return bool(list(await self._db.execute_fetchall(sql, (message,))))

    async def request(self, number: int) -> RequestRecord | None:
        found = await self._read(RequestRecord, "select * from requests where id = ?", number)
        return found[0] if found else None

    async def open_requests(self, game: int) -> list[RequestRecord]:
        return await self._read(
            RequestRecord, "select * from requests where game = ? and status = 'open' order by id", game
        )

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are in each state."""
        counted = await self._db.execute_fetchall("select status, number from table_counts")
        return {str(status): int(count) for status, count in counted}

    async def note(self, name: str) -> str | None:
        rows = list(await self._db.execute_fetchall("select value from notes where name = ?", (name,)))
        return str(rows[0][0]) if rows else None

    async def find(self, kind: type[Record], where: str = "true", *values: int | str | None) -> list[Record]:
        """The records of one of the `KEPT` kinds for which this condition holds."""
        table, _ = KEPT[kind]
        return await self._read(kind, f"select * from {table} where {where}", *values)

    async def rows(self, sql: str, *values: int | str) -> list[tuple[Any, ...]]:
        """What a question of ours about the whole database finds."""
        return [tuple(row) for row in await self._db.execute_fetchall(sql, values)]

    async def scrub(self) -> None:
        """Leave nothing of what was overwritten in the files: pages are zeroed when they are freed
        (`secure_delete`), the old ones in the write-ahead log go now.
        """
        await self._db.execute_fetchall("pragma wal_checkpoint(truncate)")

    async def _read(self, kind: type[Record], sql: str, *values: int | str | None) -> list[Record]:
        try:
            return [kind(*row) for row in await self._db.execute_fetchall(sql, values)]
        except sqlite3.DatabaseError as error:
            raise self._worded(error) from error


def _commit(db: sqlite3.Connection, statements: Sequence[tuple[str, list[tuple[Any, ...]]]]) -> None:
    """All of these statements or none; they are on disk when this returns."""
    db.execute("begin immediate")
    try:
        for sql, rows in statements:
            if rows:
                db.executemany(sql, rows)
        passing("store.before-commit")
        db.execute("commit")
    except BaseException:
        db.rollback()
        raise


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
