"""Sample tables of Jäger und Späher, made by hand from the view types alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.core.views import ResultView
from engine.hunters_scouts.view import (
    ColumnView,
    DeckView,
    FieldView,
    ItemView,
    LocationView,
    SacredPlaceView,
    TableView,
    TrackView,
    TribeView,
)
from renders.gallery.samples import NAMES

__all__ = ["NAMES", "own", "table"]

VARIANTS = ("introductory", "normal", "survival")
SOURCES = ("start", "sunset", "item", "bonus", "field", "place", "character")
PHASES = ("turn", "recall", "sunset", "over")

ITEMS = (
    ItemView("hand-axe", {"stone": 1}, 0, ("place-member", "draw-item")),
    ItemView("millstone", {"stone": 1, "fruit": 1}, 1, ("discard-hunger",)),
    ItemView("drum", {"wood": 1, "fur": 1}, 3, ("take-hunger",)),
    ItemView("stone-hut", {"stone": 3, "wood": 1}, 3, ("discard-hunger", "draw-item")),
    ItemView("clay-figure", {"clay": 2}, 2, ()),
    ItemView("boots", {"fur": 1}, 1, ("place-member",)),
    ItemView("loom", {"wood": 1, "fruit": 1, "fur": 1}, 3, ("draw-item",)),
)
PLACES = (
    SacredPlaceView("ice-cavern", (0, 0), letter="X"),
    SacredPlaceView("mud-springs", (2, 0), letter="Y"),
)
_THIRD = {
    "normal": SacredPlaceView("mammoth-graveyard", (0, 1), (0, 1), "Z"),
    "survival": SacredPlaceView("herb-heath", (0, 3), letter="Z"),
}


def location(
    name: str, fields: Mapping[str, int], covered: Mapping[str, int], members: tuple[int, int] = (0, 0)
) -> LocationView:
    """An open card with the first fields of each kind covered."""
    laid = tuple(
        FieldView(kind, covered=i < covered.get(kind, 0))
        for kind, count in fields.items()
        for i in range(count)
    )
    kind = name.rpartition("-")[0]
    return LocationView(name, "wilderness" if kind in _TERRAINS else "hunting", kind, laid, members)


_TERRAINS = ("mountains", "savanna", "floodplain", "swamp", "forest", "desert")


def locations() -> tuple[LocationView, ...]:
    """Seven cards in the middle of a game."""
    laid = (
        location("forest-1", {"wood": 4, "fruit": 1}, {"wood": 2}, (1, 1)),
        location("mountains-2", {"stone": 3, "wood": 1, "clay": 1}, {"stone": 1}),
        location("cave-bear-4", {"fur": 2, "meat": 3}, {"meat": 1}, (0, 2)),
        location("savanna-3", {"stone": 1, "wood": 1, "clay": 1, "fruit": 2}, {}, (1, 0)),
        location("mammoth-1", {"fur": 3, "meat": 5}, {"meat": 4, "fur": 1}, (2, 1)),
        location("swamp-1", {"wood": 2, "clay": 3}, {"wood": 1, "clay": 2}),
        location("sabre-tooth-2", {"fur": 1, "meat": 2, "vp": 2}, {"vp": 1}),
    )
    return tuple(replace(card, letter=letter) for card, letter in zip(laid, "ABCDEFG", strict=True))


def mark_fields(card: LocationView) -> LocationView:
    """The card with the last field of each kind marked and covered, as in the fight for survival."""
    kinds = [field.kind for field in card.fields]
    last = {len(kinds) - 1 - kinds[::-1].index(kind) for kind in dict.fromkeys(kinds)}
    fields = (
        replace(each, covered=True, marked=True) if i in last else each for i, each in enumerate(card.fields)
    )
    return replace(card, fields=tuple(fields))


def table(variant: str = "normal", phase: str = "turn") -> TableView:
    """A table in the middle of a game; in the phase `over` with its standing."""
    over = phase == "over"
    tribes = (_tribe(0, variant), _tribe(1, variant))
    open_cards = locations()
    if variant == "survival":
        open_cards = tuple(card if card.group == "wilderness" else mark_fields(card) for card in open_cards)
    return TableView(
        game="hunters_scouts",
        modules=(variant,),
        edition="2014",
        viewer=None,
        round=9,
        turn=17,
        phase=phase,
        start_player=0,
        active=None if over else 1,
        waiting=() if over else (1,),
        columns=(
            ColumnView("left", ("tracker", "gatherer", "scout")),
            ColumnView("middle", ("fire-keeper", "shaman")),
            ColumnView("right", ("basket-weaver", "fisher", "advanced-scout")),
        ),
        locations=open_cards[:3] if variant == "introductory" else open_cards,
        places=() if variant == "introductory" else (*PLACES, _THIRD[variant]),
        decks=(
            DeckView("items", 17, ("drum", "boots")),
            DeckView("wilderness", 11, ()),
            DeckView("hunting", 14, ("toxodon-2",)),
        ),
        tribes=tribes,
        pool={"wood": 2, "clay": 2, "fruit": 1} if phase == "recall" else {},
        track=TrackView(24, 3, (9, 14, 18)),
        ending=phase == "sunset",
        standing=standing() if over else (),
        why="last-turn" if over else "",
    )


def standing() -> tuple[ResultView, ...]:
    """The end of a game that seat 1 has won, with points of every source."""
    return (
        ResultView(1, 1, 25, None, _lines(3, 9, 8, 2, 2, 1, 0)),
        ResultView(0, 2, 13, None, _lines(3, -1, 7, 1, 0, 2, 1)),
    )


def _lines(*points: int) -> dict[str, int]:
    return dict(zip(SOURCES, points, strict=True))


def _tribe(seat: int, variant: str) -> TribeView:
    """A tribe in the middle of a game, a different one for each seat."""
    return TribeView(
        seat=seat,
        vp=13 + 12 * seat,
        hunger=4 - 3 * seat,
        hand=(("hunter", "chief", "offspring"), ("hunter", "gatherer", "shaman", "chief", "scout"))[seat],
        items=1 + 2 * seat,
        own_items=None,
        created=ITEMS[1 : 3 + 2 * seat],
        village=2 - seat,
        camp=1 - seat,
        supply=1,
        passed=(9,) if seat == 0 else (9, 14, 18),
    )


def earlier(view: TableView) -> TableView:
    """The same table some turns before, so that the picture of the later one marks changes."""
    first, second = view.tribes
    former = (
        replace(first, hunger=2, village=1, hand=("hunter", "scout", "chief")),
        replace(second, vp=22, created=second.created[:-1], items=4, supply=2),
    )
    cards = list(view.locations)[:-1]
    cards[0] = replace(cards[0], members=(0, 1))
    worn = min(2, len(cards) - 1)
    uncovered = tuple(replace(each, covered=False) for each in cards[worn].fields)
    cards[worn] = replace(cards[worn], fields=uncovered)
    columns = (view.columns[0], view.columns[1], ColumnView("right", view.columns[2].cards[:-1]))
    decks = (replace(view.decks[0], left=18), *view.decks[1:])
    places = tuple(replace(place, members=(0, 0)) if place.members[0] else place for place in view.places)
    return replace(view, tribes=former, locations=tuple(cards), columns=columns, decks=decks, places=places)


def own(phase: str = "recall") -> TableView:
    """A normal table as seat 1 sees it, with hidden items."""
    view = table("normal", phase)
    mine = replace(view.tribes[1], own_items=ITEMS, items=len(ITEMS))
    return replace(view, viewer=1, tribes=(view.tribes[0], mine))
