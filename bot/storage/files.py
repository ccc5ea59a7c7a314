"""Files that are written atomically, and that only their owner may read."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

log = logging.getLogger(__name__)

PRIVATE = 0o600
OTHERS = 0o077


@contextmanager
def writing(file: Path, opener: Callable[[str, int], int] | None = None) -> Iterator[TextIO]:
    """Write a text file atomically: all of it is under this name, or nothing. A symbolic link is kept; what is not a
    regular file, such as `/dev/stdout`, is written directly.
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


def sync(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def private(name: str, flags: int) -> int:
    """An opener for `open` that creates files which only their owner may read and write."""
    return os.open(name, flags, PRIVATE)


def give_to_owner(database: Path, path: Path) -> None:
    """Give a file that the superuser has written to the owner of the database, or of its folder, who runs the bot; of
    a link only itself, as that user may have put it there for a foreign file.
    """
    if os.name == "posix" and os.geteuid() == 0:
        owner = database.stat()
        os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def is_open_to_others(file: Path) -> bool:
    """Whether its group or others have any permission on it; False on Windows, which has no such permissions."""
    return os.name == "posix" and file.exists() and bool(file.stat().st_mode & OTHERS)


def close_to_others(*files: Path) -> None:
    """Make these files private: earlier versions created them readable for every user of the machine."""
    for file in filter(is_open_to_others, files):
        try:
            file.chmod(PRIVATE)
        except OSError as error:
            log.warning("others may read %s, and it cannot be changed: %s", file, error)
        else:
            log.info("only its owner may read %s from now on", file)
