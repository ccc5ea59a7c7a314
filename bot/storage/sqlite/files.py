"""The files of the database: only their owner may read them, and they must not be replaced while open."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from bot.storage.sqlite.disk_errors import Replaced

log = logging.getLogger(__name__)

SIDE_FILES = ("-wal", "-shm")
PRIVATE = 0o600
OTHERS = 0o077


def private(name: str, flags: int) -> int:
    """An opener for `open`: only the owner may read and write what it makes."""
    return os.open(name, flags, PRIVATE)


def beside(database: Path) -> tuple[Path, ...]:
    """The files that SQLite keeps beside a database while it is open."""
    return tuple(Path(f"{database}{side}") for side in SIDE_FILES)


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
        self._known = {str(path): path.stat() for path in (database, *beside(database))}

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
