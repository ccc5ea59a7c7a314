"""Tables that nobody is busy with leave memory and come back as they were; there is never a second one of any."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables.actions.tables import Tables
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from tests.bot.support.tables_alone import begin, tables_alone

ROOM = 3


@pytest_asyncio.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    """All tables of one bot that keeps only three awake."""
    monkeypatch.setattr("bot.tables.writing.registry.MOST_AWAKE", ROOM)
    async with tables_alone(tmp_path / "games.sqlite") as tables:
        yield tables


async def started(tables: Tables, number: int) -> int:
    return (await begin(tables, host=10 * number)).record.id


def awake() -> int:
    """How many tables there are in memory."""
    gc.collect()
    return sum(isinstance(each, Table) for each in gc.get_objects())


async def move(tables: Tables, game: int, dice: random.Random) -> None:
    live = await tables.registry.get(game)
    if live.running.over is None:
        decision = dice.choice(live.running.decisions)
        await tables.moves.play(live, decision.seat, str(dice.choice(decision.options)))


@pytest.mark.long
async def test_idle_tables_leave_memory(tables: Tables) -> None:
    before = awake()
    for number in range(1, 11):
        await started(tables, number)
    assert awake() - before == ROOM


async def test_of_a_table_that_is_deleted_nothing_stays_in_memory(tables: Tables) -> None:
    game = await started(tables, 1)
    seen = weakref.ref(await tables.registry.get(game))
    tables.registry.drop(game)
    gc.collect()
    assert seen() is None


async def test_a_table_that_somebody_is_busy_with_is_never_there_twice(tables: Tables) -> None:
    busy = await tables.registry.get(await started(tables, 1))
    async with busy.lock:
        for number in range(2, 10):
            await started(tables, number)
        assert await tables.registry.get(busy.record.id) is busy


async def test_all_moves_count_while_tables_come_and_go(tables: Tables) -> None:
    """Many more tables than stay awake are played at the same moment, several moves of each at once."""
    games = [await started(tables, number) for number in range(1, 13)]
    before = {game: len(await tables.store.log(game)) for game in games}

    async def playing(game: int, seed: int) -> int:
        dice, done = random.Random(seed), 0
        while done < 15:
            live = await tables.registry.get(game)
            decision = live.running.decisions[0]
            counted = live.moves[decision.seat]
            line = str(dice.choice(decision.options))
            await asyncio.sleep(0)
            try:
                await tables.moves.play(live, decision.seat, line, counted)
            except RuleError:  # the other one was faster
                continue
            done += 1
            del live
        return done

    await asyncio.gather(*(playing(game, seed) for game in games for seed in (1, 2)))
    for game in games:
        moves = [
            row
            for row in (await tables.store.log(game))[before[game] :]
            if row.seat is not None and not row.automatic
        ]
        assert len(moves) == 30


async def test_a_table_is_read_once_however_many_ask(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await started(tables, 1)
    for number in range(2, 6):
        await started(tables, number)
    read: list[int] = []
    original = tables.store.table

    async def counted(number: int):
        read.append(number)
        return await original(number)

    monkeypatch.setattr(tables.store, "table", counted)
    found = await asyncio.gather(*(tables.registry.get(game) for _ in range(20)))
    assert read == [game]
    assert all(live is found[0] for live in found)


async def test_a_table_that_is_not_there_stays_so(tables: Tables) -> None:
    for _ in range(2):
        with pytest.raises(RuleError, match="error-no-such-table"):
            await tables.registry.get(99)
