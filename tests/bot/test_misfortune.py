"""Discord closes doors: what goes on by itself, what waits, and the one command that helps."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus

import pytest

from bot.client import Bot
from bot.config import Keep
from bot.language.texts import Texts
from bot.messages.screens import words_of
from bot.operations.pending import describe, in_words
from bot.outbox.refusals import DeliveryFailure
from bot.playground import Playground
from bot.playground.world import Permission
from bot.tables.jobs.pruning import DAY, Pruning
from bot.tables.jobs.retention import Retention
from bot.tables.model.orders import REPAIR
from tests.bot.conftest import Seat, errors
from tests.bot.support.answers import (
    advance_to_buttons,
    assert_board_is_whole,
    next_move,
    play_by_command,
    play_move,
    private,
)
from tests.bot.support.hasty import hasty
from tests.bot.support.table import PlayedTable, arguments
from tests.bot.support.taps import controls, tap, tap_moves
from tests.bot.test_meetings import give_order
from tests.bot.test_retention import At

__all__ = ["hasty"]

pytestmark = pytest.mark.usefixtures("hasty")
MESSAGES = r"/messages"


async def dm_move(table: PlayedTable) -> str:
    """The next move, typed in the private conversation with the bot; what was answered."""
    seat, option = table.greedy_move()
    person = table.people[seat]
    outcome = await person.command(
        person.open_dm(), option.verb, {**arguments(option), "table": table.live.record.id}
    )
    return "\n".join(message.text for message in outcome.messages)


async def parked(table: PlayedTable) -> None:
    """The table is parked, and nothing turns in circles."""
    await asyncio.wait_for(table.bot.outbox.idle(), 10)
    assert table.live.record.id in table.bot.outbox.refusals.parked
    asked = len(table.playground.requests)
    await asyncio.sleep(0.2)
    assert len(table.playground.requests) == asked, "it keeps trying although that cannot help"
    assert table.live.record.id in table.bot.tables.committer.marks


async def recovered(table: PlayedTable, posts: int) -> None:
    """There is a current message again, and as many messages as before: the one before it is deleted."""
    await table.playground.wait_until(lambda: table.bot.tables.committer.marks == {}, 10)
    await asyncio.wait_for(table.bot.outbox.idle(), 10)
    assert table.bot.outbox.refusals.parked == {}
    assert_board_is_whole(table)
    assert len(table.posts) == posts
    await tap(table, *table.greedy_move())


async def test_what_cannot_be_reached_is_said_below_full_pages_too(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refused a text that was as long as a message before that sentence came below it."""
    two, line = await table(2), "What lies here.\n"
    monkeypatch.setattr(two.bot.outbox.refusals, "parked", {two.live.record.id: DeliveryFailure.LOCKED})
    monkeypatch.setattr(words_of(two.live), "board_text", lambda *_: (line * 249).rstrip())
    shown = await two.people[0].command(two.place, "board", text=True)
    await two.playground.wait_until(lambda: "is locked" in shown.messages[-1].text, 10)
    assert "".join(each.text for each in shown.messages).count(line.strip()) == 249


# What passes by itself


@pytest.mark.long
@pytest.mark.parametrize(
    ("status", "times"), [(429, 1), (429, 12), (500, 1), (500, 5), (500, 12), (502, 1), (503, 1), (503, 12)]
)
async def test_a_burst_of_errors_delays_a_post_and_no_more(
    table: Seat, caplog: pytest.LogCaptureFixture, status: int, times: int
) -> None:
    """discord.py tries 500 and 502 five times by itself, and 503 not at all."""
    two = await table(2)
    posts, board = len(two.posts), two.board.id
    two.playground.faults.answer(status, "*", MESSAGES, times=times, retry_after=0.01)
    await play_move(two)
    assert (len(two.posts), two.board.id != board) == (posts, True)
    assert_board_is_whole(two)
    assert errors(caplog) == []
    await tap(two, *two.greedy_move())


async def test_slow_answers_hold_up_only_their_own_table(table: Seat) -> None:
    two = await table(2)
    posts = len(two.posts)
    two.playground.faults.delay(0.5, "POST", rf"/channels/{two.place.id}/messages")
    assert private(await play_by_command(two)).startswith("✓")
    await two.bot.outbox.idle()
    assert len(two.posts) == posts
    assert_board_is_whole(two)


async def test_an_archived_thread_opens_with_the_next_post(table: Seat) -> None:
    """Discord archives a thread after a week; an edit would be refused there for ever."""
    two = await advance_to_buttons(await table(2))
    two.playground.faults.archive(two.place)
    assert "✓" in await dm_move(two)
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert not two.place.archived
    assert_board_is_whole(two)
    await tap(two, *two.greedy_move())


