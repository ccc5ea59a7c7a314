"""Every place of the board has room of its own."""

import tomllib
from itertools import combinations
from pathlib import Path

import pytest

from renders.stone_age.layout import PLACES, RING, WIDTH, Box, height, panel

ROOT = Path(__file__).resolve().parents[2]
BOARD = tomllib.loads((ROOT / "engine/stone_age/data/board.toml").read_text("utf-8"))


def test_every_space_of_the_rules_has_a_place() -> None:
    spaces = {place["id"] for place in BOARD["place"]}
    spaces |= {f"card {n + 1}" for n in range(BOARD["display"]["cards"])}
    spaces |= {f"building {n + 1}" for n in range(max(row["seats"] for row in BOARD["seats"]))}
    assert spaces == set(PLACES)


@pytest.mark.parametrize("place", BOARD["place"], ids=lambda place: place["id"])
def test_a_place_has_as_many_rings_as_the_rules_say(place: dict[str, int | str]) -> None:
    rings = PLACES[str(place["id"])].rings
    assert len(rings) == place["rings"] or (place["rings"] == 0 and len(rings) >= 4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_two_boxes_overlap_and_all_are_inside_the_picture(seats: int) -> None:
    boxes = {name: place.box for name, place in PLACES.items()}
    boxes |= {f"player {seat}": panel(seat) for seat in range(seats)}
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not overlap(a, b), (one, other)
    for name, (left, top, right, bottom) in boxes.items():
        assert left >= 0, name
        assert top >= 0, name
        assert right <= WIDTH, name
        assert bottom <= height(seats), name


def test_rings_stand_apart_inside_their_place() -> None:
    for name, place in PLACES.items():
        left, top, right, bottom = place.box
        for x, y in place.rings:
            assert left + RING / 2 <= x <= right - RING / 2, name
            assert top + RING / 2 <= y <= bottom - RING / 2, name
        for (a, b), (c, d) in combinations(place.rings, 2):
            assert (a - c) ** 2 + (b - d) ** 2 >= (RING - 2) ** 2, name


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
