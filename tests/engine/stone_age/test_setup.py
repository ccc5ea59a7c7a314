"""Setup and options: section SET of the golden cases."""

import dataclasses
import random

import pytest

from engine import GAMES
from engine.core import chance
from engine.core.errors import SetupError
from engine.core.match import Match, Setup
from engine.stone_age import components
from tests.engine.stone_age.table import card, faces, supply

GAME = GAMES["stone_age"]
SCORED = {
    "buildings",
    "cards",
    "hunger",
    "resources",
    "culture",
    "farmer",
    "hut_builder",
    "shaman",
    "tool_maker",
}
"""Everything that gives or takes points in the base game."""


def fresh(seats: int, edition: str = "jubilee") -> Match:
    """A new game whose tiles and cards lie in the order of their numbers."""
    match = Match.start(GAME, Setup("stone_age", seats, edition=edition, modules=("base",)))
    supply(match, *(card(f"H{n:02}") for n in range(1, seats + 1)), *(card(f"C{n:02}") for n in range(1, 5)))
    return match


def test_gc_set_01_starting_state_of_each_player() -> None:
    match = fresh(4)
    assert match.waiting == (0,)
    people_limit = components.table("board")["limits"]["people"]
    for each in match.view(None).players:
        assert (each.tableau, people_limit - each.people) == (5, 5)
        assert each.food == 12
        assert each.resources == {"wood": 0, "brick": 0, "stone": 0, "gold": 0}
        assert (each.tools, each.field, each.score) == ((), 0, 0)


def test_gc_set_02_jubilee_component_counts() -> None:
    counts = components.table("board")["editions"]["jubilee"]
    assert [counts[what] for what in ("wood", "brick", "stone", "gold")] == [30, 20, 15, 15]
    assert 30 + 20 + 15 + 15 == 80
    assert (counts["food_tokens"], counts["tool_tiles"], counts["dice"]) == (63, 24, 7)
    assert counts["buildings"] == len(components.buildings()) == 28
    assert counts["cards"] == len(components.cards()) == 36


@pytest.mark.parametrize(("seats", "in_play", "removed"), [(4, 28, 0), (3, 21, 7), (2, 14, 14)])
def test_gc_set_03_building_stacks(seats: int, in_play: int, removed: int) -> None:
    stacks = fresh(seats).view(None).stacks
    assert [stack.left for stack in stacks] == [7] * seats
    assert sum(stack.left for stack in stacks) == in_play
    assert len(components.buildings()) - in_play == removed
    assert [stack.building.id for stack in stacks] == [f"H{n:02}" for n in range(1, seats + 1)]


def test_gc_set_04_card_display_with_4_players() -> None:
    match = Match.start(GAME, Setup("stone_age", 4, ("base",), "jubilee"))
    supply(match, *(card(f"H{n:02}") for n in range(1, 5)))
    order = ["C30", "C07", "C19", "C02"]
    supply(match, *map(card, order))
    assert faces(match) == order
    assert [field.price for field in match.view(None).card_fields] == [1, 2, 3, 4]
    assert match.view(None).deck == 36 - 4 == 32


@pytest.mark.parametrize("seats", [2, 3])
def test_gc_set_04_always_four_cards_whatever_the_number_of_players(seats: int) -> None:
    match = fresh(seats)
    assert faces(match) == ["C01", "C02", "C03", "C04"]
    assert match.view(None).deck == 32


def test_gc_set_05_side_does_not_change_the_base_rules() -> None:
    """A side of the board is only a picture: no setup names one, and what winter brings are modules."""
    assert [each.name for each in dataclasses.fields(Setup)] == ["game", "seats", "modules", "edition"]
    one, other = fresh(4, "jubilee"), fresh(4, "2008")
    seed = random.Random(5)
    while one.over is None:
        assert one.asked == other.asked
        if one.chance is None:
            decision = seed.choice(one.decisions)
            line = str(seed.choice(decision.options))
            one.play(decision.seat, line)
            other.play(decision.seat, line)
        else:
            outcome = chance.answer(b"side", one.chance)
            supply(one, outcome)
            supply(other, outcome)
        assert one.snapshot() == other.snapshot()
    assert {each.group for each in one.view(None).spaces} == {
        "village",
        "hunt",
        "resource",
        "card",
        "building",
    }
    assert {line for each in one.view(None).players for line in each.points} <= SCORED


def test_gc_set_06_player_count_without_style() -> None:
    for seats in (2, 3, 4):
        GAME.check(Setup("stone_age", seats, ("base",), "jubilee"))
    for seats in (0, 1, 5):
        with pytest.raises(SetupError):
            Match.start(GAME, Setup("stone_age", seats, ("base",), "jubilee"))
