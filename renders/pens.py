"""How sprites, letters and areas get onto a picture: blended in full colour, or laid in as palette indices.

An indexed picture takes a quarter of the memory and needs no conversion when it is written. A half covered pixel
cannot be blended there, so every sprite is blended once for each colour of the ground it is laid on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, cast

from PIL import Image, ImageDraw

from renders.canvas import map_values
from renders.palette import index_of, palette, to_palette


class Pen(Protocol):
    """What a frame draws with; positions in whole pixels."""

    def lay(self, sprite: Image.Image, left: int, top: int) -> None:
        """Puts a sprite of mode RGBA on the picture."""
        ...

    def ink(self, mask: Image.Image, colour: str, left: int, top: int) -> None:
        """Colours the picture through a mask of mode L."""
        ...

    def fill(self, colour: str, left: int, top: int, right: int, bottom: int) -> None:
        """Colours a rectangle; right and bottom are outside."""
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
        inlay, mask = _inlaid(_Same(sprite), self._ground(left, top))
        self._image.paste(inlay, (left, top), mask)

    def ink(self, mask: Image.Image, colour: str, left: int, top: int) -> None:
        inlay, mask = _ink(_Same(mask), colour, self._ground(left, top))
        self._image.paste(inlay, (left, top), mask)

    def fill(self, colour: str, left: int, top: int, right: int, bottom: int) -> None:
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill=index_of(colour))

    def _ground(self, left: int, top: int) -> int:
        """The colour under an upper left corner stands for the whole ground of a sprite."""
        return self._pixels[min(max(left, 0), self._right), min(max(top, 0), self._bottom)]


class _Pixels(Protocol):
    """The indices of a picture by place."""

    def __getitem__(self, xy: tuple[int, int]) -> int: ...


def _access(image: Image.Image) -> _Pixels:
    return cast("_Pixels", image.load())


class _Same:
    """A sprite as a key: equal only to itself, and kept alive as long as the key."""

    __slots__ = ("image",)

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def __hash__(self) -> int:
        return id(self.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.image is self.image


@lru_cache(maxsize=2048)
def _inlaid(sprite: _Same, ground: int) -> tuple[Image.Image, Image.Image]:
    piece = Image.new("RGB", sprite.image.size, palette()[ground])
    piece.paste(sprite.image, (0, 0), sprite.image)
    return to_palette(piece), _find_touched(sprite.image.getchannel("A"))


@lru_cache(maxsize=2048)
def _ink(mask: _Same, colour: str, ground: int) -> tuple[Image.Image, Image.Image]:
    piece = Image.new("RGB", mask.image.size, palette()[ground])
    piece.paste(colour, (0, 0, *piece.size), mask.image)
    return to_palette(piece), _find_touched(mask.image)


def _find_touched(cover: Image.Image) -> Image.Image:
    return map_values(cover, _anything, "1")


def _anything(cover: int) -> int:
    return 255 * (cover > 0)
