"""The component data of `data/*.toml` as frozen rows; an operator may replace what is reconstructed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from engine.core.value_overrides import Replaced, Row
from engine.core.values import frozen

DATA = files("engine.stone_age") / "data"
TABLES = tuple(sorted(file.name[: -len(".toml")] for file in DATA.iterdir() if file.name != "readings.toml"))
"""The names of all data files with components."""
NOT_A_FIELD = frozenset({"provenance"})


@frozen
class Card:
    """A civilization card: `top` is its effect when taken, `bottom` what it counts in the final scoring."""

    id: str
    top: Mapping[str, Any]
    bottom: Mapping[str, Any]


@frozen
class Building:
    """A building tile; `kind` is fixed (`cost`), choice (`pieces` of `kinds`), range or jewelry (`fewest`, `most`).

    A choice of 0 kinds takes any mix. It scores `points`, or `each` per piece paid, or the value of what was paid.
    `plus` allows insulation; `top` is an effect when it is built, `income` comes in every round, `ring` are places of
    the owner's own.
    """

    id: str
    kind: str
    cost: Mapping[str, int] = field(default_factory=dict[str, int])
    points: int = 0
    pieces: int = 0
    kinds: int = 0
    fewest: int = 0
    most: int = 0
    each: int = 0
    plus: bool = False
    top: Mapping[str, Any] = field(default_factory=dict[str, Any])
    income: Mapping[str, Any] = field(default_factory=dict[str, Any])
    ring: Mapping[str, Any] = field(default_factory=dict[str, Any])


@frozen
class Animal:
    """A wild animal: what it takes off every sum of dice."""

    id: str
    malus: int


@frozen
class BonusTile:
    """A bonus tile of the herd: `back` is a resource, `first` and `all` are bonuses in the words of an upper part."""

    id: str
    back: str
    first: Mapping[str, Any]
    all: Mapping[str, Any]


@dataclass(frozen=True, eq=False)
class Components:
    """The components: the tables as they are printed, with the fields that an operator replaces."""

    overrides: Replaced = field(default_factory=dict[tuple[str, str, str], Row])

    def table(self, name: str) -> Mapping[str, Any]:
        """The rows of `data/<name>.toml`."""
        printed = table(name)
        if not any(file == name for file, _, _ in self.overrides):
            return printed
        return {part: self._override(name, part, value) for part, value in printed.items()}

    def _override(self, file: str, part: str, value: Any) -> Any:
        if isinstance(value, str):
            return value
        if part in rows_of(file):
            return [
                {**row, **self.overrides.get((file, part, str(row["id"])), {})} if "id" in row else row
                for row in value
            ]
        return {**value, **self.overrides.get((file, part, ""), {})}

    def cards(self, name: str) -> tuple[Card, ...]:
        """The civilization cards of a table, by id."""
        return tuple(Card(**_drop_notes(row)) for row in self.table(name)["card"])

    def buildings(self, name: str, part: str = "building") -> tuple[Building, ...]:
        """The building tiles (or igloos) of a table, by id."""
        return tuple(Building(**_drop_notes(row)) for row in self.table(name)[part])

    def animals(self) -> tuple[Animal, ...]:
        return tuple(Animal(**_drop_notes(row)) for row in self.table("animals")["animal"])

    def bonus_tiles(self) -> tuple[BonusTile, ...]:
        return tuple(BonusTile(**_drop_notes(row)) for row in self.table("mammoths")["tile"])


def rows_of(file: str) -> Mapping[str, list[dict[str, Any]]]:
    """The parts of a table that are rows with an id of their own, by name."""
    tables: Mapping[str, Any] = table(file)
    return {part: value for part, value in tables.items() if not isinstance(value, Mapping | str)}


def _drop_notes(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in NOT_A_FIELD}


@cache
def table(name: str) -> Mapping[str, Any]:
    """The rows of `data/<name>.toml` as they are printed."""
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


PRINTED = Components()


@cache
def cards() -> tuple[Card, ...]:
    """The civilization cards of the base game, by id."""
    return PRINTED.cards("cards")


@cache
def buildings() -> tuple[Building, ...]:
    """The building tiles of the base game, by id."""
    return PRINTED.buildings("buildings")


@cache
def find_reconstructed() -> tuple[tuple[str, str, str], ...]:
    """The tables and rows for which no source was found: data file, table, id (empty for a table without rows)."""
    found: list[tuple[str, str, str]] = []
    for name in TABLES:
        for part, value in table(name).items():
            rows = rows_of(name).get(part) or ([] if isinstance(value, str) else [value])
            made_up = [row for row in rows if row.get("provenance") == "reconstructed"]
            found += [(name, part, str(row.get("id", ""))) for row in made_up]
    return tuple(found)
