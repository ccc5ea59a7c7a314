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
from bot.outbox import requests
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
from bot.outbox.posts import DESCRIBE, describe_post, find_post, wish_of
from bot.outbox.refusals import THREAD_LOCKED, UNKNOWN_MESSAGE, Refusals
from bot.outbox.requesting import Requester, mark_absent
from bot.outbox.sender import OpeningTooFast, Sender
from bot.outbox.shown import Deletions, Shown
from bot.outbox.wanted import Leave, Wish, Wishes
from bot.storage.crashpoints import passing
from bot.storage.messages import ABSENT, STALE, MessageRecord
from bot.storage.records import NO_CHANGE, Change, OfferRecord, PostProgress, PostRecord, Rows
from bot.storage.store import Store
from bot.tables.model.kinds import CALL, CURRENT, DIRECT_CALL, LOBBY, ONE_EACH, OVER, SURPLUS, require_kinds
from bot.tables.model.posts import POSTS, OfferPost, RequestPost, SayPost, TellVotersPost, VotePost
from bot.tables.model.table import Table
from engine.core.values import frozen

log = logging.getLogger(__name__)

MOST_DELETED = 2_000
ASKING = (RequestPost.kind, VotePost.kind, OfferPost.kind)
"""The kinds of posts that are made anew where their table is brought: they can be answered there and nowhere else."""
ASKED = (*ASKING, TellVotersPost.kind)
REMADE_SECONDS = 60.0


@frozen
class Home:
    """A channel, and the thread in it if the table is played in one that exists already."""

    channel: int
    thread: int | None = None


