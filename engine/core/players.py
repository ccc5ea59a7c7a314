"""Automatic players, and whole games among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core import chance
from engine.core.actions import Action
from engine.core.match import AnyMatch, Row
from engine.core.questions import Decision

Player = Callable[[AnyMatch, Decision], Action]
"""Chooses one of the options of a decision that is open in the match; changes nothing."""


def greedy(match: AnyMatch, decision: Decision) -> Action:
    """The option after which the seat stands best at once, the first of equals; it knows no die beforehand."""

    def standing_after(option: Action) -> float:
        fork = match.copy()
        fork.play(decision.seat, str(option))
        return fork.evaluate(decision.seat)

    return max(decision.options, key=standing_after)


def play_out(match: AnyMatch, players: Sequence[Player], key: bytes) -> Iterator[Row]:
    """Play to the end, one player per seat, chance from this key; the first of several decisions comes first."""
    while match.over is None:
        if match.chance is not None:
            yield match.supply(chance.answer(key, match.chance))
        else:
            decision = match.decisions[0]
            yield match.play(decision.seat, str(players[decision.seat](match, decision)))
