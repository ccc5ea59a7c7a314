"""Whatever fails, is lost or crashes: one message asks, it asks the newest question, and whoever waits is mentioned."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord.http
import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.playground.messages import Flag
from tests.bot.conftest import Seat
from tests.bot.support.answers import a_move, at_buttons, wanted_move
from tests.bot.support.clock import HOUR, Wall, hand_on, wall
from tests.bot.support.conversation import acting, assert_one_asks
from tests.bot.support.table import PlayedTable, hungry, running_bot
from tests.bot.support.taps import controls

__all__ = ["wall"]

MESSAGES, MESSAGE = r"/messages$", r"/messages/\d+$"


class Hasty:
    """asyncio with short pauses, for discord.py's own retries."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http, "asyncio", Hasty())
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.01, 0.02))
    monkeypatch.setattr("bot.outbox.reconciling.RETRY_SECONDS", (0.01,))


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


async def same_player(at: PlayedTable) -> None:
    """The next move is by somebody who is asked again."""
    while True:
        copy = at.live.running.copy()
        seat, action = wanted_move(at)
        copy.play(seat, action)
        if (
            copy.chance is None
            and copy.waiting == at.live.running.waiting
            and copy.round == at.live.running.round
        ):
            return
        await a_move(at)


async def move(at: PlayedTable) -> None:
    await at.bot.tables.moves.play(at.live, *wanted_move(at))


@pytest.mark.parametrize(("status", "times"), [(500, 5), (503, 2), (500, 12)])
async def test_a_failed_edit_is_made_whatever_it_failed_with(table: Seat, status: int, times: int) -> None:
    two = await table(2)
    await same_player(two)
    board = two.board
    two.playground.faults.answer(status, "PATCH", MESSAGE, times=times)
    await a_move(two)
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
    async with running_bot(database) as bot:
        two = await (await PlayedTable.open(playground, bot, 2)).start()
        held = playground.faults.hold("POST", MESSAGES)
        await move(two)
        await asyncio.wait_for(held.arrived.wait(), 10)
        closing = asyncio.create_task(bot.outbox.close())
        await closing
        held.let_go.set()
    async with running_bot(database) as bot:
        two = await two.moved_to(bot)
        assert_true(two)
        calls = two.calls
        await move(two)
        await bot.outbox.idle()
        assert_true(two)
        assert len(two.calls) <= len(calls) + 1


async def test_who_is_asked_together_and_still_waits_stays_mentioned(table: Seat) -> None:
    three = await (await table(3)).advance(lambda at: len(at.live.running.decisions) > 1, hungry)
    assert_true(three)
    calls = len(three.calls)
    while len(three.live.running.decisions) > 1:
        await a_move(three)
        assert_true(three)
    assert len(three.calls) == calls


async def test_a_late_picture_takes_no_mention(table: Seat) -> None:
    two = await at_buttons(await table(2))
    two.bot.outbox.sender.patience = 0.0
    for _ in range(3):
        await a_move(two)
        assert_true(two)


async def test_somebody_deletes_the_message_and_nobody_is_notified_again(table: Seat) -> None:
    two = await table(2)
    await same_player(two)
    pings = len(two.playground.world.pings)
    del two.place.messages[two.board.id]
    await a_move(two)
    assert_true(two)
    assert len(two.playground.world.pings) == pings


async def test_a_phone_shows_who_is_asked_what_where_and_until_when(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, pace="24h")).start()
    before = [len(person.lock_screen) for person in two.people]
    seat = two.decision.seat
    while two.decision.seat == seat:
        await a_move(two)
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
        await a_move(two)
    made = [each for each in two.playground.requests[first:] if "/messages" in each.path]
    assert [each.method for each in made] == ["POST", "PATCH", "DELETE"]


async def test_a_picture_that_may_not_be_shown_again_is_sent_again(table: Seat) -> None:
    two = await table(2)
    two.playground.faults.refuse_reuse()
    for _ in range(4):
        await a_move(two)
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


async def test_what_somebody_deletes_is_there_again_at_once_but_not_again_and_again(table: Seat) -> None:
    two = await table(2)
    first, pings = two.board.id, len(two.playground.world.pings)
    two.playground.faults.delete_message(first)
    await two.playground.wait_until(lambda: str(two.live.record.board) != first, 10)
    await two.bot.outbox.idle()
    assert_true(two)
    assert len(two.playground.world.pings) == pings
    two.playground.faults.delete_message(two.board.id)
    await asyncio.sleep(0.2)
    await two.bot.outbox.idle()
    assert acting(two) == []
    await a_move(two)
    assert_true(two)


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
    await hand_on(two)
    await wall.strike()
    await playground.wait_until(lambda: bot.tables.committer.marks == {}, 10)
    assert_true(two)
    assert [post.id for post in two.posts if "Your move" in post.labels] == []
