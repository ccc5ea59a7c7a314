"""Pictures in words, over whole games of both kinds: what matters first, not too long, and none like another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from bot.games import SPECS
from bot.language.names import remove_formatting
from bot.language.stone_age.board import crowd
from bot.language.stone_age.words import place
from bot.language.texts import Texts, languages
from bot.messages.layouts import MOST_ALT, NEXT_PICTURE, description
from engine.core.questions import Decision
from renders.stone_age.modules import module_places
from tests.bot.language import hunters
from tests.bot.language.games import ALL, NAMES, game, module_moments, moments

FIRST = 250
"""Characters in which a listener knows whose turn it is, and what is asked."""
IGLOOS, TILES = "stone-age-board-igloos", "stone-age-board-tiles"
AWFUL = ("@everyone **" * 10, "_" * 100, "👪" * 14, "שלום <@1> " * 10, "W" * 32)


def descriptions(
    texts: Texts, game: str, names: Sequence[str], every: int
) -> Iterator[tuple[list[str], Any]]:
    """Of every picture, at some moments of games with all modules, with two to five seats; others in each language."""
    spec = SPECS[game]
    stops = [*moments(), *module_moments()] if game == "stone_age" else [*hunters.stops()]
    names = names if game == "stone_age" else names[:2]
    for stop in stops[languages().index(texts.locale) % every :: every]:
        for asked in ((), stop.decisions):
            said = [spec.phrases.alt_text(texts, stop.public, names, stop.news, asked)]
            if spec.second_picture is not None:
                said += filter(None, [spec.second_picture(texts, stop.public, names, asked, None)])
            yield said, (stop, asked)


SOME = pytest.mark.parametrize("apart", [20, pytest.param(4, marks=pytest.mark.long)])
"""Of so many moments one is looked at, without `--every`."""


@SOME
@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("language", languages())
def test_whose_turn_it_is_and_what_is_asked_stand_first(
    language: str, game: str, apart: int, sample: Callable[[int], int]
) -> None:
    texts, several = Texts(language), 0
    for said, (stop, asked) in descriptions(texts, game, NAMES, sample(apart)):
        several += len(said) > 1
        shown = [description(NEXT_PICTURE.join(said), number, len(said)) for number in range(len(said))]
        assert len({*shown}) == len(said)
        for each in shown:
            assert len(each) <= MOST_ALT
            assert each.endswith((".", "?"))
            assert "\n" not in each
            if len(asked) == 1:
                assert _question(texts, game, asked[0], stop.public) in each[:FIRST]
    assert bool(several) is (game == "stone_age")


def _question(texts: Texts, game: str, decision: Decision, view: Any) -> str:
    """With the name of the person who is asked."""
    return remove_formatting(SPECS[game].phrases.prompt(texts, decision, view, NAMES[decision.seat]))


@SOME
@pytest.mark.parametrize("game", SPECS)
def test_no_name_makes_one_too_long(
    english: Texts, game: str, apart: int, sample: Callable[[int], int]
) -> None:
    for said, _ in descriptions(english, game, AWFUL, sample(apart)):
        assert all(len(each) <= MOST_ALT - len("1/2 · ") for each in said)


@pytest.mark.parametrize("names", [NAMES, [f"Wilhelmine {each} Maria" for each in "ABCDE"]])
@pytest.mark.parametrize("language", languages())
def test_what_each_player_has_is_in_it_with_all_expansions(
    language: str, names: Sequence[str], sample: Callable[[int], int]
) -> None:
    """In late rounds of five they have so much that not all of it can be said."""
    texts = Texts(language)
    for stop in (*islice(module_moments(), 0, None, 9), *game(5, 7, ALL)[600 :: sample(37)]):
        said = SPECS["stone_age"].phrases.alt_text(texts, stop.public, names, stop.news, stop.decisions)
        players = [(each, f". {names[each.seat]}: {each.people} ") for each in stop.public.players]
        assert all(beginning in said for _, beginning in players)
        own = [(each, said.split(beginning)[1].split(". ")[0]) for each, beginning in players]
        igloos = {texts.say(IGLOOS, count=len(each.igloos)) in words for each, words in own if each.igloos}
        tiles = {texts.say(TILES, count=each.bonus_tiles) in words for each, words in own if each.bonus_tiles}
        assert max(len(igloos), len(tiles)) <= 1, "said of some who have them only"


@pytest.mark.parametrize("language", languages())
def test_the_second_picture_is_described_by_what_it_shows(language: str) -> None:
    """The places next to the board with all who stand there, and the tiles; nothing of what the first one shows."""
    texts, seen = Texts(language), set[str]()
    for stop in islice(module_moments(), 0, None, 9):
        said = SPECS["stone_age"].second_picture(texts, stop.public, NAMES, (), None)  # type: ignore[misc]
        shown = {*module_places(stop.public)}
        cards, tiles = stop.public.card_fields, (*stop.public.stacks, *stop.public.igloos)
        empty = {each.space for each in cards if each.card is None}
        empty |= {each.space for each in tiles if each.building is None}
        lies = {each.space for each in (*cards, *tiles)} - empty
        for space in stop.public.spaces:
            here = crowd(space.people, NAMES)
            extra = space.id in shown or space.group in {"animal", "herd", "ring"}
            if extra and space.id not in empty and (here or space.id in lies):
                seen.add(space.id.partition(" ")[0])
                sentences = [
                    each for each in said.split(". ") if each.startswith(f"{place(texts, space.id)}: ")
                ]
                assert any(here in each for each in sentences), (space.id, said)
        assert f"{place(texts, 'forest')}: " not in said
    assert seen >= {"animal", "herd", "ring", "trader", "igloo", "card", "building"}


@pytest.mark.parametrize("module", ["wild-animals", "mammoths"])
def test_a_second_picture_without_people_and_tiles_has_words_of_its_own(english: Texts, module: str) -> None:
    """Before an animal has come, and when the herd has left."""
    for stop in game(2, 1, ("base", module)):
        assert SPECS["stone_age"].second_picture(english, stop.public, NAMES, (), None)  # type: ignore[misc]


def test_a_question_is_described_by_the_picture_that_it_shows(english: Texts) -> None:
    """The painter shows the second one where all places that the question is about are in it."""
    spec, seen = SPECS["stone_age"], set[bool]()
    for stop in game(2, 9, ALL):
        if len(stop.decisions) == 1:
            about = spec.places_asked_about(stop.decisions)
            is_of_modules = bool(about) and {*about} <= {*module_places(stop.public)}
            said = spec.second_picture(english, stop.public, NAMES, stop.decisions, about)  # type: ignore[misc]
            assert bool(said) is is_of_modules, about
            seen.add(is_of_modules)
    assert seen == {True, False}
