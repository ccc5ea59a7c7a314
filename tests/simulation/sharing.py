"""What PostgreSQL does for two processes with the same shard: who has its lock owns all tables, the other one waits.

Kinder than PostgreSQL: the lock of a process that is dead is free at once, no line to the database is ever mute, and
none of them is suspended: see `tests/cluster` for that.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from bot.config import Shards
from bot.storage.driver import Owner, Peer, Statement
from tests.simulation.loop import OWNER, Process

SHARD = Shards((0,), 1)
SIGN_OF_LIFE = 1.0
LONGEST_TRY = 20.0
"""Seconds after which a try to have the lock ends; the bot tries each moment, which takes the simulation too long."""


class Lock:
    """The one lock, and who is connected; it outlives the processes, as the database does."""

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

    def __init__(self, lock: Lock) -> None:
        process = OWNER.get()
        assert process is not None
        self.process: Process = process
        self.is_connected = False
        self._lock = lock
        self._lock.there.append(self)

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
            Peer(str(SHARD), each.process.name, each.is_connected, SIGN_OF_LIFE)
            for each in self._lock.there
            if each is not self and each.process.is_alive
        ]

    async def owners(self) -> Sequence[Owner]:
        await self._asked()
        owner, now = self._lock.owner, asyncio.get_running_loop().time()
        name, silent = (owner.process.name, SIGN_OF_LIFE) if owner is not None else ("", -1.0)
        return [Owner(0, self._lock.takeovers, name, now - self._lock.since, silent)]

    async def _asked(self) -> None:
        await asyncio.sleep(0.002)

    def announcement(self, text: str) -> Statement:
        raise AssertionError(f"nobody hears {text}: one process owns all shards")

    async def listen(self) -> AsyncIterator[str | None]:
        raise AssertionError("one process owns all shards")
        yield None

    @asynccontextmanager
    async def slot(self, number: int) -> AsyncIterator[None]:
        del number
        yield
