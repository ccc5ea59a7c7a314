"""The running check of a log: a hash chain, which differs from the first row that was removed, added or changed on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from engine.core import chance
from engine.core.match import Row, Setup
from engine.core.transcripts import row_lines

SHOWN = 8
"""Digits of a row's check that a file has: enough to locate a wrong row; the proof is the log hash at the end."""


def running_checks(begun: str, setup: Setup, rows: Iterable[Row]) -> Iterator[str]:
    """Yield the check before the first row, then that after each: the SHA-256, in hex, of the previous check, the mark
    of a computer player if there is one, and the row.

    `begun` is what was published at the start of the game (`Origin.begun_hash`).
    """
    before = chance.hash_lines((begun, f"setup {setup}"))
    return accumulate(rows, lambda check, row: chance.hash_lines((check, *row_lines(row))), initial=before)


def log_hash(begun: str, setup: Setup, rows: Iterable[Row]) -> str:
    """The check after the last row, which covers the whole log and is posted when a game ends."""
    *_, last = running_checks(begun, setup, rows)
    return last
