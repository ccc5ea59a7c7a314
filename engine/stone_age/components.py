"""The component data of `data/*.toml` as frozen rows."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class Card:
    """A civilization card: `top` is its effect when taken, `bottom` what it counts in the final scoring."""

    id: str
    top: Mapping[str, Any]
    bottom: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile; `kind` is fixed (`cost`, `points`), choice (`pieces` of `kinds`) or range (`fewest`, `most`)."""

    id: str
    kind: str
    cost: Mapping[str, int] = field(default_factory=dict[str, int])
    points: int = 0
    pieces: int = 0
    kinds: int = 0
    fewest: int = 0
    most: int = 0


@cache
def table(name: str) -> Mapping[str, Any]:
    """The rows of `data/<name>.toml`."""
    return tomllib.loads((files("engine.stone_age") / "data" / f"{name}.toml").read_text("utf-8"))


@cache
def cards() -> tuple[Card, ...]:
    """The civilization cards of the base game, by id."""
    return tuple(Card(**row) for row in table("cards")["card"])


@cache
def buildings() -> tuple[Building, ...]:
    """The building tiles of the base game, by id."""
    return tuple(Building(**row) for row in table("buildings")["building"])
