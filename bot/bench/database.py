"""A database as years make it: a few games that were really played, copied row by row with new ids and people."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

from bot.bench.copies import SERVERS, Copies
from bot.bench.figures import Report, Watch
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
    watch = Watch()
    play_models(file)
    grown = grow(file, running, finished)
    return {"seconds": round(watch.seconds, 1), **grown}


def grow(file: Path, running: int, finished: int) -> Report:
    """Copy the games of a file until there are so many."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript("pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -400000;")
        for batch in Copies(file, running, finished).batches():
            db.execute("begin")
            for sql in batch:
                db.execute(sql)
            db.execute("commit")
        counts = {
            name: db.execute(f"select count(*) from {name}").fetchone()[0]
            for name in ("tables", "log", "snapshots", "outbox")
        }
        db.execute("pragma journal_mode = wal")
    return {"file_mb": round(file.stat().st_size / 1e6), **counts}


def play_models(file: Path) -> None:
    """Write the games that the others are copies of to a new file; nothing is owed any more."""
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
