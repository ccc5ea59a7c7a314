"""The normal game (L472-548) and its options."""

from __future__ import annotations

from engine.core.modules import Module
from engine.hunters_scouts.modules import common
from engine.hunters_scouts.rules import Draft

FIRST = ("ice-cavern", "mud-springs", "mammoth-graveyard")
"""The sacred places of the first game (L490-492)."""


def install(draft: Draft) -> None:
    """Six characters each, special characters by lot, sacred places, few items kept over the night."""
    common.install(draft)
    row = draft.components.numbers("normal")
    common.take_numbers(draft, row)
    draft.deal(row["hand"])
    special = [each.id for each in draft.components.characters() for _ in range(each.special)]
    draft.lay_out([()] * draft.numbers.table_columns, special)
    draft.add_places({place.id: place.card for place in draft.components.places()})


def install_even_items(draft: Draft) -> None:
    """The starter begins with as many items as the other (section 11)."""
    draft.numbers.starter_items = draft.numbers.other_items


def install_first_places(draft: Draft) -> None:
    """The sacred places that the rules name for a first game (R42)."""
    draft.add_places({place: card for place, card in draft.places.items() if place in FIRST})


NORMAL = common.make_variant("normal", install)
EVEN_ITEMS = Module("even-items", install_even_items, common.EDITIONS, variants=("normal", "survival"))
FIRST_PLACES = Module("first-places", install_first_places, common.EDITIONS, variants=("normal", "survival"))
