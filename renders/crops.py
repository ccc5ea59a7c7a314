"""Parts cut out of a board and laid in rows, larger, for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renders import theme
from renders.frame import Box, Frame
from renders.lens import resize
from renders.png import encode

_GAP = 10
_ROOM = 1080
_LEAST_RATIO = 2
_RIM = 4
_HEIGHTS = ((4, 330), (9, 250), (99, 200))
"""The largest number of crops, and how high a row may be for so many."""


@dataclass(frozen=True, slots=True)
class CropRow:
    """Crops next to each other, scaled to one height."""

    crops: tuple[Image.Image, ...]
    height: int

    @property
    def width(self) -> int:
        return sum(self._widths) + _GAP * (len(self.crops) - 1)

    @property
    def _widths(self) -> list[int]:
        return [int(crop.width * self.height / crop.height) for crop in self.crops]

    def draw(self, frame: Frame, left: int, top: int) -> None:
        """Draw the row with its upper left corner at a point."""
        for crop, width in zip(self.crops, self._widths, strict=True):
            frame.image.paste(resize(crop, (width, self.height)), (left, top))
            left += width + _GAP


def draw_crops(crops: Sequence[Image.Image]) -> bytes:
    """Draw crops in centred rows, as a PNG that is at least `_LEAST_RATIO` times as wide as high."""
    rows = rows_of(crops, _ROOM)
    height = height_of(rows) + _GAP
    width = max(round(_LEAST_RATIO * height), max(row.width for row in rows) + 2 * _GAP)
    frame, top = Frame(Image.new("RGB", (width, height), theme.PARCHMENT)), _GAP
    for row in rows:
        row.draw(frame, (width - row.width) // 2, top)
        top += row.height + _GAP
    return encode(frame.image)


def cut(board: Image.Image, boxes: Sequence[Box]) -> list[Image.Image]:
    """Cut these boxes with their rims out of a board."""
    return [board.crop(_add_rim(box, board)) for box in boxes]


def _add_rim(box: Box, board: Image.Image) -> Box:
    left, top, right, bottom = box
    return (
        max(0, left - _RIM),
        max(0, top - _RIM),
        min(board.width, right + _RIM),
        min(board.height, bottom + _RIM),
    )


def rows_of(crops: Sequence[Image.Image], room: int) -> list[CropRow]:
    """Arrange crops in rows as wide as the room, all crops of a row equally high; fewer crops are larger."""
    wanted = next(height for most, height in _HEIGHTS if len(crops) <= most)
    rows: list[CropRow] = []
    row: list[Image.Image] = []
    for crop in crops:
        row.append(crop)
        if (fitting := _height_to_fit(row, room)) <= wanted:
            rows.append(CropRow(tuple(row), fitting))
            row = []
    if row:
        rows.append(CropRow(tuple(row), wanted))
    return rows


def _height_to_fit(row: Sequence[Image.Image], room: int) -> int:
    """The height at which a row is as wide as the room."""
    return int((room - _GAP * (len(row) - 1)) / sum(crop.width / crop.height for crop in row))


def height_of(rows: Sequence[CropRow]) -> int:
    """How high the rows are together."""
    return sum(row.height + _GAP for row in rows)


def draw_rows(frame: Frame, rows: Sequence[CropRow], left: int, top: int) -> None:
    """Draw the rows one below the other, with their upper left corner at a point."""
    for row in rows:
        row.draw(frame, left, top)
        top += row.height + _GAP
