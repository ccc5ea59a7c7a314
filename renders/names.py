"""Names as pictures write them: legible for every name that Discord allows."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

from anyascii import anyascii

from renders.assets import can_write

NAMELESS = "?"
"""Written for a name without any visible character."""


@lru_cache(maxsize=1024)
def write_name(name: str) -> str:
    """The name in letters that the typeface has: other scripts in Latin letters, emoji left out.

    A name of emoji alone becomes their English names; never empty.
    """
    plain = unicodedata.normalize("NFKC", name)
    words = "".join(_to_letters(each) for each in plain)
    if not any(each.isalnum() for each in words):
        words = "".join(each if each in words else _to_emoji_name(each) for each in plain)
    return " ".join(words.split()) or NAMELESS


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """One letter for each name; where they clash a second one, the first in which they differ: An, B and Ad for Anna,
    Ben and Andi.
    """
    words = [_alphanumeric(name) for name in names]
    many = Counter(word[0] for word in words)
    return tuple(
        word[0] if many[word[0]] == 1 else word[0] + _second_letter(words, number)
        for number, word in enumerate(words)
    )


def _alphanumeric(name: str) -> str:
    letters = "".join(each for each in write_name(name) if each.isalnum())
    return (
        letters[0].upper()[0] + letters[1:].lower() if letters else NAMELESS
    )  # the capital of ß has two letters


def _second_letter(words: Sequence[str], number: int) -> str:
    """The first later letter in which all names with this initial differ, else the number that a name ends with or its
    second letter, else which of them it is.
    """
    alike = [each for each in words if each[0] == words[number][0]]
    for letters in zip_longest(*(each[1:] for each in alike), fillvalue=""):
        if len({*letters}) == len(alike):
            return letters[alike.index(words[number])]
    ends = [each[-1] if each[-1].isdigit() else each[1:2] for each in alike]
    if len({*ends}) == len(alike):
        return ends[alike.index(words[number])]
    return str(sum(each[0] == words[number][0] for each in words[: number + 1]))


def _to_letters(character: str) -> str:
    """A character in letters that the typeface has; empty for marks and signs that it does not have."""
    if character.isspace():
        return " "
    if unicodedata.combining(character) or not character.isprintable():
        return ""
    if can_write(character):
        return character
    said = anyascii(character)
    return "" if said[:1] == ":" and said[-1:] == ":" else said


def _to_emoji_name(character: str) -> str:
    """The English name of an emoji and a space; empty for other characters."""
    said = anyascii(character)
    return said.strip(":").replace("_", " ").title() + " " if len(said) > 2 and said[:1] == ":" else ""
