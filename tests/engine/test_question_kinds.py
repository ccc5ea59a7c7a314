"""The laws of prepared answers, over random games of Stone Age: they never say more than their player could."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.core.match import Match, Row, Setup
from tests.engine.playing import BASE, EVERY, SAMPLE, THOROUGH, change_secrets, playout, state_of

FEW = [BASE[0], *SAMPLE[:2]]
STONE_AGE = [setup for setup in (EVERY if THOROUGH else FEW) if setup.game == "stone_age"]
MOST_GAMES = settings().max_examples // (1 if THOROUGH else 4)
"""Each example is a whole game."""
GAME = GAMES["stone_age"]
Answers = Mapping[str, str]
CONDITIONS = ("food < 6", "wood > 1", "people = 2", "hut taken", "field mine")


def any_plan(match: Match, random: Random) -> str:
    """A plan about places of this table, legal or not at the moment."""
    view = match.view(None)
    places = [space.id for space in view.spaces if space.id != "herd"]
    turns = [_turn(random, places) for _ in range(random.randint(1, 6))]
    if random.random() < 0.5:
        turns.append(f"stop if {random.choice(CONDITIONS)}")
    return random.choice(("", f"round {match.round}: ")) + "; ".join(turns)


def _turn(random: Random, places: list[str]) -> str:
    entries = []
    for _ in range(random.randint(1, 3)):
        where = random.choice(places)
        people = {"hunt": " 1-9", "forest": " 2-7", "claypit": " 3", "quarry": " 1", "river": " 2-3"}
        ring = " 0-2" if where.startswith("ring") else ""
        condition = f" if {random.choice(CONDITIONS)}" if random.random() < 0.3 else ""
        entries.append(f"{where}{people.get(where, ring)}{condition}")
    return " else ".join(entries)


def any_answers(match: Match, seat: int, random: Random) -> dict[str, str]:
    """Some of the prepared, each with some value."""
    prepared = {"plan": match.kinds.read(seat, "plan", any_plan(match, random))}
    for name in GAME.kinds.names:
        values = match.kinds.values(seat, name)
        if name != "plan" and values and random.random() < 0.7:
            prepared[name] = match.kinds.read(seat, name, random.choice(values[1:]))
    return prepared


@pytest.mark.parametrize("setup", STONE_AGE, ids=str)
def test_what_orders_answer(setup: Setup) -> None:
    answered = Counter[str]()

    @settings(max_examples=MOST_GAMES)
    @given(seed=st.integers(0, 1 << 30))
    def hold_the_laws(seed: int) -> None:
        random = Random(seed)
        for number, (match, _) in enumerate(playout(setup, seed)):
            if number % 11 or not match.decisions:
                continue
            seat = match.waiting[0]
            prepared = any_answers(match, seat, random)
            answered.update(answer_is_an_option(match, seat, prepared))
            what_is_not_possible_is_passed_over(match, seat, random)
            if number % 3 == 0:
                values_have_one_form(match, seat, prepared)
                nothing_hidden_is_used(match, seat, prepared)

    hold_the_laws()
    assert answered["place"]
    assert answered["resolve"]


def answer_is_an_option(match: Match, seat: int, prepared: Answers) -> list[str]:
    """The verb of what these prepared answer, if they do; the same every time, and nothing is changed by it."""
    decision, before = match.decision_of(seat), match.digest()
    answer = match.kinds.answer(decision, prepared)
    assert answer is None or answer in decision.options
    assert match.kinds.answer(decision, prepared) == answer
    assert match.kinds.answer(decision, {}) is None
    assert match.kinds.answer(decision, dict.fromkeys(GAME.kinds.names, "ask")) is None
    assert match.kinds.answer(decision, dict.fromkeys(GAME.kinds.names, "what nobody can read")) is None
    assert match.digest() == before
    return [] if answer is None else [answer.verb]


def what_is_not_possible_is_passed_over(match: Match, seat: int, random: Random) -> None:
    """A plan of placements that are no options asks; before an option, it plays the option."""
    decision, rules = match.decision_of(seat), state_of(match).rules
    if decision.prompt not in ("place", "ring"):
        return
    open_now = [str(option) for option in decision.options if option.verb == "place"]
    known = [str(each) for every in rules.placements.values() for each in every if every[-1].people]
    closed = [line for line in known if line not in open_now]
    entries = [line.removeprefix("place ") for line in random.sample(closed, min(8, len(closed)))]
    value = match.kinds.read(seat, "plan", "; ".join([*entries, "ask"]))
    assert match.kinds.answer(decision, {"plan": value}) is None
    chosen = random.choice(open_now)
    value = match.kinds.read(seat, "plan", "; ".join([*entries, chosen.removeprefix("place ")]))
    assert str(match.kinds.answer(decision, {"plan": value})) == chosen


def values_have_one_form(match: Match, seat: int, prepared: Answers) -> None:
    ready = [(name, value) for name in match.game.kinds.names for value in match.kinds.values(seat, name)]
    for name, value in [*prepared.items(), *ready]:
        assert match.kinds.read(seat, name, value) == value
        match.kinds.explain(seat, name, value)


def nothing_hidden_is_used(match: Match, seat: int, prepared: Answers) -> None:
    """With other secrets of the others, the same prepared say the same."""
    decision = match.decision_of(seat)
    other = match.copy()
    change_secrets[match.game.id](state_of(other), seat)
    assert other.kinds.answer(decision, prepared) == match.kinds.answer(decision, prepared)
    for name, value in prepared.items():
        assert other.kinds.explain(seat, name, value) == match.kinds.explain(seat, name, value)


def planned(rows: list[tuple[int, int, str, int]]) -> dict[tuple[int, int], str]:
    """By round and seat, a plan that says what was placed: each entry for so many people left.

    Who turned a kept card into resources while placing has no plan for that round.
    """
    plans: dict[tuple[int, int], list[str]] = {}
    others = {(number, seat) for number, seat, line, _ in rows if not line.startswith("place")}
    for number, seat, line, people in rows:
        if (number, seat) not in others:
            entry = f"{line.removeprefix('place ')} if people = {people}"
            plans.setdefault((number, seat), []).append(entry)
    return {key: f"round {key[0]}: {'; '.join(entries)}" for key, entries in plans.items()}


@pytest.mark.long
@pytest.mark.parametrize("setup", STONE_AGE, ids=str)
@settings(max_examples=MOST_GAMES)
@given(seed=st.integers(0, 1 << 30))
def test_who_plans_what_they_would_do_plays_the_same_game(setup: Setup, seed: int) -> None:
    """All rows are the same, and nobody with a plan is asked where to place."""
    rows: list[Row] = []
    placed: list[tuple[int, int, str, int]] = []
    game = playout(setup, seed)
    match = Match.start(GAME, setup)
    for _, row in game:
        rows.append(row)
        if match.decisions and match.decisions[0].prompt in ("place", "ring"):
            people = match.decisions[0].about["people"]
            placed.append((match.round, row.seat or 0, row.text, int(people)))
        match.follow(row)
    _assert_planned_rows(setup, rows, planned(placed))


def _assert_planned_rows(setup: Setup, rows: list[Row], plans: Mapping[tuple[int, int], str]) -> None:
    match = Match.start(GAME, setup)
    for row in rows:
        for decision in match.decisions:
            plan = plans.get((match.round, decision.seat))
            if decision.prompt not in ("place", "ring") or plan is None:
                continue
            value = match.kinds.read(decision.seat, "plan", plan)
            answer = match.kinds.answer(decision, {"plan": value})
            assert (decision.seat, str(answer)) == (row.seat, row.text)
        match.follow(row)
