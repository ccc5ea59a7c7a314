"""`python -m bot retention`: shows what has expired, or, with the bot stopped, deletes it and shrinks the file.

The running bot deletes the same every day, in small steps; but free pages of a SQLite file stay in it.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.clock import Clock
from bot.config import Config, Keep
from bot.language.texts import Texts
from bot.operations.orders import without_bot
from bot.storage.errors import StoreError
from bot.storage.reading import reading
from bot.storage.sqlite.files import side_files
from bot.storage.sqlite.lock import lock
from bot.tables.actions.tables import Tables
from bot.tables.jobs.pruning import Pruning
from bot.tables.jobs.retention import Retention, Rule

TO_PACK = (
    "select count(*) from tables t where t.status in ('over', 'ended')"
    " and exists (select 1 from log l where l.game = t.id)"
)


async def report_expired(config: Config) -> None:
    """Print what would be deleted now; the bot may run."""
    async with reading(config.database, config.erasures) as store:
        tables = Tables.alone(store, Clock(), secrets.token_bytes)
        retention = _retention(tables, config)
        for rule in retention.rules:
            count = sum([len(step) async for step in retention.find_expired(rule)])
            print(_describe(rule, retention.days(rule), count))
        (unpacked,) = await store.select(int, TO_PACK)
        print(f"finished games that are not compressed yet: {unpacked:,}")


def _describe(rule: Rule, days: int, count: int) -> str:
    how = f"{Keep.setting(rule.name)}={days}"
    if not days:
        return f"{how}: {rule.what} stay for ever"
    return f"{how}: {count:,} {rule.what} would be deleted"


def delete_expired(database: Path, config: Config) -> None:
    """Delete what has expired, compress finished games, and shrink the file; if interrupted, call it again. Raises
    `StoreError` while a bot runs, and, before any change, if the disk has too little space.
    """
    before = database.stat().st_size
    left = sum(each.stat().st_size for each in side_files(database) if each.exists())  # of a killed one
    if (free := shutil.disk_usage(database.parent).free + left) < 2 * before:
        raise StoreError(
            f"To shrink {database} safely takes {2 * before:,} bytes; the disk has {free:,} free. Nothing was changed."
        )
    asyncio.run(_prune(config))
    _shrink(database)
    print(f"{database}: {before:,} bytes before, {database.stat().st_size:,} now")


async def _prune(config: Config) -> None:
    async with without_bot(config) as orders:
        retention = _retention(orders.tables, config)
        await Pruning(Clock(), retention).prune()
        await orders.carry_out_all()


def _retention(tables: Tables, config: Config) -> Retention:
    return Retention(tables, Texts.for_locale(config.language), config.keep, wake=lambda: None, pause=0)


def _shrink(database: Path) -> None:
    """Let SQLite rewrite the file, which is atomic, with temporary files next to it, as `/tmp` may be in memory."""
    folder = str(database.parent).replace("'", "''")
    with lock(database), closing(sqlite3.connect(database)) as connection:
        connection.execute(f"pragma temp_store_directory = '{folder}'")
        connection.execute("vacuum")
        connection.execute("pragma wal_checkpoint(truncate)")
