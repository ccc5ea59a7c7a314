"""What a seat could do with what it has, read from its own view: purchases it can pay, places still open to it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from engine.core.questions import Seat
from engine.stone_age.view import BuildingView, CardFieldView, PlayerView, SpaceView, TableView


def open_places(view: TableView, seat: Seat) -> tuple[str, ...]:
    """Where this seat may still send people in this round, in board order (B-PLACE-02 to -05)."""
    if view.phase != "placing":
        return ()
    hands = view.players[seat].tableau
    return tuple(space.id for space in view.spaces if _lets_in(space, seat, hands))


def _lets_in(space: SpaceView, seat: Seat, hands: int) -> bool:
    """Only at a wild animal may a player add to the own people (W-PLACE-03)."""
    is_new = not space.people[seat] or space.group == "animal"
    return space.open and is_new and space.fewest <= hands and space.owner in (None, seat)


def payable(view: TableView, seat: Seat) -> tuple[str, ...]:
    """The cards, buildings and igloos within reach in this round that this seat can pay now, by their places.

    Kept cards are counted in, exchanges with the trader are not: they are for the player to find.
    """
    me = view.players[seat]
    reach = {*open_places(view, seat), *(space.id for space in view.spaces if space.people[seat])}
    cards = [field.space for field in view.card_fields if field.card and pays_for_card(me, field)]
    tiles = [(each.space, each.building) for each in (*view.stacks, *view.igloos)]
    built = [space for space, tile in tiles if tile and pays_for_building(me, tile)]
    return tuple(space for space in (*cards, *built) if space in reach)


def pays_for_card(me: PlayerView, field: CardFieldView) -> bool:
    """Whether the goods of this player suffice for the card on this field (B-CARD-01, S-CARD5-01)."""
    if field.paid_in == "jewelry":
        return me.jewelry >= field.price
    return sum(me.resources.values()) + free_resources(me) >= field.price


def pays_for_building(me: PlayerView, tile: BuildingView) -> bool:
    """Whether the goods of this player suffice for this tile (B-BLD-02, S-BLD-02, S-BLD-06)."""
    free = free_resources(me)
    match tile.kind:
        case "choice" if tile.kinds:
            chosen = combinations(me.resources, tile.kinds)
            return any(_gives({what: me.resources[what] for what in kinds}, free, tile) for kinds in chosen)
        case "choice":
            return sum(me.resources.values()) + free >= tile.pieces
        case "range":
            return sum(me.resources.values()) + free >= tile.fewest
        case "jewelry":
            return me.jewelry >= tile.fewest
        case _:
            have = {**me.resources, "jewelry": me.jewelry}
            lacking = {what: max(0, count - have[what]) for what, count in tile.cost.items()}
            return not lacking.pop("jewelry", 0) and sum(lacking.values()) <= free


def _gives(stock: Mapping[str, int], free: int, tile: BuildingView) -> bool:
    """Whether these kinds, none left out, make up the pieces; free resources fill the gaps."""
    return sum(stock.values()) + free >= tile.pieces and sum(not count for count in stock.values()) <= free


def free_resources(me: PlayerView) -> int:
    """How many resources of any kind the kept cards still stand for."""
    return sum(int(card.top["amount"]) for card in me.kept_cards)
