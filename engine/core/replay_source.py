"""What a replay and the story of a game are read from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from engine.core.events import Event
from engine.core.questions import Seat

V = TypeVar("V", contravariant=True)


class ReplaySource(Protocol[V]):
    """What a story must know about one game; a module with these functions is one."""

    def scores(self, view: V, /) -> tuple[int, ...]:
        """The public score of every seat."""
        ...

    def forecast(self, own: V, seat: Seat, /) -> int:
        """What a seat would have if the game ended now, from what it sees itself."""
        ...

    def roll_of(self, event: Event, /) -> tuple[Seat, tuple[int, ...]] | None:
        """Who rolled which dice for themselves, if that is what happened."""
        ...

    def haul_of(self, event: Event, /) -> tuple[Seat, Mapping[str, int]] | None:
        """Who brought home which goods, if that is what happened."""
        ...
