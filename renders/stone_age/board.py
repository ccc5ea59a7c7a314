"""The board as a landscape picture: cells for the head, the offers, the places of the valley and the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.stone_age.view import TableView
from renders.cells import Cell, assemble
from renders.names import initials
from renders.png import encode
from renders.stone_age.header import header_cells
from renders.stone_age.layout import WIDTH, measure, places
from renders.stone_age.modules import module_places, paint_modules
from renders.stone_age.offers import offer_cells
from renders.stone_age.rows import row_cells
from renders.stone_age.scenery import is_winter, scenery
from renders.stone_age.zones import sky_cell, zone_cells


def draw(
    view: TableView,
    *,
    names: Sequence[str],
    since: TableView | None = None,
    about: Sequence[str] | None = None,
) -> bytes:
    """Draw the table as a PNG, or as two joined PNGs if its modules need more room; `names` by seat.

    What differs from `since`, the last hand-over, is marked. With `about` it is one picture: that of the modules if all
    these places are in it, else the board.
    """
    if about is not None:
        is_of_modules = bool(about) and {*about} <= {*module_places(view)}
        modules = paint_modules(view, names=names, since=since) if is_of_modules else None
        return encode(modules or paint(view, names=names, since=since))
    second = paint_modules(view, names=names, since=since)
    board = encode(paint(view, names=names, since=since))
    return board if second is None else board + encode(second)


def compose(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """Draw the table as an RGB picture, which the caller may change."""
    return paint(view, names=names, since=since).convert("RGB")


def paint(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """Draw the table as an indexed picture in the palette of the product."""
    page = scenery(winter=is_winter(view.modules)).page
    size = WIDTH, measure(len(view.players)).height
    return assemble(size, page, board_cells(view, names, since))


def board_cells(view: TableView, names: Sequence[str], since: TableView | None) -> Iterator[Cell]:
    """All cells of the board; they do not touch."""
    letters, seats = initials(names[: len(view.players)]), len(view.players)
    yield from header_cells(view, names, letters, since)
    yield from offer_cells(view, letters, since, places(seats))
    yield sky_cell(is_winter(view.modules), measure(seats))
    yield from zone_cells(view, letters, since, measure(seats).zones_top)
    yield from row_cells(view, names, letters, since)
