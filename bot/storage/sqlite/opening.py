"""Opening a database file: resolving its path, and migrating its schema."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import aiosqlite

from bot.storage.errors import StoreError
from bot.storage.schema import Schema
from engine.command_name import command_name

SCHEMA = Schema("bot.storage.sqlite")
NEXT_SERVER = "select min(server) from tables where server > ?"
RESCUED = ".rescued-"
"""Part of the names of copies that were saved from deleted or replaced files."""


@contextmanager
def connect_to_read(path: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection. It never changes the write-ahead log, as SQLite may damage that if two reset it. A file
    where nobody can write, as on a read-only disk, may have no log: SQLite could not make it to read the file.
    """
    path = path.resolve()  # the log lies next to the file that a link leads to
    is_fixed = not os.access(path.parent, os.W_OK) and not Path(f"{path}-wal").exists()
    address = f"{path.as_uri()}?mode=ro{'&immutable=1' if is_fixed else ''}"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as db:
        yield db


def servers_in(path: Path) -> list[int]:
    """See `bot.storage.opening.servers_before_update`; read one by one by the index."""
    server, found = 0, list[int]()
    with suppress(sqlite3.Error), connect_to_read(path) as db:
        while (server := db.execute(NEXT_SERVER, (server,)).fetchone()[0]) is not None:
            found.append(server)
    return found


def resolve_path(path: Path) -> Path:
    """The real path of the file, links resolved; raises `StoreError` where it was deleted under a running bot."""
    path = path.resolve()
    if not path.exists() and (saved := sorted(path.parent.glob(f"{path.name}{RESCUED}*"))):
        raise StoreError(
            f"{path} was deleted; what was in it is in {saved[-1]}: {command_name('bot')} restore {saved[-1]}"
        )
    return path


async def migrate(db: aiosqlite.Connection, path: Path) -> None:
    """Apply the numbered schema files that the database does not have yet, all in one transaction."""
    ((version,),) = await db.execute_fetchall("pragma user_version")
    SCHEMA.refuse_newer(path, version)
    # The number is written even if nothing is new, so that a read-only file is noticed now and not at the first move.
    ending = f"pragma user_version = {SCHEMA.newest};", "commit;"
    steps = "\n".join(("begin immediate;", *SCHEMA.missing(path, version), *ending))
    await db.executescript(steps)
