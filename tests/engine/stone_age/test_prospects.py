"""What a seat could do, compared with what the rules then offer it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine import GAMES
from engine.core.actions import Action
from engine.core.match import Match, Setup
from engine.core.questions import Decision
from engine.stone_age.prospects import find_payable, open_places
from engine.stone_age.view import (
    BuildingView,
    CardFieldView,
    CardView,
    can_pay_building,
    can_pay_card,
    count_free_resources,
)
from tests.engine.playing import ALL_MODULES, answer

SETUPS = [
    Setup("stone_age", 2, ("base",), "jubilee"),
    Setup("stone_age", 4, edition="2008", modules=("base",)),
    Setup("stone_age", 3, ALL_MODULES, "jubilee"),
    Setup("stone_age", 5, ALL_MODULES, "jubilee"),
]
PURCHASES = {"buy-card", "buy-building"}


def moments(setup: Setup, seed: int) -> list[tuple[Match, Decision]]:
    """Every decision of a random game with the match as it was."""
    pick, match = Random(seed), Match.start(GAMES["stone_age"], setup)
    found: list[tuple[Match, Decision]] = []
    while match.over is None:
        if match.chance is None:
            found += [(match.copy(), decision) for decision in match.decisions]
        answer(match, pick.randrange(10_000), seed.to_bytes(2, "big"))
    return found


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_open_places_are_those_that_placing_offers(setup: Setup) -> None:
    checked = 0
    for match, decision in moments(setup, 1):
        if decision.prompt != "place":
            continue
        offered = {str(option.fields()["where"]) for option in decision.options if option.verb == "place"}
        assert set(open_places(match.view(decision.seat), decision.seat)) == offered
        checked += 1
    assert checked > 50


@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_payable_is_what_the_rules_then_let_one_pay(setup: Setup) -> None:
    """Going there leads to a payment, or straight back home; kept cards are left out, as they ask first."""
    said: list[bool] = []
    for match, decision in (each for seed in (2,) for each in moments(setup, seed)):
        view, seat = match.view(decision.seat), decision.seat
        if decision.prompt != "resolve" or count_free_resources(view.players[seat]):
            continue
        for option in decision.options:
            where = str(option.fields()["where"])
            if not where.startswith(("card", "building", "igloo")):
                continue
            offered = any(each.verb == "pay" for each in asked_at(match, seat, str(option), where))
            assert (where in find_payable(view, seat)) == offered, (where, view.players[seat])
            said.append(offered)
    assert {*said} == {True, False}
    assert len(said) > 20


def asked_at(match: Match, seat: int, line: str, where: str) -> Sequence[Action]:
    """What the seat is offered at this place once it goes there."""
    fork = match.copy()
    fork.play(seat, line)
    return [
        option
        for decision in fork.decisions
        if decision.prompt in PURCHASES and decision.about["space"] == where
        for option in decision.options
    ]


def test_a_kept_card_pays_too() -> None:
    own = Match.start(GAMES["stone_age"], SETUPS[0]).view(0).players[0]
    card = CardView("kept", {"kind": "choose_resources", "amount": 2}, {})
    poor = replace(own, resources={**own.resources, "wood": 1}, kept_cards=(card,))
    assert can_pay_building(poor, BuildingView("a", "fixed", {"wood": 2, "gold": 1}))
    assert not can_pay_building(poor, BuildingView("b", "fixed", {"wood": 2, "gold": 2}))
    assert can_pay_building(poor, BuildingView("c", "choice", pieces=3, kinds=3))
    assert can_pay_building(poor, BuildingView("f", "choice", pieces=3))
    assert can_pay_building(poor, BuildingView("g", "range", fewest=3))
    assert not can_pay_building(poor, BuildingView("d", "choice", pieces=4, kinds=2))
    assert not can_pay_building(poor, BuildingView("e", "choice", pieces=3, kinds=4))
    assert can_pay_building(replace(poor, jewelry=1), BuildingView("h", "jewelry", fewest=1, most=4))
    prices = [price for price in range(1, 5) if can_pay_card(poor, CardFieldView("card", price, None))]
    assert prices == [1, 2, 3]


def test_the_view_of_somebody_else_gives_the_same_answer() -> None:
    """Everything that counts lies open: nothing private is needed or shown."""
    for match, decision in moments(SETUPS[2], 4)[::20]:
        own, public = match.view(decision.seat), match.view(None)
        assert find_payable(own, decision.seat) == find_payable(public, decision.seat)


def test_nothing_can_be_placed_after_placing() -> None:
    later = [match for match, decision in moments(SETUPS[0], 5) if decision.prompt == "resolve"]
    assert later
    assert all(open_places(match.view(0), 0) == () for match in later)
