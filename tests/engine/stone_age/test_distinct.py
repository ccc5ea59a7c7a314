"""Nobody is asked what makes no difference, and who is asked sees each outcome once: the best way to it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from engine import GAMES
from engine.core import chance, snapshot
from engine.core.actions import Action
from engine.core.match import Match, Setup
from engine.core.players import greedy
from engine.core.questions import Decision
from tests.engine.playing import ALL_MODULES
from tests.engine.stone_age.table import dice, play, supply, table

KEY = b"distinct"


def asked(match: Match, seat: int = 0) -> list[str]:
    return [str(option) for option in match.distinct(match.decision_of(seat))]


# Whole games


def positions(setup: Setup, seed: int) -> Iterator[tuple[Match, Decision]]:
    """Every question of a game in which good and random moves alternate."""
    match, choose = Match.start(GAMES[setup.game], setup), random.Random(seed)
    while match.over is None:
        if match.chance is not None:
            match.supply(chance.answer(KEY, match.chance))
            continue
        decision = choose.choice(match.decisions)
        yield match, decision
        wise = choose.random() < 0.7
        option = greedy(match, decision) if wise else choose.choice(decision.options)
        match.play(decision.seat, str(option))


def effect(match: Match, decision: Decision, option: Action) -> str:
    """The table once this is done and chance has spoken; equal tools look alike, and nobody reads an old roll."""
    fork = match.copy()
    fork.play(decision.seat, str(option))
    while fork.chance is not None:
        fork.supply(chance.answer(KEY, fork.chance))
    plain = json.loads(json.dumps(fork.snapshot()))
    plain["last_roll"] = None
    for player in plain["players"]:
        pairs = sorted(zip(player["tools"], player["used"], strict=True))
        player["tools"], player["used"] = [list(column) for column in zip(*pairs, strict=True)]
    return snapshot.digest(plain)


GAMES_PLAYED = [
    (2, ("base",)),
    (2, ALL_MODULES),
    (5, ALL_MODULES),
]


@pytest.mark.parametrize(("seats", "modules"), GAMES_PLAYED)
def test_every_question_has_two_answers_that_differ(seats: int, modules: tuple[str, ...]) -> None:
    count = skipped = 0
    for match, decision in positions(Setup("stone_age", seats, modules, "jubilee"), seats):
        left = match.distinct(decision)
        assert set(left) <= set(decision.options)
        assert len(set(left)) == len(left) > 0
        count += 1
        skipped += len(left) == 1
        if len(left) > 1:
            first = effect(match, decision, left[0])
            assert any(effect(match, decision, each) != first for each in left[1:]), decision
    assert skipped > count / 12


@pytest.mark.parametrize(("seats", "modules"), GAMES_PLAYED)
def test_whatever_is_left_out_is_no_better(seats: int, modules: tuple[str, ...]) -> None:
    """No yield, no payment and no reward is out of reach because nobody asks for it."""
    for match, decision in positions(Setup("stone_age", seats, modules, "jubilee"), seats + 10):
        left = match.distinct(decision)
        others = [option for option in decision.options if option not in left]
        if decision.prompt == "tools":
            yields = {str(match.preview(decision.seat, each)) for each in decision.options}
            pieces = {_pieces(match, decision, each) for each in decision.options}
            assert [_pieces(match, decision, each) for each in left] == sorted(pieces), yields
        elif decision.prompt != "resolve":
            assert all(option.verb == "swap" for option in others), decision


def _pieces(match: Match, decision: Decision, option: Action) -> int:
    shown = match.preview(decision.seat, option)
    assert shown is not None
    return int(shown.params["pieces"])


# Tools


def test_tools_that_cannot_help_are_not_asked_for() -> None:
    match = table(phase="turn", crowd={"claypit": [2]}, tools=[[1, 0]])
    supply(match, dice(4, 2))
    assert match.obvious is not None
    assert str(match.obvious[1]) == "tools none"


def test_every_yield_is_offered_once_with_the_fewest_tools() -> None:
    match = table(phase="turn", crowd={"hunt": [3]}, tools=[[1, 1, 1]])
    supply(match, dice(6, 5, 1))
    assert asked(match) == ["tools none", "tools 0+1"]
    supply(match := table(phase="turn", crowd={"hunt": [3]}, tools=[[1, 1, 1]]), dice(6, 6, 1))
    assert asked(match) == ["tools none", "tools 0", "tools 0+1+2"]


def test_a_permanent_tool_is_used_before_one_that_is_gone_afterwards() -> None:
    match = table(phase="turn", crowd={"hunt": [1]}, tools=[[4]], one_use=[["C36"]])
    supply(match, dice(2))
    assert asked(match) == ["tools none", "tools C36", "tools 0", "tools 0+C36"]


def test_used_tools_count_for_nothing() -> None:
    match = table(phase="turn", crowd={"hunt": [1]}, tools=[[1, 2]], used=[[False, True]])
    supply(match, dice(3))
    assert asked(match) == ["tools none", "tools 0"]


# The order of the own places


def test_what_only_gives_is_used_first() -> None:
    match = table(phase="turn", crowd={"forest": [1], "hut": [2], "toolmaker": [1], "card 1": [1]}, wood=[1])
    (first,) = asked(match)
    play(match, 0, first)
    assert sorted([first, *asked(match)]) == ["resolve hut", "resolve toolmaker"]


def test_rolls_come_before_what_is_paid_with_them() -> None:
    """Without a tool there is nothing to choose about a roll; a card that brings one makes the order a choice."""
    crowd = {"forest": [2], "card 1": [1]}
    plain = table(phase="turn", crowd=crowd, wood=[1], display=["C07", "K2", "K3", "K4"])
    assert asked(plain) == ["resolve forest"]
    brings_tool = table(phase="turn", crowd=crowd, wood=[1], display=["C04", "K2", "K3", "K4"])
    assert len(asked(brings_tool)) == 2
    has_tool = table(phase="turn", crowd=crowd, wood=[1], display=["C07", "K2", "K3", "K4"], tools=[[1]])
    assert len(asked(has_tool)) == 2


def test_what_cannot_be_paid_yet_comes_last() -> None:
    crowd = {"building 1": [1], "forest": [1], "claypit": [1]}
    match = table(phase="turn", crowd=crowd, tools=[[1]], tops=["H10", "H11", "H12", "H13"])
    assert asked(match) == ["resolve forest", "resolve claypit", "resolve building 1"]
    last = [match.loses(0, option) for option in match.distinct(match.decision_of(0))]
    assert last == [False, False, True]


def test_nobody_chooses_between_one_way_and_losing_something() -> None:
    match = table(phase="turn", crowd={"building 1": [1], "forest": [1]}, tools=[[1]])
    assert asked(match) == ["resolve forest"]
    hopeless = table(phase="turn", crowd={"building 1": [1], "card 4": [1]})
    assert len(asked(hopeless)) == 1


def test_two_purchases_within_reach_are_a_choice() -> None:
    match = table(phase="turn", crowd={"card 1": [1], "card 2": [1]}, wood=[2])
    assert asked(match) == ["resolve card 1", "resolve card 2"]


def test_who_keeps_a_card_with_resources_is_asked() -> None:
    """They may turn it into resources at any moment."""
    match = table(phase="turn", crowd={"hut": [2], "forest": [1]}, kept=[["C02"]])
    assert len(asked(match)) > 2


# Prices


def test_the_cheapest_payment_of_a_card_comes_first() -> None:
    match = table(phase="turn", crowd={"card 2": [1]}, wood=[1], gold=[2], brick=[1])
    assert asked(match) == [
        "pay 1 wood 1 brick",
        "pay 1 wood 1 gold",
        "pay 1 brick 1 gold",
        "pay 2 gold",
        "decline",
    ]


def test_the_payment_for_most_points_of_a_building_comes_first() -> None:
    match = table(
        phase="turn", tops=["H19", "H01", "H12", "H13"], crowd={"building 1": [1]}, wood=[3], brick=[3]
    )
    assert asked(match)[:2] == ["pay 1 wood 3 brick", "pay 3 wood 1 brick"]


def test_an_exchange_that_only_changes_what_is_paid_is_left_out() -> None:
    match = table(2, "style", phase="turn", crowd={"card 3": [1]}, wood=[4], jewelry=[3], trader=[4])
    assert all("jewelry" in line for line in asked(match) if line.startswith("swap"))
    assert any(line.startswith("swap") for line in asked(match))


def test_playing_on_an_option_that_is_not_offered_is_still_legal() -> None:
    match = table(phase="turn", crowd={"claypit": [2]}, tools=[[1, 0]])
    supply(match, dice(4, 2))
    play(match, 0, "tools 0")
