"""Phase 1: placing people (sections 2.3 and 2.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.questions import Decision, Seat
from engine.core.steps import Acts
from engine.stone_age.actions import Gain, Place
from engine.stone_age.payments import gains, spend_kept
from engine.stone_age.rules import Space
from engine.stone_age.state import State


@dataclass(frozen=True, slots=True)
class StartPlacing(Acts):
    """The start player begins (B-PLACE-01)."""

    def ask(self, s: State) -> None:
        s.phase = "placing"
        s.tell("round", round=s.round)
        s.then(PlacePeople(s.start_player))


@dataclass(frozen=True, slots=True)
class PlacePeople:
    """Turn by turn one or more people go to exactly one place; nobody passes who can place (B-PLACE-02, -03).

    Who has nobody left, or no legal place, is skipped; with nobody left to place the phase ends (B-PLACE-06 to -08).
    """

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        for seat in s.clockwise(self.seat):
            options = placements(s, seat)
            if not options:
                continue
            kept = gains(s, seat)
            if len(options) + len(kept) == 1:
                place(s, seat, options[0])
                return None
            return (Decision(seat, "place", (*options, *kept), {"people": s.players[seat].tableau}),)
        return None

    def answer(self, s: State, seat: Seat, action: Place | Gain) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
            s.then(PlacePeople(seat))
        else:
            place(s, seat, action)


def place(s: State, seat: Seat, action: Place) -> None:
    """People go from the tableau to the place, and the next player is on turn."""
    s.crowd[action.where][seat] += action.people
    s.players[seat].tableau -= action.people
    s.tell("placed", seat=seat, space=action.where, people=action.people)
    s.then(PlacePeople(s.left_of(seat)))


def placements(s: State, seat: Seat) -> list[Place]:
    """Every legal placement of this seat now."""
    hands = s.players[seat].tableau
    found: list[Place] = []
    if not hands:
        return found
    village_full = _village_is_full(s)
    for space in s.rules.spaces.values():
        crowd = s.crowd[space.id]
        if crowd[seat]:
            continue
        room = hands if space.rings is None else min(hands, space.rings - sum(crowd))
        if room >= space.fewest and not _is_shut(s, space, crowd, village_full):
            found += s.rules.placements[space.id][: room - space.fewest + 1]
    return found


def is_open(s: State, space: Space) -> bool:
    """Whether anybody at all might still place here in this round."""
    crowd = s.crowd[space.id]
    if space.rings is not None and space.rings - sum(crowd) < space.fewest:
        return False
    return not _is_shut(s, space, crowd, _village_is_full(s))


def _is_shut(s: State, space: Space, crowd: list[int], village_full: bool) -> bool:
    """Whether nobody may come although there is room: by the limits for 2 and 3 players, or as nothing lies there.

    A card or building place exists only while something lies there (T-07).
    """
    match space.group:
        case "resource":
            return len(crowd) - crowd.count(0) >= s.rules.numbers["sharing"]
        case "card":
            return s.display[space.index] is None
        case "building":
            return not s.stacks[space.index]
        case _:
            return village_full and space.group == "village"


def _village_is_full(s: State) -> bool:
    """So many village places are occupied that the others are closed for this round (B-COUNT-02, -04)."""
    occupied = 0
    for space in s.rules.spaces.values():
        if space.group == "village" and any(s.crowd[space.id]):
            occupied += 1
    return occupied >= s.rules.numbers["village"]
