"""Figures of what a database did for a measured bot, and a SQLite file for one bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.storage.sqlite.opening import connect_to_read

LOG = "select game, seat, action from log order by game, sequence"

Figures = Mapping[str, float]
"""Sums by name; one named `a: b` is a part of the one named `a`."""
Row = tuple[int, int | None, str]


class File:
    """A SQLite database for one bot."""

    def __init__(self, path: Path) -> None:
        self.url = str(path)

    def cpu_seconds(self) -> float:
        """The CPU seconds of database processes: none, as SQLite runs in the bot's."""
        return 0.0

    def count_figures(self, pids: Sequence[int]) -> Figures:
        """The bytes that the bot has written to disk so far, nearly all of them its database."""
        text = Path(f"/proc/{pids[0]}/io").read_text()
        lines = dict(line.split(": ") for line in text.splitlines())
        return {"bytes_written_to_disk": int(lines["write_bytes"])}

    def rows(self) -> Sequence[Row]:
        """The moves of all tables."""
        with connect_to_read(Path(self.url)) as db:
            return db.execute(LOG).fetchall()

    def close(self) -> None:
        """Do nothing: the file is deleted with its folder."""


def counts_of(statements: Mapping[str, int]) -> Figures:
    """The figures for numbers of statements by their first word."""
    parts = {f"statements: {word}": count for word, count in statements.items()}
    return {"statements": sum(statements.values()), **parts, "commits": statements.get("commit", 0)}
