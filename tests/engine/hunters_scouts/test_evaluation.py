"""How a tribe of code stands: what it hopes for leads it to the goal, and never round in circles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine import GAMES
from engine.core.match import Match, Setup
from engine.core.players import greedy, play_out
from engine.core.randomness import Randomness
from engine.core.steps import apply, pending
from engine.hunters_scouts.computer import brain
from engine.hunters_scouts.evaluation import evaluate
from tests.engine.hunters_scouts.camp import camp, play
from tests.engine.playing import state_of

ROWS = 1500
"""Far more than any game of greedy players should need: the longest of some hundred had about 500."""
SEEDS = (b"0", b"2", b"x109")
LOOKED_AT = 60
"""So many turns of a game."""
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


def test_a_way_to_spend_a_turn_is_worth_the_best_answer_that_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among the best at least, and however much there is to answer: the event loop waits for `normal`."""
    match = Match.start(GAMES["hunters_scouts"], Setup("hunters_scouts", 2, ("normal",), "2014"))
    weighed, turns, followed = Counter[str](), 0, 0

    def count(*given: Any) -> float:
        weighed["positions"] += 1
        return evaluate(*given)

    monkeypatch.setattr(brain, "evaluate", count)
    for _ in play_out(match, [greedy] * 2, b"1"):
        if match.over is not None or match.chance is not None or match.decisions[0].prompt != "turn":
            continue
        (decision,) = match.decisions
        player, state = match.game.brain, match.imagine(decision.seat, Randomness(0))
        quick = player.scores(state, decision)
        weighed.clear()
        foreseen = player.foresee(state, decision)
        assert weighed["positions"] <= len(quick) + brain.NEXT_ANSWERS
        best = quick.index(max(quick))
        apply(state, decision.seat, decision.options[best])
        asked = pending(state)
        turns += 1
        if turns > LOOKED_AT:
            break
        following = asked[0] if isinstance(asked, tuple) and asked[0].seat == decision.seat else None
        if following is not None and len(following.options) <= brain.NEXT_ANSWERS:
            followed += 1
            assert foreseen[best] == max(player.scores(state, following))
        else:
            assert foreseen[best] == quick[best]
    assert turns > followed > turns / 4


def test_expert_sees_in_survival_what_its_members_cannot_pay_for() -> None:
    """One member on three stones has a use for each of them, and fetches enough for a hand axe at most."""

    def chance(level: str, item: str) -> float:
        match = camp("survival", crowd={"desert-1": (1, 0)}, items=((item,),))
        state = state_of(match)
        return match.game.brain.of_level(level, state).value(state)[0]

    assert chance("strong", "stone-hut") > chance("strong", "hand-axe")
    assert chance("expert", "stone-hut") < chance("expert", "hand-axe")


def test_a_tribe_hopes_for_more_with_points_members_and_food() -> None:
    usual = camp(hunger=(2,)).evaluate(0)
    assert camp(hunger=(2,), vp=(4,)).evaluate(0) == usual + 1
    assert camp(hunger=(2,), members=(3,)).evaluate(0) > usual
    assert camp(hunger=(1,)).evaluate(0) > usual
    assert camp(hunger=(2,), created=(("axe", "drum"),)).evaluate(0) > usual


def test_a_coming_famine_weighs_more_than_its_hunger() -> None:
    fed, hungry, starving = (camp(hunger=(tiles,)).evaluate(0) for tiles in (4, 5, 6))
    assert hungry - starving > 2 * (fed - hungry) > 0
