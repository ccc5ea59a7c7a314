"""The brain of Stone Age: see `engine.core.brain.Brain`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.brain import Brain
from engine.core.questions import Decision, Seat
from engine.core.randomness import Randomness
from engine.stone_age.actions import Place
from engine.stone_age.computer import answering, imagining
from engine.stone_age.computer.value import parts, value
from engine.stone_age.state import State

MOST_OF_A_PLACE = 2
"""As many numbers of people on one place are tried out."""


class StoneAgeBrain(Brain[State]):
    """Placements are tried out, everything else follows from rules."""

    version = 3

    def imagine(self, state: State, seat: Seat, random: Randomness) -> State:
        return imagining.imagine(state, seat, random)

    def scores(self, state: State, decision: Decision) -> Sequence[float]:
        return answering.scores(state, decision)

    def candidates(self, state: State, decision: Decision, most: int) -> Sequence[int]:
        """The placements with the best scores, not too many of one place."""
        if decision.prompt != "place":
            return ()
        options, scores = decision.options, self.scores(state, decision)
        places = dict[str, int]()
        chosen: list[int] = []
        for number in sorted(range(len(options)), key=lambda number: -scores[number]):
            option = options[number]
            if not isinstance(option, Place) or places.get(option.where, 0) == MOST_OF_A_PLACE:
                continue
            places[option.where] = places.get(option.where, 0) + 1
            chosen.append(number)
        return chosen[:most]

    def moment(self, state: State) -> int:
        """The start of the next round."""
        return state.round

    def value(self, state: State) -> Sequence[float]:
        return value(state)

    def parts(self, state: State) -> Sequence[Mapping[str, float]]:
        return parts(state)
