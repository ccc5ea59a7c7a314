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
from engine.hunters_scouts.game import HuntersAndScouts
from engine.hunters_scouts.position import Position, set_up
from engine.hunters_scouts.view import LocationView, TribeView

HAND = ("chief", "gatherer")
DISPLAY = (("scout", "hunter", "tracker"), ("fisher", "shaman", "chief"), ("offspring", "scout"))
NEUTRAL: Mapping[str, Any] = {"vp": 3, "hunger": 0, "members": 2, "camp": 1, "passed": ()}


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
    said: dict[str, Any] = {"display": DISPLAY, "hand": (HAND,) * 2, "fields": {"desert-1": None}, **given}
    for name, neutral in NEUTRAL.items():
        said[name] = [*said.get(name, ()), *[neutral] * 2][:2]
    said["hand"] = [*said["hand"], HAND][:2]
    said["fields"] = {card: {} if free is None else free for card, free in said["fields"].items()}
    return Match(game, setup, set_up(game.rules(setup), Position(seat=seat, start=start, turn=turn, **said)))


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
