"""Modules in any order, defaults that fit together, and refusals that say what would have to be met."""

from __future__ import annotations

import pytest

import engine
from bot.language.texts import Texts, languages
from bot.messages import setups
from bot.messages.setups import chosen_setup, offers, refusal
from engine.core.errors import SetupError
from engine.core.match import AnyGame, Setup

GAME, HUNTERS = engine.GAMES["stone_age"], engine.GAMES["hunters_scouts"]
ENGLISH = Texts("en")


@pytest.mark.parametrize(
    ("modules", "said"),
    [
        ("", "base"),
        ("style,mammoths", "base,style,mammoths"),
        (" mammoths , style ", "base,style,mammoths"),
        ("new-huts,style,base", "base,style,new-huts"),
        ("Hard Winter, igloos", "base,hard-winter,igloos"),
        ("style,,style", "base,style"),
        ("Style is the Goal, Mammoth Herd", "base,style,mammoths"),
        ("style is the goal", "base,style"),
        ("Stil ist das Ziel", "base,style"),
        ("HARD_WINTER; Igloos", "base,hard-winter,igloos"),
        ("Harter Winter", "base,hard-winter"),
        ("Der Winter ist hart und Iglus", "base,hard-winter,igloos"),
        ("De winter is hard en iglo's", "base,hard-winter,igloos"),
        ("Nieuwe hutten & met stijl naar het doel", "base,style,new-huts"),
        ("wild animal and Mammut", "base,wild-animals,mammoths"),
    ],
)
def test_modules_are_understood_in_any_order_spelling_and_language(modules: str, said: str) -> None:
    assert ",".join(chosen_setup(GAME, 2, modules, None).modules) == said


@pytest.mark.parametrize(
    ("seats", "modules", "edition", "setup"),
    [
        (None, "", None, (4, "jubilee")),
        (None, "style", None, (4, "jubilee")),
        (5, "style", None, (5, "jubilee")),
        (3, "igloos", None, (3, "jubilee")),
        (3, "style", "2008", (3, "2008")),
    ],
)
def test_what_is_left_open_fits_the_rest(
    seats: int | None, modules: str, edition: str | None, setup: tuple[int, str]
) -> None:
    found = chosen_setup(GAME, seats, modules, edition)
    assert (found.seats, found.edition) == setup
    GAME.check(found)


