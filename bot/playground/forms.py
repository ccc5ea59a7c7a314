"""Filling in a form: what a person entered becomes what a modal submit carries, or is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.playground.errors import ClientRefused
from bot.playground.messages import SELECTS, Part
from bot.playground.wire import Json

Pick = Callable[[Json, Sequence[Any]], list[str]]
"""Turns labels or values into the values of a select, or refuses."""


def fill_fields(components: Sequence[Json], entered: Mapping[str, Any], pick: Pick) -> list[Json]:
    """Every field with its value; fields are named by custom id or by label."""
    left = dict(entered)
    shapes = [_part(part, left, pick) for part in components]
    if left:
        raise ClientRefused(f"The form has no field {', '.join(left)}.")
    return shapes


def _part(part: Json, left: dict[str, Any], pick: Pick) -> Json:
    match part["type"]:
        case Part.ROW:
            inside = [_field(entry, entry.get("label"), left, pick) for entry in part["components"]]
            return {"type": Part.ROW, "id": part["id"], "components": inside}
        case Part.LABEL:
            field = _field(part["component"], part["label"], left, pick)
            return {"type": Part.LABEL, "id": part["id"], "component": field}
        case _:
            return {"type": part["type"], "id": part["id"]}


def _field(field: Json, label: str | None, left: dict[str, Any], pick: Pick) -> Json:
    custom_id = field["custom_id"]
    name = custom_id if custom_id in left else label
    given = left.pop(name, None) if name is not None else None
    shape: Json = {"type": field["type"], "id": field["id"], "custom_id": custom_id}
    match field["type"]:
        case Part.TEXT_INPUT:
            return shape | {"value": _text(field, label or custom_id, given)}
        case Part.RADIO_GROUP:
            return shape | {"value": _radio(field, label or custom_id, given)}
        case Part.CHECKBOX:
            return shape | {"value": bool(field.get("default")) if given is None else given in (True, "true")}
        case kind if kind in SELECTS or kind == Part.CHECKBOX_GROUP:
            return shape | {"values": _several(field, given, pick)}
        case other:
            raise ClientRefused(f"Fields of type {other} cannot be filled in the playground.")


def _text(field: Json, label: str, given: Any) -> str:
    text = field.get("value") or "" if given is None else str(given)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if field.get("required", True):
        least = max(1, least)
    elif not text:
        return text
    if not least <= len(text) <= most:
        raise ClientRefused(f"{label} takes {least} to {most} characters.")
    return text


def _radio(field: Json, label: str, given: Any) -> str | None:
    if given is None:
        given = next((option["value"] for option in field["options"] if option.get("default")), None)
    if given is None:
        if field.get("required", True):
            raise ClientRefused(f"{label} needs an answer.")
        return None
    return match_option(field, given)


def _several(field: Json, given: Any, pick: Pick) -> list[str]:
    if given is None:
        given = [option["value"] for option in field.get("options") or () if option.get("default")]
    wanted = [given] if isinstance(given, str) or not isinstance(given, Sequence) else list(given)
    if not wanted and not field.get("required", True):
        return []
    if field["type"] == Part.CHECKBOX_GROUP:
        return within(field, [match_option(field, entry) for entry in wanted])
    return pick(field, wanted)


def match_option(field: Json, given: Any) -> str:
    """The value of the option that is shown or stands for what was given."""
    for option in field.get("options") or ():
        if str(given) in (option["value"], option["label"]):
            return option["value"]
    raise ClientRefused(f"{given} is not offered.")


def within(field: Json, values: list[str]) -> list[str]:
    """The values, if they are as many as the control takes."""
    default_most = len(field.get("options") or ()) if field["type"] == Part.CHECKBOX_GROUP else 1
    least = 1 if field.get("min_values") is None else field["min_values"]
    most = field.get("max_values") or default_most
    if len(set(values)) != len(values) or not least <= len(values) <= most:
        raise ClientRefused(f"Choose {least} to {most}, each once.")
    return values
