"""What the player on turn could pay with what lies open before them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.stone_age.view import BuildingView, CardFieldView, PlayerView, TableView


def payer(view: TableView) -> PlayerView | None:
    """The player on turn; None when none is, or several at once."""
    return view.players[view.waiting[0]] if len(view.waiting) == 1 else None


def can_pay_card(player: PlayerView, field: CardFieldView) -> bool:
    """Whether the price of a card field is at hand."""
    have = player.jewelry if field.paid_in == "jewelry" else sum(player.resources.values())
    return field.card is not None and have >= field.price


def can_pay_building(player: PlayerView, building: BuildingView) -> bool:
    """Whether the price of a tile is at hand, without any exchange; an unknown kind never is."""
    have = player.resources
    match building.kind:
        case "fixed":
            return _covers({**have, "jewelry": player.jewelry}, building.cost)
        case "choice":
            # This number of kinds must be paid, so only the largest piles of as many kinds count.
            piles = sorted((count for count in have.values() if count), reverse=True)
            kinds = building.kinds or len(piles)
            return len(piles) >= kinds and sum(piles[:kinds]) >= building.pieces
        case "range":
            return sum(have.values()) >= max(1, building.fewest)
        case "jewelry":
            return player.jewelry >= max(1, building.fewest)
        case _:
            return False


def _covers(have: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    return all(have.get(name, 0) >= count for name, count in cost.items())


def payable(view: TableView, player: PlayerView) -> Iterator[str]:
    """The places of all cards, tiles and igloos whose price a player has."""
    yield from (field.space for field in view.card_fields if can_pay_card(player, field))
    for offer in (*view.stacks, *view.igloos):
        if offer.building and can_pay_building(player, offer.building):
            yield offer.space
