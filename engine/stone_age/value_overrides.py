"""Which values of Stone Age an operator may override, and by which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.value_overrides import Row, Shape
from engine.stone_age.components import rows_of, table

CHANGEABLE = ("animals", "igloos", "style", "new_huts", "mammoths")
"""The data files in which something is reconstructed."""
KEPT = frozenset({"id", "kind", "provenance"})
"""Fields that say which row it is, and cannot be overridden."""
RESOURCES = ("wood", "brick", "stone", "gold")
GOODS = (*RESOURCES, "jewelry")
NUMBER = "number"
EFFECTS: Mapping[str, Mapping[str, Any]] = {
    **{kind: {"amount": NUMBER} for kind in ("food", "points")},
    **{kind: {"amount": 1} for kind in ("tool", "field", "person", "draw_card")},
    "any_resource": {"amount": NUMBER},
    "resource": {"resource": RESOURCES, "amount": NUMBER},
}
"""What an effect of each kind names: a number from 1, exactly this number, or one of these words."""
STYLE_EFFECTS: Mapping[str, Mapping[str, Any]] = {
    **EFFECTS,
    "resource": {"resource": GOODS, "amount": NUMBER},
    "trader": {"steps": NUMBER, "jewelry": NUMBER},
    "dice_bar": {"bar": ("style",)},
}
MOST = 99


def find_misfit(name: str, field: str, printed: Row, new: Row) -> str:
    """Why this field of a row cannot replace the printed one; empty if it can."""
    effects = STYLE_EFFECTS if name in ("style", "new_huts") else EFFECTS
    value = new[field]
    return _find_misfit(printed[field], value, effects) or (_cost_misfit(value) if field == "cost" else "")


def _find_misfit(printed: Any, new: Any, effects: Mapping[str, Mapping[str, Any]]) -> str:
    """Why a value cannot replace the printed one; empty if it can."""
    if type(new) is not type(printed):
        return f"this must be like {printed!r}"
    if isinstance(printed, bool):
        return ""
    if isinstance(printed, int):
        return "" if 0 < new <= MOST else f"this must be a number from 1 to {MOST}"
    if isinstance(printed, str):
        return "" if new in RESOURCES else f"this must be one of {', '.join(RESOURCES)}"
    if "kind" in printed and "symbol" not in printed and "people" not in printed:
        return _effect_misfit(new, effects)
    return _table_misfit(printed, new)


def _effect_misfit(new: Mapping[str, Any], effects: Mapping[str, Mapping[str, Any]]) -> str:
    kind = new.get("kind")
    form = effects.get(kind) if isinstance(kind, str) else None
    if form is None:
        return f"kind must be one of {', '.join(effects)}"
    if {*new} != {"kind", *form}:
        return f"an effect of this kind names kind, {', '.join(form)}"
    for name, fit in form.items():
        value = new[name]
        if isinstance(fit, tuple):
            if value not in fit:
                return f"{name} must be one of {', '.join(map(str, fit))}"  # pyright: ignore[reportUnknownArgumentType]
        elif type(value) is not int or not 0 < value <= MOST or (fit != NUMBER and value != fit):
            return f"{name} must be {'a number from 1' if fit == NUMBER else fit}"
    return ""


def _table_misfit(printed: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    """Why a table cannot replace the printed one: its names or types differ; a cost may name any goods."""
    if {*printed} <= {*GOODS}:
        return ""
    if {*new} != {*printed}:
        return f"this must name {', '.join(printed)}"
    for name, value in printed.items():
        if type(new[name]) is not type(value):
            return f"{name} must be like {value!r}"
        if isinstance(value, int) and not 0 < new[name] <= MOST:
            return f"{name} must be a number from 1 to {MOST}"
        if name == "resource" and new[name] not in RESOURCES:
            return f"{name} must be one of {', '.join(RESOURCES)}"
        if name == "kind" and new[name] != value:
            return f"{name} stays {value}"
    return ""


def _cost_misfit(cost: Mapping[str, Any]) -> str:
    if not cost or not {*cost} <= {*GOODS}:
        return f"a cost names some of {', '.join(GOODS)}"
    if not all(type(count) is int and 0 < count <= MOST for count in cost.values()):
        return f"a cost has numbers from 1 to {MOST}"
    return ""


SHAPE = Shape(CHANGEABLE, KEPT, table, rows_of, find_misfit)
