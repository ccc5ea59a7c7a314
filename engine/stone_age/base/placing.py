"""Phase 1: placing people (sections 2.3 and 2.4)."""

from __future__ import annotations

from functools import cache

from engine.core.questions import Decision, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.actions import Gain, Place
from engine.stone_age.base.payments import list_gains, spend_kept
from engine.stone_age.rules import Space
from engine.stone_age.state import State


@frozen
class StartPlacing(Acts):
    """The start player begins (B-PLACE-01)."""

    def ask(self, s: State) -> None:
        s.phase = "placing"
        s.then(PlacePeople(s.start_player))


@frozen
class PlacePeople:
    """Turn by turn one or more people go to exactly one place; who can place may not pass (B-PLACE-02, -03).

    Who has no people left, or no legal place, is skipped; after the last of them the phase ends (B-PLACE-06 to -08).
    """

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        players = s.players
        for seat in s.clockwise(self.seat):
            if not players[seat].tableau or not (options := placements(s, seat)):
                continue
            kept = list_gains(s, seat)
            if len(options) + len(kept) == 1:
                place(s, seat, options[0])
                return None
            all_options = [*options, *kept] if kept else options
            return (Decision(seat, "place", all_options, {"people": players[seat].tableau}),)
        return None

    def answer(self, s: State, seat: Seat, action: Place | Gain) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
            s.then(turn_of(seat))
        else:
            place(s, seat, action)


turn_of = cache(PlacePeople)
"""The step of a turn of this seat, cached, as steps never change."""


def place(s: State, seat: Seat, action: Place) -> None:
    """People go from the tableau to the place, and the next player is on turn."""
    s.crowd[action.where][seat] += action.people
    s.players[seat].tableau -= action.people
    if s.records_events:
        s.tell("placed", seat=seat, space=action.where, people=action.people)
    s.then(turn_of(s.left_of(seat)))


def placements(s: State, seat: Seat) -> list[Place]:
    """Every legal placement of this seat now."""
    hands = s.players[seat].tableau
    found: list[Place] = []
    if not hands:
        return found
    crowds, nobody, full = s.crowd, s.rules.nobody, is_village_full(s)
    for where, space, rings, again, bar, shared_out, up_to in s.rules.entries:
        crowd, room = crowds[where], hands
        if crowd != nobody:
            if rings == 1 or (crowd[seat] and not again):
                continue
            if shared_out is not None and shared_out(s, space):
                continue
            if rings is not None and (left := rings - sum(crowd)) < hands:
                room = left
        if bar is None or not (full if bar is is_village_full else bar(s, space)):
            found += up_to[room]
    return found


def is_open(s: State, space: Space) -> bool:
    """Whether any player might still place here in a turn of this round."""
    if space.most == 0:
        return False
    if space.rings is not None and space.rings - sum(s.crowd[space.id]) < space.fewest:
        return False
    return not is_barred(s, space)


def is_barred(s: State, space: Space) -> bool:
    """Whether nobody else may be placed here, even on free rings."""
    return space.bar(s, space) or space.is_shared_out(s, space)


def has_no_card(s: State, space: Space) -> bool:
    """A card field is a place only while a card lies there (T-07)."""
    return s.display[space.index] is None


def has_no_tile(s: State, space: Space) -> bool:
    """A building is a place only while its stack has a tile (T-07)."""
    return not s.stacks[space.index]


def is_shared_out(s: State, space: Space) -> bool:
    """This resource place has the most players that it takes in this round (B-COUNT-03, B-COUNT-05)."""
    crowd = s.crowd[space.id]
    return len(crowd) - crowd.count(0) >= s.rules.numbers.sharing


def is_village_full(s: State, _space: Space | None = None) -> bool:
    """The most village places are occupied, so the others are closed for this round (B-COUNT-02, -04, S-PLACE-03)."""
    crowds, village, most, nobody = s.crowd, s.rules.village, s.rules.numbers.village, s.rules.nobody
    return most < len(village) and len([space for space in village if crowds[space] != nobody]) >= most
