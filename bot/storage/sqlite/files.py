"""The files of a database: noticing when they are replaced while open, and making a copy in one file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

from bot.storage.crashpoints import passing
from bot.storage.files import private, sync
from bot.storage.sqlite.disk_errors import Replaced

SIDE_FILES = ("-wal", "-shm")
Progress = Callable[[float], None]
"""Called with the part of the work that is done, from 0 to 1."""


def side_files(database: Path) -> tuple[Path, ...]:
    """The files that SQLite keeps next to a database while it is open: `-wal` and `-shm`."""
    return tuple(Path(f"{database}{side}") for side in SIDE_FILES)


def name_restored(database: Path) -> Path:
    """The name of a complete restored database, which from then on replaces this one and its side files."""
    return database.with_name(f"{database.name}.restored")


def put_in_place(database: Path, held: BinaryIO) -> None:
    """Replace the database by the restored one; the lock is closed first where open files cannot be replaced."""
    for each in side_files(database):  # SQLite would apply them to the new file
        each.unlink(missing_ok=True)
        passing("restore.side-file-gone")
    if os.name == "nt":
        held.close()
    name_restored(database).replace(database)


def remove(database: Path) -> None:
    """Delete a copy with its side files."""
    for each in (database, *side_files(database)):
        each.unlink(missing_ok=True)


class OpenFiles:
    """Remembers which files were opened: SQLite goes on writing to a deleted one, which is lost."""

    def __init__(self, database: Path) -> None:
        self._known = {str(path): path.stat() for path in (database, *side_files(database))}

    def check(self) -> None:
        """Raise `Replaced` if one of them is no longer in its place."""
        for path, known in self._known.items():
            try:
                found = os.stat(path)
            except FileNotFoundError:
                raise Replaced(Path(path)) from None
            except OSError:
                continue  # not accessible just now
            if not os.path.samestat(found, known):
                raise Replaced(Path(path))


def copy(source: sqlite3.Connection, target: Path, pages: int, progress: Progress = lambda _: None) -> None:
    """Copy what this connection sees into a file, `pages` at a time (-1: all), and sync it to the disk.

    Raises `OSError` and `sqlite3.Error`.
    """
    with open(target, "wb", opener=private):
        pass
    with closing(sqlite3.connect(target)) as made:
        source.backup(made, pages=pages, progress=lambda _, left, total: progress(1 - left / max(1, total)))
        made.execute("pragma journal_mode = delete")
    sync(target)
