"""A file of overrides replaces what is reconstructed, and says where it is wrong."""

from engine.core.match import Match, Setup
from engine.stone_age import components
from engine.stone_age.game import StoneAge
from engine.value_overrides import override

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
    game = override("house.toml", text)["stone_age"]
    assert isinstance(game, StoneAge)
    return game.components


def test_its_values_stand_in_the_rules_and_in_the_views() -> None:
    game = override("house.toml", HOUSE)["stone_age"]
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


def test_only_what_is_reconstructed_may_be_named_by_the_credits() -> None:
    made_up = components.find_reconstructed()
    assert {file for file, _, _ in made_up} == {"animals", "igloos", "style", "new_huts", "mammoths"}
    assert ("animals", "animal", "boar") not in made_up
    assert ("style", "dice_bar", "") in made_up
    assert ("style", "building", "ST5") not in made_up
