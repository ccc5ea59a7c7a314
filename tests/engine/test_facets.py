"""What must be asked to tell options apart."""

from __future__ import annotations

import pytest

from engine.core.actions import Action, Bag
from engine.core.errors import Illegal
from engine.core.facets import Facet, find_facets, group_by_verb, narrow
from engine.hunters_scouts.actions import WORDS as HUNTERS
from engine.stone_age.actions import WORDS


def options(*lines: str) -> list[Action]:
    return [WORDS.read(line) for line in lines]


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (("decline",), ()),
        (("place hut 2",), ()),
        (("place forest 1", "place forest 2"), (Facet("people", (1, 2)),)),
        (("place forest 2", "place river 2"), (Facet("where", ("forest", "river")),)),
        (
            ("place hut 2", "place forest 1", "place forest 2"),
            (Facet("where", ("hut", "forest")), Facet("people", (1, 2))),
        ),
        (("pay 2 wood", "pay 1 wood 1 gold"), (Facet("wood", (1, 2)), Facet("gold", (0, 1)))),
        (("pay 1 stone 1 gold", "pay 2 stone"), (Facet("stone", (1, 2)), Facet("gold", (0, 1)))),
        (("pay 1 wood 1 gold", "pay 1 brick 1 gold"), (Facet("wood", (0, 1)), Facet("brick", (0, 1)))),
        (("tools none", "tools 0", "tools 0+C34"), (Facet("tools", ("0", "C34"), many=True),)),
        (("take 6", "take 1"), (Facet("die", (1, 6)),)),
    ],
)
def test_only_fields_whose_values_differ_are_asked(lines: tuple[str, ...], asked: tuple[Facet, ...]) -> None:
    assert {each.name: each for each in find_facets(options(*lines))} == {each.name: each for each in asked}


def test_options_are_grouped_by_what_they_do() -> None:
    groups = group_by_verb(options("pay 1 wood", "decline", "pay 1 gold"))
    assert {verb: [*map(str, each)] for verb, each in groups.items()} == {
        "pay": ["pay 1 wood", "pay 1 gold"],
        "decline": ["decline"],
    }


def test_chosen_values_narrow_the_options() -> None:
    all_of_them = options("pay 2 wood", "pay 1 wood 1 gold", "pay 2 gold")
    assert narrow(all_of_them, {}) == all_of_them
    assert narrow(all_of_them, {"gold": 0}) == options("pay 2 wood")
    assert narrow(all_of_them, {"wood": 1, "gold": 1}) == options("pay 1 wood 1 gold")
    assert narrow(options("tools none", "tools 0"), {"tools": ()}) == options("tools none")


@pytest.mark.parametrize("chosen", [{"gold": 3}, {"wood": 2, "gold": 2}, {"brick": 1}, {"wood": "2"}])
def test_values_that_no_option_has_are_refused(chosen: dict[str, int | str]) -> None:
    with pytest.raises(Illegal):
        narrow(options("pay 2 wood", "pay 1 wood 1 gold", "pay 2 gold"), {**chosen})


GATHERED = [
    HUNTERS.read(line)
    for line in ("recall forest wood", "recall forest fruit+wood", "recall forest wood+wood hill stone")
]


def test_a_bag_is_asked_by_what_can_be_in_it() -> None:
    forest, hill = find_facets(GATHERED)
    assert forest == Facet("forest", ("wood", "fruit"), many=True)
    assert hill == Facet("hill", ("stone",), many=True)


def test_the_order_of_the_picks_does_not_matter() -> None:
    assert narrow(GATHERED, {"forest": Bag(["fruit", "wood"]), "hill": Bag()}) == [GATHERED[1]]
    assert narrow(GATHERED, {"hill": Bag()}) == GATHERED[:2]
    with pytest.raises(Illegal):
        narrow(GATHERED, {"forest": Bag(["wood", "wood"]), "hill": Bag()})


def test_what_all_have_in_the_same_bag_is_not_asked() -> None:
    assert find_facets([GATHERED[0], GATHERED[0]]) == ()
    assert [facet.name for facet in find_facets(GATHERED[:2])] == ["forest"]


def test_a_bag_is_written_in_one_way() -> None:
    assert str(Bag(["wood", "fruit"])) == str(Bag(["fruit", "wood"])) == "fruit+wood"
    assert str(Bag()) == "none"
    assert Bag.read("none") == Bag()
    assert Bag.read("wood+wood") == Bag(["wood", "wood"]) != Bag(["wood"])
