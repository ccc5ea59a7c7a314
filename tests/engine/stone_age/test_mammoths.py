"""The mammoth herd: section MM of the golden cases, and the ruling checks about it."""

from collections import Counter
from typing import Any

import pytest

from engine import GAMES
from engine.core.match import Match, Setup
from engine.core.modules import Module
from engine.core.questions import Draw
from engine.stone_age import components
from engine.stone_age.components import BonusTile
from engine.stone_age.draft import Draft
from engine.stone_age.view import RollView
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
    tiles,
)

HERD = "mammoths"
TOOL_OVER_POINTS = "M02"
FIELD_OVER_POINTS = BonusTile("T1", "wood", {"kind": "field", "amount": 1}, {"kind": "points", "amount": 3})
WOOD_OVER_POINTS = BonusTile(
    "T2", "wood", {"kind": "resource", "resource": "wood", "amount": 1}, {"kind": "points", "amount": 3}
)


def with_bonus(tile: BonusTile) -> Module[Draft]:
    return Module("test tile", lambda draft: draft.add_bonus_tiles(tile), ("jubilee",))


def there(seats: int = 4, place: str = "claypit", people: int = 3, **given: Any) -> Match:
    """Seat 0 has people where the herd stands and begins its turn."""
    return table(seats, HERD, phase="turn", herd=place, bonus="M02", crowd={place: [people]}, **given)


def taming(*people: int, bonus: str = TOOL_OVER_POINTS, **given: Any) -> Match:
    """All have acted; so many people of each seat are at the open tile."""
    return table(4, HERD, phase="taming", herd="forest", bonus=bonus, crowd={"herd": people}, **given)


def herd_points(match: Match) -> list[int]:
    return [player(match, seat).points.get("herd", 0) for seat in range(4)]


def test_gc_mm_01_start_of_a_round() -> None:
    match = Match.start(GAMES["stone_age"], Setup("stone_age", 4, ("base", HERD), "jubilee"))
    supply(match, *(card(f"H{n:02}") for n in range(1, 5)), *(card(f"C{n:02}") for n in range(1, 5)))
    assert match.view(None).herd.left == 16
    supply(match, card("brick"), card("M06"), card("gold"))
    herd = match.view(None).herd
    assert (herd.space, herd.tile.id, herd.left, herd.next_back) == ("claypit", "M06", 15, "gold")
    assert match.waiting == (0,)


def test_only_tiles_with_the_back_that_was_seen_can_be_turned_up() -> None:
    match = table(4, HERD, phase="herd", next_back="gold")
    assert isinstance(match.chance, Draw)
    assert match.chance.pool == ("M13", "M14", "M15", "M16")
    supply(match, card("M14"))
    assert isinstance(match.chance, Draw)
    assert Counter(match.chance.pool) == {"wood": 4, "brick": 4, "stone": 4, "gold": 3}


def test_gc_mm_02_moving_persons() -> None:
    match = there()
    supply(match, dice(4, 3, 2))
    assert player(match, 0).resources["brick"] == 2
    assert options(match, 0) == ["move 0", "move 1", "move 2", "move 3"]
    play(match, 0, "move 2")
    play(match, 0, "pay 2 food")
    assert player(match, 0).food == 12 - 2 == 10
    assert space(match, "herd").people[0] == 2
    assert player(match, 0).tableau == 5 - 2
    assert space(match, "claypit").people[0] == 0


def test_gc_mm_03_resources_replace_food() -> None:
    match = there(place="forest", people=2, food=[0])
    supply(match, dice(5, 4))
    play(match, 0, "move 2")
    assert (player(match, 0).resources["wood"], player(match, 0).food) == (3 - 2, 0)
    assert space(match, "herd").people[0] == 2


def test_gc_mm_04_no_payment_no_move() -> None:
    match = there(place="river", people=2, food=[0])
    supply(match, dice(2, 1))
    assert match.decisions[0].prompt == "rest"
    refused(match, 0, "move 1")
    assert player(match, 0).tableau == 5


