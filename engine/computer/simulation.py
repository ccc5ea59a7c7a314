"""Rollouts: a copy of the game is played on silently, with plain random numbers, every seat by rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from engine.core.actions import Action, Drawn, Rolled
from engine.core.brain import Brain
from engine.core.questions import Decision, Over, Roll, Seat
from engine.core.randomness import Randomness
from engine.core.steps import GameState, apply, pending

S = TypeVar("S", bound=GameState)

LATEST = 1000
"""The moment by which a whole game ends: were it to go on for ever, its value says who is ahead."""
Line = tuple[Action, ...]
"""What everybody answered since a simulation began, and chance."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat answers after what was answered before. In all states that are imagined for it and begin alike it has
    seen the same then, so it does not think again.
    """

    seat: Seat
    answers: dict[Line, Action] = field(default_factory=dict[Line, Action])


def simulate(
    brain: Brain[S],
    state: S,
    random: Randomness,
    until: int | None = None,
    *,
    noise: float = 0.0,
    ahead: bool = False,
    known: Known | None = None,
) -> Sequence[float]:
    """Each seat's chance to win after playing on in this state up to the horizon of the brain, or this moment.

    With noise, in points, not always the best placements (or turns) follow, as at a table of people. With `ahead` all
    seats think of their next answer when they place (or spend a turn). `known` are the answers of earlier simulations
    that began alike, without noise.
    """
    line: Line = ()
    if until is None:
        until = brain.moment(state) + brain.horizon
    while True:
        asked = pending(state)
        if isinstance(asked, Over):
            return shares(asked)
        if brain.moment(state) >= until:
            return brain.value(state)
        seat = None
        if isinstance(asked, tuple):
            decision = asked[0]
            seat = decision.seat
            chosen = known.answers.get(line) if known and seat == known.seat else None
            if chosen is None:
                chosen = _answer(brain, state, decision, random, noise, ahead)
                if known and seat == known.seat:
                    known.answers[line] = chosen
        elif isinstance(asked, Roll):
            chosen = Rolled(random.dice(asked.n))
        else:
            chosen = Drawn(asked.pool[random.below(len(asked.pool))])
        apply(state, seat, chosen)
        if known:
            line = (*line, chosen)


def _answer(
    brain: Brain[S], state: S, decision: Decision, random: Randomness, noise: float, ahead: bool
) -> Action:
    searched = decision.prompt == brain.searched
    if noise and searched:
        return choose_with_noise(brain, state, decision, random, noise)
    return best(brain.foresee if ahead and searched else brain.scores, state, decision)


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


def choose_with_noise(
    brain: Brain[S], state: S, decision: Decision, random: Randomness, noise: float
) -> Action:
    """An option by its score and Gumbel noise, so each as often as a softmax of the scores would choose it."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    scores = [score + noise * random.gumbel() for score in brain.scores(state, decision)]
    return options[max(range(len(options)), key=scores.__getitem__)]
