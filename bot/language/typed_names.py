"""What people type, compared with names: in any case, spelling and language of ours; else the nearest name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache, lru_cache
from itertools import chain

from bot.language.texts import Texts, languages

LONG = 4
"""A word of so many letters says something; shorter ones count only where there is no longer one."""
MOST_ENDING = 3
"""So many letters may one of two words have more, as an ending: `Mammoth`, `mammoths`."""
COMPOUND = 6
"""A word of so many letters may begin a compound of any length: `Mammut`, `Mammutherde`."""
NEAR = 0.6
"""How alike what was typed and a name must be, so that the name is suggested."""
CLOSE = re.compile(r"(\d+)(?=[^\W\d])")
"""A number that is not parted from what it counts: `2wood`."""
MOST_DIGITS = 4
MOST_NAMES, LONGEST_NAME = 4096, 100
"""How many names are kept as they are compared, and how long these are at most: each word is compared with all."""
LISTED = re.compile(r"\s*[,;+\n]\s*")

Names = Mapping[str, Collection[str]]
"""Everything that each id is called."""


def fold(text: str) -> str:
    """The words alone, so that case, accents, hyphens and apostrophes make no difference."""
    return _folded_name(text) if len(text) <= LONGEST_NAME else _fold_once(text)


def _fold_once(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = (each for each in plain if not unicodedata.combining(each) and each not in "'’`")
    return " ".join("".join(each if each.isalnum() else " " for each in letters).split())


_folded_name = lru_cache(maxsize=MOST_NAMES)(_fold_once)


def find_name(typed: str, names: Names) -> str | None:
    """The id that is meant: by a whole name, or by words of one name alone."""
    wanted = fold(typed)
    exact = [each for each, called in names.items() if wanted in map(fold, (each, *called))]
    if exact or not wanted:
        return exact[0] if exact else None
    alike = [each for each, called in names.items() if any(_says(wanted, fold(name)) for name in called)]
    return alike[0] if len(alike) == 1 else None


def _says(wanted: str, name: str) -> bool:
    """Whether all words that say something are words of the name."""
    words = wanted.split()
    telling = [word for word in words if len(word) >= LONG] or words
    return all(any(same_word(word, other) for other in name.split()) for word in telling)


def same_word(one: str, other: str) -> bool:
    """Whether two folded words differ by an ending at most."""
    short, long = sorted((one, other), key=len)
    if one == other:
        return True
    enough = LONG if len(long) - len(short) <= MOST_ENDING else COMPOUND
    return len(short) >= enough and long.startswith(short)


def nearest(typed: str, names: Names) -> str | None:
    """The id whose name is most like what was typed, None if none is; a long word of a name counts like the name.

    Each text is compared once, and letter by letter only if its length and letters let it be alike enough.
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
    """A name, and its words that say something."""
    yield fold(name)
    yield from (word for word in fold(name).split() if len(word) >= LONG)


def and_words() -> frozenset[str]:
    """What stands before the last of a list, in each of our languages."""
    return _and_words(languages())


@cache
def _and_words(known: tuple[str, ...]) -> frozenset[str]:
    said = (Texts(each).say("list-and", list="\n", item="\n") for each in known)
    return frozenset(filter(None, (each.strip().casefold() for each in said)))


def split_list(typed: str) -> list[str]:
    """The parts of a list, without the word between them."""
    words = "|".join(map(re.escape, sorted(and_words())))
    return re.split(rf"\s+(?:{words})\s+|\s*&\s*", typed, flags=re.IGNORECASE)


def several(typed: str, names: Names) -> list[str]:
    """The ids of a list with commas or “and” between; what means nothing stays as it was typed."""
    found: list[str] = []
    for part in filter(None, LISTED.split(typed.strip())):
        known = find_name(part, names)
        parts = [part] if known else filter(None, split_list(part))
        found += [find_name(each, names) or each.strip() for each in parts]
    return list(dict.fromkeys(found))


@lru_cache(maxsize=MOST_NAMES)
def amounts(typed: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """What is counted, in any order: `2 wood, 1 brick` and `brick 1 wood 2` are the same; 0 where no number stands."""
    between = and_words()
    words = [word for word in fold(CLOSE.sub(r"\1 ", typed)).split() if word not in between]
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
    counted = all(words for _, words in first)
    return (
        counted
        and len(first) == len(second)
        and all(
            sum(count == much and _same_words(words, others) for much, others in second) == 1
            for count, words in first
        )
    )


def _same_words(some: tuple[str, ...], others: tuple[str, ...]) -> bool:
    return len(some) == len(others) and all(map(same_word, some, others))
