"""The chance to win at the start of a round, from what everyone owns."""

from __future__ import annotations

from collections.abc import Mapping

from engine.computer.weights import Weights, chances, weights
from engine.computer.weights import parts as parts_of
from engine.stone_age.computer.features import features
from engine.stone_age.computer.parts import PART_OF
from engine.stone_age.state import State


def value(s: State) -> list[float]:
    """Each seat's chance to win; two players are weighed apart."""
    return chances(_table(s), [features(s, seat) for seat in range(s.seats)])


def parts(s: State) -> list[Mapping[str, float]]:
    """What these chances are made of, seat by seat."""
    return [parts_of(_table(s), features(s, seat), PART_OF) for seat in range(s.seats)]


def _table(s: State) -> Weights:
    return weights("engine.stone_age.computer")["two" if s.seats == 2 else "more"]
