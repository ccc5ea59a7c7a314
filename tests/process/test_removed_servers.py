"""The bot is removed from a server: its tables rest until it is invited again, or they are erased after some days."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.language.texts import Texts
from bot.playground import Person, Playground
from bot.playground.world import Guild
from bot.tables.model.orders import BY_EXPIRY, ERASE, ORDER, Order
from tests.process.bot_process import LONGEST_WAIT, BotProcess
from tests.process.play import start_game
from tests.process.test_orders import Command, command, rows_of

__all__ = ["command"]

ENGLISH = Texts("en")
REMOVED = "select count(*) from removed_servers"
DAY = 24 * 3600


async def until(process: BotProcess, sql: str, wanted: int) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        while process.read(int, sql) != [wanted]:  # noqa: ASYNC110 - a file of another process
            await asyncio.sleep(0.02)


async def pass_days(process: BotProcess, days: int) -> None:
    """Let days pass one by one, so that the bot notices each."""
    for _ in range(days):
        process.clock.advance(days=1)
        await process.settle()


def another_server(playground: Playground, *people: Person) -> None:
    """Add a second server with these people and the bot."""
    world = playground.world
    number = int(world.guild.id) + (1 << 40)
    elsewhere = Guild(str(number), "Elsewhere", people[0].id, str(number + 1), str(number + 2))
    elsewhere.members = [world.bot.id, *(each.id for each in people)]
    world.guilds[elsewhere.id] = elsewhere


def notices(person: Person) -> list[str]:
    """The direct messages about a removal that this person has received."""
    return [each.text for each in person.see(person.open_dm()) if "I was removed" in each.text]


@pytest.mark.long
async def test_tables_rest_while_the_bot_is_removed_and_go_on_with_the_time_that_was_left(
    process: BotProcess, playground: Playground, command: Command
) -> None:
    faults = playground.faults
    another_server(playground, playground.person("Ben"))
    await process.start()
    anna, ben = await start_game(process, playground, 2, pace="24h")
    (thread,) = process.read(str, "select thread from tables")
    process.clock.advance(hours=5)
    await process.settle()
    left, since = (
        process.read(int, f"select {each} from clocks where asked > 0")[0] for each in ("left", "since")
    )
    left -= process.clock.now - since
    said = [each.text for each in anna.see(thread)]

    faults.kick()
    await until(process, REMOVED, 1)
    refused = len([each for each in playground.requests if each.status >= 400])
    process.clock.advance(hours=1)
    await process.settle()
    process.clock.advance(minutes=1)
    await process.settle()
    assert notices(anna) == [], "the bot shares no server with her"
    until_then = process.clock.now - 3660 + 30 * DAY
    (words,) = notices(ben)
    assert "“Winter (Anna)" in words
    assert f"before <t:{until_then}:D>" in words
    await process.stop()
    await process.start()
    await pass_days(process, 10)
    assert [each.text for each in anna.see(thread)] == said
    assert process.read(str, "select status from tables") == ["running"]
    assert "removed from it since 2025-06-1" in await command("server", "list")
    assert len([each for each in playground.requests if each.status >= 400]) == refused + 1, (
        "Anna's message alone"
    )
    assert len(notices(ben)) == 1

    faults.invite()
    await until(process, REMOVED, 0)
    await process.settle()
    assert [each.text for each in anna.see(thread) if each.text == ENGLISH.say("server-back")]
    assert process.read(int, "select at from due where kind = 'expire'") == [process.clock.now + left]
    assert process.errors == []


@pytest.mark.long
async def test_a_removal_is_recognized_at_the_next_start_and_an_outage_is_none(
    process: BotProcess, playground: Playground
) -> None:
    faults = playground.faults
    await process.start()
    await start_game(process, playground, 2)
    await process.stop()
    faults.begin_outage()
    await process.start()
    await process.stop()
    assert process.read(int, REMOVED) == [0]
    faults.end_outage()
    faults.kick()
    await process.start()
    await until(process, REMOVED, 1)
    await process.stop()
    faults.invite()
    await process.start()
    await until(process, REMOVED, 0)
    assert process.errors == []


@pytest.mark.long
async def test_all_of_a_server_is_erased_some_days_after_a_removal(
    process: BotProcess, playground: Playground
) -> None:
    await process.start({"KEEP_REMOVED_SERVERS": "10"})
    await start_game(process, playground, 2)
    playground.faults.kick()
    await until(process, REMOVED, 1)
    await pass_days(process, 10)
    assert rows_of(process)
    await pass_days(process, 1)
    await until(process, "select count(*) from tables", 0)
    await until(process, "select count(*) from errands", 0)
    await process.wait_for_line("order of KEEP_REMOVED_SERVERS: erase server")
    await process.stop()
    assert rows_of(process) == {}
    assert process.errors == []


@pytest.mark.long
async def test_who_is_invited_again_while_the_bot_stands_still_loses_nothing_though_it_was_to_be_erased(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    await start_game(process, playground, 2)
    playground.faults.kick()
    await until(process, REMOVED, 1)
    await process.stop()
    playground.faults.invite()
    server = int(playground.world.guild.id)
    order = Order("order-0000000000-a", BY_EXPIRY, "server", ERASE, server, server)
    with closing(sqlite3.connect(process.database)) as db, db:  # an earlier run was about to erase it
        db.execute("insert into errands values (1, ?, null, ?, ?)", (server, ORDER, str(order)))
    await process.start()
    await until(process, REMOVED, 0)
    await until(process, "select count(*) from errands", 0)
    await process.settle()
    assert process.read(str, "select status from tables") == ["running"]
    assert process.errors == []
