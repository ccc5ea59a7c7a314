"""Several pictures that are passed on as one: PNGs, one after the other."""

from __future__ import annotations

from struct import unpack_from

SIGNATURE = b"\x89PNG\r\n\x1a\n"
AROUND = 12
"""Bytes of a chunk besides its content: length, kind and checksum."""


def separate(pictures: bytes) -> tuple[bytes, ...]:
    """Split bytes into the PNGs that stand there one after the other; bytes that are no PNG are returned whole."""
    found: list[bytes] = []
    start = 0
    while pictures.startswith(SIGNATURE, start):
        end = _end(pictures, start + len(SIGNATURE))
        found.append(pictures[start:end])
        start = end
    return tuple(found) or (pictures,)


def _end(pictures: bytes, at: int) -> int:
    """Where the picture whose chunks begin at `at` ends: behind its last chunk."""
    kind = b""
    while kind != b"IEND" and at < len(pictures):
        (length,) = unpack_from(">I", pictures, at)
        kind = pictures[at + 4 : at + 8]
        at += length + AROUND
    return at
