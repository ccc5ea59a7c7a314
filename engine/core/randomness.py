"""Random numbers for computer players, the same in every release of Python; never for the chance of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from math import log
from operator import add
from random import Random as Generator
from typing import TypeVar

T = TypeVar("T")


def add_up(numbers: Iterable[float]) -> float:
    """The sum from left to right, the same to the last bit everywhere: since Python 3.12 `sum` rounds floats less.

    The last bit can decide between two equal options, and choices are recomputed elsewhere.
    """
    return reduce(add, numbers, 0.0)


class Randomness:
    """Random numbers from a seed, the same in every release of Python: only `Random.random` guarantees that."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random = Generator(seed).random

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        return int(self.random() * limit)

    def dice(self, count: int) -> tuple[int, ...]:
        random = self.random
        return tuple([int(random() * 6) + 1 for _ in range(count)])

    def shuffle(self, things: Sequence[T]) -> list[T]:
        """The same things in random order."""
        left = list(things)
        for last in range(len(left) - 1, 0, -1):
            other = self.below(last + 1)
            left[last], left[other] = left[other], left[last]
        return left

    def gumbel(self) -> float:
        """Gumbel noise: added to each of several scores, it makes the largest a sample from their softmax."""
        return -log(-log(self.random() or 1e-300))
