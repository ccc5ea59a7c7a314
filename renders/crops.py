"""Places cut out of a board and laid in rows, larger, for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renders.frame import Box, Frame
from renders.lens import resized

_GAP = 10
_RIM = 4
_HEIGHTS = ((4, 330), (9, 250), (99, 200))
"""The number of places up to which a row may have which height."""


@dataclass(frozen=True, slots=True)
class CropRow:
    """Places beside each other, scaled to one height."""

    crops: tuple[Image.Image, ...]
    height: int


def cut(board: Image.Image, boxes: Sequence[Box]) -> list[Image.Image]:
    """What lies in these boxes and on their rims."""
    return [board.crop(_within(box, board)) for box in boxes]


def _within(box: Box, board: Image.Image) -> Box:
    left, top, right, bottom = box
    return (
        max(0, left - _RIM),
        max(0, top - _RIM),
        min(board.width, right + _RIM),
        min(board.height, bottom + _RIM),
    )


def rows_of(crops: Sequence[Image.Image], room: int) -> list[CropRow]:
    """The crops in rows as wide as the room, all of one row equally high; fewer are shown larger."""
    wanted = next(height for most, height in _HEIGHTS if len(crops) <= most)
    rows: list[CropRow] = []
    row: list[Image.Image] = []
    for crop in crops:
        row.append(crop)
        if (fitting := _fitting(row, room)) <= wanted:
            rows.append(CropRow(tuple(row), fitting))
            row = []
    if row:
        rows.append(CropRow(tuple(row), wanted))
    return rows


def _fitting(row: Sequence[Image.Image], room: int) -> int:
    """The height at which a row is as wide as the room."""
    return int((room - _GAP * (len(row) - 1)) / sum(crop.width / crop.height for crop in row))


def height_of(rows: Sequence[CropRow]) -> int:
    """How high the rows are together."""
    return sum(row.height + _GAP for row in rows)


def draw_rows(frame: Frame, rows: Sequence[CropRow], left: int, top: int) -> None:
    """The rows one below the other, with their upper left corner at a point."""
    for row in rows:
        x = left
        for crop in row.crops:
            width = int(crop.width * row.height / crop.height)
            frame.image.paste(resized(crop, (width, row.height)), (x, top))
            x += width + _GAP
        top += row.height + _GAP
