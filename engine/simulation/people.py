"""A simulated person, of any game."""

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
"""Called with a state, a seat and the most entries; returns the seat's plan, or None where it can write none."""
Payer = Callable[[Any, Seat, str | None, int], str | None]
"""Called with a plan, too (None: without one); returns it completed by how the seat will pay, where that is certain."""


def write_no_plan(_table: Any, _seat: Seat, _entries: int) -> str | None:
    """The planner of a person who never writes a plan."""
    return None


def add_no_payments(_table: Any, _seat: Seat, plan: str | None, _entries: int) -> str | None:
    """The payer of a person who adds no payments to plans."""
    return plan


@dataclass(frozen=True)
class Person:
    """A simulated person: `choose` makes the final choice of every question, whatever was prepared.

    `prepared` are the prepared answers that agree with what this person would choose anyway.
    """

    choose: Player
    plan: Planner = write_no_plan
    pays: Payer = add_no_payments
    prepared: Answers = field(default_factory=dict[str, str])


def answer_prepared(prepared: Answers, otherwise: Player) -> Player:
    """Choose by these prepared answers, and by `otherwise` where none of them applies."""

    def choose(match: AnyMatch, decision: Decision) -> Action:
        usual = match.kinds.answer(decision, prepared)
        return otherwise(match, decision) if usual is None else usual

    return choose
