"""Two hundred tables at once, on one bot process and against the stand-in of Discord: was any move lost or doubled?"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.clients import Clients
from bot.bench.crowd import Answer, Circle, Notes
from bot.bench.figures import Report, spread
from bot.bench.games import setups
from bot.playground import Playground, Settings
from bot.storage.store import Store
from engine import GAMES
from engine.core.log import UNDO
from engine.core.match import Match, Row, Setup

AT_ONCE = 12
"""How many tables are opened at the same moment, before the measurement."""
CROWDED = "crowd"
SETTINGS = Settings(settle=0.02, remembered=50, lingering=0)


async def measure(tables: int, seconds: float, pause: float, drawn: str) -> Report:
    """These tables with all their people play for `seconds`, with pauses of this average.

    `drawn` is `pictures` or `nothing`.
    """
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        async with Playground(settings=SETTINGS) as ground, served_bot(ground, database) as process:
            clients, notes = Clients(ground), Notes()
            looking = asyncio.create_task(clients.look())
            circles = await seated(clients, notes, tables)
            clients.acknowledged.clear()
            tell(process, drawn)
            await play_on(circles, seconds, pause)
            inside = await ended(process)
            looking.cancel()
            outside = _seen(clients, notes, ground.problems)
        stored = await _stored(database)
    return _report(tables, sum(len(each.people) for each in circles), inside, outside, notes, stored)


@asynccontextmanager
async def served_bot(ground: Playground, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot as a process on this database, online; it ends with the block."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.bench.served", ground.base_url, str(database)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    if process.stdout is None or await asyncio.wait_for(process.stdout.readline(), 60) != b"online\n":
        raise AssertionError("the bot did not come online")
    try:
        yield process
        tell(process, "stop")
        await asyncio.wait_for(process.wait(), 60)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def tell(process: asyncio.subprocess.Process, line: str) -> None:
    if process.stdin is not None:
        process.stdin.write(f"{line}\n".encode())


async def ended(process: asyncio.subprocess.Process) -> dict[str, Any]:
    """The figures of the measurement, which ends."""
    tell(process, "end")
    if process.stdout is None:
        raise AssertionError("the bot has no output")
    return json.loads(await asyncio.wait_for(process.stdout.readline(), 300))


async def seated(clients: Clients, notes: Notes, tables: int) -> list[Circle]:
    """All tables with their people, started."""
    world, fresh, few = clients.ground.world, setups(), asyncio.Semaphore(AT_ONCE)
    channel = world.add_channel(CROWDED)

    async def seat(number: int, setup: Setup) -> Circle:
        people = [clients.ground.person(world.join(f"p{number}x{n}").id) for n in range(setup.seats)]
        circle = Circle(clients, people, notes, number)
        async with few:
            await circle.open(channel, setup, f"Table {number}")
        return circle

    return list(await asyncio.gather(*(seat(number, next(fresh)) for number in range(tables))))


async def play_on(circles: list[Circle], seconds: float, pause: float) -> None:
    """All tables play; where a game is over the same people open the next one."""
    until, fresh = time.perf_counter() + seconds, setups()
    world = circles[0].clients.ground.world
    parent = next(each for each in world.channels.values() if each.name == CROWDED)

    async def again(circle: Circle, number: int) -> None:
        circle.until, circle.pause = until, pause
        games = 0
        while time.perf_counter() < until:
            await circle.play()
            if time.perf_counter() < until:
                games += 1
                setup = next(each for each in fresh if each.seats == len(circle.people))
                await circle.open(parent, setup, f"Table {number} again {games}")

    await asyncio.gather(*(again(circle, number) for number, circle in enumerate(circles)))


def _seen(clients: Clients, notes: Notes, problems: list[str]) -> Report:
    return {
        "acknowledgement_ms": spread(clients.acknowledged),
        "answers_later_than_3_s": clients.late,
        "board_ms": spread(notes.boards),
        "refused": notes.refused,
        "boards_that_did_not_come": notes.stuck,
        "games_over": notes.games_over,
        "problems": problems[:5],
    }


async def _stored(database: Path) -> dict[Answer, str]:
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


def _report(
    tables: int, people: int, inside: dict[str, Any], outside: Report, notes: Notes, stored: dict[Answer, str]
) -> Report:
    """`lost`: confirmed, but not on disk as it was said. `unconfirmed`: on disk, but the answer was not seen."""
    lost = [
        key for key, said in notes.confirmed.items() if key not in stored or said not in ("", stored[key])
    ]
    moves = len(notes.confirmed)
    return {
        "tables": tables,
        "people": people,
        "moves": moves,
        "lost": len(lost),
        "doubled": len(notes.twice),
        "unconfirmed": len(stored.keys() - notes.confirmed.keys()),
        "moves_per_second": round(moves / inside["seconds"], 1),
        "cpu_ms_per_move": round(1e3 * inside["cpu_seconds"] / max(1, moves), 2),
        "moves_per_cpu_second": round(moves / inside["cpu_seconds"], 1),
        **outside,
        **inside,
    }
