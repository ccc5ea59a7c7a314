"""The life of one process among others: it joins, has its shards or waits for them, follows the others, and leaves."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.cluster.cluster import CONNECTED, SHARD
from bot.cluster.together import AGAIN, BEAT, LOOK_EVERY, NOW, RUN, TAKE, Together
from bot.cluster.turnstile import Turnstile
from bot.config import Shards
from bot.storage.errors import Conflict, StoreError, level_of
from bot.storage.news import News
from bot.storage.store import Store
from engine.core.values import frozen

log = logging.getLogger(__name__)

STARTING = 20.0
"""Seconds that the process which is to take over is given to connect to Discord."""
TAKING_OVER = 5.0
"""Seconds that it is given to read what was answered already."""
NOTHING = [0]
"""What a process says that has answered no interaction: an empty list is that of one which could not say anything."""
GLANCE = 0.05
OTHERS = (
    "select id, name, shards, taken, exists (select 1 from claims c where c.what = ? and c.number = processes.id)"
    f" from processes where id <> ? and until >= {NOW} order by id"
)
HAND_OVER = "update processes set taken = ? where id = ? returning id"
HANDED = "select taken from processes where id = ?"
TAKEN_OVER = "update processes set taken = '[]' where shards = ? and id <> ? and taken <> '[]' returning id"
LET_GO = "delete from claims where what = ? and process = ? returning number"
NOBODY = "delete from processes where id = ? returning id"


class Other(NamedTuple):
    """Another process that lives."""

    id: int
    name: str
    shards: str
    taken: str
    is_connected: bool
    """Whether it hears what happens in its shards, so that it can answer."""


@frozen
class Reactions:
    """What is done about what other processes did."""

    hear: Callable[[News], None]
    """They have written this."""
    doubt: Callable[[], None]
    """Nobody knows what they have written: nothing in memory is sure."""
    look_again: Callable[[], Awaitable[None]]
    """Something may be owed or due that nobody does any more."""


class Membership:
    """Keeps this process among the others. `turnstile` opens once its shards are its own."""

    def __init__(self, cluster: Together, store: Store, turnstile: Turnstile, reactions: Reactions) -> None:
        self._cluster = cluster
        self._store = store
        self._turnstile = turnstile
        self._reactions = reactions
        self._tasks: list[asyncio.Task[None]] = []
        self._beating = asyncio.Lock()
        self._is_active = False
        self._is_waiting = False
        """For the end of another process with the same shards."""
        self._is_connected = False
        self._told_by = 0
        """The number under which the others know that we are connected."""
        self._is_leaving = False

    async def begin(self) -> None:
        """Join; raises `StoreError` when these shards cannot be had beside those of a process that runs."""
        await self._join()
        work = {"processes": self._live, "news": self._listen, "look again": self._look}
        self._tasks = [asyncio.create_task(run(), name=name) for name, run in work.items()]

    async def _join(self) -> None:
        await self._cluster.join()
        try:
            for other in await self._others():
                if _was_here(other):
                    await self._store.select(int, NOBODY, other.id)
                else:
                    self._must_fit(other)
        except BaseException:
            await self._cluster.leave()
            raise
        if not await self._take_shards():
            log.warning(
                "SHARDS=%s are served by another process: this one waits for its end", self._cluster.shards
            )

    async def _others(self) -> list[Other]:
        return await self._store.select(Other, OTHERS, CONNECTED, self._cluster.number)

    async def _alike(self) -> list[Other]:
        """Those with our shards."""
        return [other for other in await self._others() if other.shards == str(self._cluster.shards)]

    async def connected(self) -> None:
        """Discord tells us from now on what happens in our shards: a process that stops may hand over to us."""
        self._is_connected = True
        await self._try_to_beat()

    async def _tell_connected(self) -> None:
        number = self._cluster.number
        if not self._is_leaving and self._told_by != number and await self._cluster.take(CONNECTED, number):
            self._told_by = number

    def _must_fit(self, other: Other) -> None:
        """The same shards are those of the process before; others must be apart from ours, and of the same number."""
        ours = self._cluster.shards
        if other.shards == str(ours):
            return
        theirs = Shards.read("" if other.shards == "all" else other.shards)
        if theirs.count != ours.count:
            raise StoreError(
                f"SHARDS={ours} does not fit SHARDS={theirs} of {other.name}, which is running: all processes must"
                " count the same number of shards."
            )
        if {*theirs.numbers} & {*ours.numbers}:
            raise StoreError(
                f"SHARDS={ours} overlaps SHARDS={theirs} of {other.name}, which is running: give each process shards"
                " of its own."
            )

    async def _take_shards(self) -> bool:
        """Have all of our shards, or none yet."""
        cluster = self._cluster
        rows = ", ".join(f"('{SHARD}', {number}, {cluster.number})" for number in cluster.shards.numbers)
        taken = await self._store.select(int, TAKE.replace("(?, ?, ?)", rows, 1))
        if len(taken) < len(cluster.shards.numbers):
            await self._store.select(int, LET_GO, SHARD, cluster.number)
            self._is_waiting = True
            return False
        handed = [each for other in await self._alike() for each in json.loads(other.taken)]
        self._turnstile.open(handed, after_a_death=self._is_waiting and not handed)
        self._is_active, self._is_waiting = True, False
        await self._store.select(int, TAKEN_OVER, str(cluster.shards), cluster.number)
        return True

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT if self._cluster.is_alive else AGAIN)
            await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            async with self._beating:
                await self._beat()
        except (StoreError, Conflict) as error:
            log.log(level_of(error), "this process could not show that it lives: %s", error)

    async def _beat(self) -> None:
        if not await self._cluster.beat():
            log.warning("this process was silent for too long; others have taken over what it did")
            self._turnstile.shut()
            self._is_active = False
            self._reactions.doubt()
            await self._join()
        elif not (self._is_active or self._is_leaving):
            await self._take_shards()
        if self._is_connected:
            await self._tell_connected()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._reactions.look_again()
            except (StoreError, Conflict) as error:
                log.log(level_of(error), "what is owed is looked at later: %s", error)

    async def _listen(self) -> None:
        async for told in self._store.news():
            if told is None:
                self._reactions.doubt()
            else:
                self._reactions.hear(told)
            is_free = told is None or told.is_free
            is_asked = told is not None and told.is_asking
            if is_asked if self._is_active else is_free and not self._is_leaving:
                await self._try_to_beat()

    async def hand_over(self) -> bool:
        """The end of this process: who waits for its shards has them from now on. False where nobody does."""
        self._is_leaving = True
        try:
            await self._cluster.release(CONNECTED, self._cluster.number)
            if not self._is_active:
                return True
            await _within(STARTING, self._is_decided)
            if not any(other.is_connected for other in await self._alike()):
                return False
            taken = self._turnstile.shut() or NOTHING
            await self._store.select(int, HAND_OVER, json.dumps(taken), self._cluster.number)
            await self._store.select(int, LET_GO, SHARD, self._cluster.number)
            await self._store.tell(News(is_free=True))
            await _within(TAKING_OVER, self._is_taken_over)
        except StoreError as error:
            log.warning("the next process takes over when it notices that this one is gone: %s", error)
            return False
        return True

    async def _is_decided(self) -> bool:
        """Whether there is nobody to wait for: what a process does not hear yet, it could not answer."""
        alike = await self._alike()
        return not alike or any(other.is_connected for other in alike)

    async def _is_taken_over(self) -> bool:
        """Whether the next process knows what it need not answer."""
        return "[]" in await self._store.select(str, HANDED, self._cluster.number)

    async def close(self) -> None:
        """Nothing is ours any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._cluster.leave()
        except StoreError as error:
            log.log(level_of(error), "the others will notice our end later: %s", error)


async def _within(seconds: float, holds: Callable[[], Awaitable[bool]]) -> None:
    """Return when this holds, at the latest after so long."""
    latest = time.monotonic() + seconds
    while not await holds() and time.monotonic() < latest:  # noqa: ASYNC110 - another process does it
        await asyncio.sleep(GLANCE)


def _was_here(other: Other) -> bool:
    """Whether this is a process of this machine that has ended without a word."""
    host, number, run = other.name.rsplit(":", 2)
    if host != socket.gethostname() or run == RUN:
        return False
    return int(number) == os.getpid() or not _runs(int(number))


def _runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
