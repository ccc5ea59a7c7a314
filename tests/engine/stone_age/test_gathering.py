"""Gathering: section GAT of the golden cases."""

import pytest

from tests.engine.stone_age.table import dice, player, supply, table


def gathered(where: str, what: str, *fell: int) -> int:
    """What one person per die brings home from there, without tools."""
    match = table(phase="turn", people=[max(5, len(fell))], crowd={where: [len(fell)]})
    supply(match, dice(*fell))
    assert player(match, 0).tableau == player(match, 0).people
    if what == "food":
        return player(match, 0).food - 12
    return player(match, 0).resources[what]


def test_gc_gat_01_hunt_14() -> None:
    assert gathered("hunt", "food", 3, 3, 3, 3, 2) == 7


def test_gc_gat_02_forest_10() -> None:
    assert gathered("forest", "wood", 4, 3, 3) == 3


def test_gc_gat_03_river_5() -> None:
    assert gathered("river", "gold", 4, 1) == 0


@pytest.mark.parametrize(
    ("where", "what", "too_little", "enough"),
    [
        ("forest", "wood", 2, 3),
        ("claypit", "brick", 3, 4),
        ("quarry", "stone", 4, 5),
        ("river", "gold", 5, 6),
        ("hunt", "food", 1, 2),
    ],
)
def test_gc_gat_04_first_unit_boundaries(where: str, what: str, too_little: int, enough: int) -> None:
    assert (gathered(where, what, too_little), gathered(where, what, enough)) == (0, 1)


@pytest.mark.parametrize(
    ("where", "what", "pieces"),
    [("forest", "wood", 14), ("claypit", "brick", 10), ("quarry", "stone", 8), ("river", "gold", 7)],
)
def test_gc_gat_05_seven_sixes(where: str, what: str, pieces: int) -> None:
    assert gathered(where, what, *[6] * 7) == pieces


def test_gc_gat_06_ten_persons_on_the_hunt() -> None:
    assert gathered("hunt", "food", *[6] * 10) == 30


def test_gc_gat_07_players_on_one_location_roll_separately() -> None:
    match = table(phase="actions", crowd={"forest": [2, 5]})
    supply(match, dice(3, 2))
    assert player(match, 0).resources["wood"] == 1
    assert player(match, 1).resources["wood"] == 0
    supply(match, dice(6, 5, 4, 3, 2))
    assert player(match, 0).resources["wood"] == 1
    assert player(match, 1).resources["wood"] == 6


def test_gc_gat_08_one_common_roll_per_location() -> None:
    assert gathered("forest", "wood", 2, 2, 2) == 2
