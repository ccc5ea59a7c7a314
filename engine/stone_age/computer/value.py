"""The chance to win at the start of a round, from what everyone owns."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp

from engine.core.questions import Seat
from engine.stone_age.computer.features import features
from engine.stone_age.state import State


@cache
def weights(few_seats: bool) -> Mapping[str, float]:
    """The fitted weights of features, for two players or more."""
    text = (files("engine.stone_age.computer") / "data" / "weights.toml").read_text("utf-8")
    table: Mapping[str, Mapping[str, float]] = tomllib.loads(text)
    return table["two" if few_seats else "more"]


def value(s: State) -> list[float]:
    """Each seat's chance to win."""
    found = weights(s.seats == 2)
    sums = [_sum(found, s, seat) for seat in range(s.seats)]
    highest = max(sums)
    shares = [exp(each - highest) for each in sums]
    return [each / sum(shares) for each in shares]


def _sum(found: Mapping[str, float], s: State, seat: Seat) -> float:
    return sum(found.get(name, 0.0) * number for name, number in features(s, seat).items() if number)
