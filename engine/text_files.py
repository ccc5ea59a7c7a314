"""Text files of somebody else, read so that a mistake is one sentence with file and line."""

from __future__ import annotations

from pathlib import Path

from engine.printable import printable

MOST_BYTES = 16_000_000
"""More than any game, table of values or language has."""


class UnreadableFile(Exception):
    """A file that cannot be read as text; the text says which, where and why, without a full stop."""


def read_text(file: Path) -> str:
    """What stands in a file; raises `UnreadableFile`."""
    try:
        with file.open("rb") as stream:
            found = stream.read(MOST_BYTES + 1)
        text = found.decode("utf-8-sig")
    except (OSError, ValueError) as problem:
        raise UnreadableFile(printable(_sentence(file, problem))) from None
    if len(found) > MOST_BYTES:
        raise UnreadableFile(printable(f"{file} cannot be read: it has more than {MOST_BYTES:,} bytes"))
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _sentence(file: Path, problem: OSError | ValueError) -> str:
    if isinstance(problem, UnicodeDecodeError):
        line = problem.object.count(b"\n", 0, problem.start) + 1
        return f"{file}:{line}: this is not UTF-8; save the file as text in UTF-8"
    return f"{file} cannot be read: {getattr(problem, 'strerror', None) or problem}"
