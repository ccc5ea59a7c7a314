"""The component data against every count and structure that the rules state (sections 2.9, 9 and 13)."""

import itertools
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.stone_age import components

VALUE = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}
BOARD = components.table("board")
CARDS = components.cards()
BUILDINGS = components.buildings()
GREEN = [card for card in CARDS if card.bottom["kind"] == "culture"]
SAND = [card for card in CARDS if card.bottom["kind"] == "people"]
FIXED = [tile for tile in BUILDINGS if tile.kind == "fixed"]


def test_36_cards_and_28_buildings_are_numbered_without_gaps() -> None:
    assert [card.id for card in CARDS] == [f"C{n:02}" for n in range(1, 37)]
    assert [tile.id for tile in BUILDINGS] == [f"H{n:02}" for n in range(1, 29)]


def test_16_green_cards_show_8_symbols_twice() -> None:
    symbols = Counter(card.bottom["symbol"] for card in GREEN)
    assert len(GREEN) == 16
    assert set(symbols) == {
        "medicine",
        "art",
        "writing",
        "pottery",
        "sundial",
        "transport",
        "music",
        "weaving",
    }
    assert set(symbols.values()) == {2}


def test_20_sand_cards_show_4_kinds_of_people_five_times() -> None:
    assert len(SAND) == 20
    kinds = Counter(card.bottom["people"] for card in SAND)
    assert kinds == dict.fromkeys(["farmer", "hut_builder", "shaman", "tool_maker"], 5)
    assert all(card.bottom["amount"] >= 1 for card in SAND)


def test_people_on_the_sand_cards() -> None:
    people = Counter[str]()
    for card in SAND:
        people[card.bottom["people"]] += card.bottom["amount"]
    assert people == {"farmer": 7, "hut_builder": 9, "shaman": 7, "tool_maker": 8}


def test_the_ten_kinds_of_upper_parts() -> None:
    assert Counter(card.top["kind"] for card in CARDS) == {
        "dice_bar": 10,
        "food": 7,
        "resource": 5,
        "points": 3,
        "roll_for": 3,
        "one_use_tool": 3,
        "field": 2,
        "tool": 1,
        "draw_card": 1,
        "choose_resources": 1,
    }


@pytest.mark.parametrize(
    ("kind", "amounts"),
    [
        ("food", [1, 2, 3, 3, 4, 5, 7]),
        ("points", [3, 3, 3]),
        ("one_use_tool", [2, 3, 4]),
        ("field", [1, 1]),
        ("tool", [1]),
        ("draw_card", [1]),
        ("choose_resources", [2]),
    ],
)
def test_amounts_of_the_upper_parts(kind: str, amounts: list[int]) -> None:
    assert sorted(card.top["amount"] for card in CARDS if card.top["kind"] == kind) == amounts


def test_resources_of_the_upper_parts() -> None:
    given = Counter(
        (card.top["resource"], card.top["amount"]) for card in CARDS if card.top["kind"] == "resource"
    )
    assert given == {("stone", 1): 2, ("stone", 2): 1, ("brick", 1): 1, ("gold", 1): 1}
    rolled = [(card.top["resource"], card.top["dice"]) for card in CARDS if card.top["kind"] == "roll_for"]
    assert sorted(rolled) == [("gold", 2), ("stone", 2), ("wood", 2)]


def test_only_two_faces_occur_twice() -> None:
    faces = Counter((str(card.top), str(card.bottom)) for card in CARDS)
    assert len(faces) == 34
    twice = {card.id for card in CARDS if faces[str(card.top), str(card.bottom)] == 2}
    assert twice == {"C13", "C14", "C32", "C33"}


def test_17_fixed_8_choice_and_3_range_tiles() -> None:
    assert Counter(tile.kind for tile in BUILDINGS) == {"fixed": 17, "choice": 8, "range": 3}


def test_fixed_points_are_the_value_of_the_cost() -> None:
    for tile in FIXED:
        assert tile.points == sum(VALUE[what] * count for what, count in tile.cost.items()), tile.id
        assert sum(tile.cost.values()) == 3, tile.id
    assert sum(tile.points for tile in FIXED) == 222


