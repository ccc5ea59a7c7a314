"""One file of overrides for all games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine import GAMES
from engine.core.match import AnyGame, Match, Setup
from engine.core.value_overrides import Shape, WrongOverrides
from engine.hunters_scouts.game import HuntersAndScouts
from engine.stone_age.game import StoneAge
from engine.value_overrides import override

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
    games = override("house.toml", HOUSE)
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


MISTAKES_OF_HUNTERS = [
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
    ("[hunters_scouts.items]\nitem = 3", 2, "items.item", ""),
]  # fmt: skip


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
        *((text, line, f"hunters_scouts.{where}", field) for text, line, where, field in MISTAKES_OF_HUNTERS),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place(text: str, line: int, where: str, field: str) -> None:
    with pytest.raises(WrongOverrides) as caught:
        override("house.toml", text)
    wrong = caught.value
    assert (wrong.file, wrong.line, wrong.where, wrong.field) == ("house.toml", line, where, field)
    assert str(wrong).startswith("house.toml")
    assert where in str(wrong)
    assert field in str(wrong)


def test_a_game_must_be_a_table() -> None:
    with pytest.raises(WrongOverrides):
        override("house.toml", "hunters_scouts = 3")


HUGE = f"0x{'F' * 5000}"
STRANGE = (
    f"1 0 -1 {HUGE} 1e999 nan true 'x' '\\u001b' [] {{}} [[1]] [{{}}] {{a=1}} {{kind=1}} {{kind={HUGE}}} "
    f"{{kind=[[1]],amount=1}} {{kind='food',amount={HUGE}}} {{kind='food',amount='x'}} {{kind='tool',amount=[]}} "
    "{kind='resource',resource=[1],amount=1} {wood=[1]} {fur={}} {resource=[],pips=1,people=1} 07:32:00 [[],1]"
).split()
NEIGHBOURS = ("", "5", "[1]", "{}", "{fur='x'}")


def changeable(shape: Shape) -> Iterator[tuple[str, str, str]]:
    """A heading for each field that may be changed, with the field and another one there, if there is any."""
    known: set[str] = set()
    for file in shape.changeable:
        parts = shape.rows_of(file)
        rows = {f"{file}.{part}.{row['id']}": row for part in parts for row in parts[part] if "id" in row}
        for where, row in rows.items():
            fields = [field for field in row if field not in shape.kept]
            for field in fields:
                if row.get("provenance") == "reconstructed" and (kind := f"{file} {field}") not in known:
                    known.add(kind)
                    yield where, field, next((each for each in fields if each != field), "")


def mistake(text: str) -> WrongOverrides | None:
    try:
        override("house.toml", text)
    except WrongOverrides as wrong:
        return wrong
    return None


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_no_value_of_any_kind_surprises_it(game: AnyGame) -> None:
    """Whatever stands at whatever field, alone or next to something strange: it fits, or the mistake has its line."""
    refused = 0
    for where, field, other in changeable(game.overrides):
        for value, neighbour in product(STRANGE, NEIGHBOURS if other else NEIGHBOURS[:1]):
            second = f"{other} = {neighbour}\n" if neighbour else ""
            wrong = mistake(f"[{game.id}.{where}]\n{field} = {value}\n{second}")
            if wrong is not None:
                refused += 1
                assert str(wrong).isprintable()
                assert (wrong.line == 1) == (not wrong.field)
    assert refused