async def test_a_deleted_thread_is_opened_again(table: Seat) -> None:
    two = await table(2)
    old = two.place
    two.playground.faults.delete(old)
    await two.bot.tables.moves.play(two.live, *next_move(two))
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert two.place.id != old.id
    assert_board_is_whole(two)
    await tap(two, *two.greedy_move())


async def test_somebody_left_the_server(table: Seat) -> None:
    """Everybody else plays on; who left can come back to the same seat."""
    two = await table(2)
    seat = two.decision.seat
    two.playground.faults.leave(two.people[1 - seat].id)
    await tap_moves(two)
    assert_board_is_whole(two)
    assert await two.bot.store.posts_to_make() == []
    two.playground.world.guild.members.append(two.people[1 - seat].id)
    await tap(two, *two.greedy_move())


# What waits for people


async def test_a_permission_is_taken_and_given_back(table: Seat, caplog: pytest.LogCaptureFixture) -> None:
    two = await table(2)
    caplog.set_level(logging.INFO, "bot.outbox.refusals")
    posts, faults = len(two.posts), two.playground.faults
    faults.revoke(Permission.SEND_MESSAGES_IN_THREADS)
    assert "✓" in await dm_move(two)
    await parked(two)
    assert any("cannot be reached (FORBIDDEN)" in each.getMessage() for each in caplog.records)
    (mark,) = await two.bot.store.pending()
    assert (mark.why, mark.again) == ("forbidden", 0), "what `pending` says"
    assert "I may not write where this table is played" in await dm_move(two)
    await parked(two)
    faults.grant(Permission.SEND_MESSAGES_IN_THREADS)
    await recovered(two, posts)
    said = [each.getMessage() for each in caplog.records if each.name == "bot.outbox.refusals"]
    assert [sum(words in each for each in said) for words in ("must wait:", "had to wait is done")] == [1, 1]
    caplog.clear()


async def test_a_game_that_ended_where_nobody_can_read_it_is_not_kept_for_ever(
    table: Seat, caplog: pytest.LogCaptureFixture
) -> None:
    two = await table(2)
    store, game, faults = two.bot.store, two.live.record.id, two.playground.faults
    faults.revoke(Permission.SEND_MESSAGES_IN_THREADS)
    await two.bot.tables.consent.close_without_result(two.live)
    await parked(two)
    ended = (await store.log(game))[-1].at
    retention = Retention(two.bot.tables, Texts("en"), Keep(), lambda: None)
    for days, archived in ((29, []), (31, [game])):
        await Pruning(At(ended + days * DAY), retention).finished_games()
        assert await store.select(int, "select game from archives") == archived
    faults.grant(Permission.SEND_MESSAGES_IN_THREADS)
    await two.playground.wait_until(lambda: two.bot.tables.committer.marks == {}, 10)
    assert "There is no winner." in two.posts[-1].content
    caplog.clear()


async def test_a_locked_thread_is_unlocked(table: Seat, caplog: pytest.LogCaptureFixture) -> None:
    two = await table(2)
    posts, faults = len(two.posts), two.playground.faults
    faults.lock(two.place)
    await two.bot.tables.moves.play(two.live, *next_move(two))
    await parked(two)
    assert "is locked" in await dm_move(two)
    faults.unlock(two.place)
    await recovered(two, posts)
    caplog.clear()


async def test_a_kicked_bot_goes_on_when_it_is_back(table: Seat, caplog: pytest.LogCaptureFixture) -> None:
    two = await table(2)
    posts, faults = len(two.posts), two.playground.faults
    faults.kick()
    resting, server = two.bot.tables.registry.resting, two.live.record.server
    await two.playground.wait_until(lambda: server in resting, 10)
    rows, asked = len(two.live.rows), len(two.playground.requests)
    assert "was removed from the server of this table" in await dm_move(two)
    await two.bot.tables.moves.play(two.live, *next_move(two))  # as one that was under way
    assert len(two.live.rows) > rows
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert [
        each.path for each in two.playground.requests[asked:] if each.status == HTTPStatus.FORBIDDEN
    ] == []
    assert two.bot.outbox.refusals.parked == {}
    assert two.live.record.id in two.bot.tables.committer.marks
    faults.invite()
    await recovered(two, posts)
    assert server not in resting
    caplog.clear()


