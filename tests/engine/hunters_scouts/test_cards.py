"""The cards: numbers that the rules page gives, and the constraints that the reconstructed values respect."""

from __future__ import annotations

from collections import Counter

from engine.hunters_scouts import components
from engine.hunters_scouts.base.creating import EFFECTS
from engine.hunters_scouts.components import PRINTED, TABLES, find_reconstructed, table

WORDS = {"confirmed", "rules", "inferred", "reconstructed"}


def test_the_numbers_of_cards() -> None:
    characters = PRINTED.characters()
    assert sum(each.copies for each in characters) == sum(each.special for each in characters) == 12
    assert len(PRINTED.wilderness()) == len(PRINTED.hunting()) == 18
    places = PRINTED.places()
    assert Counter(place.card for place in places) == dict.fromkeys(range(1, 7), 2)
    assert {place.side for place in places} == {"front", "back"}


def test_r01_there_are_31_items_with_three_clay_figures() -> None:
    copies = {item.id: item.copies for item in PRINTED.items()}
    assert sum(copies.values()) == 31
    assert copies["clay-figure"] == 3


def test_what_the_rules_page_says_of_items() -> None:
    items = {item.id: item for item in PRINTED.items()}
    assert {item.id for item in items.values() if item.vp == 0} == {"hand-axe", "vegetable-patch"}
    for item in items.values():
        assert 0 <= item.vp <= 3
        assert len(item.effects) <= 2
        assert {*item.effects} <= {*EFFECTS}
        assert "meat" not in item.cost
        assert item.cost


def test_what_the_rules_page_says_of_locations() -> None:
    for place in PRINTED.wilderness():
        assert not {"meat", "fur", "vp"} & {*dict(place.fields)}
    for place in PRINTED.hunting():
        fields = dict(place.fields)
        assert fields["meat"] > 0
        assert (place.name == "sabre-tooth") == ("vp" in fields) == (not place.marked)
        assert all(count < fields[kind] for kind, count in place.marked) or len(fields) > 1
    assert len({place.fields for place in PRINTED.wilderness()}) == 18


def test_every_row_says_where_it_comes_from() -> None:
    for name in TABLES:
        for part, value in table(name).items():
            for row in components.rows_of(name).get(part) or [value]:
                assert row["provenance"] in WORDS
    assert ("items", "item", "drum") in find_reconstructed()
    assert not any(name in ("board", "characters", "places") for name, _, _ in find_reconstructed())
