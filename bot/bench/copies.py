"""Copies of stored games, made by the database itself: their rows with other numbers, people and places."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

SERVERS, PEOPLE = 200, 20_000
LARGE = 4
"""Of so many tables one is on the same server, which has a quarter of all."""
SPAN = 100_000
"""Numbers of one table's posts and jobs: more than any game has."""
SNOWFLAKE = 1_000_000_000_000_000_000
"""Messages and threads get ids of the size that Discord's have, growing with time."""
AT_ONCE = 200
"""So many games are played at the same time: their rows are stored one beside the other."""
BELONGING = {
    "seats": "seat",
    "log": "sequence",
    "snapshots": "sequence",
    "outbox": "id",
    "clocks": "seat",
    "due": "id",
    "results": "seat",
    "prepared": "seat",
    "analyses": "game",
    "origins": "game",
}
"""The tables with rows of a game, and by which column these are in the order in which they were written."""
FLAKE = f"({SNOWFLAKE} + c.game * {SPAN << 22})"
NEW = {
    "id": f"m.id % {SPAN} + c.game * {SPAN}",
    "member": f"(m.member + c.game * 7) % {PEOPLE} + 1000",
    "host": f"(m.host + c.game * 7) % {PEOPLE} + 1000",
    "server": f"case when c.game % {LARGE} = 0 then 1 else c.game % {SERVERS} + 1 end",
    "message": f"case when m.status = 'sent' then {FLAKE} + (m.id % {SPAN} << 22) end",
    "thread": FLAKE,
    "lobby": FLAKE,
    "board": f"{FLAKE} + 1",
}
"""What is not as in the model `m` of a copy `c`, by column."""


class Copies:
    """What makes games of these models, which a file has, until there are so many running and finished ones."""

    def __init__(self, models: Path, running: int, finished: int) -> None:
        with closing(sqlite3.connect(models)) as db:
            over = _games(db, "over")
            open_ = _games(db, "running")
            self._inserts = [
                _copying(db, "tables", "id", "id"),
                *(_copying(db, name, "game", order) for name, order in BELONGING.items()),
            ]
        self._models = [*_in_turn(over, finished - len(over)), *_in_turn(open_, running - len(open_))]
        random.Random(11).shuffle(self._models)
        self._first = len(over) + len(open_) + 1

    def batches(self) -> Iterator[Sequence[str]]:
        """Statements for either kind of database, those that belong together in one transaction."""
        kept = [
            f"create temporary table model_{name} as select * from {name}" for name in ("tables", *BELONGING)
        ]
        yield ["create temporary table copies (game bigint primary key, model bigint not null)", *kept]
        numbered = list(enumerate(self._models, start=self._first))
        for begin in range(0, len(numbered), AT_ONCE):
            rows = ", ".join(f"({game}, {model})" for game, model in numbered[begin : begin + AT_ONCE])
            yield ["delete from copies", f"insert into copies values {rows}", *self._inserts]


def _games(db: sqlite3.Connection, status: str) -> list[int]:
    return [game for (game,) in db.execute("select id from tables where status = ?", (status,))]


def _in_turn(models: Sequence[int], count: int) -> list[int]:
    """The models in turn, `count` of them."""
    return [models[number % len(models)] for number in range(max(0, count))]


def _copying(db: sqlite3.Connection, table: str, key: str, order: str) -> str:
    """Copy the rows of one table with other ids; everything else stays as it is."""
    columns = [str(row[1]) for row in db.execute(f"pragma table_info({table})")]
    new = {**NEW, key: "c.game"}
    chosen = ", ".join(new.get(column, f'm."{column}"') for column in columns)
    named = ", ".join(f'"{column}"' for column in columns)
    return (
        f"insert into {table} ({named}) select {chosen} from copies c join model_{table} m on m.{key} = c.model"
        f" order by m.{order}, c.game"
    )
