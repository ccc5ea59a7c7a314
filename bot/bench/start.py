"""How long a database of years takes to start, and how long what is asked most often takes on it."""

from __future__ import annotations

import random
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.figures import Report, resident, seconds_computed, spread
from bot.bench.versions import CountingPlayground, Version, running_version
from bot.clock import Clock
from bot.config import Address, Database
from bot.storage.people import DueRecord
from bot.storage.records import TableRecord
from bot.storage.store import Store
from bot.tables.actions import personal_export
from bot.tables.actions.tables import Tables

TIMES = 100
PATIENCE = 10.0
"""How often each query is run, or for how many seconds."""
AWAKE = 200
WARM = 20
"""Tables that are read to see what one takes, and before memory is looked at: what all of them need is loaded then."""
FILE_BYTES = "select page_count * page_size from pragma_page_count(), pragma_page_size()"
SERVED_BYTES = "select pg_database_size(current_database())"

Question = Callable[[TableRecord], Awaitable[Any]]


async def measure(place: Database) -> Report:
    """Start the bot on this database, which the first time may bring its schema up to date, and then ask everything."""
    start = await _measure_start(place)
    store = await Store.open(place)
    try:
        tables = Tables.alone(store, Clock(), secrets.token_bytes)
        (size,) = await store.select(int, SERVED_BYTES if isinstance(place, Address) else FILE_BYTES)
        return {
            "start": start,
            "bytes": size,
            "kb_per_game_awake": await _wake(store, tables),
            "asked_ms": await _ask(store, tables),
        }
    finally:
        await store.close()


async def _measure_start(place: Database) -> Report:
    url = place.url if isinstance(place, Address) else str(place.resolve())
    version = Version(sys.executable, deals_alike=False)
    with TemporaryDirectory(prefix="bench-") as folder:
        async with CountingPlayground() as ground:
            began = time.perf_counter()
            async with running_version(version, ground, url, Path(folder)) as (process,):
                return {
                    "seconds_until_online": round(time.perf_counter() - began, 2),
                    "cpu_seconds_until_online": round(sum(seconds_computed(process.pid, "bot").values()), 2),
                    "resident_mb": resident(process.pid),
                }


async def _wake(store: Store, tables: Tables) -> float | None:
    """How many kilobytes a running table adds that is read from the disk; None where there are too few to say."""
    running = [record.id for record in (await store.tables("running"))[:AWAKE]]
    for game in running[:WARM]:
        await tables.registry.get(game)
    before, kept = resident(), [await tables.registry.get(game) for game in running[WARM:]]
    return round(1e3 * (resident() - before) / len(kept), 1) if len(kept) >= TIMES else None


async def _ask(store: Store, tables: Tables) -> Mapping[str, Any]:
    """Every question about random tables; the slowest ones first."""
    (count,) = await store.select(int, "select coalesce(max(id), 0) from tables")
    dice = random.Random(6)
    found: dict[str, Any] = {}
    for name, question in _questions(store, tables).items():
        times: list[float] = []
        while count and len(times) < TIMES and sum(times) < PATIENCE:
            record = await store.table(dice.randrange(1, count + 1))
            if record is not None:
                began = time.perf_counter()
                await question(record)
                times.append(time.perf_counter() - began)
        found[name] = spread(times)
    return dict(sorted(found.items(), key=lambda each: -each[1].get("p50", 0.0)))


def _questions(store: Store, tables: Tables) -> Mapping[str, Question]:
    return {
        "tables of a place": lambda record: store.tables_at(record.place),
        "whether a message is known": lambda record: store.is_known(record.board or 0),
        "posts of a table": lambda record: store.posts(record.id, "start"),
        "open questions of a table": lambda record: store.open_requests(record.id),
        "tables of a person": lambda record: store.tables_of(record.host),
        "everything of a person": lambda record: personal_export.games_of(tables, record.host),
        "what is due next": lambda _: store.find(DueRecord, "true order by at limit 1"),
        "unsent posts": lambda _: store.posts_to_make(),
        "tables by state": lambda _: store.count_tables(),
        "waking a table": lambda record: tables.registry.get(record.id),
    }
