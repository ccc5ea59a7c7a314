"""Several people, or one person several times, at the same moment; and the wrong person or the wrong moment."""

from __future__ import annotations

import asyncio

from bot.language import stone_age as phrases
from bot.playground.interactions import Callback
from tests.bot.conftest import Seat
from tests.bot.support.answers import advance_to_buttons, asks, private
from tests.bot.support.table import ENGLISH, hungry
from tests.bot.support.taps import YOUR_MOVE, answer, controls, get_reply, tap_anything, tap_moves, turn_of

DONE = (Callback.DEFERRED_UPDATE, Callback.UPDATE)
"""How a tap is answered that was carried out."""


async def test_two_people_press_one_button_at_once(table: Seat) -> None:
    two = await advance_to_buttons(await table(2))
    seat, rows, board = two.decision.seat, len(two.live.rows), two.board
    _, theirs = await asyncio.gather(
        tap_anything(two.people[seat], board), tap_anything(two.people[1 - seat], board)
    )
    assert "not your turn" in private(theirs) or "earlier turn" in private(theirs)
    await two.bot.outbox.idle()
    assert [row.seat for row in two.live.rows[rows:] if row.seat is not None and not row.obvious] == [seat]


async def test_the_second_of_two_presses_is_shown_what_is_asked_now(table: Seat) -> None:
    """Both passed all checks before the first of them was played: the answer is made after the lock."""
    two = await (await table(2)).advance(lambda at: asks("resolve")(at) and len(at.decision.options) >= 3)
    seat, board, rows = two.decision.seat, two.board, len(two.live.rows)
    async with two.live.lock:
        both = [asyncio.create_task(tap_anything(two.people[seat], board)) for _ in range(2)]
        await asyncio.sleep(0.3)
    (late,) = [each for each in await asyncio.gather(*both) if each.interaction.callback not in DONE]
    await two.bot.outbox.idle()
    asked = two.live.running.decision_of(seat)
    assert len([row for row in two.live.rows[rows:] if row.seat == seat and not row.obvious]) == 1
    assert "earlier turn" in private(late)
    assert phrases.prompt(ENGLISH, asked, two.live.view_of(seat)) in private(late)
    offered = {turn_of(part["custom_id"]).line for part in controls(get_reply(late))}
    assert offered & {str(option) for option in asked.options}
    assert str(two.live.rows[-1].text) not in offered
    await answer(two.people[seat], get_reply(late), asked.options[-1])
    assert str(two.live.rows[-1]) == f"{seat} {asked.options[-1]}"


async def test_the_second_of_two_presses_learns_whose_turn_it_is(table: Seat) -> None:
    two = await table(2)
    seat, person = two.decision.seat, two.people[two.decision.seat]
    screen = get_reply(await tap_anything(person, two.board))
    async with two.live.lock:
        both = [asyncio.create_task(tap_anything(person, screen)) for _ in range(2)]
        await asyncio.sleep(0.3)
    said = [private(each) for each in await asyncio.gather(*both) if each.messages]
    assert any(f"{two.live.names[1 - seat]} is to move" in each for each in said), said


async def test_a_question_that_another_one_has_just_replaced_is_answered_in_a_new_message(
    table: Seat,
) -> None:
    """Discord takes no edit of a message that was deleted meanwhile."""
    two = await table(2)
    seat, person = two.decision.seat, two.people[two.decision.seat]
    first = get_reply(await person.press(two.board, "Hunt …"))
    _, late = await asyncio.gather(person.press(two.board, "Hunt …"), tap_anything(person, first))
    assert private(late).startswith("✓")
    assert two.live.rows[-1].seat == seat


async def test_the_same_command_twice_at_once(table: Seat) -> None:
    two = await table(2)
    rows, move = len(two.live.rows), {"where": "forest", "people": 2}
    both = await asyncio.gather(*(two.people[0].command(two.place, "place", move) for _ in range(2)))
    done, refused = sorted((private(each) for each in both), key=lambda said: not said.startswith("✓"))
    assert done.startswith("✓")
    assert "not your turn" in refused or "nothing to decide" in refused
    assert len(two.live.rows) == rows + 1


async def test_a_stale_button_shows_the_current_ones(table: Seat) -> None:
    """An old message that could not be deleted."""
    two = await advance_to_buttons(await table(2))
    two.playground.faults.answer(403, "DELETE", r"/messages/\d+$", times=1000, code=50013)
    seat, old = two.decision.seat, two.board
    assert controls(old)
    while True:
        await tap_moves(two)
        if two.live.running.waiting == (seat,) and two.board.id != old.id and controls(old):
            break
        if two.live.running.waiting == (1 - seat,) and two.board.id != old.id:
            assert "earlier turn" in private(await tap_anything(two.people[1 - seat], old))
    before = await two.everything()
    assert [part["custom_id"] for part in controls(old)] != [
        part["custom_id"] for part in controls(two.board)
    ]
    person = two.people[seat]
    *_, outcome = [await tap_anything(person, old) for _ in range(2)]
    await two.playground.wait_until(lambda: sum(each.ephemeral for each in person.see(two.place)) == 1, 10)
    assert "earlier turn" in private(outcome)
    assert await two.everything() == before
    rows, (seat, option) = len(two.live.rows), two.greedy_move()
    await answer(two.people[seat], get_reply(outcome), option)
    assert str(two.live.rows[rows]) == f"{seat} {option}"


async def test_everybody_sees_only_their_own_move(table: Seat) -> None:
    """Several feed at once: the public board has no controls of a decision, and each gets their own."""
    two = await (await table(2)).advance(lambda at: len(at.live.running.decisions) == 2, hungry)
    assert controls(two.board) == []
    assert [who for post, who in two.playground.world.pings if post == two.board.id] != []
    for seat, person in enumerate(two.people):
        screen = get_reply(await person.press(two.board, YOUR_MOVE))
        assert screen.owner_id == person.id
        assert all(f".{two.live.moves[seat]}." in part["custom_id"] for part in controls(screen))
    assert "no seat" in private(await two.playground.person("David").press(two.board, YOUR_MOVE))
