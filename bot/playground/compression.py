"""The two compressed streams that a gateway client may ask for."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from importlib import import_module

Compressor = Callable[[bytes], bytes]


def compressor(wanted: str | None) -> Compressor | None:
    """A stream for one connection; None means plain text, which clients accept whatever they asked for."""
    match wanted:
        case "zlib-stream":
            return deflated()
        case "zstd-stream":
            return zstandard()
        case _:
            return None


def deflated() -> Compressor:
    """One deflate stream; each message ends in a sync flush (00 00 FF FF)."""
    stream = zlib.compressobj()
    return lambda plain: stream.compress(plain) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstandard() -> Compressor | None:
    """One zstd frame for the whole connection, a flushed block per message."""
    try:
        module = import_module("zstandard")
    except ImportError:
        return None
    stream = module.ZstdCompressor().compressobj()
    return lambda plain: stream.compress(plain) + stream.flush(module.COMPRESSOBJ_FLUSH_BLOCK)
