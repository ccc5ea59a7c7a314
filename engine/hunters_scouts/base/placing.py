"""Sending members to locations: all distributions within the number of moves (L132-144, R07, R19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, repeat
from operator import add

from engine.core.actions import Bag
from engine.core.questions import Decision, Options, Seat
from engine.core.values import frozen
from engine.hunters_scouts.actions import Send
from engine.hunters_scouts.base.changes import Changes
from engine.hunters_scouts.state import VILLAGE, State, opponent


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


def placements(s: State, seat: Seat, most: int, goals: Sequence[str]) -> Sequence[Send]:
    """All ways in which own members may stand after up to `most` moves to these goals; the first is as it is now."""
    village = s.tribes[seat].village
    most = min(most, village + s.count_out(seat))
    names, standing, spans = [VILLAGE], [village], [(min(village, most), 1, 0)]
    for where in s.locations:
        here = s.crowd[where][seat]
        fewest, room = _count_coming(s, seat, where, most) if where in goals else (1, 0)
        if here or room:
            names.append(where)
            standing.append(here)
            leaving = here - 1 if here and s.holds(where) else here
            spans.append((leaving if leaving < most else most, fewest, room if room < most else most))

    def after(changes: Sequence[int]) -> Send:
        return Send(Bag(chain.from_iterable(map(repeat, names, map(add, standing, changes)))))

    return Options(after, Changes(spans, most))


def _count_coming(s: State, seat: Seat, where: str, most: int) -> tuple[int, int]:
    """The fewest own members that may come there and the most: sacred places have no limit, but no two tribes (R19)."""
    crowd = s.crowd[where]
    if where in s.fields:
        return 1, s.rules.numbers.table_crowd - sum(crowd)
    return crowd[opponent(seat)] + 1, most


def send(s: State, seat: Seat, action: Send) -> dict[str, int]:
    """Members go where they were sent, and drive the opponent home; returns what changed by location."""
    changes: dict[str, int] = {}
    for where in s.locations:
        by = action.members.count(where) - s.crowd[where][seat]
        if by:
            changes[where] = by
            go_home(s, seat, where, -by)
            if s.records_events:
                s.tell("sent" if by > 0 else "left", seat=seat, where=where, members=abs(by))
            if by > 0 and where in s.places:
                _drive_away(s, opponent(seat), where)
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
    """Members return from a location to their village, or (below 0) come from there."""
    first, second = s.crowd[where]
    s.crowd[where] = [first, second - members] if seat else [first - members, second]
    s.tribes[seat].village += members
