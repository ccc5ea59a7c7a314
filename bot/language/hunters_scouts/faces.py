"""Items and locations by id, as they lie in the box that the operator plays with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from engine import GAMES
from engine.hunters_scouts.components import PRINTED, Components
from engine.hunters_scouts.game import HuntersAndScouts
from engine.hunters_scouts.view import ItemView


def in_use() -> Components:
    """The components that are played with."""
    game = GAMES.get(HuntersAndScouts.id)
    return game.components if isinstance(game, HuntersAndScouts) else PRINTED


def items() -> Mapping[str, ItemView]:
    return _items(in_use())


def characters() -> tuple[str, ...]:
    return tuple(character.id for character in in_use().characters())


def sacred_places() -> frozenset[str]:
    return _sacred_places(in_use())


def locations() -> Mapping[str, str]:
    """The name on every card of the wilderness and the hunting grounds, by its id."""
    return _locations(in_use())


def fields_printed(where: str) -> Mapping[str, int]:
    """The fields on a card of the wilderness or a hunting ground, by kind."""
    return _read_printed(in_use())[where]


def is_only(where: str) -> bool:
    """Whether no other card bears the name of this one."""
    return Counter(locations().values())[locations()[where]] == 1


@cache
def _items(box: Components) -> dict[str, ItemView]:
    return {item.id: ItemView(item.id, item.cost, item.vp, item.effects) for item in box.items()}


@cache
def _sacred_places(box: Components) -> frozenset[str]:
    return frozenset(place.id for place in box.places())


@cache
def _locations(box: Components) -> dict[str, str]:
    return {place.id: place.name for place in (*box.wilderness(), *box.hunting())}


@cache
def _read_printed(box: Components) -> dict[str, dict[str, int]]:
    return {place.id: dict(place.fields) for place in (*box.wilderness(), *box.hunting())}
