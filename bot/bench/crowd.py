"""People at many tables on one bot, against the stand-in of Discord: was any move lost or doubled?"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.circle import Answer, Circle, Notes
from bot.bench.clients import Clients
from bot.bench.figures import Report, clock_of, spread
from bot.bench.games import setups
from bot.playground import Playground, Settings
from bot.storage.store import Store
from engine import GAMES
from engine.core.log import UNDO
from engine.core.match import Match, Row, Setup

AT_ONCE = 12
"""How many tables are opened at the same moment, before the measurement."""
SETTINGS = Settings(settle=0.02, remembered=50, lingering=0)


async def measure(tables: int, seconds: float, pause: float, drawn: str) -> Report:
    """These tables with all their people play for `seconds`, with pauses of this average.

    `drawn` is `pictures` or `nothing`.
    """
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        async with Playground(settings=SETTINGS) as ground, gathered_crowd(ground, database) as crowd:
            await crowd.seat(tables)
            crowd.clients.acknowledged.clear()
            inside = await crowd.play(seconds, pause, drawn)
            outside = _seen(crowd.clients, crowd.notes, ground.problems)
        stored = await _stored(database)
    people = sum(len(each.people) for each in crowd.circles)
    return _report(tables, people, inside, outside, crowd.notes, stored)


class Crowd:
    """The people of many tables, on a bot that is a process of its own and says what it has measured inside."""

    def __init__(self, ground: Playground, process: Process) -> None:
        self.ground = ground
        self.process = process
        self.clients = Clients(ground, partial(clock_of, process.pid))
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

    async def play(self, seconds: float, pause: float, drawn: str = "pictures") -> dict[str, Any]:
        """All tables play, and where a game is over the same people open the next one; returns what the bot measured.

        `drawn` is `pictures` or `nothing`.
        """
        self.order(drawn)
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

        await asyncio.gather(*(play_on(circle, number) for number, circle in enumerate(self.circles)))
        self.order("end")
        return json.loads(await self.hear(300))

    def order(self, line: str) -> None:
        """Tell the bot what it measures (`bot/bench/served.py`)."""
        if self.process.stdin is not None:
            self.process.stdin.write(f"{line}\n".encode())

    async def hear(self, seconds: float) -> bytes:
        """What the bot says next; nothing when it has ended."""
        if self.process.stdout is None:
            raise AssertionError("the bot has no output")
        return await asyncio.wait_for(self.process.stdout.readline(), seconds)


@asynccontextmanager
async def gathered_crowd(ground: Playground, database: Path) -> AsyncIterator[Crowd]:
    """A crowd without tables, whose bot on this database is online; it ends with the block."""
    command = (sys.executable, "-m", "bot.bench.served", ground.base_url, str(database))
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    crowd = Crowd(ground, process)
    looking = asyncio.create_task(crowd.clients.look())
    try:
        if await crowd.hear(60) != b"online\n":
            raise AssertionError("the bot did not come online")
        yield crowd
        crowd.order("stop")
        await asyncio.wait_for(process.wait(), 60)
    finally:
        looking.cancel()
        if process.returncode is None:
            process.kill()
        await process.wait()


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
