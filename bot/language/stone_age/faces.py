"""Cards and tiles of all modules by id, as they lie in the boxes that the operator plays with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from engine import GAMES
from engine.stone_age.components import PRINTED, TABLES, Building, Components, rows_of
from engine.stone_age.game import StoneAge
from engine.stone_age.view import BonusTileView, BuildingView, CardView

POINTS_INSTEAD = 1
"""The number of the reward that may be taken instead of any other."""


def in_use() -> Components:
    """The components that are played with."""
    game = GAMES[StoneAge.id]
    return game.components if isinstance(game, StoneAge) else PRINTED


def cards() -> Mapping[str, CardView]:
    return _cards(in_use())


def buildings() -> Mapping[str, BuildingView]:
    """Building tiles and igloos; whether a plus counts depends on the table, so it is left out."""
    return _buildings(in_use())


def bonus_tiles() -> Mapping[str, BonusTileView]:
    return _bonus_tiles(in_use())


def reward(die: int) -> Mapping[str, str | int]:
    """What a number on a reward die gives, in the words of a card's upper part."""
    rows = in_use().table("animals")["reward"]
    return next(row["gives"] for row in rows if row["id"] == die)


def ring_tiles() -> Sequence[BuildingView]:
    """The tiles with places of their owner's own, in the order of the places `ring 1`, `ring 2` …"""
    return [tile for tile in buildings().values() if tile.ring]


@cache
def _cards(box: Components) -> dict[str, CardView]:
    found = (box.cards(name) for name in TABLES if "card" in rows_of(name))
    return {card.id: CardView(card.id, card.top, card.bottom) for card in chain.from_iterable(found)}


@cache
def _buildings(box: Components) -> dict[str, BuildingView]:
    return {tile.id: _face(tile) for tile in _tiles(box)}


def _tiles(box: Components) -> Iterator[Building]:
    for name in TABLES:
        if "building" in rows_of(name):
            yield from box.buildings(name)
    yield from box.buildings("igloos", "igloo")


def _face(tile: Building) -> BuildingView:
    price = (tile.cost, tile.points, tile.pieces, tile.kinds, tile.fewest, tile.most, tile.each)
    return BuildingView(tile.id, tile.kind, *price, top=tile.top, income=tile.income, ring=tile.ring)


@cache
def _bonus_tiles(box: Components) -> dict[str, BonusTileView]:
    return {tile.id: BonusTileView(tile.id, tile.first, tile.all) for tile in box.bonus_tiles()}
