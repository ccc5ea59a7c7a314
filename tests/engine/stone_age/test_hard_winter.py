"""Hard winter: section HW of the golden cases."""

import pytest

from engine import GAMES
from engine.core.errors import SetupError
from engine.core.match import Match, Setup
from engine.stone_age import components
from tests.engine.stone_age.table import events, options, play, player, refused, table

WINTER = "hard-winter"


def on_the_hut(*modules: str) -> Match:
    """Seat 0 stands on a fixed tile of wood, brick and gold with a plus, and has a stone to spare."""
    crowd = {"building 1": [1]}
    return table(
        4, *modules, phase="turn", crowd=crowd, tops=["H12"], wood=[1], brick=[1], gold=[1], stone=[1]
    )


def on_card_2(*modules: str, gold: int = 1) -> Match:
    return table(4, *modules, phase="turn", crowd={"card 2": [1]}, wood=[2], gold=[gold])


def resources(match: Match) -> list[int]:
    return [*player(match, 0).resources.values()]


def test_gc_hw_01_insulation() -> None:
    match = on_the_hut(WINTER)
    play(match, 0, "pay 1 wood 1 brick 1 gold plus 1 stone")
    assert resources(match) == [0, 0, 0, 0]
    assert player(match, 0).score == 13 + 5 == 18


def test_gc_hw_02_insulation_is_optional() -> None:
    match = on_the_hut(WINTER)
    play(match, 0, "pay 1 wood 1 brick 1 gold")
    assert player(match, 0).resources["stone"] == 1
    assert player(match, 0).score == 13


def test_gc_hw_03_only_printed_costs_have_insulation() -> None:
    (choice,) = (t for t in components.buildings() if t.kind == "choice" and (t.pieces, t.kinds) == (4, 2))
    match = table(4, WINTER, phase="turn", crowd={"building 1": [1]}, tops=[choice.id], stone=[4], wood=[1])
    refused(match, 0, "pay 1 wood 3 stone plus 1 stone")
    play(match, 0, "pay 1 wood 3 stone")
    assert player(match, 0).score == 3 * 5 + 3 == 18


def test_gc_hw_04_gold_for_points() -> None:
    match = on_card_2(WINTER)
    play(match, 0, "pay 2 wood plus 1 gold")
    assert resources(match) == [0, 0, 0, 0]
    assert (player(match, 0).score, player(match, 0).cards) == (6, 1)


def test_gc_hw_05_one_extra_gold_per_card() -> None:
    match = on_card_2(WINTER, gold=2)
    refused(match, 0, "pay 2 wood plus 2 gold")
    play(match, 0, "pay 2 wood plus 1 gold")
    assert (player(match, 0).score, player(match, 0).resources["gold"]) == (6, 2 - 1)


@pytest.mark.parametrize("module", ["hard-winter", "wild-animals", "igloos"])
def test_gc_hw_06_winter_side_only(module: str) -> None:
    game = GAMES["stone_age"]
    with pytest.raises(SetupError) as caught:
        Match.start(game, Setup("stone_age", 4, ("base", module), "2008"))
    assert caught.value.id == "error-setup-edition"
    assert Match.start(game, Setup("stone_age", 4, ("base", module), "jubilee")).chance is not None


def test_gc_hw_07_without_the_variant_no_extras() -> None:
    match = on_card_2()
    refused(match, 0, "pay 2 wood plus 1 gold")
    play(match, 0, "pay 2 wood")
    assert player(match, 0).score == 0


def test_the_stone_of_the_cost_is_not_the_stone_of_insulation() -> None:
    """H-INS-02."""
    match = table(4, WINTER, phase="turn", crowd={"building 1": [1]}, tops=["H02"], wood=[2], stone=[1])
    assert options(match, 0) == ["pay 2 wood 1 stone", "decline"]


def test_the_gold_of_the_cost_is_not_the_gold_for_points() -> None:
    """H-GOLD-02."""
    match = on_card_2(WINTER)
    assert options(match, 0) == ["pay 2 wood", "pay 1 wood 1 gold", "pay 2 wood plus 1 gold", "decline"]


def test_what_was_paid_on_top_is_reported() -> None:
    match = on_card_2(WINTER)
    play(match, 0, "pay 2 wood plus 1 gold")
    (paid,) = (event for event in events(match) if event.kind == "paid-extra")
    assert paid.params == {
        "seat": 0,
        "space": "card 2",
        "goods": "1 gold",
        "points": 6,
        "line": "winter_gold",
    }


def test_the_points_of_a_payment_are_shown_beforehand() -> None:
    match = on_the_hut(WINTER)
    shown = [match.preview(0, option) for option in match.decision_of(0).options]
    assert [each and each.params for each in shown] == [{"points": 13}, {"points": 18}, None]


def test_a_plus_is_seen_only_where_it_is_played() -> None:
    for modules, plus in (((WINTER,), True), ((), False)):
        assert on_the_hut(*modules).view(None).stacks[0].building.plus is plus


def test_the_17_fixed_tiles_have_a_plus() -> None:
    """DT-10."""
    assert {tile.id for tile in components.buildings() if tile.plus} == {
        tile.id for tile in components.buildings() if tile.kind == "fixed"
    }
    assert sum(tile.plus for tile in components.buildings()) == 17
