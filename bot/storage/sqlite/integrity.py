"""Reading a whole database to find damaged pages, while a bot plays on it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.errors import StoreError
from bot.storage.sqlite.disk_errors import error_of_damage, is_damage, is_unreadable, primary, unusable

PAUSE = 0.01


class QuickCheck:
    """SQLite's quick check of one file. It has a connection of its own that only reads: one that never touches the
    write-ahead log cannot be the second that resets it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reading: sqlite3.Connection | None = None
        self._stopped = False

    async def flaw(self) -> str | None:
        """What is wrong with the file; None if nothing is, or if the check was stopped before it came to an end."""
        return await asyncio.to_thread(self.read)

    async def stop(self) -> None:
        """Give up, and return when the file is not read any more."""
        self._stopped = True
        while (reading := self._reading) is not None:
            reading.interrupt()  # has no effect before the statement has begun: again and again
            await asyncio.sleep(PAUSE)

    def read(self) -> str | None:
        """The same, for those who may wait."""
        if not self.path.is_file():
            return None
        try:
            said = self._read_report()
        except sqlite3.Error as error:
            return str(error) if is_unreadable(error) else None
        return None if said == "ok" else " ".join(said.split())

    def _read_report(self) -> str:
        with closing(sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)) as reading:
            self._reading = reading
            try:
                if self._stopped:
                    return "ok"
                ((said,),) = reading.execute("pragma quick_check(1)").fetchall()
                return str(said)
            finally:
                self._reading = None


def damage(path: Path, error: Exception) -> str | None:
    """What is broken in the file, None if nothing is. SQLite calls a limit on the size of files and a quota an I/O
    error, like a broken disk: only reading tells them apart.
    """
    if is_damage(error):
        return str(error)
    return QuickCheck(path).read() if primary(error) == sqlite3.SQLITE_IOERR else None


def cannot_open(path: Path, error: Exception) -> StoreError:
    """Why SQLite does not open a database."""
    flaw = damage(path, error)
    return unusable(path, error) if flaw is None else error_of_damage(path, flaw)
