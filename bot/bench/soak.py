"""Hours of everything at once, on a database of thousands of games: does the memory of the bot stay where it is?"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.crowd import SETTINGS, gathered_crowd
from bot.bench.database import build
from bot.bench.figures import Report
from bot.bench.versions import CountingPlayground
from bot.playground import Person, Playground
from bot.playground.world import Channel

PLAYING = 24
"""Tables at which people play all the time."""
PAUSE = 4.0
"""Seconds between two moves of such a table, on average."""
VISITORS, VISIT = 300, 0.5
"""People who look at other tables, and the seconds between two of their visits."""
VISITS = ("replay", "verify", "log", "since", "board", "board text", "mygames", "game list", "help")
"""What they ask for, one after the other: replays, pictures, recomputed games, and long lists."""
KEPT_MESSAGES = 100


async def measure(minutes: float, tables: int) -> Report:
    """Play for these minutes, while visitors look at stored tables, most of them finished long ago."""
    visits: list[str] = []
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        await asyncio.to_thread(build, database, tables // 4, tables - tables // 4)
        async with CountingPlayground(settings=SETTINGS) as ground:
            hall = ground.world.add_channel("hall")
            _bring(database, int(ground.world.guild.id), int(hall.id))
            async with gathered_crowd(ground, database) as crowd:
                await crowd.seat(PLAYING)
                visiting = asyncio.create_task(_visit(ground, hall, tables, minutes * 60, visits))
                inside = await crowd.play(minutes * 60, PAUSE)
                await visiting
    notes = crowd.notes
    moves = {
        "moves": len(notes.confirmed),
        "games_over": notes.games_over,
        "boards_that_did_not_come": notes.stuck,
    }
    return {"minutes": minutes, "tables": tables, **moves, "visits": len(visits), **inside}


def _bring(database: Path, server: int, channel: int) -> None:
    """Bring all tables to this channel, where visitors may look at them."""
    with closing(sqlite3.connect(database)) as db, db:
        place = (server, channel, channel)
        db.execute("update tables set server = ?, channel = ?, thread = ?, lobby = null, board = null", place)


async def _visit(ground: Playground, hall: Channel, tables: int, seconds: float, visits: list[str]) -> None:
    """Visitors ask for something at random tables until the time is up; `visits` notes what."""
    dice, until = random.Random(11), time.perf_counter() + seconds
    visitors = [ground.person(ground.world.join(f"v{number}").id) for number in range(VISITORS)]
    under_way: set[asyncio.Task[None]] = set()
    while time.perf_counter() < until:
        what = VISITS[len(visits) % len(VISITS)]
        visits.append(what)
        asked = asyncio.create_task(_ask(dice.choice(visitors), hall, what, dice.randrange(tables) + 1))
        under_way.add(asked)
        asked.add_done_callback(under_way.discard)
        _tidy(ground, hall)
        await asyncio.sleep(VISIT)
    await asyncio.gather(*under_way)


async def _ask(visitor: Person, hall: Channel, what: str, table: int) -> None:
    about = {} if what in ("mygames", "game list", "help") else {"table": table}
    await visitor.command(
        hall, what.removesuffix(" text"), {**about, **({"text": True} if "text" in what else {})}
    )


def _tidy(ground: Playground, hall: Channel) -> None:
    """Drop old answers."""
    while len(hall.messages) > KEPT_MESSAGES:
        old = hall.messages.pop(next(iter(hall.messages)))
        for file in old.attachments:
            channel_id, attachment_id = file["url"].split("/")[-3:-1]
            ground.files.pop((channel_id, attachment_id), None)
