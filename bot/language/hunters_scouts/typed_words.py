"""The words of a typed answer: names of all our languages, in any case and number, letters of places."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import takewhile

from bot.language.hunters_scouts import faces
from bot.language.texts import Texts, languages
from bot.language.typed_names import folded, named
from engine.hunters_scouts.orders.stones import KINDS
from engine.hunters_scouts.view import TableView

LINKS = ("and", "then")
NEXT = (",", ";", "\n", *LINKS)
"""What stands between the parts of an answer."""
VALUES = (
    *("new", "nobody", "most", "fewest", "best", "only", "done", "finish", "none", "away"),
    *("left", "middle", "right", "items", "members", "give", "decline", "wilderness"),
)
NOTHING = "filler"
"""What people write between the words that say something: `the`, `my`."""
WORDS = (*LINKS, *VALUES, NOTHING)
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


def words(text: str, view: TableView) -> Sequence[str] | None:
    """The words of the text form that are meant, separators included; None where one means nothing."""
    here, pieces, found = places_here(view), PIECE.findall(text), list[str]()
    at = 0
    while at < len(pieces):
        together = [*takewhile(_is_word, pieces[at : at + _most_words()])] or pieces[at : at + 1]
        length, word = _longest(together, here)
        if word is None:
            return None
        at += length
        if word != NOTHING:
            found.append(word)
    return found


def _is_word(piece: str) -> bool:
    return piece[:1].isalnum()


def _longest(pieces: list[str], here: Mapping[str, frozenset[str]]) -> tuple[int, str | None]:
    """The word that as many of these pieces as possible mean together, and how many they are."""
    if not _is_word(pieces[0]):
        return 1, pieces[0]
    for length in range(len(pieces), 0, -1):
        said = folded(" ".join(pieces[:length]))
        place = next((where for where, called in here.items() if said in called), None)
        if length == 1 and "+" in pieces[0]:
            parts = [_one(each.strip(), here) for each in pieces[0].split("+")]
            return 1, "+".join(each for each in parts if each) if all(parts) else None
        if place or said in _exact():
            return length, place or _exact()[said]
    return 1, _one(pieces[0], here)


def _one(piece: str, here: Mapping[str, frozenset[str]]) -> str | None:
    """The word that a piece means, with an ending at most."""
    said = folded(piece)
    if NUMBER.fullmatch(piece) or piece.casefold() in faces.locations():
        return piece.casefold()
    return named(said, here) or _nearly_called(said)
