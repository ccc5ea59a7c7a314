"""Measures how much waiting plans and prepared answers save, in many simulated games of one setup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, replace
from statistics import mean, median

from engine.core.match import AnyGame, Setup
from engine.core.values import frozen
from engine.simulation.course import play_course
from engine.simulation.people import Person
from engine.simulation.rhythm import DAY, rhythm_of
from engine.simulation.waiting import EVERYTHING, Manner, Waited, simulate_waiting

LONGEST = 5000
"""Most questions of a game that are simulated."""
LENGTH_OF_A_PLAN = 12
"""Most entries that a person writes in a plan."""
TOGETHER = Manner("together", answers=True, entries=LENGTH_OF_A_PLAN, pays=True, early=True, ahead=True)
MANNERS = (
    Manner("asking"),
    Manner("answers", answers=True),
    Manner("plans", answers=True, entries=LENGTH_OF_A_PLAN),
    Manner("looking-ahead", answers=True, entries=LENGTH_OF_A_PLAN, early=True),
    TOGETHER,
    replace(TOGETHER, name="placing", foresees="place"),
    Manner("foreseeing", answers=True, early=True, foresees=EVERYTHING),
)
"""From being asked everything to planning and deciding all that is possible at every look at the table; then two upper
bounds: plans that contain every later placement, and what no plan can surpass.
"""


@frozen
class Figures:
    """The averages of one manner. `fewer` is the part of the hand-overs that it saves.

    `otherwise` counts, by question, prepared answers that differ from the person's choice, and `otherwise_part` is
    their part of these and the automatic ones; in the count of hand-overs these persons are waited for.
    """

    handovers_per_round: float
    handovers_per_game: float
    days_per_game: float
    fewer: float
    questions_asked: float
    questions_automatic: float
    otherwise: Mapping[str, int]
    otherwise_part: float


def measure(
    game: AnyGame, setup: Setup, kind: str, person: Callable[[str, str], Person], games: int, seed: str
) -> dict[str, object]:
    """Simulate games of people of one kind in every manner, with the same choices and looks in all of them.

    `person` is called with the kind and a seed.
    """
    waited: dict[str, list[Waited]] = {manner.name: [] for manner in MANNERS}
    rounds = 0
    for number in range(games):
        name = f"{seed}/{number}"
        people = [person(kind, f"{name}/{seat}") for seat in range(setup.seats)]
        course = play_course(game, setup, people, name.encode(), LONGEST)
        rhythms = [rhythm_of(name, seat) for seat in range(setup.seats)]
        rounds += course.rounds
        for manner in MANNERS:
            waited[manner.name].append(simulate_waiting(course, rhythms, manner))
    usual = sum(each.handovers for each in waited[MANNERS[0].name])
    return {
        "setup": str(setup),
        "person": kind,
        "games": games,
        "rounds_per_game": round(rounds / games, 1),
        "manners": {name: asdict(_figures(each, rounds, usual)) for name, each in waited.items()},
    }


def _figures(waited: list[Waited], rounds: int, usual: int) -> Figures:
    handovers = sum(each.handovers for each in waited)
    otherwise = sum((each.otherwise for each in waited), Counter[str]())
    automatic = sum(each.automatic for each in waited)
    answers = automatic + otherwise.total()
    return Figures(
        handovers_per_round=round(handovers / rounds, 2),
        handovers_per_game=_average(each.handovers for each in waited),
        days_per_game=round(median(each.minutes for each in waited) / DAY, 1),
        fewer=round(1 - handovers / usual, 3),
        questions_asked=_average(each.asked for each in waited),
        questions_automatic=_average(each.automatic for each in waited),
        otherwise=dict(otherwise),
        otherwise_part=round(otherwise.total() / answers, 4) if answers else 0.0,
    )


def _average(numbers: Iterable[int]) -> float:
    return round(mean(numbers), 1)
