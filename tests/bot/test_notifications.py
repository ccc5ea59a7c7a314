"""Who is called when and where: exactly once for each hand-over, never in quiet hours, several tables together."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Bot
from bot.games import SPECS
from bot.language.texts import Texts
from bot.playground import Playground
from bot.playground.messages import Message
from bot.playground.world import Permission
from bot.storage.people import ConversationRecord
from bot.storage.records import Change, TableRecord
from bot.tables.actions import erasure, preferences
from bot.tables.writing.digests import take_out
from engine.core.errors import RuleError
from tests.bot.conftest import Seat
from tests.bot.support.answers import PNG, offer_seat, private, private_message
from tests.bot.support.clock import HOUR, Wall, asked_seat, clock_of, hand_over, wall
from tests.bot.support.hasty import hasty
from tests.bot.support.rows import rows_on_disk
from tests.bot.support.table import ENGLISH, NOW, PlayedTable
from tests.bot.support.taps import answer, get_reply
from tests.bot.test_timeout_votes import paced

__all__ = ["hasty", "wall"]


def member(table: PlayedTable, seat: int) -> int:
    return int(table.people[seat].id)


def direct(playground: Playground, table: PlayedTable, seat: int) -> list[str]:
    """What this person got by direct message."""
    return [post.text for post in playground.world.dm(table.people[seat].id).messages.values()]


async def next_by_direct_message(at: PlayedTable) -> tuple[PlayedTable, int]:
    """The table, and the seat that is asked next, whose person has chosen direct messages."""
    other = 1 - asked_seat(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "dm")
    return at, other


async def test_who_chooses_the_thread_in_the_second_in_which_they_are_asked_is_notified_once(
    table: Seat, wall: Wall
) -> None:
    """Simulation, seed 710436: the notification outlived its question, and notified of the next one again."""
    at, other = await next_by_direct_message(await table(2))
    await hand_over(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "thread")
    await wall.strike()
    said = at.posts[-1]
    assert said.mentions == [at.people[other].id]
    await hand_over(at)
    assert said.id not in at.place.messages


async def test_by_direct_message_threads_are_silent(table: Seat, wall: Wall, playground: Playground) -> None:
    at, other = await next_by_direct_message(await table(2))
    calls = at.notifications
    await hand_over(at)
    await wall.strike()
    assert at.notifications == calls
    (said,) = direct(playground, at, other)
    assert "Place your people (" in said
    assert f"/{at.live.record.place}/{at.live.record.board}" in said
    assert (await clock_of(at, other)).told == wall.now
    await wall.turn(hours=1)
    assert len(direct(playground, at, other)) == 1


async def test_a_notification_that_goes_out_while_it_is_taken_back_is_deleted_too(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    """Where it stands becomes known after the change was made and before it is written."""
    at, other = await next_by_direct_message(await table(2))
    held = playground.faults.hold("POST", "/users/@me/channels")
    moving = asyncio.create_task(hand_over(at))
    await held.arrived.wait()
    taken_back = await take_out(at.bot.tables.committer, member(at, other), lambda _: True)
    held.let_go.set()
    await moving
    await at.bot.outbox.idle()
    assert len(direct(playground, at, other)) == 1
    await at.bot.tables.committer.write(Change(tuple(taken_back)))
    await at.bot.outbox.idle()
    assert direct(playground, at, other) == []


async def test_who_could_not_be_notified_yet_is_not_reminded_as_well(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    at, other = await next_by_direct_message(await paced(await table(2)))
    held = playground.faults.hold("POST", "/users/@me/channels")
    moving = asyncio.create_task(hand_over(at))
    await held.arrived.wait()
    wall.now += 5 * HOUR
    await at.bot.scheduler.work_off()
    held.let_go.set()
    await moving
    await at.bot.outbox.idle()
    (said,) = direct(playground, at, other)
    assert "Place your people" in said
    assert "Reminder" not in said


async def test_a_wish_for_one_table_goes_before_the_usual_one(table: Seat, wall: Wall) -> None:
    at, other = await next_by_direct_message(await table(2))
    await preferences.notify_at(at.bot.tables, member(at, other), "thread", at.live)
    await hand_over(at)
    assert at.notifications[-1] == (at.board.id, at.people[other].id)


async def test_nobody_calls_whom_nobody_shall_call(table: Seat, wall: Wall, playground: Playground) -> None:
    at = await table(2)
    other = 1 - asked_seat(at)
    await preferences.notify_at(at.bot.tables, member(at, other), "none")
    calls = at.notifications
    await hand_over(at)
    await wall.turn(hours=48)
    assert at.notifications == calls
    assert direct(playground, at, other) == []


async def test_in_quiet_hours_the_call_waits_for_the_morning(table: Seat, wall: Wall) -> None:
    at = await table(2)
    other = 1 - asked_seat(at)
    minute = NOW % 86_400 // 60
    begins, ends = f"{minute // 60}:{minute % 60:02}", f"{(minute // 60 + 8) % 24}:{minute % 60:02}"
    await preferences.set_quiet_hours(at.bot.tables, member(at, other), "UTC", begins, ends)
    calls = at.notifications
    await hand_over(at)
    await wall.turn(hours=7)
    assert at.notifications == calls
    await wall.turn(hours=2)
    assert [who for _, who in at.notifications[len(calls) :]] == [at.people[other].id]
    await wall.turn(hours=3)
    assert len(at.notifications) == len(calls) + 1
    deleted = at.board.id
    at.playground.faults.delete_message(deleted)
    await at.playground.wait_until(lambda: str(at.live.record.board) != deleted)
    await at.bot.outbox.idle()
    assert len(at.notifications) == len(calls) + 1, "the message that is made anew tells nobody again"


async def test_who_moved_meanwhile_is_not_called(table: Seat, wall: Wall) -> None:
    at = await table(2)
    other = 1 - asked_seat(at)
    await preferences.snooze(at.bot.tables, member(at, other), 8)
    await hand_over(at)
    await hand_over(at)
    calls = [who for _, who in at.notifications]
    await wall.turn(hours=9)
    assert [who for _, who in at.notifications] == calls


async def both_wait(playground: Playground, bot: Bot, table: Seat, where: str = "dm") -> list[PlayedTable]:
    """Two tables wait for the same person, who hears of it in four hours."""
    both = [await table(2), await (await PlayedTable.open(playground, bot, 2, title="Second")).start()]
    await preferences.notify_at(bot.tables, member(both[0], 0), where)
    await preferences.snooze(bot.tables, member(both[0], 0), 4)
    for at in both:
        await at.advance(lambda at: asked_seat(at) == 0)
    return both


async def test_several_tables_one_message(playground: Playground, bot: Bot, wall: Wall, table: Seat) -> None:
    first, _ = await both_wait(playground, bot, table)
    await wall.turn(hours=5)
    (said,) = direct(playground, first, 0)
    assert said.partition("\n")[0].endswith(" · and one more table")
    assert said.count("https://discord.com/channels/") == 2


async def test_an_answer_while_a_message_is_made_leaves_no_other_table_out(
    playground: Playground, bot: Bot, wall: Wall, table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first, _), find_language = await both_wait(playground, bot, table), bot.languages.of_person

    async def answer_meanwhile(reader: int, record: TableRecord) -> Texts:
        monkeypatch.undo()
        while asked_seat(first) == 0:
            await bot.tables.moves.play(first.live, 0, str(first.greedy_move()[1]))
        return await find_language(reader, record)

    monkeypatch.setattr(bot.languages, "of_person", answer_meanwhile)
    await wall.turn(hours=5)
    assert asked_seat(first) != 0
    assert ["Second" in said for said in direct(playground, first, 0)] == [True]


async def test_a_message_says_of_which_table_it_reminds(playground: Playground, bot: Bot, wall: Wall) -> None:
    """The one was notified before, the other waits for the first time, and is the less urgent one."""
    first = await (await PlayedTable.open(playground, bot, 2, pace="8h", title="First")).start()
    second = await (await PlayedTable.open(playground, bot, 2, pace="24h", title="Second")).start()
    for at in (first, second):
        if asked_seat(at) == 0:
            await hand_over(at)
    assert "Reminder" not in (await by_message(first, 0, wall)).text
    due = f"select at from due where kind = 'call' and who = {member(first, 0)}"
    wall.now = int(str(rows_on_disk(bot.store, due)[0][0]))
    await hand_over(second)
    await wall.strike()
    lines = posts_to(first, 0)[-1].text.splitlines()
    assert "Reminder: " in lines[0]
    assert [line.startswith("Reminder: **") for line in lines if "**" in line and "](" not in line] == [
        True,
        False,
    ]


async def test_a_reminder_in_an_archived_thread_goes_when_the_thread_opens(
    playground: Playground, bot: Bot, wall: Wall, table: Seat
) -> None:
    """It tells of two tables, and one is answered: no edit is possible there, and no deletion before it is open."""
    tables = await both_wait(playground, bot, table, "thread")
    await wall.turn(hours=5)
    ((at, reminder),) = [
        (at, post) for at in tables for post in at.posts if "and one more table" in post.text
    ]
    playground.faults.archive(at.place)
    (other,) = [each for each in tables if each is not at]
    await hand_over(other)
    await bot.outbox.idle()
    assert reminder.id in at.place.messages
    await hand_over(at)
    await bot.outbox.idle()
    assert reminder.id not in at.place.messages
    assert rows_on_disk(bot.store, "select games from notifications") == []


async def test_direct_messages_are_gathered(table: Seat, wall: Wall, playground: Playground) -> None:
    at, other = await next_by_direct_message(await table(2))
    pings = playground.world.pings
    notified = at.people[other].id
    for _ in range(3):
        await hand_over(at)
        await wall.turn(seconds=20)
    assert [who for _, who in pings].count(notified) == 1
    await wall.turn(seconds=300)
    assert [who for _, who in pings].count(notified) == 2


async def by_message(at: PlayedTable, seat: int, wall: Wall) -> Message:
    """The direct message that tells the player of this seat about their turn."""
    await preferences.notify_at(at.bot.tables, member(at, seat), "dm")
    await hand_over(at)
    await wall.strike()
    return posts_to(at, seat)[0]


def posts_to(at: PlayedTable, seat: int) -> list[Message]:
    """What the bot wrote to this person by itself; answers to their own taps are not among it."""
    found = at.playground.world.dm(at.people[seat].id).messages.values()
    return [post for post in found if not post.ephemeral]


async def test_one_acts_from_a_direct_message(playground: Playground, bot: Bot, wall: Wall) -> None:
    """It shows the board, what is asked and until when; a tap opens the controls, and the last one lets it go."""
    at = await (await PlayedTable.open(playground, bot, 2, pace="24h")).start()
    seat = 1 - asked_seat(at)
    note = await by_message(at, seat, wall)
    (picture,) = note.attachments
    assert at.content(picture).startswith(PNG)
    assert at.people[seat].name in picture["description"]
    view, decision = at.live.running.view(None), at.decision
    question = SPECS["stone_age"].phrases.prompt(ENGLISH, decision, view)
    expires = NOW + 4 * 24 * HOUR
    assert question.removesuffix(".") in note.text
    assert f"Deadline: <t:{expires}:R>" in note.text
    screen = get_reply(await at.people[seat].press(note, "Your move"))
    assert screen.ephemeral
    rows = len(at.live.rows)
    await play_on(at, seat, screen)
    screen = at.people[seat].message(screen.id)
    assert at.live.rows[rows].seat == seat
    assert "✓ " in screen.text
    assert f"/{at.live.record.place}/" in screen.text, "the way back to the table"
    assert posts_to(at, seat) == []


async def play_on(at: PlayedTable, seat: int, screen: Message) -> None:
    """Answer on this private message until somebody else is asked."""
    while seat in at.live.running.waiting:
        await answer(at.people[seat], screen, at.greedy_move()[1])
        screen = at.people[seat].message(screen.id)
    await at.bot.outbox.idle()


async def test_a_notification_goes_with_its_question(playground: Playground, bot: Bot, wall: Wall) -> None:
    """However that ends: by a move in the thread, a substitute, or the end of the game; and a reminder replaces it."""
    at = await (await PlayedTable.open(playground, bot, 2, pace="24h")).start()
    seat = 1 - asked_seat(at)
    await by_message(at, seat, wall)
    await hand_over(at)
    assert posts_to(at, seat) == []
    await hand_over(at)
    await wall.turn(hours=1)
    (first,) = posts_to(at, seat)
    await wall.turn(hours=12)
    (second,) = posts_to(at, seat)
    assert second.id != first.id
    playground.world.users[at.people[seat].id].dms_closed = True
    await wall.turn(hours=12)
    reminder = at.posts[-1]
    assert reminder.labels[0] == "Your move"
    assert reminder.attachments == []
    assert posts_to(at, seat) == []
    await offer_seat(at.people[seat], at.place)
    await bot.outbox.idle()
    offer = next(post for post in at.posts if "Take this seat" in post.labels)
    carla = playground.person("Carla")
    await preferences.notify_at(bot.tables, int(carla.id), "dm")
    await carla.press(offer, "Take this seat")
    await wall.strike()
    assert reminder.id not in at.place.messages
    note = next(iter(playground.world.dm(carla.id).messages.values()))
    assert "Your move" in note.labels
    other = at.people[1 - seat]
    await carla.command(at.place, "game end")
    await bot.outbox.idle()
    await other.press(at.posts[-1], "Agree")
    await bot.outbox.idle()
    assert at.live.record.status == "ended"
    assert note.id not in playground.world.dm(carla.id).messages
    assert rows_on_disk(bot.store, "select games from notifications") == []


@pytest.mark.long
async def test_several_tables_each_have_their_button(
    playground: Playground, bot: Bot, wall: Wall, table: Seat
) -> None:
    """The most urgent comes first; what is done is not named any more, and after the last the message goes."""
    first = await table(2)
    more = [
        await (await PlayedTable.open(playground, bot, 2, title=title, pace="8h")).start()
        for title in ("Second", "Third")
    ]
    games = [first, *more]
    person = first.people[0]
    await preferences.notify_at(bot.tables, int(person.id), "dm")
    await preferences.snooze(bot.tables, int(person.id), 4)
    for at in games:
        if asked_seat(at) == 0:
            await hand_over(at)
        await hand_over(at)
        wall.now += 60
    await wall.turn(hours=5)
    (note,) = posts_to(first, 0)
    assert [label[0] for label in note.labels] == ["1", "2", "3", "N"]
    names = [note.text.index(name) for name in ("Second", "Third", "Winter")]
    assert names == sorted(names)
    screen = get_reply(await person.press(note, note.labels[0]))
    await play_on(games[1], 0, screen)
    (note,) = posts_to(first, 0)
    assert "Second" not in note.text
    assert note.text.partition("\n")[0].endswith(" · and one more table")
    assert len(note.attachments) == 1
    await hand_over(games[2])
    await bot.outbox.idle()
    (note,) = posts_to(first, 0)
    assert "Your move" in note.labels
    await hand_over(first)
    await bot.outbox.idle()
    assert posts_to(first, 0) == []


async def test_a_note_for_the_next_player(table: Seat, wall: Wall, playground: Playground) -> None:
    at = await table(3)
    following = (asked_seat(at) + 2) % 3
    await preferences.prefer(at.bot.tables, member(at, following), next_up=1)
    await hand_over(at)
    await wall.strike()
    (note,) = direct(playground, at, following)
    assert "probably next" in note


@pytest.mark.usefixtures("hasty")
async def test_a_note_that_had_to_wait_is_not_sent_to_who_was_forgotten(table: Seat, wall: Wall) -> None:
    """Nothing about them is stored again; who was asked meanwhile needs none either."""
    at = await table(3)
    world, following, store = at.playground.world, (asked_seat(at) + 2) % 3, at.bot.store
    await preferences.prefer(at.bot.tables, member(at, following), next_up=1)
    at.playground.faults.revoke(Permission.SEND_MESSAGES_IN_THREADS, world.games)
    await hand_over(at)
    await wall.turn(seconds=1)
    assert [each.kind for each in await store.unsent_posts(at.live.record.id)] == ["next-up"]
    await erasure.forget(at.bot.tables, ENGLISH, member(at, following))
    at.playground.faults.grant(Permission.SEND_MESSAGES_IN_THREADS, world.games)
    await at.bot.outbox.idle()
    assert direct(at.playground, at, following) == []
    assert await store.find(ConversationRecord) == []


async def test_no_note_where_it_tells_nothing(table: Seat, wall: Wall, playground: Playground) -> None:
    """Between two players each is always next; and who has just moved knows who comes after them."""
    two = await table(2)
    for seat in (0, 1):
        await preferences.prefer(two.bot.tables, member(two, seat), next_up=1)
    for _ in range(4):
        await hand_over(two)
        await wall.strike()
    assert direct(playground, two, 0) == direct(playground, two, 1) == []


@pytest.mark.parametrize(
    ("zone", "begins", "ends", "mistake"),
    [
        ("Mordor", "22", "7", "error-zone"),
        ("Berln", "22", "7", "error-zone-near"),
        ("UTC", "25:00", "7", "error-time"),
        ("UTC", "22:60", "7", "error-time"),
        ("UTC", "late", "7", "error-time"),
        ("UTC", "-1", "7", "error-time"),
        ("UTC", "22", "12:01", "error-quiet-too-long"),
    ],
)
async def test_quiet_hours_without_sense(bot: Bot, zone: str, begins: str, ends: str, mistake: str) -> None:
    with pytest.raises(RuleError) as refusal:
        await preferences.set_quiet_hours(bot.tables, 5, zone, begins, ends)
    assert refusal.value.id == mistake
    assert (await bot.tables.people.person(5)).zone == "UTC"


async def test_the_commands_say_what_is_set(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    said = await anna.command(
        "games", "settings quiet", {"zone": "Europe/Berlin", "from": "22", "to": "12:00"}
    )
    answer = private_message(said)
    chosen = [each["label"] for part in answer.selects for each in part["options"] if each.get("default")]
    assert "Quiet from 22:00 to 12:00" in chosen
    assert "(Europe/Berlin)" in private(await anna.command("games", "settings show"))
    assert "No notifications until" in private(await anna.command("games", "snooze", hours=3))
    for hours in (3, 0):
        await anna.command("games", "snooze", hours=hours)
        assert (await bot.tables.people.person(int(anna.id))).snoozed == NOW + hours * HOUR
