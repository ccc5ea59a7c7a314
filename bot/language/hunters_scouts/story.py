"""What happened at a table of Jäger und Späher, each thing once."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event

JOINED = {"item-drawn": "count", "item-drawn-own": "item", "recalled": "things"}
"""Events that are told together when one follows the other, and the parameter that adds up."""


def told_once(events: Sequence[Event]) -> list[Event]:
    """The same events without those that another says, too; drawn items and those who come home are added up."""
    found: list[Event] = []
    for number, each in enumerate(events):
        if _is_said(each, events[:number], events[number + 1 :]):
            continue
        if found and _can_join(found[-1], each):
            found[-1] = _join(found[-1], each)
        else:
            found.append(each)
    return found


def _is_said(event: Event, before: Sequence[Event], after: Sequence[Event]) -> bool:
    """Whether the reader's own event, the cards that were taken, or what was brought says it."""
    match event.kind:
        case "item-drawn":
            return bool(after) and after[0].kind == "item-drawn-own"
        case "recruited-column":
            return any(each.kind == "recruited" and _seat(each) == _seat(event) for each in after)
        case "scored" if event.params["source"] == "field" and before and before[-1].kind == "recalled":
            return str(before[-1].params["things"]).split("+").count("vp") == event.params["points"]
        case _:
            return False


def _seat(event: Event) -> object:
    return event.params.get("seat")


def _can_join(first: Event, second: Event) -> bool:
    name = JOINED.get(first.kind)
    return name is not None and first.kind == second.kind and _others(first, name) == _others(second, name)


def _others(event: Event, name: str) -> dict[str, str | int]:
    return {key: value for key, value in event.params.items() if key != name}


def _join(first: Event, second: Event) -> Event:
    name = JOINED[first.kind]
    one, other = first.params.get(name, 1), second.params.get(name, 1)
    total = one + other if isinstance(one, int) and isinstance(other, int) else f"{one}+{other}"
    return Event(first.kind, {**first.params, name: total}, first.only)
