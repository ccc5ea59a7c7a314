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
from bot.messages.layouts import MARKS
from bot.outbox.conversations import OpeningTooFast
from bot.outbox.deletions import Deletions, is_gone
from bot.outbox.delivery_failures import THREAD_ARCHIVED, UNKNOWN_MESSAGE, lacks_icon
from bot.outbox.plan import (
    CONVERTIBLE,
    HOUR,
    LAYOUT,
    LAYOUT_UPLOADS,
    PLAIN,
    PLAIN_STAYS,
    PLAIN_UPLOADS,
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
from bot.outbox.sender import Outgoing, Sender
from bot.outbox.shown import Shown
from bot.outbox.threads import thread_at_lobby
from bot.outbox.wanted import Leave, Wish, Wishes
from bot.storage.crashpoints import passing
from bot.storage.messages import ABSENT, NO_PICTURE, STALE, MessageRecord
from bot.storage.records import Change, PostProgress, PostRecord, Rows
from bot.storage.store import Store
from bot.tables.kinds import CALL, CURRENT, LOBBY, ONE_EACH, OVER, POST_KINDS, SURPLUS, must_know
from bot.tables.table import Table

log = logging.getLogger(__name__)

MOST_PLACES = MOST_DELETED = 2_000
REMADE_SECONDS = 60.0
PAUSE = 2.0
"""Seconds between two edits of old messages in one place: Discord allows three in six."""
BAD_REQUEST = 400


class Reconciler:
    """The messages of all tables; a caller works on one table at a time.

    `wake` hears of which table something is there that was waited for.
    """

    def __init__(self, sender: Sender, store: Store, wishes: Wishes, wake: Callable[[int], None]) -> None:
        must_know("posts", POSTS, POST_KINDS)
        self.sender = sender
        self.store = store
        self.wishes = wishes
        self.shown = Shown(store)
        self.deletions = Deletions(sender, self.shown, wake)
        self._edited: Cache[int, float] = Cache(MOST_PLACES)
        self._wake = wake
        self._deleted: Cache[int, bool] = Cache(MOST_DELETED)
        """Messages that others have deleted."""
        self._remade: Cache[int, float] = Cache(MOST_DELETED)
        """When a message was made anew in place of one that others had deleted, by its row."""
        self._resting = Counter[int]()
        """How many messages of each table wait for that."""
        self._shows_again = True
        """Discord has not refused yet to show a picture again that a message has."""
        self._refused: Cache[int, bool] = Cache(MOST_DELETED)
        """Messages that are first made without their picture, of which Discord has not taken the upload."""

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
        """Make the next request for this table; False where all is shown. The lobby comes before all posts, as the
        table is played in its thread, everything else after them.
        """
        request = await self.next_request(table, before_posts=before_posts)
        if request is None:
            return False
        log.debug("table %s: %s", table.record.id, request)
        await self._apply(table, request)
        return True

    async def rows(self, game: int) -> list[MessageRecord]:
        """The messages of a table that may exist and are not being deleted; what others deleted is gone."""
        waiting = self.deletions.waiting
        return [
            _gone(each) if each.kind in ONE_EACH and (each.message or ABSENT) in self._deleted else each
            for each in await self.shown.rows(game)
            if each.id not in waiting
        ]

    async def next_request(self, table: Table, *, before_posts: bool = False) -> Request | None:
        """The plan."""
        rows = await self.rows(table.record.id)
        kinds = (LOBBY,) if before_posts else (CURRENT,)
        families = [(kind, [each for each in rows if each.kind == kind]) for kind in kinds]
        if not before_posts:
            owed = {each.id for each in self.shown.owed[table.record.id]}
            others = [each for each in rows if each.kind not in ONE_EACH and each.mark not in owed]
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
        rest = (self._remade.get(row.id) or -REMADE_SECONDS) + REMADE_SECONDS - time.monotonic()
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
                await self._find(table, wanted, row)
            case Create(wanted, row):
                await self._create(table, wanted, row)
            case Edit(wanted, row):
                await self._edit(table, wanted, row)
            case Delete(row):
                self.deletions.begin(table, row)
            case Forget(row):
                await self.shown.drop(row)

    # One request

    async def _find(self, table: Table, wanted: Wanted, row: MessageRecord) -> MessageRecord:
        """Whether a message exists whose request was not answered, or whose answer did not come to the disk."""
        try:
            found = await self.sender.find(table, row, wanted)
        except (discord.NotFound, discord.Forbidden) as error:
            is_elsewhere = bool(wanted.post) and row.place != table.record.place
            if not (is_elsewhere or is_gone(self.sender, table, row, error)):
                raise
            found = None
        if found is None:
            row = replace(row, message=ABSENT)
            self.shown.set(row)
            return row
        log.info("table %s: a message was found that is %s", table.record.id, found.id)
        form = row.form if row.form == PLAIN_STAYS else (LAYOUT if found.flags.components_v2 else PLAIN)
        row = replace(row, message=found.id, form=form, shows="", picture=NO_PICTURE)
        await self._exists(table, row)
        return row

    async def _create(self, table: Table, wanted: Wanted, before: MessageRecord | None) -> MessageRecord:
        """The words first, which a locked phone shows, where somebody is to be notified; else the layout at once."""
        passing("post.before-sending")
        told = await self._told(table, wanted)
        tells = {each: member for each, member in wanted.tells.items() if each not in told}
        members = tuple(tells.values())
        first = wanted.first if tells or not wanted.tells else None
        screen = first or wanted.screen
        screen = replace(screen, mentions=members or screen.mentions)
        form = PLAIN if first else PLAIN_STAYS if screen.question is None else LAYOUT
        # An earlier request may arrive yet, even that of a process that died: with its nonce there is one message, as
        # long as that is not deleted.
        after = (before.after if before else 0) or self.sender.older(table)
        row = MessageRecord(
            before.id if before else self.store.new_id("messages"),
            *(table.record.id, wanted.kind, wanted.about, wanted.place, None, after),
            form=form,
            told=" ".join(sorted(told)),
            tells=" ".join(tells),
        )
        row = replace(row, mark=wanted.post or MARKS + row.id)
        outgoing, picture = Outgoing(row, wanted, screen), await self.wishes.drawings.wait(wanted.drawing)
        is_late = not wanted.is_drawn or row.id in self._refused
        if is_late:
            picture = None
        if is_late and not first:  # of what notifies, a phone shows every word
            outgoing = outgoing.without_picture()
        await self.store.write(Change((row,)))
        self.shown.set(row)
        passing("post.marked-sending")
        # Whatever it raises, the message may exist: an earlier try of discord.py's own may have made it.
        notified = screen.mentions if wanted.post else members
        try:
            sent = await self.sender.create(_nonce(row), outgoing, picture, silent=not notified)
        except discord.DiscordServerError:
            if picture is not None:
                self._refused.put(row.id, True)
            raise
        passing("post.after-request")
        is_again = before is not None and before.after != 0
        if before is not None and not is_again:
            self._remade.put(row.id, time.monotonic())
        row = replace(
            row,
            message=sent,
            after=row.after if is_again else 0,
            shows="" if first or is_again else wanted.shows,
            picture=NO_PICTURE if is_late or is_again else wanted.picture,
        )
        self.deletions.allow(row.place)
        await self._exists(table, row)
        passing("post.after-sent")
        return row

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
                return await self._find(table, wanted, row)
            case Create(_, row):
                return await self._create(table, wanted, row)
            case _:
                return max(rows, key=lambda each: each.message or ABSENT)

    async def _note_sent(self, table: Table, post: PostRecord, wanted: Wanted, row: MessageRecord) -> None:
        """The post is there; its message stays known as long as something of it may change."""
        if post.kind == OVER:
            await self.remember(table, board=row.message)
        is_done = wanted.is_last and wanted.first is None
        is_done = is_done and (wanted.drawing is None or not differs(wanted, row))
        others = [replace(each, kind=SURPLUS) for each in await self._rows_of(post) if each.id != row.id]
        await self._note(PostProgress(post.id, "sent", row.message), *others, *([] if is_done else [row]))
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

    async def _told(self, table: Table, wanted: Wanted) -> set[str]:
        """The decisions of which somebody was notified in this place already, as far as they still wait."""
        found = set[str]()
        for each in await self.shown.rows(table.record.id):
            if each.kind == wanted.kind and each.place == wanted.place:
                found |= {*each.told.split(), *(each.tells.split() if each.exists else ())}
        return found & {*wanted.tells}

    async def _exists(self, table: Table, row: MessageRecord) -> None:
        """This message is on Discord. If a crash comes before that is on disk, it is found."""
        self.shown.set(row)
        is_asking = row.kind == CURRENT and row.about == table.record.asking
        if led_to := "lobby" if row.kind == LOBBY else "board" if is_asking else "":
            await self.remember(table, row, **{led_to: row.message})

    async def remember(self, table: Table, *rows: MessageRecord, **messages: int | None) -> None:
        """The table's lobby, thread or current message is this one now, whatever is played meanwhile."""
        async with table.lock:
            record = replace(table.record, **messages)
            self.store.write_soon(Change((record, *rows)))
            table.record = record

    async def _edit(self, table: Table, wanted: Wanted, row: MessageRecord) -> None:
        """Words and picture, both as they are now; everybody who is asked stays mentioned."""
        is_old = self.sender.newest - (row.message or 0) > HOUR
        if is_old and (pause := (self._edited.get(row.place) or 0) + PAUSE - time.monotonic()) > 0:
            await asyncio.sleep(pause)  # what is wanted may be something else by then
            return
        screen = wanted.first or wanted.screen if row.form == PLAIN_STAYS else wanted.screen
        outgoing = Outgoing(row, wanted, replace(screen, mentions=wanted.screen.mentions))
        picture = await self.wishes.drawings.wait(wanted.drawing)
        if is_late := not wanted.is_drawn:
            outgoing = outgoing.without_picture()
        is_there = row.picture == wanted.picture and row.form in (PLAIN, LAYOUT) and self._shows_again
        self.shown.set(replace(row, shows=""))
        try:
            self._edited.put(row.place, time.monotonic())
            await self.sender.change(outgoing, picture, is_there=is_there)
        except discord.HTTPException as error:
            if not await self._is_edited_otherwise(table, row, error, is_there=bool(picture) and is_there):
                raise
            return
        passing("edit.after-request")
        form = row.form if row.form in (PLAIN_STAYS, LAYOUT_UPLOADS) else LAYOUT
        told = " ".join({*row.told.split(), *wanted.tells} - {*row.tells.split()})  # an edit notifies nobody
        shown = replace(
            row, shows=wanted.shows, picture=NO_PICTURE if is_late else wanted.picture, form=form, told=told
        )
        self.shown.set(shown)
        self.store.write_soon(Change((shown,)))

    async def _is_edited_otherwise(
        self, table: Table, row: MessageRecord, error: discord.HTTPException, *, is_there: bool
    ) -> bool:
        """What follows from an error that is no failure of the line: whether there is another way."""
        is_missing = is_gone(self.sender, table, row, error)
        if row.kind == CALL and error.code == THREAD_ARCHIVED:  # it goes as soon as the thread is open
            await self.shown.keep(replace(row, kind=SURPLUS))
            self.store.write_soon(Change(remove=(Rows.where("notifications", id=row.about),)))
            return True
        if row.kind not in ONE_EACH and (is_missing or error.code == THREAD_ARCHIVED):
            await self.shown.drop(row)  # it is what it is
            return True
        if is_missing:
            log.info("table %s: message %s was deleted", row.game, row.message)
            await self.shown.keep(_gone(row))
            return True
        if error.code == THREAD_ARCHIVED:  # a new message opens the thread again, an edit does not
            await self.shown.keep(replace(row, about=STALE))
            return True
        if error.status != BAD_REQUEST or lacks_icon(error):
            return False
        log.info("table %s: message %s is not edited like that: %s", row.game, row.message, error)
        if is_there:
            self._shows_again = False
            form = PLAIN_UPLOADS if row.form == PLAIN else LAYOUT_UPLOADS
            await self.shown.keep(replace(row, form=form, shows=""))
        elif row.form in CONVERTIBLE:
            await self.shown.keep(replace(row, form=PLAIN_STAYS, shows=""))
        elif row.form in (LAYOUT, LAYOUT_UPLOADS) and row.kind == CURRENT:
            await self.shown.keep(replace(row, about=STALE))
        elif row.kind not in ONE_EACH:
            await self.shown.drop(row)  # it is what it is
        else:
            return False
        return True

    # The thread of a table

    async def open_thread(self, table: Table) -> bool:
        """The table's own thread at its lobby message; where that is not allowed it is played in the channel."""
        record = table.record
        if record.thread is not None or not record.lobby or record.status not in ("lobby", "running"):
            return False
        passing("thread.before-opening")
        try:
            thread = await thread_at_lobby(self.sender, table, await self.wishes.texts_of(table))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            for each in await self.shown.rows(record.id):  # somebody deleted the lobby: it is made anew
                if each.message == record.lobby:
                    await self.shown.keep(_gone(each))
            await self.remember(table, lobby=None)
            return True
        passing("thread.after-opening")
        await self.remember(table, thread=thread)
        return True


def _gone(row: MessageRecord) -> MessageRecord:
    """What is known of a message that was there; whom it has notified, it has."""
    return replace(row, message=ABSENT, after=0, told=f"{row.told} {row.tells}".strip(), tells="")


def _nonce(row: MessageRecord) -> str:
    """The same for each try to make one message, and for no other: Discord makes two with one nonce only once."""
    return f"m{row.after:x}-{row.id:x}"[:25]
