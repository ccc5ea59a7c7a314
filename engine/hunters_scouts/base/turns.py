"""The turn: play a character, call members home, or let the sun set (section 9)."""

from __future__ import annotations

from functools import cache

from engine.core.actions import Action
from engine.core.questions import Decision, Seat
from engine.core.steps import Acts, Step
from engine.core.values import frozen
from engine.hunters_scouts.actions import Forgo, Play, Recall, Sunset
from engine.hunters_scouts.base.characters import play_character
from engine.hunters_scouts.base.creating import UsePool
from engine.hunters_scouts.base.decks import DrawItem, RefillWilderness
from engine.hunters_scouts.base.places import VisitPlaces
from engine.hunters_scouts.base.recalling import call_home, list_recalls
from engine.hunters_scouts.base.sunset import may_set, set_sun
from engine.hunters_scouts.base.track import CheckEnd
from engine.hunters_scouts.state import State, Today, opponent

GEYSERS = "geysers"
SUNSET, FORGO = Sunset(), Forgo()


@frozen
class BeginTurn(Acts):
    """A turn and its end; then it is the other tribe's turn."""

    seat: Seat

    def ask(self, s: State) -> None:
        s.turn += 1
        s.active = self.seat
        s.today = Today()
        s.phase = "turn"
        if s.records_events:
            s.tell("turn", seat=self.seat, turn=s.turn)
        s.then(*_list_steps(self.seat))


@cache
def _list_steps(seat: Seat) -> tuple[Step, ...]:
    return (TakeTurn(seat), VisitPlaces(seat), RefillWilderness(), CheckEnd(seat), BeginTurn(opponent(seat)))


@frozen
class TakeTurn:
    """One of the ways to spend a turn (L122-124); the only one is taken without asking."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        options = list_turns(s, self.seat)
        if len(options) > 1:
            return (Decision(self.seat, "turn", options),)
        self.answer(s, self.seat, *options)
        return None

    def answer(self, s: State, seat: Seat, action: Action) -> None:
        match action:
            case Play():
                play_character(s, seat, action.what)
            case Recall():
                s.phase = "recall"
                s.then(UsePool(seat))
                call_home(s, seat, action)
            case Forgo():
                s.tell("forwent", seat=seat)
                s.then(*[DrawItem(seat)] * s.rules.numbers.geysers)
            case _:
                set_sun(s, seat)


def list_turns(s: State, seat: Seat) -> tuple[Action, ...]:
    """Everything that this seat may do with its turn."""
    hand = s.tribes[seat].hand
    plays = [play for card, play in s.rules.plays.items() if card in hand]
    sunset = (SUNSET,) if may_set(s, seat) else ()
    forgo = (FORGO,) if s.stands_on(seat, GEYSERS) else ()
    return (*plays, *list_recalls(s, seat), *sunset, *forgo)
