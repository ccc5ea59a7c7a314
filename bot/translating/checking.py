"""What a translation lacks, has too much, says with wrong parameters or says too long for Discord."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from bot.translating.fluent_files import FluentFiles, Said

PLACES = {"to", "at", "from"}
"""A place in a form for a sentence: each language takes the one that it needs."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MENTION = re.compile(r"(?<![\w/<.])/([\w-]+)(?: ([\w-]+))?", re.UNICODE)
MOST_ALIKE = 3
"""Words that may be the same in two languages."""
LABEL, FIELD, PLACEHOLDER, OPTION, ALT, MESSAGE = 80, 45, 150, 100, 1024, 2000
BUTTON = 34
"""So much of a label is seen on a phone."""
MORE = len(" …")
"""What follows a verb on the button of its form."""
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
"""The same for the words of a game, whose messages begin with the name of the game."""
BY_KIND_OF_GAME = {
    "verb": (LABEL - MORE, "a button that opens a form"),
    "field": (FIELD, "a field of a form"),
}
LONGEST = {"number": 10, "place": "W" * 20, "game": "W" * 20, "name": "Computer (strong) 2"}
"""What such texts name, as long as it gets."""


def is_command_name(message: str) -> bool:
    """Whether this is what people type: the name of a command or of one of its options."""
    return message.startswith(("command-", "option-")) and not message.endswith("-description")


def limit(message: str) -> tuple[int, str]:
    """The most characters, and where the text stands."""
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
    """Where something is to be done, and what."""

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
        """What the files say, to be formatted; English for what they lack."""
        bundle = FluentBundle([self.language or self.own.folder.name], use_isolating=False)
        for files in (self.own, self.english):
            for file in sorted(files.folder.rglob("*.ftl")):
                bundle.add_resource(FluentResource(file.read_text("utf-8-sig")))
        return bundle

    def text(self, name: str, given: Mapping[str, str | int]) -> str:
        """A message with these parameters."""
        message, _, attribute = name.partition(".")
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        return "" if pattern is None else str(self.bundle.format_pattern(pattern, dict(given))[0])

    @property
    def both(self) -> Iterator[tuple[Said, Said]]:
        """What is said in English and here."""
        for name, said in self.own.patterns.items():
            if name in self.english.patterns:
                yield self.english.patterns[name], said


def problems(of: Translation) -> list[Problem]:
    """Everything that is to be done, in the order of the files."""
    return sorted({each for check in CHECKS for each in check(of)})


def unreadable(of: Translation) -> Iterator[Problem]:
    twice = Counter(entry.id.name for _, _, entry in of.own.entries if isinstance(entry, ftl.Message))
    for home, line, entry in of.own.entries:
        if isinstance(entry, ftl.Junk):
            first = str(entry.content).partition("\n")[0][:60]
            yield Problem(home, line, first, "this cannot be read; look for a missing brace or =")
        elif isinstance(entry, ftl.Message) and twice[entry.id.name] > 1:
            yield Problem(home, line, entry.id.name, "stands here more than once")


def missing(of: Translation) -> Iterator[Problem]:
    for name, said in of.english.patterns.items():
        if name not in of.own.patterns:
            yield Problem(said.home, said.line, name, f"missing, in English: {said.source}")


def unknown(of: Translation) -> Iterator[Problem]:
    for name, said in of.own.patterns.items():
        if name not in of.english.patterns:
            yield Problem(said.home, said.line, name, "unknown: there is no such message in English")


def find_moved(of: Translation) -> Iterator[Problem]:
    for english, own in of.both:
        if english.home != own.home:
            yield Problem(own.home, own.line, own.name, f"belongs into {english.home}.ftl")


def alike(variables: frozenset[str]) -> frozenset[str]:
    """The variables, a place in whatever form counting as the same one."""
    return frozenset("place" if each in PLACES else each for each in variables)


def parameters(of: Translation) -> Iterator[Problem]:
    for english, own in of.both:
        if alike(english.variables) != alike(own.variables):
            yield Problem(
                own.home,
                own.line,
                own.name,
                f"names {_list_variables(own.variables)}, English {_list_variables(english.variables)}",
            )


def _list_variables(variables: frozenset[str]) -> str:
    return ", ".join(f"${each}" for each in sorted(variables)) or "nothing"


