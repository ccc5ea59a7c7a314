"""Tables of Jäger und Späher at the edge of what is possible, and one with every location."""

from dataclasses import replace

from engine.hunters_scouts.components import PRINTED, Place
from engine.hunters_scouts.view import (
    ColumnView,
    FieldView,
    ItemView,
    LocationView,
    SacredPlaceView,
    TableView,
)
from renders.gallery import hunters_samples as samples

CHARACTERS = tuple(row.id for row in PRINTED.characters())
ITEMS = tuple(ItemView(row.id, row.cost, row.vp, row.effects) for row in PRINTED.items())
PLACES = tuple(row.id for row in PRINTED.places())
CARDS = (*PRINTED.wilderness(), *PRINTED.hunting())


def location(card: Place, members: tuple[int, int] = (0, 0)) -> LocationView:
    """The card as it is printed, its marked fields covered."""
    fields: list[FieldView] = []
    for kind, count in card.fields:
        marked = dict(card.marked).get(kind, 0)
        fields += [
            FieldView(kind, covered=i >= count - marked, marked=i >= count - marked) for i in range(count)
        ]
    return LocationView(card.id, card.group, card.name, tuple(fields), members)


def open_table(count: int) -> TableView:
    """A table with the first so many of all location cards open."""
    return replace(
        samples.table("survival"), locations=tuple(location(card, (1, 2)) for card in CARDS[:count])
    )


def crowded_table() -> TableView:
    """More of everything than a game can bring together."""
    table = samples.table("survival", "recall")
    rich = tuple(
        replace(
            tribe,
            vp=(40, 0)[tribe.seat],
            hunger=48,
            hand=CHARACTERS + CHARACTERS[:7],
            items=31,
            created=ITEMS + ITEMS[:12],
            village=5,
            supply=5,
            passed=(),
        )
        for tribe in table.tribes
    )
    held = tuple(SacredPlaceView(name, (5, 0), (5, 0)) for name in ("herb-heath", "misty-gorge", "tracker"))
    full = tuple(replace(location(card, (0, 3)), locked=(0, 3)) for card in CARDS)
    return replace(
        table,
        round=128,
        waiting=(0, 1),
        ending=True,
        tribes=rich,
        places=held,
        locations=full,
        columns=tuple(ColumnView(column.name, CHARACTERS * 2) for column in table.columns),
        decks=tuple(replace(deck, left=31, discard=("drum",) * 31) for deck in table.decks),
        pool=dict.fromkeys(("stone", "wood", "clay", "fruit", "fur"), 12),
    )


def bare_table() -> TableView:
    """The same table with nothing at all."""
    table = crowded_table()
    poor = tuple(
        replace(
            tribe, vp=(0, 40)[tribe.seat], hunger=0, hand=(), items=0, created=(), village=0, camp=0, supply=0
        )
        for tribe in table.tribes
    )
    return replace(
        table,
        tribes=poor,
        columns=tuple(replace(column, cards=()) for column in table.columns),
        locations=(),
        places=tuple(replace(place, members=(0, 0), locked=(0, 0)) for place in table.places),
        decks=tuple(replace(deck, left=0, discard=()) for deck in table.decks),
        pool={},
    )
