"""Phase 2: each player uses all own places, in an order of choice (section 2.5)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.questions import Decision, Seat
from engine.core.steps import Acts, Step
from engine.core.values import frozen
from engine.stone_age.actions import Gain, Resolve
from engine.stone_age.base.payments import gains, spend_kept
from engine.stone_age.rules import Seating
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
        seat, used = self.seat, s.rules.used
        if s.players[seat].tableau == s.players[seat].people:  # all are back
            return None
        where = [space for space, crowd in s.crowd.items() if crowd[seat] and space in used]
        if not where:
            return None
        if len(where) == 1:
            self.use(s, where[0])
            return None
        resolves = s.rules.resolves
        options = (*[resolves[space] for space in where], *gains(s, self.seat))
        return (Decision(self.seat, "resolve", options),)

    def answer(self, s: State, seat: Seat, action: Resolve | Gain) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
            s.then(self)
        else:
            self.use(s, action.where)

    def use(self, s: State, where: str) -> None:
        """All people of the player on one place are resolved together (B-ACT-03)."""
        use = s.rules.spaces[where].use
        if use is None:
            raise AssertionError(f"people stay at {where}")
        people = s.crowd[where][self.seat]
        s.then(*_steps_of_visit(use, s.rules.follows.get(where), self.seat, where, people))


@lru_cache(maxsize=1024)
def _steps_of_visit(
    use: Seating, follow: Seating | None, seat: Seat, where: str, people: int
) -> tuple[Step, ...]:
    """The place is used, perhaps something follows, then its people return and the turn goes on."""
    followed = () if follow is None else (follow(seat, where, people),)
    return (use(seat, where, people), *followed, ReturnPeople(seat, where), Turn(seat))


@frozen
class ReturnPeople(Acts):
    """After resolving a place its people go back to the tableau (B-ACT-04)."""

    seat: Seat
    where: str

    def ask(self, s: State) -> None:
        crowd = s.crowd[self.where]
        s.players[self.seat].tableau += crowd[self.seat]
        crowd[self.seat] = 0
