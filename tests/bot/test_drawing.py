"""Pictures that are slow or cannot be drawn: nobody waits for them, and no game stops because of them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import renders.stone_age
from bot.games import SPECS
from bot.work.drawing import Drawing
from tests.bot.conftest import Seat, errors
from tests.bot.support.answers import (
    advance_to_buttons,
    assert_board_is_whole,
    is_thinking,
    next_move,
    play_move,
    private,
)
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import tap_anything, tap_moves


@pytest.fixture(autouse=True)
def specs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards its own painter paints again."""
    monkeypatch.setitem(SPECS, "stone_age", SPECS["stone_age"])


class HeldPainter:
    """A painter that waits until it may paint, or fails."""

    def __init__(self, table: PlayedTable) -> None:
        self.free = threading.Event()
        self.broken = False
        table.bot.pictures.drawing = Drawing()  # this painter is not pickled
        painter: Any = self
        SPECS["stone_age"] = replace(SPECS["stone_age"], painter=painter)

    def draw(
        self, view: Any, *, names: Sequence[str], since: Any = None, about: Sequence[str] | None = None
    ) -> bytes:
        assert self.free.wait(20)
        if self.broken:
            raise ArithmeticError("no colours left")
        return renders.stone_age.draw(view, names=names, since=since)

    def draw_own(self, view: Any, *, names: Sequence[str]) -> bytes:
        assert self.free.wait(20)
        if self.broken:
            raise ArithmeticError("no colours left")
        return renders.stone_age.draw_own(view, names=names)


async def test_a_slow_picture_keeps_nobody_waiting(table: Seat) -> None:
    """The press is acknowledged, the words go out, and the picture follows when it is done."""
    two = await advance_to_buttons(await table(2))
    painter, before = HeldPainter(two), two.board.id
    two.bot.outbox.drawings.patience = 0.05
    seat = two.decision.seat
    assert (await tap_anything(two.people[seat], two.board)).error is None
    while two.live.running.waiting == (seat,):
        seat, option = two.greedy_move()
        await two.bot.tables.moves.play(two.live, seat, str(option))
    await two.playground.wait_until(lambda: two.live.record.board != int(before))
    board = two.posts[-1]
    assert board.attachments == []
    assert board.text.startswith(f"<@{two.people[1 - seat].id}> · ")
    assert "follows in a moment" not in board.text, "a phone shows every word"
    assert "Your move" in board.labels
    painter.free.set()
    await two.bot.outbox.idle()
    assert two.board.id == board.id
    assert_board_is_whole(two)
    calls = [who for post, who in two.playground.world.pings if post == board.id]
    assert calls == [two.people[1 - seat].id]


async def test_an_edit_without_its_picture_says_that_it_follows(table: Seat) -> None:
    two = await advance_to_buttons(await table(2))
    painter, board, seat = HeldPainter(two), two.board, two.decision.seat
    two.bot.outbox.drawings.patience = 0.05
    await two.bot.tables.moves.play(two.live, *next_move(two))
    assert two.live.running.waiting == (seat,)
    await two.playground.wait_until(lambda: "follows in a moment" in board.text)
    painter.free.set()
    await two.bot.outbox.idle()
    assert two.board is board
    assert_board_is_whole(two)


