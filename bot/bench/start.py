"""How long a database of years takes to start, and how long what is asked most often takes on it.

`DATABASE=… python -m bot.bench.start URL` is the process that is measured.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.bench.figures import Report, resident, spread
from bot.client import Bot
from bot.config import Address, Config, Database
from bot.playground import Playground, Settings, point_at
from bot.storage.people import DueRecord
from bot.storage.records import TableRecord
from bot.storage.store import Store
from bot.tables.actions import personal_export

TIMES = 100
PATIENCE = 10.0
"""How often each query is run, or for how many seconds."""

WARM = 20
"""Tables that are read before memory is looked at: what all of them need is loaded then."""
FILE_BYTES = "select page_count * page_size from pragma_page_count(), pragma_page_size()"
SERVED_BYTES = "select pg_database_size(current_database())"

Question = Callable[[TableRecord], Awaitable[Any]]


async def measure(place: Database) -> Report:
    """Start the bot on this database again and again: the first time may bring its schema up to date, and the last
    time, on a file, its rules have changed.
    """
    async with Playground(settings=Settings(lingering=0)) as ground:
        first = await measure_start(ground.base_url, place)
        found = {"first_start": first["start"], **await measure_start(ground.base_url, place)}
        if isinstance(place, Path):
            await asyncio.to_thread(_correct_the_rules, place)
            corrected = await measure_start(ground.base_url, place)
            found["start_after_corrected_rules"] = corrected["start"]
    return found


def _correct_the_rules(file: Path) -> None:
    """As if the games had been played under other rules."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("update notes set value = 'others' where name = 'rules'")


async def measure_start(url: str, database: Database) -> dict[str, Any]:
    """What a bot that starts on this database measures, in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.bench.start", url),
        env={**os.environ, "DATABASE": database.url if isinstance(database, Address) else str(database)},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        printed, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        raise AssertionError(f"the bot ended with {process.returncode}")
    return json.loads(printed)


async def main(url: str, config: Config) -> None:
    """Come online, ask everything, and end."""
    point_at(url)
    began = time.perf_counter()
    store = await Store.open(config.database, shards=config.shards)
    opened = time.perf_counter() - began
    bot = Bot(config, store)
    async with bot:
        online = asyncio.create_task(bot.start("bench"))
        await bot.wait_until_ready()
        start = {
            "cpu_seconds_until_online": round(time.process_time(), 2),
            "seconds_until_open": round(opened, 2),
            "seconds_until_online": round(time.perf_counter() - began, 2),
            "resident_mb": resident(),
        }
        awake = await _awake(bot)
        asked = await _ask(bot)
        size = await _bytes(store)
        await bot.close()
        await online
    await store.close()
    report = {"start": start, "kb_per_game_awake": awake, "asked_ms": asked, "bytes": size}
    print(json.dumps({**report, "resident_mb": resident()}), flush=True)


async def _awake(bot: Bot) -> float | None:
    """How many kilobytes a running table adds that is read from the disk; None where there are too few to say."""
    running = [record.id for record in (await bot.store.tables("running"))[: 2 * TIMES]]
    for game in running[:WARM]:
        await bot.tables.registry.get(game)
    before, kept = resident(), [await bot.tables.registry.get(game) for game in running[WARM:]]
    return round(1e3 * (resident() - before) / len(kept), 1) if len(kept) >= TIMES else None


async def _bytes(store: Store) -> int:
    """What the whole database takes on the disk."""
    (size,) = await store.select(int, SERVED_BYTES if store.is_shared else FILE_BYTES)
    return size


async def _ask(bot: Bot) -> Mapping[str, Any]:
    """Every question about random tables; the slowest ones first."""
    (count,) = await bot.store.select(int, "select coalesce(max(id), 0) from tables")
    dice = random.Random(6)
    found: dict[str, Any] = {}
    for name, question in _questions(bot).items():
        times: list[float] = []
        while count and len(times) < TIMES and sum(times) < PATIENCE:
            record = await bot.store.table(dice.randrange(1, count + 1))
            if record is not None:
                began = time.perf_counter()
                await question(record)
                times.append(time.perf_counter() - began)
        found[name] = spread(times)
    return dict(sorted(found.items(), key=lambda each: -each[1].get("p50", 0.0)))


def _questions(bot: Bot) -> Mapping[str, Question]:
    store = bot.store
    return {
        "tables of a place": lambda record: store.tables_at(record.place),
        "whether a message is known": lambda record: store.is_known(record.board or 0),
        "posts of a table": lambda record: store.posts(record.id, "start"),
        "open questions of a table": lambda record: store.open_requests(record.id),
        "tables of a person": lambda record: store.tables_of(record.host),
        "everything of a person": lambda record: personal_export.games_of(bot.tables, record.host),
        "what is due next": lambda _: store.find(DueRecord, "true order by at limit 1"),
        "unsent posts": lambda _: store.posts_to_make(),
        "tables by state": lambda _: store.count_tables(),
        "waking a table": lambda record: bot.tables.registry.get(record.id),
    }


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(main(sys.argv[1], Config.read({"DATABASE": os.environ["DATABASE"]})))
