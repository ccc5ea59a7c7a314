"""Before a file of an earlier version is brought up to date: a checked copy of it, which is the way back.

An earlier version refuses a database of a later one; `python -m bot restore` puts the copy back for it.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
from contextlib import closing
from glob import escape
from pathlib import Path

from bot.clock import Clock
from bot.config import Database
from bot.config.reading import UPDATE_COPY_DAYS
from bot.storage.crashpoints import passing
from bot.storage.errors import StoreError
from bot.storage.sqlite.disk_errors import cannot_open
from bot.storage.sqlite.files import Progress, side_files
from bot.storage.sqlite.lock import lock
from bot.storage.sqlite.opening import newest_schema, resolve_path

log = logging.getLogger(__name__)

DAY = 24 * 3600
MB = 1_000_000
REPORTED = 5.0
"""Seconds between two reports of how far it is."""
ROOM = 2
"""Times the size of the database: for the copy, and for what the update writes next to the file before it counts."""


def copy_before_update(database: Database) -> Path | None:
    """Copy a file of an earlier version to `DATABASE.schema-NUMBER`; returns the copy, None where none is needed: of a
    new file, of one that is up to date, and of PostgreSQL, which has backups of its own.

    Raises `StoreError`, with nothing changed, while a bot runs on it and where the disk has too little room.
    """
    if not isinstance(database, Path) or not (path := resolve_path(database)).exists():
        return None
    with closing(lock(path)):
        version, newest = _schema_of(path), newest_schema()
        if not 0 < version < newest:
            return None
        from bot.operations.backup import back_up  # no other start needs it

        size = sum(each.stat().st_size for each in (path, *side_files(path)) if each.exists())
        if (free := shutil.disk_usage(path.parent).free) < ROOM * size:
            raise StoreError(
                f"To update {path} safely takes {ROOM * size:,} bytes, for a copy too; the disk has {free:,} free."
                " Nothing was changed. Make room, or move the file to a larger disk."
            )
        target, began = copy_of(path, version), time.monotonic()
        log.info("%s (%s MB) is updated from schema %s to %s", path, round(size / MB, 1), version, newest)
        target.unlink(missing_ok=True)  # of an earlier update, after which somebody went back
        back_up(path, target, _report())
        passing("update.copied")
        log.info("a checked copy is in %s, made in %.1f seconds", target, time.monotonic() - began)
        return target


def _report() -> Progress:
    """Says in the log, every few seconds, how much is copied."""
    said = time.monotonic()

    def report(part: float) -> None:
        nonlocal said
        if part == 1:
            log.info("all of it is copied, and is checked now")
        elif time.monotonic() - said >= REPORTED:
            said = time.monotonic()
            log.info("%s %% is copied", int(100 * part))

    return report


def copy_of(path: Path, version: int) -> Path:
    """Where the copy is from before a file of this schema was updated."""
    return path.with_name(f"{path.name}.schema-{version}")


def _schema_of(path: Path) -> int:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as read:
            ((version,),) = read.execute("pragma user_version").fetchall()
            return int(version)
    except sqlite3.Error as error:
        raise cannot_open(path, error) from error


async def keep_deleting_copies(database: Path, clock: Clock) -> None:
    """Delete copies that are too old, now and every day: they hold who was erased since."""
    while True:
        await asyncio.to_thread(_delete_copies, resolve_path(database), clock())
        await clock.sleep(DAY)


def _delete_copies(path: Path, now: float) -> None:
    """Those from before updates, and those of a check that was killed."""
    for ending, days in (("schema-*", UPDATE_COPY_DAYS), ("checking-*/*", 1)):
        for each in path.parent.glob(f"{escape(path.name)}.{ending}"):
            try:
                if each.stat().st_mtime < now - days * DAY:
                    each.unlink()
                    log.info("%s, an old copy, is deleted", each)
            except OSError as error:
                log.warning("%s, an old copy, cannot be deleted: %s", each, error)
