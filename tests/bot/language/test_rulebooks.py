"""Everything that can come up in a game has a rules text that fits into one message."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import discord
import pytest

from bot.games import SPECS
from bot.interactions.help_pages import (
    BOT,
    TOPICS,
    RuleEntry,
    about_prompt,
    entries,
    entry_of,
    find_entries,
    rule_ids,
    topic_view,
    topics,
)
from bot.language.texts import Texts, languages
from bot.messages.views import MOST_OPTIONS
from tests.bot.language.test_messages import RULES, asked

LONGEST = 2000
TILES = {tile.kind for tile in RULES.buildings.values()} | {"effect"}
TRAITS = {
    trait for tile in RULES.buildings.values() for trait in ("income", "ring", "plus") if getattr(tile, trait)
}
NEEDED: Mapping[str, Callable[[], set[str]]] = {
    "place": lambda: {space.split()[0] for space in RULES.spaces},
    "card": lambda: set(RULES.effects),
    "bottom": lambda: {
        str(card.bottom["people"] if card.bottom["kind"] == "people" else card.bottom["kind"])
        for card in RULES.cards.values()
    },
    "building": lambda: TILES | TRAITS,
    "prompt": asked,
    "module": lambda: set(RULES.modules),
}
"""What the rules of a game with all modules hold, by kind of entry; it is found when a test asks: every worker reads
this file.
"""


WRITTEN = [
    *(RuleEntry(game, each) for game in SPECS for each in rule_ids(game)),
    *(RuleEntry(BOT, each) for each in TOPICS),
]
"""All entries."""


@pytest.mark.parametrize("kind", sorted(NEEDED))
def test_everything_in_the_game_has_its_entry(kind: str) -> None:
    written = [each.partition("-") for each in rule_ids("stone_age")]
    assert {name for begins, _, name in written if begins == kind} == NEEDED[kind]()


@pytest.mark.parametrize("language", languages())
def test_every_entry_fits_into_a_message_and_a_choice(language: str) -> None:
    texts = Texts(language)
    for entry in WRITTEN:
        assert 1 <= len(entry.title(texts)) <= 45, entry
        for game in SPECS if entry.book == BOT else (entry.book,):
            text = entry.text(texts, game)
            assert 40 < len(text) <= LONGEST, entry
            assert entry.title(texts) in text, entry


def test_titles_tell_entries_apart(english: Texts) -> None:
    titles = [entry.title(english) for entry in WRITTEN]
    assert len(set(titles)) == len(titles)


def test_a_title_or_a_value_leads_to_its_entry(english: Texts) -> None:
    for entry in entries():
        assert entry_of(english, str(entry)) == entry
        assert entry_of(english, entry.title(english)) == entry


@pytest.mark.parametrize(
    ("typed", "title"), [("hut", "Hut"), ("  HUNT", "Hunt"), ("mammoth", "Mammoth herd"), ("undo", "Undo")]
)
def test_what_begins_as_typed_comes_first(english: Texts, typed: str, title: str) -> None:
    assert find_entries(english, typed)[0].title(english) == title


def test_nonsense_leads_nowhere(english: Texts) -> None:
    assert find_entries(english, "xylophone") == []
    assert entry_of(english, "xylophone") is None
    assert entry_of(english, "  ") is None


def test_the_open_question_comes_first(english: Texts) -> None:
    first = about_prompt("stone_age", "feed")
    assert first is not None
    assert find_entries(english, "", "stone_age", [first])[0] == first
    assert about_prompt("stone_age", "nonsense") is None


def test_a_select_of_topics_has_room_for_the_game_and_its_modules(english: Texts) -> None:
    """Only what is asked about the bot gives way, from the last; `/rules` explains that, too."""
    for game, spec in SPECS.items():
        modules = [each.removeprefix("module-") for each in rule_ids(game) if each.startswith("module-")]
        offered = topics(game, modules)
        assert len(offered) == len(spec.course) + len(modules) + len(TOPICS)
        shown = topic_view(english, game, modules).children[0]
        assert isinstance(shown, discord.ui.Select)
        values = [option.value for option in shown.options]
        assert values == [str(each) for each in offered][: len(values)]
        assert len(values) == min(len(offered), MOST_OPTIONS) >= len(spec.course) + len(modules)
