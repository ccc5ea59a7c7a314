"""Numbers fitted by `tools/fit_*.py` and stored as data, and the chances to win that weighted features give."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp

from engine.core.randomness import add_up

Weights = Mapping[str, float]
POSITION = "position"
"""The part of features that have no part of their own."""


@cache
def fitted_tables(package: str, file: str) -> Mapping[str, Weights]:
    """The tables of numbers, by name, in this file of a package's `data` folder; cached."""
    return tomllib.loads((files(package) / "data" / file).read_text("utf-8"))


def parts(found: Weights, features: Mapping[str, float], part_of: Mapping[str, str]) -> Mapping[str, float]:
    """The weighted sum of one seat's features in each part; features without a part count as `POSITION`."""
    sums = dict[str, float]()
    for name, number in features.items():
        if number and (weight := found.get(name)):
            part = part_of.get(name.partition("/")[0], POSITION)
            sums[part] = sums.get(part, 0.0) + weight * number
    return sums


def chances(found: Weights, seats: Sequence[Mapping[str, float]]) -> list[float]:
    """Each seat's chance to win: a softmax of the weighted sums of its features."""
    sums = [
        add_up([found.get(name, 0.0) * number for name, number in seat.items() if number]) for seat in seats
    ]
    highest = max(sums)
    parts = [exp(each - highest) for each in sums]
    whole = add_up(parts)
    return [each / whole for each in parts]
