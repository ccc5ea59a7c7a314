"""Automatic players, and whole games among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core import chance
from engine.core.actions import Action
from engine.core.match import AnyMatch, Row
from engine.core.questions import Decision
from engine.core.randomness import Randomness

Player = Callable[[AnyMatch, Decision], Action]
"""Chooses one of the options of a decision that is open in the match; changes nothing."""


def greedy(match: AnyMatch, decision: Decision) -> Action:
    """The option that looks best at once by rules alone, the first of equals; it knows no die beforehand."""
    scores = _scores(match, decision)
    return decision.options[scores.index(max(scores))]


HARMLESS = 2.5
"""So many points less than the best option one may bring and still cost hardly anything."""


def cautious(match: AnyMatch, decision: Decision) -> Action:
    """The smallest harmless option: of those that cost hardly anything the one that commits the fewest pieces, the best
    of equals. This is for a seat whose player is not there.
    """
    scores = dict(zip(decision.options, _scores(match, decision), strict=True))
    harmless = (option for option in scores if scores[option] >= max(scores.values()) - HARMLESS)
    return min(harmless, key=lambda option: (_count_committed(option), -scores[option]))


def _count_committed(option: Action) -> int:
    """How many people, pieces or things an option names."""
    values = option.fields().values()
    return sum(
        value if isinstance(value, int) else len(value) * (not isinstance(value, str)) for value in values
    )


def _scores(match: AnyMatch, decision: Decision) -> list[float]:
    """How good each option looks, from what the seat may know."""
    return [*match.game.brain.scores(match.imagine(decision.seat, Randomness(0)), decision)]


def play_out(match: AnyMatch, players: Sequence[Player], key: bytes) -> Iterator[Row]:
    """Play to the end, one player per seat, chance from this key; the first of several decisions comes first."""
    while match.over is None:
        if match.chance is not None:
            yield match.supply(chance.answer(key, match.chance))
        else:
            decision = match.decisions[0]
            yield match.play(decision.seat, str(players[decision.seat](match, decision)))
