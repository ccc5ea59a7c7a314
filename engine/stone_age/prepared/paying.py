"""Purchases in a plan: what lies where, what it costs, and which payment the plan chooses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.questions import Decision, Seat
from engine.stone_age.actions import Pay
from engine.stone_age.base.building import price_of
from engine.stone_age.base.civilising import count_price
from engine.stone_age.base.payments import sum_values
from engine.stone_age.base.trading import list_payments
from engine.stone_age.prepared.plans import CHEAPEST, DEAREST, MOST, ONLY, PlannedMove
from engine.stone_age.rules import NOTHING, Price, Space
from engine.stone_age.state import State

BOUGHT = ("buy-card", "buy-building")
"""The questions that a plan answers with a payment."""


def find_offer(s: State, space: Space) -> str | None:
    """The card, tile or igloo that lies on this place now."""
    match space.group:
        case "card":
            return s.display[space.index]
        case "building":
            return s.tops[space.index]
        case "igloo":
            return s.igloos[space.index]
        case "animal":
            return s.animal
        case _:
            return None


def spot(s: State, where: str | None) -> str | None:
    """The place that an entry names, for a card the one where it lies now; None where it lies nowhere, or for `ask`."""
    if where is None or where in s.rules.spaces:
        return where
    fields = (space for space in s.rules.spaces.values() if space.group == "card")
    return next((space.id for space in fields if s.display[space.index] == where), None)


def price_at(s: State, where: str | None) -> Price:
    """The price of what lies at this place now; `NOTHING` where nothing is sold."""
    space = s.rules.spaces.get(where or "")
    what = None if space is None else find_offer(s, space)
    if space is None or what is None:
        return NOTHING
    if space.group == "card":
        return space.price
    tile = s.rules.buildings.get(what) or s.rules.igloos.get(what)
    return NOTHING if tile is None else price_of(tile)


def count_cost(s: State, where: str | None) -> int | None:
    """The fewest pieces that what lies there costs; None where nothing is sold."""
    price = price_at(s, where)
    return None if price == NOTHING else price.fewest or count_price(price)


def ways_to_pay(s: State, where: str) -> Iterator[str]:
    """Yield the manners in which the purchase at this place can be paid for, as far as they differ."""
    price = price_at(s, where)
    if price == NOTHING:
        return
    yield CHEAPEST
    if price.cost or price.of != "resources":
        return
    if s.rules.spaces[where].group != "card":
        yield DEAREST
    yield from (f"{MOST} {what}" for what in s.rules.values)
    yield from (f"{ONLY} {what}" for what in s.rules.values if price.kinds in (None, 1))


def find_pay(s: State, options: Iterable[object], how: str) -> Pay | None:
    """The option that pays in this manner, without an optional addition; None where there is none."""
    plain = [each for each in options if isinstance(each, Pay) and not each.plus]
    manner, _, what = how.partition(" ")
    if manner == ONLY:
        plain = [each for each in plain if [kind for kind, _ in each.goods] == [what]]

    def cost(pay: Pay) -> tuple[int, int]:
        wanted = dict(pay.goods).get(what, 0) if manner == MOST else 0
        value = _value(s, pay)
        return -wanted, -value if manner == DEAREST else value

    return min(plain, key=cost, default=None)


def _value(s: State, pay: Pay) -> int:
    """The value of a payment in points; jewelry has none, so its pieces are counted."""
    return sum_values(s, pay.goods) or sum(count for _, count in pay.goods)


def find_payment(s: State, decision: Decision, turns: Sequence[Sequence[PlannedMove]]) -> Pay | None:
    """The payment by the first entry of a plan that pays at the place of this purchase; None without one."""
    where = decision.about.get("space")
    for entry in (each for turn in turns for each in turn):
        if entry.pay and spot(s, entry.where) == where:
            return find_pay(s, decision.options, entry.pay)
    return None


def find_payment_now(s: State, seat: Seat, entry: PlannedMove) -> Pay | None:
    """The payment of this entry with what its player has now; None where that does not suffice."""
    price = price_at(s, spot(s, entry.where))
    if price == NOTHING:
        return None
    return find_pay(s, list_payments(s.players[seat], price, None, None), entry.pay)
