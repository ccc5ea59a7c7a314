"""Finds problems of a translation: missing, unknown and untranslated messages, wrong parameters, texts too long."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from bot.translating.fluent_files import FluentFiles, Pattern

PLACES = {"to", "at", "from"}
"""Variables for the same place in different forms, of which each language uses the one that it needs."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MENTION = re.compile(r"(?<![\w/<.])/([\w-]+)(?: ([\w-]+))?", re.UNICODE)
MOST_ALIKE = 3
"""The most words of a text that may be the same in two languages."""
LABEL, FIELD, PLACEHOLDER, OPTION, ALT, MESSAGE = 80, 45, 150, 100, 1024, 2000
BUTTON = 34
"""How many characters of a button's label a phone shows."""
MORE = len(" …")
"""The length of what follows a verb on the button that opens its form."""
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
BY_KIND = {
    "button-": (BUTTON, "a button"),
    "form-title": (FIELD, "the title of a form"),
    "answer-ask": (OPTION, "a line of a list"),
    "game-": (OPTION, "a line of a list"),
    "edition-": (OPTION, "a line of a list"),
    "module-": (OPTION, "a line of a list"),
    "needs-": (OPTION, "a line of a list"),
    "effect-": (OPTION, "a line of a list"),
    "pace-": (OPTION, "a line of a list"),
    "notifications-": (OPTION, "a line of a list"),
    "language-name": (OPTION, "a line of a list"),
    "language-automatic": (OPTION, "a line of a list"),
    "answer-always": (PLACEHOLDER, "the grey line in a list"),
    "which-table": (PLACEHOLDER, "the grey line in a list"),
}
OF_A_GAME = re.compile(r"[a-z]+(?:-[a-z]+)?-(verb|field)-")
"""Verbs and fields of a game, whose messages begin with the name of the game."""
BY_KIND_OF_GAME = {
    "verb": (LABEL - MORE, "a button that opens a form"),
    "field": (FIELD, "a field of a form"),
}
LONGEST = {"number": 10, "place": "W" * 20, "game": "W" * 20, "name": "Computer (strong) 2"}
"""The longest values of the parameters that such texts have."""


def is_command_name(message: str) -> bool:
    """Whether a message is the name of a command or of one of its options, which people type."""
    return message.startswith(("command-", "option-")) and not message.endswith("-description")


def limit_of(message: str) -> tuple[int, str]:
    """The most characters that a text may have, and what it is shown as."""
    if message.startswith(("command-", "option-")):
        if is_command_name(message):
            return 32, "what people type: small letters, digits, - and _, no spaces"
        return 100, "the description of a command"
    for begin, (most, where) in BY_KIND.items():
        if message.startswith(begin):
            return most, where
    if (found := OF_A_GAME.match(message)) is not None:
        return BY_KIND_OF_GAME[found[1]]
    if message.endswith(".alt") or "-alt-" in message:
        return ALT, "the description of a picture"
    return MESSAGE, "a message, or a part of one"


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """Something that is to be done: the file, the line and the message, and what."""

    home: str
    line: int
    message: str
    what: str

    def __str__(self) -> str:
        return f"{self.home}.ftl:{self.line}: {self.message}: {self.what}"


