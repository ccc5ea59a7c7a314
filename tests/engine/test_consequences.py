"""What is left out of a question leads to nothing of its own, and all that is offered differs: whole games.

Both are held against the rules themselves: every answer is played on copies of the table to the end of the turn, in all
ways. What an answer uses up for nothing counts as nothing of its own: another leads to the same table, with as much or
more of everything that its player owns. And an order of places can matter though all orders may end alike: who has
seen the dice of one can decide otherwise at the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations, permutations
from random import Random

import pytest

from engine import GAMES
from engine.core import chance
from engine.core.actions import Action
from engine.core.match import Match, Setup
from engine.core.questions import Decision
from engine.stone_age.actions import Resolve
from tests.engine.consequences import Consequences, Course, Plans, TooMany, table_of
from tests.engine.playing import ALL_MODULES, state_of
from tests.engine.stone_age.table import play, table
from tests.support.choosing import choose_well

KEYS = [b"course %d" % number for number in range(5)]
TABLES = 120
"""Questions with more lines of play than this are left to other games."""
OPTIONS = 4
"""So many options of a question are looked at."""

SAMPLE = [
    (Setup("stone_age", 3, ALL_MODULES, "jubilee"), 60),
    (Setup("hunters_scouts", 2, ("normal",), "2014"), 45),
]
SWEEP = [
    *((Setup("stone_age", seats, ALL_MODULES, "jubilee"), 7) for seats in (2, 4, 5)),
    (Setup("stone_age", 4, ("base",), "2008"), 5),
    (Setup("stone_age", 3, ("base", "style"), "jubilee"), 11),
    (Setup("hunters_scouts", 2, ("survival", "even-items", "first-places"), "2014"), 6),
]


def questions(setup: Setup, every: int) -> Iterator[tuple[Match, Decision, Random]]:
    """Every so manieth question of a game in which good and random moves alternate."""
    match, random = Match.start(GAMES[setup.game], setup), Random(setup.seats)
    number = 0
    while match.over is None:
        if match.chance is not None:
            match.supply(chance.answer(b"distinct", match.chance))
            continue
        decision = random.choice(match.decisions)
        number += len(decision.options) > 1
        if number % every == 0:
            yield match, decision, random
        wise = random.random() < 0.7
        option = choose_well(match, decision, random) if wise else random.choice(decision.options)
        match.play(decision.seat, str(option))


def some(options: list[Action], random: Random) -> list[Action]:
    return random.sample(options, min(OPTIONS, len(options)))


def assert_nothing_is_lost(match: Match, decision: Decision, random: Random) -> bool:
    """What is left out leads to no end but those of what is offered; returns whether anything was looked at."""
    offered = match.list_distinct(decision)
    hidden = [option for option in decision.options if option not in offered]
    if not hidden:
        return False
    ends_of = partial(Consequences(decision.seat, Course(KEYS[0]), TABLES).of, state_of(match))
    known = frozenset().union(*map(ends_of, offered))
    for option in some(hidden, random):
        for end in ends_of(option) - known:
            assert any(each.is_as_good(end) for each in known), (str(option), [*map(str, offered)])
    return True


def assert_all_differ(match: Match, decision: Decision, random: Random) -> bool:
    """No two options that are offered come to the same; returns whether anything was looked at.

    Secret questions are asked in any case: who is not asked would show what is hidden.
    """
    if decision.secret:
        return False
    offered = some([*match.list_distinct(decision)], random)
    for one, two in combinations(offered, 2):
        assert differ(match, decision, one, two), (str(one), str(two))
    return len(offered) > 1


def differ(match: Match, decision: Decision, one: Action, two: Action) -> bool:
    """Whether one of the answers leads where the other does not, at least for who does not know the dice."""
    if match.setup.game != "stone_age":
        return played(match, decision, one) != played(match, decision, two)
    state, seat = state_of(match), decision.seat
    for key in KEYS[:2]:
        ends_of = partial(Consequences(seat, Course(key), TABLES).of, state)
        if ends_of(one) != ends_of(two):
            return True
    if not (isinstance(one, Resolve) and isinstance(two, Resolve)):
        return False
    for key, other in permutations(KEYS, 2):
        for where in (one.where, two.where):
            plans = Plans(seat, (Course(key), Course(key, where, other)), TABLES)
            if plans.of(state, one) != plans.of(state, two):
                return True
    return False


def played(match: Match, decision: Decision, option: Action) -> str:
    fork = match.copy()
    fork.play(decision.seat, str(option))
    return fork.digest()


def look_at(setup: Setup, every: int) -> Counter[str]:
    """How many questions of a game were looked at, by law."""
    looked = Counter[str]()
    for match, decision, random in questions(setup, every):
        for law in (assert_nothing_is_lost, assert_all_differ):
            try:
                looked[law.__name__] += law(match, decision, random)
            except TooMany:
                looked["too many"] += 1
    return looked


@pytest.mark.long
@pytest.mark.parametrize(("setup", "every"), SAMPLE, ids=str)
def test_some_questions_ask_for_all_that_differs_and_for_nothing_else(setup: Setup, every: int) -> None:
    assert look_at(setup, every)["assert_all_differ"] > 4


@pytest.mark.sweep(6)
@pytest.mark.long
@pytest.mark.parametrize(("setup", "every"), SWEEP, ids=str)
def test_whole_games_ask_for_all_that_differs_and_for_nothing_else(setup: Setup, every: int) -> None:
    looked = look_at(setup, every)
    assert looked["assert_all_differ"] > 20
    assert looked["assert_nothing_is_lost"] > 5 or setup.game != "stone_age"


def test_equal_tools_may_stand_for_one_another() -> None:
    one = table(phase="turn", crowd={"hunt": [1]}, tools=[[2, 1, 1]], used=[[False, True, False]])
    two = table(phase="turn", crowd={"hunt": [1]}, tools=[[2, 1, 1]], used=[[False, False, True]])
    other = table(phase="turn", crowd={"hunt": [1]}, tools=[[2, 1, 1]], used=[[True, False, False]])
    assert table_of(state_of(one)) == table_of(state_of(two)) != table_of(state_of(other))


def test_a_law_that_is_broken_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table(phase="turn", crowd={"card 1": [1], "building 1": [1]}, wood=[3], stone=[2])
    play(match, 0, str(match.list_distinct(match.decision_of(0))[0]))
    decision = match.decision_of(0)
    monkeypatch.setattr(match, "list_distinct", lambda _: decision.options[:1])
    with pytest.raises(AssertionError):
        assert_nothing_is_lost(match, decision, Random(0))
    monkeypatch.setattr(match, "list_distinct", lambda _: (decision.options[0],) * 2)
    with pytest.raises(AssertionError):
        assert_all_differ(match, decision, Random(0))
