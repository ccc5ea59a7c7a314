"""Tables with a database but without Discord and without a bot."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from bot.storage.records import SeatRecord
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from bot.tables.model.table import Table
from engine.core.match import Setup

BASE = Setup("stone_age", 2, ("base",), "jubilee")
HOST = 10
"""The first of the people; the others have the numbers after it."""
THREADS = count(10)
"""Numbers of threads: each table has its own."""


def tables_of(store: Store, seed: int = 3) -> Tables:
    return Tables.alone(store, lambda: 1_800_000_000, random.Random(seed).randbytes)


@asynccontextmanager
async def tables_alone(file: Path, seed: int = 3) -> AsyncIterator[Tables]:
    store = await Store.open(file)
    try:
        yield tables_of(store, seed)
    finally:
        await store.close()


async def begin(tables: Tables, setup: Setup = BASE, host: int = HOST) -> Table:
    """Open a table in a thread of its own, fill it and start it; the players after the host have the next ids."""
    first = SeatRecord(0, 0, host, "P0", b"")
    live = await tables.lobby.open(
        server=1, channel=2, thread=next(THREADS), host=first, title="Winter", setup=setup
    )
    for seat in range(1, setup.seats):
        await tables.lobby.join(live, host + seat, f"P{seat}")
    await tables.lobby.start(live, host)
    return live