@dataclass(frozen=True)
class Translation:
    """The files of a language compared with the English ones; for English itself both are the same."""

    english: FluentFiles
    own: FluentFiles
    language: str = field(default="")

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages of the files, to be formatted; English ones for those that are missing."""
        bundle = FluentBundle([self.language or self.own.folder.name], use_isolating=False)
        for files in (self.english, self.own):
            for file in sorted(files.folder.rglob("*.ftl")):
                bundle.add_resource(FluentResource(file.read_text("utf-8-sig")), allow_overrides=True)
        return bundle

    def text(self, name: str, given: Mapping[str, str | int]) -> str:
        """Format a message with these parameters."""
        message, _, attribute = name.partition(".")
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        return "" if pattern is None else str(self.bundle.format_pattern(pattern, dict(given))[0])

    def own_text(self, name: str, given: Mapping[str, str | int]) -> str:
        """Format a message with these parameters; empty where it is not translated."""
        return self.text(name, given) if name in self.own.patterns else ""

    @property
    def pairs(self) -> Iterator[tuple[Pattern, Pattern]]:
        """Every pattern that exists in both languages: the English one and the translated one."""
        for name, said in self.own.patterns.items():
            if name in self.english.patterns:
                yield self.english.patterns[name], said


def find_problems(translation: Translation) -> list[Problem]:
    """Run all checks; returns everything that is to be done, in the order of the files."""
    return sorted({each for check in CHECKS for each in check(translation)})


def find_unreadable(translation: Translation) -> Iterator[Problem]:
    entries = translation.own.entries
    twice = Counter(entry.id.name for _, _, entry in entries if isinstance(entry, ftl.Message))
    for home, line, entry in entries:
        if isinstance(entry, ftl.Junk):
            first = str(entry.content).partition("\n")[0][:60]
            yield Problem(home, line, first, "this cannot be read; look for a missing brace or =")
        elif isinstance(entry, ftl.Message) and twice[entry.id.name] > 1:
            yield Problem(home, line, entry.id.name, "stands here more than once")


def find_missing(translation: Translation) -> Iterator[Problem]:
    for name, said in translation.english.patterns.items():
        if name not in translation.own.patterns:
            yield Problem(said.home, said.line, name, f"missing, in English: {said.source}")


def find_unknown(translation: Translation) -> Iterator[Problem]:
    for name, said in translation.own.patterns.items():
        if name not in translation.english.patterns:
            yield Problem(said.home, said.line, name, "unknown: there is no such message in English")


def find_moved(translation: Translation) -> Iterator[Problem]:
    for english, own in translation.pairs:
        if english.home != own.home:
            yield Problem(own.home, own.line, own.name, f"belongs into {english.home}.ftl")


def unify_places(variables: frozenset[str]) -> frozenset[str]:
    """The variables, with those of `PLACES` as one and the same."""
    return frozenset("place" if each in PLACES else each for each in variables)


def find_wrong_parameters(translation: Translation) -> Iterator[Problem]:
    for english, own in translation.pairs:
        if unify_places(english.variables) != unify_places(own.variables):
            listed = (", ".join(f"${name}" for name in sorted(each.variables)) for each in (own, english))
            here, there = (each or "nothing" for each in listed)
            yield Problem(own.home, own.line, own.name, f"names {here}, English {there}")


def find_wrong_cases(translation: Translation) -> Iterator[Problem]:
    """Find selectors without a default plural, or with other cases than the English ones."""
    for own in translation.own.patterns.values():
        for variable, (variants, default) in own.choices.items():
            if variants & PLURALS and default != "other":
                yield Problem(own.home, own.line, own.name, f"${variable} has a plural without *[other]")
            said = translation.english.patterns.get(own.name)
            english = said.choices if said is not None else {}
            if variable in english and _find_named(variants) != _find_named(english[variable][0]):
                here, there = sorted(_find_named(variants)), sorted(_find_named(english[variable][0]))
                what = f"${variable} distinguishes {here}, in English {there}"
                yield Problem(own.home, own.line, own.name, what)


def _find_named(variants: frozenset[str]) -> set[str]:
    """The variants that all languages must share: those that are neither numbers nor plurals."""
    return {each for each in variants if not each.isdecimal()} - PLURALS


def find_untranslated(translation: Translation) -> Iterator[Problem]:
    """Find texts of four words or more that are the same in both languages."""
    if translation.own is translation.english:
        return
    for english, own in translation.pairs:
        if own.source == english.source and _words(own.source) > MOST_ALIKE:
            yield Problem(own.home, own.line, own.name, "still English")


def _words(text: str) -> int:
    """The number of words outside of placeables."""
    return len(re.findall(r"[^\W\d_]+", re.sub(r"\{[^{}]*\}", "", text)))


def find_empty(translation: Translation) -> Iterator[Problem]:
    for own in translation.own.patterns.values():
        if not own.source.strip():
            yield Problem(own.home, own.line, own.name, "empty")


def find_too_long(translation: Translation) -> Iterator[Problem]:
    for english, own in translation.pairs:
        most, where = limit_of(own.name)
        if most == MESSAGE or not english.variables <= LONGEST.keys() or not own.variables <= LONGEST.keys():
            continue
        said = translation.text(own.name, LONGEST)
        if len(said) > most:
            yield Problem(own.home, own.line, own.name, f"{len(said)} of {most} characters: {where}")
        if is_command_name(own.name) and not (COMMAND_NAME.fullmatch(said) and said == said.lower()):
            yield Problem(own.home, own.line, own.name, f"{said!r} cannot be typed: {where}")


def find_wrong_commands(translation: Translation) -> Iterator[Problem]:
    """Find commands in texts that do not exist under this name in this language."""
    patterns = translation.english.patterns
    names = [each for each in patterns if each.startswith("command-") and "description" not in each]
    called = {translation.text(each, {}): each for each in names}
    groups = {each for each in names if any(other.startswith(f"{each}-") for other in names)}
    inner = {
        (translation.text(group, {}), translation.text(each, {}))
        for group in groups
        for each in names
        if each.startswith(f"{group}-")
    }
    for own in translation.own.patterns.values():
        for found in MENTION.finditer(own.source):
            is_group = called.get(found[1]) in groups
            if found[1] not in called or (is_group and found[2] and (found[1], found[2]) not in inner):
                yield Problem(own.home, own.line, own.name, f"no command is called {found[0]} here")


def find_same_names(translation: Translation) -> Iterator[Problem]:
    """Find commands, or options of one command, that have the same name."""
    ids = [each for each in translation.english.patterns if is_command_name(each)]
    families: dict[tuple[str, str], list[str]] = {}
    for each in ids:
        families.setdefault((_family(each, ids), translation.text(each, {})), []).append(each)
    for (_, name), messages in families.items():
        for each in messages[1:]:
            said = translation.own.patterns.get(each)
            if said is not None:
                yield Problem(said.home, said.line, each, f"is called {name} like {messages[0]}")


def _family(message: str, ids: list[str]) -> str:
    """The command or group within which a name must be unique: the longest that its id begins with."""
    kind, _, rest = message.partition("-")
    names = [each.removeprefix("command-") for each in ids if each.startswith("command-")]
    above = [each for each in names if rest.startswith(f"{each}-")]
    return f"{kind} {max(above, key=len, default='')}"


CHECKS: tuple[Callable[[Translation], Iterator[Problem]], ...] = (
    find_unreadable,
    find_missing,
    find_unknown,
    find_moved,
    find_wrong_parameters,
    find_wrong_cases,
    find_untranslated,
    find_empty,
    find_too_long,
    find_wrong_commands,
    find_same_names,
)