async def test_a_slow_answer_is_acknowledged_in_time(table: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing takes longer than Discord waits: the person sees that the bot thinks, then the answer."""
    monkeypatch.setattr("bot.interactions.reply.PATIENCE", 0.05)
    two = await table(2)
    await two.live.lock.acquire()
    moving = asyncio.create_task(two.people[0].command(two.place, "place", where="forest", people=2))
    await two.playground.wait_until(lambda: is_thinking(two.playground))
    two.live.lock.release()
    assert private(await moving).startswith("✓")


async def test_a_form_that_comes_too_late_is_refused(table: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord opens one as the first answer alone, and *thinking …* has been that: it was called our mistake."""
    two = await table(2)
    (panel,) = (await two.people[0].command(two.place, "settings show")).messages
    (offered,) = (await two.people[0].choose(panel, "own:0:setzone:", "other")).messages
    monkeypatch.setattr("bot.interactions.reply.PATIENCE", 0.0)
    monkeypatch.setattr(two.bot.tables.people, "refuse_blocked", lambda *_: asyncio.sleep(0.2))
    assert "try again" in private(await two.people[0].press(offered, "own:0:openform:writezone"))


async def test_the_token_is_too_old_for_the_answer(table: Seat, caplog: pytest.LogCaptureFixture) -> None:
    """Discord takes no follow-up after a quarter of an hour: nothing else may suffer from it."""
    two = await table(2)
    painter = HeldPainter(two)
    asking = asyncio.create_task(two.people[0].command(two.place, "board"))
    await two.playground.wait_until(lambda: is_thinking(two.playground))
    two.playground.world.clock.advance(two.playground.settings.token_life + 1)
    painter.free.set()
    await asyncio.wait_for(until_logged(caplog, "Discord refused the answer"), 10)
    asking.cancel()
    await tap_moves(two)
    assert_board_is_whole(two)


async def test_an_answer_whose_way_is_cut_is_no_mistake_of_ours(
    table: Seat, caplog: pytest.LogCaptureFixture
) -> None:
    """As where the process was suspended while it connected: who waits reads that they may try again."""
    two = await table(2)
    painter = HeldPainter(two)
    asking = asyncio.create_task(two.people[0].command(two.place, "board"))
    await two.playground.wait_until(lambda: is_thinking(two.playground))
    two.playground.faults.drop("POST", "/webhooks/")
    painter.free.set()
    assert private(await asking).startswith("I cannot answer just now")
    assert any("was not reached" in said.getMessage() for said in caplog.get_records("call"))
    assert not errors(caplog)


async def until_logged(caplog: pytest.LogCaptureFixture, words: str) -> None:
    while not any(words in said.getMessage() for said in caplog.get_records("call")):  # noqa: ASYNC110 - a log
        await asyncio.sleep(0.01)


async def test_a_late_picture_does_not_cover_a_newer_board(table: Seat) -> None:
    two = await table(2)
    painter = HeldPainter(two)
    two.bot.outbox.drawings.patience = 0.05
    for _ in range(3):
        await two.bot.tables.moves.play(two.live, *next_move(two))
    await two.playground.wait_until(
        lambda: "Your move" in two.posts[-1].labels and not two.posts[-1].attachments
    )
    painter.free.set()
    two.bot.outbox.drawings.patience = 10
    await two.bot.outbox.idle()
    await two.bot.tables.moves.play(two.live, *next_move(two))
    await two.bot.outbox.idle()
    assert_board_is_whole(two)


async def test_drawing_fails(table: Seat, caplog: pytest.LogCaptureFixture) -> None:
    """A game is never stopped by its pictures."""
    two = await table(2)
    painter, before = HeldPainter(two), two.board.id
    painter.free.set()
    painter.broken = True
    await play_move(two)
    assert two.board.id != before
    assert two.board.attachments == []
    assert f"<@{two.people[two.decision.seat].id}>" in two.board.text
    assert any("could not be drawn" in each for each in errors(caplog))
    assert private(await two.people[0].command(two.place, "board"))
    assert private(await two.people[0].press(two.board, "My things"))
    caplog.clear()
    painter.broken = False
    await play_move(two)
    assert_board_is_whole(two)


async def test_what_happened_in_a_round_is_read_when_nobody_changes_the_table(table: Seat) -> None:
    """What the other task had computed before that would replace it, and lines of the message were left out."""
    two = await table(2)
    two.live.position = before = replace(two.live.position, story=None)
    async with two.live.lock:
        wish = asyncio.create_task(two.bot.outbox.wishes.current(two.live))
        await asyncio.sleep(0.1)
        assert two.live.position is before
    await wish
    assert two.live.position.story
