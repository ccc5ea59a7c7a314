"""A copy of a database as one whole file, and whether a file is such a copy."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.storage.sqlite.disk_errors import is_unreadable
from bot.storage.sqlite.files import private
from bot.storage.sqlite.opening import newest_schema

Progress = Callable[[float], None]
"""Hears which part of the work is done."""


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
        return f"it was written by a newer version of the bot (schema {version}, this one knows {newest_schema()})"
    return None
