"""The brain of Jäger und Späher: see `engine.core.brain.Brain`."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.core.brain import Brain
from engine.core.questions import Decision, Seat
from engine.core.randomness import Randomness
from engine.core.steps import apply, pending, silent_copy
from engine.hunters_scouts.evaluation import evaluate
from engine.hunters_scouts.state import State, other

SCALE = 4.0
"""So many points ahead are a chance of nearly three to one."""


class HuntersAndScoutsBrain(Brain[State]):
    """Every question is tried out; the policy takes what looks best at once."""

    horizon = 2

    def imagine(self, state: State, seat: Seat, random: Randomness) -> State:
        """The hidden items of the other tribe dealt anew; the decks have no order (R43)."""
        copy = silent_copy(state)
        copy.events.clear()
        copy.wilderness.unseen.sort()
        copy.hunting.unseen.sort()
        rival = copy.tribes[other(seat)]
        pool = random.shuffled(sorted([*copy.items.unseen, *rival.items]))
        rival.items = [pool.pop() for _ in rival.items]
        copy.items.unseen = sorted(pool)
        return copy

    def scores(self, state: State, decision: Decision) -> Sequence[float]:
        found: list[float] = []
        for option in decision.options:
            fork = state.copy()
            apply(fork, decision.seat, option)
            pending(fork)
            found.append(evaluate(fork, decision.seat))
        return found

    def candidates(self, state: State, decision: Decision, most: int) -> Sequence[int]:
        scores = self.scores(state, decision)
        return sorted(range(len(scores)), key=lambda number: -scores[number])[:most]

    def moment(self, state: State) -> int:
        """The turn."""
        return state.turn

    def value(self, state: State) -> Sequence[float]:
        """From what both tribes own."""
        ahead = evaluate(state, 0) - evaluate(state, 1)
        chance = 1 / (1 + exp(-ahead / SCALE))
        return (chance, 1 - chance)
