"""Moves as people type them: any case, number, order and language of ours; a refusal names what was probably meant."""

from __future__ import annotations

import pytest

from bot.client import Bot
from bot.language.typed_names import amounts, and_words, find_name, nearest, same_amounts, split_list
from bot.playground import Playground
from tests.bot.conftest import Seat
from tests.bot.support.answers import asks, assert_refused, private, private_message
from tests.bot.support.table import PlayedTable


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
        ("2 hut", None, "place hut 2"),  # in Dutch a building
        *((said, None, "place hut 2") for said in ("Huette", "zur Hütte", "the hut", "bevolkingsaanwas")),
        ("card2", None, "place card 2 1"),
    ],
)
async def test_a_place_is_found_however_it_is_typed(
    table: Seat, typed: str, people: int | None, row: str
) -> None:
    two = await table(2)
    said = {"where": typed} if people is None else {"where": typed, "people": people}
    outcome = await two.people[two.decision.seat].command(two.place, "place", said)
    assert two.live.rows[-1].text == row, outcome.text


async def test_suggestions_need_no_accents(table: Seat) -> None:
    """A move is read without them, and nothing was suggested while it was typed."""
    two = await table(2)
    (anna := two.people[0]).user.locale = "de"
    for command, option in (("place", "where"), ("rules", "what")):
        words = ("Hütte", "hutte", "huette")
        found = [await anna.autocomplete(two.place, command, option, {option: typed}) for typed in words]
        assert found[0] == found[1] == found[2] != []


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


async def test_what_is_not_possible_now_is_known_by_its_names(playground: Playground, bot: Bot) -> None:
    """It was said not to exist, so nobody read why it cannot be, unless they typed its id."""
    two = await (await PlayedTable.open(playground, bot, 2)).start()
    hunters = await (await PlayedTable.open(playground, bot, 2, game="hunters_scouts")).start()

    async def refuses(said: str, at: PlayedTable, verb: str, by: str, *typed: str, to: str = "en") -> None:
        for each in typed:
            (person := at.people[at.decision.seat]).user.locale = to
            assert_refused(await person.command(at.place, verb, {by: each}), said)

    await two.people[two.decision.seat].command(two.place, "place", where="building 2")
    await refuses("Hut 2 is vol", two, "place", "where", "2 hut", "Gebäude 2", "building 2", to="nl")
    await two.advance(asks("buy-card"))
    await refuses("You cannot give 99 wood", two, "pay", "goods", "99 wood", "99 Holz", "99 hout")
    await refuses("not hold", hunters, "hunters play", "character", "advanced scout", "Kundschafter")
    await hunters.advance(lambda at: asks("send")(at) and len(at.decision.options) > 9)
    sender = hunters.people[hunters.decision.seat]
    first, *_ = await sender.autocomplete(hunters.place, "hunters send", "where", {"where": "1 to A"})
    assert first["name"].startswith("1 to A "), "not what has only an A in it"
    await refuses("you can: Nobody moves, 1 to ", hunters, "hunters send", "where", "moon", "9 to A")
    asked = private_message(await sender.command(hunters.place, "hunters send", where="a"))
    assert asked.text.startswith("**Send up to ")
    assert len(asked.buttons) > 1, "A may be one of several"
    sent = await sender.command(hunters.place, "hunters send", where="1 → A")
    assert private(sent).startswith("✓ 1 to A ")
    await hunters.advance(lambda at: asks("lay")(at) and "lay left" in map(str, at.decision.options))
    await hunters.people[hunters.decision.seat].command(hunters.place, "hunters lay", column="links")
    assert "lay left" in [row.text for row in hunters.live.rows[-4:]]
    await hunters.advance(asks("use"))
    await refuses("You have no hidden Drum.", hunters, "hunters create", "item", "Drum", "trommel")
    await refuses("Einen Zug namens „ausspielen“", two, "hunters play", "character", "Jäger", to="de")


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
