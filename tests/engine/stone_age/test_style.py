"""Style is the Goal: section ST of the golden cases up to the fifth field, and the ruling checks about it."""

from typing import Any

import pytest

from engine import GAMES
from engine.core.match import Match, Setup
from engine.stone_age import components
from engine.stone_age.components import Building
from engine.stone_age.state import Player
from tests.engine.stone_age.practice import with_tiles
from tests.engine.stone_age.table import (
    card,
    dice,
    events,
    options,
    play,
    player,
    refused,
    space,
    supply,
    table,
)

STYLE = "style"
TEST_TILES = with_tiles(
    Building("T12", "fixed", {"wood": 1, "brick": 1, "stone": 1}, 12),
    Building("T14", "fixed", {"brick": 1, "stone": 2}, 14),
    Building("T10", "fixed", {"brick": 1, "gold": 1}, 10),
)


def on_a_tile(tile: str, **given: Any) -> Match:
    """Seat 0 of four stands on this tile and acts."""
    crowd = {"building 1": [1]}
    return table(4, STYLE, more=[TEST_TILES], phase="turn", crowd=crowd, tops=[tile], **given)


def on_a_card(field: int, **given: Any) -> Match:
    return table(4, STYLE, phase="turn", crowd={f"card {field}": [1]}, **given)


def swaps(match: Match) -> list[str]:
    return [line for line in options(match, 0) if line.startswith("swap")]


def belongings(match: Match) -> list[int]:
    """Wood, brick, stone, gold and jewelry of seat 0."""
    return [*player(match, 0).resources.values(), player(match, 0).jewelry]


def test_gc_st_01_setup_with_5_players() -> None:
    match = Match.start(GAMES["stone_age"], Setup("stone_age", 5, ("base", STYLE), "jubilee"))
    supply(match, *(card(f"H{n:02}") for n in range(1, 6)), *(card(f"C{n:02}") for n in range(1, 6)))
    view = match.view(None)
    for each in view.players:
        assert (each.food, each.jewelry, each.trader, each.tableau) == (12, 1, 0, 5)
    assert (len(view.card_fields), view.deck) == (5, 36 + 9 - 5)
    assert [stack.left for stack in view.stacks] == [7] * 5
    buildings = len(components.buildings()) + len(components.PRINTED.buildings("style"))
    assert (buildings, buildings - sum(stack.left for stack in view.stacks)) == (28 + 9, 37 - 35)


def test_gc_st_02_counting_jewelry() -> None:
    """A ring counts 3 and a tooth 1: the engine keeps one number."""
    ring, tooth = 3, 1
    assert Player(5, 5, 12, {}, jewelry=ring + 2 * tooth).jewelry == 5


def test_gc_st_03_trader_takes_exactly_two() -> None:
    match = table(5, STYLE)
    refused(match, 0, "place trader 1")
    play(match, 0, "place trader 2")
    refused(match, 1, "place trader 2")


def test_gc_st_04_trader_action() -> None:
    match = table(4, STYLE, phase="turn", crowd={"trader": [2]}, jewelry=[1])
    assert (player(match, 0).trader, player(match, 0).jewelry) == (2, 3)
    assert player(match, 0).tableau == 5


def test_gc_st_05_trader_track_card() -> None:
    match = on_a_card(1, display=["SC5", "K2", "K3", "K4", "K5"], wood=[1], jewelry=[3], trader=[2])
    play(match, 0, "pay 1 wood")
    assert (player(match, 0).trader, player(match, 0).jewelry) == (3, 5)


def test_gc_st_06_5_players_whole_village_open() -> None:
    crowd = {"toolmaker": [1], "hut": [0, 2], "field": [0, 0, 1]}
    play(table(5, STYLE, start=3, crowd=crowd), 3, "place trader 2")


def test_gc_st_07_4_players_three_village_locations() -> None:
    crowd = {"toolmaker": [1], "hut": [0, 2], "trader": [0, 0, 2]}
    match = table(4, STYLE, start=3, crowd=crowd)
    refused(match, 3, "place field 1")
    assert not space(match, "field").open


