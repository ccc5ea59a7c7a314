"""A database as years make it: a few games that were really played, copied row by row with new ids and people."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

from bot.bench.figures import Report, Watch
from bot.bench.games import Ground
from bot.messages.setups import chosen_setup
from bot.storage.errors import StoreError
from bot.tables.rule_changes import fingerprint
from bot.tables.table import Table
from engine import GAMES
from engine.core.match import Setup
from engine.core.players import greedy

MODELS = 12
"""How many games are played to their end, and how many to some moment before it."""
MOST_MOVES = 100
MISTAKES = 0.05
"""How often a player does anything at all."""
SERVERS, PEOPLE = 200, 20_000
SPAN = 100_000
"""Numbers of one table's posts and jobs: more than any game has."""
SNOWFLAKE = 1_000_000_000_000_000_000
"""Messages and threads get ids of the size that Discord's have, growing with time."""
AT_ONCE = 500
PLAYED_UNDER = "insert into notes (name, value) values ('rules', ?)"


def build(file: Path, running: int, finished: int) -> Report:
    """Write these numbers of running and finished games to a new file."""
    if file.exists():
        raise StoreError(f"{file} is there already; name a new file.")
    watch = Watch()
    asyncio.run(_models(file))
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript("pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -400000;")
        db.execute("update outbox set status = 'sent' where kind <> 'board'")
        db.execute("update outbox set status = 'passed' where status <> 'sent'")
        copies = _copies(db, running, finished)
        while True:
            db.execute("begin")
            written = sum(1 for _ in zip(range(AT_ONCE), copies, strict=False))
            db.execute("commit")
            if written < AT_ONCE:
                break
        db.execute(PLAYED_UNDER, (fingerprint(),))
        counts = {
            name: db.execute(f"select count(*) from {name}").fetchone()[0]
            for name in ("tables", "log", "snapshots", "outbox")
        }
        db.execute("pragma journal_mode = wal")
    return {"seconds": round(watch.seconds, 1), "file_mb": round(file.stat().st_size / 1e6), **counts}


async def _models(file: Path) -> None:
    """Play the games that the others are copies of: finished ones first, then running ones."""
    async with Ground(file) as ground:
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


def _copies(db: sqlite3.Connection, running: int, finished: int) -> Iterator[int]:
    """Copy the models in turn up to these numbers; yields the number of each copy once it is written."""
    over = [game for (game,) in db.execute("select id from tables where status = 'over'")]
    open_ = [game for (game,) in db.execute("select id from tables where status = 'running'")]
    order = [*cycle_to(over, finished - len(over)), *cycle_to(open_, running - len(open_))]
    random.Random(11).shuffle(order)
    statements = _statements(db)
    for game, model in enumerate(order, start=2 * MODELS + 1):
        given = {"game": game, "model": model, "people": PEOPLE, "servers": SERVERS, "span": SPAN}
        for sql in statements:
            db.execute(sql, {**given, "flake": SNOWFLAKE + game * (SPAN << 22)})
        yield game


def cycle_to(models: list[int], count: int) -> list[int]:
    """The models in turn, `count` of them."""
    return [models[number % len(models)] for number in range(max(0, count))]


def _statements(db: sqlite3.Connection) -> list[str]:
    """What copies one table: one statement for every kind of row that belongs to it."""
    belonging = ("seats", "log", "snapshots", "outbox", "clocks", "due", "results", "orders")
    return [_copying(db, "tables", "id"), *(_copying(db, name, "game") for name in belonging)]


def _copying(db: sqlite3.Connection, table: str, key: str) -> str:
    """Copy the rows of one table with other ids; everything else stays as it is."""
    columns = [str(row[1]) for row in db.execute(f"pragma table_info({table})")]
    new: dict[str, str] = {
        "id": "id % :span + :game * :span",
        "member": "(member + :game * 7) % :people + 1000",
        "host": "(host + :game * 7) % :people + 1000",
        "server": ":game % :servers + 1",
        "message": "case when status = 'sent' then :flake + (id % :span << 22) end",
        "thread": ":flake",
        "lobby": ":flake",
        "board": ":flake + 1",
        key: ":game",
    }
    chosen = ", ".join(new.get(column, column) for column in columns)
    return f"insert into {table} ({', '.join(columns)}) select {chosen} from {table} where {key} = :model"
