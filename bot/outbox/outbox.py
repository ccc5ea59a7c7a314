"""Sends to Discord what the database says: each table's posts, in order and exactly once, and messages that change."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict, deque
from collections.abc import Collection
from dataclasses import replace
from typing import Any, Literal

import discord

from bot.ending import end_tasks
from bot.outbox.languages import Languages
from bot.outbox.pictures import Drawings
from bot.outbox.reconciling import Home, Reconciler
from bot.outbox.refusals import REQUEST_ERRORS, RETRY_SECONDS, DeliveryFailure, Refusals, lacks_icon
from bot.outbox.replay_pictures import Replays
from bot.outbox.resync import Resync
from bot.outbox.sender import Sender
from bot.outbox.wanted import Wishes
from bot.storage.errors import StoreError, level_of
from bot.storage.messages import PendingSince
from bot.storage.records import NO_CHANGE, Change, PostRecord
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from bot.tables.model.kinds import DIRECT_CALL
from bot.tables.model.posts import FOLLOWING_QUESTION, RemovedPost
from bot.tables.model.table import Table
from bot.tables.writing.committer import Announcement
from bot.work.worker import WorkerError
from engine.core.errors import RuleError

log = logging.getLogger(__name__)

SIGN_OF_LIFE = 0.2
"""Seconds between two checks whether this process still owns its tables."""
LONGEST_REQUEST, LONGEST_SETTLING = 20.0, 2.0
"""Most seconds to wait: for a request under way before its table is moved or erased, and in `wait_until_shown`."""


class Outbox:
    """Each table has its own worker task, which sends unsent posts in order and keeps the other messages up to date."""

    def __init__(
        self, client: discord.Client, store: Store, tables: Tables, languages: Languages, replays: Replays
    ) -> None:
        self.store = store
        self.tables = tables
        self.sender = Sender(client, tables.committer)
        self.drawings = Drawings(replays.pictures, self._wake)
        self.wishes = Wishes(tables, languages, replays, self.drawings)
        self.refusals = Refusals(self.sender.is_away, self._wake)
        self.reconciler = Reconciler(self.sender, store, self.wishes, self.refusals, self._wake)
        self.resync = Resync(self.sender, self.reconciler.shown, tables, self.move)
        self._unsent = self.reconciler.shown.unsent
        self._news: dict[int, asyncio.Event] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._requesting = defaultdict[int, asyncio.Lock](asyncio.Lock)
        self._since: dict[int, float] = {}
        self._shown = tables.committer.signals.shown
        self._lasting: list[asyncio.Task[None]] = []
        self._is_open = False

    async def resume(self) -> None:
        """Send what an earlier run left pending, whose messages count as unknown, then what comes until `close`."""
        self._is_open = True
        pending = await self.store.pending()
        self.tables.committer.continue_marks(pending)
        for each in pending:
            await self.reconciler.shown.mark_unknown(each.game)
            self._add(Announcement(each.game))
        for post in await self.store.posts_to_make():
            self._add(Announcement(post.game, (post,)))
        self._lasting = [
            asyncio.create_task(self._take(), name="outbox"),
            asyncio.create_task(self.resync.compare_again(pending), name="late requests"),
            asyncio.create_task(self.resync.run(), name="resync"),
        ]

    async def _take(self) -> None:
        while True:
            self._add(await self._shown.get())
            self._shown.task_done()

    def _add(self, said: Announcement) -> None:
        """Queue what was committed. A post that was committed while `resume` read the database arrives twice."""
        game = said.game
        queue, words = self._unsent[game], {each.id: each.content for each in said.reworded}
        for at, post in enumerate(queue):
            if post.id in words:
                queue[at] = replace(post, content=words[post.id])
        known = {each.id for each in queue}
        queue.extend(each for each in said.posts if each.id not in known)
        self.reconciler.shown.add(game, said.messages)
        self._since.setdefault(game, time.monotonic())
        self._start_worker(game)

    def wake(self, games: Collection[int]) -> None:
        """Try these tables now: something is new, or what failed may work again. What they want is computed anew."""
        for game in games:
            self.wishes.forget(game)
            self._wake(game)

    def _wake(self, game: int) -> None:
        """Called when what a table waited for has happened, such as a drawn picture; it wants the same as before."""
        if game in self._unsent or game in self.tables.committer.marks:
            self._start_worker(game)

    def _start_worker(self, game: int) -> None:
        if not self._is_open:
            return
        self._news.setdefault(game, asyncio.Event()).set()
        if (worker := self._workers.get(game)) is None or worker.done():
            self._workers[game] = asyncio.create_task(self._run(game), name=f"table {game}")

    def access_changed(self, server: int, place: int | None = None) -> None:
        """The bot may have more permissions in this channel or thread (None: on the whole server): retry what waits."""
        self.wake(self.refusals.release(server, place))
        if place is None:
            self.resync.add(server)

    async def message_deleted(self, message: int, server: int | None) -> None:
        """Make a lobby or current message anew that somebody deleted; where the database fails, `resync` finds it."""
        if not self.at_work:  # the process that owns the table gets this event, too
            return
        try:
            game = await self.reconciler.note_deletion_by_others(message)
        except StoreError as error:
            log.log(level_of(error), "the deletion of message %s cannot be noted: %s", message, error)
            self.resync.add(server or 0)
            return
        if game is not None:
            self.tables.committer.look_again(game)

    @property
    def at_work(self) -> bool:
        """Whether posts are being delivered."""
        return bool(self._lasting) and not self._lasting[0].done()

    @property
    def waits(self) -> list[float]:
        """For how many seconds each table has not shown all that it should; without those that wait for people."""
        return [
            time.monotonic() - when for game, when in self._since.items() if game not in self.refusals.parked
        ]

    async def wait_until_shown(self, game: int) -> None:
        """Return when all of one table is shown, after `LONGEST_SETTLING` seconds at the latest."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_SETTLING):
                await self._shown.join()
                if (worker := self._workers.get(game)) is not None:
                    await asyncio.wait({worker})

    async def idle(self) -> None:
        """Return when no request, picture or commit is under way."""
        while True:
            await self._shown.join()
            # A picture counts as under way until its callbacks have run, a moment after it is done.
            tasks = [*(task for task in self._tasks if not task.done()), *self.drawings.tasks]
            await asyncio.gather(*tasks, return_exceptions=True)
            if not tasks:
                await self.store.wait_until_written()
            await asyncio.sleep(0)  # what was just committed is announced
            if not tasks and self._shown.empty() and all(task.done() for task in self._tasks):
                return

    async def close(self) -> None:
        """Stop; unsent posts stay unsent."""
        self._is_open = False
        await end_tasks(*self._tasks, *self._lasting)

    @property
    def _tasks(self) -> list[asyncio.Future[Any]]:
        return [*self._workers.values(), *self.reconciler.deletions.tasks, *self.drawings.tasks]

    async def _run(self, game: int) -> None:
        queue, news = self._unsent[game], self._news[game]
        failures = len(RETRY_SECONDS) if game in self.refusals.parked else 0
        while news.is_set() or failures:
            wrong = await self._show_all(game, queue)
            if wrong is None:
                failures = 0
                continue
            self.wishes.forget(game)
            is_tried = wrong is DeliveryFailure.CHANNEL_GONE or failures >= len(RETRY_SECONDS)
            if wrong.needs_people and is_tried:
                self.refusals.park(game, wrong)
                self.store.write_soon(Change((PendingSince(game, wrong.name.lower(), 0),)))
                return
            pause = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
            least = self.refusals.retry_after(game)
            again = self.tables.clock() + round(max(pause, least))
            self.store.write_soon(Change((PendingSince(game, wrong.name.lower(), again),)))
            await asyncio.sleep(least)  # a rate limit: no request before that, whatever is new
            with contextlib.suppress(TimeoutError):  # wait_for may swallow a cancellation
                async with asyncio.timeout(max(0.0, pause - least)):
                    await news.wait()
            failures += 1
        self._forget(game)

    def _forget(self, game: int) -> None:
        """Free the memory of a table of which all is shown."""
        for kept in (self._unsent, self._news, self._workers, self._since, self._requesting):
            kept.pop(game, None)

    async def _show_all(self, game: int, queue: deque[PostRecord]) -> DeliveryFailure | None:
        """Send the posts of a table and update its other messages; returns None when all is done, else what failed."""
        while (sharing := self.store.sharing) and not sharing.is_fresh:  # noqa: ASYNC110 - the clock of the machine
            await asyncio.sleep(SIGN_OF_LIFE)  # no request would leave
        while True:
            try:
                async with self._requesting[game]:
                    self._news[game].clear()  # the next step takes account of all that came until now
                    mark = self.tables.committer.marks.get(game)
                    if mark is None and not queue:  # all was shown before the table was woken
                        return None
                    try:
                        table = await self.tables.registry.get(game)
                    except RuleError:  # it was erased meanwhile
                        self.tables.committer.marks.pop(game, None)
                        return None
                    is_done = await self._step(table, queue)
            except StoreError as error:  # the next try finds what was sent but not stored
                self.refusals.tell(game, str(error), level_of(error, logging.ERROR))
                return DeliveryFailure.DISK
            if isinstance(is_done, DeliveryFailure):
                return is_done
            if is_done:
                self._clear_mark(table, mark)
                return None
            self._since[game] = time.monotonic()

    def _clear_mark(self, table: Table, mark: int | None) -> None:
        """Nothing is refused any more. End the pending state after the change `mark`, unless the table still waits for
        something, such as that the bot is back on its server.
        """
        game = table.record.id
        if table.record.server in self.tables.registry.resting:
            self.refusals.forget(game)
            return
        self.refusals.end(game)
        is_busy = self.reconciler.is_busy(game) or self.drawings.is_busy(game)
        if is_busy or self._news[game].is_set():  # something is new since the last step began
            if (held := self.refusals.find_held(game, self.tables.clock())) is not None:
                self.store.write_soon(Change((held,)))
            return
        self.wishes.forget(game)
        if mark is not None:
            self.tables.committer.end(game, mark)

    async def _show_before_posts(self, table: Table, queue: deque[PostRecord]) -> bool:
        """Make the next request for what comes before posts; returns False where there is none. Where the bot was
        removed, only players are notified; all other posts are read again when it is back.
        """
        if table.record.server in self.tables.registry.resting:
            for each in [post for post in queue if post.kind != RemovedPost.kind]:
                queue.remove(each)
            return await self.reconciler.step(table)
        has_posts_first = any(each.kind not in FOLLOWING_QUESTION for each in queue)
        before_posts = has_posts_first or not self.reconciler.has_place(table)
        step = self.reconciler.step(table, before_posts=before_posts)
        return await step or await self.reconciler.open_thread(table)

    async def _step(self, table: Table, queue: deque[PostRecord]) -> bool | DeliveryFailure:
        """Make the next request; returns whether there was none, or what failed. A refused post is passed over."""
        game, post = table.record.id, None
        try:
            if await self._show_before_posts(table, queue):
                return False
            if not queue:
                return True
            post = queue[0]
            if await self.reconciler.make_post(table, post):
                queue.popleft()
            return False
        except (*REQUEST_ERRORS, WorkerError) as error:
            what = f"post {post.id} ({post.kind})" if post else "a message"
            wrong = await self._handle_failure(table, error, what)
        except StoreError:
            raise
        except Exception:
            log.exception("table %s: %s cannot be made", game, f"post {post.id}" if post else "a message")
            wrong = DeliveryFailure.REFUSED
        if post is None or wrong is not DeliveryFailure.REFUSED:
            return wrong
        await self.reconciler.pass_over(post)
        queue.popleft()
        return False

    async def _handle_failure(
        self, table: Table, error: Exception, what: str
    ) -> DeliveryFailure | Literal[False]:
        """Classify the error of a request; returns False where another way is to be tried at once."""
        if lacks_icon(error) and self.wishes.languages.forget_icons():
            self.wishes.forget(table.record.id)
            return False
        wrong = self.refusals.judge(table, error, what)
        if wrong is DeliveryFailure.THREAD_DELETED:
            await self.reconciler.move(table)
            return False
        return wrong

    async def move(
        self, table: Table, place: Home | None = None, *last: PostRecord, done: Change = NO_CHANGE
    ) -> None:
        """Move the table to another place (None: anew where it is), with these posts; `done` is committed with it."""
        game = table.record.id
        await self._stop(game)
        self.refusals.end(game)
        try:
            async with self._requesting[game]:  # a worker that begins meanwhile waits
                await self.reconciler.move(table, place, *last, done=done)
                await self.reconciler.shown.mark_unknown(game)
        finally:  # also where it may not move: its messages are still to be updated
            self.wake((game,))

    async def drop(self, game: int) -> None:
        """Stop showing and sending anything of this table, which is about to be erased."""
        await self._stop(game)
        self._forget(game)
        self.wishes.forget(game)
        self.reconciler.shown.forget(game)
        self.tables.committer.marks.pop(game, None)
        self.refusals.retry(game)  # which wakes no table that has neither posts nor a mark

    async def delete_notifications(self, games: Collection[int]) -> None:
        """Delete the direct messages of these tables, which are about to be erased, as far as Discord lets us now."""
        deletions = self.reconciler.deletions
        for game in games if self.at_work else ():
            for row in await self.reconciler.rows(game):
                if row.kind == DIRECT_CALL:
                    deletions.begin(await self.tables.registry.get(game), row)
        if deletions.tasks:
            await asyncio.wait(deletions.tasks, timeout=LONGEST_REQUEST)

    async def _stop(self, game: int) -> None:
        """End the worker of this table. A request under way gets `LONGEST_REQUEST` seconds to finish, as one that is
        cancelled may still have its effect at any moment.
        """
        if (worker := self._workers.get(game)) is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_REQUEST), self._requesting[game]:
                    pass
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)
