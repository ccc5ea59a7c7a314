"""What modules ask, cost and yield is said completely, in games with each module and with all."""

from __future__ import annotations

import pytest

from bot.games import SPECS
from bot.language.fitting import pages
from bot.language.phrases import error
from bot.language.stone_age import words
from bot.language.stone_age.words import all_buildings, all_cards
from bot.language.texts import MINUS, Texts, write_number
from engine import GAMES
from engine.core.errors import Illegal
from engine.core.events import Event
from engine.stone_age.components import find_reconstructed
from tests.bot.language.games import ALL, NAMES, game, module_games, module_moments

SAYS = SPECS["stone_age"].phrases


def test_at_a_tie_for_the_mammoths_the_best_rolls_are_equal(english: Texts) -> None:
    """R-62: who rolled less gets the bonus for all, too, so not all dice are equal."""
    assert SAYS.event(english, Event("herd-tie", {"tile": "M01"}), NAMES).startswith(
        "The best rolls are equal"
    )


def test_previews_are_short(english: Texts) -> None:
    said = {
        SAYS.preview(english, preview)
        for stop in module_games()
        for row in stop.previews
        for preview in row
        if preview
    }
    assert {
        "track +2, 2 jewelry",
        "pay 3 jewelry → trader +1, 2 jewelry",
        "1–4 jewelry → 4 points each",
        "any 3 resources → 4 points",
        "your one exchange this round",
        "1 place free",
        "2 dice · 1 gold for every 5 pips",
        "2 dice · 1 food or 1 jewelry for every 2 pips",
    } <= said
    assert all(0 < len(each) <= 60 for each in said)


def test_what_an_exchange_brings_is_named(english: Texts) -> None:
    heard = [
        SAYS.prompt(english, decision, stop.public)
        for stop in module_games()
        for decision in stop.decisions
        if "get" in decision.about
    ]
    assert heard
    assert all("from the exchange" in each for each in heard)


def test_a_malus_stands_next_to_the_dice(english: Texts) -> None:
    heard = [
        (SAYS.prompt(english, decision, stop.public), stop.public.last_roll)
        for stop in module_games()
        for decision in stop.decisions
        if decision.prompt == "tools" and "wild-animals" in stop.match.setup.modules and stop.public.animal
    ]
    assert heard
    for prompt, roll in heard:
        assert roll is not None
        assert f"{roll.total} ({'+'.join(map(str, roll.dice))}{MINUS}{roll.malus})" in prompt


def test_every_tile_of_every_module_can_be_said(english: Texts) -> None:
    said = [words.building(english, each) for each in all_buildings()]
    assert len(all_buildings()) >= 28 + 9 + 6 + 4
    assert len(all_cards()) >= 36 + 9
    assert all(words.card(english, each) for each in all_cards())
    assert {
        "1 stone + 1 gold + 3 jewelry → 8 points · 3 own places: 2 pips = 1 wood",
        "any 3 resources → 4 points · +1 food every round",
        "1 wood + 1 brick + 1 stone → 4 points · +1 wood every round",
    } <= set(said)


def test_what_is_wrong_in_a_game_with_modules_is_one_sentence(english: Texts) -> None:
    lines = (
        "pay 9 jewelry",
        "pay 1 wood plus 9 gold",
        "pay 9 silver",
        "swap 9 wood for 9 gold",
        "share 99 food",
    )
    lines += ("move 99", "choose silver", "reward moon", "place ring 9 1", "place animal 9", "resolve ring 1")
    for stop in module_moments():
        for decision in stop.decisions:
            for line in lines:
                said = error(english, SAYS, Illegal(action=line), decision, stop.own[decision.seat])
                assert 0 < len(said) < 500
                assert "\n" not in said


@pytest.mark.parametrize("module", GAMES["stone_age"].modules)
def test_every_module_says_what_it_needs(english: Texts, module: str) -> None:
    said = english.say(f"needs-{module}")
    assert said.endswith(".")
    assert len(said) <= 100


AWFUL = ("@everyone **" * 10, "_" * 100, "👩‍👩‍👧‍👦" * 14, "שלום <@1> " * 10, "W" * 32)


@pytest.mark.parametrize("names", [NAMES, AWFUL])
def test_the_whole_board_is_complete_on_few_pages(english: Texts, names: tuple[str, ...]) -> None:
    for stop in module_moments():
        view = stop.public
        said = SAYS.board_text(english, view, names)
        assert len(pages(said, 2000)) <= 3
        for space in view.spaces:
            if space.group in {"village", "hunt", "resource", "card", "building"}:
                assert words.place(english, space.id) in said
        shown = [each.building for each in (*view.stacks, *view.igloos) if each.building]
        assert all(words.building(english, each) in said for each in shown)
        assert all(words.card(english, each.card) in said for each in view.card_fields if each.card)
        for player in view.players:
            assert f": {write_number(player.score)} point" in said
            assert f"{player.food} food" in said
            assert view.trader is None or f"{player.jewelry} jewelry" in said
        assert view.animal is None or f"{view.animal.malus} on every roll" in said
        assert view.herd is None or view.herd.tile is None or "Mammoths " in said
        rolled = view.last_roll
        assert rolled is None or rolled.where != "herd" or "(total" not in said, "the highest die counts"


@pytest.mark.parametrize("names", [NAMES, AWFUL])
def test_pictures_standings_and_own_things_fit(english: Texts, names: tuple[str, ...]) -> None:
    for stop in module_moments():
        said = SAYS.alt_text(english, stop.public, names, stop.news, stop.decisions)
        assert len(said) <= 1024
        assert "\n" not in said
        assert len(SAYS.standing_text(english, stop.public, names)) <= 1800
        assert all(len(SAYS.own_text(english, view)) <= 2000 for view in stop.own)
    last = game(5, 7, ALL)[-1].public
    standing = SAYS.standing_text(english, last, names)
    assert all(f"{row.score} points" in standing for row in last.standing)


def test_credits_name_everything_that_is_made_up(english: Texts) -> None:
    said = SAYS.credits_text(english)
    assert len(said) <= 2000
    assert len(said.splitlines()) == 2 + len({(table, part) for table, part, _ in find_reconstructed()})
    assert "• Igloos, price and points: 4 of 4 reconstructed" in said
    assert "• Wild animals, what they take off: 3 of 4 reconstructed" in said
    assert "• Style is the Goal, what its dice give: reconstructed" in said
