"""Keeps a second bot off a database by a lock on the file itself, under any name; it ends with the process."""

from __future__ import annotations

import logging
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

from bot.storage.errors import StoreError
from bot.storage.files import private
from bot.storage.sqlite.disk_errors import unusable
from bot.storage.sqlite.files import name_restored, put_in_place

log = logging.getLogger(__name__)

LOCKED_BYTE = 0x40000000 + 1024
"""The locked byte: in the page that SQLite leaves empty for locks, after the bytes that it locks itself."""


class AlreadyRunning(StoreError):
    """Another bot holds the lock."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"Another bot is already running on {path}. Stop it first.")


def lock(path: Path) -> BinaryIO:
    """Lock the database, which is created if it does not exist, until the returned file is closed.

    Close it after SQLite has closed the database: closing a file drops SQLite's locks on it. Raises `StoreError`.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            raise OSError("it is no file")  # a device would be made private for the whole machine
        while (file := try_lock(path)) is None:
            pass
        try:
            _refuse_other_names(path, file)
            _refuse_older_version(path)
        except BaseException:
            file.close()
            raise
    except OSError as error:
        raise unusable(path, error) from error
    return file


def try_lock(path: Path) -> BinaryIO | None:
    """The locked file, which is created if it does not exist; None if another one has replaced it meanwhile. Raises
    `AlreadyRunning` if it is locked.
    """
    file = open(path, "ab", buffering=0, opener=private)  # noqa: SIM115 - it is held open
    try:
        _take(file.fileno())
    except (BlockingIOError, PermissionError) as error:
        file.close()
        raise AlreadyRunning(path) from error
    if path.exists() and os.path.samestat(os.fstat(file.fileno()), path.stat()):
        if not name_restored(path).exists():
            return file
        log.warning("%s is replaced by what was being restored when that was stopped", path)
        put_in_place(path, file)
    file.close()
    return None


def finish_restoring(path: Path) -> None:
    """Complete a restore that was killed after its point of no return; raises `StoreError`."""
    if name_restored(path).exists():
        lock(path).close()


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

elif sys.platform == "linux":
    import fcntl

    def _take(file: int) -> None:
        """Lock the file; SQLite uses another kind of lock here, so they do not interfere."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

else:
    import fcntl

    def _take(file: int) -> None:
        """Lock one byte; a lock on the whole file would exclude SQLite, too."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, LOCKED_BYTE)


def _refuse_other_names(path: Path, file: BinaryIO) -> None:
    """Raise `StoreError` for hard links: the write-ahead log is found by the name of the database, so under another one
    its moves would be missing.
    """
    if (names := os.fstat(file.fileno()).st_nlink) > 1:
        raise StoreError(
            f"{path} is one file under {names} names (hard links); moves made under one are lost under another."
            f" Keep one of them: find FOLDER -samefile {path} shows them all."
        )


def _refuse_older_version(path: Path) -> None:
    """Raise `StoreError` if an earlier version is running, which locks a file next to the database."""
    former = Path(f"{path}.lock")
    if not former.exists():
        return
    try:
        with closing(sqlite3.connect(former, isolation_level=None, timeout=0)) as connection:
            connection.execute("begin exclusive")
    except sqlite3.Error as error:
        raise AlreadyRunning(path) from error
    former.unlink()
