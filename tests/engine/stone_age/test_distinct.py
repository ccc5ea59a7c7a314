"""Nobody is asked what makes no difference, and who is asked sees each outcome once: the best way to it.

That this holds in whole games is in `tests/engine/test_consequences.py`.
"""

from __future__ import annotations

from engine.core.match import Match
from tests.engine.stone_age.practice import FED_HUT
from tests.engine.stone_age.table import dice, play, supply, table


def asked(match: Match, seat: int = 0) -> list[str]:
    return [str(option) for option in match.list_distinct(match.decision_of(seat))]


# Tools


def test_tools_that_cannot_help_are_not_asked_for() -> None:
    match = table(phase="turn", crowd={"claypit": [2]}, tools=[[1, 0]])
    supply(match, dice(4, 2))
    assert match.obvious is not None
    assert str(match.obvious[1]) == "tools none"


def test_every_yield_is_offered_once_with_the_fewest_tools() -> None:
    match = table(phase="turn", crowd={"hunt": [3]}, tools=[[1, 1, 1]])
    supply(match, dice(6, 5, 1))
    assert asked(match) == ["tools none", "tools 0+1"]
    supply(match := table(phase="turn", crowd={"hunt": [3]}, tools=[[1, 1, 1]]), dice(6, 6, 1))
    assert asked(match) == ["tools none", "tools 0", "tools 0+1+2"]


def test_a_permanent_tool_is_used_before_one_that_is_discarded_after_use() -> None:
    match = table(phase="turn", crowd={"hunt": [1]}, tools=[[4]], one_use=[["C36"]])
    supply(match, dice(2))
    assert asked(match) == ["tools none", "tools C36", "tools 0", "tools 0+C36"]


def test_a_tool_for_one_use_may_be_spent_to_keep_a_better_one_for_the_next_roll() -> None:
    match = table(phase="turn", crowd={"hunt": [1], "claypit": [1]}, tools=[[4]], one_use=[["C35"]])
    play(match, 0, "resolve hunt")
    supply(match, dice(3))
    assert asked(match) == ["tools none", "tools 0", "tools C35", "tools 0+C35"]


def test_it_is_not_asked_for_when_nothing_comes_after() -> None:
    match = table(phase="turn", crowd={"hunt": [1]}, tools=[[4]], one_use=[["C35"]])
    supply(match, dice(3))
    assert asked(match) == ["tools none", "tools 0", "tools 0+C35"]


def test_one_tool_is_used_before_two_that_could_be_added_one_by_one() -> None:
    match = table(phase="turn", crowd={"hunt": [1], "claypit": [1]}, tools=[[2, 1, 1]])
    play(match, 0, "resolve hunt")
    supply(match, dice(2))
    assert asked(match) == ["tools none", "tools 0", "tools 0+1+2"]


def test_used_tools_count_for_nothing() -> None:
    match = table(phase="turn", crowd={"hunt": [1]}, tools=[[1, 2]], used=[[False, True]])
    supply(match, dice(3))
    assert asked(match) == ["tools none", "tools 0"]


# The order of the own places


def test_what_only_gives_is_used_first() -> None:
    match = table(phase="turn", crowd={"forest": [1], "hut": [2], "toolmaker": [1], "card 1": [1]}, wood=[1])
    (first,) = asked(match)
    play(match, 0, first)
    assert sorted([first, *asked(match)]) == ["resolve hut", "resolve toolmaker"]


def test_a_place_with_a_step_of_a_house_rule_may_depend_on_everything() -> None:
    crowd = {"hunt": [2], "hut": [2]}
    assert len(asked(table(phase="turn", crowd=crowd))) == 1
    fed = table(phase="turn", crowd=crowd, more=(FED_HUT,))
    assert asked(fed) == ["resolve hut", "resolve hunt"]


def test_rolls_come_before_what_is_paid_with_them() -> None:
    """Nothing about a roll follows from what is bought; a card that brings a tool makes the order a choice."""
    crowd = {"forest": [2], "card 1": [1]}
    plain = table(phase="turn", crowd=crowd, wood=[1], display=["C07", "K2", "K3", "K4"])
    assert asked(plain) == ["resolve forest"]
    brings_tool = table(phase="turn", crowd=crowd, wood=[1], display=["C04", "K2", "K3", "K4"])
    assert asked(brings_tool) == ["resolve forest", "resolve card 1"]
    has_tool = table(phase="turn", crowd=crowd, wood=[1], display=["C07", "K2", "K3", "K4"], tools=[[1]])
    assert asked(has_tool) == ["resolve forest"]


