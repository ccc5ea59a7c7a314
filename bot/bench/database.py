"""A database as years make it: a few games that were really played, which the database itself copies row by row: with
other numbers, people and places."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import cycle
from pathlib import Path

from bot.bench.figures import Report
from bot.bench.games import Ground
from bot.messages.setups import chosen_setup
from bot.storage.errors import StoreError
from bot.storage.people import RecordKeeperRecord
from bot.storage.records import Change
from bot.tables.model.table import Table
from bot.tables.writing.analyses import ODD
from bot.tables.writing.rule_changes import fingerprint
from engine import GAMES
from engine.core.match import Setup
from engine.core.players import greedy

MODELS = 12
"""How many games are played to their end, and how many to some moment before it."""
MOST_MOVES = 100
MISTAKES = 0.05
"""How often a player does anything at all."""
PLAYED_UNDER = "insert into notes (name, value) values ('rules', ?)"


def build(file: Path, running: int, finished: int) -> Report:
    """Write these numbers of running and finished games to a new file."""
    if file.exists():
        raise StoreError(f"{file} is there already; name a new file.")
    began = time.perf_counter()
    _play_models(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript("pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -400000;")
        for batch in _copies(db, running, finished):
            db.execute("begin")
            for sql in batch:
                db.execute(sql)
            db.execute("commit")
        counts = {
            name: db.execute(f"select count(*) from {name}").fetchone()[0]
            for name in ("tables", "log", "snapshots", "outbox")
        }
        db.execute("pragma journal_mode = wal")
    seconds = round(time.perf_counter() - began, 1)
    return {"seconds": seconds, "file_mb": round(file.stat().st_size / 1e6), **counts}


def _play_models(file: Path) -> None:
    """Write the games that the others are copies of to a new file, with no unsent posts."""
    asyncio.run(_models(file))
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("update outbox set status = 'sent' where kind <> 'board'")
        db.execute("update outbox set status = 'passed' where status <> 'sent'")
        db.execute("update analyses set result = ?", (ODD,))
        db.execute(PLAYED_UNDER, (fingerprint(),))


async def _models(file: Path) -> None:
    """Finished games first, then running ones; all servers keep results."""
    async with Ground(file) as ground:
        keepers = tuple(RecordKeeperRecord(server) for server in range(1, SERVERS + 1))
        await ground.store.write(Change(keepers))
        setups = _setups()
        for number in range(1, 2 * MODELS + 1):
            table = await ground.table(number, next(setups))
            unfinished = number - MODELS
            await _play(ground, table, unfinished * MOST_MOVES // MODELS if unfinished > 0 else None)


def _setups() -> Iterator[Setup]:
    """Mostly the base game for two, and every fourth table another game."""
    first, *others = (chosen_setup(game, 2, "", None) for game in GAMES.values())
    return cycle([first, first, *others, first])


async def _play(ground: Ground, table: Table, moves: int | None) -> None:
    """This number of moves, or all of them, by players who mostly know what is good for them."""
    made = 0
    while table.running.over is None and (moves is None or made < moves):
        decision = ground.dice.choice(table.running.decisions)
        option = greedy(table.running, decision)
        if ground.dice.random() < MISTAKES:
            option = ground.dice.choice(decision.options)
        await ground.tables.moves.play(table, decision.seat, str(option))
        made += 1


SERVERS, PEOPLE = 200, 20_000
LARGE = 4
"""Of so many tables one is on the same server, which has a quarter of all."""
SPAN = 100_000
"""Numbers of one table's posts and jobs: more than any game has."""
SNOWFLAKE = 1_000_000_000_000_000_000
"""Messages and threads get ids of the size that Discord's have, growing with time."""
AT_ONCE = 200
"""So many games are played at the same time: their rows are stored next to each other."""
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


def _copies(db: sqlite3.Connection, running: int, finished: int) -> Iterator[Sequence[str]]:
    """Statements that copy the models in this file until there are so many running and finished games, together what
    belongs into one transaction.
    """
    over, unfinished = _games(db, "over"), _games(db, "running")
    inserts = [
        _copying(db, "tables", "id", "id"),
        *(_copying(db, name, "game", order) for name, order in BELONGING.items()),
    ]
    models = [*_in_turn(over, finished - len(over)), *_in_turn(unfinished, running - len(unfinished))]
    random.Random(11).shuffle(models)
    numbered = list(enumerate(models, start=len(over) + len(unfinished) + 1))
    kept = [f"create temporary table model_{name} as select * from {name}" for name in ("tables", *BELONGING)]
    yield ["create temporary table copies (game bigint primary key, model bigint not null)", *kept]
    for begin in range(0, len(numbered), AT_ONCE):
        rows = ", ".join(f"({game}, {model})" for game, model in numbered[begin : begin + AT_ONCE])
        yield ["delete from copies", f"insert into copies values {rows}", *inserts]


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
