"""A computer plays for somebody until they are back: by their own wish, or as the others have decided."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.language.texts import Texts
from bot.messages.lobby import closed_screen
from bot.messages.screens import describe, describe_end, finale
from bot.playground.messages import Message
from bot.tables.actions.erasure import delete_tables
from bot.tables.actions.removals import leave
from bot.tables.writing.analyses import find_rows_of_others
from engine.computer.levels import Choice
from tests.bot.conftest import Seat
from tests.bot.support.answers import be_forgotten, private
from tests.bot.support.clock import Wall, asked_seat, wall
from tests.bot.support.computers import settle
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply, press_more, tap_moves
from tests.bot.test_timeout_votes import paced

__all__ = ["wall"]


async def left_to_a_computer(at: PlayedTable, seat: int) -> Message:
    """This person leaves the table and lets a computer play; returns their private message."""
    person = at.people[seat]
    panel = get_reply(await person.command(at.place, "game leave"))
    left = get_reply(await person.press(panel, "Let a computer play for me"))
    await settle(at.bot)
    return left


async def test_a_computer_plays_by_wish_until_its_owner_moves(table: Seat) -> None:
    """It moves for who is asked, is marked for all, asks its owner nothing, and gives the seat back with one tap."""
    at = await table(2)
    anna = at.people[0]
    rows = len(at.live.rows)
    left = await left_to_a_computer(at, 0)
    assert left.labels == ["I am back"]
    assert at.live.rows[rows].computer.startswith("normal ")
    assert at.live.running.waiting == (1,)
    assert "A computer plays for Anna; " in at.board.question
    assert "**Anna**: " in at.board.text
    assert "🤖" not in at.board.text
    assert at.live.names[0] == "🤖 Anna"
    pings = len(anna.pings)
    await tap_moves(at)
    assert at.live.running.waiting == (1,), "the computer has moved"
    assert anna.pings[pings:] == []

    board = at.board
    assert "**Anna**: " in get_reply(await anna.press(board, "I am back")).text
    assert "No computer plays for you here" in private(await anna.press(board, "I am back"))
    await settle(at.bot)
    assert left not in anna.see(at.place), "there is nothing left to come back from"
    assert at.live.names == ("Anna", "Ben")
    await tap_moves(at)
    assert at.live.running.waiting == (0,)
    assert len(anna.pings) == pings + 1
    played = get_reply(await press_more(anna, at.board, "Since my last turn")).text
    assert "**Anna**: " in played
    log = private(await anna.press(get_reply(await anna.command(at.place, "log")), "Every move"))
    assert "(chosen by a computer)" in log
    assert find_rows_of_others(at.live) == {number for number, row in at.live.counting() if row.seat == 0}
    await left_to_a_computer(at, 0)
    assert "🤖" not in at.board.text, "what she did herself is hers"


async def test_what_its_owner_takes_back_it_does_not_play_again(table: Seat) -> None:
    at = await table(2)
    await left_to_a_computer(at, 0)
    await at.people[0].command(at.place, "undo")
    await settle(at.bot)
    assert (at.live.running.waiting, at.live.names[0]) == ((0,), "Anna")


async def test_only_what_is_asked_now_marks_for_whom_a_computer_plays(table: Seat) -> None:
    """A replay, a round that is over and the final count are of what both have played."""
    at = await table(2)
    live, texts = at.live, Texts("en")
    live.position = replace(live.position, seats=(replace(live.seats[0], caretaker="normal"), live.seats[1]))
    view = live.running.view(None)
    assert "🤖 Anna" in describe(live, texts, view, (), live.running.decisions)
    assert "🤖" not in describe(live, texts, view, ())
    await at.play_to_the_end()
    live.position = replace(live.position, seats=(replace(live.seats[0], caretaker="normal"), live.seats[1]))
    of_all = finale(live, texts, ()).content, describe_end(live, texts, [[0], [0]])
    as_text = private(await at.people[0].press(at.posts[-1], "Board as text"))
    for said in (*of_all, closed_screen(live, texts, "").content, as_text):
        assert "Anna" in said
        assert "🤖" not in said


@pytest.mark.parametrize("meanwhile", ["back", "erased", "removed"])
async def test_who_is_back_while_it_thinks_decides_themselves(
    table: Seat, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    """Where the table is erased, or the bot removed from its server, nothing is decided, nor tried again and again."""
    at, thinks, may_end = await table(2), asyncio.Event(), asyncio.Event()
    choose, anna, rows = at.bot.computers._choosing, at.people[0], at.live.rows

    async def choose_slowly(*asked: Any) -> tuple[Choice, float]:
        thinks.set()
        await may_end.wait()
        return await choose(*asked)

    monkeypatch.setattr(at.bot.computers, "_choosing", choose_slowly)
    panel = get_reply(await anna.command(at.place, "game leave"))
    left = get_reply(await anna.press(panel, "Let a computer play for me"))
    await thinks.wait()
    if meanwhile == "removed":
        await leave(at.bot.tables, at.live.record.server, 30)
    elif meanwhile == "erased":
        await at.bot.tables.consent.close_without_result(at.live)
        await at.bot.outbox.idle()
        await delete_tables(at.bot.tables, at.live.record.id)
    else:
        await anna.press(left, "I am back")
    may_end.set()
    await settle(at.bot)
    assert (at.live.running.waiting, at.live.rows) == ((0,), rows)


async def test_the_others_let_a_computer_play(table: Seat, wall: Wall) -> None:
    """It moves at once, and no time runs at the seat any more, until its owner presses a move."""
    at = await paced(await table(3))
    late = asked_seat(at)
    await wall.turn(hours=33)
    voters = [seat for seat in range(3) if seat != late]
    for seat in voters:
        await at.people[seat].press(at.posts[-1], "Let a computer play")
    await settle(at.bot)
    owner, board = at.people[late], at.board
    assert at.live.level_at(late) == "normal"
    assert late not in at.live.running.waiting
    pings = len(owner.pings)
    while at.live.running.round == 1:
        await tap_moves(at)
    await wall.turn(hours=20)
    assert len(owner.pings) == pings
    await owner.press(at.board, at.board.buttons[0]["custom_id"])
    await settle(at.bot)
    assert not at.live.level_at(late)
    assert board.id != at.board.id


async def test_nobody_is_waited_for_at_the_seat_of_a_former_player(table: Seat, wall: Wall) -> None:
    """Nothing says that they could come back, nor has a button for it."""
    at = await paced(await table(3))
    late = asked_seat(at)
    await be_forgotten(at.people[late])
    await wall.turn(hours=33)
    question = at.posts[-1]
    for person in (each for seat, each in enumerate(at.people) if seat != late):
        await person.press(question, "Let a computer play")
    await settle(at.bot)
    assert at.live.level_at(late) == "normal"
    said = [post.text for post in at.posts if "computer plays for" in post.text]
    assert said == [f"A computer plays for Former player {late + 1} from now on."]
    assert not [post for post in at.posts if "I am back" in (*post.labels, post.text)]
    assert "I am back" not in at.board.text


async def test_who_comes_back_decides_within_a_day_about_who_is_late_since(table: Seat, wall: Wall) -> None:
    at = await paced(await table(2))
    late = asked_seat(at)
    await left_to_a_computer(at, 1 - late)
    await wall.turn(hours=40)
    await at.people[1 - late].press(at.board, "I am back")
    await wall.turn(hours=25)
    assert "the time for it is up" in at.posts[-1].text


async def test_no_computer_plays_in_rated_games_or_for_the_last_person(table: Seat) -> None:
    at = await table(2)
    await left_to_a_computer(at, 0)
    panel = get_reply(await at.people[1].command(at.place, "game leave"))
    assert panel.labels == ["Offer my seat", "Keep my seat"]
    await at.people[0].press(at.board, "I am back")
    at.live.position = replace(at.live.position, record=replace(at.live.record, rated=1))
    panel = get_reply(await at.people[1].command(at.place, "game leave"))
    assert panel.labels == ["Offer my seat", "Keep my seat"]


async def test_computers_play_during_days_away(table: Seat) -> None:
    at = await table(2)
    anna, ben = at.people
    await ben.command(at.place, "settings away", {"days": 3})
    panel = get_reply(await ben.command(at.place, "settings show"))
    assert "at one table" in get_reply(await ben.press(panel, "Let computers play for me")).text
    await settle(at.bot)
    assert at.live.names == ("Anna", "🤖 Ben")
    await tap_moves(at)
    assert at.live.running.waiting == (0,)
    assert anna.pings[-1] == at.board.id
    await ben.command(at.place, "settings away", {"days": 0})
    assert at.live.names == ("Anna", "Ben")
