"""The dice bar: one die per player; the taker of the card picks first, then clockwise, one each (D-07)."""

from typing import Unpack

import pytest

from engine.core.match import Match
from engine.core.questions import Roll
from tests.engine.stone_age.table import Columns, dice, options, play, player, refused, supply, table, tiles


def bar(*fell: int, taker: int = 0, **columns: Unpack[Columns]) -> Match:
    """The table after the taker has bought a dice bar and these dice, one per player, have fallen."""
    seats = len(fell)
    on_card = [int(seat == taker) for seat in range(seats)]
    columns["wood"] = on_card
    match = table(
        seats,
        phase="turn",
        start=taker,
        display=["C06", "K2", "K3", "K4"],
        crowd={"card 1": on_card},
        **columns,
    )
    play(match, taker, "pay 1 wood")
    assert match.chance == Roll(seats, f"r1/seat{taker}/C06", taker, "C06")
    supply(match, dice(*fell))
    return match


@pytest.mark.parametrize(
    ("seats", "taker"), [(seats, taker) for seats in (2, 3, 4) for taker in range(seats)]
)
def test_everybody_takes_one_die_the_taker_first_then_clockwise(seats: int, taker: int) -> None:
    match = bar(*range(1, seats + 1), taker=taker)
    order: list[int] = []
    while match.decisions[0].prompt == "take":
        (asked,) = match.waiting
        order.append(asked)
        for other in set(range(seats)) - {asked}:
            refused(match, other, options(match, asked)[0])
        play(match, asked, options(match, asked)[-1])
    assert order == [(taker + step) % seats for step in range(seats - 1)], "the last die is not asked for"
    for step in range(seats):
        resources = player(match, (taker + step) % seats).resources
        assert [what for what, count in resources.items() if count] == [
            ("wood", "brick", "stone", "gold")[seats - 1 - step]
        ]


def test_what_the_six_numbers_give() -> None:
    one = bar(1, 2, 3, 4)
    for seat in (0, 1, 2):
        play(one, seat, f"take {seat + 1}")
    other = bar(5, 6)
    play(other, 0, "take 5")
    gained = [next(what for what, n in player(one, seat).resources.items() if n) for seat in range(4)]
    assert gained == ["wood", "brick", "stone", "gold"]
    assert tiles(other, 0) == [1]
    assert player(other, 1).field == 1


def test_only_the_dice_that_lie_there_may_be_taken() -> None:
    match = bar(2, 5, 5)
    assert options(match, 0) == ["take 2", "take 5"]
    for line in ("take 1", "take 6", "take 0", "take", "decline", "keep"):
        refused(match, 0, line)
    play(match, 0, "take 5")
    assert options(match, 1) == ["take 2", "take 5"]
    play(match, 1, "take 2")
    assert [tiles(match, seat) for seat in range(3)] == [[1], [], [1]]


def test_no_question_when_all_dice_are_equal() -> None:
    match = bar(5, 5, 5, 5)
    assert match.decision_of(0).prompt == "rest"
    assert [tiles(match, seat) for seat in range(4)] == [[1]] * 4


def test_no_question_when_all_dice_left_are_equal() -> None:
    match = bar(3, 6, 3, 3)
    play(match, 0, "take 6")
    assert match.decision_of(0).prompt == "rest"
    assert player(match, 0).field == 1
    assert [player(match, seat).resources["stone"] for seat in (1, 2, 3)] == [1, 1, 1]


def test_a_lost_effect_may_be_taken_with_twelve_tools() -> None:
    match = bar(1, 5, tools=[[4, 4, 4]])
    play(match, 0, "take 5")
    assert tiles(match, 0) == [4, 4, 4]
    assert player(match, 1).resources["wood"] == 1


def test_a_lost_effect_may_be_taken_at_the_end_of_the_field_track() -> None:
    match = bar(4, 6, field=[10])
    play(match, 0, "take 6")
    assert player(match, 0).field == 10
    assert player(match, 1).resources["gold"] == 1


def test_a_lost_effect_may_have_to_be_taken() -> None:
    match = bar(1, 6, field=[0, 10])
    play(match, 0, "take 1")
    assert player(match, 1).field == 10
    assert match.decision_of(0).prompt == "rest"


def test_tools_cannot_be_added() -> None:
    match = bar(1, 2, tools=[[4, 4, 4], [1]], one_use=[["C34"]])
    for line in ("tools 0", "tools C34", "tools none"):
        refused(match, 0, line)
    assert options(match, 0) == ["take 1", "take 2"]
    play(match, 0, "take 1")
    assert not any(tool.used for tool in player(match, 0).tools)
    assert len(player(match, 0).one_use_tools) == 1


def test_a_tool_from_the_bar_may_be_used_in_the_same_round() -> None:
    match = table(
        2, phase="turn", display=["C06", "K2", "K3", "K4"], crowd={"card 1": [1], "hunt": [1]}, wood=[1]
    )
    play(match, 0, "resolve card 1")
    play(match, 0, "pay 1 wood", dice(5, 1))
    play(match, 0, "take 5", dice(1))
    play(match, 0, "tools 0")
    assert player(match, 0).food == 13
