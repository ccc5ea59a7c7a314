"""Tools: section TOOL of the golden cases, and the ruling checks about them."""

from collections.abc import Sequence

import pytest

from engine.core.match import Match
from tests.engine.stone_age.table import dice, options, play, player, refused, supply, table, tiles


def after_a_step(tools: Sequence[int]) -> list[int]:
    """The tiles after the tool maker was resolved once."""
    match = table(phase="turn", crowd={"toolmaker": [1]}, tools=[tools])
    assert player(match, 0).tableau == 5
    return tiles(match, 0)


def marks(match: Match) -> list[tuple[int, bool]]:
    """Value and used mark of the first player's tools, highest first."""
    return sorted(((tool.value, tool.used) for tool in player(match, 0).tools), reverse=True)


def test_gc_tool_01_steps_1_to_3() -> None:
    step_1 = after_a_step([])
    step_2 = after_a_step(step_1)
    step_3 = after_a_step(step_2)
    assert (step_1, step_2, step_3) == ([1], [1, 1], [1, 1, 1])
    assert (sum(step_1), sum(step_2), sum(step_3)) == (1, 2, 3)


def test_gc_tool_02_step_4_flips_a_tile() -> None:
    assert after_a_step([1, 1, 1]) == [2, 1, 1]


def test_gc_tool_03_step_6() -> None:
    assert after_a_step([2, 2, 1]) == [2, 2, 2]


def test_gc_tool_04_step_7_exchanges_a_tile() -> None:
    assert after_a_step([2, 2, 2]) == [3, 2, 2]


def test_gc_tool_05_step_9() -> None:
    assert after_a_step([3, 3, 2]) == [3, 3, 3]


def test_gc_tool_06_step_10() -> None:
    assert after_a_step([3, 3, 3]) == [4, 3, 3]


def test_gc_tool_07_step_12() -> None:
    assert after_a_step([4, 4, 3]) == [4, 4, 4]


def test_gc_tool_08_no_13th_tool() -> None:
    assert after_a_step([4, 4, 4]) == [4, 4, 4]


def test_gc_tool_09_hunt_with_two_tools() -> None:
    match = table(phase="turn", crowd={"hunt": [2]}, tools=[[2, 1, 1]])
    supply(match, dice(3, 2))
    play(match, 0, "tools 0+1")
    assert match.view(None).last_roll.total == 8
    assert player(match, 0).food == 12 + 4
    assert marks(match) == [(2, True), (1, True), (1, False)]


def test_gc_tool_10_clay_pit_with_two_tools() -> None:
    match = table(phase="turn", crowd={"claypit": [2]}, tools=[[2, 2, 1]])
    supply(match, dice(5, 3))
    play(match, 0, "tools 0+1")
    assert match.view(None).last_roll.total == 12
    assert player(match, 0).resources["brick"] == 3


@pytest.mark.parametrize(
    ("line", "total", "food", "used"), [("tools none", 11, 5, False), ("tools 0", 12, 6, True)]
)
def test_gc_tool_11_example_11_plus_1(line: str, total: int, food: int, used: bool) -> None:
    match = table(phase="turn", crowd={"hunt": [3]}, tools=[[1]])
    supply(match, dice(5, 4, 2))
    play(match, 0, line)
    assert match.view(None).last_roll.total == total
    assert player(match, 0).food == 12 + food
    assert marks(match) == [(1, used)]


def test_gc_tool_12_a_used_tool_cannot_be_used_again() -> None:
    match = table(phase="turn", crowd={"hunt": [1], "river": [2]}, tools=[[1]])
    play(match, 0, "resolve hunt", dice(5))
    play(match, 0, "tools 0", dice(3, 2))
    refused(match, 0, "tools 0")
    assert match.view(None).last_roll.total == 5
    assert player(match, 0).resources["gold"] == 0
    assert marks(match) == [(1, True)]


