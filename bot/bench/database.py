"""Makes a database with thousands of games: a few were really played, the others are copies with other numbers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

from bot.bench.games import Ground
from bot.messages.setups import chosen_setup
from bot.tables.model.table import Table
from bot.tables.writing.analyses import ODD
from bot.tables.writing.rule_changes import fingerprint
from engine import GAMES
from engine.core.match import Setup
from engine.core.players import greedy

MODELS = 12
"""How many games are really played, the last of them only to some moment before its end."""
MOST_MOVES = 100
MISTAKES = 0.05
"""The part of the moves that is chosen at random."""
TABLES_OF_GAME = (
    "seats",
    "log",
    "snapshots",
    "outbox",
    "clocks",
    "due",
    "results",
    "prepared",
    "analyses",
    "origins",
)
"""The tables of the database with rows of a game."""
PEOPLE = 20_000
SPAN = 100_000
"""How many ids each game has for its posts and jobs: more than any game needs."""
NEW = {
    "id": f"id % {SPAN} + ?1 * {SPAN}",
    "member": f"(member + ?1 * 7) % {PEOPLE} + 1000",
    "host": f"(host + ?1 * 7) % {PEOPLE} + 1000",
}
"""The expressions for columns in which copy number ?1 differs from its model."""


def build(file: Path, tables: int, server: int, channel: int) -> None:
    """Write a new file with so many tables, all in this channel."""
    asyncio.run(_play_models(file))
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("update outbox set status = 'passed', message = null")
        db.execute("update analyses set result = ?", (ODD,))
        db.execute("insert into notes (name, value) values ('rules', ?)", (fingerprint(),))
        keys = {"tables": "id", **dict.fromkeys(TABLES_OF_GAME, "game")}
        copying = [_copy_statement(db, table, key) for table, key in keys.items()]
        for number in range(MODELS + 1, tables + 1):
            for sql in copying:
                db.execute(sql, (number, number % MODELS + 1))
        place = (server, channel, channel)
        db.execute("update tables set server = ?, channel = ?, thread = ?, lobby = null, board = null", place)


def _copy_statement(db: sqlite3.Connection, table: str, key: str) -> str:
    """The statement that copies the rows of game ?2 in one table of the database to game ?1."""
    columns = [str(row[1]) for row in db.execute(f"pragma table_info({table})")]
    new = {**NEW, key: "?1"}
    named, chosen = (
        ", ".join(f'"{column}"' for column in columns),
        ", ".join(new.get(column, f'"{column}"') for column in columns),
    )
    return f"insert into {table} ({named}) select {chosen} from {table} where {key} = ?2"


async def _play_models(file: Path) -> None:
    async with Ground(file) as ground:
        setups = _setups()
        for number in range(1, MODELS + 1):
            table = await ground.table(number, next(setups))
            await _play(ground, table, MOST_MOVES if number == MODELS else None)


def _setups() -> Iterator[Setup]:
    """Setups without end: mostly the first game for two, and each other game once in a cycle."""
    first, *others = (chosen_setup(game, 2, "", None) for game in GAMES.values())
    return cycle([first, first, *others, first])


async def _play(ground: Ground, table: Table, moves: int | None) -> None:
    """Play this number of moves, or the whole game: mostly greedy moves, some random ones."""
    made = 0
    while table.running.over is None and (moves is None or made < moves):
        decision = ground.dice.choice(table.running.decisions)
        option = greedy(table.running, decision)
        if ground.dice.random() < MISTAKES:
            option = ground.dice.choice(decision.options)
        await ground.tables.moves.play(table, decision.seat, str(option))
        made += 1
