"""The numbers of rows: which are free, and which are handed out but not on disk yet."""

from __future__ import annotations

from collections.abc import Mapping


class Numbers:
    """Counts rows by table. One process writes, so counting is enough; a second one would meet rows that are there."""

    def __init__(self, highest: Mapping[str, int]) -> None:
        self._next = {table: number + 1 for table, number in highest.items()}
        self._unwritten: dict[str, set[int]] = {table: set() for table in highest}

    def take(self, table: str) -> int:
        """The next free number of a table."""
        number = self._next[table]
        self._next[table] = number + 1
        self._unwritten[table].add(number)
        return number

    def is_new(self, table: str, number: int) -> bool:
        """Whether no row with this number has been written."""
        return number in self._unwritten[table] or number >= self._next[table]

    def note_written(self, table: str, number: int) -> None:
        """A row with this number is on disk."""
        self._unwritten[table].discard(number)
        self._next[table] = max(self._next[table], number + 1)
