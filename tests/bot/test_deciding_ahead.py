"""Who is not asked yet decides what others can no longer change; it is played in its turn, and nobody knows before."""

from __future__ import annotations

from functools import partial

import pytest

from bot.playground import Person
from bot.playground.messages import Message
from bot.tables.actions.preparing import may_decide
from bot.tables.model.prepared import find_ahead, prepared_of
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from engine.core.log import find_last_choice, is_free
from engine.core.questions import Decision, Seat
from tests.bot.conftest import Seat as Seated
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply, press_more


def ahead_of(live: Table, seat: Seat) -> Decision | None:
    """What this seat is asked if it decides ahead."""
    found = find_ahead(live, live.running, seat)
    return found.decision if found is not None else None


def one_ahead(at: PlayedTable) -> bool:
    """One acts, and another already has something to decide in its own turn."""
    return bool(early(at)) and at.decision.prompt not in ("place", "feed")


def early(at: PlayedTable) -> list[Seat]:
    return [seat for seat in may_decide(at.live) if ahead_of(at.live, seat) is not None]


def first_answer(said: Message) -> str:
    """The label of the first button that answers."""
    return next(part["label"] for part in said.buttons if ":press:" in part["custom_id"])


async def decided(at: PlayedTable, seat: Seat) -> list[str]:
    """This person presses the first button of each of their questions until none is left; returns what they decided."""
    person = at.people[seat]
    said = get_reply(await person.press(at.board, "Ahead"))
    while ahead_of(at.live, seat) is not None:
        assert said.owner_id == person.id
        said = get_reply(await person.press(said, first_answer(said)))
    assert "That is all you can decide now" in said.text
    return [each.answer for each in prepared_of(at.live, seat).exact]


async def test_an_early_answer_is_played_when_its_turn_comes(table: Seated) -> None:
    """Nothing is shown, posted or logged before, nobody is pinged, and the person is not asked again."""
    three = await (await table(3)).advance(one_ahead)
    live, seat = three.live, early(three)[0]
    assert "can decide ahead" in three.board.text
    before = (three.board.text, len(live.rows), three.notifications, live.running.digest())
    lines = await decided(three, seat)
    await three.bot.outbox.idle()
    assert lines
    assert before == (three.board.text, len(live.rows), three.notifications, live.running.digest())

    three.bot.tables.registry.drop(live.record.id)
    again = await three.moved_to(three.bot)
    await again.advance(lambda at: not prepared_of(at.live, seat).has_looked)
    played = [row.text for row in again.live.rows[before[1] :] if row.seat == seat and not row.obvious]
    assert played[: len(lines)] == lines
    assert again.live.key() == live.key()


async def test_a_button_of_another_shows_what_one_can_decide(table: Seated) -> None:
    three = await (await table(3)).advance(one_ahead)
    seat = early(three)[0]
    acting = three.live.names[three.decision.seat]
    label = first_answer(three.board)
    said = get_reply(await three.people[seat].press(three.board, label))
    assert f"It is the turn of {acting}. This you can already decide:" in said.text
    said = get_reply(await three.people[seat].press(said, first_answer(said)))
    assert said.text.startswith("Kept for your turn")
    assert len(prepared_of(three.live, seat).exact) == 1
    found = find_ahead(three.live, three.live.running, seat)
    assert found is not None
    assert (" rolls " in said.text) == (not found.last_is_free), "what fell is told before the next question"
    said = get_reply(await press_more(three.people[seat], three.board, "Undo"))
    assert said.text.startswith("Taken back." if found.last_is_free else "Dice of yours have fallen since")
    assert len(prepared_of(three.live, seat).exact) == int(not found.last_is_free)


async def open_plan(person: Person, at: PlayedTable) -> Message:
    """While somebody can decide ahead the button of that stands in the place of *Plan*."""
    assert "Plan" not in at.board.labels
    return get_reply(await press_more(person, at.board, "Plan"))


async def test_what_was_decided_is_taken_back_in_the_panel(table: Seated) -> None:
    three = await (await table(3)).advance(one_ahead)
    seat, wanted = early(three)[0], "Take back the last decision"
    person, live = three.people[seat], three.live
    assert wanted not in (await open_plan(person, three)).labels
    asked = get_reply(await person.press(three.board, "Ahead"))
    await person.press(asked, first_answer(asked))
    found = find_ahead(live, live.running, seat)
    assert found is not None
    panel = await open_plan(person, three)
    assert "Decided already" in panel.content
    said = await person.press(panel, wanted)
    assert said.text.startswith("Taken back." if found.last_is_free else "Dice of yours have fallen since")
    assert len(prepared_of(live, seat).exact) == int(not found.last_is_free)


