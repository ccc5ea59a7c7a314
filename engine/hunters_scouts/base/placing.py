"""Sending members to locations: all distributions within the number of moves (L132-144, R07, R19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.core.actions import Bag
from engine.core.questions import Decision, Seat
from engine.core.values import frozen
from engine.hunters_scouts.actions import Send
from engine.hunters_scouts.state import VILLAGE, State, other

Span = tuple[str, int, int, int]
"""A place for members: its id, how many stand there, the fewest that must stay, and how many may come."""


@frozen
class PlaceMembers:
    """Up to `most` members go to other locations, or none (R07, R16)."""

    seat: Seat
    most: int
    prompt: str = "send"

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        return ask_where(s, self.seat, self.most, s.locations, self.prompt)

    def answer(self, s: State, seat: Seat, action: Send) -> None:
        send(s, seat, action)


@frozen
class PlaceOnRevealed:
    """Up to `most` members go to the card that was just revealed, and nowhere else (L565-566)."""

    seat: Seat
    most: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        where = s.today.revealed
        asked = ask_where(s, self.seat, self.most, [where] if where else [], "send")
        if asked is None or where is None:
            return None
        (decision,) = asked
        return (replace(decision, about={**decision.about, "where": where}),)

    def answer(self, s: State, seat: Seat, action: Send) -> None:
        send(s, seat, action)


@frozen
class PlaceByItem:
    """One member goes out, and stays out for the rest of the turn (R06, R08)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        return ask_where(s, self.seat, 1, s.locations, "send")

    def answer(self, s: State, seat: Seat, action: Send) -> None:
        locked = s.today.locked
        for where, change in send(s, seat, action).items():
            # Where one of several leaves it is a locked one: it is locked where it goes anyway.
            locked[where] = max(0, locked.get(where, 0) + change)


def ask_where(
    s: State, seat: Seat, most: int, goals: Sequence[str], prompt: str
) -> tuple[Decision, ...] | None:
    """The decision between all placements; nothing when no member can go anywhere."""
    options = placements(s, seat, most, goals)
    return (Decision(seat, prompt, options, {"most": most}),) if len(options) > 1 else None


def placements(s: State, seat: Seat, most: int, goals: Sequence[str]) -> tuple[Send, ...]:
    """All ways in which own members may stand after up to `most` moves to these goals; the first is as it is now."""
    spans: list[Span] = [(VILLAGE, s.tribes[seat].village, 0, 0)]
    for where in s.locations:
        here = s.crowd[where][seat]
        room = _room(s, seat, where) if where in goals else 0
        if here or room:
            spans.append((where, here, _staying(s, where, here), room))
    movers = sum(here for _, here, _, _ in spans)
    fewest = {
        where: s.crowd[where][other(seat)] + 1
        for where in s.places
        if where in goals and s.crowd[where][other(seat)]
    }
    return _sends(tuple(spans), min(most, movers), tuple(fewest.items()))


def _room(s: State, seat: Seat, where: str) -> int:
    """How many more own members may stand there (R19: no limit at sacred places)."""
    if where in s.fields:
        return s.rules.numbers.table_crowd - sum(s.crowd[where])
    return s.tribes[seat].village + s.out(seat)


def _staying(s: State, where: str, here: int) -> int:
    """One member must stay at a place that was used in this turn (R11, R21)."""
    return min(here, 1) if s.holds(where) else 0


@lru_cache(maxsize=128)
def _sends(spans: tuple[Span, ...], most: int, fewest: tuple[tuple[str, int], ...]) -> tuple[Send, ...]:
    """The distributions, each once; `fewest` are the members that drive the opponent away by location."""
    needed = dict(fewest)
    return tuple(
        Send(
            Bag(
                where for (where, here, _, _), by in zip(spans, change, strict=True) for _ in range(here + by)
            )
        )
        for change in _changes(spans, most, needed)
    )


def _changes(spans: Sequence[Span], most: int, needed: dict[str, int]) -> Iterator[tuple[int, ...]]:
    """What comes or goes by place, nothing first; as many come as go, at most `most`."""
    can_leave = [0] * (len(spans) + 1)
    for n in range(len(spans) - 1, -1, -1):
        can_leave[n] = can_leave[n + 1] + spans[n][1] - spans[n][2]

    def spread(n: int, owed: int, moved: int) -> Iterator[tuple[int, ...]]:
        """`owed` have come (or, below 0, left) so far without having left (or come)."""
        if n == len(spans):
            if owed == 0:
                yield ()
            return
        where, here, stay, room = spans[n]
        yield from ((0, *rest) for rest in spread(n + 1, owed, moved))
        for comes in range(needed.get(where, 1), min(room, most - moved) + 1):
            if owed + comes <= can_leave[n + 1]:
                yield from ((comes, *rest) for rest in spread(n + 1, owed + comes, moved + comes))
        for goes in range(1, here - stay + 1):
            if goes - owed <= most - moved:
                yield from ((-goes, *rest) for rest in spread(n + 1, owed - goes, moved))

    return spread(0, 0, 0)


def send(s: State, seat: Seat, action: Send) -> dict[str, int]:
    """Members go where they were sent, and drive the opponent home; returns what changed by location."""
    changes: dict[str, int] = {}
    tribe = s.tribes[seat]
    for where in s.locations:
        by = action.members.count(where) - s.crowd[where][seat]
        if by:
            changes[where] = by
            s.crowd[where][seat] += by
            tribe.village -= by
            s.tell("sent" if by > 0 else "left", seat=seat, where=where, members=abs(by))
            if by > 0 and where in s.places:
                _drive_away(s, other(seat), where)
    if not changes:
        s.tell("nobody-sent", seat=seat)
    return changes


def _drive_away(s: State, seat: Seat, where: str) -> None:
    """A sacred place is never shared (R19)."""
    driven = s.crowd[where][seat]
    if driven:
        go_home(s, seat, where, driven)
        s.tell("driven-away", seat=seat, where=where, members=driven)


def go_home(s: State, seat: Seat, where: str, members: int) -> None:
    """Members return from a location to their village."""
    s.crowd[where][seat] -= members
    s.tribes[seat].village += members
