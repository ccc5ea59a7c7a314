"""The files of the database: only their owner may read them, and they must not be replaced while open. A copy of it
is one whole file.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

from bot.storage.crashpoints import passing
from bot.storage.sqlite.disk_errors import Replaced, is_unreadable
from bot.storage.sqlite.opening import describe_newer, newest_schema

log = logging.getLogger(__name__)

SIDE_FILES = ("-wal", "-shm")
PRIVATE = 0o600
OTHERS = 0o077
Progress = Callable[[float], None]
"""Hears which part of the work is done."""


def private(name: str, flags: int) -> int:
    """An opener for `open`: only the owner may read and write what it makes."""
    return os.open(name, flags, PRIVATE)


@contextmanager
def writing(file: Path, opener: Callable[[str, int], int] | None = None) -> Iterator[TextIO]:
    """A text that is on the disk under this name as a whole, or not at all; a link stays one. What is no file, such as
    `/dev/stdout`, is written to as it is.
    """
    if file.exists() and not file.is_file():
        with open(file, "w", encoding="utf-8") as text:
            yield text
        return
    file = file.resolve()
    half = file.with_name(f"{file.name}.half")
    try:
        with open(half, "w", encoding="utf-8", opener=opener) as text:
            yield text
            text.flush()
            os.fsync(text.fileno())
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)


def side_files(database: Path) -> tuple[Path, ...]:
    """The files that SQLite keeps next to a database while it is open: `-wal` and `-shm`."""
    return tuple(Path(f"{database}{side}") for side in SIDE_FILES)


def name_restored(database: Path) -> Path:
    """Where a whole database is from the moment on at which it takes the place of this one, with whatever belongs to
    that.
    """
    return database.with_name(f"{database.name}.restored")


def put_in_place(database: Path, held: BinaryIO) -> None:
    """Replace the database by what is restored; its lock goes before where a file that is open cannot be replaced."""
    for each in side_files(database):  # SQLite would take them for those of the new file
        each.unlink(missing_ok=True)
        passing("restore.side-file-gone")
    if os.name == "nt":
        held.close()
    name_restored(database).replace(database)


def remove(database: Path) -> None:
    """A copy that is not needed any more, with what SQLite keeps next to it."""
    for each in (database, *side_files(database)):
        each.unlink(missing_ok=True)


def is_open_to_others(file: Path) -> bool:
    """Whether its group or others have any permission on it; Windows has other means."""
    return os.name == "posix" and file.exists() and bool(file.stat().st_mode & OTHERS)


def close_to_others(*files: Path) -> None:
    """Earlier versions made files that each user of the machine could read."""
    for file in filter(is_open_to_others, files):
        try:
            file.chmod(PRIVATE)
        except OSError as error:
            log.warning("others may read %s, and it cannot be changed: %s", file, error)
        else:
            log.info("only its owner may read %s from now on", file)


class OpenFiles:
    """Which files were opened: SQLite would continue to write into a deleted one, for nothing."""

    def __init__(self, database: Path) -> None:
        self._known = {str(path): path.stat() for path in (database, *side_files(database))}

    def check(self) -> None:
        """Raises `Replaced` when one of them is not in its place any more."""
        for path, known in self._known.items():
            try:
                found = os.stat(path)
            except FileNotFoundError:
                raise Replaced(Path(path)) from None
            except OSError:
                continue  # it cannot be seen just now
            if not os.path.samestat(found, known):
                raise Replaced(Path(path))


def copy(source: sqlite3.Connection, target: Path, pages: int, progress: Progress = lambda _: None) -> None:
    """Copy what this connection sees into a new file, `pages` at a time (-1: all), and sync it to the disk.

    Raises `FileExistsError`, other `OSError` and `sqlite3.Error`.
    """
    with open(target, "xb", opener=private):
        pass
    with closing(sqlite3.connect(target)) as made:
        source.backup(
            made,
            pages=pages,
            progress=lambda _, left, total: progress(1 - left / max(1, total)),
        )
        made.execute("pragma journal_mode = delete")
    sync(target)


def sync(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def flaw(file: Path) -> str | None:
    """What is wrong with a database file, None if it is whole and of a schema that this version knows.

    Raises `sqlite3.Error` where that cannot be seen, as on a disk so full that SQLite has no room for its index.
    """
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as read:
            ((said, *_),) = read.execute("pragma integrity_check(1)").fetchall()
            if said != "ok":
                return str(said)
            if (stray := read.execute("pragma foreign_key_check").fetchone()) is not None:
                return f"a row of {stray[0]} belongs to no table"
            ((version,),) = read.execute("pragma user_version").fetchall()
    except sqlite3.Error as error:
        if not is_unreadable(error):
            raise
        return str(error)
    if not version:
        return "it is no database of this bot"
    if version > newest_schema():
        return f"it {describe_newer(version)}"
    return None
