"""The prices of the policy of Jäger und Späher, fitted in whole games by `tools/fit_policy.py`."""

from __future__ import annotations

from functools import cache

from engine.computer.weights import fitted_tables
from engine.hunters_scouts.evaluation import Prices


@cache
def fitted_prices(modules: tuple[str, ...]) -> Prices:
    """The introductory game, which takes half as many turns, is reckoned otherwise than the others."""
    tables = fitted_tables("engine.hunters_scouts.computer", "prices.toml")
    return Prices(**tables["introductory" if "introductory" in modules else "normal"])
