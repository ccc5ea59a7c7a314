"""Chooses and opens the driver of a database."""

from __future__ import annotations

import importlib
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, nullcontext
from pathlib import Path

from bot.clock import Clock
from bot.config import Address, Database, Shards
from bot.storage.driver import Driver
from bot.storage.errors import StoreError
from bot.storage.sqlite.driver import SQLite
from bot.storage.sqlite.lock import lock
from bot.storage.sqlite.opening import servers_in

EXTRA = 'pip install "stone-age-discord[postgresql]"'


async def open_database(
    database: Database, clock: Clock, direct: Address | None, shards: Shards | None
) -> Driver:
    """Open a database and migrate its schema; raises `StoreError`. For `direct` see `DATABASE_DIRECT`; with `shards`
    other processes may use it at the same time, if its kind allows that.
    """
    if isinstance(database, Path):
        return await SQLite.open(database, clock)
    needing_psycopg(database)
    from bot.storage.postgresql.driver import PostgreSQL

    return await PostgreSQL.open(database, direct, shards)


async def servers_before_update(database: Database) -> list[int]:
    """The servers with tables in a database of any version; empty if there is none, or the file is unreadable. Raises
    `StoreError`.
    """
    if isinstance(database, Path):
        return servers_in(database)
    needing_psycopg(database)
    from bot.storage.postgresql import opening

    return await opening.servers_in(database)


@asynccontextmanager
async def without_bot(database: Database, direct: Address | None) -> AsyncIterator[None]:
    """Keep bots off this database inside the block; raises `StoreError` if one is running."""
    if isinstance(database, Path):
        with closing(lock(database.resolve())) if database.exists() else nullcontext():
            yield
        return
    needing_psycopg(database)
    from bot.storage.postgresql.opening import alone

    async with alone(direct or database):
        yield


def needing_psycopg(address: Address) -> None:
    """Raise `StoreError` if psycopg, an optional dependency, is missing or cannot run here."""
    if sys.platform == "win32":
        raise StoreError(
            f"For {address} the bot needs Linux or macOS: use WSL or a container. A file works here."
        )
    try:
        importlib.import_module("psycopg")
    except ImportError as error:
        raise StoreError(f"For {address} the bot needs psycopg ({error}): {EXTRA}") from None
