"""The posts of the rehearsal's table, made as the outbox makes them, but step by step, with every error told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from bot.outbox.delivery_failures import OF_THE_LINE, DeliveryFailure, failure_of, lacks_icon
from bot.outbox.outbox import BOARDS, Outbox
from bot.storage.records import Change, PostRecord
from bot.tables.tables import Tables

RETRY_SECONDS = 1.0
MOST_TRIES = 3


class Posts:
    """What the table owes to Discord; nothing goes out before it is asked for."""

    def __init__(self, outbox: Outbox, tables: Tables) -> None:
        self.deliveries = outbox.deliveries
        self.tables = tables
        self.owed: list[PostRecord] = []
        self._queue = tables.committer.signals.posts
        self._at_work = asyncio.Lock()

    @property
    def latest(self) -> str:
        """The kind of the newest post that is owed, empty if none is."""
        self.collect()
        return self.owed[-1].kind if self.owed else ""

    def collect(self) -> None:
        """Take what the tables have announced."""
        while not self._queue.empty():
            self.owed.append(self._queue.get_nowait())
            self._queue.task_done()

    async def add(self, game: int, kind: str, **content: object) -> PostRecord:
        """A further post of the table."""
        post = self.tables.committer.post(game, kind, **content)
        await self.tables.committer.write(Change((post,)))
        return post

    async def deliver(self) -> None:
        """Make what is owed now, all of it; raises the first error that Discord answered."""
        self.collect()
        boards = [post for post in self.owed if post.kind in BOARDS]
        failed: Exception | None = None
        while self.owed:
            post = self.owed.pop(0)
            if post in boards[:-1]:  # the newest shows the present
                await self.tables.store.mark_post(post, "passed")
                continue
            try:
                await self._make(post)
            except OF_THE_LINE as error:
                failed = failed or error
        if failed is not None:
            raise failed

    async def settle(self) -> None:
        """The same until nothing is left, with late pictures and deletions."""
        await self.deliver()
        while self.latest or self.deliveries.beside.tasks:
            await asyncio.gather(*self.deliveries.beside.tasks)
            await self.deliver()

    @asynccontextmanager
    async def going_out(self) -> AsyncIterator[None]:
        """While this lasts, what is owed goes out at once; raises what `deliver` raises."""
        delivering = asyncio.create_task(self._keep_delivering())
        try:
            yield
        finally:
            async with self._at_work:
                delivering.cancel()
            with suppress(asyncio.CancelledError):
                await delivering
        await self.settle()

    async def _keep_delivering(self) -> None:
        while True:
            self.owed.append(await self._queue.get())
            self._queue.task_done()
            async with self._at_work:
                await self.settle()

    async def _make(self, post: PostRecord) -> None:
        """Make one post; it is tried again while Discord is away, and without icons where they are refused."""
        table = await self.tables.registry.get(post.game)
        for last in [False] * (MOST_TRIES - 1) + [True]:
            try:
                await self.deliveries.make(table, post)
                return
            except OF_THE_LINE as error:
                away = failure_of(error, apart=False) is DeliveryFailure.AWAY
                if last or not (away or (lacks_icon(error) and self.deliveries.languages.forget_icons())):
                    raise
            post = replace(post, status="sending")
            await asyncio.sleep(RETRY_SECONDS)
