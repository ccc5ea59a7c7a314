"""One current message per table: the story, the picture, the question, its controls; the one before it goes."""

from __future__ import annotations

import asyncio

import pytest

from bot.language.texts import Texts
from bot.playground.messages import Flag, Part
from bot.tables.model.table import Table
from tests.bot.conftest import Seat, errors
from tests.bot.support.answers import advance_to_buttons, assert_board_is_whole, next_move, play_move
from tests.bot.support.conversation import acting, assert_one_asks
from tests.bot.support.table import hungry
from tests.bot.support.taps import YOUR_MOVE, controls, tap

MESSAGE = r"/messages/\d+$"


async def test_story_picture_question_controls_in_this_order(table: Seat) -> None:
    two = await advance_to_buttons(await table(2))
    assert Flag.COMPONENTS_V2 in two.board.flags
    kinds = [part["type"] for part in two.board.components]
    assert kinds == [Part.TEXT, Part.GALLERY, Part.TEXT, *[Part.ROW] * (len(kinds) - 3)]
    assert two.board.question.startswith("**")
    assert_one_asks(two)


async def test_what_is_played_changes_nothing_of_the_lobby(table: Seat) -> None:
    two = await table(2)
    said = two.lobby.text
    assert "Anna and Ben" in said
    begins = two.live.running.view(None).start_player
    await two.advance(lambda at: at.live.running.view(None).start_player != begins, hungry)
    assert two.lobby.text == said


async def test_several_are_asked_in_one_question(table: Seat) -> None:
    three = await (await table(3)).advance(lambda at: len(at.live.running.decisions) > 1, hungry)
    assert_one_asks(three)
    assert YOUR_MOVE in three.board.labels


@pytest.mark.parametrize("status", [403, 404])
async def test_nobody_notices_what_cannot_be_deleted(
    table: Seat, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    two = await table(2)
    two.playground.faults.answer(status, "DELETE", MESSAGE, times=2, code=50013)
    await play_move(two)
    await play_move(two)
    assert_board_is_whole(two)
    assert await two.bot.store.posts_to_make() == []
    assert errors(caplog) == []


async def test_a_slow_deletion_delays_no_move(table: Seat) -> None:
    two = await table(2)
    two.playground.faults.delay(1.0, "DELETE", MESSAGE, times=2)
    first = two.board.id
    for _ in range(2):
        await two.bot.tables.moves.play(two.live, *next_move(two))
        await asyncio.wait_for(two.bot.outbox.wait_until_shown(two.live.record.id), 0.9)
    assert first in two.place.messages
    assert controls(two.board)
    await two.bot.outbox.idle()
    assert acting(two) == [two.board]


async def test_a_deletion_is_repeated_until_discord_answers(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.shown.RETRY_SECONDS", (0.01,))
    two = await table(2)
    two.playground.faults.answer(503, "DELETE", MESSAGE, times=12)
    await play_move(two)
    assert acting(two) == [two.board]


async def test_a_message_of_earlier_code_becomes_a_layout(table: Seat) -> None:
    """It was sent with content, and an edit takes that out."""
    two = await advance_to_buttons(await table(2))
    old, calls = two.board, len(two.notifications)
    old.flags &= ~Flag.COMPONENTS_V2
    old.content, old.components = two.board.question, [p for p in old.components if p["type"] == Part.ROW]
    await two.bot.tables.moves.play(two.live, *next_move(two))
    await two.bot.outbox.idle()
    assert two.board is old
    assert old.is_layout
    assert old.content == ""
    assert acting(two) == [two.board]
    assert len(two.notifications) <= calls
    assert_board_is_whole(two)
    await tap(two, *two.greedy_move())


async def test_who_is_asked_while_a_message_is_put_together_is_notified(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow database the message of before asked them, which notifies nobody, and the next one came silently. The
    question of a round stands below the story of the one before.
    """
    two = await table(2)
    wishes, calls, begun, held = two.bot.outbox.wishes, list[Table](), asyncio.Event(), asyncio.Event()
    texts_of = wishes.texts_of

    async def read_slowly(live: Table) -> Texts:
        calls.append(live)
        if len(calls) == 2:  # the first is for the lobby
            begun.set()
            await held.wait()
        return await texts_of(live)

    monkeypatch.setattr(wishes, "texts_of", read_slowly)
    while two.live.running.round == 1:
        for each in (calls, begun, held):
            each.clear()
        two.bot.tables.committer.look_again(two.live.record.id)
        two.bot.outbox.wake((two.live.record.id,))
        await begun.wait()
        before = two.live.running.waiting
        await two.bot.tables.moves.play(two.live, *next_move(two))
        held.set()
        await two.bot.outbox.idle()
        assert two.board.silent == (two.live.running.waiting == before)
    public = [each for each in two.place.messages.values() if each.owner_id is None]
    assert public[-1].id == two.board.id
    assert "Round 1" in public[-2].text
