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
"""The setting for a folder with further languages; the bot's other processes inherit it in the environment."""
OURS = Path(__file__).parent
"""The folder with the bot's own languages."""
HOMES = [OURS, *map(Path, filter(os.path.isdir, [os.environ.get(SETTING, "")]))]
"""The folders with languages; a game with texts elsewhere adds its folder before the first text is used."""
MOST_SAID = 8192
"""The most texts in the cache, some megabytes."""

MINUS = "\N{MINUS SIGN}"
LARGEST_AS_IT_IS = 999
"""Larger numbers get separators, which depend on the language."""
LONGEST_WORD = 2000
"""The longest parameter in characters that is handled without Fluent, which may refuse longer ones."""

Piece = tuple[str, str]
"""Words, or the name of a parameter."""

log = logging.getLogger(__name__)


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    found = {file.parent.name for home in HOMES for file in home.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


@cache
def ids() -> tuple[str, ...]:
    """The ids of all messages, in English."""
    return tuple(_sources(ENGLISH))


def add_home(folder: Path) -> None:
    """Add the languages of this folder, in this process and in those that it starts from now on."""
    home = folder.resolve()
    os.environ[SETTING] = str(home)
    if home not in HOMES:
        HOMES.append(home)
        read_again()


def read_again() -> None:
    """Clear the caches after a change of `HOMES`."""
    for known in (languages, ids, _format_message, _pieces, _with_grammar, _bundle, _sources):
        known.cache_clear()


@frozen
class Texts:
    """Everything the bot can say in one of the `languages`.

    `icons` are those that Discord has. Only `illustrated` texts contain them: labels, descriptions of pictures and
    autocomplete are plain.
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
        """The texts in the language of a locale; None if the bot does not have it."""
        wanted = (locale, locale.partition("-")[0])
        return next((cls(each) for each in wanted if each in languages()), None)

    @property
    def with_icons(self) -> Texts:
        """The same texts with icons, for messages."""
        return replace(self, inline=True)

    def icon(self, name: str) -> str:
        """An icon with a space, to be put before its word; empty in plain texts."""
        return self.icons.markup(name) if self.inline else ""

    def dice(self, numbers: str) -> str:
        """A roll such as `2+4-1`, with a deduction; dice as icons if the texts are illustrated."""
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

        Never raises: a missing message is reported, and its id is returned.
        """
        said, gap = _format_message(self.locale, message, tuple(params.items()))
        if gap:
            report(gap)
        return said

    def list_items(self, items: Sequence[str], joined: str = "list-and") -> str:
        """The items as a natural list: `a`, `a and b`, `a, b and c`; with `list-or` as alternatives."""
        if len(items) < 2:
            return "".join(items)
        *front, last = items
        said = front[0]
        for item in front[1:]:
            said = self.say("list-comma", list=said, item=item)
        return self.say(joined, list=said, item=last)


@lru_cache(maxsize=MOST_SAID)
def _format_message(locale: str, message: str, params: tuple[tuple[str, str | int], ...]) -> tuple[str, str]:
    """The message in this language or in English, and what is wrong with it (empty: nothing).

    Cached, as most texts of a board recur: the same few words for places, goods and numbers.
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
    """A number as text, for places without a message."""
    return str(number).replace("-", MINUS)


def _with_minus(said: str, params: Iterable[tuple[str, str | int]]) -> str:
    """Replace the hyphens that Fluent writes before negative numbers by minus signs."""
    is_negative = any(isinstance(value, int) and value < 0 for _, value in params)
    return re.sub(r"(?<!\w)-(?=\d)", MINUS, said) if is_negative else said


def _join_pieces(pieces: Sequence[Piece], params: Mapping[str, str | int]) -> str | None:
    """Format a message of only words, with words and small numbers as parameters; None for any other.

    Fluent would give the same in twenty times the time, most of it for digits.
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
    """Log that a message is missing or got wrong parameters, a defect of the program; play continues."""
    log.error("text: %s", gap)


@cache
def _pieces(language: str, message: str) -> tuple[Piece, ...]:
    """The pieces of a pattern of only words and parameters in one line; empty for others, such as plural forms."""
    words = PARAMETER.split(_find_line(language, message))
    if any("{" in each or "}" in each for each in words[::2]):
        return ()
    return tuple(("", each) if number % 2 else (each, "") for number, each in enumerate(words) if each)


def _find_line(language: str, message: str) -> str:
    """The source of a pattern on one line, as nearly all are, which needs no parser; else empty.

    Parsing the names of all commands took a sixth of a second of each start.
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
    """The Fluent pattern of `id` or `id.attribute` in this language only."""
    name, _, attribute = message.partition(".")
    _learn(language, name)
    if name not in _sources(language) or not _bundle(language).has_message(name):
        return None
    found = _bundle(language).get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _learn(language: str, name: str) -> None:
    """Add a message to the bundle, and those that it refers to, such as the label of a button. Adding all at once would
    take most of the time of a start.
    """
    source = _sources(language).get(name)
    if source is None or _bundle(language).has_message(name):
        return
    from fluent.runtime import FluentResource

    _bundle(language).add_resource(FluentResource(source))
    if _bundle(language).has_message(name):  # a message that cannot be parsed refers to none
        for other in WITHIN.findall(source):
            _learn(language, other)


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language that needed Fluent, such as those with plural forms.

    Fluent with Babel is a tenth of what the bot would import, and is not needed until the bot is online.
    """
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@cache
def _sources(language: str) -> Mapping[str, str]:
    """The source of each message in the files. A message begins a line; its further lines are indented."""
    texts = (
        file.read_text("utf-8-sig") for home in HOMES for file in sorted((home / language).rglob("*.ftl"))
    )
    return {found["id"]: found[0] for text in texts for found in MESSAGE.finditer(text)}


MESSAGE = re.compile(r"^(?P<id>[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
WITHIN = re.compile(r"\{\s*([a-z][\w-]*)(?:\.[\w-]+)?\s*\}")
"""A reference to another message."""
PARAMETER = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
