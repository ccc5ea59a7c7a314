"""The prices of the policy of Jäger und Späher, fitted in whole games by `tools/fit_policy.py`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from engine.hunters_scouts.evaluation import Prices


@cache
def fitted_prices(modules: tuple[str, ...]) -> Prices:
    """The introductory game, which takes half as many turns, is reckoned otherwise than the others."""
    data = files("engine.hunters_scouts.computer") / "data" / "prices.toml"
    return Prices(
        **tomllib.loads(data.read_text("utf-8"))["introductory" if "introductory" in modules else "normal"]
    )
