"""What all variants have (sections 8 and 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.hunters_scouts.rules import NO_LIMIT, Draft


def install(draft: Draft) -> None:
    """The tribes at the start, the track and the limits; nobody must throw items away."""
    numbers = draft.components.numbers
    for part in ("tribe", "table", "track", "famine"):
        take_numbers(draft, {f"{part} {name}": value for name, value in numbers(part).items()})
    draft.bonus(numbers("track")["bonus_fields"])
    draft.number("missed bonus", 0)
    draft.number("places", 0)
    draft.number("keep", NO_LIMIT)


def take_numbers(draft: Draft, row: Mapping[str, Any]) -> None:
    """All numbers of a row, under the names that they have there."""
    for name, value in row.items():
        if isinstance(value, int):
            draft.number(name.replace("_", " "), value)
