"""Trying out the best options: sequential halving, counted in simulations and never in time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import TypeVar

from engine.computer.simulation import simulate
from engine.core.actions import Action
from engine.core.brain import Brain
from engine.core.questions import Seat
from engine.core.randomness import Randomness
from engine.core.steps import GameState, apply
from engine.core.values import frozen

S = TypeVar("S", bound=GameState)
LARGEST_SEED = 1 << 62


@frozen
class Tried:
    """An option, the chance to win after it, and in how many simulations that was seen."""

    option: Action
    chance: float
    simulations: int


def search(
    brain: Brain[S],
    imagine: Callable[[Randomness], S],
    seat: Seat,
    options: Sequence[Action],
    simulations: int,
    random: Randomness,
) -> list[Tried]:
    """The options, the best first. Each round of simulations leaves the better half of them.

    Simulations with the same number begin in the same imagined state and from the same seed, whatever the option.
    """
    left, won = [*range(len(options))], [0.0] * len(options)
    played = [0] * len(options)
    rounds = max(1, ceil(log2(len(options))))
    for _ in range(rounds):
        for _ in range(max(1, simulations // rounds // len(left))):
            imagined, seed = imagine(random), random.below(LARGEST_SEED)
            for number in left:
                state = imagined.copy()
                apply(state, seat, options[number])
                won[number] += simulate(brain, state, Randomness(seed))[seat]
                played[number] += 1
        left.sort(key=lambda number: -won[number] / played[number])
        left = left[: ceil(len(left) / 2)]
    tried = [Tried(option, won[n] / played[n], played[n]) for n, option in enumerate(options)]
    return sorted(tried, key=lambda each: (-each.simulations, -each.chance))
