"""Sacred places at the end of a turn, in a fixed order (R20, R24)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.questions import Decision, Seat
from engine.core.steps import Acts, Step
from engine.core.values import frozen
from engine.hunters_scouts.actions import Recruit
from engine.hunters_scouts.base.decks import DrawItem
from engine.hunters_scouts.base.display import take, ways_to_take
from engine.hunters_scouts.base.hunger import DiscardHunger
from engine.hunters_scouts.base.placing import PlaceMembers, ask_where
from engine.hunters_scouts.base.sunset import count_takeable
from engine.hunters_scouts.base.track import score
from engine.hunters_scouts.state import State, opponent

HERB_HEATH = "herb-heath"


@frozen
class Honour(Acts):
    """A point from a sacred place."""

    seat: Seat
    place: str

    def ask(self, s: State) -> None:
        score(s, self.seat, 1, self.place)


@frozen
class MeetAncestor:
    """One more free character, if enough stay for the opponent's sunset (R29)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        ways = ways_to_take(s, 1) if count_takeable(s, self.seat) > 0 else ()
        if len(ways) > 1:
            return (Decision(self.seat, "ancestor", tuple(ways)),)
        for way in ways:
            take(s, self.seat, way)
        return None

    def answer(self, s: State, seat: Seat, action: Recruit) -> None:
        take(s, seat, action)


@frozen
class GatherHerbs:
    """One member of the tribe whose sun does not set may go out (R25)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        asked = ask_where(s, self.seat, 1, s.locations, HERB_HEATH)
        if asked is None:
            return None
        (decision,) = asked
        return (Decision(self.seat, HERB_HEATH, decision.options, decision.about, secret=True),)

    answer = PlaceMembers.answer


Turn = Callable[[State, Seat], int]
"""How often a place takes effect after a turn of this seat."""


def count_hunters(s: State, _seat: Seat) -> int:
    return int(s.today.played == "hunter")


def count_items(s: State, _seat: Seat) -> int:
    return s.today.created


def count_sunsets(s: State, _seat: Seat) -> int:
    return int(s.today.sunset)


AT_THE_END: Sequence[tuple[str, Turn, Callable[[State, Seat, int], Sequence[Step]]]] = (
    ("mammoth-graveyard", count_hunters, lambda _s, seat, _n: [Honour(seat, "mammoth-graveyard")]),
    ("ancient-oak", count_items, lambda _s, seat, n: [DiscardHunger(seat, n)]),
    ("cult-site", count_sunsets, lambda _s, seat, _n: [Honour(seat, "cult-site")]),
    ("ancestral-hill", count_sunsets, lambda _s, seat, _n: [MeetAncestor(seat)]),
    ("misty-gorge", count_sunsets, lambda _s, seat, _n: [PlaceMembers(seat, 1)]),
    ("rock-bridge", count_sunsets, lambda s, seat, _n: [PlaceMembers(seat, s.rules.numbers.rock_bridge)]),
)
"""Place, how often it takes effect, and the steps of its effect, in the order of R24."""


@frozen
class VisitPlaces(Acts):
    """Who stands on a sacred place now has its effect; who comes there during this phase has not (R20)."""

    seat: Seat

    def ask(self, s: State) -> None:
        s.phase = "end"
        steps: list[Step] = []
        if [place for place in s.places if s.crowd[place][self.seat]]:
            for place, times, effect in AT_THE_END:
                if s.stands_on(self.seat, place) and (n := times(s, self.seat)):
                    steps += effect(s, self.seat, n)
        waiting = opponent(self.seat)
        if s.today.sunset and s.stands_on(waiting, HERB_HEATH):
            steps += [DiscardHunger(waiting, 1), DrawItem(waiting), GatherHerbs(waiting)]
        s.then(*steps)
