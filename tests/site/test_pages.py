"""The site says everything that the program has, in every language, and each in its own."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.games import SPECS
from bot.interactions.help_pages import TOPICS, rule_ids
from bot.language.texts import ENGLISH, Texts
from bot.metrics import Metrics
from tests.test_repository import tracked_files
from tools.site import commands, hosts, reference, repository
from tools.site.markdown import from_discord, quote
from tools.site.players import PAGES, find_directives, languages, player_pages, templates

OTHERS = [language for language in languages() if language != ENGLISH]
LINKED = re.compile(r"\[`(/[^`]+)`\]\([^)]+\)")
NOT_PROSE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]+>|\{[^}]*\}|\*[^*\n]+\*", re.DOTALL)
ENGLISH_WORDS = re.compile(
    r"\b(?:the|and|you|your|with|from|which|this|that|are|players?|move|most|fewest|finish|done|away|choose)\b",
    re.IGNORECASE,
)


pages = cache(player_pages)


@cache
def whole(language: str) -> str:
    return "\n\n".join(pages(language).values())


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_each_page_with_the_same_parts(language: str) -> None:
    english, other = templates(ENGLISH), templates(language)
    assert other.keys() == english.keys()
    for path in english:
        ours, theirs = ({*find_directives(each[path])} for each in (other, english))
        assert ours ^ theirs == set(), path
    settings = [(PAGES / each / "mkdocs.yml").read_text("utf-8") for each in (ENGLISH, language)]
    names, expected = (re.findall(r"^ *(?:- )?([a-z_]+):", each, re.MULTILINE) for each in settings)
    assert names == expected
    assert f"\n    {language}: " in (PAGES.parent / "mkdocs.yml").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_every_command_is_there_with_its_options(language: str) -> None:
    texts, page = Texts(language), pages(language)["commands.md"]
    assert len(commands.all_commands()) > 50
    for command in commands.all_commands().values():
        section = page.partition(f"### `{commands.path(texts, command)}`")[2].partition("\n#")[0]
        assert section, f"tools/site/pages/{language}/commands.md does not name {command.qualified_name}"
        for each in command.parameters:
            assert f"`{commands.option(texts, each)}`" in (page if each.name == commands.TABLE else section)


@pytest.mark.parametrize("language", languages())
def test_every_topic_and_every_rule_is_there(language: str) -> None:
    texts = Texts(language)
    topics = [quote(texts.say(f"topic-{each}")) for each in TOPICS if each != "minute"]
    rules = [from_discord(texts.say(f"rules-{game}-{entry}")) for game in SPECS for entry in rule_ids(game)]
    assert len(rules) > 100
    said = LINKED.sub(r"\1", whole(language))
    assert [each for each in (*topics, *rules) if each not in said] == []


@pytest.mark.parametrize("language", languages())
def test_the_message_of_a_turn_is_that_of_the_bot(language: str) -> None:
    """Its story is that of its round, and its buttons are those of the language."""
    texts, page = Texts(language), pages(language)["start.md"]
    shown = page.partition('<div class="message">')[2].partition("\n")[0]
    assert shown.startswith(f"<p><strong>{texts.say('log-round', round=2)[2:-2]}</strong></p>")
    controls = re.findall(r'<span class="(?:primary|secondary)">([^<]+)</span>', shown)
    assert {texts.say(f"button-{each}") for each in ("mine", "more")} < {*controls}
    assert len({texts.say(f"button-{each}") for each in ("plan", "ahead")} & {*controls}) == 1
    assert len(controls) > 6


@pytest.mark.parametrize("language", OTHERS)
def test_players_read_nothing_in_english(language: str) -> None:
    for path, page in pages(language).items():
        assert ENGLISH_WORDS.findall(NOT_PROSE.sub(" ", page)) == [], path


def test_english_would_be_seen() -> None:
    assert ENGLISH_WORDS.findall(NOT_PROSE.sub(" ", pages(ENGLISH)["index.md"]))


def test_every_setting_and_every_metric_is_there() -> None:
    example = (repository.ROOT / ".env.example").read_text("utf-8")
    settings = re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE)
    assert len(settings) > 10
    assert [each for each in settings if f"## `{each}`" not in hosts.settings()] == []
    names = [each.name for each in Metrics().registry.collect()]
    assert [each for each in names if f"- `{each}" not in hosts.metrics()] == []


def test_every_page_of_the_repository_is_shown() -> None:
    templates = ("tools/site/pages/", "bot/operations/policies/")
    paths = [file.relative_to(repository.ROOT).as_posix() for file in tracked_files() if file.suffix == ".md"]
    files = {each for each in paths if not each.startswith(templates)}
    assert files - repository.find_pages().keys() == set()
    sections = [heading for _, headings in repository.SECTIONS.values() for heading in headings]
    assert {"Play", "Run it on Discord"} <= {*sections}
    assert repository.SECTIONS.keys() <= repository.pages().keys()


def test_the_reference_shows_how_things_are_called() -> None:
    page = reference.pages()["developers/reference.md"]
    assert "def " not in page
    assert "\nMatch.play(seat: Seat, line: str, *, voted: bool = False, computer: str = '') -> Row\n" in page
    assert "\nchoose(match: AnyMatch, decision: Decision, level: str, commitment: str) -> Choice\n" in page
