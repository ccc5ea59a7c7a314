"""Prepared answers: every one answers as it says, and asks where it does not say."""

from __future__ import annotations

import pytest

from engine import GAMES
from engine.core.errors import RuleError
from engine.core.match import Match
from engine.stone_age.components import cards
from tests.engine.stone_age.table import dice, supply, table

GAME = GAMES["stone_age"]
ALL = GAME.modules[1:]


def answer(match: Match, kind: str, text: str, seat: int = 0) -> str | None:
    """What this one kind of the seat answers to its open decision."""
    found = match.kinds.answer(match.decision_of(seat), {kind: match.kinds.read(seat, kind, text)})
    return None if found is None else str(found)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wood brick stone gold", "feed 2 wood 1 brick"),
        ("gold wood brick", "feed 2 wood 1 gold"),
        ("brick", None),
        ("brick starve", "starve"),
        ("starve", "starve"),
        ("ask", None),
    ],
)
def test_feeding(text: str, said: str | None) -> None:
    match = table(phase="feeding", food=[2], wood=[2], brick=[1], gold=[1])
    assert answer(match, "feed", text) == said


@pytest.mark.parametrize(
    ("rolled", "tools"),
    [((3, 3), "0+1"), ((3, 2), "1+2"), ((2, 2), "0+1+2"), ((1, 2), "0+1"), ((1, 1), "1+2")],
)
def test_tools_only_where_they_gain_the_fewest(rolled: tuple[int, int], tools: str) -> None:
    """Three pips are a wood: 6+3, 5+4, 4+5, 3+3 and 2+4 are the fewest pips that bring the most."""
    match = table(phase="turn", crowd={"forest": [2]}, tools=[[1, 2, 2]])
    supply(match, dice(*rolled))
    assert answer(match, "tools", "gain") == f"tools {tools}"
    assert answer(match, "tools", "never") == "tools none"


def test_a_tool_that_gains_nothing_stays() -> None:
    match = table(phase="turn", crowd={"forest": [2]}, tools=[[1]])
    supply(match, dice(3, 4))
    assert answer(match, "tools", "gain") == "tools none"


def test_a_tool_that_is_used_up_is_added_only_if_all_may_be() -> None:
    """C34 adds 4."""
    match = table(phase="turn", crowd={"forest": [2]}, tools=[[1, 1]], one_use=[["C34"]])
    supply(match, dice(3, 1))
    assert answer(match, "tools", "gain") == "tools 0+1"
    assert answer(match, "tools", "gain-all") == "tools 0+C34"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("board", "resolve hut"),
        ("forest; board", "resolve forest"),
        ("river; card 1; hut", "resolve card 1"),
        ("river", None),
    ],
)
def test_using_places_in_order(text: str, said: str | None) -> None:
    match = table(phase="turn", crowd={"hut": [2], "forest": [1], "card 1": [1]})
    assert answer(match, "resolve", text) == said


@pytest.mark.parametrize(
    ("text", "said"), [("6 5 4", "take 5"), ("1", None), ("1 2", "take 2"), ("3 2", "take 2")]
)
def test_the_dice_bar(text: str, said: str | None) -> None:
    bar = next(card.id for card in cards() if card.top["kind"] == "dice_bar")
    match = table(2, phase="turn", crowd={"card 1": [1]}, wood=[1], display=[bar, "K2", "K3", "K4"])
    match.play(0, "pay 1 wood")
    supply(match, dice(5, 2))
    assert answer(match, "dice-bar", text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wood brick stone gold", "pay 2 wood"),
        ("brick wood", "pay 1 wood 1 brick"),
        ("gold", None),
        ("gold decline", "decline"),
        ("wood brick plus", "pay 2 wood plus 1 gold"),
    ],
)
def test_paying_a_card(text: str, said: str | None) -> None:
    given = {"crowd": {"card 2": [1]}, "wood": [2], "brick": [1], "gold": [1]}
    assert answer(table(4, "hard-winter", phase="turn", **given), "cards", text) == said


def test_paying_a_building_as_dearly_as_it_allows() -> None:
    given = {"crowd": {"building 1": [1]}, "wood": [4], "gold": [2], "tops": ("H28",)}
    match = table(4, phase="turn", **given)
    assert answer(match, "buildings", "gold stone brick wood") == "pay 4 wood 2 gold"


def test_declining_what_only_a_kept_card_could_pay() -> None:
    match = table(4, phase="turn", crowd={"card 2": [1]}, kept=[["C02"]])
    assert answer(match, "decline", "unpayable") == "decline"
    rich = table(4, phase="turn", crowd={"card 2": [1]}, kept=[["C02"]], wood=[2])
    assert answer(rich, "decline", "unpayable") is None


def test_the_whole_hunt() -> None:
    match = table(4, "style", phase="turn", crowd={"hunt": [2]})
    supply(match, dice(4, 2))
    assert answer(match, "hunt", "food") == "share 3 food"
    assert answer(match, "hunt", "jewelry") == "share 3 jewelry"


def test_following_the_herd_and_its_fare() -> None:
    given = {"crowd": {"forest": [2]}, "food": [1], "wood": [3], "herd": "forest", "bonus": "M02"}
    match = table(4, "mammoths", phase="turn", **given)
    supply(match, dice(3, 3))
    assert answer(match, "herd", "0") == "move 0"
    assert answer(match, "herd", "9 2") == "move 2"
    match.play(0, "move 2")
    assert answer(match, "herd-fare", "food wood") == "pay 1 food 1 wood"
    assert answer(match, "herd-fare", "wood") == "pay 2 wood"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("feed", "food and wood"),
        ("feed", "starve wood"),
        ("feed", ""),
        ("tools", "always"),
        ("resolve", "cave"),
        ("resolve", ""),
        ("dice-bar", "7"),
        ("dice-bar", ""),
        ("decline", "all"),
        ("hunt", "food"),
        ("cards", "starve"),
        ("herd-fare", "None"),
        ("bonus", "first"),
    ],
)
def test_what_is_no_value_is_refused(kind: str, text: str) -> None:
    """In the base game, which has no jewelry and no herd."""
    with pytest.raises(RuleError):
        table().kinds.read(0, kind, text)


def test_orders_without_use_offer_nothing() -> None:
    base, full = table(), table(4, *ALL)
    useless = {kind for kind in GAME.kinds.names if not base.kinds.values(0, kind)}
    assert useless == {"hunt", "extra-card", "herd", "herd-fare", "bonus", "animal-reward", "choose"}
    offered = [full.kinds.values(0, kind) for kind in GAME.kinds.names]
    assert all(values[0] == "ask" and len(values) > 1 for values in offered)
