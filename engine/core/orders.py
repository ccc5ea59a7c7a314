"""Standing orders: what a seat answers beforehand to kinds of questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.questions import Decision, Seat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class StandingOrders(ABC, Generic[S]):
    """The standing orders of a game, in one position of it.

    `names` are those that a seat may give, and `plan` is the one of them that says the moves of its own turns.
    """

    names: ClassVar[tuple[str, ...]]
    plan: ClassVar[str]
    state: S

    @abstractmethod
    def values(self, seat: Seat, order: str) -> tuple[str, ...]:
        """What this seat may set an order to now, the usual value first; empty when it has no use."""

    @abstractmethod
    def read(self, seat: Seat, order: str, text: str) -> str:
        """The value that the text says, as it is stored; raises `RuleError`. Every one of `values` is read."""

    @abstractmethod
    def explain(self, seat: Seat, order: str, value: str) -> tuple[Event, ...]:
        """What a value would do now, part by part, for its confirmation; empty when it speaks for itself."""

    @abstractmethod
    def answer(self, decision: Decision, given: Mapping[str, str]) -> Action | None:
        """The option that the given orders of the asked seat mean; None when it must be asked itself."""
