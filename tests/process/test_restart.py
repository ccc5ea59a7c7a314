"""Due jobs are done after every start, however the process before has ended."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground import Playground
from tests.process.bot_process import ONLINE, BotProcess
from tests.process.play import notified_people, start_game
from tests.support.postgresql import Server

pytestmark = pytest.mark.long

WAITING = "this start waits, and goes on by itself:"


@pytest.mark.parametrize("ending", ["stopped", "killed"])
async def test_a_reminder_comes_by_itself_from_every_start_on(
    process: BotProcess, playground: Playground, ending: str
) -> None:
    await process.start()
    people = await start_game(process, playground, 2, pace="24h")
    asked = notified_people(playground)[-1]
    for hours in (12, 12):  # half of the time that the pace gives, and all of it
        await (process.stop() if ending == "stopped" else process.kill())
        before = len(notified_people(playground))
        await process.start_and_settle()
        assert len(notified_people(playground)) == before, "nothing was due yet"
        process.clock.advance(hours=hours)
        await process.settle()
        assert notified_people(playground)[before:] == [asked]
    assert {person.id for person in people} >= {asked}
    assert process.errors == []


async def test_a_start_waits_until_discord_answers(process: BotProcess, playground: Playground) -> None:
    """It does not end, as a supervisor soon stops starting it again, until it is asked to end."""
    playground.faults.answer(503, "GET", "/users/@me$", times=3)
    await process.launch()
    await process.wait_for_line(f"{WAITING} Discord is not reached: 503")
    assert await process.stop() == 0
    playground.faults.answer(503, "GET", "/applications/@me$")  # after the login
    await process.start()
    assert sum(WAITING in line for line in process.lines) == 2, "of one reason it reads once"
    assert not any("Traceback" in line for line in process.lines)
    assert process.errors == []


async def test_a_token_that_is_reset_ends_the_bot(process: BotProcess, playground: Playground) -> None:
    await process.start()
    await playground.gateway.close_all(4004)
    assert await process.wait_until_ended() == 2
    assert process.lines[-1].startswith("Discord does not accept DISCORD_TOKEN.")


async def test_a_start_waits_until_its_database_answers(process: BotProcess, own_server: Server) -> None:
    """What an operator must correct ends it."""
    settings = {"DATABASE": own_server.ready().url}
    await asyncio.to_thread(own_server.stop)
    await process.launch(settings)
    await process.wait_for_line(f"{WAITING} The database postgresql://bot@127.0.0.1")
    assert await process.stop() == 0
    await process.launch(settings)
    await asyncio.to_thread(own_server.start)
    await process.wait_for_line(ONLINE)
    assert await process.stop() == 0
    assert process.errors == []
    await process.launch({"DATABASE": own_server.address("nothing").url})
    assert await process.wait_until_ended() == 2
    assert process.lines[-1].endswith("Create it on the server (createdb -O USER NAME), or correct DATABASE.")
