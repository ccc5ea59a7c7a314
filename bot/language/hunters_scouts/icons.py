"""Which icon stands next to which option of Jäger und Späher: the card, the place, the item or the goods it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.language.hunters_scouts.labels import characters_taken, members_by_place
from bot.language.hunters_scouts.words import all_locations, all_sacred_places
from engine.core.actions import Action
from engine.core.questions import Seat
from engine.hunters_scouts.actions import (
    COLUMNS,
    Create,
    Exchange,
    Give,
    Lay,
    Lose,
    Pick,
    Play,
    Recall,
    Recruit,
    Send,
    Stash,
    Wear,
)
from engine.hunters_scouts.components import PRINTED
from engine.hunters_scouts.view import TableView

GOODS: Mapping[str, str] = {
    **{what: what for what in ("stone", "wood", "clay", "fruit", "fur", "meat")},
    "vp": "vp",
    "meat2": "meat",
    "member": "person",
}
HOMES = ("village", "camp", "supply")
WAYS: Mapping[str, str] = {
    "items": "item",
    "members": "person",
    "wilderness": "wilderness",
    "hunting": "hunting",
}
VERBS: Mapping[str, str] = {"convert": "fur", "sunset": "sunset", "forgo": "geysers"}

icons = frozenset(
    (
        *GOODS.values(),
        *HOMES,
        *WAYS.values(),
        *VERBS.values(),
        *(each.id for each in (*PRINTED.characters(), *PRINTED.items(), *PRINTED.places())),
        *(each.name for each in (*PRINTED.wilderness(), *PRINTED.hunting())),
        "character",
    )
)


def icon(chosen: Action, view: TableView, seat: Seat) -> str:
    """The icon of an option that is about one thing; empty for one that is about several."""
    match chosen:
        case Send():
            come = Counter(chosen.members) - members_by_place(view, seat)
            return _only([value_icon("members", where, view) for where in come])
        case Recall():
            return _only([value_icon("what", where, view) for where, _ in chosen.fetched])
        case Wear():
            return _only([GOODS[what] for _, what in chosen.covered])
        case Recruit():
            return _only([value_icon(*column, view) for column in zip(COLUMNS, chosen.cards, strict=True)])
        case Stash() | Exchange() | Give():
            return _only(chosen.items)
        case Play() | Lay() | Create() | Pick() | Lose():
            return value_icon("what", chosen.what, view)
        case _:
            return VERBS.get(chosen.verb, "")


def _only(found: Sequence[str]) -> str:
    """The icon that all of these share, except those without any; empty if they differ."""
    different = {each for each in found if each}
    return different.pop() if len(different) == 1 else ""


def value_icon(name: str, chosen: int | str, view: TableView) -> str:
    """The icon of a value of a field: a place, a character, an item, goods, or the free cards of a column."""
    word = str(chosen)
    if name in COLUMNS:
        return _only(characters_taken(view, name, int(chosen))) or ("character" if chosen else "")
    if word in COLUMNS:
        return next(iter(characters_taken(view, word, 1)), "")
    if word in all_locations():
        return all_locations()[word]
    if name in all_locations() or name in all_sacred_places():
        return GOODS.get(word, "")
    return word if word in icons else WAYS.get(word, "")
