"""Simulated people, of whatever game: what they choose, and what they say of it beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.computer.simulation import best
from engine.core.actions import Action
from engine.core.match import AnyGame
from engine.core.question_kinds import QuestionKinds
from engine.core.questions import Decision, Seat
from engine.simulation.rhythm import hashed_number

Answers = Mapping[str, str]
WHIMS = "whims"
PERSONS = ("greedy", "careful", "settled", WHIMS)


@dataclass(frozen=True)
class Person:
    """A simulated person of one of `PERSONS`; the final choices are the same with and without anything said beforehand.

    They choose by the rules of the game's computer, or by random preferences that last for a round. `prepared` are the
    prepared answers that say what this person would choose anyway.
    """

    game: AnyGame
    kind: str
    seed: str
    prepared: Answers

    def look_at(self, state: Any, decision: Decision) -> Sequence[float]:
        """How good each option seems to this person."""
        if self.kind != WHIMS:
            return self.game.brain.scores(state, decision)
        asked = self.game.round_of(state), decision.seat
        return [hashed_number(self.seed, *asked, str(each)) for each in decision.options]

    def choose(self, kinds: QuestionKinds[Any], decision: Decision) -> Action:
        """The final choice in the position of these kinds."""
        usual = kinds.answer(decision, self.prepared)
        return best(self.look_at, kinds.state, decision) if usual is None else usual


@dataclass(frozen=True)
class People:
    """The people of one game: what each of `PERSONS` has prepared, and what they would write down.

    `write_plan` says what a seat would do next, seeing this state, in a plan of so many entries at most; None where it
    cannot.
    """

    game: AnyGame
    prepared: Mapping[str, Answers]
    write_plan: Callable[[Person, Any, Seat, int], str | None]

    def person(self, kind: str, seed: str) -> Person:
        return Person(self.game, kind, seed, self.prepared[kind])
