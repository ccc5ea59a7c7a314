"""The legend: every character with its orders, and every item with its points, effects and cost."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hunters_scouts.view import ItemView
from renders import theme
from renders.cells import assemble
from renders.hunters_scouts.grid import Grid
from renders.hunters_scouts.layout import MARGIN, WIDTH
from renders.hunters_scouts.own import (
    CHARACTER_HEIGHT,
    CHARACTER_WIDTH,
    ITEM_HEIGHT,
    ITEM_WIDTH,
    paint_character,
    paint_item,
)
from renders.png import encode

_CHARACTERS_ACROSS, _ITEMS_ACROSS = 4, 5


def draw_legend(*, characters: Sequence[str], items: Sequence[ItemView]) -> bytes:
    """Draw these cards in this order, which is that of the text in its message, as a PNG."""
    cards = Grid(len(characters), _CHARACTERS_ACROSS, (CHARACTER_WIDTH, CHARACTER_HEIGHT))
    things = Grid(len(items), _ITEMS_ACROSS, (ITEM_WIDTH, ITEM_HEIGHT))
    top = MARGIN + cards.height + MARGIN
    cells = [
        *cards.cells(MARGIN, paint_character, [{"character": each, "count": 1} for each in characters]),
        *things.cells(
            top, paint_item, [{"item": each, "count": 1, "pool": {}, "payable": False} for each in items]
        ),
    ]
    return encode(assemble((WIDTH, top + things.height), theme.PARCHMENT, cells))
