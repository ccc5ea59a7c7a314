"""Scheduled backups: a new one when the newest is old enough, and only the n most recent kept."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.config import Config
from bot.operations.backup import STAMP, back_up, name_backup
from bot.storage.errors import StoreError
from bot.tables.writing.committer import WallClock

log = logging.getLogger(__name__)

STAMPED = re.compile(r"-(\d{8}T\d{6}Z)\.sqlite$")


def taken_at(file: Path) -> datetime | None:
    """When a backup with a stamp in its name was made."""
    found = STAMPED.search(file.name)
    return datetime.strptime(found[1], STAMP).replace(tzinfo=UTC) if found else None


def is_due(files: Iterable[Path], now: datetime, hours: int) -> bool:
    """Whether the newest of these backups is older than `hours`."""
    times = [taken for file in files if (taken := taken_at(file)) is not None]
    return not times or now - max(times) >= timedelta(hours=hours)


def surplus(files: Iterable[Path], keep: int) -> Sequence[Path]:
    """The backups to delete: all but the newest `keep`. Files without a stamp stay."""
    stamped = sorted((file for file in files if taken_at(file) is not None), key=lambda file: file.name)
    return stamped[:-keep] if keep else ()


def age_of_newest(config: Config, now: int) -> float:
    """Seconds since the newest scheduled backup was made; -1 if there is none."""
    if config.backup_folder is None or not isinstance(config.database, Path):
        return -1
    made = [taken_at(each) for each in config.backup_folder.glob(f"{config.database.stem}-*.sqlite")]
    return min((now - each.timestamp() for each in made if each is not None), default=-1)


class ScheduledBackups:
    """A folder of backups of one database: a new one every `hours`, the newest `keep` stay."""

    def __init__(self, database: Path, folder: Path, hours: int, keep: int, clock: WallClock) -> None:
        self.database = database
        self.folder = folder
        self.hours = hours
        self.keep = keep
        self.clock = clock

    @property
    def backups(self) -> list[Path]:
        return sorted(self.folder.glob(f"{self.database.stem}-*.sqlite"))

    def run(self) -> Path | None:
        """Make a backup if one is due, and only then delete old ones."""
        now = datetime.fromtimestamp(self.clock(), UTC)
        if not is_due(self.backups, now, self.hours):
            return None
        made = back_up(self.database, name_backup(self.database, self.folder, now))
        for old in surplus(self.backups, self.keep):
            old.unlink()
        return made

    async def keep_running(self, pause: float = 60.0) -> None:
        """Look again and again; a failure is logged, and tried again."""
        while True:
            try:
                made = await asyncio.to_thread(self.run)
                if made is not None:
                    log.info("backup written: %s", made)
            except (StoreError, OSError):
                log.exception("no backup could be made")
            await asyncio.sleep(pause)
