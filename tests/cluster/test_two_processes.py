"""Two processes on one PostgreSQL: either may act at any table, and what one has done the other goes on from."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.client import Bot
from bot.config import Address
from bot.language.stone_age import prompt
from bot.playground import Playground
from bot.storage.errors import StoreError
from bot.storage.records import Change, LogRecord
from engine.core.match import AnyMatch
from engine.core.players import greedy
from tests.bot.support.answers import asks
from tests.bot.support.table import ENGLISH, PlayedTable, running_bot
from tests.bot.support.taps import answer, controls, shown, tap_anything
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


def both_look_before_either_writes(quick: Bot, slow: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next move of each of them rests on the same state."""
    looked, written = asyncio.Event(), asyncio.Event()
    write_at_once, write_late = quick.store.write, slow.store.write

    async def first(change: Change) -> None:
        if change.of(LogRecord):
            await looked.wait()
        await write_at_once(change)
        written.set()

    async def second(change: Change) -> None:
        if change.of(LogRecord):
            looked.set()
            await written.wait()
        await write_late(change)

    monkeypatch.setattr(quick.store, "write", first)
    monkeypatch.setattr(slow.store, "write", second)


async def test_of_two_taps_at_once_the_slower_one_is_answered_from_what_the_other_has_done(
    playground: Playground, database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread belongs to one process, direct messages to the other."""
    async with two_of(database) as both:
        here, elsewhere = sorted(both, key=lambda bot: not bot.guilds)
        two = await (await opened(playground, here)).advance(several_to_choose)
        seat, rows = two.decision.seat, len(two.live.rows)
        person = two.people[seat]
        waiting = shown(await person.command(person.open_dm(), "mygames"))
        screen = shown(await person.press(waiting, waiting.labels[0]))
        both_look_before_either_writes(here, elsewhere, monkeypatch)
        _, late = await asyncio.gather(
            tap_anything(person, two.board), person.press(screen, controls(screen)[1]["custom_id"])
        )
        now = await two.moved_to(elsewhere)
        chosen = [row.seat for row in now.live.rows[rows:] if row.seat is not None and not row.obvious]
        assert chosen == [seat]
        asked = now.live.running.decision_of(seat)
        assert ENGLISH.say("error-stale") in late.text
        assert prompt(ENGLISH, asked, now.live.view_of(seat)) in late.text
        await answer(person, shown(late), asked.options[0])
        after = await two.moved_to(here)
        assert f"{seat} {asked.options[0]}" in map(str, after.live.rows[rows:])
        assert after.live.rows == (await two.moved_to(elsewhere)).live.rows


def several_to_choose(at: PlayedTable) -> bool:
    """Whether one person goes on with what is left after one tap."""
    return asks("resolve")(at) and len(at.decision.options) >= 3


async def test_shards_that_overlap_are_refused(playground: Playground, database: Address) -> None:
    async with running_bot(database, shards="0-1/4"):
        with pytest.raises(StoreError, match="SHARDS=1-2/4 overlaps SHARDS=0-1/4 of"):
            async with running_bot(database, shards="1-2/4"):
                pass
        with pytest.raises(StoreError, match="must count the same number of shards"):
            async with running_bot(database, shards="2/3"):
                pass
