"""Hunger tiles, of which there are always enough (R09)."""

from __future__ import annotations

from engine.core.questions import Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.hunters_scouts.state import State


@frozen
class TakeHunger(Acts):
    seat: Seat
    tiles: int

    def ask(self, s: State) -> None:
        s.tribes[self.seat].hunger += self.tiles
        s.tell("hungrier", seat=self.seat, tiles=self.tiles)


@frozen
class DiscardHunger(Acts):
    """Discard hunger tiles, up to a maximum."""

    seat: Seat
    tiles: int

    def ask(self, s: State) -> None:
        tribe = s.tribes[self.seat]
        fed = min(tribe.hunger, self.tiles)
        tribe.hunger -= fed
        if fed:
            s.tell("fed", seat=self.seat, tiles=fed)
