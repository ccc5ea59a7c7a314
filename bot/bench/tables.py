"""Many running tables in one process that has everything loaded: what they cost in memory, and how fast they wake."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from bot.bench.figures import Report, Watch, resident, spread, timed
from bot.bench.games import Ground, setups
from bot.client import Bot
from bot.config import Config
from bot.storage.records import Change, SnapshotRecord
from engine.core.match import Setup

MODELS = 40
"""Games that are really played, each to another moment; the tables are copies of them."""
MOST_MOVES = 240
AT_ONCE = 100
WOKEN = 2000


async def measure(tables: int) -> Report:
    """Open this number of running tables, move at every one of them, and wake some at random."""
    async with Ground() as ground:
        bot = Bot(Config.read({"DATABASE": str(Path(ground.file))}), ground.store)
        ground.tables = bot.tables
        empty = resident()
        await _fill(ground, tables)
        watch, moves, wakes = Watch(), 0, list[float]()
        most = resident()
        for first in range(1, tables + 1, AT_ONCE):
            group = range(first, min(first + AT_ONCE, tables + 1))
            moves += sum(await asyncio.gather(*(_move(ground, game) for game in group)))
            most = max(most, resident())
        seconds = watch.seconds
        for _ in range(WOKEN):
            with timed(wakes):
                await bot.tables.registry.get(ground.dice.randrange(tables) + 1)
        return {
            "tables": tables,
            "rows": await _count(ground),
            "moves": moves,
            "moves_per_second_all_asleep": round(moves / seconds),
            "wake_ms": spread(wakes),
            "resident_mb_before": empty,
            "resident_mb_most": max(most, resident()),
            "resident_mb": resident(),
            "awake_at_most": bot.tables.registry.most_awake,
        }


async def _move(ground: Ground, game: int) -> int:
    table = await ground.tables.registry.get(game)
    if table.running.over is not None:
        return 0
    await ground.move(table)
    return 1


async def _fill(ground: Ground, tables: int) -> None:
    """Play the models, then write the others as copies of them, each with its own id, people and thread."""
    fresh = setups()
    models = min(MODELS, tables)
    await asyncio.gather(
        *(
            _model(ground, number, next(fresh), number * MOST_MOVES // models)
            for number in range(1, models + 1)
        )
    )
    for game in range(models + 1, tables + 1):
        ground.store.new_id("tables")
        await ground.store.write(await _copy(ground, game % models + 1, game))


async def _model(ground: Ground, number: int, setup: Setup, moves: int) -> None:
    table = await ground.table(number, setup)
    for _ in range(moves):
        if table.running.over is None:
            await ground.move(table)


async def _copy(ground: Ground, model: int, game: int) -> Change:
    store = ground.store
    record, seats = await store.table(model), await store.seats(model)
    if record is None:
        raise AssertionError(f"there is no table {model}")
    snapshots: list[SnapshotRecord] = await store.snapshots(model)
    return Change(
        (
            replace(record, id=game, thread=game, title=f"Table {game}"),
            *(replace(seat, game=game, member=1000 * game + seat.seat) for seat in seats),
            *(replace(row, game=game) for row in await store.log(model)),
            *(replace(each, game=game) for each in snapshots),
        )
    )


async def _count(ground: Ground) -> int:
    """All rows of all logs."""
    logs = [
        len(await ground.store.log(record.id)) for record in (await ground.store.tables("running"))[:MODELS]
    ]
    return sum(logs) * len(await ground.store.tables("running", "over")) // max(1, len(logs))