def test_gc_st_08_hunt_split() -> None:
    match = table(4, STYLE, phase="turn", crowd={"hunt": [5]})
    supply(match, dice(4, 4, 4, 3, 2))
    refused(match, 0, "share 6 food 3 jewelry")
    assert options(match, 0)[0] == "share 8 food"
    play(match, 0, "share 5 food 3 jewelry")
    assert (player(match, 0).food, player(match, 0).jewelry) == (12 + 5, 3)
    events = [each.params for each in match.take_events() if each.kind == "gathered"]
    assert [(each["pieces"], each["total"]) for each in events] == [(5, 10), (3, 6)], "of 17 pips"


def test_a_hunt_without_yield_is_not_shared() -> None:
    match = table(4, STYLE, phase="turn", crowd={"hunt": [1]})
    supply(match, dice(1))
    assert match.decisions[0].prompt == "rest"


def test_gc_st_09_no_exchange_on_field_0() -> None:
    match = on_a_tile("H12", wood=[1], brick=[1], jewelry=[3])
    assert match.decisions[0].prompt == "rest", "nothing can be paid, so nothing is asked"
    refused(match, 0, "swap 1 jewelry for 1 gold")
    assert "declined" in {event.kind for event in events(match)}


def test_gc_st_10_1_to_1_into_gold() -> None:
    match = on_a_tile("H12", wood=[1], brick=[1], jewelry=[1], trader=[4])
    play(match, 0, "swap 1 jewelry for 1 gold")
    assert belongings(match) == [1, 1, 0, 0, 1], "nothing happens before the payment"
    play(match, 0, "pay 1 wood 1 brick 1 gold")
    assert belongings(match) == [0, 0, 0, 0, 0]
    assert player(match, 0).score == 13
    assert player(match, 0).traded


def test_gc_st_11_2_to_1() -> None:
    match = on_a_tile("T14", jewelry=[3], brick=[1], stone=[1], trader=[2])
    play(match, 0, "swap 2 jewelry for 1 stone")
    play(match, 0, "pay 1 brick 2 stone")
    assert belongings(match) == [0, 0, 0, 0, 3 - 2]
    assert player(match, 0).score == 14


def test_gc_st_12_1_to_1_with_a_resource() -> None:
    match = on_a_tile("T12", wood=[2], brick=[1], trader=[5])
    assert swaps(match) == ["swap 1 wood for 1 stone"]
    play(match, 0, "swap 1 wood for 1 stone")
    play(match, 0, "pay 1 wood 1 brick 1 stone")
    assert belongings(match) == [0, 0, 0, 0, 0]
    assert player(match, 0).score == 3 + 4 + 5 == 12


def test_gc_st_13_1_to_2_for_a_card() -> None:
    match = on_a_card(3, wood=[1], jewelry=[1], trader=[10])
    play(match, 0, "swap 1 jewelry for 1 brick 1 stone")
    assert options(match, 0) == ["pay 1 wood 1 brick 1 stone", "decline"]
    play(match, 0, "pay 1 wood 1 brick 1 stone")
    assert belongings(match) == [0, 0, 0, 0, 0]
    assert player(match, 0).cards == 1


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"wood": [1], "brick": [2]}, "swap 1 wood 1 brick for 1 gold"),
        ({"wood": [1], "brick": [1], "jewelry": [1]}, "swap 1 wood 1 jewelry for 1 gold"),
    ],
)
def test_gc_st_14_2_to_1_accepts_mixed_gifts(given: dict[str, Any], line: str) -> None:
    match = on_a_tile("T10", trader=[1], **given)
    play(match, 0, line)
    play(match, 0, "pay 1 brick 1 gold")
    assert belongings(match) == [0, 0, 0, 0, 0]
    assert player(match, 0).score == 10


def test_gc_st_15_one_exchange_per_round() -> None:
    crowd = {"card 1": [1], "card 3": [1]}
    match = table(4, STYLE, phase="turn", crowd=crowd, wood=[2], jewelry=[2], trader=[5])
    play(match, 0, "resolve card 3")
    play(match, 0, "swap 1 jewelry for 1 brick")
    play(match, 0, "pay 2 wood 1 brick")
    refused(match, 0, "swap 1 jewelry for 1 brick")
    assert match.decisions[0].prompt == "rest", "card 1 cannot be paid"


