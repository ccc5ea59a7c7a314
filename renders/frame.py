"""One picture while it is composed: sprites, boxes and words, all cached, on a copy of a static layer."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from renders.assets import font
from renders.canvas import Brush
from renders.icons import ICONS, icon
from renders.icons.marks import LETTER_MIDDLE
from renders.theme import INK, MARKS

Align = Literal["left", "middle", "right"]
MINUS = "\N{MINUS SIGN}"
_CAP_HEIGHT = 0.66
_LETTER = 0.56
_LONGEST = 100


class Frame:
    """A picture in pixels; every position is given by what it is the middle or the corner of."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """A sprite with its upper left corner at a point."""
        self.image.paste(sprite, (round(x), round(y)), sprite)

    def centre(self, sprite: Image.Image, x: float, y: float) -> None:
        """A sprite with its middle at a point."""
        self.put(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def icon(self, name: str, x: float, y: float, size: int) -> None:
        """An icon with its middle at a point; a name nobody has drawn yet is shown by its first letter."""
        if name in ICONS:
            self.centre(icon(name, size), x, y)
            return
        self.centre(icon("unknown", size), x, y)
        self.write(name[:1].upper() or "?", x, y, round(size * _LETTER), INK, "middle")

    def mark(self, seat: int, x: float, y: float, size: int) -> None:
        """The mark of a player with its middle at a point."""
        mark = MARKS[seat]
        self.icon(f"stone {mark.letter}", x, y, size)
        down = (LETTER_MIDDLE[mark.shape] - 50) / 100 * size
        self.write(mark.letter, x, y + down, round(size * _LETTER), mark.text, "middle")

    def write(self, text: str, x: float, y: float, size: int, colour: str, align: Align = "left") -> float:
        """A line of text, its capitals centred on `y`; returns its width in pixels."""
        mask, left, top, width = _word(text, size)
        start = x - {"left": 0.0, "middle": width / 2, "right": width}[align]
        position = (round(start + left), round(y + size * _CAP_HEIGHT / 2 + top))
        self.image.paste(colour, (*position, position[0] + mask.width, position[1] + mask.height), mask)
        return width

    def shadow(self, name: str, x: float, y: float, size: int, colour: str) -> None:
        """The outline of an icon filled with one colour, with its middle at a point."""
        mask = icon(name if name in ICONS else "unknown", size).getchannel("A")
        self.image.paste(colour, (round(x - size / 2), round(y - size / 2)), mask)

    def box(
        self,
        box: tuple[int, int, int, int],
        radius: int,
        fill: str | None,
        line: str | None = None,
        width: int = 0,
    ) -> None:
        """A rounded rectangle given by its left, top, right and bottom."""
        left, top, right, bottom = box
        size = max(radius, width) + 1
        a, b, c, d = left + size, top + size, right - size, bottom - size
        paste = self.image.paste
        if fill is not None:
            paste(fill, (a, top, c, bottom))
            paste(fill, (left, b, right, d))
        if line is not None:
            for edge in (
                (a, top, c, top + width),
                (a, bottom - width, c, bottom),
                (left, b, left + width, d),
                (right - width, b, right, d),
            ):
                paste(line, edge)
        corners = zip(
            _corners(size, radius, fill, line, width), ((left, top), (c, top), (left, d), (c, d)), strict=True
        )
        for sprite, corner in corners:
            paste(sprite, corner, sprite)


def number(value: int) -> str:
    """A number as it is written, with a true minus."""
    return str(value).replace("-", MINUS)


def text_width(text: str, size: int) -> float:
    """The advance width of a line of text in pixels."""
    return font(size).getlength(text)


def fitted(text: str, size: int, room: float) -> str:
    """The text, or as much of its beginning as fits into the room, followed by an ellipsis."""
    text = text[:_LONGEST]
    if text_width(text, size) <= room:
        return text
    while text and text_width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(maxsize=1024)
def _word(text: str, size: int) -> tuple[Image.Image, int, int, float]:
    face = font(size)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, fill=255, font=face, anchor="ls")
    return mask, left - 1, top - 1, face.getlength(text)


@lru_cache(maxsize=64)
def _corners(
    size: int, radius: int, fill: str | None, line: str | None, width: int
) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """The four corners of a box from upper left to lower right; its large inside needs no mask."""
    brush = Brush(2 * size, 2 * size, 1)
    brush.box((0, 0, 2 * size, 2 * size), radius, fill, line, width)
    sprite, end = brush.sprite(), 2 * size
    return (
        sprite.crop((0, 0, size, size)),
        sprite.crop((size, 0, end, size)),
        sprite.crop((0, size, size, end)),
        sprite.crop((size, size, end, end)),
    )
