"""The texts of one language, read from its folders of Fluent files, with English for what it lacks."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from bot.language.icons import NO_ICONS, Icons
from engine.core.values import frozen

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

ENGLISH = "en"
SETTING = "LANGUAGES"
"""A setting: a folder with further languages; the other processes of the bot find it in the environment."""
OURS = Path(__file__).parent
"""Where the languages are that come with the bot."""
HOMES = [OURS, *map(Path, filter(None, [os.environ.get(SETTING)]))]
"""Where the folders of the languages are; a game with texts elsewhere adds its place before the first text is said."""
MOST_SAID = 8192
"""The most sentences in the cache, some megabytes."""

MINUS = "\N{MINUS SIGN}"
LARGEST_AS_IT_IS = 999
"""Larger numbers have separators, which differ between languages."""
LONGEST_WORD = 2000
"""What is longer Fluent may refuse."""

Piece = tuple[str, str]
"""Words, or the name of a parameter."""

log = logging.getLogger(__name__)


@cache
def languages() -> tuple[str, ...]:
    """The languages whose folders are there, English first."""
    found = {file.parent.name for home in HOMES for file in home.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


@cache
def ids() -> tuple[str, ...]:
    """The ids of all messages, in English."""
    return tuple(_sources(ENGLISH))


def add_home(folder: Path) -> None:
    """Speak the languages of this folder, too, here and in every process that is started from now on."""
    home = folder.resolve()
    os.environ[SETTING] = str(home)
    if home not in HOMES:
        HOMES.append(home)
        read_again()


def read_again() -> None:
    """Forget what was read: there are other `HOMES` now."""
    for known in (
        languages,
        ids,
        _format_message,
        _pieces,
        _with_grammar,
        _bundle,
        _sources,
    ):
        known.cache_clear()


@frozen
class Texts:
    """Everything the bot can say in one of the `languages`.

    `icons` are those that Discord has. They stand between words only in texts that are `illustrated`: labels,
    descriptions of pictures and autocomplete are plain.
    """

    locale: str
    icons: Icons = field(default=NO_ICONS, compare=False)
    inline: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        if self.locale not in languages():
            raise ValueError(f"there are no texts in {self.locale!r}")

    @classmethod
    def for_locale(cls, locale: str) -> Texts:
        """The texts that fit a locale best: `de-DE` and `de` get German where it is there, others English."""
        return cls.fitting(locale) or cls(ENGLISH)

    @classmethod
    def fitting(cls, locale: str) -> Texts | None:
        """The texts in the language of a locale, if there are any."""
        wanted = (locale, locale.partition("-")[0])
        return next((cls(each) for each in wanted if each in languages()), None)

    @property
    def with_icons(self) -> Texts:
        """The same for a message, where Discord shows icons between words."""
        return replace(self, inline=True)

    def icon(self, name: str) -> str:
        """An icon to stand before its word, with a space; nothing in plain texts."""
        return self.icons.markup(name) if self.inline else ""

    def dice(self, numbers: str) -> str:
        """Dice as they fell, `2+4-1` with what is taken off, as faces where Discord shows icons between words."""
        faces = (
            re.sub(r"(?<!-)\d", lambda each: self.icons.face(each[0]), numbers) if self.inline else numbers
        )
        return faces.replace("-", MINUS)

    def knows(self, message: str) -> bool:
        """Whether this language or English has the message."""
        return any(
            _pieces(language, message) or _with_grammar(language, message) is not None
            for language in (self.locale, ENGLISH)
        )

    def say(self, message: str, /, **params: str | int) -> str:
        """The message with these parameters; `id.attribute` names an attribute of a message.

        Never raises: what is missing is reported, and the id itself is the text.
        """
        said, gap = _format_message(self.locale, message, tuple(params.items()))
        if gap:
            report(gap)
        return said

    def list_items(self, items: Sequence[str], joined: str = "list-and") -> str:
        """The items as a natural list: `a`, `a and b`, `a, b and c`; by `list-or` those of which one will do."""
        if len(items) < 2:
            return "".join(items)
        *front, last = items
        said = front[0]
        for item in front[1:]:
            said = self.say("list-comma", list=said, item=item)
        return self.say(joined, list=said, item=last)


@lru_cache(maxsize=MOST_SAID)
def _format_message(locale: str, message: str, params: tuple[tuple[str, str | int], ...]) -> tuple[str, str]:
    """The message in this language or in English, and what is wrong with it, empty if nothing.

    Most of what a board says was said before: the same few words for places, goods and numbers.
    """
    for language in (locale, ENGLISH):
        if (plain := _join_pieces(_pieces(language, message), dict(params))) is not None:
            return plain, ""
        if (pattern := _with_grammar(language, message)) is not None:
            found, problems = _bundle(language).format_pattern(pattern, dict(params))
            said = _with_minus(str(found), params)
            return said, f"{language}: {message}: {problems}" if problems else ""
    return message, f"no text for {message}"


def write_number(number: int) -> str:
    """A number for a text in which no message writes it."""
    return str(number).replace("-", MINUS)


def _with_minus(said: str, params: Iterable[tuple[str, str | int]]) -> str:
    """The signs of negative numbers as minus signs; Fluent writes hyphens."""
    is_negative = any(isinstance(value, int) and value < 0 for _, value in params)
    return re.sub(r"(?<!\w)-(?=\d)", MINUS, said) if is_negative else said


def _join_pieces(pieces: Sequence[Piece], params: Mapping[str, str | int]) -> str | None:
    """A message that needs no grammar: its words, with words and small numbers in between; None for any other.

    Fluent would say the same in twenty times the time, most of which goes into the digits.
    """
    said: list[str] = []
    for text, name in pieces:
        value = params.get(name) if name else text
        if isinstance(value, str) and len(value) <= LONGEST_WORD:
            said.append(value)
        elif type(value) is int and 0 <= value <= LARGEST_AS_IT_IS:
            said.append(str(value))
        else:
            return None
    return "".join(said) if pieces else None


def report(gap: str) -> None:
    """A message is missing or got wrong parameters: our mistake, so it is logged and play continues."""
    log.error("text: %s", gap)


@cache
def _pieces(language: str, message: str) -> tuple[Piece, ...]:
    """A pattern of nothing but words and parameters in one line; empty where it has more, such as forms of a plural."""
    words = PARAMETER.split(_find_line(language, message))
    if any("{" in each or "}" in each for each in words[::2]):
        return ()
    return tuple(("", each) if number % 2 else (each, "") for number, each in enumerate(words) if each)


def _find_line(language: str, message: str) -> str:
    """A pattern that stands in one line, as nearly all do, which needs no parser; else nothing.

    To parse the names of all commands took a sixth of a second of each start.
    """
    name, _, attribute = message.partition(".")
    lines = iter(_sources(language).get(name, "").split("\n"))
    for line in lines:
        before, _, words = line.partition("=")
        if before.strip() == (f".{attribute}" if attribute else name):
            below = next((each.strip() for each in lines if each.strip()), ".")
            return words.strip(" ") if below.startswith(".") else ""
    return ""


@cache
def _with_grammar(language: str, message: str) -> Pattern | None:
    """The pattern of `id` or `id.attribute` in this language alone, as Fluent takes it."""
    name, _, attribute = message.partition(".")
    _learn(language, name)
    if name not in _sources(language) or not _bundle(language).has_message(name):
        return None
    found = _bundle(language).get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _learn(language: str, name: str) -> None:
    """Put a message into the bundle, and those that it says within its own words, such as the label of a button. To
    read all at once would take most of the time of a start.
    """
    source = _sources(language).get(name)
    if source is None or _bundle(language).has_message(name):
        return
    from fluent.runtime import FluentResource

    _bundle(language).add_resource(FluentResource(source))
    if _bundle(language).has_message(name):  # what cannot be read says nothing else either
        for other in WITHIN.findall(source):
            _learn(language, other)


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language that needed grammar, such as the forms of a plural.

    Fluent's own grammar, with Babel, is a tenth of what the bot would import, and until it is online it says nothing
    that needs any.
    """
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@cache
def _sources(language: str) -> Mapping[str, str]:
    """What stands in the files for each message. A message begins a line; what belongs to it is indented."""
    texts = (
        file.read_text("utf-8-sig") for home in HOMES for file in sorted((home / language).rglob("*.ftl"))
    )
    return {found["id"]: found[0] for text in texts for found in MESSAGE.finditer(text)}


MESSAGE = re.compile(r"^(?P<id>[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
WITHIN = re.compile(r"\{\s*([a-z][\w-]*)(?:\.[\w-]+)?\s*\}")
"""A message that another says within its own words."""
PARAMETER = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
