"""The chances are those of counting every outcome, and of the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from engine import GAMES
from engine.core.actions import Rolled
from engine.core.match import Setup
from engine.core.steps import apply, pending
from engine.stone_age import odds
from engine.stone_age.base.gathering import Gather
from engine.stone_age.odds import DiceRoll, Stock
from engine.stone_age.state import State

EYES = range(1, 7)
SETUP = Setup("stone_age", 2, ("base", "hard-winter", "wild-animals"), "jubilee")


def outcomes(dice: int) -> Iterator[tuple[int, ...]]:
    return product(EYES, repeat=dice)


@pytest.mark.parametrize("has_animal", [False, True])
@pytest.mark.parametrize(("dice", "tools"), [(1, [0, 0, 0]), (2, [2, 1, 1]), (3, [4, 0, 0]), (4, [1, 1, 0])])
def test_a_yield_is_what_the_rules_give(dice: int, tools: list[int], has_animal: bool) -> None:
    for what, pips in (("wood", 3), ("gold", 6)):
        found: Counter[int] = Counter()
        s = GAMES["stone_age"].start(SETUP)
        for eyes in outcomes(dice):
            found[gathered(s.copy(), eyes, what, pips, tools, has_animal)] += 1
        s.animal = next(iter(s.rules.animals)) if has_animal else None
        expected = {count: Fraction(ways, 6**dice) for count, ways in found.items()}
        assert odds.find_yields(DiceRoll(what, dice, pips, s.rules.malus(s)), sum(tools)) == expected


def gathered(
    s: State, eyes: tuple[int, ...], what: str, pips: int, tools: list[int], has_animal: bool
) -> int:
    """What these dice bring by the rules when all tools are added."""
    s.animal = next(iter(s.rules.animals)) if has_animal else None
    s.players[0].tools = [*tools]
    s.stack = [Gather(0, "forest", len(eyes), what, pips)]
    pending(s)
    apply(s, None, Rolled(eyes))
    step = s.stack.pop()
    asked = step.ask(s)
    if asked is not None:
        assert isinstance(asked, tuple)
        step.answer(s, 0, asked[0].options[-1])
    return s.players[0].resources[what]


def played(
    rolls: tuple[DiceRoll, ...], tools: tuple[int, ...], have: dict[str, int], want: dict[str, int]
) -> Fraction:
    """The best chance by trying every order, every outcome and every set of tools."""
    if all(have.get(what, 0) >= count for what, count in want.items()):
        return Fraction(1)
    best = Fraction(0)
    for at, roll in enumerate(rolls):
        rest, chance = (*rolls[:at], *rolls[at + 1 :]), Fraction(0)
        for eyes in outcomes(roll.dice):
            ways: list[Fraction] = []
            for count in range(len(tools) + 1):
                for used in combinations(range(len(tools)), count):
                    total = max(0, sum(eyes) - roll.malus + sum(tools[place] for place in used))
                    more = {**have, roll.what: have.get(roll.what, 0) + total // roll.pips}
                    left = tuple(tool for place, tool in enumerate(tools) if place not in used)
                    ways.append(played(rest, left, more, want))
            chance += max(ways) / 6**roll.dice
        best = max(best, chance)
    return best


@pytest.mark.parametrize("seed", [*range(8), 34, 40])  # in the last two it matters which tools are left
def test_several_rolls_share_their_tools_in_the_best_way(seed: int) -> None:
    random = Random(seed)
    goods = ("wood", "brick", "food")
    rolls = tuple(
        DiceRoll(random.choice(goods), random.randrange(1, 3), random.choice((2, 3, 4)), random.randrange(2))
        for _ in range(random.randrange(1, 3))
    )
    tools = tuple(random.randrange(1, 4) for _ in range(random.randrange(3)))
    have, want = {"wood": 1}, {what: random.randrange(3) for what in goods}

    def goal(stock: Mapping[str, int]) -> Stock | None:
        capped = {what: min(stock.get(what, 0), count) for what, count in want.items()}
        return None if capped == want else tuple(capped.items())

    assert odds.chance_to_reach(rolls, tools, have, goal) == played(rolls, tools, have, want)


def test_people_needed_are_the_fewest_that_suffice() -> None:
    gold = DiceRoll("gold", 1, 6)
    likely = {people: sum(sum(eyes) >= 12 for eyes in outcomes(people)) / 6**people for people in range(1, 7)}
    enough = min(people for people, chance in likely.items() if chance >= 3 / 4)
    assert odds.people_needed(gold, 2, Fraction(3, 4), 7) == enough
    assert odds.people_needed(gold, 2, Fraction(3, 4), enough - 1) is None


def test_a_face_is_shown_as_often_as_counted() -> None:
    assert odds.chance_to_show(3, 1) == Fraction(sum(6 in eyes for eyes in outcomes(3)), 216)