def test_gc_st_15_in_the_next_round_again() -> None:
    match = table(4, STYLE, phase="actions", crowd={"card 1": [1]}, jewelry=[2], trader=[5])
    play(match, 0, "swap 1 jewelry for 1 brick")
    play(match, 0, "pay 1 brick")
    assert player(match, 0).traded
    supply(match, card("K6"))
    assert (match.round, player(match, 0).traded) == (2, False)


def test_gc_st_16_exchange_only_for_purchases() -> None:
    match = table(4, STYLE, phase="feeding", jewelry=[3], food=[4], score=[20], trader=[5])
    refused(match, 0, "swap 1 jewelry for 1 wood")
    refused(match, 0, "feed 1 jewelry")
    assert (player(match, 0).score, player(match, 0).food, player(match, 0).jewelry) == (20 - 10, 0, 3)


def test_gc_st_17_fifth_card_field_costs_3_jewelry() -> None:
    match = on_a_card(5, jewelry=[4], display=["K1", "K2", "K3", "K4", "C01"])
    play(match, 0, "pay 3 jewelry")
    assert (player(match, 0).jewelry, player(match, 0).cards) == (4 - 3, 1)
    assert player(match, 0).food == 12 + 5, "its upper part takes effect"


@pytest.mark.parametrize("line", ["pay 3 wood", "pay 1 wood 2 jewelry", "pay 2 jewelry", "pay 5 wood"])
def test_gc_st_18_fifth_field_refuses_resources(line: str) -> None:
    match = on_a_card(5, wood=[5], jewelry=[2])
    refused(match, 0, line)
    assert player(match, 0).cards == 0


def test_the_exchange_may_give_jewelry_for_the_fifth_field() -> None:
    """S-CARD5-02."""
    match = on_a_card(5, wood=[5], jewelry=[2], trader=[4])
    assert swaps(match) == ["swap 1 wood for 1 jewelry"]
    play(match, 0, "swap 1 wood for 1 jewelry")
    play(match, 0, "pay 3 jewelry")
    assert belongings(match) == [4, 0, 0, 0, 0]


def test_at_1_to_2_a_jewel_may_become_two() -> None:
    match = on_a_card(5, jewelry=[2], trader=[9])
    assert swaps(match) == ["swap 1 jewelry for 2 jewelry"]
    play(match, 0, "swap 1 jewelry for 2 jewelry")
    play(match, 0, "pay 3 jewelry")
    assert player(match, 0).jewelry == 0


def test_gc_st_19_extra_card() -> None:
    deck = ["C01", *(f"K{n}" for n in range(6, 25))]
    match = on_a_card(5, jewelry=[6], deck=deck)
    play(match, 0, "pay 3 jewelry")
    play(match, 0, "pay 3 jewelry", card("C01"))
    assert (player(match, 0).jewelry, player(match, 0).cards) == (0, 2)
    assert match.view(None).deck == 20 - 1
    assert player(match, 0).food == 12


def test_no_extra_card_without_the_open_card_or_from_an_empty_deck() -> None:
    """S-CARD5-04, S-CARD5-05."""
    declined = on_a_card(5, jewelry=[6])
    play(declined, 0, "decline")
    assert declined.decisions[0].prompt == "rest"
    empty = on_a_card(5, jewelry=[6], deck=[])
    play(empty, 0, "pay 3 jewelry")
    assert (empty.decisions[0].prompt, player(empty, 0).jewelry) == ("rest", 3)


def test_the_exchange_may_be_kept_for_the_extra_card() -> None:
    """R-47."""
    match = on_a_card(5, jewelry=[5], wood=[1], trader=[4], deck=["K6"])
    play(match, 0, "pay 3 jewelry")
    play(match, 0, "swap 1 wood for 1 jewelry")
    play(match, 0, "pay 3 jewelry", card("K6"))
    assert (belongings(match), player(match, 0).cards) == ([0, 0, 0, 0, 0], 2)


