"""Means of the results of simulations, with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from engine.core.values import frozen

NORMAL_95 = 1.96
"""Standard errors to both sides that contain the true mean in 19 of 20 cases."""


@frozen
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def margin(self) -> float:
        """Half of the interval in which the mean lies in 19 of 20 cases."""
        return NORMAL_95 * self.error


def estimate(numbers: Sequence[float]) -> Estimate:
    """The estimate of independent numbers; of a single one the error is 0."""
    count, mean = len(numbers), sum(numbers) / len(numbers)
    spread = sum((each - mean) ** 2 for each in numbers) / max(1, count - 1)
    return Estimate(mean, sqrt(spread / count))


def add_estimates(parts: Sequence[Estimate]) -> Estimate:
    """The sum of independent estimates."""
    return Estimate(sum(each.mean for each in parts), sqrt(sum(each.error**2 for each in parts)))


def average_estimates(parts: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates, all with the same weight."""
    sum_of_all = add_estimates(parts)
    return Estimate(sum_of_all.mean / len(parts), sum_of_all.error / len(parts))
