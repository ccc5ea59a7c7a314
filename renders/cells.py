"""Pictures put together from cells: boxes that do not touch, each painted from its content alone and kept.

A cell is painted from nothing but its content, so two cells of one content look the same, at whatever table.
Most of the next picture of a table, and much of the picture of another table, is there already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from PIL import Image

from renders.cache import SizedCache
from renders.frame import Box, Frame
from renders.palette import blank

_MOST = 20_000_000
_OVERHEAD = 800
"""What a cell takes in memory besides its pixels."""

Paint = Callable[..., None]
"""Paints one kind of cell: a frame of its size, then its content by name."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a picture: its box there, who paints it, and everything that decides how it looks.

    Content is written out (`repr`) as the key, so it must be values: numbers, texts, tuples, views.
    """

    box: Box
    paint: Paint
    content: Mapping[str, object] = field(default_factory=dict[str, object])


def pixels_of(image: Image.Image) -> int:
    """What a painted cell takes in memory."""
    return image.width * image.height + _OVERHEAD


CELLS: SizedCache[tuple[object, ...], Image.Image] = SizedCache(_MOST, pixels_of)


def assemble(size: tuple[int, int], page: str, cells: Iterable[Cell]) -> Image.Image:
    """An indexed picture of this size and colour with all cells on it."""
    image = blank(size, page)
    for cell in cells:
        image.paste(_paint_cell(cell, page), cell.box[:2])
    return image


def paint_through(frame: Frame, cell: Cell) -> None:
    """Paints a cell on a frame of any kind, a lens for example, from its upper left corner."""
    cell.paint(frame, **cell.content)


def _paint_cell(cell: Cell, page: str) -> Image.Image:
    left, top, right, bottom = cell.box
    size = (right - left, bottom - top)
    key = (cell.paint, size, page, repr(cell.content))
    known = CELLS.get(key)
    if known is None:
        frame = Frame(blank(size, page), origin=(left, top))
        cell.paint(frame, **cell.content)
        known = frame.image
        CELLS.put(key, known)
    return known
