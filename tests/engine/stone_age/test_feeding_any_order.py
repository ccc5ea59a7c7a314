"""Several hungry players answer in any order, and the result is the same (B-FEED-06)."""

import itertools

import pytest

from engine.core.match import Match
from tests.engine.stone_age.table import options, play, player, table

ANSWERS = {0: "feed 2 wood 1 gold", 1: "starve", 3: "feed 5 brick"}


def hungry() -> Match:
    """Seats 0, 1 and 3 have too little food; seat 2 has enough."""
    return table(
        phase="feeding",
        start=2,
        people=[7, 5, 5, 6],
        food=[2, 1, 12, 1],
        field=[2, 0, 0, 0],
        wood=[3, 4],
        brick=[0, 0, 0, 6],
        gold=[1],
        score=[20, 20, 20, 20],
    )


def test_all_hungry_players_are_asked_at_once() -> None:
    match = hungry()
    assert sorted(match.waiting) == [0, 1, 3]
    assert {decision.seat: decision.about["missing"] for decision in match.decisions} == {0: 3, 1: 4, 3: 5}
    assert match.view(None).phase == "feeding"


@pytest.mark.parametrize("order", [*itertools.permutations(ANSWERS)])
def test_any_order_gives_the_same_result(order: tuple[int, ...]) -> None:
    match, usual = hungry(), hungry()
    for seat in ANSWERS:
        play(usual, seat, ANSWERS[seat])
    for seat in order:
        play(match, seat, ANSWERS[seat])
    assert match.snapshot() == usual.snapshot()
    assert match.round == 2
    assert [player(match, seat).score for seat in range(4)] == [20, 10, 20, 20]
    assert [player(match, seat).food for seat in range(4)] == [0, 0, 7, 0]
    assert player(match, 3).resources["brick"] == 1


def test_the_round_waits_for_the_last_answer() -> None:
    match = hungry()
    play(match, 0, "starve")
    play(match, 3, "starve")
    assert (match.round, match.waiting) == (1, (1,))
    assert all(option.startswith(("feed", "starve")) for option in options(match, 1))
    play(match, 1, "feed 4 wood")
    assert match.round == 2
