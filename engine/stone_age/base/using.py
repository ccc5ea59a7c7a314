"""Phase 2: each player uses all own places, in an order of choice (section 2.5)."""

from __future__ import annotations

from functools import cache

from engine.core.questions import Decision, Seat
from engine.core.steps import Acts, Step
from engine.core.values import frozen
from engine.stone_age.actions import Gain, Resolve
from engine.stone_age.base.payments import list_gains, spend_kept
from engine.stone_age.rules import Seating, Visit
from engine.stone_age.state import State


@frozen
class TakeTurns(Acts):
    """The start player resolves all own places, then the next player clockwise (B-ACT-01)."""

    def ask(self, s: State) -> None:
        s.phase = "actions"
        s.then(*[Turn(seat) for seat in s.clockwise(s.start_player)])


@frozen
class Turn:
    """The acting player chooses which own place comes next, until none is left (B-ACT-02)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        seat, visits = self.seat, s.rules.visits
        player = s.players[seat]
        if player.tableau == player.people:  # all are back
            return None
        where = [space for space, crowd in s.crowd.items() if crowd[seat] and space in visits]
        if not where:
            return None
        if len(where) == 1:
            self.use(s, where[0])
            return None
        resolves = s.rules.resolves
        options = (*[resolves[space] for space in where], *list_gains(s, seat))
        return (Decision(seat, "resolve", options),)

    def answer(self, s: State, seat: Seat, action: Resolve | Gain) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
            s.then(self)
        else:
            self.use(s, action.where)

    def use(self, s: State, where: str) -> None:
        """All people of the player on one place are resolved together (B-ACT-03)."""
        s.then(*s.rules.visits[where](self.seat, s.crowd[where][self.seat]))


def make_visit(where: str, use: Seating, follow: Seating | None) -> Visit:
    """A function that makes the steps of a visit: the use, what follows it, the return, the rest of the turn."""

    @cache
    def make_steps(seat: Seat, people: int) -> tuple[Step, ...]:
        followed = () if follow is None else (follow(seat, where, people),)
        return (use(seat, where, people), *followed, ReturnPeople(seat, where), Turn(seat))

    return make_steps


@frozen
class ReturnPeople(Acts):
    """After resolving a place its people go back to the tableau (B-ACT-04)."""

    seat: Seat
    where: str

    def ask(self, s: State) -> None:
        crowd = s.crowd[self.where]
        s.players[self.seat].tableau += crowd[self.seat]
        crowd[self.seat] = 0
