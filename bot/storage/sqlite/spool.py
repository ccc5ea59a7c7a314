"""Orders to the bot that runs on a file, which nobody else may write: files in a folder next to it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.storage.errors import StoreError
from bot.storage.sqlite.files import private, writing
from bot.storage.sqlite.lock import AlreadyRunning, lock

ENDING = ".json"
BUSY = "Another command changes something here at the moment; try again when it is done."


def folder_of(database: Path) -> Path:
    return Path(f"{database.resolve()}.orders")


@contextmanager
def only_one(database: Path) -> Iterator[None]:
    """No other command gives an order meanwhile; raises `StoreError` where one does."""
    folder = folder_of(database)
    folder.mkdir(mode=0o700, exist_ok=True)
    try:
        held = lock(folder / "lock")
    except AlreadyRunning:
        raise StoreError(BUSY) from None
    with held:
        give_to_owner(database, folder)
        yield


def put(database: Path, name: str, text: str) -> None:
    """Leave an order: it is there as a whole, or not at all."""
    with writing(folder_of(database) / f"{name}{ENDING}", private) as order:
        order.write(text)
        give_to_owner(database, Path(order.name))


def give_to_owner(database: Path, path: Path) -> None:
    """Who runs the bot can read what the superuser has written."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = database.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def waiting(folder: Path) -> list[tuple[Path, str]]:
    """The orders that are left here, oldest first: each file with what it says."""
    files = sorted(folder.glob(f"*{ENDING}"))
    return [(file, file.read_text("utf-8", "replace")) for file in files]


def remove(file: Path) -> None:
    """This order is in the database."""
    file.unlink(missing_ok=True)
