"""Nothing but printable characters on a terminal, whatever stands in files and names of somebody else."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any, TextIO, cast

KEPT = "\n\t"
"""What lays out the lines of a program's own."""


def printable(text: str, kept: str = "") -> str:
    """The text with an escape such as `\\x1b` for every character that is neither printable nor `kept`."""
    if text.isprintable():
        return text
    said = (
        each if each.isprintable() or each in kept else each.encode("unicode_escape").decode()
        for each in text
    )
    return "".join(said)


class PrintableStream:
    """Standard output or error that sends a terminal nothing but text, a line at a time."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        with suppress(AttributeError, ValueError):  # a stream that a test or another program has put there
            cast(Any, stream).reconfigure(errors="backslashreplace")

    def write(self, text: str) -> int:
        return self._stream.write(printable(text, KEPT))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def print_only_printable() -> None:
    """From now on this process prints nothing else."""
    for name in ("stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if not isinstance(stream, PrintableStream):
            setattr(sys, name, PrintableStream(stream))


def stop_printing() -> None:
    """The reader has read enough, as `head` does: nothing is written at the end of the process either."""
    with suppress(BrokenPipeError):
        sys.stdout.close()
