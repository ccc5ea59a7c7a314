"""Every language says everything that English says: the same files, messages, attributes and variables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.language.texts import Texts, languages
from tests.bot.language import fluent_files
from tests.bot.language.fluent_files import homes, keys, messages, patterns

OTHERS = [language for language in languages() if language != "en"]
PLACES = {"to", "at", "from"}
"""A place in a form for a sentence: each language takes the one that it needs."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MENTION = re.compile(r"(?<![\w/<.])/([\w-]+)(?: ([\w-]+))?", re.UNICODE)


def alike(variables: frozenset[str]) -> frozenset[str]:
    """The variables, a place in whatever form counting as the same one."""
    return frozenset("place" if each in PLACES else each for each in variables)


def gaps(language: str) -> Iterator[str]:
    """What this language lacks, has too much, or says with other variables."""
    english, other = messages("en"), messages(language)
    for name in sorted(english.keys() - other.keys()):
        yield f"missing in {homes('en')[name]}.ftl: {name} = {patterns('en')[name]}"
    for name in sorted(other.keys() - english.keys()):
        yield f"unknown in {homes(language)[name]}.ftl: {name}"
    for name in sorted(english.keys() & other.keys()):
        if homes(language)[name] != homes("en")[name]:
            yield f"in {homes(language)[name]}.ftl instead of {homes('en')[name]}.ftl: {name}"
        if alike(english[name]) != alike(other[name]):
            yield f"{name} has {sorted(other[name])}, English {sorted(english[name])}"


def cases(language: str) -> Iterator[str]:
    """Selectors that do not cover what can come."""
    english = keys("en")
    for name, choices in keys(language).items():
        for variable, (variants, default) in choices.items():
            if variants & PLURALS and default != "other":
                yield f"{name}: {variable} has a plural without *[other]"
            named = {each for each in variants if not each.isdecimal()} - PLURALS
            if variable in english.get(name, {}):
                expected = {each for each in english[name][variable][0] if not each.isdecimal()} - PLURALS
                if named != expected:
                    yield f"{name}: {variable} is told apart by {sorted(named)}, English by {sorted(expected)}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_unknown_or_different(language: str) -> None:
    found = list(gaps(language))
    assert not found, "\n".join([f"{len(found)} messages of {language}:", *found])


@pytest.mark.parametrize("language", languages())
def test_every_selector_covers_all_cases(language: str) -> None:
    found = list(cases(language))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    """A text of four words or more that is the same in both languages was forgotten."""
    english = patterns("en")
    left = [
        name for name, text in patterns(language).items() if text == english.get(name) and _words(text) > 3
    ]
    assert not left, "\n".join([f"{len(left)} messages of {language} are still English:", *left])


def _words(text: str) -> int:
    """Words outside of placeables."""
    return len(re.findall(r"[^\W\d_]+", re.sub(r"\{[^{}]*\}", "", text)))


@pytest.mark.parametrize("language", languages())
def test_commands_are_called_by_their_names_in_this_language(language: str) -> None:
    texts = Texts(language)
    names = [each for each in messages(language) if each.startswith("command-") and "description" not in each]
    wanted_move = {texts.say(each): each for each in names}
    groups = {each for each in names if any(other.startswith(f"{each}-") for other in names)}
    inner = {
        (texts.say(group), texts.say(each))
        for group in groups
        for each in names
        if each.startswith(f"{group}-")
    }
    wrong = [
        f"{name}: {found[0]}"
        for name, text in patterns(language).items()
        for found in MENTION.finditer(text)
        if found[1] not in wanted_move
        or (wanted_move[found[1]] in groups and found[2] and (found[1], found[2]) not in inner)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", languages())
def test_no_two_commands_or_options_have_one_name(language: str) -> None:
    texts = Texts(language)
    ids = [
        each
        for each in messages(language)
        if each.startswith(("command-", "option-")) and "description" not in each
    ]
    families: dict[str, list[str]] = {}
    for each in ids:
        families.setdefault(_family(each, ids), []).append(texts.say(each))
    twice = {
        family: name for family, names in families.items() for name, n in Counter(names).items() if n > 1
    }
    assert not twice


def _family(message: str, ids: list[str]) -> str:
    """What a command or an option stands side by side with: the longest command that its id begins with."""
    kind, _, rest = message.partition("-")
    commands = [each.removeprefix("command-") for each in ids if each.startswith("command-")]
    above = [each for each in commands if rest.startswith(f"{each}-")]
    return f"{kind} {max(above, key=len, default='')}"


@pytest.mark.parametrize("language", languages())
def test_no_text_is_empty(language: str) -> None:
    assert [name for name, text in patterns(language).items() if not text.strip()] == []


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, and a German with everything that can be wrong."""
    for language, said in (("en", RIGHT), ("de", WRONG)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(said, "utf-8")
    monkeypatch.setattr(fluent_files, "LANGUAGE", tmp_path)
    for each in CACHES:
        each.cache_clear()
    yield
    for each in CACHES:
        each.cache_clear()


CACHES = (fluent_files.messages, fluent_files.homes, fluent_files.keys, fluent_files.patterns)
RIGHT = """
hut = Hut
    .at = in the hut
river = { $name } is { $at }
fish = { $count ->
    [one] a fish
   *[other] { $count } fish
}
end = { $why ->
    [goal] won
   *[lost] lost
}
"""
WRONG = """
hut = Hütte
river = { $who } ist { $to }
fish = { $count ->
   *[one] ein Fisch
    [two] { $count } Fische
}
end = { $why ->
   *[lost] verloren
}
lake = See
"""


@pytest.mark.usefixtures("two_languages")
def test_whatever_is_wrong_is_named() -> None:
    assert list(gaps("de")) == [
        "missing in words.ftl: hut.at = in the hut",
        "unknown in words.ftl: lake",
        "river has ['to', 'who'], English ['at', 'name']",
    ]
    assert list(cases("de")) == [
        "fish: count has a plural without *[other]",
        "end: why is told apart by ['lost'], English by ['goal', 'lost']",
    ]
