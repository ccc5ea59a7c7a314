"""The database: one connection, write-ahead log, every commit on disk before anything is shown."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.people import ClockRecord, DueRecord, LessonRecord, PersonRecord, PersonTableRecord, VoteRecord
from bot.records import (
    Change,
    LogRecord,
    PostRecord,
    RequestRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)

Record = TypeVar("Record")
Waiting = tuple[Change, asyncio.Future[None]]
"""A change, and who waits for it to be on disk."""


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


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
        self._next: dict[str, int] = {}

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open (or create) the database and bring its schema up to date; raises `StoreError`."""
        lock = _lock(path)
        try:
            sqlite3.connect(path).close()  # if this fails, the thread of aiosqlite would fail much louder
            connection = await aiosqlite.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            lock.close()
            raise _unusable(path, error) from error
        store = cls(path, connection, lock)
        try:
            await store._prepare()
        except sqlite3.Error as error:
            await store.close()
            raise _unusable(path, error) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def _prepare(self) -> None:
        for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
            await self._db.execute(f"pragma {pragma}")
        await _migrate(self._db, self.path)
        for table in ("tables", "outbox", "requests", "due", "votes"):
            ((highest,),) = await self._db.execute_fetchall(f"select coalesce(max(id), 0) from {table}")
            self._next[table] = int(highest) + 1
        self._writer = asyncio.create_task(self._write_batches(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, then close."""
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

        Raises `sqlite3.IntegrityError` when a log row exists already: somebody else has moved.
        """
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
        try:
            await self._commit([change for change, _ in batch])
        except Exception as error:  # noqa: BLE001 - whoever waits for the change gets it
            if len(batch) == 1:
                _finish(batch[0][1], error)
                return
            for each in batch:
                await self._write_batch([each])
            return
        for _, done in batch:
            _finish(done, None)

    async def _commit(self, changes: Sequence[Change]) -> None:
        await self._db.execute("begin immediate")
        try:
            for sql, rows in _statements(changes):
                if rows:
                    await self._db.executemany(sql, rows)
            await self._db.execute("commit")
        except BaseException:
            await self._db.rollback()
            raise

    async def mark_post(self, post: PostRecord, status: str, message: int | None = None) -> None:
        """A post has come so far: sending, sent (with its message) or passed over."""
        await self.write(Change(posts=(dataclasses.replace(post, status=status, message=message),)))

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
        """The tables at which this person sits and which are not finished, oldest first."""
        sql = (
            "select t.* from tables t join seats s on s.game = t.id"
            " where s.member = ? and t.status in ('lobby', 'running') order by t.id"
        )
        return await self._read(TableRecord, sql, member)

    async def seats(self, game: int) -> list[SeatRecord]:
        return await self._read(SeatRecord, "select * from seats where game = ? order by seat", game)

    async def log(self, game: int) -> list[LogRecord]:
        return await self._read(LogRecord, "select * from log where game = ? order by sequence", game)

    async def snapshots(self, game: int) -> list[SnapshotRecord]:
        """The snapshots of a game, newest first."""
        return await self._read(
            SnapshotRecord, "select * from snapshots where game = ? order by sequence desc", game
        )

    async def owed(self) -> list[PostRecord]:
        """What must still be posted, in the order in which it was owed."""
        return await self._read(
            PostRecord, "select * from outbox where status in ('owed', 'sending') order by id"
        )

    async def posts(self, game: int, kind: str) -> list[PostRecord]:
        """All posts of this kind that a game ever owed, oldest first."""
        sql = "select * from outbox where game = ? and kind = ? order by id"
        return await self._read(PostRecord, sql, game, kind)

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

    async def note(self, name: str) -> str | None:
        rows = list(await self._db.execute_fetchall("select value from notes where name = ?", (name,)))
        return str(rows[0][0]) if rows else None

    async def find(self, kind: type[Record], where: str = "true", *values: int | str) -> list[Record]:
        """The records of one of the `KEPT` kinds for which this condition holds."""
        table, _ = KEPT[kind]
        return await self._read(kind, f"select * from {table} where {where}", *values)

    async def _read(self, kind: type[Record], sql: str, *values: int | str) -> list[Record]:
        return [kind(*row) for row in await self._db.execute_fetchall(sql, values)]


KEPT: Mapping[type, tuple[str, tuple[str, ...]]] = {
    PersonRecord: ("people", ("member",)),
    PersonTableRecord: ("people_tables", ("member", "game")),
    ClockRecord: ("clocks", ("game", "seat")),
    DueRecord: ("due", ("id",)),
    VoteRecord: ("votes", ("id",)),
    LessonRecord: ("lessons", ("member",)),
}
"""The table and the key of each kind of record that `Change.kept` may hold."""


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _insert(table: str, record: type[Any], key: Iterable[str] = ()) -> str:
    """An insert of all columns; with a key, an existing row is replaced."""
    names = [column.name for column in dataclasses.fields(record)]
    sql = f"insert into {table} ({', '.join(names)}) values ({', '.join('?' * len(names))})"
    keys = list(key)
    if not keys:
        return sql
    updates = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    if not updates:
        return sql.replace("insert", "insert or ignore", 1)
    return f"{sql} on conflict ({', '.join(keys)}) do update set {updates}"


_TABLES = _insert("tables", TableRecord, ["id"])
_SEATS = _insert("seats", SeatRecord, ["game", "seat"])
_ROWS = _insert("log", LogRecord)
_SNAPSHOTS = _insert("snapshots", SnapshotRecord)
_POSTS = _insert("outbox", PostRecord, ["id"])
_REQUESTS = _insert("requests", RequestRecord, ["id"])
_NOTES = (
    "insert into notes (name, value) values (?, ?) on conflict (name) do update set value = excluded.value"
)


def _statements(changes: Sequence[Change]) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """One statement per kind of row, whatever the number of changes: each costs one hop to the database thread."""
    return [
        (_TABLES, [_row(each) for change in changes for each in change.tables]),
        (
            "delete from seats where game = ?",
            [(game,) for change in changes for game in change.empty_seats_of],
        ),
        (_SEATS, [_row(each) for change in changes for each in change.seats]),
        (_ROWS, [_row(each) for change in changes for each in change.rows]),
        (_SNAPSHOTS, [_row(each) for change in changes for each in change.snapshots]),
        (_REQUESTS, [_row(each) for change in changes for each in change.requests]),
        (_POSTS, [_row(each) for change in changes for each in change.posts]),
        (_NOTES, [item for change in changes for item in change.notes.items()]),
        *_kept(changes),
    ]


def _kept(changes: Sequence[Change]) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    """Put and remove the records that have a key."""
    for kind, (table, key) in KEPT.items():
        condition = " and ".join(f"{name} = ?" for name in key)
        gone = [each for change in changes for each in change.dropped if type(each) is kind]
        yield (
            f"delete from {table} where {condition}",
            [tuple(getattr(each, n) for n in key) for each in gone],
        )
        put = [_row(each) for change in changes for each in change.kept if type(each) is kind]
        yield _insert(table, kind, key), put


def _row(record: Any) -> tuple[Any, ...]:
    return tuple(getattr(record, column.name) for column in dataclasses.fields(record))


def _lock(path: Path) -> sqlite3.Connection:
    """Keep other bots away: an exclusive transaction on a file beside the database, which dies with the process."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise _unusable(path, error) from error
    try:
        connection.execute("begin exclusive")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError(f"Another bot is already running on {path}. Stop it first.") from error
        raise _unusable(path, error) from error
    return connection


def _unusable(path: Path, error: Exception) -> StoreError:
    return StoreError(
        f"The database {path} cannot be used: {error}."
        " Set DATABASE to a file that this program may write to, in a folder where it may make others beside it."
    )


async def _migrate(db: aiosqlite.Connection, path: Path) -> None:
    """Apply the numbered schema files that the database does not have yet, each in one transaction."""
    ((version,),) = await db.execute_fetchall("pragma user_version")
    scripts = sorted(
        (int(script.name.split("_")[0]), script)
        for script in (files("bot") / "schema").iterdir()
        if script.name.endswith(".sql")
    )
    newest = scripts[-1][0]
    if version > newest:
        raise StoreError(
            f"{path} was written by a newer version of the bot (schema {version}, this one knows {newest})."
            " Update the bot, or restore a backup from before the update."
        )
    for number, script in scripts:
        if number > version:
            sql = script.read_text("utf-8")
            await db.executescript(f"begin immediate;\n{sql}\npragma user_version = {number};\ncommit;")
    # Nothing new, but written: a file that may only be read is better noticed now than at the first move.
    await db.execute(f"pragma user_version = {newest}")