async def test_a_deleted_channel_and_game_here(table: Seat, caplog: pytest.LogCaptureFixture) -> None:
    two = await table(2)
    world, faults = two.playground.world, two.playground.faults
    await two.people[1].command(two.place, "game end")
    await two.bot.outbox.idle()
    faults.delete(two.place)
    faults.delete(world.games)
    assert "✓" in await dm_move(two)
    await parked(two)
    assert "channel of this table is gone" in await dm_move(two)
    host = two.people[0]
    refusal = await two.playground.person("Carla").command("general", "game here", table=two.live.record.id)
    assert "no seat" in private(refusal)
    await host.command("general", "game here", table=two.live.record.id)
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert two.place.parent_id == world.general.id
    assert any("Anna asked me to bring the table here" in post.text for post in two.posts)
    await recovered(two, len(two.posts))
    caplog.clear()


async def test_game_here_makes_a_lost_board_anew(table: Seat) -> None:
    two = await table(2)
    deleted, calls = two.board.id, len(two.playground.world.pings)
    two.playground.faults.delete_message(deleted)
    await two.people[1].command(two.place, "game here")
    await two.bot.outbox.idle()
    assert two.board.id != deleted
    assert_board_is_whole(two)
    assert len(two.playground.world.pings) == calls  # who waits was notified here already
    assert two.lobby.channel_id == two.playground.world.games.id
    await tap(two, *two.greedy_move())


async def test_game_here_leaves_people_who_look_for_a_seat_a_lobby(playground: Playground, bot: Bot) -> None:
    two = await PlayedTable.open(playground, bot, 2)
    before = two.lobby
    await two.people[0].command(two.place, "game here")
    await bot.outbox.idle()
    (lobby,) = [post for post in playground.world.games.messages.values() if post.owner_id is None]
    assert lobby.id != before.id
    assert two.live.record.lobby == int(lobby.id)
    assert two.place.id == before.id
    await two.start()
    assert_board_is_whole(two)


async def test_game_here_in_a_thread(table: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left of it in a locked one goes when that is opened, or is deleted; the table does not wait for it."""
    two = await table(2)
    playground, old, world = two.playground, two.place, two.playground.world
    thread = world.add_thread(world.general, "evening", two.people[0].id)
    playground.faults.lock(old)
    await two.people[0].command(thread.id, "game here", table=two.live.record.id)
    await two.bot.outbox.idle()
    assert two.place.id == thread.id
    assert_board_is_whole(two)
    (held,) = two.bot.outbox.refusals.messages.values()
    assert two.bot.outbox.refusals.release(held.server + 1) == set()
    await two.bot.store.wait_until_written()
    assert "not yet: locked" in in_words(await describe(two.bot.store, "en", two.live.record.id))
    monkeypatch.setattr("bot.outbox.refusals.LEFT_SECONDS", 0.1)
    deletion = playground.faults.hold("DELETE")
    playground.faults.unlock(old)
    await asyncio.wait_for(deletion.arrived.wait(), 10)
    await two.bot.store.wait_until_written()
    assert "not yet" not in in_words(await describe(two.bot.store, "en", two.live.record.id))
    deletion.let_go.set()
    await playground.wait_until(lambda: not any(map(controls, old.messages.values())), 10)
    assert held.timer.cancelled()  # else each event would bring one more try in every pause
    playground.faults.lock(thread)
    await two.people[0].command("general", "game here", table=two.live.record.id)
    playground.faults.delete(thread)
    await playground.wait_until(lambda: two.bot.tables.committer.marks == {}, 10)
    assert "already belongs" in private(await two.people[0].command(two.place, "game new"))
    await tap(two, *two.greedy_move())


async def test_a_post_that_discord_refuses_does_not_stop_the_table(
    table: Seat, caplog: pytest.LogCaptureFixture
) -> None:
    two = await table(2)
    two.playground.faults.answer(400, "POST", MESSAGES, code=40000, message="no such thing")
    await play_move(two)
    assert any("is refused" in each for each in errors(caplog))
    assert await two.bot.store.posts_to_make() == []
    caplog.clear()
    await two.people[0].command(two.place, "game here")
    await two.bot.outbox.idle()
    assert_board_is_whole(two)


async def test_what_the_operator_has_repaired_is_tried_at_once(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place is open again, and no event has said so."""
    two = await table(2)
    playground, old, record = two.playground, two.place, two.live.record
    thread = playground.world.add_thread(playground.world.general, "evening", two.people[0].id)
    playground.faults.lock(old)
    await two.people[0].command(thread.id, "game here", table=record.id)
    await two.bot.outbox.idle()
    monkeypatch.setattr(two.bot.outbox, "access_changed", lambda *_: None)
    playground.faults.unlock(old)
    await two.bot.outbox.idle()
    assert any(map(controls, old.messages.values()))
    await give_order(two.bot, "table", REPAIR, record.id, record.server)
    await playground.wait_until(lambda: not any(map(controls, old.messages.values())), 10)
    assert two.bot.outbox.refusals.messages == {}
