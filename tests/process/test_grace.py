"""Nothing expires for a while after the bot was down or its clock was wrong."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from tests.process.bot_process import BotProcess
from tests.process.play import lobby, notified_people, open_table, start_game

pytestmark = pytest.mark.long


def warnings(process: BotProcess) -> list[str]:
    return [line for line in process.lines if " WARNING " in line and "nothing expires" in line]


async def test_after_two_days_down_there_is_one_reminder_and_time_to_follow_it(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    await start_game(process, playground, 2, pace="8h")
    asked = notified_people(playground)[-1]
    await process.kill()
    process.clock.advance(days=2)
    await process.start_and_settle()
    assert notified_people(playground)[1:] == [asked]
    assert len(warnings(process)) == 1
    process.clock.advance(hours=11)
    await process.settle()
    await process.stop()
    await process.start()
    assert process.read(str, "select status from votes") == [], "a restart does not end the grace"
    for seconds in (3570, 30):
        process.clock.advance(seconds=seconds)
        await process.settle()
    assert process.read(str, "select status from votes") == ["open"]
    assert len(warnings(process)) == 1
    assert process.errors == []


async def test_a_clock_that_jumps_forward_and_comes_back_closes_no_lobby_and_opens_no_vote(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    people = await start_game(process, playground, 2, pace="24h")
    await open_table(process, playground, 2)
    waiting = lobby(playground)
    process.clock.jump(days=400)
    process.clock.advance(minutes=2)
    await process.settle()
    assert len(warnings(process)) == 1
    process.clock.advance(hours=11)
    await process.settle()
    before = notified_people(playground)
    process.clock.jump(days=-400)
    process.clock.advance(minutes=2)
    await process.settle()
    assert process.read(str, "select status from tables order by id") == ["running", "lobby"]
    assert process.read(str, "select status from votes") == []
    assert notified_people(playground) == before, "nothing is said again"
    await people[0].press(waiting, "Start")
    await process.settle()
    process.clock.advance(hours=13)
    await process.settle()
    assert len(notified_people(playground)) > len(before) + 1, "reminders come as before"
    assert process.errors == []


async def test_what_began_under_a_wrong_clock_takes_the_time_that_it_should(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    process.clock.jump(days=400)
    await start_game(process, playground, 2, pace="8h")
    asked = notified_people(playground)
    process.clock.jump(days=-400)
    process.clock.advance(minutes=2)
    await process.settle()
    for hours, reminders in ((3, 0), (1, 1), (27, 2)):
        process.clock.advance(hours=hours)
        await process.settle()
        assert notified_people(playground) == asked * (1 + reminders)
        assert process.read(str, "select status from votes") == []
    process.clock.advance(hours=2)
    await process.settle()
    assert process.read(str, "select status from votes") == ["open"]
    assert process.errors == []


async def test_a_lobby_closes_a_week_after_its_warning_however_late_that_comes(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    await open_table(process, playground, 2)
    await process.stop()
    process.clock.advance(days=20)
    await process.start()
    for hours in (11, 1, 7 * 24 - 1):
        process.clock.advance(hours=hours)
        await process.settle()
        assert process.read(str, "select status from tables") == ["lobby"]
    anna = playground.person("Anna")
    seen = [message.content.lower() for channel in anna.channels for message in anna.see(channel)]
    assert sum("close" in each for each in seen) == 1
    process.clock.advance(hours=1)
    await process.settle()
    assert process.read(str, "select status from tables") == ["ended"]
    assert process.errors == []


async def test_what_is_gathered_into_a_direct_message_waits_no_hour_though_the_clock_goes_back_by_one(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    people = await start_game(process, playground, 2, pace="24h")
    first = next(each for each in people if each.id == notified_people(playground)[-1])
    other = next(each for each in people if each is not first)
    await other.command("games", "settings notifications", {"where": "dm"})
    (thread,) = process.read(str, "select thread from tables")
    for mover, where in ((first, "hunt"), (other, "forest"), (first, "claypit")):
        await mover.command(thread, "place", where=where, people=1)
        await process.settle()
    assert notified_people(playground).count(other.id) == 1, "two within five minutes are one"
    process.clock.jump(hours=-1)
    for _ in range(6):
        process.clock.advance(minutes=1)
        await process.settle()
    assert notified_people(playground).count(other.id) == 2
    assert process.errors == []