def test_gc_st_20_jewelry_does_not_pay_cards() -> None:
    match = on_a_card(1, jewelry=[5])
    refused(match, 0, "pay 1 jewelry")
    assert player(match, 0).jewelry == 5


def test_rc_09_1_to_2_takes_jewelry_only() -> None:
    match = on_a_card(3, wood=[2], trader=[9])
    refused(match, 0, "swap 1 wood for 2 brick")
    assert player(match, 0).cards == 0


@pytest.mark.parametrize("field", [9, 10])
def test_rc_10_end_of_the_trader_track(field: int) -> None:
    match = table(4, STYLE, phase="turn", crowd={"trader": [2]}, trader=[field])
    assert (player(match, 0).trader, player(match, 0).jewelry) == (10, 2)


def test_a_purchase_that_is_not_made_uses_no_exchange() -> None:
    """R-42: the exchange is part of the purchase."""
    match = on_a_tile("H12", wood=[1], brick=[1], jewelry=[1], trader=[4])
    play(match, 0, "swap 1 jewelry for 1 gold")
    play(match, 0, "decline")
    assert belongings(match) == [1, 1, 0, 0, 1]
    assert not player(match, 0).traded


def test_what_is_swapped_for_must_be_paid() -> None:
    """S-EXC-06: all payments after an exchange contain what it gave."""
    match = on_a_card(2, wood=[3], jewelry=[2], trader=[4])
    play(match, 0, "swap 1 jewelry for 1 gold")
    assert options(match, 0) == ["pay 1 wood 1 gold", "decline"]


def test_an_exchange_may_raise_the_points_of_a_tile_of_choice() -> None:
    """R-42."""
    match = on_a_tile("H26", wood=[1], trader=[4])
    play(match, 0, "swap 1 wood for 1 gold")
    play(match, 0, "pay 1 gold")
    assert player(match, 0).score == 6


def test_an_exchange_may_complete_pieces_of_one_kind_or_of_four() -> None:
    match = on_a_tile("H18", wood=[3], jewelry=[1], trader=[4])
    assert swaps(match) == ["swap 1 jewelry for 1 wood"]
    match = on_a_tile("H21", wood=[1], brick=[1], stone=[1], jewelry=[1], trader=[4])
    assert swaps(match) == ["swap 1 jewelry for 1 gold"]


def test_every_exchange_leads_to_a_payment() -> None:
    """Also for tiles that want an exact number of kinds."""
    for tile in ("H18", "H19", "H20", "H21", "H22", "H23", "H24", "H25", "H26", "H12"):
        for field in (1, 4, 9):
            match = on_a_tile(tile, wood=[2], brick=[1], stone=[1], jewelry=[1], trader=[field])
            for line in swaps(match) if match.decisions[0].prompt != "rest" else ():
                fork = match.copy()
                play(fork, 0, line)
                paid = [each for each in options(fork, 0) if each.startswith("pay")]
                assert paid, (tile, field, line)
                for each in paid:
                    after = fork.copy()
                    play(after, 0, each)
                    assert min(belongings(after)) >= 0


def test_the_trader_board_is_seen() -> None:
    board = table(4, STYLE).view(None).trader
    assert board.fields == 10
    assert [(row.first, row.last, row.give, row.get) for row in board.trades] == [
        (1, 3, 2, 1),
        (4, 8, 1, 1),
        (9, 10, 1, 2),
    ]
    assert board.trades[2].given == ("jewelry",)
    assert table(4).view(None).trader is None


def test_the_fifth_field_says_what_it_is_paid_in() -> None:
    assert [(field.price, field.paid_in) for field in table(4, STYLE).view(None).card_fields] == [
        *((n, "resources") for n in range(1, 5)),
        (3, "jewelry"),
    ]


def test_the_numbers_of_both_dice_bars_are_seen() -> None:
    bars = table(4, STYLE).view(None).dice_bars
    assert {name: bar[6]["kind"] for name, bar in bars.items()} == {"usual": "field", "style": "trader"}
