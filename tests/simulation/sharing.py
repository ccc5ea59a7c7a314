"""What PostgreSQL does for two processes: who has the lock of a shard owns its tables, another one with it waits. Where
each has a shard of its own they tell each other what happens.

Kinder than PostgreSQL: the lock of a process that is dead is free at once, no line to the database is ever mute, and
none of them is suspended: see `tests/cluster` for that.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import Context

from bot.config import Shards
from bot.storage.driver import Owner, Peer, Statement
from tests.simulation.loop import OWNER, Process

SHARD = Shards((0,), 1)
APART = (Shards((0,), 2), Shards((1,), 2))
"""One for both processes, or one for each."""
ANNOUNCE = "announce"
"""Instead of a statement: who listens hears it once the others are stored."""
SIGN_OF_LIFE = 1.0
WAY = 0.005
"""Seconds until an announcement is heard."""
LONGEST_TRY = 20.0
"""Seconds after which a try to have the lock ends; the bot tries each moment, which takes the simulation too long."""


class Lock:
    """That of a shard, and who is connected with it; it outlives the processes, as the database does."""

    def __init__(self) -> None:
        self.owner: SharedShard | None = None
        self.takeovers, self.since = 0, 0.0
        self.there: list[SharedShard] = []
        self.freed = asyncio.Event()

    def free(self, process: Process) -> None:
        """This process has it no more."""
        if self.owner is not None and self.owner.process is process:
            self.owner = None
            self.freed.set()


class SharedShard:
    """One of the processes."""

    is_fresh = True

    def __init__(self, locks: Sequence[Lock], shards: Shards) -> None:
        process = OWNER.get()
        assert process is not None
        self.process: Process = process
        self.is_connected = False
        self._locks, self._shards = locks, shards
        self._lock = locks[shards.numbers[0]]
        self._lock.there.append(self)
        self._heard = asyncio.Queue[str]()

    @property
    def is_apart(self) -> bool:
        """Whether others write, too, at tables of their own."""
        return len(self._locks) > 1

    @property
    def owns(self) -> bool:
        return self._lock.owner is self

    async def take(self) -> bool:
        await self._asked()
        if self._lock.owner is not None and self.is_connected:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_TRY):
                    await self._lock.freed.wait()
        if self._lock.owner is None:
            self._lock.owner, self._lock.since = self, asyncio.get_running_loop().time()
            self._lock.takeovers += 1
            self._lock.freed.clear()
        return self.owns

    async def let_go(self) -> None:
        await self._asked()
        self._lock.free(self.process)

    async def show_connected(self) -> None:
        await self._asked()
        self.is_connected = True

    async def peers(self) -> Sequence[Peer]:
        await self._asked()
        return [
            Peer(str(each._shards), each.process.name, each.is_connected, SIGN_OF_LIFE)
            for each in self._there
            if each is not self
        ]

    @property
    def _there(self) -> list[SharedShard]:
        return [each for lock in self._locks for each in lock.there if each.process.is_alive]

    async def owners(self) -> Sequence[Owner]:
        await self._asked()
        now, found = asyncio.get_running_loop().time(), list[Owner]()
        for shard, lock in enumerate(self._locks):
            name, silent = (lock.owner.process.name, SIGN_OF_LIFE) if lock.owner is not None else ("", -1.0)
            found.append(Owner(shard, lock.takeovers, name, now - lock.since, silent))
        return found

    async def _asked(self) -> None:
        await asyncio.sleep(0.002)

    def announcement(self, text: str) -> Statement:
        return Statement(ANNOUNCE, [(text,)])

    def announce(self, text: str) -> None:
        """All who listen hear this in a moment, whatever becomes of who says it."""
        for each in self._there:
            each.hear(text)

    def hear(self, text: str) -> None:
        """Somebody says this."""
        loop = asyncio.get_running_loop()
        loop.call_later(WAY, self._heard.put_nowait, text, context=Context())

    async def listen(self) -> AsyncIterator[str | None]:
        while True:
            yield await self._heard.get()

    @asynccontextmanager
    async def slot(self, number: int) -> AsyncIterator[None]:
        del number
        yield
