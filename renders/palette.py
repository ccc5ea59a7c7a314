"""One fixed palette for the whole product: it makes pictures small and quick to write."""

from __future__ import annotations

from functools import cache
from threading import local

from PIL import Image, ImageColor

from renders.theme import COLOURS, CREAM, INK

_SIZE = 256
_NEAR = 14
_thread = local()

Rgb = tuple[int, int, int]


@cache
def palette() -> tuple[Rgb, ...]:
    """The colours of the theme, then those halfway between them and ink or paper, for smooth edges."""
    base = [_rgb(colour) for colour in dict.fromkeys(COLOURS)]
    chosen = list(dict.fromkeys(base))
    for other in (_rgb(INK), _rgb(CREAM)):
        for colour in base:
            _add_if_new(chosen, _halfway(colour, other))
    return tuple(chosen[:_SIZE])


@cache
def palette_bytes() -> bytes:
    """Red, green and blue of all colours one after the other, as PNG and Pillow expect them."""
    return bytes(part for colour in palette() for part in colour)


@cache
def index_of(colour: str) -> int:
    """The index of a colour of the theme in the palette; raises a ValueError for any other colour."""
    return palette().index(_rgb(colour))


def blank(size: tuple[int, int], colour: str) -> Image.Image:
    """Make an indexed picture of one colour."""
    image = Image.new("P", size, index_of(colour))
    image.putpalette(palette_bytes())
    return image


def to_palette(image: Image.Image) -> Image.Image:
    """Convert an RGB picture to the palette; return one that is indexed already as it is."""
    if image.mode == "P":
        return image
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


def _add_if_new(chosen: list[Rgb], colour: Rgb) -> None:
    if all(max(abs(a - b) for a, b in zip(colour, other, strict=True)) > _NEAR for other in chosen):
        chosen.append(colour)


def _rgb(colour: str) -> Rgb:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def _halfway(colour: Rgb, other: Rgb) -> Rgb:
    red, green, blue = ((a + b) // 2 for a, b in zip(colour, other, strict=True))
    return red, green, blue


def _palette_image() -> Image.Image:
    # One per thread: Pillow fills a table of nearest colours inside the palette while it converts.
    image: Image.Image | None = getattr(_thread, "palette", None)
    if image is None:
        image = Image.new("P", (1, 1))
        image.putpalette(palette_bytes())
        _thread.palette = image
    return image
