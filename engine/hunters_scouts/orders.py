"""Standing orders: whom a tribe plays when its turn begins, how it answers out of its turn (R25), and whether it
finishes by itself when nothing can be made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.actions import Action, Bag
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.orders import StandingOrders
from engine.core.plans import THEN, Parts, PlanPart
from engine.core.questions import Decision, Seat
from engine.hunters_scouts.actions import Play, Send
from engine.hunters_scouts.base.places import HERB_HEATH
from engine.hunters_scouts.state import VILLAGE, State

ASK, NOBODY, FINISH = "ask", "nobody", "finish"
CHARACTER, USE = "character", "use"


class Orders(StandingOrders[State]):
    """The standing orders in one position."""

    __slots__ = ()
    names = (CHARACTER, HERB_HEATH, USE)
    plan = CHARACTER

    def values(self, seat: Seat, order: str) -> tuple[str, ...]:
        """To be asked, then the ready-made values; empty when this seat has no use for the order now."""
        values = WAYS[order](self.state, seat)
        return (ASK, *values) if values else ()

    def read(self, seat: Seat, order: str, text: str) -> str:
        """The value that the text says, the wanted characters in order: `hunter scout`; raises `RuleError`."""
        values = (ASK, *self.values(seat, order))
        words = (text.split() or [""]) if order == CHARACTER and text.strip() != ASK else [text.strip()]
        for word in words:
            if word not in values or (word == ASK and len(words) > 1):
                raise RuleError("error-order-value", value=word[:40], choices=" ".join(dict.fromkeys(values)))
        return " ".join(dict.fromkeys(words))

    def explain(self, seat: Seat, order: str, value: str) -> tuple[Event, ...]:
        """For each planned character whether it could be played now; the first `plan-legal` would be."""
        if order != CHARACTER or value == ASK:
            return ()
        hand = self.state.tribes[seat].hand
        return tuple(
            Event("plan-legal" if card in hand else "plan-not-in-hand", {"turn": number, "entry": card})
            for number, card in enumerate(value.split(), start=1)
        )

    def answer(self, decision: Decision, given: Mapping[str, str]) -> Action | None:
        """The option that the orders of the asked seat mean, if it is legal now."""
        if decision.prompt == "turn":
            return _planned(decision, given.get(CHARACTER, ASK))
        if decision.prompt == USE:
            return decision.options[0] if given.get(USE) == FINISH and len(decision.options) == 1 else None
        value = given.get(HERB_HEATH, ASK)
        return None if decision.prompt != HERB_HEATH or value == ASK else _from_the_heath(decision, value)

    def parts(self, plan: str) -> Parts:
        return tuple(PlanPart(THEN, card) for card in plan.split())

    def joined(self, seat: Seat, parts: Parts) -> str:
        return self.read(seat, CHARACTER, " ".join(part.said for part in parts))

    def next_move(self, seat: Seat, parts: Parts, way: str) -> Decision | None:
        """The characters of the hand that are not planned yet, in the order in which they are wanted."""
        named = {part.said for part in parts}
        options = tuple(Play(card) for card in _characters(self.state, seat) if card not in named)
        return Decision(seat, "turn", options, secret=True) if options and way == THEN else None

    def planned(self, option: Action) -> str:
        return str(option).removeprefix("play ")


def _characters(s: State, seat: Seat) -> tuple[str, ...]:
    """Every character of the hand, once each."""
    hand = s.tribes[seat].hand
    return tuple(card for card in s.rules.characters if card in hand)


def _ways_from_the_heath(s: State, seat: Seat) -> tuple[str, ...]:
    """While a member stands there: to send none, or to send one to a location."""
    return (NOBODY, *s.locations) if s.stands_on(seat, HERB_HEATH) else ()


def _finishing(_s: State, _seat: Seat) -> tuple[str, ...]:
    """To finish where nothing can be made; the others see then that no hidden item could be, so it must be wanted."""
    return (FINISH,)


WAYS: Mapping[str, Callable[[State, Seat], tuple[str, ...]]] = {
    CHARACTER: _characters,
    HERB_HEATH: _ways_from_the_heath,
    USE: _finishing,
}


def _planned(decision: Decision, value: str) -> Action | None:
    """The first of the wanted characters that is in the hand; no other kind of turn can be planned."""
    plays = (Play(card) for card in value.split())
    return next((play for play in plays if play in decision.options), None)


def _from_the_heath(decision: Decision, value: str) -> Action | None:
    """A member is sent from the village; those who stay where they are stay."""
    as_it_is = decision.options[0]
    if value == NOBODY:
        return as_it_is
    if not isinstance(as_it_is, Send) or VILLAGE not in as_it_is.members:
        return None
    members = [*as_it_is.members]
    members[members.index(VILLAGE)] = value
    wanted = Send(Bag(members))
    return wanted if wanted in decision.options else None
