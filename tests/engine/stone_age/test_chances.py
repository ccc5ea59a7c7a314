"""Chances to pay and to go hungry, over whole games: those of counting every outcome of the dice by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product

from engine.core.match import Setup
from engine.stone_age import chances
from engine.stone_age.odds import DiceRoll
from engine.stone_age.prospects import pays_for_building, pays_for_card
from engine.stone_age.view import PlayerView, TableView
from tests.engine.playing import playout

SETUP = Setup("stone_age", 3, ("base", "wild-animals", "igloos", "style"), "jubilee")
MOST_DICE = 3
Ending = Callable[[PlayerView], bool]


def views() -> Iterator[TableView]:
    """Positions in which somebody has some dice to roll, few enough to count all outcomes."""
    for seed in range(2):
        for number, (match, _) in enumerate(playout(SETUP, seed)):
            if number % 41 == 0 and match.over is None:
                yield match.view(0)


def counted(
    me: PlayerView, rolls: list[DiceRoll], tools: tuple[int, ...], ends_well: Callable[[PlayerView], bool]
) -> Fraction:
    """By trying everything that one may do."""
    if not rolls:
        return Fraction(bool(ends_well(me)))
    best = Fraction(0)
    for at, roll in enumerate(rolls):
        rest, chance = [*rolls[:at], *rolls[at + 1 :]], Fraction(0)
        for eyes in product(range(1, 7), repeat=roll.dice):
            ways = [Fraction(0)]
            for count in range(len(tools) + 1):
                for used in combinations(range(len(tools)), count):
                    brought = roll.yields(sum(eyes) + sum(tools[place] for place in used))
                    left = tuple(tool for place, tool in enumerate(tools) if place not in used)
                    ways.append(counted(richer(me, roll.what, brought), rest, left, ends_well))
            chance += max(ways) / 6**roll.dice
        best = max(best, chance)
    return best


def richer(me: PlayerView, what: str, count: int) -> PlayerView:
    if what == "food":
        return replace(me, food=me.food + count)
    return replace(me, resources={**me.resources, what: me.resources[what] + count})


def for_sale(view: TableView) -> Iterator[tuple[str, Ending | None]]:
    """Everything that is sold, and whether a player can pay for it; None where nothing lies."""
    for field in view.card_fields:
        yield field.space, None if field.card is None else lambda me, field=field: pays_for_card(me, field)
    for each in (*view.stacks, *view.igloos):
        tile = each.building
        yield each.space, None if tile is None else lambda me, tile=tile: pays_for_building(me, tile)


def test_chances_are_those_of_counting() -> None:
    is_open = set[bool]()
    for view in views():
        me, rolls = view.players[0], [each.roll for each in chances.own_rolls(view, 0)]
        tools = chances.ready_tools(me)
        if sum(roll.dice for roll in rolls) + len(tools) > MOST_DICE:
            continue
        for where, pays in for_sale(view):
            found = chances.chance_to_pay(view, 0, where)
            assert found == (None if pays is None else counted(me, rolls, tools, pays))
            is_open.add(found is not None and 0 < found < 1)
        fed = counted(me, rolls, tools, lambda after: after.food + after.field >= after.people)
        assert chances.chance_of_hunger(view, 0) == 1 - fed
    assert is_open == {True, False}
