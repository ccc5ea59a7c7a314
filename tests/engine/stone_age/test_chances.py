"""Chances to pay and to go hungry are those of playing the round out by the rules, with every outcome of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.core import chance
from engine.core.actions import Action, Rolled
from engine.core.match import Match, Setup
from engine.core.questions import Decision, Draw, Roll, Seat
from engine.core.steps import apply, pending
from engine.stone_age import chances
from engine.stone_age.actions import Decline, Gain, Pay, Place, Resolve, Swap
from engine.stone_age.base.civilising import RollDiceBar, TakeDie
from engine.stone_age.base.placing import PlacePeople, StartPlacing
from engine.stone_age.modules.style.rings import FillRing, FillRings
from engine.stone_age.odds import DiceRoll, chance_from, find_yields
from engine.stone_age.position import Position, set_up
from engine.stone_age.state import State
from tests.engine.playing import playout, state_of
from tests.engine.stone_age.table import table

ME: Seat = 0
GAME: Any = GAMES["stone_age"]
MODULES = ("base", "hard-winter", "wild-animals", "igloos", "style", "new-huts", "mammoths")
SETUP = Setup("stone_age", 3, MODULES, "jubilee")
PLACING = (StartPlacing, PlacePeople, FillRings, FillRing)
GIFTS = {"take", "choose", "pay-move", "bonus"}
"""Questions about what a purchase or the herd gives: that is left out until it is there, as an exchange is (`get`)."""
MOST_DICE, MOST_WAYS = 2, 40
FED = "fed"


def out_of(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """What so many dice show, in any order, and in how many outcomes they do."""
    for shown in combinations_with_replacement(range(1, 7), dice):
        yield shown, factorial(dice) // prod(map(factorial, Counter(shown).values()))


def played_out(s: State, aim: str, known: dict[str, Fraction]) -> Fraction:
    """The chance with the best answers that the own people are fed, or that what lies at a place can be paid.

    Nothing else is bought, and nobody joins those who stand on places now.
    """
    s.events.clear()
    asked = pending(s)
    fed = [event for event in s.events if event.kind == "fed" and event.params["seat"] == ME]
    if fed:
        return Fraction(aim == FED and not fed[0].params["missing"])
    here = str((s.players[ME], [people[ME] for people in s.crowd.values()], s.stack))
    if here not in known:
        known[here] = _played_out(s, asked, aim, known)
    return known[here]


def _played_out(s: State, asked: Any, aim: str, known: dict[str, Fraction]) -> Fraction:
    def after(seat: Seat | None, action: Action) -> Fraction:
        fork = s.copy()
        apply(fork, seat, action)
        return played_out(fork, aim, known)

    if isinstance(asked, Draw):
        return after(None, chance.answer(b"", asked))
    if isinstance(asked, Roll):
        if asked.seat != ME:
            return after(None, chance.answer(b"", asked))
        found = (ways * after(None, Rolled(shown)) for shown, ways in out_of(asked.n))
        return sum(found, Fraction(0)) / 6**asked.n
    decision = next((each for each in asked if each.seat == ME), asked[0])
    if decision.about.get("space") == aim and any(isinstance(each, Pay) for each in decision.options):
        return Fraction(decision.seat == ME) or after(decision.seat, Decline())
    return max(after(decision.seat, option) for option in worth_trying(decision, aim))


def worth_trying(decision: Decision, aim: str) -> list[Action]:
    options = [each for each in decision.options if not isinstance(each, Swap)]
    if decision.about.get("space") == aim and decision.seat == ME:
        return [each for each in options if isinstance(each, Gain | Decline)]
    if Decline() in options:
        return [Decline()]
    if decision.seat != ME or decision.prompt == "move":
        return options[:1]
    if decision.prompt == "resolve":
        return [each for each in options if isinstance(each, Resolve)]
    return options


def compare(match: Match, found: Counter[str]) -> None:
    """All that is said of this position, against the rules."""
    view, s = match.view(ME), state_of(match).copy()
    s.stack = [step for step in s.stack if not isinstance(step, PLACING)]
    hunger = chances.chance_of_hunger(view, ME)
    if view.phase == "feeding":
        assert hunger == (1 if ME in match.waiting else None)
        return
    assert hunger is not None
    assert hunger == 1 - played_out(s.copy(), FED, {}), [*match.decisions]
    found[f"hunger {hunger}"] += 1
    for space in view.spaces:
        if not space.people[ME] or (said := chances.chance_to_pay(view, ME, space.id)) is None:
            continue
        assert said == played_out(s.copy(), space.id, {}), space.id
        found[f"pay {space.id} {said}"] += 1


def is_small(match: Match) -> bool:
    """Whether few enough dice are still to fall, and nothing is being given that is left out."""
    view, s = match.view(ME), state_of(match)
    if match.over is not None or match.chance is not None or view.phase == "over":
        return False
    if s.crowd["herd"][ME] or any(isinstance(step, TakeDie | RollDiceBar) for step in s.stack):
        return False
    if any(decision.prompt in GIFTS or "get" in decision.about for decision in match.decisions):
        return False
    dice = sum(each.roll.dice for each in chances.own_rolls(view, ME))
    dice += sum(space.people[ME] for space in view.spaces if space.group == "animal")
    places = sum(bool(space.people[ME]) for space in view.spaces)
    return dice <= MOST_DICE and places * 2 ** len(chances.ready_tools(view, ME)) * 6**dice <= MOST_WAYS * 36


CASES: Mapping[str, dict[str, Any]] = {
    "a child at the hut": {"crowd": {"hut": [2], "hunt": [2]}},
    "no room for a child": {"food": 8, "people": [10], "crowd": {"hut": [2], "hunt": [1]}},
    "a person in the field": {"field": [1], "crowd": {"field": [1], "hunt": [1]}},
    "a tool before the hunt": {"crowd": {"toolmaker": [1], "hunt": [1]}},
    "a used tool is raised": {
        "tools": [(1, 2, 2)],
        "used": [(True, False, True)],
        "crowd": {"toolmaker": [1], "forest": [1], "card 1": [1], "card 2": [1]},
    },
    "a used tool is not raised": {
        "tools": [(2, 1, 1)],
        "used": [(True, False, True)],
        "crowd": {"toolmaker": [1], "quarry": [1], "card 1": [1]},
    },
    "a tool of one use": {"one_use": [["C25"]], "crowd": {"river": [1], "card 1": [1]}},
    "an animal that goes": {"animal": "wolf", "crowd": {"animal": [1, 1, 1], "hunt": [1]}},
    "two at an animal that goes": {"animal": "boar", "crowd": {"animal": [2, 1]}},
    "an animal that stays": {"animal": "boar", "crowd": {"animal": [1, 1], "hunt": [1]}},
    "income": {"buildings": [["NH1"]], "crowd": {"card 2": [1], "card 1": [1], "forest": [1]}},
    "the trader": {"crowd": {"trader": [2], "card 5": [1], "hunt": [1]}},
    "jewelry of the hunt": {"jewelry": [0], "crowd": {"card 5": [1], "hunt": [2]}},
    "some of several kinds": {
        "wood": [1],
        "crowd": {"building 1": [1], "claypit": [1], "forest": [1]},
        "tools": [(1, 0, 0)],
    },
    "kept resources": {"kept": [["C24"]], "crowd": {"card 3": [1], "forest": [1]}},
    "any mix": {
        "tops": ["H26", "NH4", "H02"],
        "crowd": {"building 1": [1], "building 2": [1], "quarry": [1]},
    },
    "an igloo": {"wood": [2], "brick": [1], "crowd": {"igloo 1": [1], "quarry": [1], "toolmaker": [1]}},
}

QUICK = ("a child at the hut", "a tool before the hunt", "an igloo", "any mix")
ALL = [pytest.param(case, marks=() if case in QUICK else pytest.mark.long) for case in CASES]


@pytest.mark.parametrize("tools", [0, 1, 4, 9])
@pytest.mark.parametrize("pips", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("most", [5, 8, 10])
def test_the_number_of_pieces_that_all_lines_name_tells_few_people_from_many(
    most: int, pips: int, tools: int
) -> None:
    """One person seldom brings what all together usually bring."""
    rolls = [DiceRoll("goods", people, pips) for people in range(1, most + 1)]
    least = chances.least_to_compare(rolls, tools)
    fewest, *_, everybody = (chance_from(find_yields(roll, tools), least) for roll in rolls)
    assert everybody > Fraction(4, 5)
    assert fewest < Fraction(1, 3)


@pytest.mark.parametrize("case", ALL)
def test_every_question_is_answered_as_the_rules_do(case: str) -> None:
    """And at each question on the way through the round, dice in hand included; with more food each time."""
    found = Counter[str]()
    first = CASES[case].get("food", 1)
    for food, phase in product(range(first, first + 5), ("placing", "actions")):
        random = Random(food)
        said = {"people": [5, 5, 5], "round": 3, **CASES[case], "food": [food], "phase": phase}
        match = Match(GAME, SETUP, set_up(GAME.rules(SETUP), Position(**said)))
        while match.over is None and match.round == 3:
            if match.chance is not None:
                match.supply(chance.answer(b"%d" % food, match.chance))
                continue
            if is_small(match):
                compare(match, found)
            decision = random.choice(match.decisions)
            if decision.prompt == "place":  # people stay at home: only those who stand there are meant
                state_of(match).stack.pop()
                match = Match(GAME, SETUP, state_of(match))
            else:
                match.play(decision.seat, str(random.choice(decision.options)))
    assert len(found) > 2, "whatever is said is the same everywhere"


def test_in_the_feeding_only_those_are_hungry_who_are_asked() -> None:
    match = table(phase="feeding", food=[0, 12], wood=[9])
    assert [chances.chance_of_hunger(match.view(seat), seat) for seat in (0, 1)] == [1, None]


def test_as_many_may_still_come_to_roll_as_the_rules_let_in() -> None:
    for match, _ in playout(SETUP, 5):
        for decision in [each for each in match.decisions if each.prompt == "place"]:
            view, room = match.view(decision.seat), Counter[str]()
            for place in decision.options:
                if isinstance(place, Place) and chances.roll_of(view, place.where, 1):
                    room[place.where] = max(room[place.where], place.people)
            possible = chances.possible_rolls(view, decision.seat)
            assert {each.where: each.roll.dice for each in possible} == room


@pytest.mark.long
@pytest.mark.sweep(1)
@pytest.mark.parametrize("seed", [1, 3, 0, 2])
def test_what_is_said_in_whole_games_is_as_the_rules_play_it(seed: int) -> None:
    found = Counter[str]()
    for number, (match, _) in enumerate(playout(SETUP, seed)):
        if number % 29 == 0 and is_small(match):
            compare(match, found)
    assert found.total() > 3
