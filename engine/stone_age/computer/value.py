"""The chance to win at the start of a round, from what everyone owns."""

from __future__ import annotations

from engine.computer.weights import chances, weights
from engine.stone_age.computer.features import features
from engine.stone_age.state import State


def value(s: State) -> list[float]:
    """Each seat's chance to win; two players are weighed apart."""
    table = weights("engine.stone_age.computer")["two" if s.seats == 2 else "more"]
    return chances(table, [features(s, seat) for seat in range(s.seats)])
