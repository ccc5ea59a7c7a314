"""Ring buildings: places of the owner's own, filled at the beginning of a round only (S-BLD-07 to -09)."""

from __future__ import annotations

from engine.core.questions import Decision, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.actions import Gain, Place
from engine.stone_age.base.payments import list_gains, spend_kept
from engine.stone_age.rules import Space
from engine.stone_age.state import State

GROUP = "ring"


@frozen
class FillRings(Acts):
    """Before the first turn all owners fill their own rings, from the start player clockwise (R-51)."""

    def ask(self, s: State) -> None:
        s.phase = "placing"
        for seat in reversed(s.clockwise(s.start_player)):
            tiles = s.players[seat].buildings
            s.then(*[FillRing(seat, where) for where, tile in s.rules.rings.items() if tile in tiles])


@frozen
class FillRing:
    """Put up to three people, or none, on the small rings of one tile (S-BLD-08, D-12)."""

    seat: Seat
    where: str

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        hands = s.players[self.seat].tableau
        if not hands:
            return None
        places = s.rules.placements[self.where][: hands + 1]
        about: dict[str, str | int] = {"space": self.where, "people": hands}
        return (Decision(self.seat, "ring", (*places, *list_gains(s, self.seat)), about),)

    def answer(self, s: State, seat: Seat, action: Place | Gain) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
            s.then(self)
            return
        s.crowd[self.where][seat] += action.people
        s.players[seat].tableau -= action.people
        if action.people:
            s.tell("placed", seat=seat, space=self.where, people=action.people)


def owner_of(s: State, space: Space) -> Seat | None:
    """Who has built the tile of this ring place; None before that."""
    tile = s.rules.rings[space.id]
    return next((seat for seat, player in enumerate(s.players) if tile in player.buildings), None)
