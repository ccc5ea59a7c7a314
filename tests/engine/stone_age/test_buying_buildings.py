"""Buying buildings: section BLD of the golden cases."""

from typing import Any

import pytest

from engine.core import snapshot
from engine.stone_age.game import TYPES
from tests.engine.playing import state_of
from tests.engine.stone_age.table import card, options, play, player, refused, space, table

OPEN = ("H10", "H11", "H12", "H13")


def top(tile: str) -> list[str]:
    """The open tiles, with this one on the first stack."""
    return [tile, *OPEN[1:]]


def test_gc_bld_01_one_clay_two_stone() -> None:
    match = table(phase="turn", tops=top("H08"), crowd={"building 1": [1]}, brick=[1], stone=[2], score=[6])
    tile = match.view(None).stacks[0].building
    assert (tile.cost, tile.points) == ({"brick": 1, "stone": 2}, 14)
    play(match, 0, "pay 1 brick 2 stone", card("H20"))
    assert player(match, 0).resources == {"wood": 0, "brick": 0, "stone": 0, "gold": 0}
    assert player(match, 0).score == 20
    assert [each.id for each in player(match, 0).buildings] == ["H08"]


def test_gc_bld_02_two_wood_one_clay() -> None:
    match = table(phase="turn", tops=top("H01"), crowd={"building 1": [1]}, wood=[2], brick=[1])
    play(match, 0, "pay 2 wood 1 brick", card("H20"))
    assert player(match, 0).resources == {"wood": 0, "brick": 0, "stone": 0, "gold": 0}
    assert player(match, 0).score == 10


def test_gc_bld_03_choice_tile_4_of_2_kinds() -> None:
    match = table(phase="turn", tops=top("H19"), crowd={"building 1": [1]}, wood=[1], stone=[3])
    tile = match.view(None).stacks[0].building
    assert (tile.kind, tile.pieces, tile.kinds) == ("choice", 4, 2)
    play(match, 0, "pay 1 wood 3 stone", card("H20"))
    assert player(match, 0).score == 18


def test_gc_bld_04_choice_tile_refuses_other_mixes() -> None:
    match = table(phase="turn", tops=top("H19"), crowd={"building 1": [1]}, wood=[5], brick=[5], stone=[5])
    for line in ("pay 4 wood", "pay 2 wood 1 brick 1 stone", "pay 2 wood 1 brick", "pay 3 wood 2 brick"):
        refused(match, 0, line)
    assert len(options(match, 0)) == 3 * 3 + 1, "three pairs of kinds, each 3+1, 2+2 or 1+3, and declining"


@pytest.mark.parametrize(("line", "points"), [("pay 1 wood", 3), ("pay 7 gold", 42)])
def test_gc_bld_05_one_to_seven_tile_extremes(line: str, points: int) -> None:
    match = table(phase="turn", tops=top("H26"), crowd={"building 1": [1]}, wood=[7], gold=[7])
    play(match, 0, line, card("H20"))
    assert player(match, 0).score == points
    assert [tile.scored for tile in player(match, 0).buildings] == [points]


def test_a_game_stored_before_tiles_kept_their_score_goes_on() -> None:
    match = table(phase="turn", tops=top("H26"), crowd={"building 1": [1]}, wood=[7])
    play(match, 0, "pay 2 wood", card("H20"))
    now: Any = match.snapshot()
    old = {name: value for name, value in now["players"][0].items() if name != "+"}
    assert old != now["players"][0]
    aged = snapshot.load(old, TYPES)
    assert snapshot.digest(aged) == snapshot.digest(state_of(match).players[0])
    assert aged.scored == ()


def test_gc_bld_06_one_to_seven_tile_bounds() -> None:
    match = table(phase="turn", tops=top("H26"), crowd={"building 1": [1]}, wood=[9])
    for line in ("pay", "pay 0 wood", "pay 8 wood"):
        refused(match, 0, line)
    assert options(match, 0) == [*(f"pay {n} wood" for n in range(1, 8)), "decline"]
    play(match, 0, "decline")
    assert player(match, 0).resources["wood"] == 9


def test_gc_bld_07_fixed_tile_needs_the_printed_mix() -> None:
    match = table(phase="turn", tops=top("H08"), crowd={"building 1": [1]}, brick=[2], stone=[1], gold=[1])
    refused(match, 0, "pay 2 brick 1 stone")
    refused(match, 0, "pay 1 brick 1 stone 1 gold")
    assert player(match, 0).buildings == ()
    assert match.decision_of(0).prompt == "rest", "no payment fits, so there was nothing to decide"


def test_gc_bld_07_other_mixes_are_refused_by_who_could_pay() -> None:
    match = table(phase="turn", tops=top("H08"), crowd={"building 1": [1]}, brick=[2], stone=[2], gold=[1])
    refused(match, 0, "pay 2 brick 1 stone")
    refused(match, 0, "pay 1 brick 1 stone 1 gold")
    assert options(match, 0) == ["pay 1 brick 2 stone", "decline"]


def test_gc_bld_08_next_tile_visible_usable_next_round() -> None:
    match = table(
        phase="actions",
        tops=top("H01"),
        stacks=[4, 7, 7, 7],
        crowd={"building 1": [1], "field": [0, 0, 0, 1], "toolmaker": [0, 0, 0, 1]},
        wood=[2],
        brick=[1],
    )
    play(match, 0, "pay 2 wood 1 brick", card("H20"))
    assert match.view(None).stacks[0].building.id == "H20"
    assert match.view(None).stacks[0].left == 3
    assert match.waiting == (3,)
    for seat in (0, 3):
        refused(match, seat, "place building 1 1")
    play(match, 3, "resolve field")
    assert match.round == 2
    assert space(match, "building 1").open
    assert "place building 1 1" in options(match, 1)


def test_gc_bld_09_more_than_five_buildings() -> None:
    owned = ["H02", "H03", "H04", "H05", "H06"]
    match = table(
        phase="turn", tops=top("H01"), crowd={"building 1": [1]}, wood=[2], brick=[1], buildings=[owned]
    )
    play(match, 0, "pay 2 wood 1 brick", card("H20"))
    assert [each.id for each in player(match, 0).buildings] == [*owned, "H01"]
    assert len(player(match, 0).buildings) == 5 + 1


def test_every_kind_of_choice_tile_takes_exactly_its_pieces_of_its_kinds() -> None:
    for number, (pieces, kinds) in enumerate(((p, k) for p in (4, 5) for k in (1, 2, 3, 4)), start=18):
        match = table(
            phase="turn",
            tops=top(f"H{number}"),
            crowd={"building 1": [1]},
            wood=[9],
            brick=[9],
            stone=[9],
            gold=[9],
        )
        *payments, decline = match.decision_of(0).options
        assert str(decline) == "decline"
        for pay in payments:
            counts = [int(word) for word in str(pay).split()[1::2]]
            assert (sum(counts), len(counts)) == (pieces, kinds)
        assert len(set(payments)) == len(payments)


def test_a_declined_building_stays_for_the_next_round() -> None:
    match = table(phase="turn", tops=top("H01"), crowd={"building 1": [1]}, wood=[2], brick=[1])
    play(match, 0, "decline")
    assert match.view(None).stacks[0].building.id == "H01"
    assert match.view(None).stacks[0].left == 7
    assert player(match, 0).tableau == 5
