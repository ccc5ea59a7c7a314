"""The life of one process among others: it joins, has its shards or waits for them, follows the others, and leaves."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.cluster.together import BEAT, LOOK_EVERY, NOW, RUN, TAKE, Together
from bot.cluster.turnstile import Turnstile
from bot.config import Shards
from bot.storage.errors import Conflict, StoreError
from bot.storage.news import News
from bot.storage.store import Store
from engine.core.values import frozen

log = logging.getLogger(__name__)

SHARD = "shard"
OTHERS = f"select id, name, shards, taken from processes where id <> ? and until >= {NOW} order by id"
HAND_OVER = "update processes set taken = ? where id = ? returning id"
LET_GO = "delete from claims where what = ? and process = ? returning number"
NOBODY = "delete from processes where id = ? returning id"


class Other(NamedTuple):
    """Another process that lives."""

    id: int
    name: str
    shards: str
    taken: str


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
        self._is_active = False
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
        return await self._store.select(Other, OTHERS, self._cluster.number)

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
            return False
        handed = [each for other in await self._others() for each in json.loads(other.taken)]
        self._turnstile.open(handed)
        self._is_active = True
        return True

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except (StoreError, Conflict) as error:
                log.warning("this process could not show that it lives: %s", error)

    async def _beat(self) -> None:
        if not await self._cluster.beat():
            log.warning("this process was silent for too long; others have taken over what it did")
            self._turnstile.shut()
            self._is_active = False
            self._reactions.doubt()
            await self._join()
        elif not (self._is_active or self._is_leaving):
            await self._take_shards()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._reactions.look_again()
            except (StoreError, Conflict) as error:
                log.warning("what is owed is looked at later: %s", error)

    async def _listen(self) -> None:
        async for told in self._store.news():
            if told is None:
                self._reactions.doubt()
            else:
                self._reactions.hear(told)
                if told.is_free and not (self._is_active or self._is_leaving):
                    await self._beat()

    async def hand_over(self) -> None:
        """The end of this process: who waits for its shards has them from now on; returns when all is answered."""
        self._is_leaving = True
        if any(other.shards == str(self._cluster.shards) for other in await self._others()):
            taken = self._turnstile.shut()
            await self._store.select(int, HAND_OVER, json.dumps(taken), self._cluster.number)
            await self._store.select(int, LET_GO, SHARD, self._cluster.number)
            await self._store.tell(News(is_free=True))
        await self._turnstile.emptied()

    async def close(self) -> None:
        """Nothing is ours any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._cluster.leave()
        except StoreError as error:
            log.warning("the others will notice our end later: %s", error)


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
