"""Pictures as bytes: one fixed palette for the whole product makes them small and quick to write."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from threading import local

from PIL import Image, ImageColor

from renders.theme import COLOURS, CREAM, INK, PARCHMENT

_SIZE = 256
_NEAR = 14
_LEVEL = 5
_thread = local()

Rgb = tuple[int, int, int]


def encode(image: Image.Image) -> bytes:
    """An RGB picture as an indexed PNG."""
    stream = BytesIO()
    indexed = image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    indexed.save(stream, "PNG", compress_level=_LEVEL)
    return stream.getvalue()


@cache
def palette() -> tuple[Rgb, ...]:
    """The colours of the theme, then steps from them to ink and to paper for smooth edges."""
    base = [_rgb(colour) for colour in dict.fromkeys(COLOURS)]
    chosen = list(dict.fromkeys(base))
    for share in (0.5, 0.25, 0.75):
        for other in (_rgb(INK), _rgb(CREAM), _rgb(PARCHMENT)):
            for colour in base:
                _add_if_new(chosen, _mix(colour, other, share))
    return tuple(chosen[:_SIZE])


def _add_if_new(chosen: list[Rgb], colour: Rgb) -> None:
    if all(max(abs(a - b) for a, b in zip(colour, other, strict=True)) > _NEAR for other in chosen):
        chosen.append(colour)


def _rgb(colour: str) -> Rgb:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def _mix(colour: Rgb, other: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def _palette_image() -> Image.Image:
    # One per thread: Pillow fills a table of nearest colours inside the palette while it converts.
    image: Image.Image | None = getattr(_thread, "palette", None)
    if image is None:
        image = Image.new("P", (1, 1))
        image.putpalette([part for colour in palette() for part in colour])
        _thread.palette = image
    return image
