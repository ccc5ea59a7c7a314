"""Parts of the board by themselves: places, and what the row of the first player shows of something."""

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
"""From where to where a row shows what, with the heads of its columns."""


def draw_parts(view: TableView, *, names: Sequence[str], parts: Sequence[str]) -> bytes:
    """The places (by id) and the columns of the first player that are named, as a PNG; without any the board."""
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
