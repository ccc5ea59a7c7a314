"""Copies of the database while the bot runs, checked before they count, and the way back to one of them."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from bot.checking import checked
from bot.disk import StoreError
from bot.opening import lock, newest_schema
from bot.store import Store

PAGES_PER_STEP = 256
STAMP = "%Y%m%dT%H%M%SZ"
SIDE_FILES = ("-wal", "-shm")


def back_up(database: Path, target: Path) -> Path:
    """Write a checked copy of the database to a new file; returns it. The bot may run, here or elsewhere.

    It reads one moment of the database in steps, and neither waits for writers nor keeps them waiting.
    """
    if target.exists():
        raise StoreError(f"{target} is there already; name a new file.")
    half = target.with_name(f"{target.name}.half")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        half.unlink(missing_ok=True)
        _copy(database, half)
        problem = flaw(half)
        if problem is not None:
            raise StoreError(f"The copy of {database} is no good: {problem}")
        _sync(half)
        os.replace(half, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{database} could not be copied to {target}: {error}.") from error
    finally:
        half.unlink(missing_ok=True)
    return target


def _copy(database: Path, target: Path) -> None:
    """A read-only connection never touches the write-ahead log; its open reading holds the moment that is copied."""
    with (
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        source.isolation_level = None
        source.execute("begin")
        source.execute("select count(*) from sqlite_schema").fetchone()
        source.backup(copy, pages=PAGES_PER_STEP)
        copy.execute("pragma journal_mode = delete")


def _sync(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def flaw(file: Path) -> str | None:
    """What is wrong with a database file, None if it is whole and of a schema that this version knows."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as read:
            ((said, *_),) = read.execute("pragma integrity_check(1)").fetchall()
            if said != "ok":
                return str(said)
            if (stray := read.execute("pragma foreign_key_check").fetchone()) is not None:
                return f"a row of {stray[0]} belongs to no table"
            ((version,),) = read.execute("pragma user_version").fetchall()
    except sqlite3.Error as error:
        return str(error)
    if not version:
        return "it is no database of this bot"
    if version > newest_schema():
        return f"it was written by a newer version of the bot (schema {version}, this one knows {newest_schema()})"
    return None


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Put a backup in the place of the database; returns where the database is kept that was there before.

    Raises `StoreError` and changes nothing while a bot runs, and when the backup is not whole.
    """
    if not backup.is_file():
        raise StoreError(f"There is no file {backup}.")
    held = lock(database)
    try:
        copy = database.with_name(f"{database.name}.restoring")
        try:
            shutil.copyfile(backup, copy)
            problem = flaw(copy)
            if problem is not None:
                raise StoreError(f"{backup} cannot be restored: {problem}")
            asyncio.run(_looked_over(copy))
            _sync(copy)
            kept = _set_aside(database, now)
            os.replace(copy, database)
            return kept
        except OSError as error:
            raise StoreError(f"{backup} could not be restored: {error}.") from error
        finally:
            for left in (copy, *_beside(copy), Path(f"{copy}.lock")):
                left.unlink(missing_ok=True)
    finally:
        held.close()


async def _looked_over(copy: Path) -> None:
    """Bring the copy up to date and replay its games; what does not fit is told, and goes on from its snapshot."""
    store = await Store.open(copy)
    try:
        count, problems = await checked(store)
    finally:
        await store.close()
    for problem in problems:
        print(problem)
    print(f"{count} games replayed, {len(problems)} differ")


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Keep the present database under another name, whole and with its log, damaged or not."""
    if not database.exists():
        return None
    kept = database.with_name(f"{database.name}.before-{now.strftime(STAMP)}")
    shutil.copyfile(database, kept)
    for side in SIDE_FILES:
        if Path(f"{database}{side}").exists():
            shutil.copyfile(f"{database}{side}", f"{kept}{side}")
    for side in _beside(database):
        side.unlink(missing_ok=True)
    return kept


def _beside(database: Path) -> tuple[Path, ...]:
    return tuple(Path(f"{database}{side}") for side in SIDE_FILES)
