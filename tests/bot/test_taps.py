"""A tap at a message that is edited anyway is answered by that edit: one request less, and as true as before."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.interactions import reply
from bot.outbox import requesting
from bot.playground.forms import Outcome
from bot.playground.interactions import Callback
from tests.bot.conftest import Seat
from tests.bot.support.answers import asks, is_thinking
from tests.bot.support.clock import HOUR
from tests.bot.support.conversation import assert_one_asks
from tests.bot.support.hasty import hasty
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import tap, tap_anything

__all__ = ["hasty"]

pytestmark = pytest.mark.usefixtures("hasty")
CALLBACK = r"/callback$"


async def resolving(table: Seat) -> PlayedTable:
    """Somebody is asked several times in a row."""
    return await (await table(2)).advance(lambda at: asks("resolve")(at) and len(at.decision.options) > 3)


async def tapped(at: PlayedTable) -> tuple[Outcome, Counter[str]]:
    """Who is asked taps a move; what comes of it, and by which requests of the bot."""
    before, board, stored = len(at.playground.requests), at.board, len(at.live.rows)
    outcome = await tap_anything(at.people[at.decision.seat], board)
    await asyncio.wait_for(at.bot.outbox.idle(), 20)
    assert at.board is board
    assert len(at.live.rows) > stored
    assert_one_asks(at)
    return outcome, Counter(each.method for each in at.playground.requests[before:])


async def test_a_tap_is_answered_by_the_edit_that_shows_what_it_did(table: Seat) -> None:
    at = await resolving(table)
    outcome, requests = await tapped(at)
    assert outcome.interaction.callback is Callback.UPDATE
    assert requests == {"POST": 1}


async def test_a_tap_of_which_the_edit_does_not_come_in_time_is_acknowledged_before(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await resolving(table)
    monkeypatch.setattr("bot.outbox.requests.LONGEST", 0.0)
    outcome, requests = await tapped(at)
    assert outcome.interaction.callback is Callback.DEFERRED_UPDATE
    assert requests["PATCH"] >= 1


async def test_a_tap_that_hands_over_waits_for_no_edit(table: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """As its message is deleted."""
    two = await table(2)
    monkeypatch.setattr(two.bot.outbox.sender.taps, "answer_by_edit", None)  # it fails where it is called
    before = two.board.id
    await tap(two, *two.greedy_move())
    await two.bot.outbox.idle()
    assert two.board.id != before


async def test_where_discord_refuses_such_an_answer_it_is_asked_for_no_more(table: Seat) -> None:
    at = await resolving(table)
    at.playground.faults.answer(400, "POST", CALLBACK, code=50035)
    for _ in range(2):
        outcome, requests = await tapped(at)
        assert outcome.interaction.callback is Callback.DEFERRED_UPDATE
        assert requests["PATCH"] >= 1


@pytest.mark.parametrize("has_effect", [True, False])
async def test_an_answer_that_fails_leaves_no_older_question(table: Seat, has_effect: bool) -> None:
    at = await resolving(table)
    if has_effect:
        at.playground.faults.drop_answer("POST", CALLBACK)
    else:
        at.playground.faults.answer(503, "POST", CALLBACK)
    await tapped(at)
    at.playground.problems.clear()  # it was acknowledged once more, as nobody knew that it was already
    await tapped(at)


@pytest.mark.parametrize("is_answer", [False, True])
async def test_who_waits_long_is_answered_although_the_line_was_cut(
    table: Seat, monkeypatch: pytest.MonkeyPatch, is_answer: bool
) -> None:
    """That it takes longer is said again, as Discord gives an interaction up that nobody has acknowledged."""
    at, read = await table(2), asyncio.Event()
    get, faults = at.bot.tables.registry.get, at.playground.faults

    async def get_slowly(number: int) -> object:
        await read.wait()
        return await get(number)

    monkeypatch.setattr(at.bot.tables.registry, "get", get_slowly)
    monkeypatch.setattr(reply, "PATIENCE", 0.05)
    (faults.drop_answer if is_answer else faults.drop)("POST", CALLBACK)
    tapping = asyncio.create_task(at.people[0].press(at.board, "My things"))
    async with asyncio.timeout(20):
        while not at.playground.interactions or not is_thinking(at.playground):  # noqa: ASYNC110 - the bot does it
            await asyncio.sleep(0.02)
    read.set()
    assert "12 food" in (await tapping).text
    at.playground.problems.clear()  # where only the answer was lost it was acknowledged twice


@pytest.mark.long
async def test_taps_at_a_message_older_than_an_hour_are_answered_without_its_limit(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requesting, "PAUSE", 60.0)
    at = await resolving(table)
    at.playground.world.clock.advance(HOUR + 1)
    await at.people[at.decision.seat].press(at.board, "My things")  # by its id the bot learns how late it is
    for _ in range(2):
        outcome, requests = await tapped(at)
        assert outcome.interaction.callback is Callback.UPDATE
        assert requests["PATCH"] == 0
