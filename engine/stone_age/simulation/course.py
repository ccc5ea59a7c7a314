"""A game as its people choose it, kept position by position, so that it can be waited for in several ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core import chance
from engine.core.actions import Action
from engine.core.match import Game, Match, Setup
from engine.core.questions import Decision, Over, Seat
from engine.core.steps import apply, pending
from engine.stone_age.simulation.persons import Person
from engine.stone_age.simulation.writing import write_plan
from engine.stone_age.state import State
from engine.stone_age.view import TableView


@dataclass(frozen=True, slots=True)
class Moment:
    """A question that was open, and the final choice of the person asked; `table` is the position before it."""

    table: State
    match: Match[State, TableView]
    open: tuple[Decision, ...]
    decision: Decision
    choice: Action


@dataclass(frozen=True)
class Course:
    """All moments of a game, its people, and how many rounds it took."""

    people: Sequence[Person]
    moments: Sequence[Moment]
    rounds: int
    plans: dict[tuple[int, Seat, int], str | None] = field(
        default_factory=dict[tuple[int, Seat, int], "str | None"]
    )

    def plan(self, at: int, seat: Seat, entries: int) -> str | None:
        """What the person on this seat would plan on seeing the table at this moment."""
        key = (at, seat, entries)
        if key not in self.plans:
            table, rank = self.moments[at].table, self.people[seat].rank
            self.plans[key] = write_plan(table, seat, rank, entries)
        return self.plans[key]


def run(game: Game[State, TableView], setup: Setup, people: Sequence[Person], key: bytes) -> Course:
    """Play a game out by the final choices of these people; the first of several questions is answered first."""
    state = game.start(setup)
    moments: list[Moment] = []
    while not isinstance(asked := pending(state), Over):
        if not isinstance(asked, tuple):
            apply(state, None, chance.answer(key, asked))
            continue
        decision, table = asked[0], state.copy()
        match = Match(game, setup, table)
        choice = people[decision.seat].choose(match, decision)
        moments.append(Moment(table, match, asked, decision, choice))
        apply(state, decision.seat, choice)
    return Course(people, moments, state.round)