@pytest.mark.parametrize(
    ("game", "seats", "modules", "edition", "said"),
    [
        (GAME, 5, "", None, "This game cannot be played by 5 people. Style is the Goal goes with everything"),
        (
            *(GAME, 3, "igloos", "2008"),
            "The module “Igloos” does not exist in the 2008 edition. Igloos is played",
        ),
        (
            *(GAME, 3, "new-huts", None),
            "The module “New Huts” needs the module “Style is the Goal”. New Huts adds six",
        ),
        (GAME, 3, "moon", None, "There is no module called “moon”. There is: Hard Winter, Wild Animals,"),
        (GAME, 3, "wnter", None, "There is no module called “wnter”. Did you mean **Hard Winter**? There "),
        (GAME, 3, "mamoth", None, "There is no module called “mamoth”. Did you mean **Mammoth Herd**? The"),
        (GAME, 3, "**x**,style", None, "There is no module called “\\*\\*x\\*\\*”."),
        (HUNTERS, 4, "", None, "This game cannot be played by 4 people."),
        (
            *(HUNTERS, 2, "introductory,normal", None),
            "Only one of these can be played at a time: introductory game and normal game.",
        ),
        (
            *(HUNTERS, 2, "introductory,even-items", None),
            "“two items each” does not go with “introductory game”.",
        ),
        (HUNTERS, 2, "igloos", None, "There is no module called “igloos”."),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(
    game: AnyGame, seats: int, modules: str, edition: str | None, said: str
) -> None:
    setup = chosen_setup(game, seats, modules, edition)
    with pytest.raises(SetupError) as refused:
        game.check(setup)
    assert refusal(ENGLISH, game, setup, refused.value).startswith(said)


def test_first_every_module_is_offered_with_what_it_does() -> None:
    found = offers(GAME, ENGLISH, "")
    assert [value for _, value in found] == list(GAME.modules[1:])
    assert found[2][0] == "Igloos: Four igloos to build for points at once"
    for texts in map(Texts, languages()):
        found = [*offers(GAME, texts, ""), *offers(HUNTERS, texts, "")]
        assert all(name.endswith(texts.say(f"effect-{module}")) for name, module in found)


def test_a_list_goes_on_with_what_is_missing() -> None:
    found = {value: name for name, value in offers(GAME, ENGLISH, "mammoths, st")}
    assert found["style,mammoths"] == "Mammoth Herd and Style is the Goal"
    assert all("mammoths" in value.split(",") for value in found)
    chosen = [value for _, value in offers(GAME, ENGLISH, "style,mammoths")]
    assert chosen[0] == "style,mammoths"
    assert "style,new-huts,mammoths" in chosen


def test_whatever_is_offered_can_be_sent_and_understood() -> None:
    for each in (",".join(GAME.modules[1:count]) for count in range(1, len(GAME.modules) + 1)):
        for name, value in offers(GAME, ENGLISH, each):
            assert 1 <= len(name) <= 100
            assert 1 <= len(value) <= 100
            assert set(value.split(",")) <= set(chosen_setup(GAME, None, value, None).modules)


@pytest.mark.parametrize("most", [80, 100])
@pytest.mark.parametrize("language", languages())
def test_a_list_that_is_too_long_leaves_out_whole_names_before_its_newest(
    language: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setups, "MOST_TEXT", most)
    texts, chosen = Texts(language), GAME.modules[1:]
    names = [texts.say(f"module-{each}") for each in chosen]
    ((said, value),) = offers(GAME, texts, ",".join(chosen))
    assert value.split(",") == [*chosen]
    kept = [name for name in names if name in said]
    assert kept == names[-len(kept) :]
    assert said == texts.list_items(names if len(kept) == len(names) else ["…", *kept])
    assert len(said) <= most
    if kept != names:
        assert len(texts.list_items(["…", *names[-len(kept) - 1 :]])) > most


def test_no_list_is_offered_that_would_be_too_long_to_send(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is cut would name a module that there is not."""
    monkeypatch.setattr(setups, "MOST_TEXT", len("igloos,style"))
    found = offers(GAME, ENGLISH, "style,")
    assert [value for _, value in found][:2] == ["style", "igloos,style"]
    assert all(0 < len(each) <= len("igloos,style") for offer in found for each in offer)


def test_a_setup_is_what_its_line_says() -> None:
    setup = chosen_setup(GAME, 5, "mammoths,style", None)
    assert Setup.read(str(setup)) == setup


@pytest.mark.parametrize(
    ("modules", "said"),
    [
        ("", "normal"),
        ("survival", "survival"),
        ("Introductory", "introductory"),
        ("first-places, survival", "survival,first-places"),
        ("even-items", "normal,even-items"),
    ],
)
def test_a_game_without_a_foundation_is_completed_as_it_says(modules: str, said: str) -> None:
    found = chosen_setup(HUNTERS, None, modules, None)
    assert (",".join(found.modules), found.seats, found.edition) == (said, 2, "2014")
    HUNTERS.check(found)


def test_only_what_goes_together_is_offered() -> None:
    assert [value for _, value in offers(HUNTERS, ENGLISH, "")] == list(HUNTERS.modules)
    after = [value for _, value in offers(HUNTERS, ENGLISH, "introductory")]
    assert after == ["introductory"]
    more = [value for _, value in offers(HUNTERS, ENGLISH, "survival,")]
    assert more == ["survival", "survival,even-items", "survival,first-places"]
