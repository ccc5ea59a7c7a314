"""The running check of a log: it differs from the first row on that was left out, added, moved or changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from engine.core import chance
from engine.core.match import Row, Setup
from engine.core.transcripts import row_lines

SHOWN = 8
"""The first digits of a row's check, as a file says them: they find the row, the log hash at the end proves."""


def running(begun: str, setup: Setup, rows: Iterable[Row]) -> Iterator[str]:
    """The check before the first row, then that after each: the SHA-256, in hex, of the check before, the mark of a
    computer player if there is one, and the row.

    `begun` is what was published at the start of the game (`Origin.begun`).
    """
    before = chance.hash_lines((begun, f"setup {setup}"))
    return accumulate(rows, lambda check, row: chance.hash_lines((check, *row_lines(row))), initial=before)


def log_hash(begun: str, setup: Setup, rows: Iterable[Row]) -> str:
    """The check after the last row, which is posted when a game ends: it stands for the whole log."""
    *_, last = running(begun, setup, rows)
    return last
