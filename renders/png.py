"""Encodes pictures as indexed PNG: rows without a filter, deflated in strips, most of which come from a cache.

Pictures of one table differ in few places. Each strip of rows is deflated on its own up to a full flush, so that it
neither refers back nor ends within a byte; the result is cached by two checksums of its pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from struct import pack

from PIL import Image
from zlib_ng import zlib_ng
from zlib_ng.zlib_ng import adler32, crc32  # pyright: ignore[reportUnknownVariableType]

from renders.cache import SizedCache
from renders.palette import palette_bytes, to_palette
from renders.series import SIGNATURE

_LEVEL = 5
_RAW = -15
"""Window bits for raw deflate: header and checksum of zlib are written once, around all strips."""
_HEAD, _END = b"\x78\x5e", b"\x03\x00"
_STRIP = 16
_MOST = 10_000_000
_OVERHEAD = 300
"""Bytes of memory that a strip takes besides its data."""
_DEPTH, _INDEXED = 8, 3
_MODULUS = 65521
"""The modulus of the checksum Adler-32."""


@dataclass(frozen=True, slots=True)
class _Strip:
    """Deflated rows, and the checksum and length of these rows before they were deflated."""

    deflated: bytes
    adler: int
    length: int


def bytes_of_strip(strip: _Strip) -> int:
    """How many bytes of memory a strip takes."""
    return len(strip.deflated) + _OVERHEAD


STRIPS: SizedCache[tuple[int, int, int], _Strip] = SizedCache(_MOST, bytes_of_strip)


def encode(image: Image.Image) -> bytes:
    """Encode a picture as an indexed PNG: an RGB one, or one that is in the palette of the product already."""
    head = pack(">IIBBBBB", *image.size, _DEPTH, _INDEXED, 0, 0, 0)
    chunks = (
        (b"IHDR", head),
        (b"PLTE", palette_bytes()),
        (b"IDAT", _compress_rows(to_palette(image))),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _compress_rows(image: Image.Image) -> bytes:
    """Compress the rows to one stream of zlib, joined from strips."""
    line = image.width + 1
    # Pillow ends every row with a zero, which is the filter of the next one.
    rows = b"\0" + image.tobytes("raw", "P", line, 1)
    ends = range(_STRIP * line, (image.height + _STRIP) * line, _STRIP * line)
    strips = [_strip(rows[end - _STRIP * line : min(end, len(rows) - 1)]) for end in ends]
    checksum = 1
    for strip in strips:
        checksum = _join_checksums(checksum, strip)
    return b"".join((_HEAD, *(strip.deflated for strip in strips), _END, pack(">I", checksum)))


def _strip(rows: bytes) -> _Strip:
    """Deflate rows, or take them from the cache. The key is two checksums, together 64 bits: a digest took longer than
    all else of a picture whose strips are cached.
    """
    adler, length = adler32(rows), len(rows)
    key = adler, crc32(rows), length
    known = STRIPS.get(key)
    if known is None:
        known = _Strip(_deflate_rows(rows), adler, length)
        STRIPS.put(key, known)
    return known


def _deflate_rows(rows: bytes) -> bytes:
    squeezer = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, _RAW)  # pyright: ignore[reportUnknownMemberType]
    start = squeezer.compress(rows)  # pyright: ignore[reportUnknownMemberType]
    return start + squeezer.flush(zlib_ng.Z_FULL_FLUSH)


def _join_checksums(checksum: int, strip: _Strip) -> int:
    """The Adler-32 of some bytes followed by those of a strip, from the checksums of both."""
    low, high = checksum & 0xFFFF, checksum >> 16
    low_of_strip, high_of_strip = strip.adler & 0xFFFF, strip.adler >> 16
    high = (high + high_of_strip + strip.length * (low - 1)) % _MODULUS
    return high << 16 | (low + low_of_strip - 1) % _MODULUS


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", crc32(kind + content))