class Reconciler:
    """The messages of all tables; a caller works on one table at a time.

    `wake` is called with the number of a table when something that it waited for has happened.
    """

    def __init__(
        self, sender: Sender, store: Store, wishes: Wishes, refusals: Refusals, wake: Callable[[int], None]
    ) -> None:
        require_kinds("posts", {each.kind for each in DESCRIBE}, POSTS)
        self.sender = sender
        self.store = store
        self.wishes = wishes
        self.shown = Shown(store)
        self.deletions = Deletions(sender, self.shown, refusals, wake)
        self.requester = Requester(sender, wishes, self.shown, refusals)
        self._wake = wake
        self._deleted: Cache[int, bool] = Cache(MOST_DELETED)
        """Messages that others have deleted."""
        self._postponed = Counter[int]()
        """How many messages of each table wait to be made anew."""

    async def note_deletion_by_others(self, message: int) -> int | None:
        """Note that somebody has deleted a message; returns its table if it is to be made anew. This is kept apart from
        the rows, as a request for the message may be under way, whose result knows nothing of it.
        """
        if self.deletions.is_ours(message):
            return None
        self._deleted.put(message, True)
        known = self.shown.with_message(message)
        for row in known or await self.store.find(MessageRecord, "message = ?", message):
            record = await self.store.table(row.game)  # None where it is erased
            if record and (row.kind == LOBBY or (row.kind == CURRENT and row.about == record.asking)):
                return row.game
        return None

    # The loop

    async def step(self, table: Table, *, before_posts: bool = False) -> bool:
        """Make the next request for this table; returns False where all is shown. The lobby comes first, and with
        `before_posts` nothing else does, as the thread of the table is opened at it.
        """
        request = await self.next_request(table, before_posts=before_posts)
        if request is None:
            return False
        log.debug("table %s: %s", table.record.id, request)
        await self._apply(table, request)
        return True

    async def rows(self, game: int) -> list[MessageRecord]:
        """The messages of a table that may exist and are not being deleted; those that others deleted are absent."""
        waiting = self.deletions.waiting
        return [
            mark_absent(each) if each.kind in ONE_EACH and (each.message or ABSENT) in self._deleted else each
            for each in await self.shown.rows(game)
            if each.id not in waiting
        ]

    async def answer_by_edit(self, table: Table, interaction: discord.Interaction, seconds: float) -> bool:
        """Answer a tap on the current message by the edit that shows what it did, if one comes within these seconds."""
        tapped = (interaction.message.id if interaction.message else ABSENT, CURRENT, table.record.asking)
        rows = self.shown.rows_in_memory(table.record.id)
        stays = any(
            (each.message, each.kind, each.about) == tapped and each.form not in CONVERTIBLE for each in rows
        )
        has_changed = table.record.id in self.wishes.tables.committer.marks
        return stays and has_changed and await self.sender.taps.answer_by_edit(interaction, seconds)

    async def next_request(self, table: Table, *, before_posts: bool = False) -> Request | None:
        """The next request for this table, None where all is shown or waited for."""
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
            if isinstance(request, Create) and self._postpone_remaking(request.row):
                continue
            if request is not None:
                return request
        return None

    async def _wish(self, table: Table, kind: str, family: Sequence[MessageRecord]) -> Wish:
        if kind != DIRECT_CALL and table.record.server in self.wishes.tables.registry.resting:
            return Leave.AS_IT_IS
        if kind in ONE_EACH:
            return await self.wishes.of(table, kind, family[0] if family else None)
        return None if kind == SURPLUS else await wish_of(self.wishes, table, family[0])

    def _postpone_remaking(self, row: MessageRecord | None) -> bool:
        """Whether a message that others deleted again must wait, as it is made anew once a minute; wakes its table."""
        if row is None or row.after:  # nobody has deleted it
            return False
        rest = (self.requester.remade.get(row.id) or -REMADE_SECONDS) + REMADE_SECONDS - time.monotonic()
        if rest > 0:
            self._postponed[row.game] += 1
            asyncio.get_running_loop().call_later(rest, self._end_postponement, row.game)
        return rest > 0

    def _end_postponement(self, game: int) -> None:
        self._postponed -= Counter((game,))
        self._wake(game)

    def is_busy(self, game: int) -> bool:
        """Whether a deletion or a postponed message will wake the table."""
        return self.deletions.is_busy(game) or self._postponed[game] > 0

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

    async def make_post(self, table: Table, post: PostRecord) -> bool:
        """Make the next request for a post; returns whether it is done: sent, or not wanted any more."""
        for wanted in await describe_post(self.wishes, table, post):
            try:
                if wanted.member:
                    place = (await self.sender.conversations.of(wanted.member)).id
                    wanted = replace(wanted, place=place)
                row = await self._request_post(table, post, wanted)
            except OpeningTooFast:
                continue
            except (discord.HTTPException, discord.RateLimited) as error:
                is_limited = isinstance(error, discord.RateLimited)  # for one person, others do not wait
                is_closed = is_limited or error.status in (403, 404) or error.code == THREAD_LOCKED
                is_own = is_limited or wanted.place == table.record.place
                if not is_closed or (is_own and not wanted.member):
                    raise
                await self._give_up_place(post, wanted, error)
                continue
            if row.exists:
                await self._note_sent(table, post, wanted, row)
            return row.exists
        await self.pass_over(post)
        return True

    async def _give_up_place(self, post: PostRecord, wanted: Wanted, error: Exception) -> None:
        """Forget what was tried in a place, as a table must not wait for another one than its own."""
        log.info("table %s: it cannot be said there: %s", post.game, error)
        if wanted.member and isinstance(error, discord.NotFound):
            await self.sender.conversations.forget(wanted.member)
        for row in await self._rows_of(post):
            if row.place == wanted.place:
                self.shown.set(replace(row, message=ABSENT))

    async def _rows_of(self, post: PostRecord) -> list[MessageRecord]:
        """The messages that a post may have become: more than one where several were tried or arrived."""
        return [each for each in await self.rows(post.game) if each.mark == post.id and each.kind != SURPLUS]

    async def _request_post(self, table: Table, post: PostRecord, wanted: Wanted) -> MessageRecord:
        rows = await self._rows_of(post)
        if post.status == "sending" and not rows:  # an earlier version of the bot has tried
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
        """Store that the post is sent; its message stays known as long as it may change."""
        if post.kind == OVER:
            await self.requester.remember(table, board=row.message)
        has_picture = wanted.drawing is None or not differs(wanted, row)
        is_done = wanted.is_last and wanted.first is None and has_picture
        others = [replace(each, kind=SURPLUS) for each in await self._rows_of(post) if each.id != row.id]
        sent = PostProgress(post.id, "sent", row.message, row.place)
        await self._note(sent, *others, *([] if is_done else [row]))
        if is_done:
            await self.shown.drop(row)

    async def pass_over(self, post: PostRecord) -> None:
        """Give up a post that is not wanted or can never be made; its messages go, as they may have controls."""
        named = [Rows.where("notifications", id=post.id)] if post.kind == CALL else []
        surplus = [replace(each, kind=SURPLUS) for each in await self._rows_of(post)]
        await self._note(PostProgress(post.id, "passed"), *surplus, remove=named)

    async def _note(self, progress: PostProgress, *rows: MessageRecord, remove: Sequence[Rows] = ()) -> None:
        """Store the progress of a post; with `rows`, which need more requests, or removals, wait for the commit."""
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
        """Move the messages of a table to another place (None: anew where it is): unsent posts follow, `last` after all
        others, and what is shown is deleted. `done` is written in the same transaction.

        The lobby of a running game stays where it was unless the thread is to be opened at it.
        """
        shown = await self.rows(table.record.id)
        async with table.lock:
            before, home = table.record, place or Home(table.record.channel)
            anew = ONE_EACH if home.thread is None or before.status == "lobby" else (CURRENT,)
            lobby = None if LOBBY in anew else before.lobby
            record = replace(before, channel=home.channel, thread=home.thread, lobby=lobby, board=None)
            stale = [replace(each, about=STALE) for each in shown if each.kind in anew]
            is_brought = place is not None and (home.channel, home.thread) != (before.channel, before.thread)
            if is_brought:
                away = SayPost("moved-away", place=before.place)
                last = (*last, self.wishes.tables.committer.post(before.id, away))
            is_left = is_brought or place is None
            again, ended = await self._ask_again(table) if is_left else ([], [])
            # New ids: others may have been written since these got theirs, and a start makes posts in order of ids.
            added = [*again, *(replace(each, id=self.store.new_id("outbox")) for each in last)]
            elsewhere = home.thread if home.thread != before.thread else None
            async with self.wishes.tables.registry.occupy(elsewhere):
                await self.wishes.tables.committer.commit(Change((record, *added, *stale, *ended)) + done)
            table.position = replace(table.position, record=record)
        await self.wishes.tables.committer.look_at_former(record.id)
        self.shown.unsent[record.id].extend(added)
        self.shown.forget(record.id)
        self.requester.refusals.open(before.place)  # what is left there may be known to be deleted now

    async def _ask_again(self, table: Table) -> tuple[list[PostRecord], list[object]]:
        """New posts of what is asked with buttons in the place of a table, and what ends those that were sent there."""
        game, again, ended = table.record.id, list[PostRecord](), list[object]()
        unsent = {each.id for each in self.shown.unsent[game]}
        offers = {each.post: each for each in await self.store.find(OfferRecord, "game = ?", game)}
        left = [each for each in await self.rows(game) if each.place == table.record.place]
        for row in [each for each in left if each.kind in ASKED and each.mark not in unsent]:
            post = await find_post(self.store, row)
            if post is None or (post.kind == OfferPost.kind and post.id not in offers):
                continue
            ended += replace(row, kind=SURPLUS), PostProgress(post.id, "passed")
            if post.kind in ASKING:
                new = self.store.new_id("outbox")
                again.append(replace(post, id=new, status="owed", message=None, place=0))
                ended += [replace(offers[post.id], post=new)] if post.id in offers else []
        return again, ended

    def has_place(self, table: Table) -> bool:
        """Whether no thread is to be opened for this table now."""
        record = table.record
        return record.thread is not None or not record.lobby or not record.is_unfinished

    async def open_thread(self, table: Table) -> bool:
        """Open the table's thread at its lobby, else play in the channel; returns False where none is to be opened."""
        record = table.record
        if self.has_place(table):
            return False
        passing("thread.before-opening")
        try:
            thread = await requests.open_thread(
                self.sender.client, record.channel, record.lobby or 0, name=plain(record.title, 60)
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            for each in await self.shown.rows(record.id):  # somebody deleted the lobby, so it is made anew
                if each.message == record.lobby:
                    await self.shown.keep(mark_absent(each))
            await self.requester.remember(table, lobby=None)
            return True
        passing("thread.after-opening")
        await self.requester.remember(table, thread=thread)
        await self.wishes.tables.committer.look_at_former(record.id)
        return True
