"""Finds the names that people type, in any case, spelling and language of the bot; else the nearest name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache, lru_cache
from itertools import chain

from bot.language.texts import Texts, languages

LONG = 4
"""The least letters of a significant word; shorter ones count only if there is none."""
MOST_ENDING = 3
"""The most letters by which one of two equal words may be longer, as an ending: `Mammoth`, `mammoths`."""
COMPOUND = 6
"""The least letters of a word that may begin a compound of any length: `Mammut`, `Mammutherde`."""
NEAR = 0.6
"""The least similarity (0 to 1) of typed text and a name that is suggested."""
CLOSE = re.compile(r"(?<=\d)(?=[^\W\d])|(?<=[^\W\d])(?=\d)")
"""Between a number and what it counts without a space: `2wood`, `card2`."""
MOST_DIGITS = 4
MOST_NAMES, LONGEST_NAME = 4096, 100
"""The size of the cache of folded names, and the most characters of one, as each word is compared with all."""
UMLAUT = re.compile(r"([aou])e")
"""Of a keyboard without umlauts; both texts of a comparison lose the `e`, as `voedsel` does."""
LISTED = re.compile(r"\s*[,;+\n]\s*")

Names = Mapping[str, Collection[str]]
"""All names of each id."""
Amounts = tuple[tuple[int, tuple[str, ...]], ...]
"""Numbers, each with the words for what it counts."""


def fold(text: str) -> str:
    """Normalize words, so that case, accents, hyphens and apostrophes make no difference, nor `ue` written for `ü`."""
    return _folded_name(text) if len(text) <= LONGEST_NAME else _fold_once(text)


def _fold_once(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = (each for each in plain if not unicodedata.combining(each) and each not in "'’`")
    words = "".join(each if each.isalnum() else " " for each in letters).split()
    return UMLAUT.sub(r"\1", " ".join(words))


_folded_name = lru_cache(maxsize=MOST_NAMES)(_fold_once)


def find_name(typed: str, names: Names) -> str | None:
    """The id that is meant, by a whole name or by words that only one id's names contain; else None."""
    wanted = fold(typed)
    exact = [each for each, called in names.items() if wanted in map(fold, (each, *called))]
    if exact or not wanted:
        return exact[0] if exact else None
    alike = [each for each, called in names.items() if any(_says(wanted, fold(name)) for name in called)]
    return alike[0] if len(alike) == 1 else None


def _says(wanted: str, name: str) -> bool:
    """Whether all significant words are in the name."""
    words = wanted.split()
    telling = [word for word in words if len(word) >= LONG] or words
    return all(any(same_word(word, other) for other in name.split()) for word in telling)


def same_word(one: str, other: str) -> bool:
    """Whether two folded words are equal except for an ending."""
    short, long = sorted((one, other), key=len)
    if one == other:
        return True
    enough = LONG if len(long) - len(short) <= MOST_ENDING else COMPOUND
    return len(short) >= enough and long.startswith(short)


def nearest(typed: str, names: Names) -> str | None:
    """The id whose name is most similar to what was typed, None if none is; a long word of a name counts like a name.

    Each text is compared once, and letter by letter only if its length and letters allow enough similarity.
    """
    parts: dict[str, str] = {}
    for each, called in names.items():
        for part in chain.from_iterable(map(_comparable, (each, *called))):
            parts.setdefault(part, each)
    found, least = None, NEAR
    matcher = SequenceMatcher(b=fold(typed))
    for part, each in parts.items():
        matcher.set_seq1(part)
        if min(matcher.real_quick_ratio(), matcher.quick_ratio()) < least:
            continue
        if (alike := matcher.ratio()) > least or (found is None and alike == least):
            found, least = each, alike
    return found


def _comparable(name: str) -> Iterator[str]:
    """A name, and its significant words."""
    yield fold(name)
    yield from (word for word in fold(name).split() if len(word) >= LONG)


def and_words() -> frozenset[str]:
    """The words for "and" before the last item of a list, in each of our languages."""
    return _and_words(languages())


@cache
def _and_words(known: tuple[str, ...]) -> frozenset[str]:
    said = (Texts(each).say("list-and", list="\n", item="\n") for each in known)
    return frozenset(filter(None, (each.strip().casefold() for each in said)))


def split_list(typed: str) -> list[str]:
    """The items of a list, without the words between them."""
    words = "|".join(map(re.escape, sorted(and_words())))
    return re.split(rf"\s+(?:{words})\s+|\s*&\s*", typed, flags=re.IGNORECASE)


def several(typed: str, names: Names) -> list[str]:
    """The ids of a list with commas or “and” in between; an unknown name is returned as typed."""
    found: list[str] = []
    for part in filter(None, LISTED.split(typed.strip())):
        known = find_name(part, names)
        parts = [part] if known else filter(None, split_list(part))
        found += [find_name(each, names) or each.strip() for each in parts]
    return list(dict.fromkeys(found))


@lru_cache(maxsize=MOST_NAMES)
def amounts(typed: str) -> Amounts:
    """Parse counted things in any order: `2 wood, 1 brick` equals `brick 1 wood 2`; 0 without a number."""
    between = and_words()
    words = [word for word in fold(CLOSE.sub(" ", typed)).split() if word not in between]
    if not any(word.isdecimal() for word in words):
        return ((0, tuple(words)),)
    ordered = words if words[0].isdecimal() else words[::-1]
    found: list[tuple[int, tuple[str, ...]]] = []
    for word in ordered:
        if word.isdecimal() and len(word) <= MOST_DIGITS:
            found.append((int(word), ()))
        elif found:
            count, before = found[-1]
            found[-1] = (count, (*before, word) if ordered is words else (word, *before))
    return tuple(sorted(found))


def same_amounts(one: str, other: str) -> bool:
    """Whether two texts count the same things, each in its singular or plural."""
    first, second = amounts(one), amounts(other)
    is_counted = all(words for _, words in first)
    return is_counted and _has_each_once(first, second) and _has_each_once(second, first)


def _has_each_once(some: Amounts, others: Amounts) -> bool:
    """Whether each of `some` is the same as just one of the others."""
    return all(
        sum(count == much and _same_words(words, said) for much, said in others) == 1 for count, words in some
    )


def _same_words(some: tuple[str, ...], others: tuple[str, ...]) -> bool:
    return len(some) == len(others) and all(map(same_word, some, others))
