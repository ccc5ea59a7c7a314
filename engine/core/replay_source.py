"""What a game implements so that its replay and story can be made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from engine.core.events import Event
from engine.core.questions import Seat

V = TypeVar("V", contravariant=True)


class ReplaySource(Protocol[V]):
    """The functions of one game that a story calls; a module with these functions is one."""

    def scores(self, view: V, /) -> tuple[int, ...]:
        """The public score of every seat."""
        ...

    def forecast(self, own: V, seat: Seat, /) -> int:
        """The score of a seat if the game ended now, from its own view."""
        ...

    def roll_of(self, event: Event, /) -> tuple[Seat, tuple[int, ...]] | None:
        """The seat and its dice, if the event is a roll of a seat for itself."""
        ...

    def haul_of(self, event: Event, /) -> tuple[Seat, Mapping[str, int]] | None:
        """The seat and its goods, if the event is that it brought some home."""
        ...
