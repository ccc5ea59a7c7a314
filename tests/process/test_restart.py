"""Due jobs are done after every start, however the process before has ended."""

from __future__ import annotations

import time

import pytest

from bot.playground import Playground
from bot.running import AGAIN_AFTER
from tests.process.bot_process import BotProcess
from tests.process.play import notified_people, open_table, start_game

pytestmark = pytest.mark.long


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


async def test_what_became_due_while_nothing_ran_is_done_after_the_start(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    await open_table(process, playground, 2)
    await process.stop()
    process.clock.advance(days=7)
    await process.start()
    process.clock.advance(hours=12)  # until then nothing expires: nobody could act
    await process.settle()
    anna = playground.person("Anna")
    seen = [message.content.lower() for channel in anna.channels for message in anna.see(channel)]
    assert sum("close" in each for each in seen) == 1
    assert process.errors == []


async def test_a_start_waits_until_discord_answers(process: BotProcess, playground: Playground) -> None:
    """It does not end, as a supervisor soon stops starting it again, until it is asked to end."""
    playground.faults.answer(503, "GET", "/gateway$", times=2)
    begun = time.monotonic()
    await process.launch()
    await process.wait_for_line("Discord is not reached, and asked again in 15.0 seconds: 503")
    assert await process.stop() == 0
    assert time.monotonic() - begun < AGAIN_AFTER
    await process.start()
    assert sum("asked again in 15.0 seconds: 503" in line for line in process.lines) == 2
    assert process.errors == []
