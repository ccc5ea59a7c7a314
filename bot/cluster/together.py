"""One of several processes on one database: it shows that it lives, claims what it does, and stands in for the dead.

A claim is a row that goes with the row of its process. Who lives renews that row; who was silent for `LEASE` seconds
is deleted by the others, with all claims. So a process that was suspended finds out at its first write under a claim.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, TypeVar

from bot.cluster.cluster import AT_ONCE, DUE, SHARD, Reading
from bot.cluster.revisions import Revision
from bot.config import Shards
from bot.storage.errors import Conflict, StoreError, level_of
from bot.storage.ground import standing_on
from bot.storage.news import News
from bot.storage.people import DueRecord
from bot.storage.records import ClaimRecord
from bot.storage.store import Store

log = logging.getLogger(__name__)

Found = TypeVar("Found")
RUN = secrets.token_hex(3)
"""Tells this process from an earlier one of the same number, as the first of a container always has."""
LEASE = 15.0
"""Seconds after which a process that says nothing is taken to be dead."""
BEAT = 3.0
"""Seconds between two signs of life."""
LOOK_EVERY = 5.0
LATE = 10
"""Seconds after which a job that belongs to the shards of another process is done by whoever is there."""
AGAIN = 1.0
RARELY = 0.5
"""Seconds between two questions whether others live."""
BRIEFLY = 0.3
"""Seconds for which somebody who waits for an answer can be kept waiting for the database."""

NOW = "cast(extract(epoch from now()) * 1000 as bigint)"
"""By the clock of the database, in milliseconds: those of the machines may differ."""
JOIN = f"insert into processes (name, shards, until) values (?, ?, {NOW} + ?) returning id"
BEAT_SQL = f"update processes set until = {NOW} + ? where id = ? returning id"
BURY = f"delete from processes where until < {NOW} and id <> ? returning id"
TAKE = """insert into claims (what, number, process) values (?, ?, ?) on conflict (what, number)
    do update set process = claims.process where claims.process = excluded.process returning number"""
SERVED = (
    f"select 1 from claims c join processes p on p.id = c.process where c.what = '{SHARD}' and c.number in (?)"
    f" and p.id <> ? and p.until > {NOW} + ? limit 1"
)
RELEASE = "delete from claims where what = ? and number = ? and process = ? returning number"


class Claim:
    """Something that only we do, as long as the row is there."""

    def __init__(self, what: str, number: int, process: int) -> None:
        self._record = ClaimRecord(what, number, process)

    def record(self) -> ClaimRecord:
        return self._record

    def written(self) -> None:
        """It holds on."""

    def failed(self) -> None:
        """It is claimed anew before the next time."""


class Together:
    """This process; `join` before anything is claimed."""

    is_shared = True
    look_every = LOOK_EVERY

    def __init__(self, store: Store, shards: Shards) -> None:
        self.shards = shards
        self.number = 0
        """Of the row of this process; one that was silent for too long gets another."""
        self.name = f"{socket.gethostname()}:{os.getpid()}:{RUN}"
        self._store = store
        self._alive_until = 0.0
        self._asked_at = float("-inf")
        self._unreleased: set[tuple[str, int]] = set()

    @property
    def is_alive(self) -> bool:
        """Whether no other process can have taken our place; by our own clock, so it holds without asking anybody."""
        return not self.number or time.monotonic() < self._alive_until

    async def join(self) -> None:
        """Be there for the others from now on."""
        before = time.monotonic()
        (self.number,) = await self._store.select(int, JOIN, self.name, str(self.shards), int(LEASE * 1000))
        self._alive_until = before + LEASE

    async def beat(self) -> bool:
        """Say that we live, and bury the dead; False if we were buried ourselves."""
        before = time.monotonic()
        if self.is_alive:  # else the database was away for all: they are given the time to say so
            await self._store.select(int, BURY, self.number)
        if not await self._store.select(int, BEAT_SQL, int(LEASE * 1000), self.number):
            self._alive_until = 0.0
            return False
        self._alive_until = before + LEASE
        for what, number in tuple(self._unreleased):
            await self.release(what, number)
        return True

    async def leave(self) -> None:
        """What we claimed is free."""
        self._alive_until = 0.0
        await self._store.select(int, "delete from processes where id = ? returning id", self.number)

    # What a process does

    async def ask_for_signs(self) -> None:
        if time.monotonic() - self._asked_at > RARELY:
            self._asked_at = time.monotonic()
            await _briefly(self._store.tell(News(is_asking=True)))

    async def is_served(self, since: float) -> bool | None:
        sql = SERVED.replace("(?)", f"({', '.join(map(str, self.shards.numbers))})")
        least = int((LEASE - since) * 1000)
        found = await _briefly(self._store.select(int, sql, self.number, least))
        return None if found is None else bool(found)

    def lock(self, what: str, number: int, reading: Reading) -> asyncio.Lock:
        return Revision(self._store, what, number, reading)

    async def come_after(self, game: int) -> None:
        (newest,) = await self._store.select(
            int, "select coalesce(max(id), 0) from outbox where game = ?", game
        )
        await self._store.driver.numbers.exceed("outbox", newest)

    async def take(self, what: str, number: int) -> bool:
        try:
            return bool(await self._store.select(int, TAKE, what, number, self.number))
        except Conflict:  # we were buried
            self._alive_until = 0.0
            return False

    async def release(self, what: str, number: int) -> None:
        """One that cannot be released now is released with the next beat."""
        self._unreleased.add((what, number))
        try:
            await self._store.select(int, RELEASE, what, number, self.number)
        except StoreError as error:
            log.log(level_of(error), "a claim is kept for now: %s", error)
        else:
            self._unreleased.discard((what, number))

    def holding(self, what: str, number: int) -> AbstractContextManager[None]:
        return standing_on(Claim(what, number, self.number))

    @asynccontextmanager
    async def once(self, name: str) -> AsyncIterator[None]:
        while not await self.take(name, 0):  # noqa: ASYNC110 - another process has it
            await asyncio.sleep(AGAIN)
        try:
            yield
        finally:
            await self.release(name, 0)

    async def ready(self, now: int, last: tuple[int, int]) -> Sequence[DueRecord]:
        """Those of our shards at once, those of others when they are late. What is taken already is left out."""
        sql = (
            "with ready as (select d.id from due d left join tables t on t.id = d.game"
            " where d.at <= ? and (d.at, d.id) > (?, ?) and (d.at < ? or"
            f" {self._is_ours()}) and not exists (select 1 from claims c where c.what = '{DUE}' and c.number = d.id)"
            " order by d.at, d.id limit ? for update of d skip locked)"
            f" insert into claims (what, number, process) select '{DUE}', id, ? from ready"
            " on conflict (what, number) do nothing returning number"
        )
        try:
            taken = await self._store.select(int, sql, now, *last, now - LATE, AT_ONCE, self.number)
        except Conflict:
            self._alive_until = 0.0
            return ()
        if not taken:
            return ()
        numbers = ", ".join(map(str, taken))
        return await self._store.find(DueRecord, f"id in ({numbers}) order by at, id")

    def _is_ours(self) -> str:
        """Whether a job is about one of our servers; what is about a person alone goes with the direct messages."""
        if not self.shards.count:
            return "true"
        ours = ", ".join(map(str, self.shards.numbers))
        return f"(coalesce(t.server, 0) >> 22) % {self.shards.count} in ({ours})"

    async def done(self, due: DueRecord) -> None:
        await self.release(DUE, due.id)


async def _briefly(asking: Coroutine[Any, Any, Found]) -> Found | None:
    """What the database says, None if it says nothing in time; a question that was sent is not called back."""
    task = asyncio.create_task(asking)
    await asyncio.wait({task}, timeout=BRIEFLY)
    if not task.done():
        task.add_done_callback(_looked_at)
        return None
    try:
        return task.result()
    except StoreError:
        return None


def _looked_at(asking: asyncio.Task[Any]) -> None:
    """Retrieve the exception: nobody waits for the answer any more."""
    if not asking.cancelled():
        asking.exception()
