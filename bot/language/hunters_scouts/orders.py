"""Standing orders and plans of Jäger und Späher in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.hunters_scouts import faces
from bot.language.hunters_scouts.words import character, is_location, place_with_fields
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Seat
from engine.hunters_scouts.view import TableView

THEN = " → "
"""Stands between what is wanted first and what is wanted next, in every language."""
between_moves = " "


def order_value(texts: Texts, order: str, value: str, view: TableView) -> str:
    """What a standing order is set to: `Hunter → Scout`, `Forest 1 · 3 wood`, `Nobody moves`."""
    if order == "character":
        return THEN.join(_character(texts, each) for each in value.split())
    if is_location(value):
        return place_with_fields(texts, value, view)
    return texts.say(f"hunters-pick-{value}")


def _character(texts: Texts, which: str) -> str:
    return character(texts, which) if which in faces.characters() else which


def plan_part(texts: Texts, way: str, said: str, view: TableView, seat: Seat) -> str:
    """One part of a plan: a character."""
    del way, view, seat
    return _character(texts, said)


def order_hint(texts: Texts, order: str) -> str:
    """How a value is written; empty where choosing is enough."""
    return texts.say("hunters-write-character") if order == "character" else ""


def plan_text(texts: Texts, parts: Sequence[Event], view: TableView) -> str:
    """For each planned character whether it could be played now, and which one would be."""
    del view
    lines = [
        texts.say(
            "hunters-plan-line",
            turn=int(part.params["turn"]),
            character=_character(texts, str(part.params["entry"])),
            verdict=texts.say(f"hunters-{part.kind}"),
        )
        for part in parts
    ]
    ready = [str(part.params["entry"]) for part in parts if part.kind == "plan-legal"]
    if not ready:
        return "\n".join([*lines, texts.say("hunters-plan-outcome-asked")])
    return "\n".join([*lines, texts.say("hunters-plan-outcome", character=_character(texts, ready[0]))])
