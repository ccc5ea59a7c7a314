"""One file of overrides for all games."""

from __future__ import annotations

import pytest

from engine.core.match import Match, Setup
from engine.core.value_overrides import WrongOverrides
from engine.hunters_scouts.game import HuntersAndScouts
from engine.stone_age.game import StoneAge
from engine.value_overrides import overridden

HOUSE = """\
[igloos.igloo.I1]
points = 9

[stone_age.igloos.igloo.I2]
points = 8

[hunters_scouts.items.item.drum]
cost = { clay = 1, fur = 2 }
vp = 0
effects = ["draw-item"]

[hunters_scouts.items.item.hand-axe]
cost = { stone = 2 }

[hunters_scouts.wilderness.card.forest-1]
fields = { wood = 2, fruit = 2 }

[hunters_scouts.hunting.ground.toxodon]
fields = { meat = 6 }
marked = { meat = 5 }
"""


def test_every_game_has_its_own_part() -> None:
    games = overridden("house.toml", HOUSE)
    stone_age, hunters = games["stone_age"], games["hunters_scouts"]
    assert isinstance(stone_age, StoneAge)
    assert isinstance(hunters, HuntersAndScouts)
    igloos = Match.start(stone_age, Setup("stone_age", 2, ("base", "igloos"), "jubilee")).view(None).igloos
    assert [each.building and each.building.points for each in igloos[:2]] == [9, 8]
    rules = hunters.rules(Setup("hunters_scouts", 2, ("survival",), "2014"))
    drum = rules.items["drum"]
    assert (drum.cost, drum.vp, drum.effects, drum.copies) == ({"clay": 1, "fur": 2}, 0, ("draw-item",), 3)
    assert rules.items["hand-axe"].cost == {"stone": 2}
    assert rules.locations["forest-1"].fields == (("wood", 2), ("fruit", 2))
    assert rules.locations["toxodon-3"].fields == (("meat", 6),)
    assert rules.marks["toxodon-1"] == (("meat", 5),)
    assert (
        rules.items["axe"]
        == HuntersAndScouts().rules(Setup("hunters_scouts", 2, ("normal",), "2014")).items["axe"]
    )


@pytest.mark.parametrize(
    ("text", "line", "where", "field"),
    [
        ("[hunters_scouts.items.item.drum]\nvp = -1", 2, "items.item.drum", "vp"),
        ("[hunters_scouts.items.item.drum]\nvp = true", 2, "items.item.drum", "vp"),
        ("[hunters_scouts.items.item.drum]\ncopies = 4", 2, "items.item.drum", "copies"),
        ("[hunters_scouts.items.item.hand-axe]\nvp = 1", 2, "items.item.hand-axe", "vp"),
        ("[hunters_scouts.items.item.drum]\ncost = { meat = 1 }", 2, "items.item.drum", "cost"),
        ("[hunters_scouts.items.item.drum]\ncost = {}", 2, "items.item.drum", "cost"),
        ("[hunters_scouts.items.item.drum]\neffects = ['fly']", 2, "items.item.drum", "effects"),
        ("[hunters_scouts.items.item.drum]\neffects = 'draw-item'", 2, "items.item.drum", "effects"),
        ("[hunters_scouts.items.item.flute]\nvp = 1", 1, "items.item.flute", ""),
        ("[hunters_scouts.wilderness.card.forest-1]\nfields = { meat = 2 }", 2, "wilderness.card.forest-1", "fields"),
        ("[hunters_scouts.hunting.ground.mammoth]\nmarked = { fur = 4 }", 2, "hunting.ground.mammoth", "marked"),
        ("[hunters_scouts.hunting.ground.mammoth]\nfields = { meat = 1 }", 2, "hunting.ground.mammoth", "fields"),
        ("[hunters_scouts.hunting.ground.glyptodon]\nmarked = { meat = 4 }", 2, "hunting.ground.glyptodon", "marked"),
        ("[hunters_scouts.hunting.ground.sabre-tooth]\nmarked = {}", 2, "hunting.ground.sabre-tooth", "marked"),
        ("[hunters_scouts.board.track]\ngoal = 20", 1, "board", ""),
        ("[hunters_scouts.items]\nitem = 3", 1, "items.item", ""),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place(text: str, line: int, where: str, field: str) -> None:
    with pytest.raises(WrongOverrides) as caught:
        overridden("house.toml", text)
    wrong = caught.value
    named = f"hunters_scouts.{where}"
    assert (wrong.where, wrong.field) == (named, field)
    assert wrong.line in (line, 0)


def test_a_game_must_be_a_table() -> None:
    with pytest.raises(WrongOverrides):
        overridden("house.toml", "hunters_scouts = 3")
