"""Simulated tables: what is counted, and that planning changes nothing but the waiting."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from engine import GAMES
from engine.core.match import Setup
from engine.simulation import figures
from engine.simulation.course import Course, play_course
from engine.simulation.rhythm import HOUR, Rhythm, rhythm_of
from engine.simulation.waiting import ANSWERING, Manner, simulate_waiting
from engine.stone_age.prepared.plans import Plan, read_plan
from engine.stone_age.simulation import purchasing
from engine.stone_age.simulation.persons import PERSONS, make_person
from tests.engine.playing import ALL_MODULES

GAME = GAMES["stone_age"]
THREE = Setup("stone_age", 3, ("base",), "jubilee")
FULL = Setup("stone_age", 4, ALL_MODULES, "jubilee")
ASKING, *OTHERS = figures.MANNERS


@pytest.fixture(autouse=True)
def little_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer courses of the dice before a payment is planned: what is checked does not depend on their number."""
    monkeypatch.setattr(purchasing, "IMAGINED", 2)


@cache
def course(setup: Setup, kind: str) -> Course:
    people = [make_person(kind, f"test/{seat}") for seat in range(setup.seats)]
    return play_course(GAME, setup, people, b"test", figures.LONGEST)


def rhythms(seats: int) -> list[Rhythm]:
    return [rhythm_of("test", seat) for seat in range(seats)]


@pytest.mark.long
@pytest.mark.sweep(2)
@pytest.mark.parametrize("kind", PERSONS)
def test_who_is_asked_everything_is_handed_the_table_whenever_it_changes_hands(kind: str) -> None:
    game = course(THREE, kind)
    seats = [moment.decision.seat for moment in game.moments]
    changes = 1 + sum(one != other for one, other in itertools.pairwise(seats))
    waited = simulate_waiting(game, rhythms(3), ASKING)
    assert (waited.handovers, waited.asked, waited.automatic) == (changes, len(seats), 0)


@pytest.mark.long
@pytest.mark.sweep(6)
@pytest.mark.parametrize(
    ("setup", "kind"), [*((THREE, kind) for kind in PERSONS), (FULL, "careful")], ids=str
)
def test_every_choice_is_made_and_the_more_is_said_before_the_less_is_waited_for(
    setup: Setup, kind: str
) -> None:
    game = course(setup, kind)
    usual = simulate_waiting(game, rhythms(setup.seats), ASKING)
    for manner in OTHERS:
        waited = simulate_waiting(game, rhythms(setup.seats), manner)
        assert waited.asked + waited.automatic == len(game.moments)
        assert waited.otherwise.total() <= 0.03 * waited.automatic
        assert waited.handovers <= usual.handovers


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize("kind", PERSONS)
def test_standing_orders_say_what_their_person_chooses(kind: str) -> None:
    waited = simulate_waiting(course(FULL, kind), rhythms(4), Manner("answers", answers=True))
    assert waited.automatic
    assert not waited.otherwise


@pytest.mark.parametrize("entries", [1, 6, 12])
def test_a_plan_is_as_long_as_its_person_likes(entries: int) -> None:
    game = course(FULL, "settled")
    plans = [game.plan(at, 0, entries) for at in range(0, 60, 3)]
    written = [read(plan, at * 3, game) for at, plan in enumerate(plans) if plan is not None]
    assert written
    assert all(0 < sum(map(len, plan.turns)) <= entries for plan in written)


def read(plan: str, at: int, game: Course) -> Plan:
    table = game.moments[at].table
    found = read_plan(plan, tuple(table.rules.spaces), table.round)
    assert str(found) == plan
    assert found.round == table.round
    return found


def test_nobody_plans_without_people_to_place() -> None:
    game = course(THREE, "settled")
    acting = next(n for n, moment in enumerate(game.moments) if moment.table.phase == "actions")
    assert game.plan(acting, 0, 12) is None


def test_a_person_comes_when_they_look_and_stays_for_the_next_question() -> None:
    """Everybody looks every hour on the hour, and answers at once what comes within minutes."""
    game = course(THREE, "settled")
    hourly = [Rhythm(f"{seat}", 0, 0.0, HOUR, [HOUR * n for n in range(50 * 24)]) for seat in range(3)]
    waited = simulate_waiting(game, hourly, ASKING)
    assert waited.minutes / HOUR == pytest.approx(waited.handovers, rel=0.2)
    assert waited.minutes > ANSWERING * len(game.moments)


@pytest.mark.long
@pytest.mark.sweep(0)
def test_the_goal_is_reached_at_equal_final_choices() -> None:
    """People who buy what they stand on, plan, and decide ahead."""
    measured = figures.measure(GAME, THREE, "settled", make_person, 2, "goal")
    manners = measured["manners"]
    assert isinstance(manners, dict)
    assert manners["together"]["fewer"] >= 0.75
    assert manners["together"]["days_per_game"] < manners["asking"]["days_per_game"] / 2
    assert measured == figures.measure(GAME, THREE, "settled", make_person, 2, "goal")
