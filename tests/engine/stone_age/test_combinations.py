"""Combinations of modules: section X of the golden cases, and the ruling checks about them."""

import itertools

import pytest

from engine import GAMES
from engine.core.match import Match, Setup
from engine.stone_age import components
from tests.engine.playing import BOXES, STONE_AGE
from tests.engine.stone_age.table import (
    card,
    dice,
    events,
    faces,
    options,
    play,
    player,
    refused,
    space,
    supply,
    table,
)

GAME = GAMES["stone_age"]
WINTER = ("hard-winter", "wild-animals", "igloos")


def test_gc_x_01_extra_gold_on_the_fifth_field() -> None:
    match = table(4, "hard-winter", "style", phase="turn", crowd={"card 5": [1]}, jewelry=[3], gold=[1])
    play(match, 0, "pay 3 jewelry plus 1 gold")
    assert (player(match, 0).jewelry, player(match, 0).resources["gold"]) == (0, 0)
    assert (player(match, 0).score, player(match, 0).cards) == (6, 1)


def test_gc_x_02_malus_before_the_hunt_split() -> None:
    match = table(4, "wild-animals", "style", phase="turn", animal="polar_bear", crowd={"hunt": [5]})
    supply(match, dice(4, 4, 4, 3, 2))
    assert match.view(None).last_roll.total == 17 - 3 == 14
    refused(match, 0, "share 5 food 3 jewelry")
    play(match, 0, "share 4 food 3 jewelry")
    assert (player(match, 0).food, player(match, 0).jewelry) == (12 + 4, 3)


def test_gc_x_03_herd_and_summer_or_winter_side() -> None:
    GAME.check(Setup("stone_age", 4, ("base", "mammoths"), "2008"))
    GAME.check(Setup("stone_age", 4, ("base", *WINTER, "mammoths"), "jubilee"))


def test_gc_x_04_first_layout_and_deck() -> None:
    match = Match.start(GAME, Setup("stone_age", 4, ("base", "wild-animals", "style"), "jubilee"))
    supply(match, *(card(f"H{n:02}") for n in range(1, 5)), *(card(f"C{n:02}") for n in range(1, 6)))
    assert faces(match) == ["C01", "C02", "C03", "C04", "C05"]
    assert match.view(None).deck == 40 + 4 == 44


def people_cards(kind: str, amount: int) -> list[str]:
    """Cards with so many people of this kind in all."""
    rows = [*components.cards(), *components.PRINTED.cards("style")]
    fit = [row for row in rows if row.bottom.get("people") == kind]
    for count in range(1, len(fit) + 1):
        for chosen in itertools.combinations(fit, count):
            if sum(row.bottom["amount"] for row in chosen) == amount:
                return [row.id for row in chosen]
    raise AssertionError(f"{amount} {kind} cannot be shown")


def culture_cards() -> list[str]:
    """Nine different symbols, and one of them twice."""
    rows = [
        row for row in [*components.cards(), *components.PRINTED.cards("style")] if "symbol" in row.bottom
    ]
    first = {row.bottom["symbol"]: row.id for row in rows}
    second = next(row.id for row in rows if row.id not in first.values())
    return [*first.values(), second]


def test_gc_x_05_complete_final_scoring() -> None:
    cards = [
        *culture_cards(),
        *people_cards("farmer", 2),
        *people_cards("hut_builder", 3),
        *people_cards("shaman", 1),
        *people_cards("tool_maker", 2),
        *people_cards("trader", 3),
    ]
    match = table(
        4,
        "igloos",
        "style",
        "mammoths",
        phase="scoring",
        score=[88],
        wood=[1],
        stone=[2],
        jewelry=[5],
        food=[4],
        bonus_tiles=[["M01"]],
        cards=[cards],
        field=[6],
        buildings=[["H01", "H02", "H03", "H04", "H05"]],
        igloos=[["I1"]],
        people=[9],
        tools=[[3, 2, 2]],
        trader=[8],
    )
    lines = match.view(None).players[0].points
    assert (lines["culture"], lines["trader"], lines["hut_builder"]) == (82, 24, 15)
    assert player(match, 0).score == 88 + 3 + 10 + 82 + 12 + 15 + 9 + 14 + 24 == 257


