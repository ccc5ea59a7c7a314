"""Whatever fails, is lost or crashes: one message asks, it asks the newest question, and who is asked is mentioned."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import discord
import pytest

from bot.client import Bot
from bot.outbox import plan, reconciling, requesting, requests, shown
from bot.outbox.posts import describe_post
from bot.outbox.sender import Outgoing
from bot.playground import Playground
from bot.playground.faults import Held
from bot.playground.messages import Flag
from bot.storage.errors import Conflict, Unwritable
from bot.storage.messages import SECOND, MessageRecord
from bot.storage.records import Change, PostProgress
from bot.storage.sqlite.driver import SQLite
from bot.tables.model.table import Table
from bot.tables.writing.committer import Committer, Signals
from tests.bot.conftest import Seat
from tests.bot.support.answers import advance_to_buttons, asks, next_move, play_move
from tests.bot.support.clock import HOUR, Wall, hand_over, wall
from tests.bot.support.conversation import acting, assert_one_asks
from tests.bot.support.hasty import hasty
from tests.bot.support.table import PlayedTable, hungry, started_table
from tests.bot.support.taps import controls

__all__ = ["hasty", "wall"]

pytestmark = pytest.mark.usefixtures("hasty")
MESSAGES, MESSAGE = r"/messages$", r"/messages/\d+$"


def assert_true(at: PlayedTable) -> None:
    """What stands there is the newest question, once, with the picture; who is asked is mentioned."""
    assert_one_asks(at)
    assert Flag.COMPONENTS_V2 in at.board.flags
    assert at.board.attachments
    asked = {at.people[seat].id for seat in at.live.running.waiting}
    assert {*at.board.mentions} == asked
    if len(at.live.running.decisions) == 1:
        number = at.live.moves[at.decision.seat]
        assert all(f".{number}." in part["custom_id"] for part in controls(at.board))
    assert at.bot.tables.committer.marks == {}


async def assert_true_and_silent(at: PlayedTable, pings: int) -> None:
    await at.bot.outbox.idle()
    assert_true(at)
    assert len(at.playground.world.pings) == pings


async def deleted_and_made_anew(at: PlayedTable) -> None:
    """Somebody deletes what asks, and it comes back by itself."""
    older = at.board.id
    at.playground.faults.delete_message(older)
    await at.playground.wait_until(lambda: [each.id for each in acting(at)] not in ([], [older]), 10)
    await at.bot.outbox.idle()
    assert_true(at)


async def same_player(at: PlayedTable) -> None:
    """The next move is by somebody who is asked again."""
    while True:
        copy = at.live.running.copy()
        seat, action = next_move(at)
        copy.play(seat, action)
        if (
            copy.chance is None
            and copy.waiting == at.live.running.waiting
            and copy.round == at.live.running.round
        ):
            return
        await play_move(at)


async def move(at: PlayedTable) -> None:
    await at.bot.tables.moves.play(at.live, *next_move(at))


async def move_and_hold_its_message(at: PlayedTable) -> Held:
    """A move whose new message is on its way to Discord."""
    held = at.playground.faults.hold("POST", MESSAGES)
    await move(at)
    await asyncio.wait_for(held.arrived.wait(), 10)
    return held


@pytest.mark.parametrize(
    ("status", "times"), [(503, 2), *(pytest.param(500, times, marks=pytest.mark.long) for times in (5, 12))]
)
async def test_a_failed_edit_is_made_whatever_it_failed_with(table: Seat, status: int, times: int) -> None:
    two = await table(2)
    await same_player(two)
    board = two.board
    two.playground.faults.answer(status, "PATCH", MESSAGE, times=times)
    await play_move(two)
    assert two.board is board
    assert_true(two)


@pytest.mark.parametrize("lost", ["answer", "after the effect"])
async def test_a_new_message_whose_answer_is_lost_is_the_only_one(table: Seat, lost: str) -> None:
    two = await table(2)
    for _ in range(3):
        two.playground.faults.drop_answer("POST", MESSAGES, times=6 if lost == "answer" else 1)
        await move(two)
        await two.playground.wait_until(lambda: len(acting(two)) != 1, 10)
        await move(two)
        await asyncio.wait_for(two.bot.outbox.idle(), 20)
        assert_true(two)


async def test_a_bot_that_dies_before_it_hears_of_its_message_goes_on_with_one(
    playground: Playground, database: Path
) -> None:
    async with started_table(playground, database) as two:
        held = await move_and_hold_its_message(two)
        await asyncio.create_task(two.bot.outbox.close())
        assert not two.bot.outbox.at_work
        held.let_go.set()
    async with two.restarted(database) as two:
        assert_true(two)
        calls = two.notifications
        await move(two)
        await two.bot.outbox.idle()
        assert_true(two)
        assert len(two.notifications) <= len(calls) + 1


async def test_a_request_of_a_dead_bot_that_comes_when_its_message_is_old_makes_no_second_one(
    playground: Playground, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next run makes the message under the same nonce, and it stays as long as the request may yet arrive."""
    async with started_table(playground, database) as two:
        held = await move_and_hold_its_message(two)
        late = playground.requests[-1]
        await two.bot.outbox.close()
    monkeypatch.setattr(shown, "LATEST", 3600.0)
    async with two.restarted(database) as two:
        await move(two)
        await two.bot.outbox.wait_until_shown(two.live.record.id)
        before = [*two.place.messages]
        held.let_go.set()
        await playground.wait_until(lambda: late.status != 0, 10)
        assert [*two.place.messages] == before
    monkeypatch.setattr(shown, "LATEST", 0.0)
    async with two.restarted(database) as two:
        assert_true(two)


