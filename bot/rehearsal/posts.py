"""What the rehearsal's table shows, made as the outbox makes it, but step by step, with every error raised."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from bot.outbox.outbox import Outbox
from bot.outbox.refusals import REQUEST_ERRORS, DeliveryFailure, failure_of, lacks_icon
from bot.storage.records import Change, PostRecord
from bot.tables.actions.tables import Tables
from bot.tables.model.table import Table

RETRY_SECONDS = 1.0
MOST_TRIES = 3


class Posts:
    """The unsent posts of the table, and its other messages; nothing goes out before it is asked for."""

    def __init__(self, outbox: Outbox, tables: Tables) -> None:
        self.reconciler = outbox.reconciler
        self.drawings = outbox.drawings
        self.tables = tables
        self.unsent: deque[PostRecord] = deque()
        self._changed: dict[int, None] = {}
        self._queue = tables.committer.signals.shown
        self._at_work = asyncio.Lock()

    def collect(self) -> None:
        """Take what the tables have announced."""
        while not self._queue.empty():
            said = self._queue.get_nowait()
            self._queue.task_done()
            self.unsent.extend(said.posts)
            self.reconciler.shown.add(said.game, said.messages)
            self._changed[said.game] = None

    async def say(self, game: int, text: str, button: str = "", **values: str) -> PostRecord:
        """A further post of the table."""
        post = self.tables.committer.say(game, text, button, **values)
        await self.tables.committer.write(Change((post,)))
        return post

    async def deliver(self) -> None:
        """Send the posts now and update all messages, except late pictures; raises the first error of Discord."""
        self.collect()
        failed: Exception | None = None
        for game in [*self._changed]:
            try:
                await self._show(await self.tables.registry.get(game))
            except REQUEST_ERRORS as error:
                failed = failed or error
        if failed is not None:
            raise failed

    async def make_one(self, table: Table) -> None:
        """One request for the messages of a table."""
        self.collect()
        await self._try_step(table)

    async def _show(self, table: Table) -> None:
        while await self._try_step(table, before_posts=True) or await self.reconciler.open_thread(table):
            pass
        while self.unsent:
            await self._make(self.unsent.popleft())
        while await self._try_step(table):
            pass

    async def _try_step(self, table: Table, *, before_posts: bool = False) -> bool:
        return await self._try(lambda: self.reconciler.step(table, before_posts=before_posts))

    async def _try(self, request: Callable[[], Awaitable[bool]]) -> bool:
        """Make the next request; it is tried again while Discord is away, and without icons where they are refused."""
        for _ in range(MOST_TRIES - 1):
            try:
                return await request()
            except REQUEST_ERRORS as error:
                if not self._may_work_later(error):
                    raise
            await asyncio.sleep(RETRY_SECONDS)
        return await request()

    def _may_work_later(self, error: Exception) -> bool:
        away = failure_of(error, apart=False) is DeliveryFailure.AWAY
        return away or (lacks_icon(error) and self.reconciler.wishes.languages.forget_icons())

    async def settle(self) -> None:
        """Deliver until nothing is left to send, late pictures and deletions included."""
        await self.deliver()
        while under_way := [*self.reconciler.deletions.tasks, *self.drawings.tasks]:
            await asyncio.wait(under_way)
            await asyncio.sleep(0)
            await self.deliver()
        await self.deliver()  # one may have been ready while the last message was looked at

    @asynccontextmanager
    async def going_out(self) -> AsyncIterator[None]:
        """While this lasts, unsent posts go out at once; raises what `deliver` raises."""
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
            said = await self._queue.get()
            self._queue.task_done()
            self._queue.put_nowait(said)
            async with self._at_work:
                await self.settle()

    async def _make(self, post: PostRecord) -> None:
        """Make one post; it is tried again while Discord is away, and without icons where they are refused."""
        table = await self.tables.registry.get(post.game)
        while not await self._try(lambda: self.reconciler.make_post(table, post)):
            pass