def cases(of: Translation) -> Iterator[Problem]:
    """Selectors that do not cover what can come."""
    for own in of.own.patterns.values():
        for variable, (variants, default) in own.choices.items():
            if variants & PLURALS and default != "other":
                yield Problem(own.home, own.line, own.name, f"${variable} has a plural without *[other]")
            english = of.english.patterns[own.name].choices if own.name in of.english.patterns else {}
            if variable in english and _find_named(variants) != _find_named(english[variable][0]):
                here, there = sorted(_find_named(variants)), sorted(_find_named(english[variable][0]))
                yield Problem(
                    own.home,
                    own.line,
                    own.name,
                    f"${variable} is told apart by {here}, in English by {there}",
                )


def _find_named(variants: frozenset[str]) -> set[str]:
    """The variants that are neither numbers nor plurals, which each language has as it needs."""
    return {each for each in variants if not each.isdecimal()} - PLURALS


def find_untranslated(of: Translation) -> Iterator[Problem]:
    """A text of four words or more that is the same in both languages was forgotten."""
    for english, own in of.both:
        if of.own is not of.english and own.source == english.source and _words(own.source) > MOST_ALIKE:
            yield Problem(own.home, own.line, own.name, "still English")


def _words(text: str) -> int:
    """Words outside of placeables."""
    return len(re.findall(r"[^\W\d_]+", re.sub(r"\{[^{}]*\}", "", text)))


def empty(of: Translation) -> Iterator[Problem]:
    for own in of.own.patterns.values():
        if not own.source.strip():
            yield Problem(own.home, own.line, own.name, "empty")


def too_long(of: Translation) -> Iterator[Problem]:
    for english, own in of.both:
        most, where = limit(own.name)
        if most == MESSAGE or not english.variables <= LONGEST.keys() or not own.variables <= LONGEST.keys():
            continue
        said = of.text(own.name, LONGEST)
        if len(said) > most:
            yield Problem(own.home, own.line, own.name, f"{len(said)} of {most} characters: {where}")
        if is_command_name(own.name) and not (COMMAND_NAME.fullmatch(said) and said == said.lower()):
            yield Problem(own.home, own.line, own.name, f"{said!r} cannot be typed: {where}")


def commands(of: Translation) -> Iterator[Problem]:
    """Commands that texts name and that are called otherwise in this language."""
    names = [
        each for each in of.english.patterns if each.startswith("command-") and "description" not in each
    ]
    called = {of.text(each, {}): each for each in names}
    groups = {each for each in names if any(other.startswith(f"{each}-") for other in names)}
    inner = {
        (of.text(group, {}), of.text(each, {}))
        for group in groups
        for each in names
        if each.startswith(f"{group}-")
    }
    for own in of.own.patterns.values():
        for found in MENTION.finditer(own.source):
            is_group = called.get(found[1]) in groups
            if found[1] not in called or (is_group and found[2] and (found[1], found[2]) not in inner):
                yield Problem(own.home, own.line, own.name, f"no command is called {found[0]} here")


def same_names(of: Translation) -> Iterator[Problem]:
    """Commands, or options of one command, that could not be distinguished."""
    ids = [each for each in of.english.patterns if is_command_name(each)]
    families: dict[tuple[str, str], list[str]] = {}
    for each in ids:
        families.setdefault((_family(each, ids), of.text(each, {})), []).append(each)
    for (_, name), messages in families.items():
        for each in messages[1:]:
            said = of.own.patterns.get(each)
            if said is not None:
                yield Problem(said.home, said.line, each, f"is called {name} like {messages[0]}")


def _family(message: str, ids: list[str]) -> str:
    """What a command or an option stands side by side with: the longest command that its id begins with."""
    kind, _, rest = message.partition("-")
    names = [each.removeprefix("command-") for each in ids if each.startswith("command-")]
    above = [each for each in names if rest.startswith(f"{each}-")]
    return f"{kind} {max(above, key=len, default='')}"


CHECKS: tuple[Callable[[Translation], Iterator[Problem]], ...] = (
    unreadable,
    missing,
    unknown,
    find_moved,
    parameters,
    cases,
    find_untranslated,
    empty,
    too_long,
    commands,
    same_names,
)
