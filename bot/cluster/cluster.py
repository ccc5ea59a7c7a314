"""What a process must know of the others on its database; alone it is always first, and asks nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, nullcontext
from typing import Protocol

from bot.storage.people import DueRecord
from bot.storage.store import Store

TABLE, PERSON, PRACTICE = "table", "person", "practice"
"""What has revisions: what is read, then written back changed."""
POSTS, COMPUTERS, ANALYSIS, DUE = "posts", "computers", "analysis", "due"
"""What is claimed: for a table to deliver its posts, to move for its computers and to analyze it; and single jobs."""
SHARD, CONNECTED = "shard", "connected"
"""What is claimed, too: to answer what happens in a shard, and, by each process with its own number, to hear of it."""
AT_ONCE = 100
"""The most jobs that are taken at once."""
READY = "at <= ? and (at, id) > (?, ?) order by at, id limit ?"
"""What is due at a moment, after a row: each job once, so that one that stays due is no endless loop."""

Reading = Callable[[], Awaitable[Callable[[], None]]]
"""Reads something again; what it returns puts that into memory, at once."""


class Cluster(Protocol):
    """One process among those that share a database. A claim holds until it is released or its process is gone."""

    @property
    def is_shared(self) -> bool:
        """Whether others may write, too."""
        ...

    @property
    def is_alive(self) -> bool:
        """Whether no other process can have taken our place, as far as we know without asking anybody."""
        ...

    @property
    def look_every(self) -> float:
        """Seconds after which everything that is owed and due is looked at again, whoever has caused it."""
        ...

    async def ask_for_signs(self) -> None:
        """Those who answer what is asked of our shards are to show now that they live."""
        ...

    async def is_served(self, since: float) -> bool | None:
        """Whether another process answers what is asked of our shards, which has shown that it lives for less than so
        many seconds; None if the database says nothing.
        """
        ...

    def lock(self, what: str, number: int, reading: Reading) -> asyncio.Lock:
        """A lock for something that is changed by what was read of it. A change that is written under it raises
        `Conflict` if another process was faster; the next who takes the lock reads anew.
        """
        ...

    async def come_after(self, game: int) -> None:
        """Posts of this table from now on have greater numbers than those of all processes before."""
        ...

    async def take(self, what: str, number: int) -> bool:
        """Claim this for our process; False while another one has it."""
        ...

    async def release(self, what: str, number: int) -> None:
        """Others may claim it."""
        ...

    def holding(self, what: str, number: int) -> AbstractContextManager[None]:
        """What is written inside raises `Conflict` if this claim was lost: we were silent for too long."""
        ...

    def once(self, name: str) -> AbstractAsyncContextManager[None]:
        """One process after the other does what stands inside."""
        ...

    async def ready(self, now: int, last: tuple[int, int]) -> Sequence[DueRecord]:
        """The next jobs, in order, that are due for this process after the one of this moment and number."""
        ...

    async def done(self, due: DueRecord) -> None:
        """This job was tried."""
        ...


class Alone:
    """The only process on its database."""

    is_shared = False
    is_alive = True
    look_every = float("inf")

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask_for_signs(self) -> None:
        pass

    async def is_served(self, since: float) -> bool | None:
        del since
        return False

    def lock(self, what: str, number: int, reading: Reading) -> asyncio.Lock:
        del what, number, reading
        return asyncio.Lock()

    async def come_after(self, game: int) -> None:
        del game

    async def take(self, what: str, number: int) -> bool:
        del what, number
        return True

    async def release(self, what: str, number: int) -> None:
        del what, number

    def holding(self, what: str, number: int) -> AbstractContextManager[None]:
        del what, number
        return nullcontext()

    def once(self, name: str) -> AbstractAsyncContextManager[None]:
        del name
        return nullcontext()

    async def ready(self, now: int, last: tuple[int, int]) -> Sequence[DueRecord]:
        return await self._store.find(DueRecord, READY, now, *last, AT_ONCE)

    async def done(self, due: DueRecord) -> None:
        del due
