"""People at many tables on one bot, against the stand-in of Discord: was any move lost or doubled, and does its memory
stay where it is for hours of everything at once?
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.circle import Answer, Circle, Notes
from bot.bench.clients import Clients
from bot.bench.database import build
from bot.bench.figures import Report, clock_of, resident, seconds_computed, slope, spread
from bot.bench.games import setups
from bot.bench.versions import CountingPlayground, Version, running_version
from bot.playground import Person, Settings
from bot.playground.world import Channel
from bot.storage.store import Store
from engine import GAMES
from engine.core.log import UNDO
from engine.core.match import Match, Row, Setup

AT_ONCE = 12
"""How many tables are opened at the same moment, before the measurement."""
SAMPLE_SECONDS = 0.5
SETTINGS = Settings(settle=0.02, remembered=50, lingering=0)


async def measure(tables: int, seconds: float, pause: float, *, without_pictures: bool) -> Report:
    """These tables with all their people play for `seconds`, with pauses of this average."""
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        async with (
            CountingPlayground(settings=SETTINGS) as ground,
            gathered_crowd(ground, database, without_pictures=without_pictures) as crowd,
        ):
            await crowd.seat(tables)
            crowd.clients.acknowledged.clear()
            took = await crowd.play(seconds, pause)
        stored = await _read_moves(database)
    people = sum(len(each.people) for each in crowd.circles)
    return {"tables": tables, "people": people, **_report(crowd, took, stored), **took}


class Crowd:
    """The people of many tables, on a bot that is a process of its own."""

    def __init__(self, ground: CountingPlayground, bot: int) -> None:
        self.ground = ground
        self.bot = bot
        self.clients = Clients(ground, partial(clock_of, bot))
        self.notes = Notes()
        self.circles: list[Circle] = []
        self._channel = ground.world.add_channel("crowd")

    async def seat(self, tables: int) -> None:
        """Open so many tables, and start them."""
        world, fresh, few = self.ground.world, setups(), asyncio.Semaphore(AT_ONCE)

        async def seat(number: int, setup: Setup) -> Circle:
            people = [self.ground.person(world.join(f"p{number}x{n}").id) for n in range(setup.seats)]
            circle = Circle(self.clients, people, self.notes, number)
            async with few:
                await circle.open(self._channel, setup, f"Table {number}")
            return circle

        self.circles = await asyncio.gather(*(seat(number, next(fresh)) for number in range(tables)))

    async def play(self, seconds: float, pause: float) -> dict[str, Any]:
        """All tables play, and where a game is over the same people open the next one; returns what the bot took."""
        until, fresh = time.perf_counter() + seconds, setups()

        async def play_on(circle: Circle, number: int) -> None:
            circle.until, circle.pause = until, pause
            games = 0
            while time.perf_counter() < until:
                await circle.play()
                if time.perf_counter() < until:
                    games += 1
                    setup = next(each for each in fresh if each.seats == len(circle.people))
                    await circle.open(self._channel, setup, f"Table {number} again {games}")

        playing = asyncio.gather(*(play_on(circle, number) for number, circle in enumerate(self.circles)))
        return await self._watch(playing)

    async def _watch(self, playing: asyncio.Future[Any]) -> dict[str, Any]:
        """What the processes of the bot compute meanwhile, by their names, and the memory of the first."""
        began, before, samples = time.perf_counter(), seconds_computed(self.bot, "bot"), [resident(self.bot)]
        while not playing.done():
            await asyncio.wait({playing}, timeout=SAMPLE_SECONDS)
            samples.append(resident(self.bot))
            self.ground.count_figures()  # forgets the requests so far, whose pictures would fill the memory
        await playing
        seconds, after = time.perf_counter() - began, seconds_computed(self.bot, "bot")
        later = samples[len(samples) // 2 :]
        return {
            "seconds": round(seconds, 1),
            "cpu_seconds": {name: round(each - before.get(name, 0.0), 2) for name, each in after.items()},
            "resident_mb_first": samples[0],
            "resident_mb_most": max(samples),
            "resident_mb_middle": later[0],
            "resident_mb_last": samples[-1],
            "resident_mb_per_hour_in_the_second_half": slope(later, seconds / 2),
        }


@asynccontextmanager
async def gathered_crowd(
    ground: CountingPlayground, database: Path, *, without_pictures: bool = False
) -> AsyncIterator[Crowd]:
    """A crowd without tables, whose bot on this database is online; it ends with the block."""
    version = Version(sys.executable, without_pictures=without_pictures, deals_alike=False)
    async with running_version(version, ground, str(database), database.parent) as (process,):
        crowd = Crowd(ground, process.pid)
        looking = asyncio.create_task(crowd.clients.look())
        try:
            yield crowd
        finally:
            looking.cancel()


async def _read_moves(database: Path) -> dict[Answer, str]:
    """Every move on disk, after each log was played again; raises where one does not fit."""
    store, found = await Store.open(database), dict[Answer, str]()
    try:
        for record in await store.tables("running", "over"):
            rows = await store.log(record.id)
            setup, counted = Setup.read(record.setup), defaultdict[int, int](int)
            match = Match.start(GAMES[setup.game], setup)
            for row in rows:
                match.follow(Row(row.seat, row.action))
                if row.seat is not None and not row.action.startswith(UNDO):
                    found[record.id, row.seat, counted[row.seat]] = row.action
                    counted[row.seat] += 1
            if rows and match.digest() != rows[-1].digest:
                raise AssertionError(f"table {record.id} differs from its log")
    finally:
        await store.close()
    return found


def _report(crowd: Crowd, took: dict[str, Any], stored: dict[Answer, str]) -> Report:
    """`lost`: confirmed, but not on disk as it was said. `unconfirmed`: on disk, but the answer was not seen."""
    clients, notes = crowd.clients, crowd.notes
    lost = [
        key for key, said in notes.confirmed.items() if key not in stored or said not in ("", stored[key])
    ]
    moves, cpu = len(notes.confirmed), sum(took["cpu_seconds"].values())
    return {
        "moves": moves,
        "lost": len(lost),
        "doubled": len(notes.twice),
        "unconfirmed": len(stored.keys() - notes.confirmed.keys()),
        "moves_per_second": round(moves / took["seconds"], 1),
        "cpu_ms_per_move": round(1e3 * cpu / max(1, moves), 2),
        "acknowledgement_ms": spread(clients.acknowledged),
        "answers_later_than_3_s": clients.late,
        "board_ms": spread(notes.boards),
        "refused": notes.refused,
        "boards_that_did_not_come": notes.stuck,
        "games_over": notes.games_over,
        "problems": crowd.ground.problems[:5],
    }


PLAYING = 24
"""Tables at which people play all the time."""
PAUSE = 4.0
"""Seconds between two moves of such a table, on average."""
VISITORS, VISIT = 300, 0.5
"""People who look at other tables, and the seconds between two of their visits."""
VISITS = ("replay", "verify", "log", "since", "board", "board text", "mygames", "game list", "help")
"""What they ask for, one after the other: replays, pictures, recomputed games, and long lists."""


async def soak(minutes: float, tables: int) -> Report:
    """People play for these minutes, while visitors look at stored tables, most of them finished long ago."""
    visits: list[str] = []
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        await asyncio.to_thread(build, database, tables // 4, tables - tables // 4)
        async with CountingPlayground(settings=SETTINGS) as ground:
            hall = ground.world.add_channel("hall")
            _bring(database, int(ground.world.guild.id), int(hall.id))
            async with gathered_crowd(ground, database) as crowd:
                await crowd.seat(PLAYING)
                visiting = asyncio.create_task(_visit(crowd.clients, hall, tables, minutes * 60, visits))
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


async def _visit(clients: Clients, hall: Channel, tables: int, seconds: float, visits: list[str]) -> None:
    """Visitors ask for something at random tables until the time is up; `visits` notes what."""
    ground, dice, until = clients.ground, random.Random(11), time.perf_counter() + seconds
    visitors = [ground.person(ground.world.join(f"v{number}").id) for number in range(VISITORS)]
    under_way: set[asyncio.Task[None]] = set()
    while time.perf_counter() < until:
        what = VISITS[len(visits) % len(VISITS)]
        visits.append(what)
        asked = asyncio.create_task(_ask(dice.choice(visitors), hall, what, dice.randrange(tables) + 1))
        under_way.add(asked)
        asked.add_done_callback(under_way.discard)
        clients.tidy(hall)
        await asyncio.sleep(VISIT)
    await asyncio.gather(*under_way)


async def _ask(visitor: Person, hall: Channel, what: str, table: int) -> None:
    about = {} if what in ("mygames", "game list", "help") else {"table": table}
    await visitor.command(
        hall, what.removesuffix(" text"), {**about, **({"text": True} if "text" in what else {})}
    )
