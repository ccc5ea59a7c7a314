"""Every piece of food, resource and jewelry that comes or goes has an event: nothing appears or vanishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.stone_age.actions import read_goods
from engine.stone_age.state import Player
from tests.engine.playing import BASE, BOXES, SAMPLE, STONE_AGE, THOROUGH, playout, state_of

GIVEN = {"gathered", "received", "income"}
PAID = {"card-bought", "built", "extra-card-bought", "paid-extra", "moved", "replaced-food"}
ALL = Setup("stone_age", 4, BOXES, "jubilee")


def entries(event: Event) -> Iterator[tuple[str, int]]:
    """What this event adds to and takes from its seat."""
    params = event.params
    if {"what", "pieces"} <= params.keys():
        yield str(params["what"]), int(params["pieces"])
    if event.kind in PAID:
        yield from ((what, -count) for what, count in read_goods(str(params["goods"])))
    if event.kind == "gained":
        yield from read_goods(str(params["goods"]))
    if event.kind == "swapped":
        yield from ((what, -count) for what, count in read_goods(str(params["give"])))
        yield from read_goods(str(params["get"]))
    if event.kind == "fed":
        yield "food", -int(params["food"])


def owned(player: Player) -> Counter[str]:
    return +Counter({"food": player.food, "jewelry": player.jewelry, **player.resources})


def book(match: Match, ledger: list[Counter[str]]) -> list[Event]:
    """Enter what has happened since the last time."""
    players, happened = state_of(match).players, match.take_events()
    for event in happened:
        seat = event.params.get("seat")
        for what, count in entries(event):
            ledger[int(seat or 0)][what] += count
        if event.kind == "fed":
            ledger[int(seat or 0)]["food"] += players[int(seat or 0)].field
    return happened


@pytest.mark.parametrize(
    "setup",
    STONE_AGE if THOROUGH else [each for each in [BASE[0], *SAMPLE, ALL] if each in STONE_AGE],
    ids=str,
)
@pytest.mark.parametrize("seed", range(2))
def test_the_events_tell_where_every_piece_is(setup: Setup, seed: int) -> None:
    ledger: list[Counter[str]] = []
    for match, _ in playout(setup, seed):
        if match.over is not None:
            return
        if not ledger:
            ledger = [owned(player) for player in state_of(match).players]
            match.take_events()
        happened = book(match, ledger)
        booked, there = [+each for each in ledger], [owned(player) for player in state_of(match).players]
        kinds = [event.kind for event in happened]
        assert booked == there, f"after {kinds}: by what was told {booked}, but there is {there}"
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("kind", sorted(GIVEN | PAID | {"swapped", "fed"}))
def test_every_kind_of_entry_occurs(kind: str) -> None:
    assert any(
        event.kind == kind
        for seed in range(3)
        for match, _ in playout(ALL, seed)
        for event in match.take_events()
    )