def test_who_can_add_tools_chooses_which_dice_to_see_first() -> None:
    crowd = {"building 1": [1], "forest": [1], "claypit": [1]}
    match = table(phase="turn", crowd=crowd, tools=[[1]], tops=["H10", "H11", "H12", "H13"])
    assert asked(match) == ["resolve forest", "resolve claypit"]
    none = table(phase="turn", crowd=crowd, tops=["H10", "H11", "H12", "H13"])
    assert asked(none) == ["resolve forest"]


def test_what_cannot_be_paid_yet_is_left_for_later() -> None:
    match = table(phase="turn", crowd={"building 1": [1], "forest": [1]}, tools=[[1]])
    assert asked(match) == ["resolve forest"]
    assert [match.loses(0, option) for option in match.decision_of(0).options] == [False, True]
    assert len(asked(table(phase="turn", crowd={"building 1": [1], "card 4": [1]}))) == 1


def test_the_order_of_purchases_is_a_choice_only_if_one_matters_for_the_other() -> None:
    """Food does nothing for another card; wood can pay for it, and a tile that is turned up may be wanted more."""
    crowd, both = {"card 1": [1], "card 2": [1]}, ["resolve card 1", "resolve card 2"]
    food, points, dice_bar, another = "C07", "C14", "C08", "C10"
    for first, second, orders in (
        (food, points, both[:1]),
        (dice_bar, food, both[:1]),
        (food, dice_bar, both[1:]),
        (dice_bar, another, both),
    ):
        match = table(phase="turn", crowd=crowd, wood=[3], display=[first, second, "K3", "K4"])
        assert asked(match) == orders
    tiles = table(phase="turn", crowd={"building 1": [1], "building 2": [1]}, wood=[5], brick=[5], stone=[5])
    assert asked(tiles) == ["resolve building 1", "resolve building 2"]


def test_a_visit_to_the_trader_is_a_choice_when_it_changes_what_can_be_exchanged() -> None:
    crowd = {"trader": [2], "card 2": [1]}
    changes = table(2, "style", phase="turn", crowd=crowd, wood=[4], jewelry=[3], trader=[3])
    assert asked(changes) == ["resolve card 2", "resolve trader"]
    same = table(2, "style", phase="turn", crowd=crowd, wood=[4], jewelry=[3], trader=[5])
    assert asked(same) == ["resolve trader"]


def test_who_keeps_a_card_with_resources_is_asked() -> None:
    """They may turn it into resources at any moment."""
    match = table(phase="turn", crowd={"hut": [2], "forest": [1]}, kept=[["C02"]])
    assert len(asked(match)) > 2


# Prices


def test_the_cheapest_payment_of_a_card_comes_first() -> None:
    match = table(phase="turn", crowd={"card 2": [1]}, wood=[1], gold=[2], brick=[1])
    assert asked(match) == [
        "pay 1 wood 1 brick",
        "pay 1 wood 1 gold",
        "pay 1 brick 1 gold",
        "pay 2 gold",
        "decline",
    ]


def test_the_payment_for_most_points_of_a_building_comes_first() -> None:
    match = table(
        phase="turn", tops=["H19", "H01", "H12", "H13"], crowd={"building 1": [1]}, wood=[3], brick=[3]
    )
    assert asked(match)[:2] == ["pay 1 wood 3 brick", "pay 3 wood 1 brick"]


def test_an_exchange_that_only_changes_what_is_paid_is_left_out() -> None:
    """Any resource pays for a card: jewelry saves one, whichever it is changed into."""
    match = table(2, "style", phase="turn", crowd={"card 3": [1]}, wood=[4], jewelry=[3], trader=[4])
    assert [line for line in asked(match) if line.startswith("swap")] == ["swap 1 jewelry for 1 gold"]


def test_an_exchange_that_brings_more_points_is_offered() -> None:
    """A tile that is worth what is paid: one wood becomes one gold, and nothing less."""
    match = table(
        2,
        "style",
        phase="turn",
        tops=["H26", "H01", "H12", "H13"],
        crowd={"building 1": [1]},
        wood=[2],
        trader=[4],
    )
    assert [line for line in asked(match) if line.startswith("swap")] == ["swap 1 wood for 1 gold"]


def test_playing_on_an_option_that_is_not_offered_is_still_legal() -> None:
    match = table(phase="turn", crowd={"claypit": [2]}, tools=[[1, 0]])
    supply(match, dice(4, 2))
    play(match, 0, "tools 0")
