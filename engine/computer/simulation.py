"""Rollouts: a copy of the game is played on silently, with plain random numbers, every seat by rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.core.actions import Action, Drawn, Rolled
from engine.core.brain import Brain
from engine.core.questions import Decision, Over, Roll
from engine.core.randomness import Randomness
from engine.core.steps import GameState, apply, pending

S = TypeVar("S", bound=GameState)

LATEST = 1000
"""The moment by which a whole game ends: were it to go on for ever, its value says who is ahead."""


def simulate(
    brain: Brain[S],
    state: S,
    random: Randomness,
    until: int | None = None,
    *,
    noise: float = 0.0,
    ahead: bool = False,
) -> Sequence[float]:
    """Each seat's chance to win after playing on in this state up to the horizon of the brain, or this moment.

    With noise, in points, not always the best placements (or turns) follow, as at a table of people. With `ahead` all
    seats think of their next answer when they place (or spend a turn).
    """
    if until is None:
        until = brain.moment(state) + brain.horizon
    while True:
        asked = pending(state)
        if isinstance(asked, Over):
            return shares(asked)
        if brain.moment(state) >= until:
            return brain.value(state)
        if isinstance(asked, tuple):
            decision = asked[0]
            searched = decision.prompt == brain.searched
            if noise and searched:
                chosen = _about_best(brain, state, decision, random, noise)
            else:
                chosen = best(brain.foresee if ahead and searched else brain.scores, state, decision)
            apply(state, decision.seat, chosen)
        elif isinstance(asked, Roll):
            apply(state, None, Rolled(random.dice(asked.n)))
        else:
            apply(state, None, Drawn(asked.pool[random.below(len(asked.pool))]))


def shares(over: Over) -> list[float]:
    """A victory, in parts where it is shared."""
    return [(seat in over.winners) / len(over.winners) for seat in range(len(over.scores))]


def best(look: Callable[[S, Decision], Sequence[float]], state: S, decision: Decision) -> Action:
    """The option with the best of these scores, the first of equals."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    scores = look(state, decision)
    return options[max(range(len(options)), key=scores.__getitem__)]


def _about_best(brain: Brain[S], state: S, decision: Decision, random: Randomness, noise: float) -> Action:
    options = decision.options
    if len(options) == 1:
        return options[0]
    scores = [score + noise * random.gumbel() for score in brain.scores(state, decision)]
    return options[max(range(len(options)), key=scores.__getitem__)]
