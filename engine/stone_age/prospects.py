"""Which purchases a seat can pay, and which places are still open to it, read from its own view."""

from __future__ import annotations

from engine.core.questions import Seat
from engine.stone_age.view import SpaceView, TableView, can_pay_building, can_pay_card


def open_places(view: TableView, seat: Seat) -> tuple[str, ...]:
    """Where this seat may still send people in this round, in board order (B-PLACE-02 to -05)."""
    if view.phase != "placing":
        return ()
    hands = view.players[seat].tableau
    return tuple(space.id for space in view.spaces if _lets_in(space, seat, hands))


def _lets_in(space: SpaceView, seat: Seat, hands: int) -> bool:
    """Whether this seat may place people here; only at a wild animal may it add to its own (W-PLACE-03)."""
    is_new = not space.people[seat] or space.group == "animal"
    return space.open and is_new and space.fewest <= hands and space.owner in (None, seat)


def find_payable(view: TableView, seat: Seat) -> tuple[str, ...]:
    """The cards, buildings and igloos within reach in this round that this seat can pay now, by their places.

    Kept cards are counted in, exchanges with the trader are not: they are for the player to find.
    """
    me = view.players[seat]
    reach = {*open_places(view, seat), *(space.id for space in view.spaces if space.people[seat])}
    cards = [field.space for field in view.card_fields if field.card and can_pay_card(me, field)]
    tiles = [(each.space, each.building) for each in (*view.stacks, *view.igloos)]
    built = [space for space, tile in tiles if tile and can_pay_building(me, tile)]
    return tuple(space for space in (*cards, *built) if space in reach)
