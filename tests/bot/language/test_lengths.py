"""Labels and texts of whole games keep Discord's limits in every language, and can be distinguished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, islice

import discord
import pytest

import engine
from bot.games import SPECS
from bot.language.drafting import Draft
from bot.language.fitting import pages
from bot.language.hunters_scouts.drafting import parts
from bot.language.rulebooks import readings_text
from bot.language.texts import Texts, languages
from bot.messages import lobby, screens
from bot.messages.asking import asking
from bot.messages.drafts import draft_rows, left_of
from bot.storage.records import WordsRecord
from bot.tables.writing.words import Luck
from bot.translating.checking import LABEL, MESSAGE
from engine.core.facets import find_facets, group_by_verb
from engine.core.match import Setup
from tests.bot.language.games import Stop, module_moments, moments
from tests.bot.support.decision_screens import check, decisions, table

OTHERS = [language for language in languages() if language != "en"]
"""English has the same tests of games in addition to what else is asked of it."""
NAMES = ("W" * 32, "👩‍👩‍👧‍👦" * 14, "@everyone **" * 3, "Anna-Katharina vom Steinbruch", "Eva")
SAYS = SPECS["stone_age"].phrases


def stops(language: str, every: int) -> Iterator[Stop]:
    """Every so manieth moment of all games, others in each language."""
    return islice(chain(moments(), module_moments()), OTHERS.index(language), None, every)


@pytest.mark.parametrize("language", languages())
def test_a_lobby_of_strange_names_fits_into_a_message(language: str) -> None:
    live, name = table(Setup("stone_age", 5, engine.GAMES["stone_age"].modules, "jubilee")), "*_~|" * 8
    seats = tuple(replace(seat, name=name) for seat in live.seats)
    live.position = replace(live.position, record=replace(live.record, title="*_~|" * 15), seats=seats)
    luck = Luck("0" * 64, [WordsRecord(1, seat, seat, name, "", "", "") for seat in range(5)])
    assert len(lobby.screen(live, Texts(language), luck, 30).content) <= MESSAGE


@pytest.mark.parametrize("language", languages())
def test_the_credits_take_at_most_two_messages(language: str) -> None:
    texts = Texts(language)
    said = "\n\n".join(spec.phrases.credits_text(texts) for spec in SPECS.values())
    assert len(pages(said, MESSAGE)) <= 2


@pytest.mark.parametrize("language", languages())
def test_what_a_closed_list_says_is_not_cut_on_a_phone(language: str) -> None:
    lists = ("answer-always", "answer-choose", "answers-which", "help-choose", "piece-choose")
    prompts = [Texts(language).say(each) for each in (*lists, "plan-change-part", "step-jump", "which-table")]
    assert [each for each in prompts if len(each) > 30] == []
    drafts = [
        Texts(language).say(f"draft-{each}", what="W" * 30)[:30] for each in ("all-at-once", "step-by-step")
    ]
    assert len({*drafts}) == 2, "what differs comes first"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", engine.GAMES)
def test_the_readings_of_a_game_take_at_most_five_messages(language: str, game: str) -> None:
    """So many may follow one command everywhere."""
    assert len(pages(readings_text(Texts(language), game, SPECS[game].readings()), MESSAGE)) <= 5


@pytest.mark.parametrize("language", OTHERS)
def test_labels_values_and_previews_of_stone_age(language: str, sample: Callable[[int], int]) -> None:
    texts = Texts(language)
    for stop in stops(language, sample(3)):
        for decision in stop.decisions:
            labels = [SAYS.action(texts, option, stop.public, decision.seat) for option in decision.options]
            assert len(set(labels)) == len(labels), labels
            assert all(0 < len(label) <= LABEL for label in labels), max(labels, key=len)
            for options in group_by_verb(decision.options).values():
                for facet in find_facets(options):
                    values = [
                        SAYS.value(texts, facet.name, each, stop.public, decision.seat)
                        for each in facet.values
                    ]
                    assert len(set(values)) == len(values), values
                    assert all(0 < len(each) <= LABEL for each in values), max(values, key=len)
        said = [SAYS.preview(texts, each) for row in stop.previews for each in row if each]
        assert all(0 < len(each) <= LABEL for each in said), max(said, key=len)


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_the_texts_of_stone_age(language: str, sample: Callable[[int], int]) -> None:
    texts = Texts(language)
    for stop in stops(language, sample(3)):
        assert len(pages(SAYS.board_text(texts, stop.public, NAMES), MESSAGE)) <= 3
        assert len(SAYS.standing_text(texts, stop.public, NAMES[: len(stop.public.players)])) <= MESSAGE
        for view in stop.own:
            assert len(SAYS.own_text(texts, view)) <= MESSAGE
        for event in stop.news:
            assert SAYS.event(texts, event, NAMES).endswith(".")


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_screens_and_texts_of_hunters_and_scouts(language: str, sample: Callable[[int], int]) -> None:
    texts, game = Texts(language), engine.GAMES["hunters_scouts"]
    words = SPECS[game.id].phrases
    live = table(Setup(game.id, 2, game.complete(("normal",)), game.editions[0]))
    for decision in islice(decisions(live, seed=3), OTHERS.index(language), 300, sample(3)):
        check(asking(live, texts, decision), screens.decision_screen(live, texts, decision))
        public, own = live.running.view(None), live.running.view(decision.seat)
        assert len(words.board_text(texts, public, NAMES[:2])) <= MESSAGE
        assert len(words.own_text(texts, own)) <= MESSAGE


@pytest.mark.long
def test_no_label_that_says_who_goes_where_is_cut() -> None:
    """Also of the move with the most places, also on the button that ends a draft."""
    game, most = engine.GAMES["hunters_scouts"], 0
    live = table(Setup(game.id, 2, game.complete(("normal",)), game.editions[0]))
    for decision in islice(decisions(live, seed=2), 300):
        view = live.running.view(decision.seat)
        sent = [option for option in decision.options if option.verb == "send"]
        if not sent:
            continue
        parts_of = {option: parts(option, view, decision.seat) for option in sent}
        longest = max(sent, key=lambda option: len({*parts_of[option]}))
        most = max(most, len({*parts_of[longest]}))
        for language in languages():
            ask = asking(live, Texts(language), decision)
            label = ask.label(longest)
            assert len(label) <= LABEL, label
            draft = Draft("send", tuple(parts_of[longest]))
            shown = draft_rows(ask, draft, left_of(ask, draft)).children
            ending = [each.label or "" for each in shown if isinstance(each, discord.ui.Button)]
            assert any(each.endswith(label) for each in ending), (label, ending)
    assert most >= 6


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_screens_of_stone_age_with_all_modules(language: str) -> None:
    texts, game = Texts(language), engine.GAMES["stone_age"]
    live = table(Setup(game.id, 5, game.modules, "jubilee"))
    for decision in islice(decisions(live, seed=3), 300):
        check(asking(live, texts, decision), screens.decision_screen(live, texts, decision))
