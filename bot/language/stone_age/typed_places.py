"""What people call places, goods and answers of Stone Age, in all our languages at once."""

from __future__ import annotations

import re
from functools import cache

from bot.language.stone_age.words import kind, place
from bot.language.texts import Texts, languages
from engine.stone_age.view import TableView

FAMILIES = ("card", "building", "igloo", "ring")
"""Places of which there are several, each with a number."""
GOODS = ("people", "food", "wood", "brick", "stone", "gold", "jewelry")
BROUGHT = {"forest": "wood", "claypit": "brick", "quarry": "stone", "river": "gold", "hunt": "food"}
"""Who names the resource means the place where it is found."""
ALSO = {
    "toolmaker": ("tools", "tool", "Werkzeug", "Werkzeuge", "gereedschap"),
    "field": ("farm", "agriculture", "Feld", "Feldbau", "veld"),
    "hut": ("love hut", "Liebeshütte", "Huette", "Zelt", "bevolking"),
    "claypit": ("clay", "brick pit", "Lehmkuhle", "klei"),
    "building": ("Gebaeude", "Haus", "Häuser", "gebouw"),
    "trader": ("Haendler",),
    "herd": ("mammoths", "Mammuts", "mammoeten"),
    "people": ("persons", "Personen", "Leute", "mensen", "stamleden"),
    "brick": ("clay", "bricks", "Ziegel", "klei"),
    "board": ("rest", "others", "Rest", "der Rest", "andere", "de rest"),
}
"""What many people say instead of the printed names."""
NUMBER = re.compile(r"\s*\d.*")


def places_called(view: TableView) -> dict[str, tuple[str, ...]]:
    """The places of this table with all their names; those of one family once, without numbers."""
    alone = [space.id for space in view.spaces if space.id.partition(" ")[0] not in FAMILIES]
    several = dict.fromkeys(space.id for space in view.spaces if space.id not in alone)
    firsts = {
        family: next((each for each in several if each.startswith(f"{family} ")), "") for family in FAMILIES
    }
    found = {where: _names(where, where) for where in alone}
    return found | {family: _names(family, first) for family, first in firsts.items() if first}


def _names(which: str, where: str) -> tuple[str, ...]:
    printed = [NUMBER.sub("", place(texts, where)) for texts in map(Texts, languages())]
    brought = [kind(texts, BROUGHT[which]) for texts in map(Texts, languages())] if which in BROUGHT else []
    return tuple(dict.fromkeys((*printed, *ALSO.get(which, ()), *brought)))


@cache
def goods_called() -> dict[str, tuple[str, ...]]:
    """What is given or paid, with all names."""
    return {what: (*_kinds(what), *ALSO.get(what, ())) for what in GOODS}


def _kinds(what: str) -> tuple[str, ...]:
    known = [texts for texts in map(Texts, languages()) if texts.knows(f"stone-age-kind-{what}")]
    return tuple(kind(texts, what) for texts in known)


@cache
def answers(order: str) -> dict[str, tuple[str, ...]]:
    """The words of the values of an order, with all names."""
    refusal = "unpayable" if order == "decline" else "decline"
    words = ("board",) if order == "resolve" else ("gain", "gain-all", "never", "starve", refusal, "plus")
    said = {
        word: tuple(texts.say(f"stone-age-order-{word}") for texts in map(Texts, languages()))
        + ALSO.get(word, ())
        for word in words
    }
    return said if order == "resolve" else {**said, **goods_called()}
