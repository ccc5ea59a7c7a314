"""Backups of the database while the bot runs, checked before they get their name: on a schedule, and before a file is
migrated, which earlier versions could not read any more; and how to restore them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from glob import escape
from pathlib import Path

from bot.clock import Clock
from bot.config import Config, Database
from bot.config.reading import UPDATE_COPY_DAYS
from bot.storage.crashpoints import passing
from bot.storage.errors import StoreError, Unreachable
from bot.storage.files import give_to_owner, private, sync
from bot.storage.sqlite.disk_errors import (
    QuickCheck,
    cannot_open,
    damage,
    describe_error,
    error_of_damage,
    flaw,
)
from bot.storage.sqlite.files import Progress, copy, name_restored, put_in_place, remove, side_files
from bot.storage.sqlite.lock import AlreadyRunning, finish_restoring, lock, try_lock
from bot.storage.sqlite.opening import SCHEMA, connect_to_read, resolve_path
from bot.tables.writing.committer import WallClock

PAGES_PER_STEP = 256
STAMP = "%Y%m%dT%H%M%SZ"
log = logging.getLogger(__name__)
STAMPED = re.compile(r"-(\d{8}T\d{6}Z)\.sqlite$")


def name_backup(database: Path, folder: Path, now: datetime) -> Path:
    """A file name with this time, or the next free second: the bot and a person may make a backup at the same time."""
    target = folder / f"{database.stem}-{now.strftime(STAMP)}.sqlite"
    if target.exists() or _half(target).exists():
        return name_backup(database, folder, now + timedelta(seconds=1))
    return target


def _half(target: Path) -> Path:
    return target.with_name(f"{target.name}.half")


def back_up(database: Path, target: Path, progress: Progress = lambda _: None) -> Path:
    """Write a checked copy of the database to a new file; returns it. The bot may run, here or elsewhere.

    It copies a snapshot of the database in steps, and neither waits for writers nor blocks them.
    """
    if target.exists():
        raise StoreError(f"{target} is there already; name a new file.")
    finish_restoring(database.resolve())
    half, held = _half(target), None
    try:
        if not target.parent.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            give_to_owner(database, target.parent)
        if (held := try_lock(half)) is None or target.exists():
            raise AlreadyRunning(target)
        _copy(database, half, progress)
        if (problem := flaw(half)) is not None:
            raise _error_of_copy(database, problem)
        give_to_owner(database, half)
        if os.name == "nt":
            held.close()
        os.replace(half, target)
    except AlreadyRunning:
        raise StoreError(f"Another command writes {target} at the moment; name a new file.") from None
    except (OSError, sqlite3.Error) as error:
        if (broken := damage(database, error)) is not None:
            raise error_of_damage(database, broken) from error
        raise StoreError(f"{database} could not be copied to {target}: {describe_error(error)}.") from error
    finally:
        if held is not None:
            with suppress(OSError):  # Windows deletes no open file; the next copy writes over it
                half.unlink(missing_ok=True)
            held.close()
    return target


def _error_of_copy(database: Path, problem: str) -> StoreError:
    if (broken := QuickCheck(database).read()) is not None:
        return error_of_damage(database, broken)
    return StoreError(f"The copy of {database} is no good: {problem}")


def _copy(database: Path, target: Path, progress: Progress = lambda _: None) -> None:
    """Copy the database as of the open read transaction."""
    with connect_to_read(database) as source:
        source.execute("begin")
        source.execute("select count(*) from sqlite_schema").fetchone()
        copy(source, target, PAGES_PER_STEP, progress)


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Replace the database by a backup; returns where the former database is kept, None if there was none.

    Raises `StoreError` and changes nothing while a bot runs, and if the backup is damaged.
    """
    from bot.operations.check import check  # no start needs the rules for a copy

    if not backup.is_file():
        raise StoreError(f"There is no file {backup}.")
    database = database.resolve()
    if backup.resolve() == database:
        raise StoreError(f"{backup} is the database itself; name a copy of it.")
    held = lock(database)
    ready = database.with_name(f"{database.name}.restoring")
    try:
        remove(ready)  # left by a killed restore: SQLite would apply its log to this one
        (_copy if side_files(backup)[0].exists() else _duplicate)(backup, ready)
        problem = flaw(ready)
        if problem is not None:
            raise StoreError(f"{backup} cannot be restored: {problem}")
        asyncio.run(check(ready))
        give_to_owner(database if database.stat().st_size else database.parent, ready)
        sync(ready)
        passing("restore.checked")
        kept = _set_aside(database, now)
        passing("restore.set-aside")
        ready.replace(name_restored(database))
        passing("restore.decided")  # from here on the next process that opens the database completes this
        put_in_place(database, held)
        passing("restore.in-place")
        return kept
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{backup} cannot be restored: {describe_error(error)}.") from error
    finally:
        remove(ready)
        remove(_half(database))
        if not database.stat().st_size:
            database.unlink()  # it was created for the lock
        held.close()


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Keep the present database under another name, complete with its log, damaged or not."""
    if not database.stat().st_size:
        return None
    kept = database.with_name(f"{database.name}.before-{now.strftime(STAMP)}")
    half = _half(database)
    remove(half)  # left by a killed restore
    files = [*zip(*((each, *side_files(each)) for each in (database, half, kept)), strict=True)]
    for file, copied, _ in files:
        if file.exists():
            _duplicate(file, copied)
            sync(copied)
            passing("restore.copied")
    for _, copied, last in reversed(files):  # what has the name without an ending is whole
        if copied.exists():
            copied.replace(last)
            passing("restore.named")
    return kept


def _duplicate(file: Path, new: Path) -> None:
    """Copy a file to a new one that only its owner may read."""
    with file.open("rb") as source, open(new, "wb", opener=private) as target:
        shutil.copyfileobj(source, target)
    give_to_owner(file, new)


def taken_at(file: Path) -> datetime | None:
    """The time in the name of a backup; None if there is none."""
    found = STAMPED.search(file.name)
    return datetime.strptime(found[1], STAMP).replace(tzinfo=UTC) if found else None


def backups_of(database: Path, folder: Path, now: float) -> dict[Path, float]:
    """Backups with a time in their names, and that time, oldest first; without those of other files whose names begin
    the same, and without future times of a wrong clock, after which no backup would be due or newer.
    """
    found = {each: taken.timestamp() for each in sorted(folder.glob("*.sqlite")) if (taken := taken_at(each))}
    return {
        each: at for each, at in found.items() if STAMPED.sub("", each.name) == database.stem and at <= now
    }


def age_of_newest(config: Config, now: int) -> float:
    """Seconds since the newest scheduled backup was made; -1 if there is none."""
    if config.backup_folder is None or not isinstance(config.database, Path):
        return -1
    made = backups_of(config.database, config.backup_folder, now)
    return now - max(made.values()) if made else -1


class ScheduledBackups:
    """A folder of backups of one database: a new one every `hours`, of which the newest `keep` are kept."""

    def __init__(self, database: Path, folder: Path, hours: int, keep: int, clock: WallClock) -> None:
        self.database = database
        self.folder = folder
        self.hours = hours
        self.keep = keep
        self.clock = clock

    def _times(self) -> dict[Path, float]:
        return backups_of(self.database, self.folder, self.clock())

    def run(self) -> Path | None:
        """Make a backup if one is due, and only if that succeeds delete old ones."""
        now, times = datetime.fromtimestamp(self.clock(), UTC), self._times()
        if times and now.timestamp() - max(times.values()) < 3600 * self.hours:
            return None
        made = back_up(self.database, name_backup(self.database, self.folder, now))
        for old in (*[*self._times()][: -self.keep], *self._left_halves(now)):
            old.unlink()
        return made

    def _left_halves(self, now: datetime) -> list[Path]:
        """Unfinished backups that are a day old or more, left by killed bots: they contain people erased since."""
        halves = [
            each for each in self.folder.glob("*.half") if STAMPED.sub("", each.stem) == self.database.stem
        ]
        return [each for each in halves if each.stat().st_mtime < (now - timedelta(days=1)).timestamp()]

    async def keep_running(self, pause: float = 60.0) -> None:
        """Call `run` again and again; a failure is logged and retried."""
        while True:
            try:
                made = await asyncio.to_thread(self.run)
                if made is not None:
                    log.info("backup written: %s", made)
            except (StoreError, OSError) as error:
                log.error("no backup could be made: %s", error)
            await asyncio.sleep(pause)


LEFT_BY_KILLED = ("checking-*/*", "moving-*/*", "restoring*", "half*")
DAY = 24 * 3600
MB = 1_000_000
REPORTED = 5.0
"""Seconds between two reports of progress."""
ROOM = 2
"""The space needed, in sizes of the database: for the copy, and for what the migration writes before its commit."""


def copy_before_update(database: Database) -> Path | None:
    """Copy a file of an earlier version to `DATABASE.schema-NUMBER`; returns the copy, None if none is needed: for a
    new file, for one that is up to date, and for PostgreSQL, which has its own backups.

    Raises `StoreError`, with nothing changed, while a bot runs on it and when the disk has too little space.
    """
    if not isinstance(database, Path) or not (path := resolve_path(database)).exists():
        return None
    with closing(lock(path)):
        version, newest = _schema_of(path), SCHEMA.newest
        if not 0 < version < newest:
            return None
        size = sum(each.stat().st_size for each in (path, *side_files(path)) if each.exists())
        target = copy_of(path, version)
        copied = sum(each.stat().st_size for each in (target, _half(target)) if each.exists())
        if (free := shutil.disk_usage(path.parent).free + copied) < ROOM * size:
            raise Unreachable(
                f"To update {path} safely takes {ROOM * size:,} bytes, for a copy too; the disk has {free:,} free."
                " Nothing was changed. Make room, or move the file to a larger disk."
            )
        began = time.monotonic()
        log.info("%s (%s MB) is updated from schema %s to %s", path, round(size / MB, 1), version, newest)
        target.unlink(missing_ok=True)  # left by a killed start, or from before a downgrade
        back_up(path, target, _report())
        passing("update.copied")
        log.info("a checked copy is in %s, made in %.1f seconds", target, time.monotonic() - began)
        return target


def _report() -> Progress:
    """A callback that logs the progress every few seconds."""
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
    """The path of the copy that is made before a file of this schema is migrated."""
    return path.with_name(f"{path.name}.schema-{version}")


def _schema_of(path: Path) -> int:
    try:
        with connect_to_read(path) as read:
            ((version,),) = read.execute("pragma user_version").fetchall()
            return int(version)
    except sqlite3.Error as error:
        raise cannot_open(path, error) from error


async def keep_deleting_copies(database: Path, clock: Clock) -> None:
    """Delete copies that are too old, now and every day, as they contain people erased since."""
    while True:
        await asyncio.to_thread(_delete_copies, resolve_path(database), clock())
        await clock.sleep(DAY)


def _delete_copies(path: Path, now: float) -> None:
    """Delete old copies from before updates, and those left by killed commands."""
    for ending, days in (("schema-*", UPDATE_COPY_DAYS), *((each, 1) for each in LEFT_BY_KILLED)):
        for each in path.parent.glob(f"{escape(path.name)}.{ending}"):
            try:
                if each.stat().st_mtime < now - days * DAY:
                    each.unlink()
                    log.info("%s, an old copy, is deleted", each)
            except OSError as error:
                log.warning("%s, an old copy, cannot be deleted: %s", each, error)
