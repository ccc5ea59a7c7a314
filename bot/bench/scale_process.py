"""`python -m bot.bench.scale_process`: one of the bots of `scale`, without Discord, on the database of `DATABASE`.

It begins `OWN` tables on servers of its shards and says so. Then it takes a line with the seconds, plays as fast as it
can, and prints what it has measured.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import time
from itertools import count
from typing import Self

from bot.allocator import keep_for_ever, share_heaps
from bot.bench.figures import Watch, resident
from bot.bench.games import Ground, TimedStore, setups
from bot.clock import Clock
from bot.cluster.ownership import Ownership
from bot.config import Config
from bot.tables.tables import Tables

NUMBERS = 100_000
"""More tables than one process begins: people and threads of all processes differ."""


class Process(Ground):
    """The tables of one bot among those that share its database."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self._config = config
        self._numbers = count(os.getpid() * NUMBERS)
        self._setups = setups()
        self.server = config.shards.server or 1

    async def __aenter__(self) -> Self:
        config = self._config
        self.store = await TimedStore.open(config.database, Clock(), config.database_direct, config.shards)
        if not await Ownership(self.store).begin():
            raise SystemExit(f"SHARDS={config.shards} belong to another process.")
        self.tables = Tables.alone(self.store, Clock(), secrets.token_bytes)
        return self

    async def begun(self) -> int:
        """The number of a new running table."""
        table = await self.table(next(self._numbers), next(self._setups))
        return table.record.id


class Playing:
    """Random moves as fast as they are stored, each table its next one when the last one is there."""

    def __init__(self, process: Process, seconds: float) -> None:
        self.times: list[float] = []
        """Seconds from the wish to move until it is stored."""
        self._process = process
        self._until = time.perf_counter() + seconds

    @property
    def _is_time(self) -> bool:
        return time.perf_counter() < self._until

    async def own(self, game: int) -> None:
        """A table of our own, and the next one when it is over."""
        while self._is_time:
            if not await self._move(game):
                game = await self._process.begun()

    async def _move(self, game: int) -> bool:
        """One move; False where the game is over."""
        begun = time.perf_counter()
        table = await self._process.tables.registry.get(game)
        if table.running.over is not None:
            return False
        await self._process.move(table)
        self.times.append(time.perf_counter() - begun)
        return True


async def main(own: int) -> None:
    """Begin the tables, wait for the others, and play."""
    share_heaps()
    keep_for_ever()
    async with Process(Config.read(os.environ)) as process:
        games = [await process.begun() for _ in range(own)]
        print("begun", flush=True)
        wish = json.loads(await asyncio.to_thread(sys.stdin.readline))
        process.store.commits.clear()
        playing, watch = Playing(process, wish["seconds"]), Watch()
        await asyncio.gather(*map(playing.own, games))
        found = {"times": playing.times, "commits": process.store.commits}
        print(json.dumps({**found, "cpu": watch.cpu, "resident_mb": resident()}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
