"""The database of one bot that is measured: what it has done so far, and what was played."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

LOG = "select game, seat, action from log order by game, sequence"
COUNTING = ("shared_preload_libraries=pg_stat_statements", "pg_stat_statements.save=off")
STATEMENTS = r"""
    select lower(substring(query from '\w+')), sum(calls)::bigint from pg_stat_statements
    where query not like '%pg\_%' group by 1
"""
NOTIFIED = "select coalesce(sum(calls), 0)::bigint from pg_stat_statements where query ~* '^select pg_notify|^notify'"
WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint"

Figures = Mapping[str, float]
"""Sums by name; `a: b` is a part of `a`."""
Row = tuple[int, int | None, str]


class File:
    """A database of SQLite for one bot."""

    def __init__(self, path: Path) -> None:
        self.address = str(path)

    def seconds_computed(self) -> float:
        """Seconds of processes besides those of the bot."""
        return 0.0

    def count_figures(self, pids: Sequence[int]) -> Figures:
        """What was done so far: bytes that the bot has handed to the disk, nearly all of them its database."""
        told = Path(f"/proc/{pids[0]}/io").read_text()
        lines = dict(line.split(": ") for line in told.splitlines())
        return {"bytes_written_to_disk": int(lines["write_bytes"])}

    def rows(self) -> Sequence[Row]:
        """All that was played at all tables."""
        with closing(sqlite3.connect(f"{Path(self.address).as_uri()}?mode=ro", uri=True)) as db:
            return db.execute(LOG).fetchall()

    def close(self) -> None:
        """The file goes with its folder."""


class Server:
    """The same on a server of PostgreSQL for one bot alone."""

    def __init__(self) -> None:
        try:
            import psycopg  # optional

            from bot.bench.postgresql import TemporaryServer

            self._server = TemporaryServer(*COUNTING)
        except (ImportError, FileNotFoundError):
            raise SystemExit("PostgreSQL is not installed here.") from None
        self.address = self._server.address("postgres").url
        self._line = psycopg.connect(self.address, autocommit=True)
        self._line.execute("create extension pg_stat_statements")

    def seconds_computed(self) -> float:
        return self._server.cpu()

    def count_figures(self, _pids: Sequence[int]) -> Figures:
        ((written,),) = self._line.execute(WRITTEN).fetchall()
        ((notified,),) = self._line.execute(NOTIFIED).fetchall()
        return {
            "bytes_written_to_disk": written,
            "notifications": notified,
            **counts_of(dict(self._line.execute(STATEMENTS).fetchall())),
        }

    def rows(self) -> Sequence[Row]:
        return self._line.execute(LOG).fetchall()

    def close(self) -> None:
        self._line.close()
        self._server.close()


def counts_of(statements: Mapping[str, int]) -> Figures:
    """Statements by their first word."""
    parts = {f"statements: {word}": count for word, count in statements.items()}
    return {"statements": sum(statements.values()), **parts, "commits": statements.get("commit", 0)}
