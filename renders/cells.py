"""Pictures put together from cells: boxes that do not touch, each painted from its content alone and cached.

Two cells with equal content look the same at every table. So most of the next picture of a table, and much of the
picture of another table, comes from the cache.
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
"""Bytes of memory that a cell takes besides its pixels."""

Paint = Callable[..., None]
"""A function that paints one kind of cell; it takes a frame of its size, then its content as keyword arguments."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a picture: its box there, the function that paints it, and the content that decides how it looks.

    The `repr` of the content is part of the key in the cache, so it must be values: numbers, texts, tuples, views.
    """

    box: Box
    paint: Paint
    content: Mapping[str, object] = field(default_factory=dict[str, object])


def bytes_of_cell(image: Image.Image) -> int:
    """How many bytes of memory a painted cell takes."""
    return image.width * image.height + _OVERHEAD


CELLS: SizedCache[tuple[object, ...], Image.Image] = SizedCache(_MOST, bytes_of_cell)


def assemble(size: tuple[int, int], page: str, cells: Iterable[Cell]) -> Image.Image:
    """Make an indexed picture of this size and ground colour with all cells on it."""
    image = blank(size, page)
    for cell in cells:
        image.paste(_paint_cell(cell, page), cell.box[:2])
    return image


def paint_through(frame: Frame, cell: Cell) -> None:
    """Paint a cell, without the cache, at the upper left corner of a frame, such as a lens."""
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