def test_rc_07_taming_before_the_animal_check() -> None:
    match = table(
        4,
        "wild-animals",
        "mammoths",
        phase="taming",
        animal="boar",
        herd="forest",
        bonus="M02",
        crowd={"herd": [1, 1], "animal": [1, 1, 1, 1]},
    )
    supply(match, dice(6), dice(5))
    play(match, 0, "reward first", *(dice(1) for _ in range(4)))
    happened = [event.kind for event in events(match)]
    order = [happened.index(kind) for kind in ("tamed", "animal-driven-away", "animal-reward", "fed")]
    assert order == sorted(order)
    assert all(event.params["people"] == 5 for event in events(match) if event.kind == "fed")


def test_rc_14_no_extra_gold_for_the_extra_card() -> None:
    match = table(
        4, "hard-winter", "style", phase="turn", crowd={"card 5": [1]}, jewelry=[6], gold=[2], deck=["X", "Y"]
    )
    play(match, 0, "pay 3 jewelry plus 1 gold")
    assert options(match, 0) == ["pay 3 jewelry", "decline"]
    refused(match, 0, "pay 3 jewelry plus 1 gold")
    play(match, 0, "pay 3 jewelry", card("X"))
    assert (player(match, 0).score, player(match, 0).jewelry) == (6, 0)
    assert player(match, 0).resources["gold"] == 1
    assert player(match, 0).cards == 2


@pytest.mark.parametrize(("there", "stays"), [([1, 1, 1, 1], True), ([1, 1, 1, 1, 1], False)])
def test_rc_16_five_players_five_places(there: list[int], stays: bool) -> None:
    match = table(5, "wild-animals", "style", phase="animal", animal="boar", crowd={"animal": there})
    assert space(match, "animal").rings == 5
    if not stays:
        supply(match, *(dice(1) for _ in range(5)))
    assert (match.view(None).animal is not None) is stays


def test_exchange_output_is_not_for_the_optional_gold() -> None:
    """X-04, R-26."""
    match = table(
        4, "hard-winter", "style", phase="turn", crowd={"card 1": [1]}, jewelry=[1], wood=[1], trader=[5]
    )
    play(match, 0, "swap 1 jewelry for 1 gold")
    assert options(match, 0) == ["pay 1 gold", "decline"]


def test_rings_are_not_the_herds_place() -> None:
    """X-14."""
    given = {"buildings": [["ST1"]], "crowd": {"ring 1": [3]}}
    match = table(4, "style", "mammoths", phase="turn", herd="forest", bonus="M02", **given)
    supply(match, dice(4, 3, 3))
    assert match.decisions[0].prompt == "rest"
    assert player(match, 0).resources["wood"] == 5


def test_jewelry_does_not_pay_for_moving() -> None:
    """X-15, X-16."""
    match = table(
        4,
        "style",
        "mammoths",
        phase="turn",
        herd="river",
        bonus="M02",
        crowd={"river": [1]},
        jewelry=[5],
        food=[0],
        trader=[5],
    )
    supply(match, dice(2))
    assert match.decisions[0].prompt == "rest"


def test_the_exchange_may_pay_for_an_igloo() -> None:
    """X-19, R-27."""
    match = table(
        4,
        "igloos",
        "style",
        phase="turn",
        crowd={"igloo 1": [1]},
        wood=[1],
        brick=[1],
        jewelry=[1],
        trader=[4],
    )
    play(match, 0, "swap 1 jewelry for 1 stone")
    play(match, 0, "pay 1 wood 1 brick 1 stone")
    assert player(match, 0).score == 12


def test_the_malus_counts_in_the_rings_and_for_the_herd_roll() -> None:
    """X-06, X-10."""
    match = table(
        4, "wild-animals", "style", phase="turn", animal="boar", crowd={"ring 1": [2]}, buildings=[["ST1"]]
    )
    supply(match, dice(3, 3))
    assert player(match, 0).resources["wood"] == (6 - 2) // 2


def test_there_are_as_many_legal_setups_as_the_table_of_section_11_says() -> None:
    """Of the boxes: three winter modules freely, style with or without new huts, mammoths; winter needs Jubilee."""
    styles = {None: (2, 3, 4), "style": (2, 3, 4, 5), "new-huts": (2, 3, 4, 5)}
    forms = sum(map(len, styles.values())) * 2
    assert len(STONE_AGE) == len({*STONE_AGE})
    assert sum({*setup.modules} <= {*BOXES} for setup in STONE_AGE) == forms * 2**3 + forms
    assert not [setup for setup in STONE_AGE if {*WINTER} & {*setup.modules} and setup.edition == "2008"]
    assert all("style" in setup.modules for setup in STONE_AGE if setup.seats == 5)