async def test_who_is_asked_together_and_still_waits_stays_mentioned(table: Seat) -> None:
    three = await (await table(3)).advance(lambda at: len(at.live.running.decisions) > 1, hungry)
    assert_true(three)
    calls = len(three.notifications)
    while len(three.live.running.decisions) > 1:
        await play_move(three)
        assert_true(three)
    assert len(three.notifications) == calls


async def test_a_late_picture_takes_no_mention(table: Seat) -> None:
    two = await advance_to_buttons(await table(2))
    two.bot.outbox.drawings.patience = 0.0
    for _ in range(3):
        await play_move(two)
        assert_true(two)


async def test_somebody_deletes_the_message_and_nobody_is_notified_again(table: Seat) -> None:
    two = await table(2)
    await same_player(two)
    pings = len(two.playground.world.pings)
    del two.place.messages[two.board.id]
    await play_move(two)
    assert_true(two)
    assert len(two.playground.world.pings) == pings


async def test_a_phone_shows_who_is_asked_what_where_and_until_when(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, pace="24h")).start()
    before = [len(person.lock_screen) for person in two.people]
    seat = two.decision.seat
    while two.decision.seat == seat:
        await play_move(two)
    ringing = two.people[two.decision.seat]
    (push,) = ringing.lock_screen[before[two.decision.seat] :]
    assert push.words.startswith(f"@{ringing.name} · Place your people")
    assert " · Winter, round 1 · until " in push.words
    assert Flag.COMPONENTS_V2 in two.board.flags
    assert push.message == two.board.id


async def test_a_hand_over_takes_three_requests_and_one_upload(table: Seat) -> None:
    two = await table(2)
    seat = two.decision.seat
    await two.bot.outbox.idle()
    first = len(two.playground.requests)
    while two.decision.seat == seat:
        first = len(two.playground.requests)
        await play_move(two)
    made = [each for each in two.playground.requests[first:] if "/messages" in each.path]
    assert [each.method for each in made] == ["POST", "PATCH", "DELETE"]


