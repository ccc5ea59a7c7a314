"""Which icon stands next to which option of Stone Age: what it gives, costs or is about."""

from __future__ import annotations

from collections.abc import Mapping

from bot.language.stone_age.words import NAMED, SYMBOLS, icon_of_symbol, ring_tiles
from engine.core.actions import Action
from engine.core.questions import Seat
from engine.stone_age.actions import (
    Choose,
    Feed,
    Gain,
    Pay,
    Place,
    Resolve,
    Reward,
    Share,
    Swap,
    Take,
    UseTools,
    read_goods,
)
from engine.stone_age.view import TableView

GOODS = ("food", "wood", "brick", "stone", "gold", "jewelry")
PLACES: Mapping[str, str] = {
    "toolmaker": "tool",
    "hut": "person",
    "field": "field",
    "hunt": "food",
    "forest": "wood",
    "claypit": "brick",
    "quarry": "stone",
    "river": "gold",
    "building": "building",
    "card": "card",
    "trader": "trader",
    "igloo": "igloo",
    "herd": "mammoth",
}
CULTURE = ("art", "medicine", "music", "pottery", "sundial", "transport", "weaving", "writing")
PROFESSIONS = ("farmer", "hut_builder", "shaman", "tool_maker")
ANIMALS = ("polar_bear", "boar", "wolf", "bird_of_prey")
REWARDS: Mapping[str, str] = {"assigned": "die 6", "points": "die 1", "first": "crown", "all": "people"}
VERBS: Mapping[str, str] = {"starve": "hunger", "keep": "kept", "move": "person"}
DICE = tuple(f"die {pips}" for pips in range(1, 7))

icons = frozenset(
    (
        *GOODS,
        *PLACES.values(),
        *NAMED.values(),
        *SYMBOLS.values(),
        *CULTURE,
        *PROFESSIONS,
        *ANIMALS,
        *REWARDS.values(),
        *VERBS.values(),
        *DICE,
        "points",
    )
)


def icon(chosen: Action, view: TableView, seat: Seat) -> str:
    """The icon of an option: that of what it is about, for a payment of what is paid."""
    del seat
    match chosen:
        case UseTools():
            return "tool" if chosen.tools else ""
        case Swap():
            return _icon_of_goods(dict(chosen.get))
        case Pay() | Gain() | Feed() | Share():
            return _icon_of_goods(dict(chosen.goods))
        case Place() | Resolve():
            return _icon_of_place(chosen.where, view)
        case Take() | Choose() | Reward():
            ((name, value),) = chosen.fields().items()
            return value_icon(name, str(value), view)
        case _:
            return VERBS.get(chosen.verb, "")


def _icon_of_goods(goods: Mapping[str, int]) -> str:
    """The icon of goods of one kind; for several kinds that of any resource."""
    found = [what for what, count in goods.items() if count]
    return "any" if len(found) > 1 else "".join(found)


def value_icon(name: str, chosen: int | str, view: TableView) -> str:
    """The icon of a value of a field: a place, a tool, a kind of goods, a die or a reward."""
    match name:
        case "where":
            return _icon_of_place(str(chosen), view)
        case "die":
            return f"die {chosen}"
        case "tools":
            return "tool"
        case "goods" | "give" | "get":
            return _icon_of_goods(dict(read_goods(str(chosen))))
        case "what":
            return REWARDS.get(str(chosen), str(chosen) if chosen in GOODS else "")
        case _:
            return name if name in GOODS else ""


def _icon_of_place(where: str, view: TableView) -> str:
    """The icon of what a place gives; for a card of what it counts for at the end, for an animal the animal's own."""
    place, _, number = where.partition(" ")
    match place:
        case "card":
            field = next((each for each in view.card_fields if each.space == where), None)
            bottom = field.card.bottom if field and field.card else {}
            shown = bottom.get("symbol") or bottom.get("people")
            return icon_of_symbol(str(shown)) if shown else "card"
        case "ring":
            return str(ring_tiles()[int(number) - 1].ring["resource"])
        case "animal":
            return view.animal.id if view.animal else ""
        case _:
            return PLACES.get(place, "")
