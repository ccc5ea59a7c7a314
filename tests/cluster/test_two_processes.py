"""Two processes on one PostgreSQL: either may act at any table, and what one has done the other goes on from."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.client import Bot
from bot.config import Address
from bot.playground import Playground
from bot.storage.errors import StoreError
from engine.core.match import AnyMatch
from engine.core.players import greedy
from tests.bot.support.table import PlayedTable, running_bot
from tests.support.postgresql import Server


@pytest.fixture
def database(postgresql: Server) -> Address:
    return postgresql.ready()


@asynccontextmanager
async def two_of(database: Address) -> AsyncIterator[tuple[Bot, Bot]]:
    async with running_bot(database, shards="0/2") as one, running_bot(database, shards="1/2") as other:
        yield one, other


async def opened(playground: Playground, bot: Bot) -> PlayedTable:
    return await (await PlayedTable.open(playground, bot, 2)).start()


def next_move(match: AnyMatch) -> tuple[int, str]:
    decision = match.decisions[0]
    return decision.seat, str(greedy(match, decision))


async def test_both_play_one_game_in_turns(playground: Playground, database: Address) -> None:
    async with two_of(database) as both:
        here = next(bot for bot in both if bot.guilds)
        two = await opened(playground, here)
        game = two.live.record.id
        for number in range(10):
            bot = both[number % 2]
            table = await bot.tables.registry.get(game)
            await bot.tables.moves.play(table, *next_move(table.running))
            for each in both:
                await each.outbox.idle()
        one, other = [await bot.tables.registry.get(game) for bot in both]
        assert one.running.digest() == other.running.digest()
        assert one.rows == other.rows


async def test_of_two_at_once_the_slower_one_goes_on_from_what_the_other_has_done(
    playground: Playground, database: Address
) -> None:
    async with two_of(database) as both:
        here = next(bot for bot in both if bot.guilds)
        two = await opened(playground, here)
        game = two.live.record.id
        tables = [await bot.tables.registry.get(game) for bot in both]
        seat, line = next_move(tables[0].running)
        before = tables[0].moves[seat]
        done = await asyncio.gather(
            *(
                bot.tables.moves.play(table, seat, line, before)
                for bot, table in zip(both, tables, strict=True)
            ),
            return_exceptions=True,
        )
        assert sorted(type(each).__name__ for each in done) == ["Conflict", "NoneType"]
        one, other = [await bot.tables.registry.get(game) for bot in both]
        assert one.rows == other.rows
        assert one.moves[seat] == before + 1
        for bot in both:
            await bot.outbox.idle()


async def test_shards_that_overlap_are_refused(playground: Playground, database: Address) -> None:
    async with running_bot(database, shards="0-1/4"):
        with pytest.raises(StoreError, match="SHARDS=1-2/4 overlaps SHARDS=0-1/4 of"):
            async with running_bot(database, shards="1-2/4"):
                pass
        with pytest.raises(StoreError, match="must count the same number of shards"):
            async with running_bot(database, shards="2/3"):
                pass
