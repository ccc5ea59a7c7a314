"""What an option costs or yields, for labels and autocomplete; everything here is public knowledge."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.questions import Seat
from engine.stone_age.actions import (
    Feed,
    Goods,
    Pay,
    Place,
    Resolve,
    Reward,
    Swap,
    Take,
    UseTools,
    write_goods,
)
from engine.stone_age.base.building import points_for
from engine.stone_age.base.buying import Purchase
from engine.stone_age.base.civilising import TakeDie, count_price, paid_in
from engine.stone_age.base.gathering import AddTools, pieces_for, sum_tools
from engine.stone_age.components import Building
from engine.stone_age.distinct import loses
from engine.stone_age.modules.mammoths.herd import ChooseBonus
from engine.stone_age.modules.wild_animals import TakeReward
from engine.stone_age.rules import Space
from engine.stone_age.state import State
from engine.stone_age.view import BuildingView


def preview(s: State, seat: Seat, action: Action) -> Event | None:
    """What this open option of this seat would cost or yield."""
    step = s.stack[-1] if s.stack else None
    match action:
        case Place():
            return _preview_place(s, action.where, action.people)
        case Resolve() if loses(s, seat, action):
            return Event("beyond-means")
        case Resolve():
            return _preview_use(s, action.where, s.crowd[action.where][seat])
        case Feed():
            return _preview_rest(s, seat, action.goods)
        case UseTools() if isinstance(step, AddTools):
            total = max(0, step.total + sum_tools(s, seat, action))
            return Event("yield", {"total": total, "pieces": pieces_for(total, step.pips), "what": step.what})
        case Pay() if isinstance(step, Purchase):
            return _preview_points(s, step, action)
        case Swap():
            return Event("swap", {"give": write_goods(action.give), "get": write_goods(action.get)})
        case Take() if isinstance(step, TakeDie):
            return _preview_gift(s.rules.dice_bars[step.bar][action.die].top)
        case Reward() if isinstance(step, TakeReward | ChooseBonus):
            return _preview_gift(step.gift(s, action).top)
        case _:
            return None


def _preview_points(s: State, step: Purchase, action: Pay) -> Event | None:
    """What the payment scores at once: the tile, and what is paid on top."""
    deal = step.deal(s)
    extra = deal.extra.points if deal.extra is not None and action.plus else 0
    tile = deal.about.get("building")
    if isinstance(tile, str):
        building = s.rules.buildings.get(tile) or s.rules.igloos[tile]
        return Event("points", {"points": points_for(s, building, action.goods) + extra})
    return Event("points", {"points": extra}) if extra else None


def _preview_rest(s: State, seat: Seat, given: Goods) -> Event:
    """The resources that are left after these are given."""
    spent = dict(given)
    left = ((what, count - spent.get(what, 0)) for what, count in s.players[seat].resources.items())
    return Event("left", {"goods": write_goods(tuple(each for each in left if each[1]))})


def _preview_place(s: State, where: str, people: int) -> Event:
    """What a place brings; where dice are rolled only the rate, as each person is a die."""
    use = _preview_use(s, where, people)
    rate = {name: value for name, value in use.params.items() if name != "dice"}
    return Event("rate", rate) if use.kind == "dice" else use


def _preview_use(s: State, where: str, people: int) -> Event:
    space = s.rules.spaces[where]
    match space.group:
        case "card":
            return _preview_card(s, space)
        case "building":
            top = s.tops[space.index]
            return Event(where) if top is None else tell_price(s.rules.buildings[top])
        case "igloo":
            tile = s.igloos[space.index]
            return Event(where) if tile is None else tell_price(s.rules.igloos[tile])
        case _ if space.what:
            step = space.use(0, where, people) if space.use else None
            pips = getattr(step, "pips", s.rules.rates[space.what])
            either = " ".join((space.what, s.rules.splits.get(where, "")))
            return Event("dice", {"dice": people, "what": either.strip(), "pips": pips})
        case "animal":
            return Event("animal", {"places": (space.rings or 0) - sum(s.crowd[where])})
        case _:
            return Event(where)


def _preview_card(s: State, space: Space) -> Event:
    card = s.display[space.index]
    top = Event("card") if card is None else _preview_gift(s.rules.cards[card].top)
    price = {"price": count_price(space.price), "paid_in": paid_in(space.price)}
    return Event(top.kind, {**top.params, **price})


def _preview_gift(row: Mapping[str, str | int]) -> Event:
    """The upper part of a card, in the words of its data row."""
    params = {key: value for key, value in row.items() if key not in {"kind", "line"}}
    return Event(f"top-{str(row['kind']).replace('_', '-')}", params)


def tell_price(building: Building | BuildingView) -> Event:
    """What a tile costs and scores."""
    match building.kind:
        case "choice" if not building.kinds:
            return Event("price-any", {"pieces": building.pieces, "points": building.points})
        case "choice":
            return Event("price-choice", {"pieces": building.pieces, "kinds": building.kinds})
        case "range":
            return Event("price-range", {"fewest": building.fewest, "most": building.most})
        case "jewelry":
            params = {"fewest": building.fewest, "most": building.most, "each": building.each}
            return Event("price-jewelry", params)
        case _:
            cost = write_goods(tuple(building.cost.items()))
            return Event("price-fixed", {"goods": cost, "points": building.points})
