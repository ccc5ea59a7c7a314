"""Simple automatic players without search, and whole games among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core import chance
from engine.core.actions import Action
from engine.core.match import AnyMatch, Row
from engine.core.questions import Decision

Player = Callable[[AnyMatch, Decision], Action]
"""Called with a match and an open decision of it; returns one of the options, and changes nothing."""


def greedy(match: AnyMatch, decision: Decision) -> Action:
    """The option with the best `Match.evaluate` right after it, before any chance; the first of equals."""
    return max(decision.options, key=lambda option: _standing_after(match, decision, option))


HARMLESS = 2.5
"""Points that an option may cost at most, by `Match.evaluate`, to count as harmless."""


def cautious(match: AnyMatch, decision: Decision) -> Action:
    """For a seat whose player is absent: of the harmless options the one that commits the fewest pieces; if none is
    harmless, the one that costs least.
    """
    now = match.evaluate(decision.seat)
    costs = {option: now - _standing_after(match, decision, option) for option in decision.options}
    harmless = [option for option, cost in costs.items() if cost <= HARMLESS]
    return min(
        harmless or costs, key=lambda option: (bool(harmless) and _count_committed(option), costs[option])
    )


def _count_committed(option: Action) -> int:
    """The number of people, pieces or things that an option names."""
    values = option.fields().values()
    return sum(
        value if isinstance(value, int) else len(value) * (not isinstance(value, str)) for value in values
    )


def _standing_after(match: AnyMatch, decision: Decision, option: Action) -> float:
    fork = match.copy()
    fork.play(decision.seat, str(option))
    return fork.evaluate(decision.seat)


def play_out(match: AnyMatch, players: Sequence[Player], key: bytes) -> Iterator[Row]:
    """Play to the end, one player per seat, with chance from this key; the first open decision is answered first."""
    while match.over is None:
        if match.chance is not None:
            yield match.supply(chance.answer(key, match.chance))
        else:
            decision = match.decisions[0]
            yield match.play(decision.seat, str(players[decision.seat](match, decision)))
