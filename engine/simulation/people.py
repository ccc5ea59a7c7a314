"""A simulated person, of whatever game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.players import Player
from engine.core.questions import Decision, Seat

Answers = Mapping[str, str]
Planner = Callable[[Any, Seat, int], str | None]
"""Writes what a seat would do next, seeing this state, in a plan of so many entries at most; None where it cannot."""


Payer = Callable[[Any, Seat, str | None, int], str | None]
"""Completes such a plan (None: nothing was planned) by how the seat will pay, where that is certain."""


def no_plan(_table: Any, _seat: Seat, _entries: int) -> str | None:
    """Who never writes anything down."""
    return None


def no_payments(_table: Any, _seat: Seat, plan: str | None, _entries: int) -> str | None:
    """Who says nothing of payments."""
    return plan


@dataclass(frozen=True)
class Person:
    """A simulated person: `choose` is the final choice in every question, with or without anything said beforehand.

    `prepared` are the prepared answers that say what this person would choose anyway.
    """

    choose: Player
    plan: Planner = no_plan
    pays: Payer = no_payments
    prepared: Answers = field(default_factory=dict[str, str])


def as_prepared(prepared: Answers, otherwise: Player) -> Player:
    """Choose as these prepared say, and by `otherwise` where they say nothing."""

    def choose(match: AnyMatch, decision: Decision) -> Action:
        usual = match.kinds.answer(decision, prepared)
        return otherwise(match, decision) if usual is None else usual

    return choose
