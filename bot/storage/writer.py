"""Writes changes to the database, those that wait in one transaction, and says what is wrong when it cannot."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import aiosqlite

from bot.clock import Clock
from bot.storage.connection import on_thread
from bot.storage.copying import copy
from bot.storage.crashpoints import passing
from bot.storage.disk_errors import Replaced, StoreError, damaged, primary, unwritten
from bot.storage.files import OpenFiles
from bot.storage.integrity import damage
from bot.storage.numbers import Numbers
from bot.storage.opening import RESCUED
from bot.storage.records import Change
from bot.storage.statements import Statement, statements, written_numbers
from engine.command_name import command_name

Waiting = tuple[Change, asyncio.Future[None]]
"""A change, and who waits for it to be on disk."""
OnDisk = Callable[[Sequence[Change]], None]


class Writer:
    """The only writer. `on_disk` is called with what is on disk from now on."""

    def __init__(
        self, path: Path, db: aiosqlite.Connection, clock: Clock, numbers: Numbers, on_disk: OnDisk
    ) -> None:
        self.path = path
        self.commits = 0
        """The number of transactions written so far."""
        self.latest = clock.steady()
        """When the latest of them was, in seconds of the clock."""
        self.broken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        """Done as soon as the file turns out to be damaged or replaced: the bot must be stopped then."""
        self._db = db
        self._files = OpenFiles(path)
        self._clock = clock
        self._numbers = numbers
        self._on_disk = on_disk
        self._looked_through = False
        """The file was found whole since the last transaction that was written."""
        self._is_rescued = False
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_batches(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, then no more."""
        self._queue.put_nowait(None)
        await self._task

    async def write(self, change: Change) -> None:
        """See `Store.write`."""
        if self.broken.done():
            raise self.broken.result()
        if self._task.done():
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
        changes = [change for change, _ in batch]
        passing("store.before-transaction")
        try:
            await self._commit(changes)
        except Exception as error:  # noqa: BLE001 - the caller who waits for the change gets it
            if len(batch) == 1:
                _finish(batch[0][1], await self.explained(error))
                return
            for each in batch:
                await self._write_batch([each])
            return
        passing("store.after-commit")
        wrong = await self._written(changes)
        for _, done in batch:
            _finish(done, wrong)

    async def _commit(self, changes: Sequence[Change]) -> None:
        if self.broken.done():
            raise self.broken.result()
        self._files.check()
        written = statements(changes, self._numbers)
        await on_thread(self._db, lambda db: _commit(db, written))

    async def _written(self, changes: Sequence[Change]) -> StoreError | None:
        """What is wrong nevertheless: a file was deleted meanwhile, and its content could not be saved."""
        self.commits += 1
        self.latest = self._clock.steady()
        self._looked_through = False
        for table, number in written_numbers(changes):
            self._numbers.written(table, number)
        self._on_disk(changes)
        await self.check_files()
        return self.broken.result() if self.broken.done() and not self._is_rescued else None

    async def check_files(self) -> None:
        """Notice when a file was deleted or replaced, and save what it held."""
        try:
            self._files.check()
        except Replaced as error:
            await self.explained(error)

    async def explained(self, error: Exception) -> Exception:
        """What the disk did, in words; what a change did wrong stays as it is."""
        if self.broken.done():
            return self.broken.result()
        if isinstance(error, Replaced):
            return self._break(StoreError(f"{error} {await self._rescue()}"))
        if not isinstance(error, sqlite3.DatabaseError) or isinstance(error, sqlite3.IntegrityError):
            return error
        if not (self._looked_through and primary(error) == sqlite3.SQLITE_IOERR):
            if (flaw := await asyncio.to_thread(damage, self.path, error)) is not None:
                return await self.damaged(flaw)
            self._looked_through = True
        return unwritten(self.path, error)

    async def damaged(self, flaw: str) -> StoreError:
        """This was found in the file, unless it was deleted: then the open one is whole."""
        await self.check_files()
        return self.broken.result() if self.broken.done() else self._break(damaged(self.path, flaw))

    def _break(self, wrong: StoreError) -> StoreError:
        self.broken.set_result(wrong)
        return wrong

    async def _rescue(self) -> str:
        """The connection still reads what was deleted: copy it, and say where it is."""
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
    """All of these statements or none; they are on disk when this returns."""
    db.execute("begin immediate")
    try:
        for each in statements:
            each.run(db)
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
