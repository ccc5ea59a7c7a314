"""Simulated people of Jäger und Späher: what they plan is what they mean."""

from __future__ import annotations

from itertools import islice

import pytest

from engine import GAMES
from engine.core.actions import Action
from engine.core.match import Setup
from engine.core.questions import Decision
from engine.hunters_scouts.simulation.persons import PERSONS, make_person
from engine.hunters_scouts.simulation.writing import write_plan
from engine.hunters_scouts.state import State
from engine.simulation import figures
from engine.simulation.course import play_course
from tests.engine.hunters_scouts.camp import camp
from tests.engine.playing import state_of

TWO = Setup("hunters_scouts", 2, ("introductory",), "2014")


def test_a_plan_can_be_read_and_says_what_its_person_would_do() -> None:
    """Also where there is one way only to spend a turn."""
    people = [make_person("settled", f"t0/{seat}") for seat in range(2)]
    course = play_course(GAMES["hunters_scouts"], TWO, people, b"t0", 60)
    for at, moment in islice(enumerate(course.moments), 0, None, 3):
        seat = 1 - (moment.table.active or 0)
        plan = course.plan(at, seat, 12)
        assert plan is not None
        assert moment.match.kinds.read(seat, "character", plan) == plan
        assert course.plan(at, 1 - seat, 12) is None, "nobody plans in the middle of their own turn"


def test_a_plan_says_how_many_come_and_how_many_leave() -> None:
    """The others come from the village, which is not named; with it, or with other numbers, nobody would go."""

    def choose(_s: State, decision: Decision) -> Action:
        wanted = ("play gatherer", "send forest-1+forest-1+forest-1")
        return next((each for each in decision.options if str(each) in wanted), decision.options[0])

    crowd = {"desert-1": (2, 0)}
    match = camp(
        seat=1, members=(3, 2), camp=(0, 1), fields={"desert-1": None, "forest-1": None}, crowd=crowd
    )
    said = write_plan(choose, {}, state_of(match), 0, 2)
    assert said == "round 5: gatherer, send forest-1 3 from desert-1 2"


@pytest.mark.parametrize("kind", PERSONS[:1])
def test_plans_save_hand_overs(kind: str) -> None:
    measured = figures.measure(GAMES["hunters_scouts"], TWO, kind, make_person, 1, "test")
    manners = measured["manners"]
    assert isinstance(manners, dict)
    assert manners["together"]["fewer"] > manners["answers"]["fewer"] == 0
