"""Discord refuses, is slow, or goes away: nothing is lost and nothing is said twice."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from tests.bot.conftest import Seat, errors
from tests.bot.support.answers import advance_to_buttons, assert_board_is_whole, next_move, play_move
from tests.bot.support.taps import tap, tap_anything


async def test_the_picture_cannot_be_uploaded(table: Seat, caplog: pytest.LogCaptureFixture) -> None:
    """The words go out without it, and it follows."""
    two = await table(2)
    posts, board = len(two.posts), two.board.id
    two.playground.faults.answer(503, "POST", r"/messages$")
    await play_move(two)
    assert (len(two.posts), two.board.id != board) == (posts, True)
    assert_board_is_whole(two)
    assert two.board.edits == 1
    assert errors(caplog) == []


@pytest.mark.parametrize("fault", ["drop", "drop_answer"])
async def test_the_line_breaks_in_a_post(table: Seat, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """Whether the request arrived or not: the post is made exactly once, also when Discord has forgotten its nonce."""
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.01,))
    two = await table(2)
    two.playground.settings.nonce_life = -1
    posts, board = len(two.posts), two.board.id
    getattr(two.playground.faults, fault)("POST", r"/messages$")
    await play_move(two)
    assert (len(two.posts), two.board.id != board) == (posts, True)
    assert_board_is_whole(two)


async def test_a_table_keeps_to_the_limits_that_discord_announces(table: Seat) -> None:
    """Moves come faster than messages may: each is waited for ahead of time, none is refused, all is shown."""
    two = await table(2)
    settings = two.playground.settings
    settings.rate_limits, settings.messages_per_window, settings.window = True, 1, 0.2
    rows, before = len(two.live.rows), len(two.playground.requests)
    for _ in range(8):
        await two.bot.tables.moves.play(two.live, *next_move(two))
    await asyncio.wait_for(two.bot.outbox.idle(), 60)
    assert len(two.live.rows) >= rows + 8
    assert_board_is_whole(two)
    made = two.playground.requests[before:]
    assert 429 not in [each.status for each in made]
    sent = [
        each.at for each in made if each.path.endswith(f"/{two.place.id}/messages") and each.method == "POST"
    ]
    assert len(sent) > 2
    assert min(later - sooner for sooner, later in pairwise(sent)) > 0.1


async def test_a_press_while_the_bot_is_away_is_answered_after_it_is_back(table: Seat) -> None:
    two = await advance_to_buttons(await table(2))
    rows = len(two.live.rows)
    _, outcome = await asyncio.gather(
        two.playground.faults.disconnect(), tap_anything(two.people[two.decision.seat], two.board)
    )
    assert outcome.error is None
    await two.bot.outbox.idle()
    assert len(two.live.rows) > rows


@pytest.mark.parametrize("way", ["drops", "asks to come back", "invalid session", "close 4009"])
async def test_the_gateway_goes_away_during_a_move(table: Seat, way: str) -> None:
    two = await table(2)
    gateway, faults = two.playground.gateway, two.playground.faults
    (before,) = gateway.connections
    moving = asyncio.create_task(two.bot.tables.moves.play(two.live, *next_move(two)))
    if way == "asks to come back":
        gateway.ask_reconnect()
    elif way == "invalid session":
        gateway.invalidate()
    else:
        await (faults.disconnect() if way == "drops" else faults.disconnect_for_good(4009))
    await moving
    await two.bot.outbox.idle()
    await two.playground.wait_until(lambda: gateway.online and before not in gateway.connections, 10)
    assert_board_is_whole(two)
    rows = len(two.live.rows)
    await tap(two, *two.greedy_move())
    assert len(two.live.rows) > rows
