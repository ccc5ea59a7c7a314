"""The course of a simulated game, stored position by position, so that the waiting can be simulated in several ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.core import chance
from engine.core.actions import Action, Rolled
from engine.core.ahead import look_ahead
from engine.core.match import AnyGame, AnyMatch, Match, Setup
from engine.core.prepared import Prepared, PreparedAnswer
from engine.core.questions import Decision, Over, Roll, Seat
from engine.core.steps import apply, pending
from engine.core.values import frozen
from engine.simulation.people import Answers, Person


@frozen
class Moment:
    """A question that was open, and the final choice of the person asked; `table` is the position before it."""

    table: Any
    match: AnyMatch
    open: tuple[Decision, ...]
    decision: Decision
    choice: Action


@dataclass(frozen=True)
class Course:
    """All moments of a game, its people, the key of its chance, and its rounds; `plans` and `early` are caches."""

    people: Sequence[Person]
    moments: Sequence[Moment]
    key: bytes
    rounds: int
    plans: dict[tuple[int, Seat, int, bool], str | None] = field(
        default_factory=dict[tuple[int, Seat, int, bool], "str | None"]
    )
    early: dict[tuple[int, Seat, bool], tuple[PreparedAnswer, ...]] = field(
        default_factory=dict[tuple[int, Seat, bool], tuple[PreparedAnswer, ...]]
    )

    def plan(self, at: int, seat: Seat, entries: int, *, pays: bool = False) -> str | None:
        """The plan that the person on this seat would write at this moment, with payments if it `pays`; cached."""
        key = (at, seat, entries, pays)
        if key not in self.plans:
            person, table = self.people[seat], self.moments[at].table
            plan = self.plan(at, seat, entries) if pays else person.plan(table, seat, entries)
            self.plans[key] = person.pays(table, seat, plan, entries) if pays else plan
        return self.plans[key]

    def decide_ahead(self, at: int, seat: Seat, prepared: Answers) -> tuple[PreparedAnswer, ...]:
        """The exact answers that the person on this seat would give ahead at this moment; cached."""
        key = (at, seat, bool(prepared))
        if key not in self.early:
            self.early[key] = self._find_answers(self.moments[at].match, seat, prepared)
        return self.early[key]

    def _find_answers(self, match: AnyMatch, seat: Seat, prepared: Answers) -> tuple[PreparedAnswer, ...]:
        said = Prepared.of_kinds(prepared)
        while (found := look_ahead(match, seat, partial(roll_dice, self.key), said)) and found.decision:
            choice = self.people[seat].choose(found.match, found.decision)
            answer = PreparedAnswer.to(found.decision, str(choice))
            said = said.with_exact((*said.exact, answer))
        return said.exact


def roll_dice(key: bytes, roll: Roll) -> Rolled:
    """The dice of this roll in a game with this key."""
    rolled = chance.answer(key, roll)
    if not isinstance(rolled, Rolled):
        raise AssertionError(f"no dice for {roll.key}")
    return rolled


def play_course(game: AnyGame, setup: Setup, people: Sequence[Person], key: bytes, longest: int) -> Course:
    """Play a game by the final choices of these people, to its end or for `longest` questions.

    The first of several questions is answered first; obvious answers are given without asking.
    """
    state = game.start(setup)
    moments: list[Moment] = []
    while not isinstance(asked := pending(state), Over) and len(moments) < longest:
        if not isinstance(asked, tuple):
            apply(state, None, chance.answer(key, asked))
            continue
        table = state.copy()
        match = Match(game, setup, table, asked)
        if match.obvious is not None:
            apply(state, *match.obvious)
            continue
        choice = people[asked[0].seat].choose(match, asked[0])
        moments.append(Moment(table, match, asked, asked[0], choice))
        apply(state, asked[0].seat, choice)
    return Course(people, moments, key, game.round_of(state))
