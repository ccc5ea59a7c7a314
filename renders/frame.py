"""A picture while it is drawn: cached sprites, boxes and words on a ground."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from renders import theme
from renders.assets import font
from renders.canvas import Brush, map_values
from renders.icons import ICONS, icon
from renders.icons.figures import BELLY
from renders.pens import pen_for
from renders.theme import INK, MARKS

Align = Literal["left", "middle", "right"]
Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
Spot = tuple[int, int]
MINUS = "\N{MINUS SIGN}"
_CAP_HEIGHT = 0.66
_LETTER = 0.56
_LONGEST = 100
_PARENTHESES = re.compile(r"\s*\([^()]*\)")
_SHADES = 2
_SMALL_BOX = 16_000
"""Up to this number of pixels one masked sprite is quicker than its sides and corners."""


class Frame:
    """A picture to draw on, in pixels.

    `origin` is the position of its upper left corner in the larger picture that it is a part of, if it is.
    """

    def __init__(self, ground: Image.Image, origin: Spot = (0, 0)) -> None:
        self.image = ground
        self.origin = origin
        self._pen = pen_for(self.image)

    def lay(self, ground: Image.Image, box: Box) -> None:
        """Copy a box of a painted ground to the upper left corner of the frame."""
        self.image.paste(ground.crop(box), (0, 0))

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Draw a sprite with its upper left corner at a point."""
        self._pen.lay(sprite, round(x), round(y))

    def centre(self, sprite: Image.Image, x: float, y: float) -> None:
        """Draw a sprite with its middle at a point."""
        self.put(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def icon(self, name: str, x: float, y: float, size: int) -> None:
        """Draw an icon with its middle at a point; for a name without an icon, its first letter."""
        if name in ICONS:
            self.centre(icon(name, size), x, y)
            return
        self.centre(icon("unknown", size), x, y)
        self.write(name[:1].upper() or "?", x, y, round(size * _LETTER), INK, "middle")

    def figure(self, seat: int, letters: str, x: float, y: float, size: int) -> None:
        """Draw a figure of a player's tribe with the player's initials, its middle at a point."""
        mark = MARKS[seat]
        self.icon(f"figure {mark.letter}", x, y, size)
        self.write(letters, x, y + (BELLY - 0.5) * size, theme.LEAST, mark.text, "middle")

    def write(self, text: str, x: float, y: float, size: int, colour: str, align: Align = "left") -> float:
        """Write a line of text, its capitals centred on `y`; returns its width in pixels."""
        mask, left, top, width = _draw_word(text, size)
        start = x - {"left": 0.0, "middle": width / 2, "right": width}[align]
        self._pen.ink(mask, colour, round(start + left), round(y + size * _CAP_HEIGHT / 2 + top))
        return width

    def shadow(self, name: str, x: float, y: float, size: int, colour: str) -> None:
        """Draw the silhouette of an icon in one colour, with its middle at a point."""
        mask = _silhouette(name if name in ICONS else "unknown", size)
        self._pen.ink(mask, colour, round(x - size / 2), round(y - size / 2))

    def box(
        self,
        box: tuple[int, int, int, int],
        radius: int,
        fill: str | None,
        line: str | None = None,
        width: int = 0,
    ) -> None:
        """Draw a rounded rectangle given by its left, top, right and bottom."""
        left, top, right, bottom = box
        if (right - left) * (bottom - top) <= _SMALL_BOX:
            self.put(_box_sprite(right - left, bottom - top, radius, fill, line, width), left, top)
            return
        size = max(radius, width) + 1
        a, b, c, d = left + size, top + size, right - size, bottom - size
        paint = self._pen.fill
        corners = ((left, top), (c, top), (left, d), (c, d))
        for sprite, (x, y) in zip(_corner_sprites(size, radius, fill, line, width), corners, strict=True):
            self._pen.lay(sprite, x, y)
        if fill is not None:
            paint(fill, a, top, c, bottom)
            paint(fill, left, b, right, d)
        if line is not None:
            paint(line, a, top, c, top + width)
            paint(line, a, bottom - width, c, bottom)
            paint(line, left, b, left + width, d)
            paint(line, right - width, b, right, d)


def number(value: int) -> str:
    """A number as text; the minus is the mathematical sign, not a hyphen."""
    return str(value).replace("-", MINUS)


@lru_cache(maxsize=1024)
def text_width(text: str, size: int) -> float:
    """The advance width of a line of text in pixels."""
    return font(size).getlength(text)


def fit_text(text: str, size: int, room: float) -> str:
    """The text if it fits, else the text without its parentheses, else as much of its beginning as fits, and `…`."""
    text = text[:_LONGEST]
    if text_width(text, size) <= room:
        return text
    text = _PARENTHESES.sub("", text) or text
    if text_width(text, size) <= room:
        return text
    while text and text_width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(maxsize=1024)
def _draw_word(text: str, size: int) -> tuple[Image.Image, int, int, float]:
    face = font(size)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, fill=255, font=face, anchor="ls")
    return map_values(mask, _shade), left - 1, top - 1, face.getlength(text)


def _shade(coverage: int) -> int:
    """Round the opacity of a letter to none, half or full: more shades cost bytes and cannot be seen."""
    return round(coverage * _SHADES / 255) * 255 // _SHADES


@lru_cache(maxsize=64)
def _silhouette(name: str, size: int) -> Image.Image:
    return icon(name, size).getchannel("A")


@lru_cache(maxsize=256)
def _box_sprite(
    across: int, down: int, radius: int, fill: str | None, line: str | None, width: int
) -> Image.Image:
    brush = Brush(across, down, 1)
    brush.box((0, 0, across, down), radius, fill, line, width)
    return brush.sprite()


@lru_cache(maxsize=64)
def _corner_sprites(
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
