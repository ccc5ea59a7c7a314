"""Checks of further languages, written by others, before they are used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from engine.printable import printable
from engine.text_files import UnreadableFile, read_text

NAME = re.compile(r"[a-z]{2,3}(-[A-Z]{2}|-[0-9]{3})?")
"""Discord's name of a language: `fr`, `pt-BR`, `es-419`."""
MOST_DEPTH = 20
"""The most nested brackets; our own texts have at most four."""
MOST_DIGITS = 30


class UnusableLanguage(Exception):
    """Why a folder of languages cannot be used, without a full stop."""


def check_languages(folder: Path, ours: Path) -> None:
    """Raise `UnusableLanguage` unless each folder inside is a further language whose files can be read."""
    try:
        found = sorted({file.parent for file in folder.glob("*/*.ftl")})
    except OSError as problem:
        raise UnusableLanguage(f"{folder} cannot be read: {problem.strerror}") from None
    if not found:
        raise UnusableLanguage(f"this must be a folder that holds languages, such as fr/, not {folder}")
    for language in found:
        check_language(language, ours)


def check_language(folder: Path, ours: Path) -> None:
    """Raise `UnusableLanguage` unless this is a new language whose files can be read."""
    if not NAME.fullmatch(folder.name):
        raise UnusableLanguage(
            printable(f"{folder}: a language is called as Discord does, such as fr or pt-BR")
        )
    if folder.resolve() != (ours / folder.name).resolve() and (ours / folder.name).is_dir():
        raise UnusableLanguage(
            printable(f"{folder}: the bot has a language {folder.name} already; give this one another name")
        )
    for file in sorted(folder.rglob("*.ftl")):
        try:
            text = read_text(file)
        except UnreadableFile as problem:
            raise UnusableLanguage(str(problem)) from None
        for line, why in _oddities(text):
            raise UnusableLanguage(printable(f"{file}:{line}: {why}"))


def _oddities(text: str) -> Iterator[tuple[int, str]]:
    """What texts do not need and the Fluent parser does not tolerate, with the number of its line."""
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(r"[a-zA-Z-]", line):  # a message begins
            depth = 0
        for each in line:
            depth = max(0, depth + (each in "{(") - (each in "})"))
            if depth > MOST_DEPTH:
                yield number, f"more than {MOST_DEPTH} brackets stand in each other"
        if re.search(rf"[0-9]{{{MOST_DIGITS},}}", line):
            yield number, f"a number has fewer than {MOST_DIGITS} digits"
        if not line.replace("\t", "").isprintable() and (found := CONTROL.search(line)):
            yield number, f"the character {printable(found[0])} cannot be shown"


CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Escape codes and the like; characters that join letters or change their direction are part of languages."""
