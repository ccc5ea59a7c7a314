"""Makes what Discord shows of a table equal to what is wanted, one request at a time, whatever failed before."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord

from bot.cache import Cache
from bot.messages.layouts import MARKS
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
    plan,
)
from bot.outbox.sender import OutgoingMessage, Sender
from bot.outbox.shown import Shown
from bot.outbox.threads import thread_at_lobby
from bot.outbox.wanted import Leave, Wishes
from bot.storage.crashpoints import passing
from bot.storage.messages import ABSENT, NO_PICTURE, STALE, MessageRecord
from bot.storage.records import Change, PostRecord, Rows
from bot.storage.store import Store
from bot.tables.kinds import CALL, CURRENT, LOBBY, ONE_EACH, SURPLUS
from bot.tables.table import Table

log = logging.getLogger(__name__)

MOST_PLACES = MOST_DELETED = 2_000
REMADE_SECONDS = 60.0
PAUSE = 2.0
"""Seconds between two edits of old messages in one place: Discord allows three in six."""
BAD_REQUEST = 400


class Reconciler:
    """The messages with a changing truth of all tables; a caller works on one table at a time.

    `wake` hears of which table something is there that was waited for.
    """

    def __init__(self, sender: Sender, store: Store, wishes: Wishes, wake: Callable[[int], None]) -> None:
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
            families += [(each.kind, [each]) for each in rows if each.kind not in ONE_EACH]
        for kind, family in families:
            wanted = await self.wishes.of(table, kind, family[0] if family else None)
            if isinstance(wanted, Leave):
                continue
            request = plan(wanted, family, self.sender.newest)
            if isinstance(request, Create) and self._rests(request.row):
                continue
            if request is not None:
                return request
        return None

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
            case Find(row):
                await self._find(table, row)
            case Create(wanted, row):
                await self._create(table, wanted, row)
            case Edit(wanted, row):
                await self._edit(table, wanted, row)
            case Delete(row):
                self.deletions.begin(table, row)
            case Forget(row):
                await self.shown.drop(row)

    # One request

    async def _find(self, table: Table, row: MessageRecord) -> None:
        """Whether a message exists whose request was not answered, or whose answer did not come to the disk."""
        try:
            found = await self.sender.find(self.sender.channel(table, row.place), row.mark, row.after)
        except (discord.NotFound, discord.Forbidden) as error:
            if not is_gone(self.sender, table, row, error):
                raise
            found = None
        if found is None:
            self.shown.set(replace(row, message=ABSENT))
            return
        log.info("table %s: a message was found that is %s", table.record.id, found.id)
        form = row.form if row.form == PLAIN_STAYS else (LAYOUT if found.flags.components_v2 else PLAIN)
        row = replace(row, message=found.id, form=form, shows="", picture=NO_PICTURE)
        await self._exists(table, row)

    async def _create(self, table: Table, wanted: Wanted, before: MessageRecord | None) -> None:
        """The words first, which a locked phone shows, where somebody is to be notified; else the layout at once."""
        passing("post.before-sending")
        told = await self._told(table, wanted)
        tells = {each: member for each, member in wanted.tells.items() if each not in told}
        members = tuple(tells.values())
        form = PLAIN_STAYS if wanted.kind == LOBBY else (PLAIN if members else LAYOUT)
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
        row = replace(row, mark=MARKS + row.id)
        screen = wanted.lock_screen if form == PLAIN and wanted.lock_screen else wanted.screen
        outgoing = _outgoing(table, row, wanted, replace(screen, mentions=members or screen.mentions))
        picture = await self.sender.picture(outgoing)
        is_late = not wanted.is_drawn
        if is_late and form != PLAIN:  # of what notifies, a phone shows every word
            outgoing = outgoing.without_picture()
        await self.store.write(Change((row,)))
        self.shown.set(row)
        passing("post.marked-sending")
        # Whatever it raises, the message may exist: an earlier try of discord.py's own may have made it.
        sent = await self.sender.create(row.place, _nonce(row), outgoing, picture, silent=not members)
        self.sender.seen(sent.id)
        passing("post.after-request")
        is_whole, is_again = form != PLAIN, before is not None and before.after != 0
        if before is not None and not is_again:
            self._remade.put(row.id, time.monotonic())
        row = replace(
            row,
            message=sent.id,
            after=row.after if is_again else 0,
            shows=wanted.shows if is_whole and not is_again else "",
            picture=NO_PICTURE if is_late or is_again else wanted.picture,
        )
        self.deletions.allow(row.place)
        await self._exists(table, row)
        passing("post.after-sent")

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
        is_current = row.kind == CURRENT and row.about == table.record.asking
        led_to = "lobby" if row.kind == LOBBY else "board" if is_current else ""
        await self.remember(table, row, **({led_to: row.message} if led_to else {}))

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
        screen = wanted.lock_screen or wanted.screen if row.form == PLAIN_STAYS else wanted.screen
        outgoing = _outgoing(table, row, wanted, replace(screen, mentions=wanted.screen.mentions))
        picture = await self.sender.picture(outgoing)
        if is_late := not wanted.is_drawn:
            outgoing = outgoing.without_picture()
        is_there = row.picture == wanted.picture and row.form in (PLAIN, LAYOUT) and self._shows_again
        self.shown.set(replace(row, shows=""))
        try:
            self._edited.put(row.place, time.monotonic())
            await self.sender.change(row.place, row.message or ABSENT, outgoing, picture, is_there=is_there)
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


def _outgoing(table: Table, row: MessageRecord, wanted: Wanted, screen: Any) -> OutgoingMessage:
    post = PostRecord(row.mark, row.game, row.kind, "")
    return OutgoingMessage(table, post, screen, wanted.alt, wanted.apology, wanted.drawing)


def _gone(row: MessageRecord) -> MessageRecord:
    """What is known of a message that was there; whom it has notified, it has."""
    return replace(row, message=ABSENT, after=0, told=f"{row.told} {row.tells}".strip(), tells="")


def _nonce(row: MessageRecord) -> str:
    """The same for each try to make one message, and for no other: Discord makes two with one nonce only once."""
    return f"m{row.after:x}-{row.id:x}"[:25]
