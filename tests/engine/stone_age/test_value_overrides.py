"""A file of overrides replaces what is reconstructed, and says where it is wrong."""

import pytest

from engine.core.match import Match, Setup
from engine.core.value_overrides import WrongOverrides
from engine.stone_age import components
from engine.stone_age.game import StoneAge
from engine.value_overrides import overridden

HOUSE = """\
# What our box says.
[igloos.igloo.I1]
points = 9
cost = { wood = 2, gold = 1 }
plus = true

[animals.animal.wolf]
malus = 1

[animals.reward.6]
gives = { kind = "draw_card", amount = 1 }

[style.dice_bar]
6 = { kind = "trader", steps = 2, jewelry = 2 }

[style.building.ST1]
ring = { resource = "brick", pips = 3, people = 3 }

[style.card.SC9]
bottom = { kind = "people", people = "trader", amount = 1 }

[mammoths.tile.M04]
back = "stone"
first = { kind = "resource", resource = "gold", amount = 1 }
"""
MODULES = ("base", "hard-winter", "wild-animals", "igloos", "style", "mammoths")


def values(text: str) -> components.Components:
    game = overridden("house.toml", text)["stone_age"]
    assert isinstance(game, StoneAge)
    return game.components


def test_its_values_stand_in_the_rules_and_in_the_views() -> None:
    game = overridden("house.toml", HOUSE)["stone_age"]
    assert isinstance(game, StoneAge)
    setup = Setup("stone_age", 4, MODULES, "jubilee")
    rules = game.rules(setup)
    igloo = Match.start(game, setup).view(None).igloos[0].building
    assert igloo is not None
    assert (igloo.points, igloo.cost, igloo.plus) == (9, {"wood": 2, "gold": 1}, True)
    assert rules.animals["wolf"].malus == 1
    assert rules.rewards[6].top["kind"] == "draw_card"
    assert rules.dice_bars["style"][6].top["steps"] == 2
    assert rules.spaces["ring 1"].what == "brick"
    assert rules.cards["SC9"].bottom["amount"] == 1
    assert (rules.bonus_tiles["M04"].back, rules.bonus_tiles["M04"].all["kind"]) == ("stone", "resource")


def test_what_it_does_not_name_stays_as_it_is() -> None:
    own, printed = values(HOUSE), components.PRINTED
    assert own.buildings("igloos", "igloo")[1:] == printed.buildings("igloos", "igloo")[1:]
    assert own.cards("cards") == printed.cards("cards")
    assert values("").table("style") == printed.table("style")
    assert StoneAge().rules(Setup("stone_age", 4, MODULES, "jubilee")).animals["wolf"].malus == 2


@pytest.mark.parametrize(
    ("text", "line", "where", "field"),
    [
        ("[igloos.igloo.I1]\npoints 14", 2, "", ""),
        ("igloos = 3", 1, "igloos", ""),
        ("[igloo.I1]\npoints = 14", 1, "igloo", ""),
        ("[board.resources]\nwood = 2", 1, "board", ""),
        ("\n[igloos.igloo.I9]\npoints = 14", 2, "igloos.igloo.I9", ""),
        ("[igloos.hut.I1]\npoints = 14", 1, "igloos.hut", ""),
        ("[igloos.igloo.I1]\n\npoint = 14", 3, "igloos.igloo.I1", "point"),
        ("[igloos.igloo.I1]\nid = 'I2'", 2, "igloos.igloo.I1", "id"),
        ("[igloos.igloo.I1]\npoints = '14'", 2, "igloos.igloo.I1", "points"),
        ("[igloos.igloo.I1]\npoints = true", 2, "igloos.igloo.I1", "points"),
        ("[igloos.igloo.I1]\npoints = 0", 2, "igloos.igloo.I1", "points"),
        ("[igloos.igloo.I1]\npoints = 100", 2, "igloos.igloo.I1", "points"),
        ("[igloos.igloo.I1]\nplus = 1", 2, "igloos.igloo.I1", "plus"),
        ("[igloos.igloo.I1]\ncost = { clay = 1 }", 2, "igloos.igloo.I1", "cost"),
        ("[igloos.igloo.I1]\ncost = { wood = 0 }", 2, "igloos.igloo.I1", "cost"),
        ("[igloos.igloo.I1]\ncost = {}", 2, "igloos.igloo.I1", "cost"),
        ("[animals.animal.boar]\nmalus = 3", 1, "animals.animal.boar", ""),
        ("[animals.reward.1]\ngives = { kind = 'food', amount = 3 }", 1, "animals.reward.1", ""),
        ("[animals.reward.2]\ngives = { kind = 'trader', steps = 1, jewelry = 2 }", 2, "animals.reward.2", "gives"),
        ("[animals.reward.2]\ngives = { kind = 'food' }", 2, "animals.reward.2", "gives"),
        ("[animals.reward.2]\ngives = { kind = 'tool', amount = 2 }", 2, "animals.reward.2", "gives"),
        ("[mammoths.tile.M01]\nback = 'food'", 2, "mammoths.tile.M01", "back"),
        ("[mammoths.tile.M01]\nall = { kind = 'resource', resource = 'clay' }", 2, "mammoths.tile.M01", "all"),
        ("[mammoths.majority]\npoints = 12", 1, "mammoths.majority", ""),
        ("[style.building.ST1]\nring = { resource = 'wood', pips = 0, people = 3 }", 2, "style.building.ST1", "ring"),
        ("[style.building.ST1]\nring = { resource = 'wood', pips = 2 }", 2, "style.building.ST1", "ring"),
        ("[style.building.ST1]\nring = { resource = 'food', pips = 2, people = 3 }", 2, "style.building.ST1", "ring"),
        ("[style.building.ST5]\neach = 5", 1, "style.building.ST5", ""),
        ("[style.trade.1]\ngive = 1", 1, "style.trade.1", ""),
        ("[style.card.SC9]\nbottom = { kind = 'culture', symbol = 'art' }", 2, "style.card.SC9", "bottom"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place(text: str, line: int, where: str, field: str) -> None:
    with pytest.raises(WrongOverrides) as caught:
        overridden("house.toml", text)
    wrong = caught.value
    assert (wrong.file, wrong.line, wrong.where, wrong.field) == ("house.toml", line, where, field)
    assert str(wrong).startswith("house.toml")
    assert where in str(wrong)
    assert field in str(wrong)


def test_only_what_is_reconstructed_may_be_named_by_the_credits() -> None:
    made_up = components.find_reconstructed()
    assert {file for file, _, _ in made_up} == {"animals", "igloos", "style", "new_huts", "mammoths"}
    assert ("animals", "animal", "boar") not in made_up
    assert ("style", "dice_bar", "") in made_up
    assert ("style", "building", "ST5") not in made_up
