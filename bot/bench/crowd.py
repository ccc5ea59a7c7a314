"""Measures one bot with people at many tables, against the stand-in of Discord: whether moves are lost or doubled, what
it costs, and whether memory grows over hours.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.circle import Answer, Circle, discard_old
from bot.bench.database import build
from bot.bench.figures import Report, cpu_seconds_by_name, percentiles, resident_megabytes, slope
from bot.bench.games import setups
from bot.bench.versions import MeasuredBot, Version, measured_bot
from bot.playground import Person, Settings
from bot.playground.world import World
from bot.storage.store import Store
from bot.tables.model.limits import MOST_TABLES_HERE
from engine import GAMES
from engine.core.log import UNDO
from engine.core.match import Match, Row, Setup

AT_ONCE = 12
"""How many tables are opened at the same moment, before the measurement."""
SAMPLE_SECONDS = 0.5
SETTINGS = Settings(settle=0, remembered=50, lingering=0)


async def measure(
    tables: int = 200, seconds: float = 20.0, pause: float = 5.0, *, without_pictures: bool = False
) -> Report:
    """The people of so many tables play for `seconds`, with pauses of this average."""
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        async with seated_crowd(database, tables, pause, without_pictures=without_pictures) as bot:
            took = await _watch(bot, seconds)
        stored = await _read_moves(database)
    people = sum(len(each.people) for each in bot.circles)
    return {"tables": tables, "people": people, **_report(bot, took, stored), **took}


@asynccontextmanager
async def seated_crowd(
    file: Path, tables: int, pause: float, *, without_pictures: bool = False
) -> AsyncIterator[MeasuredBot]:
    """Run a bot on this database with people at so many new tables, whose games have just begun."""
    way = Version(sys.executable, without_pictures, deals_alike=False, servers=1 + tables // MOST_TABLES_HERE)
    async with measured_bot(way, file, SETTINGS) as bot:
        fresh, few = setups(), asyncio.Semaphore(AT_ONCE)

        async def seat(number: int, setup: Setup) -> Circle:
            circle = bot.circle(number, setup.seats)
            async with few:
                await circle.open(setup, f"Table {number}")
            return circle

        bot.circles += await asyncio.gather(*(seat(number, next(fresh)) for number in range(tables)))
        bot.set_pause(pause)
        bot.notes.acknowledged.clear()
        yield bot


async def play_for(bot: MeasuredBot, seconds: float, look: Callable[[], object] = lambda: None) -> None:
    """Let all tables play; where a game is over the same people open the next one. `look` is called twice a second."""
    until, fresh = time.perf_counter() + seconds, setups()

    def goes_on() -> bool:
        return time.perf_counter() < until

    async def play_on(circle: Circle, number: int) -> None:
        games = 0
        while goes_on():
            await circle.play(goes_on)
            if goes_on():
                games += 1
                setup = next(each for each in fresh if each.seats == len(circle.people))
                await circle.open(setup, f"Table {number} again {games}")

    playing = asyncio.gather(*(play_on(circle, number) for number, circle in enumerate(bot.circles)))
    while not playing.done():
        await asyncio.wait({playing}, timeout=SAMPLE_SECONDS)
        look()
        bot.ground.count_figures()  # drops the requests so far, whose pictures would fill the memory
    await playing


async def _watch(bot: MeasuredBot, seconds: float) -> dict[str, Any]:
    """Let all play; returns the CPU seconds of the bot's processes, by their names, and the memory of the first."""
    before, samples = cpu_seconds_by_name(bot.pid, "bot"), [resident_megabytes(bot.pid)]
    began = time.perf_counter()
    await play_for(bot, seconds, lambda: samples.append(resident_megabytes(bot.pid)))
    took, after = time.perf_counter() - began, cpu_seconds_by_name(bot.pid, "bot")
    later = samples[len(samples) // 2 :]
    return {
        "seconds": round(took, 1),
        "cpu_seconds": {name: round(each - before.get(name, 0.0), 2) for name, each in after.items()},
        "resident_mb_first": samples[0],
        "resident_mb_most": max(samples),
        "resident_mb_middle": later[0],
        "resident_mb_last": samples[-1],
        "resident_mb_per_hour_in_the_second_half": slope(later, took / 2),
    }


async def _read_moves(database: Path) -> dict[Answer, str]:
    """Read every move on disk, replaying each log; raises `AssertionError` if a state differs from its digest."""
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


def _report(bot: MeasuredBot, took: dict[str, Any], stored: dict[Answer, str]) -> Report:
    """`lost`: confirmed, but not on disk like that. `unconfirmed`: on disk, but nobody saw the answer."""
    notes = bot.notes
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
        "acknowledgement_ms": percentiles(notes.acknowledged),
        "not_answered_within_3_s": notes.unanswered,
        "board_ms": percentiles(notes.boards),
        "refused": notes.refused,
        "boards_that_did_not_come": notes.stuck,
        "games_over": notes.games_over,
        "problems": bot.ground.problems[:5],
    }


PLAYING = 24
"""Tables at which people play all the time."""
PAUSE = 4.0
"""Seconds between two moves of such a table, on average."""
VISITORS, VISIT = 300, 0.5
"""People who look at other tables, and the seconds between two of their visits."""
VISITS = ("replay", "verify", "log", "since", "board", "board text", "mygames", "game list", "help")
"""The commands of visitors, one after the other: replays, pictures, recomputed games, and long lists."""


async def soak(minutes: float = 60.0, tables: int = 4000) -> Report:
    """People play for these minutes, while visitors look at stored tables, most of them finished long ago."""
    visits: list[str] = []
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        world = World()  # its ids are the same in every one
        await asyncio.to_thread(build, database, tables, int(world.guild.id), int(world.games.id))
        async with seated_crowd(database, PLAYING, PAUSE) as bot:
            visiting = asyncio.create_task(_visit(bot, tables, minutes * 60, visits))
            inside = await _watch(bot, minutes * 60)
            await visiting
    moves = {
        "moves": len(bot.notes.confirmed),
        "games_over": bot.notes.games_over,
        "boards_that_did_not_come": bot.notes.stuck,
    }
    return {"minutes": minutes, "tables": tables, **moves, "visits": len(visits), **inside}


async def _visit(bot: MeasuredBot, tables: int, seconds: float, visits: list[str]) -> None:
    """Let visitors use commands at random tables until the time is up; adds the commands to `visits`."""
    world, dice, until = bot.ground.world, random.Random(11), time.perf_counter() + seconds
    visitors = [bot.ground.person(world.join(f"v{number}").id) for number in range(VISITORS)]
    under_way: set[asyncio.Task[None]] = set()
    while time.perf_counter() < until:
        what = VISITS[len(visits) % len(VISITS)]
        visits.append(what)
        asked = asyncio.create_task(
            _ask(dice.choice(visitors), world.games.id, what, dice.randrange(tables) + 1)
        )
        under_way.add(asked)
        asked.add_done_callback(under_way.discard)
        discard_old(bot.ground, world.games)
        await asyncio.sleep(VISIT)
    await asyncio.gather(*under_way)


async def _ask(visitor: Person, hall: str, what: str, table: int) -> None:
    about = {} if what in ("mygames", "game list", "help") else {"table": table}
    text = {"text": True} if "text" in what else {}
    await visitor.command(hall, what.removesuffix(" text"), {**about, **text})
