"""*Since my last turn*: private, right after restarts, takebacks and the end, and marked in the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.client import Bot
from bot.interactions.game_log import last_act
from bot.playground.forms import Outcome
from tests.bot.conftest import Seat
from tests.bot.support.answers import PNG, asks, play_move, private_message
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import press_more, take_back

BUTTON = "Since my last turn"


def answer_of(outcome: Outcome, table: PlayedTable) -> str:
    """The one private answer, with a picture that has a description."""
    message = private_message(outcome)
    (file,) = message.attachments
    assert table.content(file).startswith(PNG)
    assert file["description"]
    return message.text


async def look(table: PlayedTable, seat: int) -> str:
    return answer_of(await press_more(table.people[seat], table.board, BUTTON), table)


async def test_before_the_first_turn_it_says_so(table: Seat) -> None:
    at = await table(3)
    seat = at.live.running.waiting[0]
    text = await look(at, seat)
    assert text.startswith("**Before your first turn**\nWith what you have now"), (
        "nothing has happened so far"
    )
    assert "Nothing has happened" not in text, "the open places are worth knowing"
    await at.advance(lambda now: seat not in now.live.running.waiting)
    following = at.live.running.waiting[0]
    text = await look(at, following)
    assert "first turn" in text
    assert at.live.names[seat] in text


async def test_it_tells_what_the_others_did_and_the_own_question(table: Seat) -> None:
    at = await table(3)
    seat = at.live.running.waiting[0]
    await at.advance(lambda now: seat not in now.live.running.waiting)
    await at.advance(lambda now: seat in now.live.running.waiting)
    text = await look(at, seat)
    others = [name for each, name in enumerate(at.live.names) if each != seat]
    assert all(f"**{name}**" in text for name in others)
    assert "▶ Place your people" in text
    assert "people to place" in text


async def test_the_command_gives_the_same_as_the_button(table: Seat) -> None:
    at = await table(2)
    await at.advance(lambda now: now.live.running.round == 2)
    by_command = answer_of(await at.people[1].command(at.place, "since"), at)
    assert by_command == await look(at, 1)
    assert "Round 2" in by_command


async def test_the_news_are_since_a_turn_began_as_long_as_it_goes_on(table: Seat) -> None:
    at = await (await table(2)).advance(asks("resolve"))
    seat, begun = at.decision.seat, at.live.position.turn
    for _ in range(2):
        await play_move(at)
    shown = at.live.position.shown
    assert at.decision.seat == seat
    assert (shown.before, shown.events[: len(begun.events)]) == (begun.before, begun.events)


@pytest.mark.long
async def test_nothing_private_of_others_is_in_it(table: Seat) -> None:
    """A card drawn in secret is named to nobody but who drew it."""
    at = await table(2)
    await at.advance(
        lambda now: any("card-drawn-own" in str(event) for event in now.live.position.shown.events)
    )
    (drawn,) = [event for event in at.live.position.shown.events if event.kind == "card-drawn-own"][:1]
    assert drawn.only is not None
    assert "You drew" not in await look(at, 1 - drawn.only)
    assert "You drew" in await look(at, drawn.only)


async def test_what_was_taken_back_did_not_happen(table: Seat) -> None:
    at = await table(2)
    seat = at.live.running.waiting[0]
    await at.advance(lambda now: seat not in now.live.running.waiting)
    assert last_act(at.live, seat) is not None
    await take_back(at.people[seat], at.board)
    await at.bot.outbox.idle()
    assert last_act(at.live, seat) is None
    assert "first turn" in await look(at, seat)


@pytest.mark.long
async def test_it_works_at_the_end_of_a_game(table: Seat) -> None:
    at = await table(2)
    await at.play_to_the_end()
    last = next(row.seat for row in reversed(at.live.rows) if row.seat is not None)
    text = answer_of(await at.people[1 - last].command(at.place, "since"), at)
    assert "has ended" in text
    assert "wins with" in text


async def test_the_picture_marks_what_changed_since_then(
    table: Seat, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await table(2)
    seat = at.live.running.waiting[0]
    await at.advance(lambda now: seat not in now.live.running.waiting)
    then = at.live.running.view(None)
    await at.advance(lambda now: seat in now.live.running.waiting)
    marked: list[Any] = []
    drawn = bot.pictures.board

    async def board(game: str, view: Any, names: Sequence[str], since: Any, *, by: int) -> bytes:
        marked.append((view, since))
        return await drawn(game, view, names, since, by=by)

    monkeypatch.setattr(bot.pictures, "board", board)
    await look(at, seat)
    ((now, since),) = marked
    assert now == at.live.running.view(None)
    assert since.spaces == then.spaces
    assert since != now


async def test_it_ends_with_the_controls_to_act(table: Seat) -> None:
    at = await table(2)
    seat, _ = at.greedy_move()
    (answer,) = (await press_more(at.people[seat], at.board, BUTTON)).messages
    assert answer.selects or answer.buttons, "the question can be answered here"
    (answer,) = (await at.people[seat].command(at.place, "since")).messages
    assert any(
        ":press:" in part["custom_id"] or ":narrow:" in part["custom_id"]
        for part in (*answer.buttons, *answer.selects)
    )
    (other,) = (await at.people[1 - seat].command(at.place, "since")).messages
    assert not other.buttons
    assert f"Now it is up to {at.live.names[seat]}" in other.content
