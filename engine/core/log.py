"""Which rows of an append-only log with undo rows count, and how far a seat may undo on its own."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.match import Row
from engine.core.questions import Seat

UNDO = "undo "


def effective_rows(rows: Sequence[Row]) -> list[int]:
    """The numbers (from 1) of the rows that count: `undo N` takes back all rows after row N, and does not count."""
    left: list[int] = []
    for number, row in enumerate(rows, start=1):
        if not row.text.startswith(UNDO):
            left.append(number)
            continue
        keep = int(row.text.removeprefix(UNDO))
        while left and left[-1] > keep:
            left.pop()
    return left


def find_last_choice(rows: Sequence[Row], seat: Seat) -> int | None:
    """The number of the last row that stays when this seat undoes its last choice; None if it has made none.

    An obvious answer is not a choice: it would only be given again.
    All later rows of others and of chance are undone with it: see `is_free`.
    """
    counting = effective_rows(rows)
    for position in range(len(counting) - 1, -1, -1):
        row = rows[counting[position] - 1]
        if row.seat == seat and not row.obvious:
            return counting[position - 1] if position else 0
    return None


def is_free(rows: Sequence[Row], seat: Seat, keep: int) -> bool:
    """Whether an undo to row `keep` takes back only choices of this seat: no chance, no other seat."""
    return all(
        rows[number - 1].seat == seat or rows[number - 1].obvious
        for number in effective_rows(rows)
        if number > keep
    )


def seats_concerned(rows: Sequence[Row], seat: Seat, keep: int) -> set[Seat]:
    """The other seats whose choices an undo to row `keep` takes back, too."""
    taken = (rows[number - 1] for number in effective_rows(rows) if number > keep)
    return {row.seat for row in taken if row.seat not in (None, seat) and not row.obvious}
