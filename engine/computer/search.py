"""Search by simulating the best options: sequential halving, with a budget of simulations and never of time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import TypeVar

from engine.computer.simulation import Known, simulate
from engine.core.actions import Action
from engine.core.brain import Brain
from engine.core.questions import Decision
from engine.core.randomness import Randomness, add_up
from engine.core.steps import GameState, apply
from engine.core.values import frozen

S = TypeVar("S", bound=GameState)
LARGEST_SEED = 1 << 62
POINT = 0.02
"""The gain in the chance to win that a point of the scores is expected to be worth."""


@frozen
class Tried:
    """An option, the chance to win after it, and the number of simulations behind that."""

    option: Action
    chance: float
    simulations: int


def search(
    brain: Brain[S],
    imagine: Callable[[Randomness], S],
    decision: Decision,
    numbers: Sequence[int],
    simulations: int,
    random: Randomness,
    *,
    ahead: bool = False,
) -> list[Tried]:
    """The options of these indexes, best first. Each round of simulations keeps the better half of them.

    The n-th simulation of each option begins in the same imagined state and from the same seed. The scores count as
    `Brain.prior` simulations, as after two or three real ones dice matter more than the merits of an option. `ahead`
    is that of `simulate`.
    """
    seat, options = decision.seat, [decision.options[number] for number in numbers]
    left, won = [*range(len(options))], [0.0] * len(options)
    played = [0] * len(options)
    behind = (
        _points_behind(brain, imagine(random), decision, numbers) if brain.prior else [0.0] * len(options)
    )

    def estimate(number: int) -> float:
        """The chance to win after an option."""
        expected = add_up(won) / max(1, sum(played)) - POINT * behind[number]
        return (won[number] + brain.prior * expected) / (played[number] + brain.prior)

    answers = [Known(seat) for _ in options]
    rounds = max(1, ceil(log2(len(options))))
    for _ in range(rounds):
        for _ in range(max(1, simulations // rounds // len(left))):
            imagined, seed = imagine(random), random.below(LARGEST_SEED)
            noise = brain.noise_for_search(imagined)
            for number in left:
                state = imagined.copy()
                apply(state, seat, options[number])
                known = None if noise else answers[number]
                found = simulate(brain, state, Randomness(seed), noise=noise, ahead=ahead, known=known)
                won[number] += found[seat]
                played[number] += 1
        left.sort(key=estimate, reverse=True)
        left = left[: ceil(len(left) / 2)]
    ranked = sorted(range(len(options)), key=lambda number: (-played[number], -estimate(number)))
    return [Tried(options[number], won[number] / played[number], played[number]) for number in ranked]


def _points_behind(brain: Brain[S], state: S, decision: Decision, numbers: Sequence[int]) -> Sequence[float]:
    """By how many points the score of each option is lower than the best one."""
    scores = brain.foresee(state, decision)
    highest = max(scores[number] for number in numbers)
    return [highest - scores[number] for number in numbers]
