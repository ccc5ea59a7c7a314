"""Draws sprites, letters and areas on a picture: blended in full colour, or as indices of the palette.

An indexed picture takes a quarter of the memory and needs no conversion when it is encoded. As a half covered pixel
cannot be blended there, every sprite is blended in advance with each colour of a ground that it is drawn on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, cast

from PIL import Image, ImageDraw

from renders.canvas import map_values
from renders.palette import index_of, palette, to_palette


class Pen(Protocol):
    """What a frame draws with; all positions are in whole pixels."""

    def lay(self, sprite: Image.Image, left: int, top: int) -> None:
        """Draw a sprite of mode RGBA on the picture."""
        ...

    def ink(self, mask: Image.Image, colour: str, left: int, top: int) -> None:
        """Colour the picture through a mask of mode L."""
        ...

    def fill(self, colour: str, left: int, top: int, right: int, bottom: int) -> None:
        """Colour a rectangle; right and bottom are outside."""
        ...


def pen_for(image: Image.Image) -> Pen:
    """The pen for an RGB picture, or for an indexed one in the palette of the product."""
    return _IndexedPen(image) if image.mode == "P" else _PlainPen(image)


class _PlainPen:
    def __init__(self, image: Image.Image) -> None:
        self._image = image
        self._draw = ImageDraw.Draw(image)

    def lay(self, sprite: Image.Image, left: int, top: int) -> None:
        self._image.paste(sprite, (left, top), sprite)

    def ink(self, mask: Image.Image, colour: str, left: int, top: int) -> None:
        self._image.paste(colour, (left, top, left + mask.width, top + mask.height), mask)

    def fill(self, colour: str, left: int, top: int, right: int, bottom: int) -> None:
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill=colour)


class _IndexedPen:
    def __init__(self, image: Image.Image) -> None:
        self._image = image
        self._draw = ImageDraw.Draw(image)
        self._right, self._bottom = image.width - 1, image.height - 1
        self._pixels = _access(image)

    def lay(self, sprite: Image.Image, left: int, top: int) -> None:
        inlay, mask = _blend_sprite(_Same(sprite), self._ground(left, top))
        self._image.paste(inlay, (left, top), mask)

    def ink(self, mask: Image.Image, colour: str, left: int, top: int) -> None:
        inlay, mask = _blend_ink(_Same(mask), colour, self._ground(left, top))
        self._image.paste(inlay, (left, top), mask)

    def fill(self, colour: str, left: int, top: int, right: int, bottom: int) -> None:
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill=index_of(colour))

    def _ground(self, left: int, top: int) -> int:
        """The index of the colour under an upper left corner, which is taken as the ground of the whole sprite."""
        return self._pixels[min(max(left, 0), self._right), min(max(top, 0), self._bottom)]


class _Pixels(Protocol):
    """The colour indices of a picture by position."""

    def __getitem__(self, xy: tuple[int, int]) -> int: ...


def _access(image: Image.Image) -> _Pixels:
    return cast("_Pixels", image.load())


class _Same:
    """A sprite as a key of a cache: equal only to itself, and not deleted before the key is."""

    __slots__ = ("image",)

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def __hash__(self) -> int:
        return id(self.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.image is self.image


@lru_cache(maxsize=2048)
def _blend_sprite(sprite: _Same, ground: int) -> tuple[Image.Image, Image.Image]:
    piece = Image.new("RGB", sprite.image.size, palette()[ground])
    piece.paste(sprite.image, (0, 0), sprite.image)
    return to_palette(piece), _find_touched(sprite.image.getchannel("A"))


@lru_cache(maxsize=2048)
def _blend_ink(mask: _Same, colour: str, ground: int) -> tuple[Image.Image, Image.Image]:
    piece = Image.new("RGB", mask.image.size, palette()[ground])
    piece.paste(colour, (0, 0, *piece.size), mask.image)
    return to_palette(piece), _find_touched(mask.image)


def _find_touched(cover: Image.Image) -> Image.Image:
    return map_values(cover, _is_covered, "1")


def _is_covered(cover: int) -> int:
    return 255 * (cover > 0)
