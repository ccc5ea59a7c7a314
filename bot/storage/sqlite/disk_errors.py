"""Diagnoses a failing SQLite file, by its errors or by reading all of it, in one sentence for the operator: what
happened, what it means, what to do.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from bot.storage.errors import StoreError, Unreachable, Unwritable
from bot.storage.sqlite.opening import SCHEMA, connect_to_read
from engine.command_name import command_name

PRIMARY = 0xFF
DAMAGED = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
BROKEN_DISK = frozenset(
    (
        sqlite3.SQLITE_IOERR_READ,
        sqlite3.SQLITE_IOERR_SHORT_READ,
        sqlite3.SQLITE_IOERR_DATA,
        sqlite3.SQLITE_IOERR_CORRUPTFS,
    )
)
"""Error codes which say that stored data cannot be read; others, such as a full disk, leave it intact."""
REFUSED = (
    "the system refused it (a limit on the size of files, a quota, or a fault of the disk). The file was read"
    " through and is whole. Raise the limit or make room; the bot continues by itself"
)


class Damaged(StoreError):
    """The file itself is damaged: further writes would make it worse."""


class Replaced(StoreError):
    """A file of the database was deleted or replaced under the running bot: what is written now would be lost."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} was deleted or replaced while the bot was running.")


def unusable(path: Path, error: Exception) -> StoreError:
    """Why the database cannot be opened; `Unreachable` if there may be room for it later."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE):
        return Unreachable(f"The database {path} cannot be used: its disk is full. Make room on it.")
    return StoreError(
        f"The database {path} cannot be used: {describe_error(error)}."
        " Set DATABASE to a file that this program may write to, in a folder where it may make others,"
        " on a disk with room."
    )


def error_of_damage(path: Path, error: object) -> Damaged:
    return Damaged(
        f"The database {path} is damaged: {error}. Do not write to it. Keep a copy of it with its -wal file,"
        f" and go back to the newest backup: {command_name('bot')} restore FILE"
    )


def unwritten(path: Path, error: sqlite3.Error) -> Unwritable:
    """Why a change could not be written into a database that is whole."""
    match primary(error):
        case sqlite3.SQLITE_FULL:
            what = "the disk is full. Make room on it; the bot continues by itself"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            what = "it may only be read. Let this program write to it and its folder; the bot continues by itself"
        case sqlite3.SQLITE_IOERR:
            what = f"{getattr(error, 'sqlite_errorname', error)}: {REFUSED}"
        case _:
            what = str(error)
    return Unwritable(f"The database {path} could not be written: {what}. Nothing that was accepted is lost.")


def primary(error: Exception) -> int:
    """SQLite's primary result code, 0 if it named none."""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY


def is_damage(error: Exception) -> bool:
    return primary(error) in DAMAGED


def is_unreadable(error: Exception) -> bool:
    """Whether this error of a read shows that the file is damaged."""
    return is_damage(error) or getattr(error, "sqlite_errorcode", 0) in BROKEN_DISK


def describe_error(error: Exception) -> str:
    """SQLite's message, with the name of the error: thirty kinds of I/O errors have the same message."""
    name = getattr(error, "sqlite_errorname", "")
    return f"{error} ({name})" if primary(error) == sqlite3.SQLITE_IOERR else str(error)


PAUSE = 0.01


class QuickCheck:
    """SQLite's quick check of one file, with a connection of its own that only reads."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reading: sqlite3.Connection | None = None
        self._stopped = False

    async def flaw(self) -> str | None:
        """What is wrong with the file; None if nothing is, or if the check was stopped."""
        return await asyncio.to_thread(self.read)

    async def stop(self) -> None:
        """Cancel the check, and return when it no longer reads the file."""
        self._stopped = True
        while (reading := self._reading) is not None:
            reading.interrupt()  # repeated, as it has no effect before the statement has begun
            await asyncio.sleep(PAUSE)

    def read(self) -> str | None:
        """What is wrong with the file, None if nothing is; blocks."""
        if not self.path.is_file():
            return None
        try:
            said = self._read_report()
        except sqlite3.Error as error:
            return str(error) if is_unreadable(error) else None
        return None if said == "ok" else " ".join(said.split())

    def _read_report(self) -> str:
        with connect_to_read(self.path) as reading:
            self._reading = reading
            try:
                if self._stopped:
                    return "ok"
                ((said,),) = reading.execute("pragma quick_check(1)").fetchall()
                return str(said)
            finally:
                self._reading = None


def damage(path: Path, error: Exception) -> str | None:
    """What is damaged in the file, None if nothing is. SQLite reports file size limits and quotas as I/O errors, like a
    broken disk: only reading the file tells them apart.
    """
    if is_damage(error):
        return str(error)
    return QuickCheck(path).read() if primary(error) == sqlite3.SQLITE_IOERR else None


def cannot_open(path: Path, error: Exception) -> StoreError:
    """Why SQLite does not open a database."""
    flaw = damage(path, error)
    return unusable(path, error) if flaw is None else error_of_damage(path, flaw)


def flaw(file: Path) -> str | None:
    """What is wrong with a database file, None if it is whole and of a schema that this version knows.

    Raises `sqlite3.Error` if it cannot be read, as on a disk so full that SQLite has no room for its index.
    """
    try:
        with connect_to_read(file) as read:
            ((said, *_),) = read.execute("pragma integrity_check(1)").fetchall()
            if said != "ok":
                return " ".join(str(said).split())
            if (stray := read.execute("pragma foreign_key_check").fetchone()) is not None:
                return f"a row of {stray[0]} belongs to no table"
            ((version,),) = read.execute("pragma user_version").fetchall()
    except sqlite3.Error as error:
        if not is_unreadable(error):
            raise
        return str(error)
    if not version:
        return "it is no database of this bot"
    if version > SCHEMA.newest:
        return f"it {SCHEMA.describe_newer(version)}"
    return None
