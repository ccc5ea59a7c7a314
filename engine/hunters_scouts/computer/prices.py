"""The prices of the policy of Jäger und Späher, fitted in whole games by `tools/fit_policy.py`."""

from __future__ import annotations

from functools import cache

from engine.computer.weights import fitted_tables
from engine.hunters_scouts.evaluation import Prices


def is_introductory(modules: tuple[str, ...]) -> bool:
    """Whether this is the introductory game, which takes half as many turns and has prices of its own."""
    return "introductory" in modules


@cache
def fitted_prices(modules: tuple[str, ...]) -> Prices:
    """The fitted prices of the introductory game, or of all others."""
    tables = fitted_tables("engine.hunters_scouts.computer", "prices.toml")
    return Prices(**tables["introductory" if is_introductory(modules) else "normal"])
