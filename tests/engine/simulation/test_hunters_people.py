"""Simulated people of Jäger und Späher: what they plan is what they mean."""

from __future__ import annotations

from itertools import islice

import pytest

from engine import GAMES
from engine.core.match import Setup
from engine.hunters_scouts.simulation.persons import PERSONS, make_person
from engine.simulation import figures
from engine.simulation.course import play_course

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


@pytest.mark.parametrize("kind", PERSONS[:1])
def test_plans_save_hand_overs(kind: str) -> None:
    measured = figures.measure(GAMES["hunters_scouts"], TWO, kind, make_person, 1, "test")
    manners = measured["manners"]
    assert isinstance(manners, dict)
    assert manners["together"]["fewer"] > manners["answers"]["fewer"] == 0
