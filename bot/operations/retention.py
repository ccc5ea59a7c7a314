"""`python -m bot retention`: what goes because nobody uses it any more, and, with the bot stopped, a file that shrinks.

The running bot does the same every day, a little at a time; but the pages of a SQLite file that become free stay in it.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.clock import Clock
from bot.config import Keep
from bot.language.texts import Texts
from bot.storage.errors import StoreError
from bot.storage.sqlite.lock import lock
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from bot.tables.jobs.pruning import Pruning
from bot.tables.jobs.retention import Retention, Rule

TO_PACK = (
    "select count(*) from tables t where t.status in ('over', 'ended')"
    " and exists (select 1 from log l where l.game = t.id)"
)


async def report_expired(copy: Path, keep: Keep, language: str) -> None:
    """Print what would go now, from a copy of the database."""
    store = await Store.open(copy)
    try:
        retention = _retention(store, keep, language)
        for rule in retention.rules:
            print(_describe(rule, [number async for number in retention.find_expired(rule)]))
        (unpacked,) = await store.select(int, TO_PACK)
        print(f"finished games that are not compressed yet: {unpacked:,}")
    finally:
        await store.close()


def _describe(rule: Rule, numbers: list[int]) -> str:
    how = f"{rule.setting}={rule.days}"
    if not rule.days:
        return f"{how}: {rule.what} stay for ever"
    return f"{how}: {len(numbers):,} {rule.what} would be deleted"


def delete_expired(database: Path, keep: Keep, language: str) -> None:
    """Delete all of that, compress what is over, and shrink the file; interrupted, it goes on at the next time. Raises
    `StoreError` while a bot runs, and before anything is changed where the disk has no room for it.
    """
    before = database.stat().st_size
    if (free := shutil.disk_usage(database.parent).free) < 2 * before:
        raise StoreError(
            f"To shrink {database} safely takes {2 * before:,} bytes; the disk has {free:,} free. Nothing was changed."
        )
    asyncio.run(_prune(database, keep, language))
    _shrink(database)
    print(f"{database}: {before:,} bytes before, {database.stat().st_size:,} now")


async def _prune(database: Path, keep: Keep, language: str) -> None:
    store = await Store.open(database)
    try:
        await Pruning(store, Clock(), keep, _retention(store, keep, language), pause=0).prune()
    finally:
        await store.close()


def _retention(store: Store, keep: Keep, language: str) -> Retention:
    tables = Tables.alone(store, Clock(), secrets.token_bytes)
    return Retention(tables, Texts.for_locale(language), keep)


def _shrink(database: Path) -> None:
    """SQLite writes the file anew and puts it in place in one step, or leaves it as it was."""
    with lock(database), closing(sqlite3.connect(database)) as connection:
        connection.execute("vacuum")
        connection.execute("pragma wal_checkpoint(truncate)")