def test_gc_mm_05_only_persons_from_the_herds_location() -> None:
    crowd = {"forest": [2], "claypit": [1]}
    match = table(4, HERD, phase="turn", herd="claypit", bonus="M02", crowd=crowd)
    play(match, 0, "resolve forest", dice(6, 6), dice(6))
    assert options(match, 0) == ["move 0", "move 1"], "the two from the forest have returned"
    refused(match, 0, "move 2")


def test_gc_mm_06_taming() -> None:
    match = taming(2, 2, 1)
    supply(match, dice(3, 2), dice(2, 1), dice(3))
    play(match, 0, "reward first")
    assert tiles(match, 0) == [1]
    assert player(match, 0).bonus_tiles == 1
    assert herd_points(match) == [0, 3, 3, 0]
    assert [player(match, seat).tableau for seat in range(3)] == [5, 5, 5]
    assert match.view(None).herd.tile is None


def test_gc_mm_07_highest_single_die_not_the_sum() -> None:
    match = taming(1, 3)
    supply(match, dice(6), dice(5, 5, 5))
    assert match.view(None).last_roll == RollView(1, "herd", (5, 5, 5), 0, 5)
    assert match.waiting == (0,)
    assert player(match, 0).bonus_tiles == 1


def test_gc_mm_08_complete_tie() -> None:
    match = taming(2, 2)
    supply(match, dice(5, 2), dice(2, 5))
    assert herd_points(match) == [3, 3, 0, 0]
    assert [player(match, seat).tools for seat in (0, 1)] == [(), ()]
    assert match._state.box == ["M02"]


def test_gc_mm_09_nobody_came() -> None:
    match = taming()
    assert match._state.box == ["M02"]
    assert herd_points(match) == [0, 0, 0, 0]
    assert "herd-alone" in {event.kind for event in events(match)}


def test_gc_mm_10_winner_prefers_all() -> None:
    match = taming(1, 1, bonus="T1", more=[with_bonus(FIELD_OVER_POINTS)])
    supply(match, dice(6), dice(5))
    play(match, 0, "reward all")
    assert herd_points(match) == [3, 3, 0, 0]
    assert player(match, 0).field == 0
    assert player(match, 0).bonus_tiles == 1


def test_gc_mm_11_majority_at_the_end() -> None:
    won = [["M01", "M02", "M03", "M04"], ["M05", "M06", "M07"], []]
    match = table(4, HERD, phase="scoring", bonus_tiles=won)
    assert [row.lines.get("herd", 0) for row in sorted(match.view(None).standing, key=lambda r: r.seat)] == [
        10,
        0,
        0,
        0,
    ]


def test_all_who_tie_for_the_majority_score() -> None:
    """M-FIN-01, R-63."""
    match = table(4, HERD, phase="scoring", bonus_tiles=[["M01"], ["M05"]])
    assert herd_points(match) == [10, 10, 0, 0]
    assert herd_points(table(4, HERD, phase="scoring")) == [0, 0, 0, 0]


def test_gc_mm_12_no_10_points_when_winning_a_tile() -> None:
    match = taming(1, bonus="T2", score=[21], more=[with_bonus(WOOD_OVER_POINTS)])
    play(match, 0, "reward first")
    assert (player(match, 0).score, player(match, 0).resources["wood"]) == (21, 1)
    assert player(match, 0).bonus_tiles == 1


def test_gc_mm_13_2_players_herd_location_open_to_both() -> None:
    match = table(2, HERD, herd="forest", bonus="M02", start=1, crowd={"forest": [4], "quarry": [1]})
    other = match.copy()
    play(match, 1, "place forest 3")
    assert space(match, "forest").people == (4, 3)
    refused(other, 1, "place quarry 1")


def test_gc_mm_14_persons_return_before_feeding() -> None:
    match = taming(2, bonus="T1", more=[with_bonus(FIELD_OVER_POINTS)], food=[5], score=[7])
    play(match, 0, "reward all")
    assert (player(match, 0).food, player(match, 0).score) == (5 - 5, 7 + 3)
    assert player(match, 0).points.get("hunger", 0) == 0


