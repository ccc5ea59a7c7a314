"""Pictures as bytes: indexed PNG, written row by row without a filter."""

from __future__ import annotations

from struct import pack
from zlib import crc32

from PIL import Image
from zlib_ng import zlib_ng

from renders.palette import indexed, palette

_LEVEL = 6
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTH, _INDEXED = 8, 3


def encode(image: Image.Image) -> bytes:
    """A picture as an indexed PNG: an RGB one, or one that is in the palette of the product already."""
    head = pack(">IIBBBBB", *image.size, _DEPTH, _INDEXED, 0, 0, 0)
    colours = bytes(part for colour in palette() for part in colour)
    pixels = zlib_ng.compress(_rows(indexed(image)), _LEVEL)  # pyright: ignore[reportUnknownMemberType]
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", pixels), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _rows(image: Image.Image) -> bytes:
    """All rows without a filter: flat colours repeat best as they are."""
    pixels, width = image.tobytes(), image.width
    return b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", crc32(kind + content))