def test_gc_tool_13_a_tool_is_used_completely() -> None:
    match = table(phase="turn", crowd={"hunt": [2], "quarry": [1]}, tools=[[3, 2, 2]])
    play(match, 0, "resolve hunt", dice(4, 1))
    play(match, 0, "tools 0", dice(4))
    assert player(match, 0).food == 12 + 4
    refused(match, 0, "tools 0")
    assert options(match, 0) == ["tools none", "tools 1", "tools 2", "tools 1+2"]
    play(match, 0, "tools 1")
    assert match.view(None).last_roll.total == 6
    assert player(match, 0).resources["stone"] == 1


def test_gc_tool_14_any_number_of_tools_on_one_roll() -> None:
    match = table(phase="turn", crowd={"forest": [1]}, tools=[[4, 4, 4]])
    supply(match, dice(6))
    play(match, 0, "tools 0+1+2")
    assert match.view(None).last_roll.total == 18
    assert player(match, 0).resources["wood"] == 6


def test_gc_tool_15_no_tool_without_persons_and_roll() -> None:
    match = table(
        phase="turn", crowd={"field": [1], "building 1": [1]}, tools=[[1]], wood=[1], brick=[1], stone=[1]
    )
    refused(match, 0, "tools 0")
    play(match, 0, "resolve building 1")
    refused(match, 0, "tools 0")
    play(match, 0, "decline")
    refused(match, 0, "tools 0")
    assert player(match, 0).food == 12


@pytest.mark.parametrize(
    ("line", "total", "stone", "used"), [("tools 0", 10, 2, True), ("tools none", 8, 1, False)]
)
def test_gc_tool_16_tools_on_a_card_that_rolls_for_a_yield(
    line: str, total: int, stone: int, used: bool
) -> None:
    match = table(
        phase="turn", crowd={"card 1": [1]}, display=["C30", "K2", "K3", "K4"], tools=[[2, 1, 1]], wood=[1]
    )
    play(match, 0, "pay 1 wood", dice(4, 4))
    play(match, 0, line)
    assert match.view(None).last_roll.total == total
    assert player(match, 0).resources["stone"] == stone
    assert marks(match) == [(2, used), (1, False), (1, False)]


def test_tools_of_one_roll_are_named_once() -> None:
    match = table(phase="turn", crowd={"hunt": [2]}, tools=[[2, 1]])
    supply(match, dice(3, 2))
    for line in ("tools 0+0", "tools 2", "tools 3", "tools none+0", "tools", "tools -1", "tools C34"):
        refused(match, 0, line)
    assert options(match, 0) == ["tools none", "tools 0", "tools 1", "tools 0+1"]


def test_rc_01_upgrade_prefers_an_unused_tile() -> None:
    match = table(phase="turn", crowd={"toolmaker": [1]}, tools=[[1, 1, 1]], used=[[True, False, False]])
    assert marks(match) == [(2, False), (1, True), (1, False)]


def test_rc_02_upgrade_of_a_used_tile_stays_used() -> None:
    match = table(
        phase="turn", crowd={"toolmaker": [1], "hunt": [2]}, tools=[[1, 1, 1]], used=[[True, True, True]]
    )
    play(match, 0, "resolve toolmaker", dice(3, 2))
    assert marks(match) == [(2, True), (1, True), (1, True)]
    assert match.view(None).last_roll.total == 5
    assert player(match, 0).food == 12 + 2
    refused(match, 0, "tools 0")


def test_rc_03_hut_and_tool_maker_at_the_maximum() -> None:
    match = table(2, people=[10], tools=[[4, 4, 4]])
    play(match, 0, "place hut 2")
    play(match, 1, "place hunt 5")
    play(match, 0, "place toolmaker 1")
    play(match, 0, "place hunt 7")
    play(match, 0, "resolve hut")
    assert (player(match, 0).people, player(match, 0).tableau) == (10, 2)
    play(match, 0, "resolve toolmaker", dice(*[1] * 7))
    assert player(match, 0).people == 10
    assert tiles(match, 0) == [4, 4, 4]
