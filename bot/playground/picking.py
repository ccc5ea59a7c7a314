"""Finding the control a person means, and what they choose in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.playground.errors import ClientRefused
from bot.playground.forms import match_option, within
from bot.playground.messages import LINK_STYLE, Part
from bot.playground.typing_commands import find_channel, find_person, resolve_options
from bot.playground.wire import Json
from bot.playground.world import Channel, World

USER_OPTION, CHANNEL_OPTION = 6, 7
RESOLVED = {
    Part.USER_SELECT: USER_OPTION,
    Part.MENTIONABLE_SELECT: USER_OPTION,
    Part.CHANNEL_SELECT: CHANNEL_OPTION,
}


def usable_button(buttons: Sequence[Json], wanted: str) -> Json:
    """The button of that custom id or label, if it can be pressed."""
    part = _only(buttons, wanted, ("custom_id", "label"), "button")
    if part.get("disabled"):
        raise ClientRefused(f"The button {wanted} is disabled.", "gone")
    if part["style"] == LINK_STYLE:
        raise ClientRefused(f"The button {wanted} is a link.")
    return part


def usable_select(selects: Sequence[Json], wanted: str | None) -> Json:
    """The select of that custom id or placeholder, if it can be used; None means the only one."""
    part = _only(selects, wanted, ("custom_id", "placeholder"), "select")
    if part.get("disabled"):
        raise ClientRefused(f"The select {wanted} is disabled.")
    return part


def _only(parts: Sequence[Json], wanted: str | None, keys: Sequence[str], what: str) -> Json:
    if wanted is None and len(parts) == 1:
        return parts[0]
    for key in keys:
        found = [part for part in parts if part.get(key) == wanted]
        if len(found) == 1:
            return found[0]
        if found:
            raise ClientRefused(f"There are {len(found)} {what}s {wanted}.")
    offered = ", ".join(str(part.get(keys[-1]) or part.get(keys[0])) for part in parts)
    raise ClientRefused(f"There is no {what} {wanted} here, only: {offered or 'none'}.", "gone")


def pick_values(world: World, select: Json, wanted: Sequence[Any]) -> list[str]:
    """The values of a select for labels, values, people or channels."""
    match select["type"]:
        case Part.STRING_SELECT:
            return within(select, [match_option(select, entry) for entry in wanted])
        case Part.USER_SELECT | Part.MENTIONABLE_SELECT:
            return within(select, [find_person(world, entry).id for entry in wanted])
        case Part.CHANNEL_SELECT:
            return within(select, [find_channel(world, entry) for entry in wanted])
        case other:
            raise ClientRefused(f"Selects of type {other} cannot be used in the playground.")


def picked_in_full(world: World, channel: Channel, fields: Sequence[Json]) -> Json:
    """The `resolved` part for what was picked in selects of people and channels, if any."""
    kinds = ((RESOLVED.get(field["type"]), field.get("values") or ()) for field in fields)
    options = [{"type": kind, "value": value} for kind, values in kinds if kind for value in values]
    found = resolve_options(world, channel, options)
    return {"resolved": found} if found else {}
