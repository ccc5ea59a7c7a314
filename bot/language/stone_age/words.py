"""Nouns of Stone Age: places, goods, cards and tiles in a line or less, with the values of the components in use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from bot.language.texts import Texts
from engine import GAMES
from engine.core.events import Event
from engine.stone_age.components import PRINTED, TABLES, Building, Components, rows_of
from engine.stone_age.game import StoneAge
from engine.stone_age.previews import tell_price
from engine.stone_age.view import BonusTileView, BuildingView, CardView, TableView

Goods = str | Sequence[tuple[str, int]]
"""Resources as events write them (`2 wood 1 gold`), or as the pairs of an action."""
NAMED: Mapping[str, str] = {
    "resources": "any",
    "any_resource": "any",
    "choose_resources": "any",
    "one_use_tool": "one use",
    "draw_card": "card",
}
"""Icons of things whose id is not the name of their icon."""
SYMBOLS: Mapping[str, str] = {"jewelry": "necklace"}
"""Symbols of culture whose icon has another name: jewelry as a symbol is not the jewelry that is paid."""


def place(texts: Texts, where: str, form: str = "") -> str:
    """The name of a place: `Forest`, `Card 2`; the forms `to` and `at` fit into a sentence: `in the forest`.

    A roll can also be made for a card, then `where` is the id of the card.
    """
    name, _, number = where.partition(" ")
    params: dict[str, str | int] = {"number": number}
    if where in all_cards():
        name = "bought-card"
    elif name == "ring":
        resource = ring_tiles()[int(number) - 1].ring["resource"]
        params["resource"] = kind(texts, str(resource))
    dotted = f"stone-age-place-{name}.{form}" if form else f"stone-age-place-{name}"
    return texts.say(dotted, **params)


def all_forms(texts: Texts, where: str) -> dict[str, str]:
    """The name of a place in every form: each language uses the one that its sentence needs."""
    return {"place": place(texts, where), "to": place(texts, where, "to"), "at": place(texts, where, "at")}


def names(texts: Texts, verb: str, view: TableView) -> Mapping[str, Sequence[str]]:
    """The places of this table, for the verbs that are about places; `to the hut` and `the hut` is one, too."""
    found = dict[str, list[str]]()
    for where in [each.id for each in view.spaces] if verb in {"place", "resolve"} else []:
        words = place(texts, where, "to").split()
        ends = range(len(words)) if not words[-1].isdecimal() else ()  # a bare number is no name
        found[where] = [place(texts, where), *(" ".join(words[at:]) for at in ends)]
    return found


def is_place(texts: Texts, where: str) -> bool:
    """Whether some table of this game can have such a place."""
    name, _, number = where.partition(" ")
    if name == "ring":
        return number in [str(n) for n, _ in enumerate(ring_tiles(), start=1)]
    return name.isalpha() and texts.knows(f"stone-age-place-{name}") and (not number or number.isdecimal())


def kind(texts: Texts, what: str) -> str:
    """A sort of goods without a number: `wood`."""
    return texts.say(f"stone-age-kind-{what}")


def pieces(texts: Texts, what: str, count: int) -> str:
    """A number of one thing: `2 bricks`; `resources` are of any kind."""
    return texts.icon(icon_of(what)) + texts.say(f"stone-age-goods-{what}", count=count)


def goods(texts: Texts, given: Goods) -> str:
    """Resources as a natural list: `2 wood and 1 gold`."""
    return texts.list_items([pieces(texts, what, count) for what, count in pairs(given)])


def sum_of_goods(texts: Texts, given: Goods) -> str:
    """Resources for a label: `2 wood + 1 gold`."""
    return " + ".join(pieces(texts, what, count) for what, count in pairs(given))


def pairs(given: Goods) -> Sequence[tuple[str, int]]:
    """Resources as pairs of kind and number."""
    if not isinstance(given, str):
        return given
    words = given.split()
    return [(what, int(count)) for count, what in zip(words[::2], words[1::2], strict=True)]


def card(texts: Texts, shown: CardView | str) -> str:
    """Both parts of a card in one line: `roll 2 dice for gold · art`."""
    face = all_cards()[shown] if isinstance(shown, str) else shown
    return texts.say("stone-age-card", top=top(texts, face.top), bottom=bottom(texts, face.bottom))


def top(texts: Texts, row: Mapping[str, str | int]) -> str:
    """The upper part of a card, which takes effect when it is taken, or what a die or a bonus gives."""
    name = str(row["kind"]).replace("_", "-")
    if name == "resource":
        return pieces(texts, str(row["resource"]), int(row["amount"]))
    if "bar" in row:
        return texts.say(f"stone-age-top-{name}-{row['bar']}")
    params = {key: value for key, value in row.items() if key not in {"kind", "line"}}
    if "resource" in params:
        params["resource"] = kind(texts, str(params["resource"]))
    return texts.icon(icon_of(str(row["kind"]))) + texts.say(f"stone-age-top-{name}", **params)


def bottom(texts: Texts, row: Mapping[str, str | int]) -> str:
    """The lower part of a card: what it counts at the end."""
    shown = str(row.get("symbol") or row.get("people"))
    icon = texts.icon(icon_of_symbol(shown))
    if row["kind"] == "culture":
        return icon + texts.say(f"stone-age-culture-{row['symbol']}")
    return icon + texts.say(f"stone-age-people-{row['people']}", amount=int(row["amount"]))


def building(texts: Texts, shown: BuildingView | str) -> str:
    """Price, points and effect of a tile: `2 wood + 1 brick → 10 points`; an owned one also says what it gave."""
    tile = all_buildings()[shown] if isinstance(shown, str) else shown
    return " · ".join([price(texts, tell_price(tile)), *_write_scored(texts, tile), *effects(texts, tile)])


def _write_scored(texts: Texts, tile: BuildingView) -> Iterator[str]:
    if tile.scored is not None:
        points = texts.say("stone-age-preview-points", points=tile.scored)
        yield texts.say("stone-age-tile-scored", points=points)


def price(texts: Texts, shown: Event) -> str:
    """What a tile costs and scores: `any 3 resources → 4 points`."""
    params = dict(shown.params)
    if "goods" in params:
        params["goods"] = sum_of_goods(texts, str(params["goods"]))
    return texts.say(f"stone-age-price-{shown.kind.removeprefix('price-')}", **params)


def effects(texts: Texts, tile: BuildingView) -> Sequence[str]:
    """What a tile does besides scoring."""
    said: list[str] = []
    if tile.top:
        said.append(top(texts, tile.top))
    if tile.income:
        income = pieces(texts, str(tile.income["resource"]), int(tile.income["amount"]))
        said.append(texts.say("stone-age-tile-income", goods=income))
    if tile.ring:
        resource = kind(texts, str(tile.ring["resource"]))
        pips, people = int(tile.ring["pips"]), int(tile.ring["people"])
        said.append(texts.say("stone-age-tile-ring", people=people, pips=pips, resource=resource))
    if tile.plus:
        said.append(texts.say("stone-age-tile-plus"))
    return said


def animal(texts: Texts, which: str) -> str:
    """An animal by its name: `the wolf`."""
    return texts.say(f"stone-age-animal-{which}")


def bonus_tile(texts: Texts, shown: BonusTileView | str) -> str:
    """Both bonuses of a tile of the herd."""
    tile = all_bonus_tiles()[shown] if isinstance(shown, str) else shown
    return texts.say("stone-age-bonus-tile", first=top(texts, tile.first), all=top(texts, tile.all))


POINTS_INSTEAD = 1
"""The number of the reward that may be taken instead of any other."""


def components_in_use() -> Components:
    """The components that are played with."""
    game = GAMES[StoneAge.id]
    return game.components if isinstance(game, StoneAge) else PRINTED


def all_cards() -> Mapping[str, CardView]:
    return _cards(components_in_use())


def all_buildings() -> Mapping[str, BuildingView]:
    """Building tiles and igloos; whether a plus counts depends on the table, so it is left out."""
    return _buildings(components_in_use())


def all_bonus_tiles() -> Mapping[str, BonusTileView]:
    return _bonus_tiles(components_in_use())


def find_reward(die: int) -> Mapping[str, str | int]:
    """What a number on a reward die gives, in the words of a card's upper part."""
    rows = components_in_use().table("animals")["reward"]
    return next(row["gives"] for row in rows if row["id"] == die)


def ring_tiles() -> Sequence[BuildingView]:
    """The ring buildings, in the order of their places `ring 1`, `ring 2` …"""
    return [tile for tile in all_buildings().values() if tile.ring]


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


def icon_of_symbol(shown: str) -> str:
    """The icon of a symbol of culture or of a profession."""
    return SYMBOLS.get(shown, shown)


def icon_of(what: str) -> str:
    """The icon of a sort of goods, or of what a card gives at once."""
    return NAMED.get(what, what)
