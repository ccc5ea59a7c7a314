"""Parts of the board by themselves: places, and columns of the first player's row."""

from __future__ import annotations

from collections.abc import Sequence

from engine.stone_age.view import TableView
from renders.crops import cut, draw_crops
from renders.frame import Box
from renders.stone_age.board import compose
from renders.stone_age.layout import measure, places, row_of
from renders.stone_age.modules import module_places, paint_modules

SPANS = {
    "points": (256, 326),
    "people": (332, 473),
    "food": (474, 610),
    "resources": (610, 796),
    "tools": (798, 1000),
}
"""The left and right edge of parts of a player's row, which are cut out together with the heads of their columns."""


def draw_parts(view: TableView, *, names: Sequence[str], parts: Sequence[str]) -> bytes:
    """Draw the named places (by id) and columns of the first player, as a PNG; the board if none of them is known."""
    seats = len(view.players)
    top, bottom = measure(seats).columns_top, row_of(0, seats)[3]
    boxes: dict[str, Box] = {name: (left, top, right, bottom) for name, (left, right) in SPANS.items()}
    boxes |= places(seats)
    crops = cut(compose(view, names=names), [boxes[each] for each in parts if each in boxes])
    of_modules = [module_places(view)[each] for each in parts if each in module_places(view)]
    modules = paint_modules(view, names=names) if of_modules else None
    if modules is not None:
        crops += cut(modules.convert("RGB"), of_modules)
    return draw_crops(crops or [compose(view, names=names)])
