"""What all variants have (sections 8 and 9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.modules import Module
from engine.hunters_scouts.base import (
    characters,
    creating,
    decks,
    hunger,
    places,
    placing,
    setting_up,
    sunset,
    track,
    turns,
    wearing,
)
from engine.hunters_scouts.rules import Draft
from engine.hunters_scouts.state import SEATS

HOMES = (
    *(characters, creating, decks, hunger, places, placing),
    *(setting_up, sunset, track, turns, wearing),
)
EDITIONS = ("2014",)


def make_variant(name: str, install: Callable[[Draft], None]) -> Module[Draft]:
    """A way to play the whole game."""
    return Module(name, install, EDITIONS, (SEATS,), variants=(name,), homes=HOMES)


def install(draft: Draft) -> None:
    """The tribes at the start, the track and the limits."""
    numbers = draft.components.numbers
    for part in ("tribe", "table", "track", "famine"):
        take_numbers(draft, {f"{part}_{name}": value for name, value in numbers(part).items()})
    draft.set_bonus_fields(numbers("track")["bonus_fields"])


def take_numbers(draft: Draft, row: Mapping[str, Any]) -> None:
    """All numbers of a row, under the names that they have there."""
    for name, value in row.items():
        if isinstance(value, int):
            setattr(draft.numbers, name, value)
