"""Comparisons for the analysis: two answers to the same question, and what happened with what might have happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.computer.estimates import Estimate, estimate
from engine.computer.search import LARGEST_SEED, search
from engine.computer.simulation import LATEST, simulate
from engine.core.actions import Action, Drawn, Rolled
from engine.core.brain import Brain
from engine.core.match import AnyMatch
from engine.core.questions import Decision, Draw, Over, Roll, Seat
from engine.core.randomness import Randomness
from engine.core.steps import GameState, apply, pending
from engine.core.values import frozen

OPTIONS, SEARCHED = 6, 27
"""How many options of a question that is worth a search are simulated, and in how many simulations altogether."""
FEW_OPTIONS, FEW_SEARCHED = 3, 12
"""The same where the scores decide."""


@frozen
class Compared:
    """The chance to win after the better answer, and by how much it is higher than after the other one.

    `points` is the gain in points, also where there is hardly a chance: as many at once would be worth as much. `fed`
    is how many of these points hunger would have cost.
    """

    chance: float
    gain: Estimate
    points: Estimate
    fed: float


def most_promising(match: AnyMatch, decision: Decision, chosen: Action, random: Randomness) -> Action:
    """The best option after few simulations, which may be the chosen one."""
    brain = match.game.brain
    scores, simulations = brain.foresee(match.imagine(decision.seat, random), decision), SEARCHED
    numbers = brain.candidates(decision, scores, OPTIONS)
    if len(numbers) < 2:
        simulations = FEW_SEARCHED
        numbers = sorted(range(len(scores)), key=lambda number: -scores[number])[:FEW_OPTIONS]
    own = decision.options.index(chosen)
    numbers = [own, *(number for number in numbers if number != own)]
    if len(numbers) == 1:
        return chosen
    imagine, budget = partial(match.imagine, decision.seat), int(simulations * brain.share)
    return search(brain, imagine, decision, numbers, budget, random)[0].option


def compare(
    match: AnyMatch,
    seat: Seat,
    better: Action,
    chosen: Action,
    pairs: int,
    random: Randomness,
    horizons: int = 1,
) -> Compared:
    """Simulate both answers in `pairs` imagined states, each pair from the same seed, for `horizons` of the brain."""
    brain, found = match.game.brain, list[tuple[float, float, float, float]]()
    for _ in range(pairs):
        imagined, seed = match.imagine(seat, random), random.below(LARGEST_SEED)
        until = min(brain.progress_of(imagined) + horizons * brain.horizon, LATEST)
        point = brain.worth_of_point(imagined)
        after = list[tuple[float, float, float]]()
        for answer in (better, chosen):
            state = imagined.copy()
            apply(state, seat, answer)
            chance = simulate(brain, state, Randomness(seed), until)[seat]
            after.append((chance, _points(brain, state, seat, point), brain.hunger(state, seat)))
        (chance, points, hunger), (less, fewer, hungrier) = after
        found.append((chance, chance - less, points - fewer, hungrier - hunger))
    chances, gains, won, fed = zip(*found, strict=True)
    return Compared(sum(chances) / pairs, estimate(gains), estimate(won), sum(fed) / pairs)


def _points(brain: Brain[Any], state: GameState, seat: Seat, point: float) -> float:
    """The worth in points of all that this seat owns; its score once the game is over."""
    asked = pending(state)
    return asked.scores[seat] if isinstance(asked, Over) else sum(brain.parts(state)[seat].values()) / point


def measure_effect(
    brain: Brain[Any],
    came: Any,
    might: Callable[[Randomness], Sequence[Any]],
    until: int,
    pairs: int,
    random: Randomness,
) -> list[Estimate]:
    """By how much each seat's chance to win is higher in `came` than on average in the states that `might` makes."""
    found: list[list[float]] = []
    for _ in range(pairs):
        seed, states = random.below(LARGEST_SEED), might(random)
        got = simulate(brain, came.copy(), Randomness(seed), until)
        others = [simulate(brain, state, Randomness(seed), until) for state in states]
        average = [sum(each) / len(states) for each in zip(*others, strict=True)]
        found.append([one - other for one, other in zip(got, average, strict=True)])
    return [estimate(each) for each in zip(*found, strict=True)]


def opposite_outcomes(before: Any, random: Randomness) -> Sequence[Any]:
    """Two states after random outcomes of chance, the second with the opposite outcomes of the first.

    Opposites cancel each other out (antithetic variates), so few are enough for an average.
    """
    seed, ways = random.below(LARGEST_SEED), (before.copy(), before.copy())
    for opposite, state in enumerate(ways):
        _answer_chance(state, Randomness(seed), bool(opposite))
    return ways


def _answer_chance(state: GameState, random: Randomness, opposite: bool) -> None:
    """Answer rolls and draws until a seat is asked."""
    while isinstance(asked := pending(state), Roll | Draw):
        if isinstance(asked, Roll):
            dice = random.dice(asked.n)
            outcome: Action = Rolled(tuple(7 - die for die in dice) if opposite else dice)
        else:
            drawn = random.below(len(asked.pool))
            outcome = Drawn(asked.pool[-1 - drawn if opposite else drawn])
        apply(state, None, outcome)
