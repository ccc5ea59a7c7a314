"""What Discord refuses although nothing is wrong, or asks to wait for: people are notified, and the games go on."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import LONGEST_LIMIT, Bot
from bot.outbox.refusals import DeliveryFailure, failure_of
from bot.playground import Playground
from bot.playground.errors import NO_THREAD
from bot.playground.world import Permission
from bot.tables.actions import preferences
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_board_is_whole, play_by_command, private
from tests.bot.support.clock import Wall, asked_seat, hand_over, wall
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply, tap, tap_moves
from tests.bot.test_settings_panel import opened

__all__ = ["wall"]

OPENING = "/users/@me/channels"


def openings(playground: Playground) -> int:
    return sum(each.path == OPENING for each in playground.requests)


# Direct conversations


async def test_a_conversation_is_opened_once(table: Seat, wall: Wall, playground: Playground) -> None:
    """And anew only when it was deleted."""
    two = await table(2)
    other = 1 - asked_seat(two)
    person = two.people[other]
    await preferences.notify_at(two.bot.tables, int(person.id), "dm")

    async def next_turn() -> None:
        """This person is asked again, and notified."""
        if asked_seat(two) == other:
            await hand_over(two)
        await hand_over(two)
        await wall.turn(hours=2)

    for _ in range(2):
        await next_turn()
    talk = playground.world.dm(person.id)
    assert len(talk.messages) + len(talk.deleted) == 2
    assert openings(playground) == 1
    del playground.world.channels[talk.id]
    await next_turn()
    assert two.notifications[-1][1] == person.id, "this once in the thread"
    await next_turn()
    assert openings(playground) == 2
    assert len(playground.world.dm(person.id).messages) == 1
    playground.faults.answer(429, "POST", f"/{playground.world.dm(person.id).id}/messages$", retry_after=1800)
    await asyncio.wait_for(next_turn(), 10)
    assert two.notifications[-1][1] == person.id, "nobody waits for the limit of one person"


@pytest.mark.parametrize("is_quarantined", [False, True])
async def test_who_cannot_be_written_to_yet_is_notified_in_the_thread(
    table: Seat, wall: Wall, playground: Playground, monkeypatch: pytest.MonkeyPatch, is_quarantined: bool
) -> None:
    """Discord says it as if they took no messages; it is asked no further before the pause is over."""
    if is_quarantined:
        playground.faults.quarantine()
    else:
        playground.settings.new_conversations = 0
    two = await table(2)
    other = 1 - asked_seat(two)
    person = two.people[other]
    await preferences.notify_at(two.bot.tables, int(person.id), "dm")
    await hand_over(two)
    await wall.strike()
    assert two.notifications[-1][1] == person.id
    assert "Place your people (" in two.posts[-1].text
    anna, panel = await opened(playground)
    assert "to no new people" in get_reply(await anna.press(panel, "Test notification")).content
    assert openings(playground) == 1
    assert await two.bot.store.posts_to_make() == []
    playground.settings.new_conversations = 25
    playground.faults.quarantine(lasts=False)
    monkeypatch.setattr(two.bot.outbox.sender.conversations, "_paused_until", 0.0)
    await hand_over(two)
    await hand_over(two)
    await wall.turn(hours=2)
    assert playground.world.dm(person.id).messages
    assert_board_is_whole(two)


# Threads


@pytest.mark.parametrize("code", [None, *(pytest.param(each, marks=pytest.mark.long) for each in NO_THREAD)])
async def test_a_table_without_a_thread_plays_in_the_channel(
    playground: Playground, bot: Bot, code: int | None
) -> None:
    """Discord opens none, or threads are not allowed there."""
    if code is None:
        playground.faults.revoke(Permission.CREATE_PUBLIC_THREADS, playground.world.games)
    else:
        playground.faults.refuse_threads(code)
    two = await (await PlayedTable.open(playground, bot, 2)).start()
    assert two.place.id == playground.world.games.id
    await tap_moves(two, 3)
    assert_board_is_whole(two)
    assert sum(each.path.endswith("/threads") for each in playground.requests) == 1
    assert "✓" in private(await play_by_command(two))


async def test_in_a_private_thread_the_bot_asks_to_be_mentioned(playground: Playground, bot: Bot) -> None:
    world, anna = playground.world, playground.person("Anna")
    thread = world.add_thread(world.games, "evening", anna.id)
    thread.members += [world.bot.id, playground.person("Ben").id]
    playground.faults.shut_out(thread)
    for locale, words in (
        ("en-US", "Mention me here once (@Stone Age)"),
        ("de", "Erwähne mich hier einmal (@Stone Age)"),
        ("nl", "Vermeld me hier één keer (@Stone Age)"),
    ):
        anna.user.locale = locale
        assert words in private(await anna.command(thread, "game new"))
    anna.user.locale = "en-US"
    assert await bot.store.tables("lobby") == []
    assert not [each for each in playground.requests if each.method == "POST" and str(thread.id) in each.path]
    await anna.say(thread, f"<@{world.bot.id}>")
    two = await (await PlayedTable.open(playground, bot, 2, place=thread.id)).start()
    assert two.place is thread
    assert_board_is_whole(two)


async def test_a_bot_that_manages_threads_needs_no_mention(playground: Playground, bot: Bot) -> None:
    world = playground.world
    thread = world.add_thread(world.games, "evening", playground.person("Anna").id)
    thread.members += [world.bot.id, playground.person("Ben").id]
    playground.faults.shut_out(thread)
    playground.faults.grant(Permission.MANAGE_THREADS)
    assert (await PlayedTable.open(playground, bot, 2, place=thread.id)).place is thread


async def test_a_table_may_not_move_to_where_the_bot_is_not(table: Seat, playground: Playground) -> None:
    two = await table(2)
    world = playground.world
    thread = world.add_thread(world.games, "evening", two.people[0].id)
    thread.members += [world.bot.id, playground.person("Ben").id]
    playground.faults.shut_out(thread)
    said = await two.people[0].command(thread, "game here", table=two.live.record.id)
    assert "Mention me here once" in said.text
    assert two.place.id != thread.id


# Waiting


async def test_nothing_is_asked_before_discord_wants_to_hear_it_and_that_is_no_refusal(
    table: Seat, playground: Playground, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.01,))
    two = await table(2)
    assert two.bot.http.max_ratelimit_timeout == LONGEST_LIMIT
    refusals, record = two.bot.outbox.refusals, two.live.record
    thread = rf"/channels/{two.place.id}/messages"
    playground.faults.answer(429, "POST", thread, retry_after=1337, scope="shared")
    await tap(two, *two.greedy_move())
    await playground.wait_until(lambda: refusals.retry_after(record.id) == 1337)
    (pending,) = await two.bot.store.pending()
    assert pending.again >= two.bot.tables.clock() + 1300
    await two.bot.tables.moves.play(two.live, two.decision.seat, str(two.decision.options[0]))
    await two.bot.outbox.wait_until_shown(record.id)
    assert [each.method for each in playground.requests if each.status == 429] == ["POST"]
    await two.people[0].command(two.place, "game here")
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert await two.bot.store.posts_to_make() == []
    assert_board_is_whole(two)
    assert "is refused" not in caplog.text


def test_a_wait_is_distinguished_from_a_refusal() -> None:
    assert failure_of(discord.RateLimited(1337), apart=True) is DeliveryFailure.AWAY
    assert failure_of(TimeoutError(), apart=True) is DeliveryFailure.AWAY


@pytest.mark.parametrize(
    ("status", "code", "in_thread", "elsewhere"),
    [
        (500, 0, DeliveryFailure.AWAY, DeliveryFailure.AWAY),
        (503, 10003, DeliveryFailure.AWAY, DeliveryFailure.AWAY),
        (429, 0, DeliveryFailure.AWAY, DeliveryFailure.AWAY),
        (400, 50083, DeliveryFailure.LOCKED, DeliveryFailure.LOCKED),
        (403, 160005, DeliveryFailure.LOCKED, DeliveryFailure.LOCKED),
        (404, 10003, DeliveryFailure.THREAD_DELETED, DeliveryFailure.CHANNEL_GONE),
        (403, 50001, DeliveryFailure.FORBIDDEN, DeliveryFailure.FORBIDDEN),
        (404, 10008, DeliveryFailure.FORBIDDEN, DeliveryFailure.FORBIDDEN),
        (499, 0, DeliveryFailure.REFUSED, DeliveryFailure.REFUSED),
        (400, 50035, DeliveryFailure.REFUSED, DeliveryFailure.REFUSED),
    ],
)
def test_each_refusal_has_its_cause(
    status: int, code: int, in_thread: DeliveryFailure, elsewhere: DeliveryFailure
) -> None:
    """Codes as in https://discord.com/developers/docs/topics/opcodes-and-status-codes."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    answer: Any = SimpleNamespace(status=status, reason="")
    error = kind(answer, {"code": code, "message": "refused"})
    assert failure_of(error, apart=True) is in_thread
    assert failure_of(error, apart=False) is elsewhere


# Outages


@pytest.mark.parametrize("code", [0, 10003])
async def test_an_outage_is_no_removal(table: Seat, playground: Playground, code: int) -> None:
    """The table waits and goes on where it was, in the same thread, as soon as the server is there again."""
    two = await table(2)
    record, refusals = two.live.record, two.bot.outbox.refusals
    playground.faults.begin_outage()
    if code:
        playground.faults.answer(404, "*", r"/channels/", times=100, code=code)
    await two.bot.tables.moves.play(two.live, two.decision.seat, str(two.decision.options[0]))
    await playground.wait_until(lambda: refusals.release(record.server, whatever=True) == {record.id})
    assert refusals.parked == {}
    playground.faults.clear()
    assert two.live.record.status == "running"
    playground.faults.end_outage()
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert (two.live.record.thread, two.live.record.lobby) == (record.thread, record.lobby)
    assert_board_is_whole(two)
