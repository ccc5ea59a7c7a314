"""Rollouts: a copy without events is played on with plain random numbers, every seat choosing by scores."""

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
"""The moment by which a whole game ends; should one go on for ever, a simulation stops there with its value."""
Line = tuple[Action, ...]
"""All answers since a simulation began, those of chance included."""


@dataclass(frozen=True, slots=True)
class Known:
    """A cache of a seat's answers by the answers before. In all states that are imagined for it, and begin alike, it
    has seen the same at that point, so its answer need not be computed again.
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
    """Play on in this state up to the horizon of the brain, or the moment `until`; returns each seat's chance to win.

    With `noise`, in points, the best placements (or turns) are not always chosen, as at a table of people. With `ahead`
    all seats use `Brain.foresee` when they place (or spend a turn). `known` are the answers of earlier simulations
    that began alike, without noise.
    """
    line: Line = ()
    if until is None:
        until = brain.progress_of(state) + brain.horizon
    while True:
        asked = pending(state)
        if isinstance(asked, Over):
            return shares(asked)
        if brain.progress_of(state) >= until:
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
    return choose_best(brain.foresee if ahead and searched else brain.scores, state, decision)


def shares(over: Over) -> list[float]:
    """Each seat's share of the victory, which several may share."""
    return [(seat in over.winners) / len(over.winners) for seat in range(len(over.scores))]


def choose_best(look: Callable[[S, Decision], Sequence[float]], state: S, decision: Decision) -> Action:
    """The option with the best of these scores, the first of equals."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    scores = look(state, decision)
    return options[max(range(len(options)), key=scores.__getitem__)]


def choose_with_noise(
    brain: Brain[S], state: S, decision: Decision, random: Randomness, noise: float
) -> Action:
    """An option by its score plus Gumbel noise: each is chosen with its probability in a softmax of the scores."""

    def look(state: S, decision: Decision) -> Sequence[float]:
        return [score + noise * random.gumbel() for score in brain.scores(state, decision)]

    return choose_best(look, state, decision)
