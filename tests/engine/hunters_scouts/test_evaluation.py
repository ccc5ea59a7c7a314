"""How a tribe of code stands: what it hopes for leads it to the goal, and never round in circles."""

from __future__ import annotations

import pytest

from engine import GAMES
from engine.core.match import Match, Setup
from engine.core.players import greedy, play_out
from tests.engine.hunters_scouts.camp import camp, play

ROWS = 1500
"""Far more than any game of greedy players should need: the longest of some hundred had about 500."""
SEEDS = (b"0", b"2", b"x109")
HOARD = ("drum",) * 3 + ("loom",) * 2 + ("shelter",) * 2 + ("boots",) * 2


def greedily(match: Match) -> str:
    """What a greedy player says now."""
    (decision,) = match.decisions
    return str(greedy(match, decision))


@pytest.mark.long
@pytest.mark.sweep(1, quick=3)
@pytest.mark.parametrize("variant", ["introductory", "normal", "survival"])
@pytest.mark.parametrize("key", SEEDS)
def test_greedy_players_reach_the_end_in_good_time(variant: str, key: bytes) -> None:
    match = Match.start(GAMES["hunters_scouts"], Setup("hunters_scouts", 2, (variant,), "2014"))
    for number, _ in enumerate(play_out(match, [greedy] * 2, key)):
        assert number < ROWS
    assert match.over is not None


def test_who_has_items_enough_leaves_the_geysers_alone() -> None:
    match = camp(places=("geysers",), crowd={"geysers": (1, 0)}, hand=((),), items=(HOARD,), hunger=(2,))
    assert greedily(match) != "forgo"


def test_who_has_no_items_draws_them_at_the_geysers() -> None:
    match = camp(places=("geysers",), crowd={"geysers": (1, 0)}, hand=((),), hunger=(2,))
    assert greedily(match) == "forgo"


def test_what_is_about_to_be_drawn_counts_like_what_was_drawn() -> None:
    ahead = camp(places=("geysers",), crowd={"geysers": (1, 0)})
    before = ahead.evaluate(0)
    play(ahead, "forgo")
    hoped = ahead.evaluate(0)
    play(ahead, "draw axe", "draw drum", "draw loom")
    assert before < hoped == ahead.evaluate(0)


def test_a_tribe_hopes_for_more_with_points_members_and_food() -> None:
    usual = camp(hunger=(2,)).evaluate(0)
    assert camp(hunger=(2,), vp=(4,)).evaluate(0) == usual + 1
    assert camp(hunger=(2,), members=(3,)).evaluate(0) > usual
    assert camp(hunger=(1,)).evaluate(0) > usual
    assert camp(hunger=(2,), created=(("axe", "drum"),)).evaluate(0) > usual


def test_a_coming_famine_weighs_more_than_its_hunger() -> None:
    fed, hungry, starving = (camp(hunger=(tiles,)).evaluate(0) for tiles in (4, 5, 6))
    assert hungry - starving > 2 * (fed - hungry) > 0
