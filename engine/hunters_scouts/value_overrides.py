"""Which values of Jäger und Späher an operator may override, and by which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.value_overrides import Row, Shape
from engine.hunters_scouts.base.creating import EFFECTS
from engine.hunters_scouts.components import rows_of, table

CHANGEABLE = ("items", "wilderness", "hunting")
"""The data files in which something is reconstructed."""
KEPT = frozenset({"id", "name", "copies", "known", "provenance"})
"""Fields that say which card it is, and cannot be overridden."""
RESOURCES = ("stone", "wood", "clay", "fruit", "fur")
FIELDS: Mapping[str, tuple[str, ...]] = {
    "wilderness": ("stone", "wood", "clay", "fruit"),
    "hunting": ("fur", "meat", "vp"),
}
MOST = 9
MOST_EFFECTS = 2


def find_misfit(name: str, field: str, _printed: Row, new: Row) -> str:
    """Why this field of a row cannot replace the printed one; empty if it can."""
    value = new[field]
    match field:
        case "vp":
            return (
                "" if type(value) is int and 0 <= value <= MOST else f"this must be a number from 0 to {MOST}"
            )
        case "effects":
            return _effects_misfit(value)
        case "marked":
            fields = new["fields"]  # wrong ones are named by themselves
            return "" if _counts_misfit(fields, FIELDS[name]) else _marks_misfit(value, fields)
        case "cost":
            return _counts_misfit(value, RESOURCES)
        case _:
            return _counts_misfit(value, FIELDS[name]) or _marks_misfit(new.get("marked", {}), value)


def _effects_misfit(effects: Any) -> str:
    if not isinstance(effects, list) or len(effects) > MOST_EFFECTS:  # pyright: ignore[reportUnknownArgumentType]
        return f"this must be a list of at most {MOST_EFFECTS} effects"
    if not all(isinstance(effect, str) and effect in EFFECTS for effect in effects):  # pyright: ignore[reportUnknownVariableType]
        return f"an effect is one of {', '.join(EFFECTS)}"
    return ""


def _counts_misfit(counts: Any, kinds: tuple[str, ...]) -> str:
    if not isinstance(counts, Mapping) or not counts or not {*counts} <= {*kinds}:
        return f"this names some of {', '.join(kinds)}"
    if not all(type(count) is int and 0 < count <= MOST for count in counts.values()):  # pyright: ignore[reportUnknownVariableType,reportUnknownArgumentType]
        return f"these are numbers from 1 to {MOST}"
    return ""


def _marks_misfit(marked: Any, fields: Mapping[str, int]) -> str:
    """Why these fields cannot be marked: not all are fields of the card, or none stays free; empty if they can."""
    if not marked:
        return "" if isinstance(marked, Mapping) else "this must be a table"
    why = _counts_misfit(marked, FIELDS["hunting"])
    if why:
        return why
    counts: Mapping[str, int] = marked
    if any(count > fields.get(kind, 0) for kind, count in counts.items()):
        return "not more fields can be marked than there are"
    return "" if sum(counts.values()) < sum(fields.values()) else "one field at least must stay free"


SHAPE = Shape(CHANGEABLE, KEPT, table, rows_of, find_misfit)
