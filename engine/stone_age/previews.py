"""What an option costs or yields, for labels and autocomplete; everything here is public knowledge."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.questions import Seat
from engine.stone_age.actions import Pay, Place, Resolve, Take, UseTools
from engine.stone_age.building import BuyBuilding
from engine.stone_age.components import Building, Card
from engine.stone_age.gathering import AddTools, tools_worth
from engine.stone_age.payments import worth
from engine.stone_age.rules import Space
from engine.stone_age.state import State


def preview(s: State, seat: Seat, action: Action) -> Event | None:
    """What this open option of this seat would cost or yield."""
    step = s.stack[-1] if s.stack else None
    if isinstance(action, Place):
        return _use(s, action.where, action.people)
    if isinstance(action, Resolve):
        return _use(s, action.where, s.crowd[action.where][seat])
    if isinstance(action, UseTools) and isinstance(step, AddTools):
        total = step.total + tools_worth(s, seat, action)
        return Event("yield", {"total": total, "pieces": max(0, total) // step.pips, "what": step.what})
    if isinstance(action, Pay) and isinstance(step, BuyBuilding):
        return Event("points", {"points": step.building(s).points or worth(s, action.goods)})
    if isinstance(action, Take):
        return _top(s.rules.dice_bar[action.die])
    return None


def _use(s: State, where: str, people: int) -> Event:
    space = s.rules.spaces[where]
    if space.group == "card":
        return _card_field(s, space)
    if space.group == "building":
        top = s.tops[space.index]
        return Event(where) if top is None else _price(s.rules.buildings[top])
    if space.group == "village":
        return Event(where)
    what = _what(s, space)
    return Event("dice", {"dice": people, "what": what, "pips": s.rules.rates[what]})


def _what(s: State, space: Space) -> str:
    step = space.use(0, space.id, 1)
    return str(getattr(step, "what", ""))


def _card_field(s: State, space: Space) -> Event:
    card = s.display[space.index]
    top = Event("card") if card is None else _top(s.rules.cards[card])
    return Event(top.kind, {**top.params, "price": space.index + 1})


def _top(card: Card) -> Event:
    """The upper part of a card, in the words of its data row."""
    params = {key: value for key, value in card.top.items() if key != "kind"}
    return Event(f"top-{card.top['kind'].replace('_', '-')}", params)


def _price(building: Building) -> Event:
    if building.kind == "choice":
        return Event("price-choice", {"pieces": building.pieces, "kinds": building.kinds})
    if building.kind == "range":
        return Event("price-range", {"fewest": building.fewest, "most": building.most})
    cost = " ".join(f"{count} {what}" for what, count in building.cost.items())
    return Event("price-fixed", {"goods": cost, "points": building.points})
