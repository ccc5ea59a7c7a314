"""Hints: they see only what their seat may see, name the best choices, and say what makes the difference."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from engine.computer import hints
from engine.computer.hints import LEVEL, NEAR, POINTS, RIVALS, Hint, Outcome, hint
from engine.core.match import Match, Setup
from engine.core.questions import Decision
from tests.engine.playing import SAMPLE, change_secrets, playout, state_of
from tests.nim.rules import Nim
from tools import hint_chances

BASE = Setup("stone_age", 2, ("base",), "jubilee")
FEW = 16
STEPS_BETWEEN, POSITIONS = 97, 2


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "LEVEL", replace(LEVEL, simulations=FEW))


@pytest.mark.long
@pytest.mark.parametrize("setup", SAMPLE, ids=str)
def test_a_hint_follows_from_what_the_seat_may_see(setup: Setup) -> None:
    asked = ((match, match.decisions[0]) for match, _ in playout(setup, 7) if match.decisions)
    for match, decision in islice(asked, 11, STEPS_BETWEEN * POSITIONS, STEPS_BETWEEN):
        other, before = match.copy(), match.digest()
        change_secrets[setup.game](state_of(other), decision.seat, remembers=True)
        found = hint(match, decision, "c")
        assert match.digest() == before
        assert hint(other, other.decision_of(decision.seat), "c") == found
        _assert_sound(match, decision, found)


def _assert_sound(match: Match, decision: Decision, found: Hint) -> None:
    lines = [each.line for each in found.choices]
    assert len({*lines}) == len(lines) == min(3, len(match.list_distinct(decision)))
    assert {*lines} <= {*map(str, match.list_distinct(decision))}
    chances = [each.chance for each in found.choices]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert all(each.margin >= 0 for each in found.choices)


@pytest.mark.long
@pytest.mark.parametrize("near", [NEAR, 2.0])
def test_near_the_end_a_hint_knows_what_the_end_brings(near: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a position is worth by and large (`near` beyond reach) says half here, where nothing can be won any more."""
    monkeypatch.setattr(hints, "LEVEL", replace(LEVEL, options=4, simulations=40))
    monkeypatch.setattr(hints, "NEAR", near)
    asked = [*hint_chances.find_positions(BASE, b"h1/11")]
    match, decision = next(each for each in asked if each[0].round == asked[-1][0].round)
    best = hint(match, decision, "hint").choices[0]
    off = abs(best.chance - hint_chances.play_out_chance(match, decision, best.line, 40))
    assert (off < 0.1) == (near == NEAR)


@pytest.mark.parametrize("setup", [BASE, SAMPLE[3], SAMPLE[4]], ids=str)
def test_the_parts_are_all_of_the_value(setup: Setup) -> None:
    """What one has in all parts together is the chance to win."""
    for match, _ in islice(playout(setup, 3), 20, 200, 40):
        brain, state = match.game.brain, state_of(match)
        parts = brain.parts(state)
        assert hints._shares([sum(each.values()) for each in parts]) == pytest.approx(brain.value(state))


def test_the_reasons_add_up_to_the_difference() -> None:
    one = Outcome(0.0, ({"food": 1.0, "tools": -0.5}, {"food": 0.2}))
    other = Outcome(0.0, ({"tools": 0.5}, {"food": 0.4, "cards": 0.3}))
    found = hints._difference(one, other, 0)
    gained = hints._shares([0.5, 0.2])[0] - hints._shares([0.5, 0.7])[0]
    assert sum(found.values()) == pytest.approx(gained, abs=0.001)
    assert found["food"] > 0 > found["tools"]
    assert found[RIVALS] > 0, "what the other has less of helps, too"


def test_where_the_game_has_ended_only_points_count() -> None:
    assert hints._difference(Outcome(1, ()), Outcome(0, ()), 0) == {POINTS: 1}
    assert hints._difference(Outcome(1, ()), Outcome(0.4, ({"food": 1}, {})), 0) == {}


def test_chance_is_no_reason() -> None:
    even, better = [Outcome(0.4, ())] * 3 + [Outcome(0.6, ())] * 3, [Outcome(0.6, ())] * 6
    assert hints._reasons(even, [*reversed(even)], 0) == ()
    assert hints._reasons(better, even, 0) == ((POINTS, pytest.approx(0.1)),)


def test_what_always_wins_is_not_certain() -> None:
    won, promising = Outcome(1.0, ()), Outcome(0.9, ({"food": 1.0}, {}))
    few, many = hints._margin([won] * 10), hints._margin([won] * 100)
    assert 0.01 < many < few < 0.25
    assert hints._margin([promising] * 10) == pytest.approx(0), "estimates are as sure as they are alike"


def test_a_game_without_a_value_is_played_to_its_end() -> None:
    """Nim says no parts: its hints are chances alone."""
    match = Match.start(Nim(), Setup("nim", 2, ("heaps",), "classic"))
    best, *others = hint(match, match.decisions[0], "c").choices
    assert (best.line, best.chance, best.is_clear) == ("remove 1 2", 1, True)
    assert [each.chance for each in others] == [0, 0]
    assert best.reasons == ((POINTS, 1),)


def test_choices_that_differ_in_a_number_only_leave_room_for_others() -> None:
    match = next(match for match, _ in playout(BASE, 1) if match.decisions)
    assert len({each.line.split()[1] for each in hint(match, match.decisions[0], "c").choices}) == 3
