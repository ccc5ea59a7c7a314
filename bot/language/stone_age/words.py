"""Nouns of Stone Age: places, goods, cards and buildings in a line or less."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.language.texts import Texts
from engine.stone_age import components
from engine.stone_age.view import BuildingView, CardView

CARDS = {card.id: CardView(card.id, card.top, card.bottom) for card in components.cards()}
BUILDINGS = {
    each.id: BuildingView(
        each.id, each.kind, each.cost, each.points, each.pieces, each.kinds, each.fewest, each.most
    )
    for each in components.buildings()
}

Goods = str | Sequence[tuple[str, int]]
"""Resources as an event says them (`2 wood 1 gold`) or as an action holds them."""


def place(texts: Texts, where: str, form: str = "") -> str:
    """The name of a place: `Forest`, `Card 2`; the forms `to` and `at` fit into a sentence: `in the forest`.

    A roll can also be made for a card, then `where` is the id of the card.
    """
    name, _, number = where.partition(" ")
    if where in CARDS:
        name = "bought-card"
    dotted = f"stone-age-place-{name}.{form}" if form else f"stone-age-place-{name}"
    return texts.say(dotted, number=number)


def is_place(texts: Texts, where: str) -> bool:
    """Whether some table of this game can have such a place."""
    name, _, number = where.partition(" ")
    return name.isalpha() and texts.knows(f"stone-age-place-{name}") and (not number or number.isdecimal())


def pieces(texts: Texts, what: str, count: int) -> str:
    """So many of one thing: `2 bricks`."""
    return texts.say(f"stone-age-goods-{what}", count=count)


def goods(texts: Texts, given: Goods) -> str:
    """Resources as a natural list: `2 wood and 1 gold`."""
    return texts.listed([pieces(texts, what, count) for what, count in pairs(given)])


def sum_of_goods(texts: Texts, given: Goods) -> str:
    """Resources for a label: `2 wood + 1 gold`."""
    return " + ".join(pieces(texts, what, count) for what, count in pairs(given))


def pairs(given: Goods) -> Sequence[tuple[str, int]]:
    """The resources with their numbers."""
    if not isinstance(given, str):
        return given
    words = given.split()
    return [(what, int(count)) for count, what in zip(words[::2], words[1::2], strict=True)]


def card(texts: Texts, shown: CardView | str) -> str:
    """Both parts of a card in one line: `roll 2 dice for gold · art`."""
    face = CARDS[shown] if isinstance(shown, str) else shown
    return texts.say("stone-age-card", top=top(texts, face.top), bottom=bottom(texts, face.bottom))


def top(texts: Texts, row: Mapping[str, str | int]) -> str:
    """The upper part of a card, or what a die of the dice bar gives: what happens when it is taken."""
    kind = str(row["kind"]).replace("_", "-")
    if kind == "resource":
        return pieces(texts, str(row["resource"]), int(row["amount"]))
    params = {key: value for key, value in row.items() if key != "kind"}
    if "resource" in params:
        params["resource"] = texts.say(f"stone-age-kind-{params['resource']}")
    return texts.say(f"stone-age-top-{kind}", **params)


def bottom(texts: Texts, row: Mapping[str, str | int]) -> str:
    """The lower part of a card: what it counts at the end."""
    if row["kind"] == "culture":
        return texts.say(f"stone-age-culture-{row['symbol']}")
    return texts.say(f"stone-age-people-{row['people']}", amount=int(row["amount"]))


def building(texts: Texts, shown: BuildingView | str) -> str:
    """Price and points of a building: `2 wood + 1 brick → 10 points`."""
    tile = BUILDINGS[shown] if isinstance(shown, str) else shown
    if tile.kind == "choice":
        return texts.say("stone-age-price-choice", pieces=tile.pieces, kinds=tile.kinds)
    if tile.kind == "range":
        return texts.say("stone-age-price-range", fewest=tile.fewest, most=tile.most)
    cost = sum_of_goods(texts, tuple(tile.cost.items()))
    return texts.say("stone-age-price-fixed", goods=cost, points=tile.points)