def test_fixed_costs_are_each_two_of_one_kind_once_and_each_three_kinds_twice() -> None:
    costs = Counter(tuple(sorted(tile.cost.items())) for tile in FIXED)
    pairs = {
        tuple(sorted({double: 2, single: 1}.items()))
        for double in ("wood", "brick", "stone")
        for single in VALUE
        if single != double
    }
    threes = {tuple(sorted(dict.fromkeys(kinds, 1).items())) for kinds in itertools.combinations(VALUE, 3)}
    assert costs == {**dict.fromkeys(pairs, 1), **dict.fromkeys(threes, 2)}
    assert (len(pairs), len(threes)) == (9, 4)


def test_choice_tiles_are_4_or_5_pieces_of_1_to_4_kinds() -> None:
    choices = [(tile.pieces, tile.kinds) for tile in BUILDINGS if tile.kind == "choice"]
    assert choices == [(pieces, kinds) for pieces in (4, 5) for kinds in (1, 2, 3, 4)]


def test_range_tiles_take_1_to_7() -> None:
    assert {(tile.fewest, tile.most) for tile in BUILDINGS if tile.kind == "range"} == {(1, 7)}


def test_rates_and_numbers_of_the_game() -> None:
    assert {what: BOARD["resources"][what] for what in VALUE} == VALUE
    assert BOARD["food"]["pips"] == 2
    assert (BOARD["start"]["people"], BOARD["start"]["food"]) == (5, 12)
    assert (BOARD["limits"]["people"], BOARD["limits"]["tools"], BOARD["limits"]["field"]) == (10, 12, 10)
    assert BOARD["famine"]["points"] == 10
    assert (BOARD["display"]["cards"], BOARD["stacks"]["tiles"]) == (4, 7)


def test_places_of_the_board() -> None:
    places = {row["id"]: (row["group"], row["rings"], row["fewest"], row["most"]) for row in BOARD["place"]}
    assert places == {
        "toolmaker": ("village", 1, 1, 1),
        "hut": ("village", 2, 2, 2),
        "field": ("village", 1, 1, 1),
        "hunt": ("hunt", 0, 1, 0),
        **dict.fromkeys(["forest", "claypit", "quarry", "river"], ("resource", 7, 1, 7)),
    }
    yields = [row["yields"] for row in BOARD["place"] if "yields" in row]
    assert yields == ["food", "wood", "brick", "stone", "gold"]


def test_limits_by_number_of_players() -> None:
    limits = {row["seats"]: (row["village"], row["sharing"]) for row in BOARD["seats"]}
    assert limits == {2: (2, 1), 3: (2, 2), 4: (3, 4)}


def test_the_dice_bar_gives_six_different_things() -> None:
    bar = {face: dict(BOARD["dice_bar"][str(face)]) for face in range(1, 7)}
    assert bar == {
        **{
            face: {"kind": "resource", "resource": what, "amount": 1}
            for face, what in enumerate(("wood", "brick", "stone", "gold"), start=1)
        },
        5: {"kind": "tool", "amount": 1},
        6: {"kind": "field", "amount": 1},
    }


@pytest.mark.parametrize(
    ("edition", "resources", "food_tokens", "tool_tiles"),
    [("2008", (28, 18, 12, 10), 53, 18), ("jubilee", (30, 20, 15, 15), 63, 24)],
)
def test_component_counts_of_the_editions(
    edition: str, resources: tuple[int, ...], food_tokens: int, tool_tiles: int
) -> None:
    counts = BOARD["editions"][edition]
    assert tuple(counts[what] for what in VALUE) == resources
    assert sum(resources) == {"2008": 68, "jubilee": 80}[edition]
    assert (counts["food_tokens"], counts["tool_tiles"]) == (food_tokens, tool_tiles)
    assert (counts["buildings"], counts["cards"], counts["dice"]) == (28, 36, 7)


@pytest.mark.parametrize(
    "file", sorted(Path(components.__file__).parent.glob("data/*.toml")), ids=lambda file: file.stem
)
def test_provenance_is_said_in_four_words(file: Path) -> None:
    """For a whole file, or for each of its tiles, cards and animals."""
    table, said = components.table(file.stem), re.findall(r'provenance = "(.*)"', file.read_text("utf-8"))
    assert {*said} <= {"confirmed", "rules", "inferred", "reconstructed"}
    rows = [row for each in table.values() if isinstance(each, list) for row in each if "id" in row]
    assert "provenance" in table or all({"provenance", "source", "group"} & {*row} for row in rows)
