"""Which interactions this process answers. Two processes with the same shards get all of them twice, so that one can
hand over to the next without a gap: the next one waits, then takes those that the other one has not.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from enum import Enum

from bot.cluster.cluster import Cluster

PATIENCE = 2.3
"""Seconds for which an interaction waits for its process: after three Discord gives it up."""
FINISHING = 20.0
"""Seconds for which answers under way are waited for while the next process has all others."""
FINISHING_ALONE = 3.0
"""The same while nobody else answers: whatever was asked before is acknowledged by then."""
DOUBT = 1.0
"""Seconds after which it is asked whether the process whose it is still lives."""
POLL = 0.02
REMEMBERED = 2000
"""The most interactions of which the next process is told: those of the last seconds."""


class AnsweredBy(Enum):
    """Who answers an interaction."""

    US = "us"
    ANOTHER = "another process"
    NOBODY = "nobody, so whoever asked is told to try again"


class Turnstile:
    """Lets interactions through while it is `open` and no other process can stand in for us."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._is_open = not cluster.is_shared
        self._is_closed = False
        self._elsewhere: frozenset[int] = frozenset()
        self._ours_since = 0.0
        """What arrived before may have been answered by a process that has died."""
        self._taken: deque[int] = deque(maxlen=REMEMBERED)
        self._answering = 0
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    def open(self, elsewhere: Collection[int], after_a_death: bool = False) -> None:
        """From now on all interactions are ours but these, which were answered by the process before. One that has died
        cannot say which: nobody does what has waited until now.
        """
        self._elsewhere = frozenset(elsewhere)
        self._taken.extend(self._elsewhere)
        self._ours_since = time.monotonic() if after_a_death else 0.0
        self._is_open = True

    def shut(self) -> list[int]:
        """From now on none is; returns which were, here or before."""
        self._is_open = False
        return [*self._taken]

    def close(self) -> None:
        """From now on nobody answers: this process ends, and no other one takes over."""
        self._is_closed = True

    async def asked(self, interaction: int) -> AnsweredBy:
        """Who answers it; one that comes too early waits."""
        arrived = time.monotonic()
        if not await self._passes(arrived + DOUBT):
            await self._cluster.ask_for_signs()
        if not await self._passes(arrived + PATIENCE):
            served = await self._cluster.is_served(time.monotonic() - arrived)
            # Without the database only the one that had the shard speaks: Discord takes one answer alone.
            silent = not self._is_open if served is None else served
            return AnsweredBy.ANOTHER if silent else AnsweredBy.NOBODY
        if self._is_closed or arrived < self._ours_since:
            return AnsweredBy.NOBODY
        if interaction in self._elsewhere:
            return AnsweredBy.ANOTHER
        self._taken.append(interaction)
        return AnsweredBy.US

    async def _passes(self, latest: float) -> bool:
        """Whether it need not wait any longer, by this moment."""
        while not (self._is_open and self._cluster.is_alive) and not self._is_closed:
            if time.monotonic() > latest:
                return False
            await asyncio.sleep(POLL)
        return True

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While an interaction that was let through is answered."""
        self._answering += 1
        self._is_idle.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._is_idle.set()

    async def emptied(self) -> None:
        """Return when everything that was let through is answered, or when that takes too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING_ALONE if self._is_closed else FINISHING):
                await self._is_idle.wait()
