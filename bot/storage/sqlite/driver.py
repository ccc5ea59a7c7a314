"""SQLite behind the store: one connection, write-ahead log, every commit on disk before anything is shown."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, BinaryIO, Self, TypeVar

import aiosqlite

from bot.clock import Clock
from bot.ending import end_tasks
from bot.storage.crashpoints import passing
from bot.storage.driver import Row, Statement, Value
from bot.storage.errors import Conflict, StoreError
from bot.storage.files import close_to_others
from bot.storage.kinds import NUMBERED
from bot.storage.sqlite.disk_errors import (
    QuickCheck,
    Replaced,
    cannot_open,
    damage,
    error_of_damage,
    primary,
    unwritten,
)
from bot.storage.sqlite.files import OpenFiles, copy, side_files
from bot.storage.sqlite.lock import lock
from bot.storage.sqlite.opening import RESCUED, migrate, resolve_path
from bot.storage.statements import HIGHEST
from engine.command_name import command_name

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Values = Sequence[Any]
Bound = Values | Mapping[str, Any]

LOOK = 1.0
"""Seconds between two checks of the files, at full seconds like those for orders: an idle bot wakes once for both."""
IDLE = 5.0
"""Seconds without a move after which the write-ahead log is checkpointed."""
LONGEST = 60.0
"""Seconds after which it is checkpointed despite moves."""
LARGEST_LEFT = 64 << 20
"""The size in bytes to which the file of the write-ahead log is cut when it starts over."""
PRAGMAS = (
    "journal_mode = wal",
    f"journal_size_limit = {LARGEST_LEFT}",
    "synchronous = full",
    "foreign_keys = on",
    "secure_delete = on",
)
COLUMNS = (
    "select m.name, c.name, c.type from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'"
    " order by m.name, c.cid"
)


class SQLite:
    """One open file. All reads and writes go through one connection: SQLite before 3.51.3 can damage a write-ahead
    log that several connections reset at once.
    """

    numbers: Numbers
    sharing = None
    columns = COLUMNS
    writes_indexes_again = True

    def __init__(self, path: Path, connection: aiosqlite.Connection, lock: BinaryIO, clock: Clock) -> None:
        self.path = path
        self.broken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        self.commits = 0
        """The number of transactions written so far."""
        self._latest = clock.steady()
        """The time of the latest transaction, in seconds of the steady clock."""
        self._db = connection
        self._lock = lock
        self._clock = clock
        self._check = QuickCheck(path)
        self._upkeep: asyncio.Task[None] | None = None
        self._looked_through = False
        """Whether the file was found intact since the last transaction."""
        self._is_rescued = False

    @classmethod
    async def open(cls, path: Path, clock: Clock) -> Self:
        """Open (or create) the file and migrate its schema; raises `StoreError`."""
        logging.getLogger("aiosqlite").setLevel(logging.INFO)  # else it logs all that is written, seeds too
        path = resolve_path(path)
        held = lock(path)
        close_to_others(path, *side_files(path))
        try:
            sqlite3.connect(path).close()  # if this fails, the thread of aiosqlite would fail much louder
            connection = await aiosqlite.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            held.close()
            raise cannot_open(path, error) from error
        driver = cls(path, connection, held, clock)
        try:
            await driver._prepare()
        except sqlite3.Error as error:
            await driver.close()
            raise cannot_open(path, error) from error
        except BaseException:
            await driver.close()
            raise
        return driver

    async def _prepare(self) -> None:
        for pragma in PRAGMAS:
            await self._db.execute(f"pragma {pragma}")
        await migrate(self._db, self.path)
        highest: dict[str, int] = {}
        for table in NUMBERED.values():
            ((number,),) = await self._db.execute_fetchall(f"select coalesce(max(id), 0) from {table}")
            erased = await self._db.execute_fetchall(
                "select value from notes where name = ?", (f"{HIGHEST}{table}",)
            )
            highest[table] = max([int(number), *(int(each) for (each,) in erased)])
        self.numbers = Numbers(highest)
        self._files = OpenFiles(self.path)
        self._upkeep = asyncio.create_task(self._keep_up(), name="store upkeep")

    async def close(self) -> None:
        try:
            await self._check.stop()
            await end_tasks(self._upkeep)
        finally:  # its thread would keep a process alive that is interrupted here
            await self._db.close()
            self._lock.close()

    async def begin_writing(self) -> None:
        """Do nothing, as no other process writes."""

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> Iterable[Row]:
        try:
            (given,) = bind_rows(sql, (values,))
            found: Iterable[Any] = await self._db.execute_fetchall(sql, given)
            return found
        except sqlite3.DatabaseError as error:
            raise await self._explain(error) from error

    async def scrub(self) -> None:
        """Remove old pages from the write-ahead log; in the file freed pages are zeroed (`secure_delete`)."""
        await self._db.execute_fetchall("pragma wal_checkpoint(truncate)")

    async def look_over(self) -> None:
        """Read the whole file, which takes minutes when it is large: a damaged page is better found now than by a
        player weeks later.
        """
        if (flaw := await self._check.flaw()) is not None:
            await self._error_of_damage(flaw)

    # Writing

    async def commit(self, statements: Sequence[Statement]) -> StoreError | None:
        """See `Driver.commit`; returns an error if a file was deleted and its content could not be saved."""
        if self.broken.done():
            raise self.broken.result()
        try:
            self._files.check()
            await on_thread(self._db, lambda db: _commit(db, statements))
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except (Replaced, sqlite3.DatabaseError) as error:
            raise await self._explain(error) from error
        self.commits += 1
        self._latest = self._clock.steady()
        self._looked_through = False
        await self._check_files()
        return self.broken.result() if self.broken.done() and not self._is_rescued else None

    # Upkeep

    async def _keep_up(self) -> None:
        """Until cancelled: notice deleted files, and checkpoint the write-ahead log while it is idle."""
        copied, since = -1, self._clock.steady()
        while not self.broken.done():
            await self._clock.sleep_until((self._clock.steady() // LOOK + 1) * LOOK)
            await self._check_files()
            now, commits = self._clock.steady(), self.commits
            if commits == copied:
                since = now
            elif now - self._latest >= IDLE or now - since >= LONGEST:
                since = now
                if await self._checkpoint():
                    copied = commits

    async def _checkpoint(self) -> bool:
        """Run a passive checkpoint, which waits for no reader and blocks nobody; returns whether all was copied."""
        try:
            ((_, pages, copied),) = await self._db.execute_fetchall("pragma wal_checkpoint(passive)")
        except sqlite3.Error as error:
            log.warning("the log stays next to the database for now: %s", await self._explain(error))
            return False
        return pages == copied

    # What is wrong

    async def _check_files(self) -> None:
        """Notice when a file was deleted or replaced, and save what it held."""
        try:
            self._files.check()
        except Replaced as error:
            await self._explain(error)

    async def _explain(self, error: Replaced | sqlite3.Error) -> StoreError:
        """The error for the operator."""
        if self.broken.done():
            return self.broken.result()
        if isinstance(error, Replaced):
            return self._break(StoreError(f"{error} {await self._rescue()}"))
        if not (self._looked_through and primary(error) == sqlite3.SQLITE_IOERR):
            if (flaw := await asyncio.to_thread(damage, self.path, error)) is not None:
                return await self._error_of_damage(flaw)
            self._looked_through = True
        return unwritten(self.path, error)

    async def _error_of_damage(self, flaw: str) -> StoreError:
        """The error for this damage; if the file was deleted, for that, as the open one is intact."""
        await self._check_files()
        return self.broken.result() if self.broken.done() else self._break(error_of_damage(self.path, flaw))

    def _break(self, wrong: StoreError) -> StoreError:
        self.broken.set_result(wrong)
        return wrong

    async def _rescue(self) -> str:
        """Copy a deleted database, which the connection can still read; returns a sentence that says where it is."""
        name = self.path.with_name(f"{self.path.name}{RESCUED}{datetime.now(UTC).strftime('%Y%m%dT%H%M%SZ')}")
        try:
            name.parent.mkdir(parents=True, exist_ok=True)
            await on_thread(self._db, lambda db: copy(db, name, -1))
        except (OSError, sqlite3.Error) as error:
            return (
                f"It could not be saved: {error}."
                f" Go back to the newest backup: {command_name('bot')} restore FILE"
            )
        self._is_rescued = True
        return f"Everything is saved in {name}; go back to it: {command_name('bot')} restore {name}"


def _commit(db: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """Execute all of these statements in one transaction, synced to disk."""
    db.execute("begin immediate")
    try:
        for sql, rows, exact in statements:
            hit = db.executemany(sql, bind_rows(sql, rows)).rowcount
            if exact and hit != len(rows):
                raise Conflict(f"{len(rows)} rows to change, {hit} found: {sql}")
        passing("store.before-commit")
        db.execute("commit")
    except BaseException:
        db.rollback()
        raise


async def on_thread(db: aiosqlite.Connection, work: Callable[[sqlite3.Connection], Result]) -> Result:
    """Call `work` with SQLite's connection on aiosqlite's thread, and return its result.

    Runs a whole transaction in one call: a call for each statement costs more than the statements, and delays others.
    aiosqlite has no public way to do that, so its version is bounded in `pyproject.toml`, and `tests/bot/test_store.py`
    fails when a newer one differs.
    """
    connection: Any = db
    return await connection._execute(work, connection._conn)


def bind_rows(sql: str, rows: Sequence[Values]) -> Sequence[Bound]:
    """Rows as bound values: SQLite takes `?2` as a name, and from Python 3.14 names are only bound from mappings."""
    if not _has_names(sql):
        return rows
    return [{str(number): value for number, value in enumerate(row, 1)} for row in rows]


@lru_cache(512)
def _has_names(sql: str) -> bool:
    return re.search(r"\?\d", sql) is not None


class Numbers:
    """Counts rows by table, which is enough for one writing process; a second one would get conflicts."""

    def __init__(self, highest: Mapping[str, int]) -> None:
        self._next = {table: number + 1 for table, number in highest.items()}
        self._unwritten: dict[str, set[int]] = {table: set() for table in highest}

    def take(self, table: str) -> int:
        """The next free number of a table."""
        number = self._next[table]
        self._next[table] = number + 1
        self._unwritten[table].add(number)
        return number

    def is_new(self, table: str, number: int) -> bool:
        """Whether no row with this number has been written."""
        return number in self._unwritten[table] or number >= self._next[table]

    def note_written(self, table: str, number: int) -> None:
        """Note that a row with this number was committed."""
        self._unwritten[table].discard(number)
        self._next[table] = max(self._next[table], number + 1)
