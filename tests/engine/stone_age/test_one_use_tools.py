"""One-use tools: cards C34 (4), C35 (3) and C36 (2), each added once to any own roll (B-TOOL-11, R-14)."""

import pytest

from tests.engine.stone_age.table import dice, options, play, player, refused, result, supply, table, tiles


@pytest.mark.parametrize(("name", "value"), [("C34", 4), ("C35", 3), ("C36", 2)])
def test_a_bought_card_lies_open_as_a_tool(name: str, value: int) -> None:
    match = table(
        phase="turn", display=[name, "K2", "K3", "K4"], crowd={"card 1": [1], "hunt": [1]}, wood=[1]
    )
    play(match, 0, "resolve card 1")
    play(match, 0, "pay 1 wood", dice(2))
    (open_card,) = match.view(3).players[0].one_use_tools
    assert open_card.top == {"kind": "one_use_tool", "amount": value}
    play(match, 0, f"tools {name}")
    assert player(match, 0).food == 12 + (2 + value) // 2
    assert player(match, 0).one_use_tools == ()
    assert player(match, 0).cards == 1, "its lower part stays"


@pytest.mark.parametrize(
    ("where", "what", "pieces"),
    [("forest", "wood", 3), ("claypit", "brick", 2), ("quarry", "stone", 2), ("river", "gold", 1)],
)
def test_it_may_be_added_to_any_own_roll_for_resources(where: str, what: str, pieces: int) -> None:
    match = table(phase="turn", crowd={where: [1]}, one_use=[["C34"]])
    supply(match, dice(6))
    play(match, 0, "tools C34")
    assert player(match, 0).resources[what] == pieces


def test_it_may_be_added_to_the_roll_of_a_card() -> None:
    match = table(
        phase="turn", display=["C03", "K2", "K3", "K4"], crowd={"card 1": [1]}, wood=[1], one_use=[["C36"]]
    )
    play(match, 0, "pay 1 wood", dice(5, 5))
    play(match, 0, "tools C36")
    assert player(match, 0).resources["gold"] == 2


def test_it_is_added_together_with_other_tools() -> None:
    match = table(phase="turn", crowd={"forest": [1]}, tools=[[2, 1]], one_use=[["C34", "C36"]])
    supply(match, dice(1))
    assert len(options(match, 0)) == 2**4
    play(match, 0, "tools 0+1+C34+C36")
    assert match.view(None).last_roll.total == 1 + 2 + 1 + 4 + 2
    assert player(match, 0).resources["wood"] == 3
    assert player(match, 0).one_use_tools == ()
    assert [tool.used for tool in player(match, 0).tools] == [True, True]


def test_once_used_it_is_removed_for_good() -> None:
    match = table(phase="turn", crowd={"forest": [1], "river": [1]}, one_use=[["C34"]])
    play(match, 0, "resolve forest", dice(5))
    play(match, 0, "tools C34", dice(2))
    refused(match, 0, "tools C34")
    assert player(match, 0).resources == {"wood": 3, "brick": 0, "stone": 0, "gold": 0}


def test_unused_it_waits_for_a_later_round() -> None:
    match = table(2, phase="actions", start=1, crowd={"forest": [1]}, one_use=[["C35"]])
    supply(match, dice(2))
    play(match, 0, "tools none")
    assert match.round == 2
    play(match, 0, "place hunt 5")
    play(match, 1, "place hunt 5", dice(1, 1, 1, 1, 1))
    play(match, 0, "tools C35")
    assert match.view(None).players[0].food == 12 - 5 + (5 + 3) // 2


def test_a_new_round_does_not_bring_it_back() -> None:
    match = table(2, phase="actions", start=1, crowd={"forest": [1]}, one_use=[["C35"]], tools=[[1]])
    supply(match, dice(2))
    play(match, 0, "tools 0+C35")
    assert match.round == 2
    assert player(match, 0).one_use_tools == ()
    assert [tool.used for tool in player(match, 0).tools] == [False]


def test_tool_makers_do_not_count_it() -> None:
    match = table(phase="scoring", cards=[["C32"]], tools=[[1, 1, 1]], one_use=[["C34"]])
    assert result(match).scores[0] == 2 * 3


def test_the_tie_break_does_not_count_it() -> None:
    match = table(2, phase="scoring", one_use=[["C34"]], field=[0, 1])
    assert result(match).winners == (1,)
    assert [row.tie_break for row in match.view(None).standing] == [6, 5]


def test_the_limit_of_twelve_does_not_count_it() -> None:
    match = table(phase="turn", crowd={"toolmaker": [1]}, tools=[[4, 4, 3]], one_use=[["C34"]])
    assert tiles(match, 0) == [4, 4, 4]
    match = table(
        phase="turn", display=["C34", "K2", "K3", "K4"], crowd={"card 1": [1]}, wood=[1], tools=[[4, 4, 4]]
    )
    play(match, 0, "pay 1 wood")
    assert tiles(match, 0) == [4, 4, 4]
    assert [each.id for each in player(match, 0).one_use_tools] == ["C34"]


def test_another_players_tool_cannot_be_used() -> None:
    match = table(phase="turn", crowd={"forest": [1]}, tools=[[1]], one_use=[[], ["C34"]])
    supply(match, dice(2))
    refused(match, 0, "tools C34")
    refused(match, 1, "tools C34")
