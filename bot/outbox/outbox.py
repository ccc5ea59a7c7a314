"""Delivers what the database says must be posted: in order for each table, each exactly once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import deque
from collections.abc import Collection
from dataclasses import replace
from typing import Any

import discord

from bot.outbox.delivery_failures import OF_THE_LINE, DeliveryFailure, failure_of, lacks_icon
from bot.outbox.languages import Languages
from bot.outbox.posts import Deliveries
from bot.outbox.replay_pictures import Replays
from bot.storage.crashpoints import passing
from bot.storage.errors import StoreError, level_of
from bot.storage.records import Change, PostRecord, TableRecord
from bot.storage.store import Store
from bot.tables.moving import Home, moved
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

RETRY_SECONDS = (5, 30, 120, 600)
LONGEST_SETTLING = 2.0
"""Seconds for which posts that are under way are waited for."""
BOARDS = ("board", "hand-over")


class Outbox:
    """The posts of all tables; each table has its own queue and its own worker.

    `parked` are the tables whose posts wait for people to change something, with what is wrong there.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        languages: Languages,
        replays: Replays,
    ) -> None:
        self.store = store
        self.tables = tables
        self.deliveries = Deliveries(client, tables, languages, replays)
        self.sender = self.deliveries.sender
        self.parked: dict[int, DeliveryFailure] = {}
        self._refused: dict[int, TableRecord] = {}
        """The tables whose posts wait for access to their place, parked or tried again at some time."""
        self._queues: dict[int, deque[PostRecord]] = {}
        self._news: dict[int, asyncio.Event] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._since: dict[int, float] = {}
        self._posts = tables.committer.signals.posts
        self._taking: asyncio.Task[None] | None = None
        self._closing = False

    async def resume(self) -> None:
        """Send what an earlier run still owes, then what comes until `close`; a post that was under way is looked for
        first.
        """
        for post in await self.store.owed():
            self._add(post)
        self._taking = asyncio.create_task(self._take(), name="outbox")

    async def _take(self) -> None:
        while True:
            self._add(await self._posts.get())
            self._posts.task_done()

    def _add(self, post: PostRecord) -> None:
        """This post is on disk and must go out. One that was written while `resume` read the disk comes twice."""
        queue = self._queues.setdefault(post.game, deque())
        if any(each.id == post.id for each in queue):
            return
        queue.append(post)
        self._since.setdefault(post.game, time.monotonic())
        self.wake((post.game,))

    def wake(self, games: Collection[int]) -> None:
        """Try these tables now: there is something new, or what was wrong may have been put right."""
        for game in games:
            if self._closing or not self._queues.get(game):
                continue
            self._news.setdefault(game, asyncio.Event()).set()
            worker = self._workers.get(game)
            if worker is None or worker.done():
                self._workers[game] = asyncio.create_task(self._run(game), name=f"table {game}")

    def access_changed(self, server: int, place: int | None = None) -> None:
        """We may do more than before in this channel or thread, None: on the whole server. What waits is tried now."""
        there = [each for each in self._refused.values() if each.server == server]
        self.wake([each.id for each in there if place in (None, each.channel, each.thread)])

    @property
    def at_work(self) -> bool:
        """Whether posts are being delivered."""
        return self._taking is not None and not self._taking.done()

    @property
    def age(self) -> float:
        """How many seconds the oldest post waits that needs no action of people."""
        since = [when for game, when in self._since.items() if game not in self.parked]
        return time.monotonic() - min(since) if since else 0.0

    async def settled(self, game: int) -> None:
        """Return when the posts of one table are out, or when it takes too long to wait for them."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_SETTLING):
                await self._posts.join()
                if (worker := self._workers.get(game)) is not None:
                    await asyncio.wait({worker})

    async def idle(self) -> None:
        """Return when nothing is under way."""
        await self._posts.join()
        while tasks := [task for task in self._tasks if not task.done()]:
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._posts.join()
        await self.store.written()

    async def close(self) -> None:
        """Stop delivering; what is owed stays owed."""
        self._closing = True
        tasks = [*self._tasks, *([] if self._taking is None else [self._taking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def _tasks(self) -> list[asyncio.Task[None]]:
        return [*self._workers.values(), *self.deliveries.beside.tasks]

    async def _run(self, game: int) -> None:
        queue, news = self._queues[game], self._news[game]
        failures = len(RETRY_SECONDS) if game in self.parked else 0
        while queue:
            news.clear()
            wrong = await self._turn(game, queue)
            if wrong is None:
                failures = 0
                continue
            if wrong is DeliveryFailure.CHANNEL_GONE or (
                wrong.needs_people and failures >= len(RETRY_SECONDS)
            ):
                self._park(game, wrong)
                return
            await self._sleep(news, RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
            failures += 1
        # A table that has nothing to say costs nothing.
        self._is_reached(game)
        for kept in (self._queues, self._news, self._workers, self._since):
            kept.pop(game, None)

    @staticmethod
    async def _sleep(news: asyncio.Event, seconds: float) -> None:
        """Until there are news, at most so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # unlike wait_for, it never swallows the end of the bot
                await news.wait()

    async def _turn(self, game: int, queue: deque[PostRecord]) -> DeliveryFailure | None:
        """Deliver what this table owes until nothing is left or something is wrong."""
        while queue:
            if (wrong := await self._tried(queue)) is not None:
                return wrong
            self._is_reached(game)
            self._since[game] = time.monotonic()
        return None

    async def _tried(self, queue: deque[PostRecord]) -> DeliveryFailure | None:
        """Deliver a post; one that was sent and could not be marked so is looked for the next time."""
        try:
            return await self._deliver(queue)
        except StoreError as error:
            log.log(level_of(error, logging.ERROR), "table %s: %s", queue[0].game, error)
            queue[0] = replace(queue[0], status="sending")
            return DeliveryFailure.DISK

    def _is_reached(self, game: int) -> None:
        """The posts of this table wait for no access any more."""
        self.parked.pop(game, None)
        self._refused.pop(game, None)

    def _park(self, game: int, wrong: DeliveryFailure) -> None:
        if self.parked.get(game) is not wrong:
            log.error("table %s cannot be reached (%s); its posts wait for /game here", game, wrong.name)
        self.parked[game] = wrong

    async def _deliver(self, queue: deque[PostRecord]) -> DeliveryFailure | None:
        """Send the first post of the queue that is still worth it; what is wrong if it must wait."""
        while await self._passed_over(queue[0], queue):
            self.deliveries.drop(queue.popleft())
            if not queue:
                return None
        passing("post.before-sending")
        post = queue[0]
        wrong = await self._attempt(post, queue)
        if wrong is not None:
            queue[0] = replace(post, status="sending")
        elif queue and queue[0] is post:
            queue.popleft()
        return wrong

    async def _passed_over(self, post: PostRecord, queue: deque[PostRecord]) -> bool:
        """Boards show the present: one that another follows before it went out is not made, nor one that would
        show nothing new. The mentions of a hand-over move on to the next one.
        """
        content: dict[str, Any] = json.loads(post.content)
        later = any(each.kind in BOARDS for each in list(queue)[1:])
        if post.kind == "picture" and later and "mention" in content:
            await self.store.mark_post(post, "passed")
            return True
        # What was made and refused is still to be shown.
        is_new = post.status != "sending" and post.kind == "board"
        is_shown = is_new and content["row"] <= (await self.tables.registry.get(post.game)).posted
        if post.kind == "board" and (later or is_shown):
            await self.store.mark_post(post, "passed")
            return True
        if post.kind != "hand-over":
            return False
        for position, each in enumerate(queue):
            if position and each.kind == "hand-over":
                mention = {*content["mention"], *json.loads(each.content)["mention"]}
                merged = replace(each, content=json.dumps({**content, "mention": sorted(mention)}))
                await self.store.write(Change((replace(post, status="passed"), merged)))
                queue[position] = merged
                return True
        return False

    async def _attempt(self, post: PostRecord, queue: deque[PostRecord]) -> DeliveryFailure | None:
        """Make a post; what is wrong if it must wait. One that can never be made is left out, and logged."""
        table = await self.tables.registry.get(post.game)
        try:
            await self.deliveries.make(table, post)
            return None
        except OF_THE_LINE as error:
            if lacks_icon(error) and self.deliveries.languages.forget_icons():
                return await self._attempt(post, queue)
            wrong = failure_of(error, apart=table.record.thread not in (None, table.record.channel))
            if wrong is DeliveryFailure.THREAD_GONE:
                log.warning("table %s: its thread was deleted, a new one is opened", table.record.id)
                await moved(self.store, table, queue)
                return None
            if wrong is not DeliveryFailure.REFUSED:
                level = logging.DEBUG if self.parked.get(post.game) is wrong else logging.WARNING
                log.log(level, "table %s: post %s (%s) must wait: %s", post.game, post.id, post.kind, error)
                if wrong.needs_people:
                    self._refused[post.game] = table.record
                return wrong
            log.exception("table %s: post %s (%s) is refused", post.game, post.id, post.kind)
        except StoreError:
            raise
        except Exception:
            log.exception("table %s: post %s (%s) cannot be made", post.game, post.id, post.kind)
        self.deliveries.drop(post)
        await self.store.mark_post(post, "passed")
        return None

    async def move(self, table: Table, place: Home | None = None, *first: PostRecord) -> None:
        """Open the table again in another place (None: where it was), with these posts first."""
        game = table.record.id
        if (worker := self._workers.get(game)) is not None:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)
        self._is_reached(game)
        queue = self._queues.setdefault(game, deque())
        await moved(self.store, table, queue, place, *first)
        self.wake((game,))

    async def reopen_lost(self) -> None:
        """Find the tables whose threads were deleted: a playground begins with empty channels every time."""
        for record in await self.store.tables("lobby", "running"):
            try:
                await self.sender.client.fetch_channel(record.place)
            except discord.NotFound:
                await self.move(await self.tables.registry.get(record.id))
