"""The locks and announcements of PostgreSQL for two simulated processes. Who holds the lock of a shard owns its tables,
and a second process with this shard waits for the lock; processes with different shards send announcements.

Simpler than PostgreSQL: the lock of a killed process is released at once, no connection to the database is silent, and
no process is suspended. `tests/cluster` tests these cases with real processes.
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
"""The shards where both processes share one, and those where each has its own."""
ANNOUNCE = "announce"
"""Stands for the SQL of an announcement: it is delivered once the other statements of its transaction are stored."""
SIGN_OF_LIFE = 1.0
"""Seconds since the last sign of life, as every process reports them of each other one."""
DELAY = 0.005
"""Seconds until an announcement is delivered."""
LONGEST_TRY = 20.0
"""Seconds for which `take` waits for a lock: PostgreSQL answers at once, and many tries would make simulations slow."""


class Lock:
    """The lock of a shard, and the processes that were connected with it; like the database it outlives them."""

    def __init__(self) -> None:
        self.owner: SharedShard | None = None
        self.takeovers, self.since = 0, 0.0
        self.processes: list[SharedShard] = []
        self.freed = asyncio.Event()

    def free(self, process: Process) -> None:
        """Release the lock if this process holds it."""
        if self.owner is not None and self.owner.process is process:
            self.owner = None
            self.freed.set()


class SharedShard:
    """A `bot.storage.driver.Sharing` for one simulated process."""

    is_fresh = True

    def __init__(self, locks: Sequence[Lock], shards: Shards) -> None:
        process = OWNER.get()
        assert process is not None
        self.process: Process = process
        self.is_connected = False
        self._locks, self._shards = locks, shards
        self._lock = locks[shards.numbers[0]]
        self._lock.processes.append(self)
        self._announcements = asyncio.Queue[str]()

    @property
    def is_apart(self) -> bool:
        """Whether the processes have different shards, so that all of them write."""
        return len(self._locks) > 1

    @property
    def owns(self) -> bool:
        return self._lock.owner is self

    def hurry(self) -> None:
        """Nothing to do: a simulated database always answers."""

    async def take(self) -> bool:
        await self._wait_for_server()
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
        await self._wait_for_server()
        self._lock.free(self.process)

    async def show_connected(self) -> None:
        await self._wait_for_server()
        self.is_connected = True

    async def peers(self) -> Sequence[Peer]:
        await self._wait_for_server()
        return [
            Peer(str(each._shards), each.process.name, each.is_connected, SIGN_OF_LIFE)
            for each in self._living
            if each is not self
        ]

    @property
    def _living(self) -> list[SharedShard]:
        return [each for lock in self._locks for each in lock.processes if each.process.is_alive]

    async def owners(self) -> Sequence[Owner]:
        await self._wait_for_server()
        now, found = asyncio.get_running_loop().time(), list[Owner]()
        for shard, lock in enumerate(self._locks):
            name, silent = (lock.owner.process.name, SIGN_OF_LIFE) if lock.owner is not None else ("", -1.0)
            found.append(Owner(shard, lock.takeovers, name, now - lock.since, silent))
        return found

    async def _wait_for_server(self) -> None:
        await asyncio.sleep(0.002)

    def announcement(self, text: str) -> Statement:
        return Statement(ANNOUNCE, [(text,)])

    def announce(self, text: str) -> None:
        """Deliver an announcement to all living processes, even if the sender is killed meanwhile."""
        for each in self._living:
            each.deliver(text)

    def deliver(self, text: str) -> None:
        """Receive an announcement, after the delay of the network."""
        loop = asyncio.get_running_loop()
        loop.call_later(DELAY, self._announcements.put_nowait, text, context=Context())

    async def listen(self) -> AsyncIterator[str | None]:
        while True:
            yield await self._announcements.get()

    @asynccontextmanager
    async def slot(self, number: int) -> AsyncIterator[None]:
        del number
        yield
