"""Buying civilization cards: section CRD of the golden cases."""

import pytest

from engine.core.match import Match
from tests.engine.stone_age.table import (
    card,
    dice,
    faces,
    options,
    play,
    player,
    refused,
    supply,
    table,
    tiles,
)


def test_gc_crd_01_second_field_costs_two() -> None:
    match = table(phase="turn", crowd={"card 2": [1]}, wood=[2])
    play(match, 0, "pay 2 wood")
    assert player(match, 0).resources["wood"] == 0
    assert [each.id for each in match.view(0).players[0].own_cards] == ["K2"]
    assert match.view(1).players[0].own_cards is None
    assert faces(match) == ["K1", None, "K3", "K4"]


def test_gc_crd_02_costs_of_all_four_fields() -> None:
    match = table(phase="turn", crowd={f"card {n}": [1] for n in (1, 2, 3, 4)}, wood=[10])
    for n, left in ((1, 9), (2, 7), (3, 4)):
        play(match, 0, f"resolve card {n}")
        play(match, 0, f"pay {n} wood")
        assert player(match, 0).resources["wood"] == left
    play(match, 0, "pay 4 wood")
    assert player(match, 0).resources["wood"] == 0
    assert player(match, 0).cards == 4


def test_gc_crd_03_food_is_no_resource() -> None:
    match = table(phase="turn", crowd={"card 1": [1]}, food=[12])
    assert match.decision_of(0).prompt == "rest", "without resources there was nothing to decide"
    assert (player(match, 0).cards, player(match, 0).food) == (0, 12)
    refused(match, 0, "pay 1 food")
    match = table(phase="turn", crowd={"card 1": [1]}, food=[12], wood=[1])
    refused(match, 0, "pay 1 food")
    assert options(match, 0) == ["pay 1 wood", "decline"]


def test_gc_crd_04_exact_number_only() -> None:
    match = table(phase="turn", crowd={"card 3": [1]}, wood=[5])
    refused(match, 0, "pay 2 wood")
    refused(match, 0, "pay 4 wood")
    play(match, 0, "pay 3 wood")
    assert player(match, 0).resources["wood"] == 2


def test_gc_crd_05_cannot_pay() -> None:
    match = table(phase="turn", crowd={"card 1": [1]})
    assert match.decision_of(0).prompt == "rest"
    assert (player(match, 0).tableau, player(match, 0).score, player(match, 0).food) == (5, 0, 12)
    assert faces(match) == ["K1", "K2", "K3", "K4"]


def test_gc_crd_06_own_cards_are_secret_count_is_public() -> None:
    match = table(cards=[["C01", "C02", "C03"]])
    assert [each.id for each in match.view(0).players[0].own_cards] == ["C01", "C02", "C03"]
    for viewer in (1, None):
        seen = match.view(viewer).players[0]
        assert (seen.cards, seen.own_cards) == (3, None)


def test_resources_are_mixed_freely() -> None:
    match = table(phase="turn", crowd={"card 2": [1]}, wood=[2], gold=[1])
    assert options(match, 0) == ["pay 2 wood", "pay 1 wood 1 gold", "decline"]
    play(match, 0, "pay 1 wood 1 gold")
    assert player(match, 0).resources == {"wood": 1, "brick": 0, "stone": 0, "gold": 0}


def test_declining_leaves_the_card_and_costs_nothing() -> None:
    match = table(phase="turn", crowd={"card 2": [1]}, wood=[2])
    play(match, 0, "decline")
    assert (player(match, 0).tableau, player(match, 0).resources["wood"]) == (5, 2)
    assert faces(match) == ["K1", "K2", "K3", "K4"]


def bought(name: str) -> Match:
    """The table after the first player has bought this card for a wood."""
    match = table(phase="turn", display=[name, "K2", "K3", "K4"], crowd={"card 1": [1]}, wood=[1])
    play(match, 0, "pay 1 wood")
    return match


@pytest.mark.parametrize(
    ("name", "food"), [("C15", 1), ("C25", 2), ("C16", 3), ("C21", 3), ("C24", 4), ("C01", 5), ("C07", 7)]
)
def test_food_cards(name: str, food: int) -> None:
    assert player(bought(name), 0).food == 12 + food


@pytest.mark.parametrize(
    ("name", "what", "pieces"),
    [("C11", "stone", 2), ("C19", "stone", 1), ("C27", "stone", 1), ("C28", "gold", 1), ("C29", "brick", 1)],
)
def test_resource_cards(name: str, what: str, pieces: int) -> None:
    resources = player(bought(name), 0).resources
    assert resources == {**dict.fromkeys(resources, 0), what: pieces}


@pytest.mark.parametrize("name", ["C13", "C14", "C26"])
def test_point_cards(name: str) -> None:
    assert player(bought(name), 0).score == 3


@pytest.mark.parametrize("name", ["C09", "C20"])
def test_field_cards(name: str) -> None:
    assert player(bought(name), 0).field == 1


def test_tool_card() -> None:
    assert tiles(bought("C04"), 0) == [1]


@pytest.mark.parametrize(
    ("name", "what", "pieces"), [("C31", "wood", 3), ("C30", "stone", 2), ("C03", "gold", 1)]
)
def test_cards_that_roll_two_dice(name: str, what: str, pieces: int) -> None:
    match = bought(name)
    supply(match, dice(5, 6))
    assert player(match, 0).resources[what] == pieces
    assert match.decision_of(0).prompt == "rest"


def test_a_drawn_card_does_nothing_above() -> None:
    match = bought("C05")
    supply(match, card("K7"))
    assert player(match, 0).cards == 2
