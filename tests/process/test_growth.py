"""The running bot prunes what years of games have left in the database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import Clock
from bot.playground import Playground
from bot.storage.records import SeatRecord
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from engine.core.match import Setup
from engine.core.players import greedy
from tests.bot.support.table import seeded_bytes
from tests.process.bot_process import LONGEST_WAIT, BotProcess

pytestmark = pytest.mark.long

AN_AGE = 1_000_000_000_000_000_000
"""The id of a message of 2022."""
POSTS = "select count(*) from outbox where game = 1"
ROWS = "select count(*) from log where game = 1"


async def played(database: Path, playground: Playground) -> None:
    """Store a game that ended years ago in #games, with all posts sent."""
    people = [playground.person(name) for name in ("Anna", "Ben")]
    games = int(people[0].channel("games").id)
    store = await Store.open(database)
    tables = Tables.alone(store, Clock(), seeded_bytes())
    host, guest = (SeatRecord(0, 0, int(each.id), each.name, b"") for each in people)
    live = await tables.lobby.open(
        server=int(playground.world.guild.id),
        channel=games,
        thread=games,
        host=host,
        title="Old",
        setup=Setup("stone_age", 2, ("base",), "jubilee"),
    )
    await tables.lobby.join(live, guest.member, guest.name)
    await tables.lobby.start(live, host.member)
    while live.running.over is None:
        decision = live.running.decisions[0]
        await tables.moves.play(live, decision.seat, str(greedy(live.running, decision)))
    await store.close()
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update outbox set status = 'sent', message = ? + id", (AN_AGE,))
        db.execute("delete from due")
        db.execute("delete from messages")
        db.execute("delete from pending")
        db.execute("delete from analyses")


async def until(process: BotProcess, sql: str, most: int) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        while process.read(int, sql)[0] > most:  # noqa: ASYNC110 - a file of another process
            await asyncio.sleep(0.05)


async def test_old_posts_are_pruned_and_old_logs_compressed_while_the_bot_runs(
    process: BotProcess, playground: Playground, database: Path
) -> None:
    await played(database, playground)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update log set at = ?", (process.clock.now - 3600,))
    anna = playground.person("Anna")
    await process.start()
    posts = process.read(int, POSTS)[0]
    assert posts > 10
    answers = [(await anna.command("games", command)).text for command in ("log", "verify", "since")]
    await anna.command("general", "game new", title="New")
    await process.settle()
    assert process.read(int, POSTS) == [posts], "these are the newest messages until another is posted"
    await process.kill()
    await process.start()
    await until(process, POSTS, 1)  # the highest number stays
    assert [(await anna.command("games", command)).text for command in ("log", "verify", "since")] == answers
    process.clock.advance(days=2)
    await until(process, ROWS, 0)  # it is compressed
    await process.kill()
    await process.start()
    assert [(await anna.command("games", command)).text for command in ("log", "verify", "since")] == answers
    assert process.errors == []


async def test_a_bot_that_still_reads_its_file_stops_at_once(
    process: BotProcess, playground: Playground, database: Path
) -> None:
    await played(database, playground)
    for _ in range(2):
        await process.start()
        assert await process.stop() == 0
        assert not database.with_name(f"{database.name}-wal").exists(), "nobody else had it open"
    assert process.errors == []
