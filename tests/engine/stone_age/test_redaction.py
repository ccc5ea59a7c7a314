"""A view does not change when something changes that its viewer may not know (D-GEN-05, D-GEN-06)."""

import dataclasses
from typing import Any, Unpack

import pytest

from engine.core.match import Match
from tests.engine.playing import state_of
from tests.engine.stone_age.table import Columns, table

VIEWERS = [0, 1, 2, 3, None]
HAND = ["C01", "C17", "C32"]
OTHER_HAND = ["C03", "C26", "C34"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_face_down_card_is_seen_by_its_owner_only(viewer: int | None) -> None:
    one = table(cards=[[], HAND]).view(viewer)
    other = table(cards=[[], OTHER_HAND]).view(viewer)
    assert (one == other) is (viewer != 1)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_number_of_cards_is_seen_by_everybody(viewer: int | None) -> None:
    assert table(cards=[[], HAND]).view(viewer) != table(cards=[[], HAND[:2]]).view(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_in_the_deck_is_seen_by_nobody(viewer: int | None) -> None:
    decks = (["C01", "C02", "C03"], ["C03", "C02", "C01"], ["C20", "C21", "C22"])
    views = [table(deck=deck).view(viewer) for deck in decks]
    assert views[0] == views[1] == views[2]
    assert table(deck=["C01", "C02"]).view(viewer) != views[0], "its height is seen"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_which_tiles_are_in_the_stacks_is_seen_by_nobody(viewer: int | None) -> None:
    views = list[Any]()
    for tiles in (["H03", "H04"], ["H04", "H03"], ["H26"], []):
        match = table()
        state_of(match).tiles = tiles
        views.append(match.view(viewer))
    assert views[0] == views[1] == views[2] == views[3]


OPEN_COLUMNS: list[tuple[Columns, Columns]] = [
    ({"food": [0, 3]}, {"food": [0, 4]}),
    ({"wood": [0, 3]}, {"wood": [0, 4]}),
    ({"field": [0, 3]}, {"field": [0, 4]}),
    ({"people": [5, 6]}, {"people": [5, 7]}),
    ({"score": [0, 3]}, {"score": [0, 4]}),
    ({"tools": [[], [1]]}, {"tools": [[], [2]]}),
    ({"tools": [[], [1]]}, {"tools": [[], [1]], "used": [[], [True]]}),
    ({"one_use": [[], ["C34"]]}, {"one_use": [[], ["C35"]]}),
    ({"kept": [[], ["C02"]]}, {}),
    ({"buildings": [[], ["H01"]]}, {"buildings": [[], ["H02"]]}),
]


@pytest.mark.parametrize(("one", "other"), OPEN_COLUMNS)
def test_what_lies_open_is_seen_by_everybody(one: Columns, other: Columns) -> None:
    for viewer in VIEWERS:
        assert seen(viewer, **one) != seen(viewer, **other)


def seen(viewer: int | None, **columns: Unpack[Columns]) -> Any:
    return table(**columns).view(viewer)


def test_a_view_is_the_same_for_everybody_but_for_the_own_cards() -> None:
    match = table(cards=[HAND, OTHER_HAND])
    for viewer in VIEWERS:
        assert without_own_cards(match, viewer) == without_own_cards(match, None)


def without_own_cards(match: Match, viewer: int | None) -> Any:
    whole = match.view(viewer)
    players = tuple(dataclasses.replace(each, own_cards=None, lines=()) for each in whole.players)
    return dataclasses.replace(whole, viewer=None, players=players)


def test_looking_changes_nothing() -> None:
    match = table(cards=[HAND, OTHER_HAND])
    before = match.snapshot()
    for viewer in VIEWERS:
        match.view(viewer).players[0].resources["wood"] = 9
        match.view(viewer).players[0].points["before"] = 9
    assert match.snapshot() == before
