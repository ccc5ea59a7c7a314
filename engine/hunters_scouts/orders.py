"""Standing orders: how a tribe answers out of its turn without being asked (R25)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.actions import Action, Bag
from engine.core.errors import RuleError
from engine.core.questions import Decision, Seat
from engine.hunters_scouts.actions import Send
from engine.hunters_scouts.places import HERB_HEATH
from engine.hunters_scouts.state import VILLAGE, State

ASK, NOBODY = "ask", "nobody"


def order_values(s: State, seat: Seat, order: str) -> tuple[str, ...]:
    """While a member stands at the Herb heath: to be asked, to send nobody, or to send one to a location."""
    if order != HERB_HEATH or not s.stands_on(seat, HERB_HEATH):
        return ()
    return (ASK, NOBODY, *s.locations)


def read_order(s: State, seat: Seat, order: str, text: str) -> str:
    """The value that the text says; raises `RuleError`."""
    values = (ASK, *order_values(s, seat, order))
    if text not in values:
        raise RuleError("error-order-value", value=text[:40], choices=" ".join(dict.fromkeys(values)))
    return text


def standing(decision: Decision, orders: Mapping[str, str]) -> Action | None:
    """The option that the order of the asked seat means, if it is legal now; a member is sent from the village."""
    wish = orders.get(HERB_HEATH, ASK)
    if decision.prompt != HERB_HEATH or wish == ASK:
        return None
    as_it_is = decision.options[0]
    if wish == NOBODY:
        return as_it_is
    if not isinstance(as_it_is, Send) or VILLAGE not in as_it_is.members:
        return None
    members = [*as_it_is.members]
    members[members.index(VILLAGE)] = wish
    wanted = Send(Bag(members))
    return wanted if wanted in decision.options else None
