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

TABLES = ("board", "characters", "items", "wilderness", "hunting", "places")
"""The names of all data files."""
Fields = tuple[tuple[str, int], ...]
"""Kinds of fields in the order of the card, with how many there are."""


@frozen
class Character:
    """A character card: how many normal and how many special copies there are."""

    id: str
    copies: int
    special: int


@frozen
class Item:
    """An item card: its cost by resource, its points, and its effects in order.

    An effect is place-member, draw-item, take-hunger or discard-hunger.
    """

    id: str
    copies: int
    cost: Mapping[str, int]
    vp: int
    effects: tuple[str, ...]

    def __hash__(self) -> int:
        return hash(self.id)


@frozen
class Place:
    """A card of the wilderness or a hunting ground; copies differ in the number in their ids.

    `group` is wilderness or hunting, `name` what is printed on it, `marked` are fields of the fight for survival.
    """

    id: str
    group: str
    name: str
    fields: Fields
    marked: Fields = ()


@frozen
class SacredPlace:
    """One side of a card of sacred places."""

    id: str
    card: int
    side: str


@dataclass(frozen=True, eq=False)
class Components:
    """The components: the tables as they are printed, with the fields that an operator replaces."""

    overrides: Replaced = field(default_factory=dict[tuple[str, str, str], Row])

    def rows(self, file: str, part: str) -> list[Mapping[str, Any]]:
        """The rows of a table, without the fields that only describe them."""
        return [
            {**row, **self.overrides.get((file, part, str(row["id"])), {})}
            for row in rows_of(file).get(part, [])
        ]

    def numbers(self, part: str) -> Mapping[str, Any]:
        """A table of `board.toml`."""
        return table("board")[part]

    def characters(self) -> tuple[Character, ...]:
        rows = self.rows("characters", "character")
        return tuple(Character(row["id"], row["copies"], row["special"]) for row in rows)

    def items(self) -> tuple[Item, ...]:
        return tuple(
            Item(row["id"], row["copies"], row["cost"], row["vp"], tuple(row["effects"]))
            for row in self.rows("items", "item")
        )

    def wilderness(self) -> tuple[Place, ...]:
        return tuple(
            Place(row["id"], "wilderness", row["name"], tuple(row["fields"].items()))
            for row in self.rows("wilderness", "card")
        )

    def hunting(self) -> tuple[Place, ...]:
        return tuple(
            Place(
                f"{row['id']}-{copy}",
                "hunting",
                row["id"],
                tuple(row["fields"].items()),
                tuple(row["marked"].items()),
            )
            for row in self.rows("hunting", "ground")
            for copy in range(1, row["copies"] + 1)
        )

    def places(self) -> tuple[SacredPlace, ...]:
        return tuple(SacredPlace(row["id"], row["card"], row["side"]) for row in self.rows("places", "place"))


def rows_of(file: str) -> Mapping[str, list[dict[str, Any]]]:
    """The parts of a table that are rows with an id of their own, by name."""
    tables: Mapping[str, Any] = table(file)
    return {part: value for part, value in tables.items() if not isinstance(value, Mapping)}


@cache
def table(name: str) -> Mapping[str, Any]:
    """The rows of `data/<name>.toml` as they are printed."""
    return tomllib.loads((files("engine.hunters_scouts") / "data" / f"{name}.toml").read_text("utf-8"))


PRINTED = Components()


@cache
def find_reconstructed() -> tuple[tuple[str, str, str], ...]:
    """The rows for which no source was found: data file, table, id."""
    return tuple(
        (name, part, row["id"])
        for name in TABLES
        for part, rows in rows_of(name).items()
        for row in rows
        if row.get("provenance") == "reconstructed"
    )