def saw_dice(at: PlayedTable) -> list[Seat]:
    """Who could take back a choice at once, had they not seen dice ahead."""
    rows, live = at.live.rows, at.live
    free = [
        seat
        for seat in range(len(at.people))
        if seat in early(at) and (keep := find_last_choice(rows, seat)) and is_free(rows, seat, keep)
    ]
    looks = {seat: find_ahead(live, live.running, seat) for seat in free}
    return [seat for seat, found in looks.items() if found is not None and found.rolled]


async def test_who_has_seen_dice_takes_nothing_back_alone(table: Seated) -> None:
    three = await (await table(3)).advance(lambda at: bool(saw_dice(at)))
    seat, rows = saw_dice(three)[0], len(three.live.rows)
    await three.people[seat].press(three.board, "Ahead")
    assert prepared_of(three.live, seat).has_looked
    said = (await press_more(three.people[seat], three.board, "Undo")).text
    assert "to agree. Ask?" in said
    assert len(three.live.rows) == rows


def may_take_back(at: PlayedTable) -> bool:
    """One acts and could take something back alone, and another has something to decide in its own turn."""
    seat, rows = at.decision.seat, at.live.rows
    keep = find_last_choice(rows, seat)
    return one_ahead(at) and seat not in early(at) and keep is not None and is_free(rows, seat, keep)


async def test_where_nobody_could_choose_anew_who_acts_takes_back_alone(table: Seated) -> None:
    three = await (await table(3)).advance(may_take_back)
    acting, looking, rows = three.decision.seat, early(three)[0], len(three.live.rows)
    assert await decided(three, looking)
    assert prepared_of(three.live, looking).has_looked
    await press_more(three.people[acting], three.board, "Undo")
    assert [row.seat for row in three.live.rows[rows:]] == [acting]


def takes_later(at: PlayedTable) -> bool:
    """One takes a die, and another says which it would take of those that may be left."""
    return at.decision.prompt == "take" and any(
        found is not None and found.prompt == "take" for found in map(partial(ahead_of, at.live), early(at))
    )


async def test_who_takes_a_die_later_says_which_in_each_case(table: Seated) -> None:
    """What others leave decides which of these answers is played; the others are forgotten."""
    three = await (await table(3)).advance(takes_later)
    live, seat = three.live, early(three)[0]
    said = get_reply(await three.people[seat].press(three.board, "Ahead"))
    assert "If it comes to this:" in said.text
    lines = await decided(three, seat)
    assert len(lines) > 1
    before = len(live.rows)
    await three.advance(lambda at: not prepared_of(at.live, seat).has_looked)
    (taken,) = [row.text for row in live.rows[before:] if row.seat == seat and row.text.startswith("take ")]
    assert taken in lines


def tools_showed_dice(at: PlayedTable) -> list[Seat]:
    """Who would see dice ahead after tools that a prepared answer has added or left."""
    live, seats = at.live, range(len(at.people))
    looks = {seat: find_ahead(live, live.running, seat) for seat in seats}
    return [
        seat
        for seat, found in looks.items()
        if found is not None
        and any(line.startswith("tools ") and line != "tools none" for line in found.seen)
    ]


async def test_a_standing_answer_that_showed_dice_stays_for_this_turn(table: Seated) -> None:
    """Who changes it afterwards reads when that holds, and does not choose anew knowing later dice."""
    two = await table(2)
    for person in two.people:
        for order, answer in (("tools", "gain"), ("resolve", "board")):
            await person.command(two.place, "plan", question=order, answer=answer)
    await two.advance(lambda at: bool(tools_showed_dice(at)))
    live, seat = two.live, tools_showed_dice(two)[0]
    person, began = two.people[seat], live.running.round
    before = get_reply(await person.press(two.board, "Ahead")).text
    with pytest.raises(RuleError, match="answer-seen"):
        await two.bot.tables.preparing.give(live, seat, "tools", "never", this_round=True)
    assert prepared_of(live, seat).answer_to("tools") == "gain", "what is refused changes nothing"
    said = get_reply(await person.command(two.place, "plan", question="tools", answer="ask"))
    assert get_reply(await person.press(two.board, "Ahead")).text == before
    assert "From your next turn on" in said.text
    assert "already seen dice" in said.text
    found = find_ahead(live, live.running, seat)
    assert found is not None

    two.bot.tables.registry.drop(live.record.id)
    again = await two.moved_to(two.bot)
    rows = len(again.live.rows)
    await again.advance(lambda at: not prepared_of(at.live, seat).has_looked)
    played = [row.text for row in again.live.rows[rows:] if row.seat == seat]
    assert played[: len(found.seen)] == [*found.seen]
    await again.advance(lambda at: at.decision.prompt == "tools" and at.decision.seat == seat)
    assert again.live.running.round > began
