"""What a database has done for the bot that is measured, and a file of SQLite for one bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.storage.sqlite.opening import connect_to_read

LOG = "select game, seat, action from log order by game, sequence"

Figures = Mapping[str, float]
"""Sums by name; `a: b` is a part of `a`."""
Row = tuple[int, int | None, str]


class File:
    """A database of SQLite for one bot."""

    def __init__(self, path: Path) -> None:
        self.url = str(path)

    def seconds_computed(self) -> float:
        """Seconds of processes besides those of the bot."""
        return 0.0

    def count_figures(self, pids: Sequence[int]) -> Figures:
        """What was done so far: bytes that the bot has handed to the disk, nearly all of them its database."""
        text = Path(f"/proc/{pids[0]}/io").read_text()
        lines = dict(line.split(": ") for line in text.splitlines())
        return {"bytes_written_to_disk": int(lines["write_bytes"])}

    def rows(self) -> Sequence[Row]:
        """All that was played at all tables."""
        with connect_to_read(Path(self.url)) as db:
            return db.execute(LOG).fetchall()

    def close(self) -> None:
        """The file goes with its folder."""


def counts_of(statements: Mapping[str, int]) -> Figures:
    """Statements by their first word."""
    parts = {f"statements: {word}": count for word, count in statements.items()}
    return {"statements": sum(statements.values()), **parts, "commits": statements.get("commit", 0)}
