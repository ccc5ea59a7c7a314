"""Nouns of Stone Age: places, goods, cards and tiles in a line or less."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.language.stone_age import faces
from bot.language.stone_age.icons import icon_of, icon_of_symbol
from bot.language.texts import Texts
from engine.stone_age.view import BonusTileView, BuildingView, CardView

Goods = str | Sequence[tuple[str, int]]
"""Resources as an event says them (`2 wood 1 gold`) or as an action holds them."""


def place(texts: Texts, where: str, form: str = "") -> str:
    """The name of a place: `Forest`, `Card 2`; the forms `to` and `at` fit into a sentence: `in the forest`.

    A roll can also be made for a card, then `where` is the id of the card.
    """
    name, _, number = where.partition(" ")
    params: dict[str, str | int] = {"number": number}
    if where in faces.cards():
        name = "bought-card"
    elif name == "ring":
        resource = faces.ring_tiles()[int(number) - 1].ring["resource"]
        params["resource"] = kind(texts, str(resource))
    dotted = f"stone-age-place-{name}.{form}" if form else f"stone-age-place-{name}"
    return texts.say(dotted, **params)


def all_forms(texts: Texts, where: str) -> dict[str, str]:
    """A place by its name and in every form: a language takes the one that its sentence needs."""
    return {"place": place(texts, where), "to": place(texts, where, "to"), "at": place(texts, where, "at")}


def is_place(texts: Texts, where: str) -> bool:
    """Whether some table of this game can have such a place."""
    name, _, number = where.partition(" ")
    if name == "ring":
        return number in [str(n) for n, _ in enumerate(faces.ring_tiles(), start=1)]
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
    """The resources with their numbers."""
    if not isinstance(given, str):
        return given
    words = given.split()
    return [(what, int(count)) for count, what in zip(words[::2], words[1::2], strict=True)]


def card(texts: Texts, shown: CardView | str) -> str:
    """Both parts of a card in one line: `roll 2 dice for gold · art`."""
    face = faces.cards()[shown] if isinstance(shown, str) else shown
    return texts.say("stone-age-card", top=top(texts, face.top), bottom=bottom(texts, face.bottom))


def top(texts: Texts, row: Mapping[str, str | int]) -> str:
    """The upper part of a card, or what a die or a bonus gives: what happens when it is taken."""
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
    tile = faces.buildings()[shown] if isinstance(shown, str) else shown
    return " · ".join([price(texts, tile), *_gave(texts, tile), *effects(texts, tile)])


def _gave(texts: Texts, tile: BuildingView) -> Iterator[str]:
    if tile.scored is not None:
        points = texts.say("stone-age-preview-points", points=tile.scored)
        yield texts.say("stone-age-tile-scored", points=points)


def price(texts: Texts, tile: BuildingView) -> str:
    """What a tile costs and scores: `any 3 resources → 4 points`."""
    if tile.kind == "choice" and not tile.kinds:
        return texts.say("stone-age-price-any", pieces=tile.pieces, points=tile.points)
    if tile.kind == "choice":
        return texts.say("stone-age-price-choice", pieces=tile.pieces, kinds=tile.kinds)
    if tile.kind == "range":
        return texts.say("stone-age-price-range", fewest=tile.fewest, most=tile.most)
    if tile.kind == "jewelry":
        return texts.say("stone-age-price-jewelry", fewest=tile.fewest, most=tile.most, each=tile.each)
    cost = sum_of_goods(texts, tuple(tile.cost.items()))
    return texts.say("stone-age-price-fixed", goods=cost, points=tile.points)


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
    tile = faces.bonus_tiles()[shown] if isinstance(shown, str) else shown
    return texts.say("stone-age-bonus-tile", first=top(texts, tile.first), all=top(texts, tile.all))
