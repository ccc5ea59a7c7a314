"""A position of Jäger und Späher in one line, scripted chance, and moves as a player would say them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

import pytest

from engine import GAMES
from engine.core.actions import Drawn
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.core.questions import Seat
from engine.hunters_scouts.base.decks import RefillWilderness
from engine.hunters_scouts.base.places import VisitPlaces
from engine.hunters_scouts.base.track import CheckEnd
from engine.hunters_scouts.base.turns import BeginTurn, TakeTurn
from engine.hunters_scouts.game import HuntersAndScouts, new_table
from engine.hunters_scouts.state import State
from engine.hunters_scouts.view import LocationView, TribeView

HAND = ("chief", "gatherer")
DISPLAY = (("scout", "hunter", "tracker"), ("fisher", "shaman", "chief"), ("offspring", "scout"))
MEMBERS = 5


class Columns(TypedDict, total=False):
    """What the tribes have, one entry per seat. `members` live in the village or stand on locations."""

    vp: Sequence[int]
    hunger: Sequence[int]
    members: Sequence[int]
    camp: Sequence[int]
    hand: Sequence[Sequence[str]]
    items: Sequence[Sequence[str]]
    created: Sequence[Sequence[str]]
    passed: Sequence[Sequence[int]]


class Given(Columns, total=False):
    """What lies on the table: free fields of open cards, members by location and seat, sacred places."""

    fields: Mapping[str, Mapping[str, int] | None]
    crowd: Mapping[str, Sequence[int]]
    places: Sequence[str]
    display: Sequence[Sequence[str]]
    wilderness: Sequence[str]
    hunting: Sequence[str]
    deck: Sequence[str]
    discard: Sequence[str]


def camp(
    *modules: str,
    seat: Seat = 0,
    start: Seat = 0,
    turn: int = 9,
    base: Given | None = None,
    **more: Unpack[Given],
) -> Match:
    """A table at the start of a turn of this seat; without modules the normal game. It goes on by the rules.

    A card named in `fields` with None has all its fields free. Without other words both tribes have two members in the
    village and one in the camp, no hunger, 3 points, no items and the same two characters; one wilderness lies open.
    `base` is a position that the other words change.
    """
    given: Given = {**(base or {}), **more}
    game = GAMES["hunters_scouts"]
    assert isinstance(game, HuntersAndScouts)
    setup = Setup(game.id, 2, game.complete(modules), "2014")
    s = new_table(game.rules(setup))
    s.turn, s.active, s.start_player, s.phase = turn, seat, start, "turn"
    _lay_out(s, given)
    for each in range(2):
        _settle(s, each, given)
    owned = [item for tribe in s.tribes for item in (*tribe.items, *tribe.created)]
    for item in owned:
        if item in s.items.unseen:
            s.items.unseen.remove(item)
    if "deck" in given:
        s.items.unseen = list(given["deck"])
    s.items.discard = list(given.get("discard", ()))
    s.stack = []
    s.then(TakeTurn(seat), VisitPlaces(seat), RefillWilderness(), CheckEnd(seat), BeginTurn(1 - seat))
    return Match(game, setup, s)


def _lay_out(s: State, given: Given) -> None:
    s.display = [list(column) for column in given.get("display", DISPLAY)]
    s.places = list(given.get("places", ()))
    for card, free in given.get("fields", {"desert-1": None}).items():
        place = s.rules.locations[card]
        s.fields[card] = (
            dict(place.fields) if free is None else {kind: free.get(kind, 0) for kind, _ in place.fields}
        )
        s.deck(place.group).unseen.remove(card)
    if "wilderness" in given:
        s.wilderness.unseen = list(given["wilderness"])
    if "hunting" in given:
        s.hunting.unseen = list(given["hunting"])
    s.crowd = {where: list(given.get("crowd", {}).get(where, (0, 0))) for where in s.locations}
    assert {*given.get("crowd", {})} <= {*s.crowd}, "nobody can stand where nothing lies"


def _settle(s: State, seat: Seat, given: Given) -> None:
    def own(column: str, neutral: Any) -> Any:
        columns: Mapping[str, Any] = given
        values = columns.get(column, ())
        return values[seat] if seat < len(values) else neutral

    tribe, members, camp = s.tribes[seat], own("members", 2), own("camp", 1)
    tribe.vp, tribe.hunger = own("vp", 3), own("hunger", 0)
    tribe.gained = {"start": tribe.vp}
    tribe.village, tribe.camp = members - s.out(seat), camp
    tribe.supply = MEMBERS - members - camp
    tribe.hand = list(own("hand", HAND))
    tribe.items, tribe.created = list(own("items", ())), list(own("created", ()))
    tribe.passed = list(own("passed", ()))
    assert min(tribe.village, tribe.supply) >= 0


def play(match: Match, *lines: str, seat: Seat | None = None) -> Match:
    """The one who is asked says these lines; `draw …` is said by chance. Returns the match."""
    for line in lines:
        if line.startswith("draw "):
            match.supply(Drawn(line.removeprefix("draw ")))
        else:
            (asked,) = match.waiting
            assert seat is None or seat == asked
            match.play(asked, line)
    return match


def options(match: Match) -> list[str]:
    """What the one who is asked may say now."""
    (decision,) = match.decisions
    return [str(option) for option in decision.options]


def verbs(match: Match) -> set[str]:
    """What the one who is asked may do now."""
    return {line.split()[0] for line in options(match)}


def prompt(match: Match) -> str:
    (decision,) = match.decisions
    return decision.prompt


def refused(match: Match, line: str) -> None:
    """The line is rejected and nothing has changed."""
    before, (asked,) = match.snapshot(), match.waiting
    with pytest.raises(RuleError):
        match.play(asked, line)
    assert match.snapshot() == before


def tribe(match: Match, seat: Seat = 0) -> TribeView:
    """What the tribe itself knows of itself."""
    return match.view(seat).tribes[seat]


def location(match: Match, name: str) -> LocationView | None:
    """An open card, None if it does not lie there."""
    return next((each for each in match.view(None).locations if each.id == name), None)


def free(match: Match, name: str) -> dict[str, int]:
    """The free fields of an open card by kind."""
    card = location(match, name)
    assert card is not None
    kinds = [field.kind for field in card.fields if not field.covered]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def at(match: Match, name: str) -> tuple[int, int]:
    """The members at a location, by seat."""
    view = match.view(None)
    (members,) = (each.members for each in (*view.locations, *view.places) if each.id == name)
    return members


def hand(match: Match, seat: Seat = 0) -> list[str]:
    return sorted(tribe(match, seat).hand)


def hidden(match: Match, seat: Seat = 0) -> list[str]:
    """The hidden items of a tribe."""
    return [item.id for item in tribe(match, seat).own_items or ()]


def created(match: Match, seat: Seat = 0) -> list[str]:
    return [item.id for item in tribe(match, seat).created]


def column(match: Match, name: str) -> tuple[str, ...]:
    (cards,) = (each.cards for each in match.view(None).columns if each.name == name)
    return cards


def discard(match: Match, deck: str) -> tuple[str, ...]:
    (cards,) = (each.discard for each in match.view(None).decks if each.id == deck)
    return cards


def happened(match: Match, kind: str) -> list[Event]:
    """The events of this kind since the position was set up."""
    return [event for event in match.copy().take_events() if event.kind == kind]