def test_gc_mm_15_field_bonus_counts_in_this_rounds_feeding() -> None:
    match = taming(1, bonus="M01", field=[2], food=[2], score=[7])
    play(match, 0, "reward first")
    assert player(match, 0).field == 3
    assert (player(match, 0).food, player(match, 0).score) == (2 + 3 - 5, 7)


def test_gc_mm_16_resource_bonus() -> None:
    match = taming(1, bonus="M04", brick=[1])
    play(match, 0, "reward first")
    assert player(match, 0).resources["brick"] == 1 + 2


def test_gc_mm_17_card_bonus() -> None:
    match = taming(1, bonus="M03", deck=["C01", *(f"K{n}" for n in range(5, 19))])
    play(match, 0, "reward first", card("C01"))
    assert (player(match, 0).cards, match.view(None).deck) == (1, 15 - 1)
    assert player(match, 0).food == 12 - 5, "fed, and nothing from the card"


def test_rc_11_resources_although_food_is_left() -> None:
    match = there(place="forest", people=1, food=[5])
    supply(match, dice(3))
    play(match, 0, "move 1")
    assert options(match, 0) == ["pay 1 food", "pay 1 wood"]
    play(match, 0, "pay 1 wood")
    assert (player(match, 0).food, player(match, 0).resources["wood"]) == (5, 0)


def test_rc_12_full_tie_with_a_weaker_third_player() -> None:
    match = taming(2, 2, 1)
    supply(match, dice(5, 2), dice(5, 2), dice(4))
    assert herd_points(match) == [3, 3, 3, 0]
    assert match._state.box == ["M02"]


def test_moving_is_allowed_after_a_roll_that_yields_nothing() -> None:
    """R-66."""
    match = there(place="river", people=1)
    supply(match, dice(2))
    play(match, 0, "move 1")
    assert player(match, 0).food == 11, "the only way to pay is not asked for"
    assert space(match, "herd").people[0] == 1


def test_a_kept_card_may_pay_for_moving() -> None:
    match = there(place="river", people=1, food=[0], kept=[["C02"]], cards=[["C02"]])
    supply(match, dice(2))
    play(match, 0, "gain 2 wood")
    play(match, 0, "move 1")
    assert player(match, 0).resources["wood"] == 1


def test_the_herd_leaves_when_the_tiles_are_used_up() -> None:
    """M-START-03: in round 17."""
    everything = [tile.id for tile in components.PRINTED.bonus_tiles()]
    match = table(4, HERD, phase="herd", herd="forest", bonus_tiles=[everything])
    assert match.view(None).herd.space is None
    assert match.waiting == (0,)


def test_the_winner_takes_first_then_the_others_clockwise() -> None:
    """R-64."""
    match = taming(1, 1, 1, bonus="M01")
    supply(match, dice(3), dice(6), dice(4))
    assert match.waiting == (1,)
    play(match, 1, "reward first")
    assert match.waiting == (2,)
    play(match, 2, "choose gold")
    assert match.waiting == (0,)


def test_equal_bonuses_are_not_asked_for() -> None:
    """D-14."""
    same = BonusTile("T3", "wood", {"kind": "points", "amount": 3}, {"kind": "points", "amount": 3})
    assert herd_points(taming(1, bonus="T3", more=[with_bonus(same)]))[0] == 3


@pytest.mark.parametrize("tile", components.PRINTED.bonus_tiles(), ids=lambda tile: tile.id)
def test_every_tile_is_as_the_rules_know_it(tile: BonusTile) -> None:
    """DT-08."""
    known = {"field", "resource", "draw_card", "tool", "any_resource", "person", "points"}
    assert {tile.first["kind"], tile.all["kind"]} <= known


def test_16_tiles_four_of_each_back() -> None:
    made = components.PRINTED.bonus_tiles()
    assert len({tile.id for tile in made}) == 16
    assert Counter(tile.back for tile in made) == dict.fromkeys(("wood", "brick", "stone", "gold"), 4)
    assert any(t.first["kind"] == "tool" and dict(t.all) == {"kind": "points", "amount": 3} for t in made)
