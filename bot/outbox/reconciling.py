"""Makes what Discord shows of a table equal to what is wanted, one request at a time, whatever failed before."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from bot.cache import Cache
from bot.language.names import plain
from bot.outbox.plan import (
    CONVERTIBLE,
    LAYOUT,
    PLAIN_STAYS,
    Create,
    Delete,
    Edit,
    Find,
    Forget,
    Request,
    Wanted,
    differs,
    plan,
)
from bot.outbox.posts import POSTS, wish_of
from bot.outbox.refusals import UNKNOWN_MESSAGE, Refusals
from bot.outbox.requesting import Requester, mark_absent
from bot.outbox.sender import OpeningTooFast, Sender
from bot.outbox.shown import Deletions, Shown
from bot.outbox.wanted import Leave, Wish, Wishes
from bot.storage.crashpoints import passing
from bot.storage.messages import ABSENT, STALE, MessageRecord
from bot.storage.records import NO_CHANGE, Change, PostProgress, PostRecord, Rows
from bot.storage.store import Store
from bot.tables.model.kinds import CALL, CURRENT, LOBBY, ONE_EACH, OVER, POST_KINDS, SURPLUS, must_know
from bot.tables.model.table import Table
from engine.core.values import frozen

log = logging.getLogger(__name__)

MOST_DELETED = 2_000
REMADE_SECONDS = 60.0
THREAD_EXISTS = 160004
NO_THREAD = (160006, 160007, 200001, 50024)
"""The server has its most active threads, its moderation takes the title of this one, or the lobby is in a thread."""


@frozen
class Home:
    """A channel, and the thread in it if the table is played in one that is there already."""

    channel: int
    thread: int | None = None


class Reconciler:
    """The messages of all tables; a caller works on one table at a time.

    `wake` hears of which table something is there that was waited for.
    """

    def __init__(
        self, sender: Sender, store: Store, wishes: Wishes, refusals: Refusals, wake: Callable[[int], None]
    ) -> None:
        must_know("posts", POSTS, POST_KINDS)
        self.sender = sender
        self.store = store
        self.wishes = wishes
        self.shown = Shown(store)
        self.deletions = Deletions(sender, self.shown, refusals, wake)
        self.requester = Requester(sender, wishes, self.shown, refusals)
        self._wake = wake
        self._deleted: Cache[int, bool] = Cache(MOST_DELETED)
        """Messages that others have deleted."""
        self._resting = Counter[int]()
        """How many messages of each table wait for that."""

    async def deleted_by_others(self, message: int) -> int | None:
        """The table of which somebody has deleted a message that is to be made anew. A request may be under way for it,
        whose answer knows nothing of that; so it is kept apart.
        """
        if self.deletions.is_ours(message):
            return None
        self._deleted.put(message, True)
        known = self.shown.with_message(message)
        for row in known or await self.store.find(MessageRecord, "message = ?", message):
            table = await self.wishes.tables.registry.get(row.game)
            if row.kind == LOBBY or (row.kind == CURRENT and row.about == table.record.asking):
                return row.game
        return None

    # The loop

    async def step(self, table: Table, *, before_posts: bool = False) -> bool:
        """Make the next request for this table; False where all is shown. The lobby comes first, and `before_posts`
        nothing else, as the table is played in its thread.
        """
        request = await self.next_request(table, before_posts=before_posts)
        if request is None:
            return False
        log.debug("table %s: %s", table.record.id, request)
        await self._apply(table, request)
        return True

    async def rows(self, game: int) -> list[MessageRecord]:
        """The messages of a table that may exist and are not being deleted; what others deleted is absent."""
        waiting = self.deletions.waiting
        return [
            mark_absent(each) if each.kind in ONE_EACH and (each.message or ABSENT) in self._deleted else each
            for each in await self.shown.rows(game)
            if each.id not in waiting
        ]

    async def answer_by_edit(self, table: Table, interaction: discord.Interaction, seconds: float) -> bool:
        """Answer a tap at the message that goes on asking by the edit that shows what the tap did, if one comes within
        this time.
        """
        tapped = (interaction.message.id if interaction.message else ABSENT, CURRENT, table.record.asking)
        rows = self.shown.rows_in_memory(table.record.id)
        is_edited = any(
            (each.message, each.kind, each.about) == tapped and each.form not in CONVERTIBLE for each in rows
        )
        is_edited = is_edited and table.record.id in self.wishes.tables.committer.marks
        return is_edited and await self.sender.taps.answer_by_edit(interaction, seconds)

    async def next_request(self, table: Table, *, before_posts: bool = False) -> Request | None:
        """The plan."""
        rows = await self.rows(table.record.id)
        kinds = (LOBBY,) if before_posts else (LOBBY, CURRENT)
        families = [(kind, [each for each in rows if each.kind == kind]) for kind in kinds]
        if not before_posts:
            unsent = {each.id for each in self.shown.unsent[table.record.id]}
            others = [each for each in rows if each.kind not in ONE_EACH and each.mark not in unsent]
            families += [(each.kind, [each]) for each in others]
        for kind, family in families:
            wanted = await self._wish(table, kind, family)
            if isinstance(wanted, Leave):
                continue
            request = plan(wanted, family, self.sender.newest)
            if isinstance(request, Create) and self._rests(request.row):
                continue
            if request is not None:
                return request
        return None

    async def _wish(self, table: Table, kind: str, family: Sequence[MessageRecord]) -> Wish:
        if kind in ONE_EACH:
            return await self.wishes.of(table, kind, family[0] if family else None)
        return None if kind == SURPLUS else await wish_of(self.wishes, table, family[0])

    def _rests(self, row: MessageRecord | None) -> bool:
        """Whether what is deleted again and again is to stay away for now: it is made anew once in a minute."""
        if row is None or row.after:  # others have deleted none
            return False
        rest = (self.requester.remade.get(row.id) or -REMADE_SECONDS) + REMADE_SECONDS - time.monotonic()
        if rest > 0:
            self._resting[row.game] += 1
            asyncio.get_running_loop().call_later(rest, self._go_on, row.game)
        return rest > 0

    def _go_on(self, game: int) -> None:
        self._resting -= Counter((game,))
        self._wake(game)

    def is_busy(self, game: int) -> bool:
        """Whether something is waited for that wakes the table."""
        return self.deletions.is_busy(game) or self._resting[game] > 0

    async def _apply(self, table: Table, request: Request) -> None:
        match request:
            case Find(wanted, row):
                await self.requester.find(table, wanted, row)
            case Create(wanted, row):
                await self.requester.create(table, wanted, row)
            case Edit(wanted, row):
                await self.requester.edit(table, wanted, row)
            case Delete(row):
                self.deletions.begin(table, row)
            case Forget(row):
                await self.shown.drop(row)

    # Posts, which are made once

    async def make(self, table: Table, post: PostRecord) -> bool:
        """Make the next request for a post; whether it is there now, or nobody wants it any more."""
        for wanted in await POSTS[post.kind](self.wishes, table, post):
            try:
                if wanted.member:
                    place = (await self.sender.conversations.of(wanted.member)).id
                    wanted = replace(wanted, place=place)
                row = await self._make(table, post, wanted)
            except OpeningTooFast:
                continue
            except (discord.Forbidden, discord.NotFound) as error:
                if not wanted.member and wanted.place == table.record.place:
                    raise
                log.info("table %s: it cannot be said there: %s", post.game, error)
                if wanted.member and isinstance(error, discord.NotFound):
                    await self.sender.conversations.forget(wanted.member)
                for row in await self._rows_of(post):
                    if row.place == wanted.place:  # no table may wait for another place
                        self.shown.set(replace(row, message=ABSENT))
                continue
            if row.exists:
                await self._note_sent(table, post, wanted, row)
            return row.exists
        await self.pass_over(post)
        return True

    async def _rows_of(self, post: PostRecord) -> list[MessageRecord]:
        """The messages that a post may have become."""
        return [each for each in await self.rows(post.game) if each.mark == post.id and each.kind != SURPLUS]

    async def _make(self, table: Table, post: PostRecord, wanted: Wanted) -> MessageRecord:
        rows = await self._rows_of(post)
        if post.status == "sending" and not rows:  # an earlier version has tried
            what = (self.store.new_id("messages"), post.game, wanted.kind, post.id, wanted.place)
            form = PLAIN_STAYS if wanted.screen.question is None else LAYOUT
            rows = [MessageRecord(*what, None, post.after, post.id, form=form)]
        match plan(wanted, rows, self.sender.newest):
            case Find(_, row):
                return await self.requester.find(table, wanted, row)
            case Create(_, row):
                return await self.requester.create(table, wanted, row)
            case _:
                return max(rows, key=lambda each: each.message or ABSENT)

    async def _note_sent(self, table: Table, post: PostRecord, wanted: Wanted, row: MessageRecord) -> None:
        """The post is there; its message stays known as long as something of it may change."""
        if post.kind == OVER:
            await self.requester.remember(table, board=row.message)
        is_done = wanted.is_last and wanted.first is None
        is_done = is_done and (wanted.drawing is None or not differs(wanted, row))
        others = [replace(each, kind=SURPLUS) for each in await self._rows_of(post) if each.id != row.id]
        sent = PostProgress(post.id, "sent", row.message, row.place)
        await self._note(sent, *others, *([] if is_done else [row]))
        if is_done:
            await self.shown.drop(row)

    async def pass_over(self, post: PostRecord) -> None:
        """Nobody wants this post any more, or it can never be made. What came of it goes: it may have controls."""
        named = [Rows.where("notifications", id=post.id)] if post.kind == CALL else []
        surplus = [replace(each, kind=SURPLUS) for each in await self._rows_of(post)]
        await self._note(PostProgress(post.id, "passed"), *surplus, remove=named)

    async def _note(self, progress: PostProgress, *rows: MessageRecord, remove: Sequence[Rows] = ()) -> None:
        """A post has come so far, and these messages are still to be made true; else it waits for no disk."""
        change = Change((progress, *rows), tuple(remove))
        if rows or remove:
            await self.wishes.tables.committer.commit(change)
        else:
            self.store.write_soon(change)
        for each in rows:
            self.shown.set(each)

    # The place of a table

    async def move(
        self, table: Table, place: Home | None = None, *last: PostRecord, done: Change = NO_CHANGE
    ) -> None:
        """The table wants its messages in another place (None: anew where it is); what is unsent follows there, `last`
        after all, and what is shown goes. What is `done` by that is written with it.

        The lobby of a running game stays where it was unless the thread is to be opened at it.
        """
        shown = await self.rows(table.record.id)
        async with table.lock:
            before, home = table.record, place or Home(table.record.channel)
            anew = ONE_EACH if home.thread is None or before.status == "lobby" else (CURRENT,)
            lobby = None if LOBBY in anew else before.lobby
            record = replace(before, channel=home.channel, thread=home.thread, lobby=lobby, board=None)
            stale = [replace(each, about=STALE) for each in shown if each.kind in anew]
            # Others may have been written since these got their numbers, by which a start makes them in order.
            added = [replace(each, id=self.store.new_id("outbox")) for each in last]
            elsewhere = home.thread if home.thread != before.thread else None
            async with self.wishes.tables.registry.occupy(elsewhere):
                await self.wishes.tables.committer.commit(Change((record, *added, *stale)) + done)
            table.record = record
        self.shown.unsent[record.id].extend(added)
        self.shown.forget(record.id)

    def has_place(self, table: Table) -> bool:
        """Whether no thread is to be opened for it."""
        record = table.record
        return record.thread is not None or not record.lobby or not record.is_unfinished

    async def open_thread(self, table: Table) -> bool:
        """The table's own thread at its lobby message; where that is not allowed it is played in the channel."""
        record = table.record
        if self.has_place(table):
            return False
        passing("thread.before-opening")
        try:
            thread = await thread_at_lobby(self.sender, table)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            for each in await self.shown.rows(record.id):  # somebody deleted the lobby: it is made anew
                if each.message == record.lobby:
                    await self.shown.keep(mark_absent(each))
            await self.requester.remember(table, lobby=None)
            return True
        passing("thread.after-opening")
        await self.requester.remember(table, thread=thread)
        return True


async def thread_at_lobby(sender: Sender, table: Table) -> int:
    """The place of a table: a thread at its lobby message, new or there already; where none is opened, the channel.

    It is the request itself, as `create_thread` of a message needs a server that the gateway has announced, and after a
    restart posts go out before it has. It bears no game, which the lobby can still change; Discord limits renaming.
    """
    record, lobby, name = table.record, table.record.lobby or 0, plain(table.record.title, 60)
    try:
        request = sender.client.http.start_thread_with_message
        return int((await request(record.channel, lobby, name=name, auto_archive_duration=10080))["id"])
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return lobby
        if isinstance(error, discord.Forbidden) or error.code in NO_THREAD:
            log.info("table %s: played without a thread of its own: %s", record.id, error)
            return record.channel
        raise
