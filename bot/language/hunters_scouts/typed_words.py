"""The words of a typed plan or answer: names of all our languages, in any case and number, letters of places."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from itertools import takewhile

from bot.language.hunters_scouts import faces
from bot.language.texts import Texts, languages
from bot.language.typed_names import folded, named
from engine.core.errors import RuleError
from engine.hunters_scouts.orders.stones import KINDS
from engine.hunters_scouts.view import TableView

STARTS = ("recall", "sunset", "forgo", "ask")
QUESTIONS = (
    *("send", "use", "wear", "mark", "lay", "spirits", "fire"),
    *("reveal", "keep", "exchange", "lose", "recruit", "bonus"),
)
LINKS = ("else", "if", "and", "or", "from", "then", "stop", "round", "always")
VALUES = (
    *("new", "nobody", "most", "fewest", "best", "only", "done", "finish", "none", "away"),
    *("left", "middle", "right", "items", "members", "give", "decline", "wilderness"),
)
CONDITIONS = ("mine", "taken", "free", "gone", "open", "hunger", "points", "village", "cards")
SIGNS = ("fewer", "more", "least", "limit")
NOTHING = "filler"
"""What people write between the words that say something: `the`, `members`."""
WORDS = (*STARTS, *QUESTIONS, *LINKS, *VALUES, *CONDITIONS, *SIGNS, NOTHING)
LIKE = 0.75
"""How alike what was typed and a name must be, so that the name is suggested."""
PIECE = re.compile(r"[^\W_](?:[\w'’-]*\w)?(?:\s*\+\s*[\w'’-]+)*|[<>=:;\n,→]")
NUMBER = re.compile(r"\d{1,3}(?:-\d{1,3}){0,2}")


@cache
def vocabulary() -> Mapping[str, frozenset[str]]:
    """What each word of the text form is called in all languages."""
    found: dict[str, set[str]] = {word: {word} for word in WORDS if word != NOTHING}
    for texts in map(Texts, languages()):
        for word in WORDS:
            said = texts.say(f"hunters-typed-{word}")
            found.setdefault(word, set()).update(each.strip() for each in said.split(","))
        for which in faces.characters():
            found.setdefault(which, {which}).add(texts.say(f"hunters-character-{which}"))
        for which in faces.items():
            found.setdefault(which, {which}).add(texts.say(f"hunters-item-{which}"))
        for place in faces.sacred_places():
            found.setdefault(place, {place}).add(texts.say(f"hunters-sacred-{place}"))
        for kind in KINDS:
            many = texts.say(f"hunters-goods-{kind}", count=2).partition(" ")[2]
            found.setdefault(kind, {kind}).update((texts.say(f"hunters-kind-{kind}"), many))
    return {word: frozenset(map(folded, names)) for word, names in found.items()}


@cache
def _exact() -> Mapping[str, str]:
    """The word that is called exactly so; of several the first, as links come before values."""
    called: dict[str, str] = {}
    for word, names in vocabulary().items():
        for name in names:
            called.setdefault(name, word)
    return called


@cache
def _most_words() -> int:
    """Of the longest name."""
    return max(name.count(" ") + 1 for name in _exact())


def word_of(name: str) -> str:
    """The word that is called exactly so."""
    return _exact()[name]


@lru_cache(maxsize=1024)
def _nearly_called(name: str) -> str | None:
    """The word that is called so but for an ending, None if none is: several hundred names are compared."""
    return named(name, vocabulary())


def places_here(view: TableView) -> Mapping[str, frozenset[str]]:
    """The places on this table: by letter, by id, and by name where only one is called so."""
    found = {each.id: {each.letter, each.id} for each in (*view.locations, *view.places)}
    names = [each.name for each in view.locations]
    for each in view.locations:
        if names.count(each.name) == 1:
            found[each.id].update(Texts(which).say(f"hunters-terrain-{each.name}") for which in languages())
    return {where: frozenset(map(folded, called)) for where, called in found.items()}


def words(text: str, view: TableView) -> Iterator[str]:
    """The words of the text form that are meant, separators included; raises `RuleError` for one of no meaning."""
    here = places_here(view)
    pieces = PIECE.findall(text)
    at = 0
    while at < len(pieces):
        together = [*takewhile(_is_word, pieces[at : at + _most_words()])] or pieces[at : at + 1]
        length, word = _longest(together, here)
        at += length
        if word != NOTHING:
            yield word


def _is_word(piece: str) -> bool:
    return piece[:1].isalnum()


def _longest(pieces: list[str], here: Mapping[str, frozenset[str]]) -> tuple[int, str]:
    """The word that as many of these pieces as possible mean together, and how many they are."""
    if not _is_word(pieces[0]):
        return 1, pieces[0]
    for length in range(len(pieces), 0, -1):
        said = folded(" ".join(pieces[:length]))
        place = next((where for where, called in here.items() if said in called), None)
        if length == 1 and "+" in pieces[0]:
            parts = (_one(each.strip(), here) for each in pieces[0].split("+"))
            return 1, "+".join(parts)
        if place or said in _exact():
            return length, place or _exact()[said]
    return 1, _one(pieces[0], here)


def _one(piece: str, here: Mapping[str, frozenset[str]]) -> str:
    """The word that a piece means, with an ending at most; raises `RuleError` with the nearest one."""
    said = folded(piece)
    if NUMBER.fullmatch(piece) or piece.casefold() in faces.locations():
        return piece.casefold()
    if (found := named(said, here) or _nearly_called(said)) is not None:
        return found
    names = {*_exact(), *(name for names in here.values() for name in names if len(name) > 1)}
    near = get_close_matches(said, sorted(names), 1, LIKE)
    if not near:
        raise RuleError("error-hunters-plan-word", word=piece[:40])
    raise RuleError("error-hunters-plan-word-near", word=piece[:40], near=near[0])
