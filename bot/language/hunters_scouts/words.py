"""Nouns of Jäger und Späher: characters, locations, items, goods in a line or less, as in the components in use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from bot.language.texts import Texts
from engine import GAMES
from engine.hunters_scouts.components import PRINTED, Components
from engine.hunters_scouts.game import HuntersAndScouts
from engine.hunters_scouts.view import FieldView, ItemView, LocationView, SacredPlaceView, TableView

COUNTED = ("vp", "member")
"""Things whose messages contain their number: `2 points`, `2 home`."""
AT_HOME = frozenset({"village", "camp", "supply"})
FORMS = ("to", "at", "from")


def character(texts: Texts, which: str) -> str:
    """A character by its name: `Advanced Scout`."""
    return texts.icon(which) + texts.say(f"hunters-character-{which}")


def effect_of(texts: Texts, which: str) -> str:
    """What a character does, from top to bottom."""
    return texts.say(f"hunters-does-{which}")


def location(texts: Texts, where: str, form: str = "", letter: str = "") -> str:
    """A location by its name: `Forest 2`, `Village`; the forms `to`, `at` and `from` fit into a sentence.

    With the letter that it has on the table that stands for the number: `Forest (B)`.
    """
    message = _message(where)
    name = texts.say(f"{message}.{form}" if form else message)
    if letter:
        return texts.say("hunters-location-letter", name=name, letter=letter)
    if where not in all_locations() or has_unique_name(where):
        return name
    return texts.say("hunters-location", name=name, number=where.rpartition("-")[2])


def _message(where: str) -> str:
    if where in AT_HOME:
        return f"hunters-home-{where}"
    if where in all_sacred_places():
        return f"hunters-sacred-{where}"
    return f"hunters-terrain-{all_locations()[where]}"


def all_forms(texts: Texts, where: str, letter: str = "") -> dict[str, str]:
    """The name of a location in every form: each language uses the one that its sentence needs."""
    forms = {form: location(texts, where, form, letter) for form in FORMS}
    return {"place": location(texts, where, letter=letter), **forms}


def open_place(view: TableView, where: str) -> LocationView | SacredPlaceView | None:
    """An open card or a sacred place in play; None for the village and for cards that were removed."""
    return next((each for each in (*view.locations, *view.places) if each.id == where), None)


def letter_of(view: TableView, where: str) -> str:
    """The letter of a place on this table, empty where it has none."""
    shown = open_place(view, where)
    return shown.letter if shown else ""


def letter_place(texts: Texts, where: str, view: TableView) -> str:
    """A place as the picture and the controls name it: `B Forest`, `Village`."""
    shown = open_place(view, where)
    return heading(texts, shown) if shown else location(texts, where)


def heading(texts: Texts, shown: LocationView | SacredPlaceView) -> str:
    """An open card or a sacred place with its letter: `B Forest`."""
    if not shown.letter:
        return location(texts, shown.id)
    return texts.say("hunters-lettered", letter=shown.letter, name=texts.say(_message(shown.id)))


def is_location(where: str) -> bool:
    """Whether some table of this game can have such a location."""
    return where in AT_HOME or where in all_sacred_places() or where in all_locations()


def kind(texts: Texts, what: str) -> str:
    """A sort of goods without a number: `wood`."""
    return texts.say(f"hunters-kind-{what}")


def pieces(texts: Texts, what: str, count: int) -> str:
    """A number of one thing: `2 furs`."""
    return texts.icon(what) + texts.say(f"hunters-goods-{what}", count=count)


def goods(texts: Texts, given: Mapping[str, int]) -> str:
    """Goods as a natural list, `nothing` when there are none: `2 wood and 1 fur`."""
    said = [pieces(texts, what, count) for what, count in given.items() if count]
    return texts.list_items(said) or texts.say("hunters-nothing")


def write_fields(texts: Texts, counts: Mapping[str, int]) -> str:
    """Fields of a card by their kinds: `3 wood, 1 fruit`."""
    return ", ".join(pieces(texts, what, count) for what, count in counts.items())


def fields(texts: Texts, shown: LocationView) -> str:
    """What can still be fetched from a location: `2 wood, 1 fruit`."""
    return field_list(texts, [field for field in shown.fields if not field.covered])


def place_with_fields(texts: Texts, where: str, view: TableView) -> str:
    """A place with its free fields or its power: `B Forest · 3 wood, 1 fruit`, `X Geysers · 3 items instead of …`."""
    name, shown = letter_place(texts, where, view), open_place(view, where)
    if shown is None:
        return name
    is_location = isinstance(shown, LocationView)
    found = fields(texts, shown) if is_location else texts.say(f"hunters-brings-at-{where}")
    return texts.say("hunters-value-place", place=name, fields=found)


def brief_effect(texts: Texts, which: str) -> str:
    """What a character does in a few words."""
    return texts.say(f"hunters-brief-{which}")


def field_list(texts: Texts, free: Sequence[FieldView]) -> str:
    """A number of fields of each kind: `3 wood, 1 fruit`."""
    return write_fields(texts, Counter(field.kind for field in free))


def things_brought(texts: Texts, things: Sequence[str]) -> str:
    """What members bring home: `wood + 2 × meat`, `fur + 2 points`; those from a sacred place bring nothing."""
    counts = Counter(things)
    said = [
        with_count(texts, texts.say(f"hunters-brings-{thing}"), count)
        for thing, count in counts.items()
        if thing not in COUNTED
    ]
    said += [texts.say(f"hunters-brings-{each}", count=counts[each]) for each in COUNTED if each in counts]
    return " + ".join(said)


def item(texts: Texts, which: str) -> str:
    """An item by its name: `Clay oven`."""
    return texts.icon(which) + texts.say(f"hunters-item-{which}")


def items(texts: Texts, ids: Sequence[str], joined: str = "list-and") -> str:
    """Items as a natural list, several of one kind with their number: `2 × Axe and Drum`."""
    return texts.list_items(_count_things(texts, ids), joined) or texts.say("hunters-nothing")


def sum_of_items(texts: Texts, ids: Sequence[str]) -> str:
    """Items for a label: `2 × Axe + Drum`."""
    return " + ".join(_count_things(texts, ids))


def _count_things(texts: Texts, ids: Sequence[str]) -> list[str]:
    counts = Counter(ids)
    return [with_count(texts, item(texts, which), count) for which, count in counts.items()]


def characters(texts: Texts, ids: Sequence[str]) -> str:
    """Characters in the order of the game, several of one kind with their number: `2 × Hunter, Chief`."""
    counts = Counter(ids)
    order = [each for each in all_characters() if each in counts]
    said = [with_count(texts, character(texts, each), counts[each]) for each in order]
    return ", ".join(said) or texts.say("hunters-nothing")


def with_count(texts: Texts, name: str, count: int) -> str:
    """A name with its number when there are more than one: `2 × Axe`."""
    return name if count == 1 else texts.say("hunters-several", name=name, count=count)


def cost(texts: Texts, shown: ItemView) -> str:
    """What an item costs: `1 stone + 1 wood`."""
    return " + ".join(pieces(texts, what, count) for what, count in shown.cost.items())


def price(texts: Texts, shown: ItemView | str) -> str:
    """What an item costs and what it gives: `1 stone + 1 wood → 1 point · send 1`."""
    face = all_items()[shown] if isinstance(shown, str) else shown
    gives = [pieces(texts, "vp", face.vp)] if face.vp else []
    gives += [texts.say(f"hunters-effect-{effect}") for effect in face.effects]
    return texts.say(
        "hunters-price", cost=cost(texts, face), gives=" · ".join(gives) or texts.say("hunters-nothing")
    )


def full_item(texts: Texts, shown: ItemView) -> str:
    """An item with its price, as a row: `Axe: 1 stone + 1 wood → 1 point · send 1 · draw an item`."""
    return texts.say("hunters-item", name=item(texts, shown.id), price=price(texts, shown))


def priced_item(texts: Texts, which: str) -> str:
    """An item with its price, within a sentence or a label: `Axe (1 stone + 1 wood → 1 point · send 1)`."""
    return texts.say("hunters-priced-item", name=item(texts, which), price=price(texts, which))


def components_in_use() -> Components:
    """The components that are played with."""
    game = GAMES.get(HuntersAndScouts.id)
    return game.components if isinstance(game, HuntersAndScouts) else PRINTED


def names(texts: Texts, verb: str, view: TableView) -> Mapping[str, Sequence[str]]:
    """All characters, columns or items, for the verbs that are about one."""
    if verb == "play":
        return {each: [character(texts, each)] for each in all_characters()}
    if verb == "lay":
        ways = ("answer", "field")  # `left`, `left column`
        return {each.name: [texts.say(f"hunters-{way}-{each.name}") for way in ways] for each in view.columns}
    about_items = verb in {"create", "stash", "exchange", "give"}
    return {each: [item(texts, each)] for each in all_items()} if about_items else {}


def all_items() -> Mapping[str, ItemView]:
    return _items(components_in_use())


def all_characters() -> tuple[str, ...]:
    return tuple(character.id for character in components_in_use().characters())


def all_sacred_places() -> frozenset[str]:
    return _sacred_places(components_in_use())


def all_locations() -> Mapping[str, str]:
    """The name on every card of the wilderness and the hunting grounds, by its id."""
    return _locations(components_in_use())


def has_unique_name(where: str) -> bool:
    """Whether no other card bears the name of this one."""
    return Counter(all_locations().values())[all_locations()[where]] == 1


@cache
def _items(box: Components) -> dict[str, ItemView]:
    return {item.id: ItemView(item.id, item.cost, item.vp, item.effects) for item in box.items()}


@cache
def _sacred_places(box: Components) -> frozenset[str]:
    return frozenset(place.id for place in box.places())


@cache
def _locations(box: Components) -> dict[str, str]:
    return {place.id: place.name for place in (*box.wilderness(), *box.hunting())}
