"""Phase 3, feeding: section FED of the golden cases, and the ruling check about it."""

from engine.core.match import Match
from tests.engine.stone_age.table import options, play, player, refused, table


def wealth(match: Match) -> tuple[int, int, int, int]:
    """Food, wood, gold and score of the first player."""
    one = player(match, 0)
    return (one.food, one.resources["wood"], one.resources["gold"], one.score)


def test_gc_fed_01_production_then_payment_exactly_enough() -> None:
    match = table(phase="feeding", food=[3], field=[2], score=[15])
    assert match.round == 2
    assert wealth(match) == (0, 0, 0, 15)


def test_gc_fed_02_surplus_is_kept() -> None:
    match = table(phase="feeding", food=[12])
    assert match.round == 2
    assert player(match, 0).food == 7


def test_gc_fed_03_production_comes_first() -> None:
    match = table(phase="feeding", food=[0], field=[5])
    assert match.round == 2, "no question was asked"
    assert wealth(match) == (0, 0, 0, 0)


def test_gc_fed_04_missing_food_replaced_by_resources() -> None:
    match = table(phase="feeding", people=[7], food=[2], field=[2], wood=[3], gold=[1], score=[20])
    assert match.decision_of(0).about == {"missing": 3, "points": 10}
    assert options(match, 0) == ["feed 3 wood", "feed 2 wood 1 gold", "starve"]
    play(match, 0, "feed 2 wood 1 gold")
    assert wealth(match) == (0, 1, 0, 20)


def test_gc_fed_05_choosing_hunger() -> None:
    match = table(phase="feeding", people=[7], food=[2], field=[2], wood=[3], gold=[1], score=[20])
    play(match, 0, "starve")
    assert wealth(match) == (0, 3, 1, 10)


def test_gc_fed_06_cannot_replace_penalty_negative_score() -> None:
    match = table(phase="feeding", people=[7], food=[4], wood=[2], score=[5])
    assert match.round == 2
    assert wealth(match) == (0, 2, 0, -5)


def test_gc_fed_07_replacement_must_match_the_missing_number() -> None:
    match = table(phase="feeding", people=[7], food=[4], wood=[6], score=[20])
    refused(match, 0, "feed 2 wood")
    refused(match, 0, "feed 4 wood")
    play(match, 0, "feed 3 wood")
    assert wealth(match) == (0, 3, 0, 20)


def test_gc_fed_08_nobody_is_lost() -> None:
    match = table(phase="feeding", start=3, people=[6], food=[0])
    assert match.round == 2
    assert player(match, 0).score == -10
    assert (player(match, 0).people, player(match, 0).tableau) == (6, 6)
    assert "place hunt 6" in options(match, 0)


def test_gc_fed_09_no_hunger_by_choice_with_enough_food() -> None:
    match = table(phase="feeding", food=[9, 0], wood=[0, 5], score=[20])
    assert match.waiting == (1,), "only the hungry neighbour is asked"
    refused(match, 0, "starve")
    play(match, 1, "starve")
    refused(match, 0, "starve")
    assert wealth(match) == (4, 0, 0, 20)


def test_rc_04_no_partial_replacement() -> None:
    match = table(phase="feeding", people=[7], food=[4], wood=[2], score=[20])
    refused(match, 0, "feed 2 wood")
    assert wealth(match) == (0, 2, 0, 10)


def test_the_penalty_is_ten_whether_one_or_all_are_unfed() -> None:
    match = table(phase="feeding", food=[4, 0], score=[30, 30])
    assert [player(match, seat).score for seat in (0, 1)] == [20, 20]


def test_only_people_on_the_tableau_are_fed() -> None:
    match = table(phase="feeding", people=[7], crowd={"hunt": [3]}, food=[4])
    assert match.round == 2
    assert (player(match, 0).food, player(match, 0).score) == (0, 0)


def test_food_cannot_replace_food() -> None:
    match = table(phase="feeding", food=[3], wood=[2])
    for line in ("feed 2 food", "feed 1 wood 1 food", "feed", "decline"):
        refused(match, 0, line)
