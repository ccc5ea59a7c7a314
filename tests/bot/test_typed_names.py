"""Moves as people type them: any case, number, order and language of ours; a refusal names what was probably meant."""

from __future__ import annotations

import pytest

from bot.language.typed_names import amounts, and_words, find_name, nearest, same_amounts, split_list
from tests.bot.conftest import Seat


@pytest.mark.parametrize(
    ("typed", "people", "row"),
    [
        ("Wald", 3, "place forest 3"),
        ("BOS", 3, "place forest 3"),
        ("forests", 3, "place forest 3"),
        ("3 forest", None, "place forest 3"),
        ("Forest 3", None, "place forest 3"),
        ("3x wald", None, "place forest 3"),
        ("Lehmgrube", 2, "place claypit 2"),
        ("2 Karte", None, "place card 2 1"),
        ("card 2", None, "place card 2 1"),
        ("Werkzeugmacher", None, "place toolmaker 1"),
        ("tool maker", None, "place toolmaker 1"),
    ],
)
async def test_a_place_is_found_however_it_is_typed(
    table: Seat, typed: str, people: int | None, row: str
) -> None:
    two = await table(2)
    said = {"where": typed} if people is None else {"where": typed, "people": people}
    outcome = await two.people[two.decision.seat].command(two.place, "place", said)
    assert two.live.rows[-1].text == row, outcome.text


UNKNOWN = {
    "moon": ["There is no place called “moon”.", "You can: ", "Forest"],
    "forrest": ["There is no place called “forrest”.", "Did you mean **Forest**?"],
    "wahld": ["Did you mean **Forest**?"],
    "card 9": ["You can: "],
    "–": ["You can: "],
}


async def test_an_unknown_place_is_refused_with_what_is_possible(table: Seat) -> None:
    two = await table(2)
    before = await two.everything()
    for typed, words in UNKNOWN.items():
        outcome = await two.people[two.decision.seat].command(two.place, "place", where=typed)
        assert [each for each in words if each not in outcome.text] == [], (typed, outcome.text)
        assert "\n" not in outcome.text
        assert await two.everything() == before, typed


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2 Holz, 1 Lehm", "1 lehm + 2 holz", True),
        ("2wood 1brick", "1 brick and 2 wood", True),
        ("wood 2 brick 1", "2 wood + 1 brick", True),
        ("2 bricks", "2 brick", True),
        ("1 Holz 2 Lehm", "2 Holz 1 Lehm", False),
        ("2 wood", "3 wood", False),
        ("", "wood", False),
        ("0+1", "1 0", False),
    ],
)
def test_amounts_are_compared_in_any_order(one: str, other: str, same: bool) -> None:
    assert same_amounts(one, other) is same


def test_names_and_the_nearest_one() -> None:
    names = {"hard-winter": ["Hard Winter", "Der Winter ist hart"], "igloos": ["Igloos", "Iglus"]}
    assert find_name("HARTER winter", names) == "hard-winter"
    assert find_name("iglu", names) == "igloos"
    assert find_name("", names) is None
    assert nearest("wnter", names) == "hard-winter"
    assert nearest("xyz", names) is None
    assert amounts("9" * 30) == ()


def test_the_word_between_the_last_two_is_that_of_each_language() -> None:
    assert {"and", "und", "en"} <= and_words()
    assert split_list("wood And brick und gold & 2 stone") == ["wood", "brick", "gold", "2 stone"]
