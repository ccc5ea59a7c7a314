"""Single requests for a message of a table: to find, create or edit it."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

import discord

from bot.cache import Cache
from bot.outbox.plan import (
    CONVERTIBLE,
    HOUR,
    LAYOUT,
    LAYOUT_UPLOADS,
    PLAIN,
    PLAIN_STAYS,
    PLAIN_UPLOADS,
    Wanted,
    has_void_controls,
)
from bot.outbox.refusals import THREAD_ARCHIVED, THREAD_LOCKED, Refusals, failure_of, lacks_icon
from bot.outbox.requests import BAD_REQUEST
from bot.outbox.sender import Outgoing, Sender
from bot.outbox.shown import Shown, is_deleted
from bot.outbox.wanted import Wishes
from bot.storage.crashpoints import passing
from bot.storage.messages import ABSENT, MARKS, NO_PICTURE, STALE, MessageRecord
from bot.storage.records import Change, Rows
from bot.tables.model.kinds import CALL, CURRENT, LOBBY, ONE_EACH, SURPLUS
from bot.tables.model.table import Table

log = logging.getLogger(__name__)

MOST_PLACES = MOST_KNOWN = 2_000
PAUSE = 2.0
"""Seconds between two edits of old messages in one place: Discord allows three in six."""


class Requester:
    """Makes requests. That a message may exist is on disk before it is created, what it shows is stored afterwards."""

    def __init__(self, sender: Sender, wishes: Wishes, shown: Shown, refusals: Refusals) -> None:
        self.sender = sender
        self.store = sender.store
        self.wishes = wishes
        self.shown = shown
        self.refusals = refusals
        self.remade: Cache[int, float] = Cache(MOST_KNOWN)
        """When a message was made anew after others had deleted it, by the id of its row."""
        self._edited: Cache[int, float] = Cache(MOST_PLACES)
        self._shows_again = True
        """Whether an edit may keep the attached picture: until Discord refuses that for the first time."""
        self._refused: Cache[int, bool] = Cache(MOST_KNOWN)
        """The rows of messages that are created without their picture, as Discord failed when it was uploaded."""

    async def find(self, table: Table, wanted: Wanted, row: MessageRecord) -> MessageRecord:
        """Search for a message whose request was not answered, or whose answer was not stored; returns its new row."""
        absent = replace(row, message=ABSENT)
        try:
            found = await self.sender.find(table, row, wanted)
        except (discord.NotFound, discord.Forbidden) as error:
            if is_deleted(self.sender, table, row, error):
                await self.shown.keep(absent)  # nothing else would, where nobody needs the message any more
                return absent
            if not wanted.post or row.place == table.record.place:
                raise
            found = None
        if found is None:
            self.shown.set(absent)
            return absent
        log.info("table %s: a message was found that is %s", table.record.id, found.id)
        form = row.form if row.form == PLAIN_STAYS else (LAYOUT if found.flags.components_v2 else PLAIN)
        row = replace(row, message=found.id, form=form, shows="", picture=NO_PICTURE)
        await self._note_existing(table, row)
        return row

    async def create(self, table: Table, wanted: Wanted, before: MessageRecord | None) -> MessageRecord:
        """Create a message: as plain words, which a locked phone shows, where it notifies people, else as a layout."""
        passing("post.before-sending")
        written = None if before is None else self.shown.unrequested.get(before.id)
        row = await self._new_row(table, wanted, written or before)
        first = wanted.first if row.form == PLAIN else None
        members = tuple(wanted.tells[each] for each in row.tells.split())
        screen = first or wanted.screen
        screen = replace(screen, mentions=members or screen.mentions)
        outgoing, picture = Outgoing(row, wanted, screen), await self.wishes.drawings.wait(wanted.drawing)
        is_late = not wanted.is_drawn or row.id in self._refused
        if is_late:
            picture = None
        if is_late and not first:  # a locked phone would show this note, too
            outgoing = outgoing.without_picture()
        if written is None or replace(written, form=row.form) != row:
            await self.store.write(Change((row,)))
        self.shown.set(row)
        passing("post.marked-sending")
        # Whatever it raises, the message may exist: an earlier try of discord.py's own may have made it.
        notified = screen.mentions if wanted.post else members
        try:
            sent = await self.sender.create(nonce(row), outgoing, picture, silent=not notified)
        except discord.DiscordServerError:
            if picture is not None:
                self._refused.put(row.id, True)
            raise
        passing("post.after-request")
        is_again = before is not None and before.after != 0
        if before is not None and not written and not is_again:
            self.remade.put(row.id, time.monotonic())
        row = replace(
            row,
            message=sent,
            after=row.after if is_again else 0,
            shows="" if first or is_again else wanted.shows,
            picture=NO_PICTURE if is_late or is_again else wanted.picture,
        )
        self.refusals.open(row.place)
        await self._note_existing(table, row)
        passing("post.after-sent")
        return row

    async def _new_row(self, table: Table, wanted: Wanted, before: MessageRecord | None) -> MessageRecord:
        """The row of a message before it is created: its first form, and the decisions of which it notifies people."""
        notified = await self._find_notified(table, wanted)
        tells = [each for each in wanted.tells if each not in notified]
        has_words_first = wanted.first is not None and bool(tells or not wanted.tells)
        form = PLAIN if has_words_first else PLAIN_STAYS if wanted.screen.question is None else LAYOUT
        # An earlier request may still arrive, even that of a process that died: with the same nonce there is only one
        # message, as long as that is not deleted.
        after = (before.after if before else 0) or self.sender.committer.older(table.record)
        row = MessageRecord(
            before.id if before else self.store.new_id("messages"),
            *(table.record.id, wanted.kind, wanted.about, wanted.place, None, after),
            form=form,
            told=" ".join(sorted(notified)),
            tells=" ".join(tells),
        )
        return replace(row, mark=wanted.post or MARKS + row.id)

    async def _find_notified(self, table: Table, wanted: Wanted) -> set[str]:
        """The decisions that still wait, and of which people were notified in this place already."""
        found = set[str]()
        for each in await self.shown.rows(table.record.id):
            if each.kind == wanted.kind and each.place == wanted.place:
                found |= {*each.told.split(), *(each.tells.split() if each.exists else ())}
        return found & {*wanted.tells}

    async def _note_existing(self, table: Table, row: MessageRecord) -> None:
        """Store that this message is on Discord, without waiting: after a crash it is found by a search."""
        self.shown.set(row)
        is_asking = row.kind == CURRENT and row.about == table.record.asking
        if field := "lobby" if row.kind == LOBBY else "board" if is_asking else "":
            await self.remember(table, row, **{field: row.message})

    async def remember(self, table: Table, *rows: MessageRecord, **messages: int | None) -> None:
        """Set the table's `lobby`, `thread` or `board` to this id; under its lock, as people may play meanwhile."""
        async with table.lock:
            record = replace(table.record, **messages)
            self.store.write_soon(Change((record, *rows)))
            table.position = replace(table.position, record=record)

    async def edit(self, table: Table, wanted: Wanted, row: MessageRecord) -> None:
        """Edit words and picture to what is wanted now; everybody who is asked stays mentioned."""
        is_old = self.sender.newest - (row.message or 0) > HOUR
        is_counted = is_old and not self.sender.taps.has_tap(row.message or 0)
        if is_counted and (pause := (self._edited.get(row.place) or 0) + PAUSE - time.monotonic()) > 0:
            await asyncio.sleep(pause)  # by then something else may be wanted
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
            is_again = bool(picture) and is_there
            if not await self._handle_refused_edit(table, wanted, row, error, is_there=is_again):
                raise
            return
        passing("edit.after-request")
        form = row.form if row.form in (PLAIN_STAYS, LAYOUT_UPLOADS) else LAYOUT
        notified = {*row.told.split(), *wanted.tells} - {*row.tells.split()}  # an edit notifies nobody
        picture = NO_PICTURE if is_late else wanted.picture
        shown = replace(row, shows=wanted.shows, picture=picture, form=form, told=" ".join(notified))
        self.shown.set(shown)
        self.store.write_soon(Change((shown,)))

    async def _handle_refused_edit(
        self,
        table: Table,
        wanted: Wanted,
        row: MessageRecord,
        error: discord.HTTPException,
        *,
        is_there: bool,
    ) -> bool:
        """Prepare another way after Discord refused an edit, or drop the row; returns False where there is none."""
        if error.code == THREAD_ARCHIVED:
            await self._leave_in_archive(table, wanted, row, error)
            return True
        if is_deleted(self.sender, table, row, error):
            log.info("table %s: message %s was deleted", row.game, row.message)
            await (self.shown.keep(mark_absent(row)) if row.kind in ONE_EACH else self.shown.drop(row))
            return True
        is_elsewhere = row.place not in (table.record.channel, table.record.place)
        if is_elsewhere and failure_of(error, apart=False).needs_people:
            self.refusals.hold(table, row, error)  # a table must not wait for a place that it has left
            return True
        if error.status != BAD_REQUEST or error.code == THREAD_LOCKED or lacks_icon(error):
            return False
        log.info("table %s: message %s is not edited like that: %s", row.game, row.message, error)
        if is_there:
            self._shows_again = False
        if (other := find_other_way(row, is_there=is_there)) is not None:
            await self.shown.keep(other)
        elif row.kind not in ONE_EACH:
            await self.shown.drop(row)  # it stays as it is
        return other is not None or row.kind not in ONE_EACH

    async def _leave_in_archive(
        self, table: Table, wanted: Wanted, row: MessageRecord, error: discord.HTTPException
    ) -> None:
        """Handle an edit that an archived thread refuses: only a new message opens the thread again."""
        if row.kind in ONE_EACH:
            await self.shown.keep(replace(row, about=STALE))
        elif row.kind == CALL:  # it is deleted as soon as the thread is open
            await self.shown.keep(replace(row, kind=SURPLUS))
            self.store.write_soon(Change(remove=(Rows.where("notifications", id=row.about),)))
        elif table.record.is_unfinished or has_void_controls(wanted, row):
            # The thread of a game that is over may stay in the archive for ever.
            self.refusals.hold(table, row, error)
        else:
            await self.shown.drop(row)  # it stays as it is


def find_other_way(row: MessageRecord, *, is_there: bool) -> MessageRecord | None:
    """The row of a message after a refused edit: its picture is uploaded again if it `is_there`, it stays in plain
    words, or a new message takes its place. None where there is no other way.
    """
    if is_there:
        return replace(row, form=PLAIN_UPLOADS if row.form == PLAIN else LAYOUT_UPLOADS, shows="")
    if row.form in CONVERTIBLE:
        return replace(row, form=PLAIN_STAYS, shows="")
    if row.form in (LAYOUT, LAYOUT_UPLOADS) and row.kind == CURRENT:
        return replace(row, about=STALE)
    return None


def mark_absent(row: MessageRecord) -> MessageRecord:
    """The row of a message that was deleted; the people whom it notified stay notified."""
    return replace(row, message=ABSENT, after=0, told=f"{row.told} {row.tells}".strip(), tells="")


def nonce(row: MessageRecord) -> str:
    """The nonce of all tries to create one message, and of no other, as Discord creates only one with the same nonce.
    The id of a deleted row may be used again after a start, that of a post never.
    """
    which = f"m{row.id:x}" if row.mark > MARKS else f"p{row.mark:x}"
    return f"{which}-{row.after:x}"[:25]