async def test_no_transaction_stands_between_a_move_and_the_request_that_shows_it(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    await two.bot.outbox.idle()
    sender, driver, commits = two.bot.outbox.sender, cast(SQLite, two.bot.store.driver), list[int]()
    create = sender.create

    async def count_and_create(*given: Any, **more: Any) -> int:
        commits.append(driver.commits)
        return await create(*given, **more)

    monkeypatch.setattr(sender, "create", count_and_create)
    before = 0
    while not commits:
        before = driver.commits
        await play_move(two)
    assert commits[0] == before + 1


async def test_a_question_that_is_overtaken_before_its_message_is_made_is_not_looked_for(table: Seat) -> None:
    """What is on disk of its message says that it may exist, for a start after a crash alone."""
    two = await table(2)
    first = len(two.playground.requests)
    held = await move_and_hold_its_message(two)
    asking = two.live.record.asking
    while two.live.record.asking < asking + 3:
        await move(two)
    held.let_go.set()
    await asyncio.wait_for(two.bot.outbox.idle(), 20)
    assert_true(two)
    assert "GET" not in [each.method for each in two.playground.requests[first:]]
    game = two.live.record.id
    kept = await two.bot.store.find(MessageRecord, "game = ? and kind = 'current'", game)
    assert [each.message for each in kept] == [int(two.board.id)]


async def test_after_a_crash_a_message_is_looked_for_from_the_newest_id_on(table: Seat) -> None:
    """However much people have written since the last one of the table."""
    two = await table(2)
    await two.people[0].press(two.board, two.texts.say("button-more"))
    newest = two.bot.outbox.sender.newest
    assert newest > int(two.board.id)
    held = await move_and_hold_its_message(two)
    (row,) = await two.bot.store.find(MessageRecord, "message is null")
    assert row.after == newest - SECOND
    held.let_go.set()


async def test_a_picture_that_may_not_be_shown_again_is_sent_again(table: Seat) -> None:
    two = await table(2)
    two.playground.faults.refuse_reuse()
    for _ in range(4):
        await play_move(two)
        assert_true(two)
    assert len(two.playground.problems) == 1  # it was tried once
    two.playground.problems.clear()


async def test_where_no_layout_can_be_made_the_plain_message_stays(table: Seat) -> None:
    two = await table(2)
    two.playground.faults.answer(400, "PATCH", MESSAGE, times=2)
    seat = two.decision.seat
    while two.decision.seat == seat:
        await move(two)
        await two.bot.outbox.idle()
    assert acting(two) == [two.board]
    assert Flag.COMPONENTS_V2 not in two.board.flags
    assert "Your move" in two.board.labels
    two.playground.problems.clear()
    opened = await two.people[two.decision.seat].press(two.board, "Your move")
    assert opened.error is None


async def test_what_somebody_deletes_again_and_again_is_there_again_at_once_and_then_once_in_a_minute(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconciling, "REMADE_SECONDS", 3.0)
    two = await table(2)
    first, pings = two.board.id, len(two.playground.world.pings)
    two.playground.faults.delete_message(first)
    await two.playground.wait_until(lambda: str(two.live.record.board) != first, 10)
    await assert_true_and_silent(two, pings)
    two.playground.faults.delete_message(two.board.id)
    await asyncio.sleep(0.2)
    await two.bot.outbox.idle()
    assert acting(two) == []
    await two.playground.wait_until(lambda: acting(two) != [], 10)
    await assert_true_and_silent(two, pings)
    two.playground.faults.delete_message(two.board.id)
    await two.bot.outbox.idle()
    await play_move(two)
    await two.bot.outbox.idle()
    assert len(acting(two)) == 1


async def test_what_somebody_deletes_while_an_edit_of_it_is_under_way_is_made_anew(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer of the edit comes after the news that the message was deleted."""
    two = await table(2)
    await same_player(two)
    first, edit = two.board.id, requests.edit

    async def edit_and_delete(*given: Any, **said: Any) -> None:
        await edit(*given, **said)
        monkeypatch.undo()
        two.playground.faults.delete_message(first)
        await two.bot.outbox.message_deleted(int(first), two.live.record.server)

    monkeypatch.setattr(requests, "edit", edit_and_delete)
    await move(two)
    await two.bot.outbox.idle()
    assert two.board.id != first
    assert_true(two)


async def test_what_a_bot_of_moderators_deletes_with_all_else_is_made_anew(table: Seat) -> None:
    two = await table(2)
    first, pings = two.board.id, len(two.playground.world.pings)
    two.playground.faults.purge(two.place)
    await two.playground.wait_until(lambda: str(two.live.record.board) != first, 10)
    await assert_true_and_silent(two, pings)


async def test_a_reminder_whose_answer_is_lost_goes_once_its_reader_has_moved(
    playground: Playground, bot: Bot, wall: Wall
) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, pace="24h")).start()
    board = two.board
    playground.faults.drop_answer("POST", MESSAGES, times=40)
    wall.now += 24 * HOUR
    await bot.scheduler.work_off()
    await playground.wait_until(lambda: two.posts[-1] is not board, 10)
    assert two.posts[-1].labels[0] == "Your move"
    await hand_over(two)
    await wall.strike()
    await playground.wait_until(lambda: bot.tables.committer.marks == {}, 10)
    assert_true(two)
    assert [post.id for post in two.posts if "Your move" in post.labels] == []


@pytest.mark.parametrize("status", [0, 503])
async def test_a_computer_that_plays_for_who_is_not_asked_is_named_until_they_are_back(
    table: Seat, status: int
) -> None:
    """Nobody moves meanwhile: that alone changes the message, also where the edit fails at first."""
    three = await table(3)
    absent = three.people[2]
    assert not three.live.running.find_decision(2)
    board, pings = three.board, len(three.playground.world.pings)
    for is_away in (True, False):
        if status:
            three.playground.faults.answer(status, "PATCH", MESSAGE, times=7)
        if is_away:
            panel = (await absent.command(three.place, "game leave")).reply
            assert panel is not None
            await absent.press(panel, "Let a computer play for me")
        else:
            await absent.press(three.board, "I am back")
        await asyncio.wait_for(three.bot.outbox.idle(), 20)
        assert ("A computer plays for Carla" in three.board.question) is is_away
        assert ("I am back" in three.board.labels) is is_away
        assert_true(three)
    assert three.board is board
    assert len(three.playground.world.pings) == pings


@pytest.mark.long
@pytest.mark.parametrize("under_way", ["POST", "PATCH", "DELETE"])
async def test_what_is_under_way_when_the_bot_dies_and_is_old_by_then_leaves_nothing(
    playground: Playground, database: Path, under_way: str
) -> None:
    """A hand-over has begun, the next move is on disk, then the bot dies; what it asked for is done all the same."""
    async with started_table(playground, database) as two:
        await play_move(two)
        held = playground.faults.hold(under_way, MESSAGES if under_way == "POST" else MESSAGE)
        await move(two)
        await asyncio.wait_for(held.arrived.wait(), 10)
        await move(two)
        await two.bot.outbox.close()
        held.let_go.set()
    rings = len(playground.world.pings)
    async with two.restarted(database) as two:
        assert_true(two)
        assert len(playground.world.pings) <= rings + 1
        await move(two)
        await two.bot.outbox.idle()
        assert_true(two)


@pytest.mark.long
async def test_edits_of_a_message_older_than_an_hour_keep_their_distance(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes three in six seconds; what changes meanwhile is one edit with the newest state."""
    assert 3 * requesting.PAUSE >= 6
    two = await (await table(2)).advance(lambda at: asks("resolve")(at) and len(at.decision.options) > 3)
    board, pause = two.board, 0.5

    def edited() -> list[float]:
        path = f"/channels/{board.channel_id}/messages/{board.id}"
        return [each.at for each in two.playground.requests if (each.method, each.path) == ("PATCH", path)]

    monkeypatch.setattr(requesting, "PAUSE", 60.0)
    young = len(edited())
    for _ in range(2):
        await play_move(two)
    assert len(edited()) == young + 2
    monkeypatch.setattr(requesting, "PAUSE", pause)
    two.playground.world.clock.advance(HOUR + 1)
    await two.people[two.decision.seat].press(board, "My things")  # by its id the bot learns how late it is
    await play_move(two)
    for _ in range(2):
        await move(two)
    await asyncio.wait_for(two.bot.outbox.idle(), 20)
    assert two.board is board
    assert_true(two)
    first, second = edited()[young + 2 :]
    assert second - first >= pause * 0.9


async def test_what_asks_comes_back_also_after_an_older_one_was_deleted(table: Seat) -> None:
    """Of the older one nothing was made anew."""
    two = await table(2)
    older, held = two.board.id, await move_and_hold_its_message(two)
    two.playground.faults.delete_message(older)
    held.let_go.set()
    await two.bot.outbox.idle()
    await deleted_and_made_anew(two)


async def test_what_asks_comes_back_though_the_disk_knows_nothing_of_it_yet(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when it was full as the message was made."""
    two = await table(2)
    store = two.bot.store
    really = store.find

    async def find(kind: Any, where: str = "true", *values: Any) -> list[Any]:
        return [] if where == "message = ?" else await really(kind, where, *values)

    monkeypatch.setattr(store, "find", find)
    await deleted_and_made_anew(two)


async def test_what_is_said_of_a_move_to_here_is_said_though_the_table_is_looked_at_meanwhile(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    outbox, driver = two.bot.outbox, two.bot.store.driver
    really = driver.commit

    async def commit(statements: Any) -> Any:
        outbox.wake((two.live.record.id,))  # as when a deletion ends
        await asyncio.sleep(0.05)
        return await really(statements)

    monkeypatch.setattr(driver, "commit", commit)
    await two.people[0].command(two.place, "game here")
    await asyncio.wait_for(outbox.idle(), 10)
    assert await two.bot.store.posts_to_make() == []
    assert_true(two)


async def test_a_message_that_is_deleted_while_the_disk_takes_nothing_is_made_anew(
    table: Seat, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    two = await table(2)
    before, driver = two.board.id, two.bot.store.driver
    really, is_full = driver.commit, True

    async def commit(statements: Any) -> Any:
        if is_full:
            raise Unwritable("the disk is full")
        return await really(statements)

    monkeypatch.setattr(driver, "commit", commit)
    two.playground.faults.delete_message(before)
    await two.playground.wait_until(lambda: two.bot.tables.committer.marks != {}, 10)
    await two.bot.outbox.wait_until_shown(two.live.record.id)
    is_full = False
    await two.playground.wait_until(lambda: acting(two) != [], 10)
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert two.board.id != before
    assert_true(two)
    caplog.clear()


async def test_who_asks_for_direct_messages_before_the_thread_could_tell_them_is_notified_there(
    table: Seat,
) -> None:
    """How somebody is notified is settled when they are asked: else nobody would notify them."""
    two = await table(2)
    held = await move_and_hold_its_message(two)
    asked = two.people[two.decision.seat]
    await asked.command(two.place, "settings notifications", where="dm")
    held.let_go.set()
    await asyncio.wait_for(two.bot.outbox.idle(), 20)
    # The scheduler learns at about the same time that they are to be notified elsewhere, and finds nothing left to do.
    await two.playground.wait_until(lambda: two.bot.tables.committer.marks == {}, 20)
    pings = [number for number, member in two.playground.world.pings if member == asked.id]
    assert pings[-1:] == [two.board.id]
    assert_true(two)


async def test_who_changes_to_the_thread_is_mentioned_there_without_being_notified_again(
    table: Seat, wall: Wall
) -> None:
    two = await table(2)
    other = next(each for each in two.people if each is not two.people[two.decision.seat])
    await other.command(two.place, "settings notifications", where="dm")
    await move(two)
    await wall.strike()
    await two.bot.outbox.idle()
    assert two.board.mentions == []
    pings = len(two.playground.world.pings)
    await other.command(two.place, "settings notifications", where="thread")
    await wall.strike()
    await assert_true_and_silent(two, pings)


async def test_a_lost_message_is_not_taken_for_the_one_after_it(table: Seat) -> None:
    """The story of a round that was taken back while nobody heard of its message, and the line that says so."""
    two = await table(2)
    two.playground.faults.drop("POST", MESSAGES)
    committer = two.bot.tables.committer
    said = committer.say(two.live.record.id, "seat-taken", name="Anna", former="Ben")
    held = two.playground.faults.hold("GET", MESSAGES)
    await committer.write(Change((said,)))
    lost = discord.ui.LayoutView().add_item(discord.ui.TextDisplay("**Round 2**", id=999))
    await asyncio.wait_for(held.arrived.wait(), 10)
    await two.bot.get_partial_messageable(two.live.record.place).send(view=lost)
    held.let_go.set()
    await asyncio.wait_for(two.bot.outbox.idle(), 20)
    assert [post.content for post in two.posts].count("Anna goes on for Ben.") == 1


async def test_a_change_that_others_overtake_on_its_way_to_the_disk_is_newer_than_they_are(
    table: Seat,
) -> None:
    """What is wanted is thought of anew: else it would be what it was for the others."""
    two = await table(2)
    committer, record = Committer(two.bot.store, two.bot.clock, Signals()), two.live.record
    slow = asyncio.create_task(committer.commit(Change((record,))))
    await asyncio.sleep(0)
    committer.look_again(record.id)
    before = committer.marks[record.id]
    await slow
    assert committer.marks[record.id] > before
    assert [each.game for each in await two.bot.store.pending()] == [record.id]


async def test_a_change_on_its_way_to_the_disk_is_still_to_be_shown_when_all_before_it_was_shown(
    table: Seat,
) -> None:
    """If the program died then, nobody would know that its message is not what it should be."""
    two = await table(2)
    committer, record = Committer(two.bot.store, two.bot.clock, Signals()), two.live.record
    slow = asyncio.create_task(committer.commit(Change((record,))))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the transaction has begun: what is written now comes after it
    committer.look_again(record.id)
    committer.end(record.id, committer.marks[record.id])
    await slow
    await two.bot.store.wait_until_written()
    assert [each.game for each in await two.bot.store.pending()] == [record.id]
    committer.end(record.id, committer.marks[record.id])
    await two.bot.store.wait_until_written()
    assert await two.bot.store.pending() == []


async def test_a_change_that_does_not_reach_the_disk_leaves_the_table_to_those_before_it(table: Seat) -> None:
    two = await table(2)
    committer, record = Committer(two.bot.store, two.bot.clock, Signals()), two.live.record
    wrong = asyncio.create_task(committer.commit(Change((record, PostProgress(1_000_000, "sent", None)))))
    await asyncio.sleep(0)
    committer.look_again(record.id)
    committer.signals.shown.get_nowait()
    committer.end(record.id, committer.marks[record.id])
    with pytest.raises(Conflict):
        await wrong
    assert committer.signals.shown.get_nowait().game == record.id
    committer.end(record.id, committer.marks[record.id])
    assert committer.marks == {}


async def test_a_picture_that_is_ready_once_its_message_was_looked_at_is_still_shown(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old message waits for its picture, as Discord lets it be edited seldom; meanwhile others are looked at."""
    two = await table(2)
    await same_player(two)
    outbox, drawn = two.bot.outbox, asyncio.Event()
    draw, step = two.bot.pictures.board, outbox.reconciler.step

    async def draw_late(*given: Any, **said: Any) -> bytes:
        await drawn.wait()
        return await draw(*given, **said)

    async def look_and_be_slow(at: Table, *, before_posts: bool = False) -> bool:
        has_asked = await step(at, before_posts=before_posts)
        if not (has_asked or before_posts) and not drawn.is_set():
            drawn.set()
            await asyncio.gather(*outbox.drawings.tasks)
            await asyncio.sleep(0)  # those who wait for it hear of it
        return has_asked

    monkeypatch.setattr(two.bot.pictures, "board", draw_late)
    monkeypatch.setattr(outbox.reconciler, "step", look_and_be_slow)
    two.bot.tables.committer.note_id(int(two.board.id) + 2 * plan.HOUR)
    await move(two)
    await asyncio.wait_for(outbox.idle(), 20)
    assert_true(two)


async def test_a_clock_that_is_set_back_takes_no_mention(table: Seat, wall: Wall) -> None:
    two = await table(2)
    await move(two)
    wall.now -= HOUR
    await two.people[0].command(two.place, "game here")
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert_true(two)


async def test_a_message_with_the_mark_of_another_post_is_not_taken_for_this_one(table: Seat) -> None:
    """The answers to both were lost, and the first is wanted no more: the other one's message stayed for ever."""
    two = await table(2)
    bot, game, place = two.bot, two.live.record.id, two.live.record.place
    two.live.position = replace(
        two.live.position, seats=tuple(replace(each, caretaker="normal") for each in two.live.seats)
    )
    posts = [bot.tables.committer.say(game, "seat-kept", name="Anna", button="takeback") for _ in range(2)]
    await bot.store.write(Change(tuple(replace(each, status="sending") for each in posts)))
    rows = [
        MessageRecord(bot.store.new_id("messages"), game, "say", each.id, place, None, 0, mark=each.id)
        for each in posts
    ]
    wanted = [(await describe_post(bot.outbox.wishes, two.live, each))[0] for each in posts]
    first = Outgoing(rows[0], wanted[0], wanted[0].screen)
    sent = await bot.outbox.sender.create("first", first, None, silent=True)
    found = [await bot.outbox.sender.find(two.live, *each) for each in zip(rows, wanted, strict=True)]
    assert [each and each.id for each in found] == [sent, None]


async def test_a_message_of_an_earlier_version_is_known_by_its_words(table: Seat) -> None:
    """It bears no mark, and in a place that is not the table's own, not every message of ours is of this table."""
    two = await table(2)
    bot, elsewhere = two.bot, int(two.playground.world.games.id)
    post = bot.tables.committer.say(two.live.record.id, "seat-kept", name="Anna")
    row = MessageRecord(1, two.live.record.id, "say", post.id, elsewhere, None, 0, mark=post.id)
    (wanted,) = await describe_post(bot.outbox.wishes, two.live, post)
    for words in ("Something else", wanted.screen.content, "And more"):
        await bot.get_partial_messageable(elsewhere).send(words)
    found = await bot.outbox.sender.find(two.live, row, wanted)
    assert found is not None
    assert found.content == wanted.screen.content
