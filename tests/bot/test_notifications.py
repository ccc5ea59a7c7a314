"""Who is called when and where: exactly once for each hand-over, never in quiet hours, several tables together."""

from __future__ import annotations

import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.tables import preferences
from engine.core.errors import RuleError
from tests.bot.conftest import Seat
from tests.bot.support.clock import Wall, asked, clock_of, hand_on, wall
from tests.bot.support.table import NOW, PlayedTable

__all__ = ["wall"]


def member(table: PlayedTable, seat: int) -> int:
    return int(table.people[seat].id)


def direct(playground: Playground, table: PlayedTable, seat: int) -> list[str]:
    """What this person got by direct message."""
    return [post.text for post in playground.world.dm(table.people[seat].id).messages.values()]


async def test_usually_the_hand_over_itself_mentions(table: Seat, wall: Wall) -> None:
    at = await table(2)
    seat = asked(at)
    assert at.calls == [(at.board.id, at.people[seat].id)]
    await wall.strike()
    assert len(at.calls) == 1


async def test_by_direct_message_the_thread_stays_silent(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    at = await table(2)
    other = 1 - asked(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "dm")
    calls = at.calls
    await hand_on(at)
    await wall.strike()
    assert at.calls == calls
    (said,) = direct(playground, at, other)
    assert "it is your turn" in said
    assert f"/{at.live.record.place}/{at.live.record.board}" in said
    assert (await clock_of(at, other)).told == wall.now
    await wall.turn(hours=1)
    assert len(direct(playground, at, other)) == 1


async def test_a_wish_for_one_table_goes_before_the_usual_one(table: Seat, wall: Wall) -> None:
    at = await table(2)
    other = 1 - asked(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "dm")
    await preferences.notify_at(at.bot.tables, member(at, other), "thread", at.live)
    await hand_on(at)
    assert at.calls[-1] == (at.board.id, at.people[other].id)


async def test_nobody_calls_whom_nobody_shall_call(table: Seat, wall: Wall, playground: Playground) -> None:
    at = await table(2)
    other = 1 - asked(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "none")
    calls = at.calls
    await hand_on(at)
    await wall.turn(hours=48)
    assert at.calls == calls
    assert direct(playground, at, other) == []


async def test_closed_doors_lead_to_the_thread(table: Seat, wall: Wall, playground: Playground) -> None:
    at = await table(2)
    other = 1 - asked(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "dm")
    playground.world.users[at.people[other].id].dms_closed = True
    await hand_on(at)
    await wall.strike()
    assert at.calls[-1][1] == at.people[other].id
    assert "it is your turn" in at.posts[-1].text


async def test_in_quiet_hours_the_call_waits_for_the_morning(table: Seat, wall: Wall) -> None:
    at = await table(2)
    other = 1 - asked(at)
    minute = NOW % 86_400 // 60
    begins, ends = f"{minute // 60}:{minute % 60:02}", f"{(minute // 60 + 8) % 24}:{minute % 60:02}"
    await preferences.set_quiet_hours(at.bot.tables, member(at, other), "UTC", begins, ends)
    calls = at.calls
    await hand_on(at)
    await wall.turn(hours=7)
    assert at.calls == calls
    await wall.turn(hours=2)
    assert [who for _, who in at.calls[len(calls) :]] == [at.people[other].id]
    await wall.turn(hours=3)
    assert len(at.calls) == len(calls) + 1


async def test_whoever_moved_meanwhile_is_not_called(table: Seat, wall: Wall) -> None:
    at = await table(2)
    other = 1 - asked(at)
    await preferences.snooze(at.bot.tables, member(at, other), 8)
    await hand_on(at)
    await hand_on(at)
    calls = [who for _, who in at.calls]
    await wall.turn(hours=9)
    assert [who for _, who in at.calls] == calls


async def test_several_tables_make_one_message(
    playground: Playground, bot: Bot, wall: Wall, table: Seat
) -> None:
    first = await table(2)
    second = await (await PlayedTable.open(playground, bot, 2, title="Second")).start()
    person = member(first, 0)
    await preferences.notify_at(bot.tables, person, "dm")
    await preferences.snooze(bot.tables, person, 4)
    for at in (first, second):
        if asked(at) == 0:
            await hand_on(at)
        await hand_on(at)
        assert asked(at) == 0
    await wall.turn(hours=5)
    (said,) = direct(playground, first, 0)
    assert "2 tables are waiting" in said
    assert said.count("https://discord.com/channels/") == 2


async def test_direct_messages_are_gathered(table: Seat, wall: Wall, playground: Playground) -> None:
    at = await table(2)
    other = 1 - asked(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "dm")
    for _ in range(3):
        await hand_on(at)
        await wall.turn(seconds=20)
    assert len(direct(playground, at, other)) == 1
    await wall.turn(seconds=300)
    assert len(direct(playground, at, other)) == 2


async def test_a_note_for_whoever_is_next(table: Seat, wall: Wall, playground: Playground) -> None:
    at = await table(3)
    following = (asked(at) + 2) % 3
    await preferences.set_next_up(at.bot.tables, member(at, following), 1)
    await hand_on(at)
    await wall.strike()
    (note,) = direct(playground, at, following)
    assert "probably next" in note


async def test_no_note_where_it_tells_nothing(table: Seat, wall: Wall, playground: Playground) -> None:
    """Between two players each is always next; and who has just moved knows who comes after them."""
    two = await table(2)
    for seat in (0, 1):
        await preferences.set_next_up(two.bot.tables, member(two, seat), 1)
    for _ in range(4):
        await hand_on(two)
        await wall.strike()
    assert direct(playground, two, 0) == direct(playground, two, 1) == []


async def test_calls_survive_a_restart(table: Seat, wall: Wall, playground: Playground) -> None:
    """What is due stands in the database, not in a task."""
    at = await table(2)
    other = 1 - asked(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "dm")
    await preferences.snooze(at.bot.tables, member(at, other), 2)
    await hand_on(at)
    at.bot.tables.registry._live.clear()
    await wall.turn(hours=3)
    assert len(direct(playground, at, other)) == 1


@pytest.mark.parametrize(
    ("zone", "begins", "ends", "mistake"),
    [
        ("Mordor", "22", "7", "error-zone"),
        ("Berln", "22", "7", "error-zone-near"),
        ("UTC", "25:00", "7", "error-time"),
        ("UTC", "22:60", "7", "error-time"),
        ("UTC", "late", "7", "error-time"),
        ("UTC", "-1", "7", "error-time"),
        ("UTC", "7", "6:59", "error-quiet-too-long"),
    ],
)
async def test_quiet_hours_that_make_no_sense(
    bot: Bot, zone: str, begins: str, ends: str, mistake: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        await preferences.set_quiet_hours(bot.tables, 5, zone, begins, ends)
    assert refusal.value.id == mistake
    assert (await bot.tables.people.person(5)).zone == "UTC"


async def test_the_commands_say_what_is_set(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    said = await anna.command(
        "games", "settings quiet", {"zone": "Europe/Berlin", "from": "22", "to": "7:30"}
    )
    (answer,) = said.messages
    assert answer.ephemeral
    assert "22:00 to 7:30" in answer.content
    (answer,) = (await anna.command("games", "settings show")).messages
    assert "(Europe/Berlin)" in answer.content
    (answer,) = (await anna.command("games", "snooze", hours=3)).messages
    assert "No notifications until" in answer.content
    assert (await bot.tables.people.person(int(anna.id))).snoozed == NOW + 3 * 3600
