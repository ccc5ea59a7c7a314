"""The law of the thread: one message asks, a round leaves one story, nothing that was shown is lost.

Over whole games `test_whole_games.py` looks at it.
"""

from __future__ import annotations

from bot.client import Bot
from bot.playground import Playground
from tests.bot.conftest import Seat
from tests.bot.support.conversation import assert_one_asks, find_stories, play_and_check
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import controls
from tests.bot.test_planning import planned


async def test_taking_back_the_end_of_a_round_takes_its_story_back(table: Seat) -> None:
    """The same round ends again, and its story stands there once."""
    two = await (await table(2)).advance(lambda at: at.live.running.round == 2)
    assert {*find_stories(two)} == {1}
    row = next(number for number, row in reversed([*enumerate(two.live.rows, 1)]) if row.seat is not None)
    seat = two.live.rows[row - 1].seat
    assert seat is not None
    asked = await two.bot.tables.consent.undo(
        two.live, int(two.people[seat].id), len(two.live.rows), is_confirmed=True
    )
    assert asked is not None
    await two.bot.tables.consent.answer(two.live, asked.id, int(two.people[1 - seat].id), "yes")
    await two.bot.outbox.idle()
    assert two.live.running.round == 1
    assert find_stories(two) == {}
    assert_one_asks(two)
    await two.advance(lambda at: at.live.running.round == 2)
    assert {*find_stories(two)} == {1}
    assert_one_asks(two)


async def test_a_round_of_two_turns_is_described_by_its_number(playground: Playground, bot: Bot) -> None:
    """And not by the turn of the next one, which begins with the same answer."""
    two = await (await PlayedTable.open(playground, bot, 2, game="hunters_scouts")).start()
    await play_and_check(two, 3, until=3)
    assert {*find_stories(two)} == {1, 2}


async def test_who_has_placed_stands_above_the_question_with_a_herd_too(
    playground: Playground, bot: Bot
) -> None:
    """The herd says where it is; which tile comes next is seen on the board."""
    three = await (await PlayedTable.open(playground, bot, 3, modules="mammoths")).start()
    for line in ("place hunt 2", "place field 1"):
        await three.bot.tables.moves.play(three.live, three.decision.seat, line)
        await three.bot.outbox.idle()
    for said in ("**Anna**: Hunt", "**Ben**: Field", "The mammoths are "):
        assert said in three.board.text


async def test_an_early_end_leaves_the_story_and_no_controls(table: Seat) -> None:
    two = await table(2)
    await play_and_check(two, 3, until=2)
    await two.bot.tables.moves.play(two.live, two.decision.seat, str(two.decision.options[0]))
    await two.bot.outbox.idle()
    await two.people[0].command(two.place, "game end")
    await two.bot.outbox.idle()
    await two.people[1].press(two.posts[-1], "Agree")
    await two.bot.outbox.idle()
    assert not [post for post in two.posts if controls(post)]
    assert [number for number in (1, 2) if any(f"**Round {number}**" in post.text for post in two.posts)] == [
        1,
        2,
    ]


async def test_a_plan_plays_on_into_the_next_round(table: Seat) -> None:
    """The round ends in the middle of one answer: its story does not tell what came after it."""
    two = await (await table(2)).advance(lambda at: at.after_greedy_move().round == 2)
    for person in two.people:
        await planned(person, two, "quarry 1")
    await two.advance(lambda at: at.live.running.round == 2)
    assert "Quarry" not in find_stories(two)[1].text
    assert "**: Quarry" in two.board.text
