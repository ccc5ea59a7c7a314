"""`python -m bot.bench.scale_process`: one of the bots of `scale`, without Discord, on the database of `DATABASE`.

It begins `OWN` tables for itself and `SHARED` for all and prints the numbers of the latter. Then it takes a line with
the seconds and the shared tables of all processes, plays as fast as it can, and prints what it has measured.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Self

from bot.allocator import keep_for_ever, share_heaps
from bot.bench.figures import Watch, resident
from bot.bench.games import Ground, TimedStore, setups
from bot.clock import Clock
from bot.cluster.cluster import Alone
from bot.cluster.conflicts import on_new_state
from bot.cluster.membership import Membership, Reactions
from bot.cluster.together import Together
from bot.cluster.turnstile import Turnstile
from bot.config import Config
from bot.storage.errors import Conflict
from bot.storage.news import News
from bot.tables.committer import Committer, Signals
from bot.tables.tables import Tables
from engine.core.errors import RuleError

SHARED_AT_ONCE = 2
"""At so many of the shared tables each process plays at the same time."""
NUMBERS = 100_000
"""More tables than one process begins: people and threads of all processes differ."""


class Process(Ground):
    """The tables of one bot among those that share its database."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self._config = config
        self._numbers = count(os.getpid() * NUMBERS)
        self._setups = setups()
        self._membership: Membership | None = None

    async def __aenter__(self) -> Self:
        config = self._config
        self.store = await TimedStore.open(config.database, direct=config.database_direct, shared=True)
        cluster = Together(self.store, config.shards) if self.store.is_shared else Alone(self.store)
        committer = Committer(self.store, Clock(), Signals())
        self.tables = Tables.build(
            committer, secrets.token_bytes, cluster, before_waking=_nothing_first, moved=lambda: None
        )
        if isinstance(cluster, Together):
            reactions = Reactions(self._hear, self.tables.registry.doubt, _nothing_again)
            self._membership = Membership(cluster, self.store, Turnstile(cluster), reactions)
            await self._membership.begin()
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._membership is not None:
            await self._membership.close()
        await super().__aexit__(*error)

    def _hear(self, news: News) -> None:
        if news.is_all:
            self.tables.registry.doubt()
        else:
            self.tables.registry.hear(news)

    async def begun(self) -> int:
        """The number of a new running table."""
        table = await self.table(next(self._numbers), next(self._setups))
        return table.record.id


class Playing:
    """Random moves as fast as they are stored, each table its next one when the last one is there."""

    def __init__(self, process: Process, seconds: float) -> None:
        self.times: list[float] = []
        """Seconds from the wish to move until it is stored."""
        self.met: Counter[str] = Counter()
        """What other processes were faster at."""
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

    async def shared(self, games: Sequence[int]) -> None:
        """One of these tables after the other, beside the other processes."""
        for game in games:
            while self._is_time and await self._move(game):
                pass

    async def _move(self, game: int) -> bool:
        """One move, on new state if another process was faster; False where the game is over."""

        async def act() -> bool:
            table = await self._process.tables.registry.get(game)
            if table.running.over is not None:
                return False
            try:
                await self._process.move(table)
            except Conflict:
                self.met["conflicts"] += 1
                raise
            return True

        begun = time.perf_counter()
        try:
            is_moved = await on_new_state(act)
        except RuleError:
            self.met["answers_that_came_too_late"] += 1
        except Conflict:
            self.met["given_up"] += 1
        else:
            if is_moved:
                self.times.append(time.perf_counter() - begun)
            return is_moved
        return True


async def _nothing_first(_game: int) -> None:
    """The tables are played by the rules under which they began."""


async def _nothing_again() -> None:
    """Nothing is posted here."""


async def main(own: int, shared: int) -> None:
    """Begin the tables, wait for the others, and play."""
    share_heaps()
    keep_for_ever()
    async with Process(Config.read(os.environ)) as process:
        games = [await process.begun() for _ in range(own)]
        print(json.dumps([await process.begun() for _ in range(shared)]), flush=True)
        wish = json.loads(await asyncio.to_thread(sys.stdin.readline))
        process.store.commits.clear()
        playing, watch = Playing(process, wish["seconds"]), Watch()
        lanes = [wish["shared"][lane::SHARED_AT_ONCE] for lane in range(SHARED_AT_ONCE)]
        await asyncio.gather(*map(playing.own, games), *map(playing.shared, lanes))
        found = {"times": playing.times, "commits": process.store.commits, "met": playing.met}
        print(json.dumps({**found, "cpu": watch.cpu, "resident_mb": resident()}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
