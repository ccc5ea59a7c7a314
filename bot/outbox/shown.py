"""What is known of the messages of tables that may be on Discord, and of the posts that are still to be sent. Messages
are deleted in the background, so that the loop of their table does not wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import chain, repeat

import discord

from bot.cache import Cache
from bot.outbox import requests
from bot.outbox.refusals import (
    REQUEST_ERRORS,
    RETRY_SECONDS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    DeliveryFailure,
    Refusals,
    failure_of,
)
from bot.outbox.sender import Sender
from bot.storage.crashpoints import passing
from bot.storage.errors import StoreError, level_of
from bot.storage.messages import ABSENT, NO_PICTURE, SECOND, MessageRecord
from bot.storage.records import Change, PostRecord, Rows
from bot.storage.store import Store
from bot.tables.model.kinds import CALL, CURRENT, DIRECT_CALL
from bot.tables.model.table import Table

log = logging.getLogger(__name__)

MOST_TABLES = 2_000
"""The most tables whose rows are in memory."""
LATEST = 30.0
"""Seconds within which an unanswered request may still take effect, even that of a process that died."""
MOST_KNOWN = 2_000


class Shown:
    """The rows of `messages`. Changes are on disk a moment later; what a crash loses of them is found out again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rows: Cache[int, tuple[MessageRecord, ...]] = Cache(MOST_TABLES)
        self._news = 0
        self.unrequested: Cache[int, MessageRecord] = Cache(MOST_TABLES)
        """Rows that were committed with what is asked, as they are on disk: after a crash their messages may exist, but
        as no request was made for them until now, they do not.
        """
        self.unsent = defaultdict[int, deque[PostRecord]](deque)
        """The posts that are still to be made, by table and in order."""

    async def rows(self, game: int) -> tuple[MessageRecord, ...]:
        """The messages of a table that may exist."""
        while (known := self._rows.get(game)) is None:
            news = self._news
            found = await self.store.find(MessageRecord, "game = ? order by id", game)
            if self._news == news:  # else the rows on disk may be older than what was added meanwhile
                self._rows.put(game, tuple(map(self._as_known, found)))
        return known

    def _as_known(self, row: MessageRecord) -> MessageRecord:
        return replace(row, message=ABSENT, after=0) if row.id in self.unrequested else row

    def add(self, game: int, messages: Sequence[MessageRecord]) -> None:
        """Add the rows of messages that were committed with a change of their table."""
        for each in messages:
            if each.kind == CURRENT and each.message is None:
                self.unrequested.put(each.id, each)
        self._add(game, [*map(self._as_known, messages)])

    def _add(self, game: int, messages: Sequence[MessageRecord]) -> None:
        self._news += 1
        if (known := self._rows.get(game)) is not None:
            new = {each.id for each in messages}
            self._rows.put(game, (*(each for each in known if each.id not in new), *messages))

    async def mark_unknown(self, game: int) -> None:
        """Mark what is shown as unknown, as an earlier run, or another process, may have had an edit under way. A
        direct message keeps the board with which it was made, which a needless edit would replace: only words change
        it.
        """
        unknown = tuple(
            each if each.kind == DIRECT_CALL else replace(each, shows="", picture=NO_PICTURE)
            for each in await self.rows(game)
        )
        self._rows.put(game, unknown)

    def forget(self, game: int) -> None:
        self._rows.pop(game)

    def forget_words(self, game: int, message: int) -> None:
        """Mark the words of a message as unknown, so that it is edited again; a direct message is left as it is."""
        for row in self.rows_in_memory(game):
            if row.message == message and row.kind != DIRECT_CALL:
                self.set(replace(row, shows=""))

    def rows_in_memory(self, game: int) -> tuple[MessageRecord, ...]:
        """The rows of a table if they are in memory, else none."""
        return self._rows.get(game) or ()

    def with_message(self, message: int) -> list[MessageRecord]:
        """The rows in memory of this message, which may not be on disk yet."""
        return [row for rows in self._rows.values() for row in rows if row.message == message]

    def set(self, row: MessageRecord) -> None:
        """Change the row of a message in memory only."""
        self.unrequested.pop(row.id)
        self._add(row.game, (row,))

    async def keep(self, row: MessageRecord) -> None:
        """Change the row of a message in memory, and on disk without waiting."""
        self.set(row)
        self.store.write_soon(Change((row,)))

    async def drop(self, row: MessageRecord) -> None:
        """Delete the row of a message that does not exist, or will not change any more."""
        known = await self.rows(row.game)
        self.unrequested.pop(row.id)
        self._rows.put(row.game, tuple(each for each in known if each.id != row.id))
        named = [Rows.where("notifications", id=row.about)] if row.kind in (CALL, DIRECT_CALL) else []
        self.store.write_soon(Change(remove=(row, *named)))


class Deletions:
    """Deletes messages in the background; `tried` is called with the table when one is deleted, held or given up."""

    def __init__(
        self, sender: Sender, shown: Shown, refusals: Refusals, tried: Callable[[int], None]
    ) -> None:
        self._sender, self._shown, self._refusals, self._tried = sender, shown, refusals, tried
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._known: Cache[int, bool] = Cache(MOST_KNOWN)
        """Messages that we delete ourselves."""

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self._under_way.values()]

    @property
    def waiting(self) -> Collection[int]:
        """The ids of the rows that are being deleted or held, for which no other request is made now."""
        return {*self._under_way, *self._refusals.messages}

    def is_busy(self, game: int) -> bool:
        """Whether messages of this table are being deleted or held."""
        return any(each.id in self.waiting for each in self._shown.rows_in_memory(game))

    def is_ours(self, message: int) -> bool:
        """Whether we delete this message ourselves."""
        return message in self._known

    def begin(self, table: Table, row: MessageRecord) -> None:
        """Delete a message in the background."""
        self._under_way[row.id] = asyncio.create_task(self._try(table, row), name=f"deletion {row.id}")

    async def _try(self, table: Table, row: MessageRecord) -> None:
        for pause in chain(RETRY_SECONDS, repeat(RETRY_SECONDS[-1])):
            try:
                await self._delete(table, row)
            except StoreError as error:  # it is deleted: the loop finds that out
                log.log(level_of(error), "table %s: a deletion cannot be noted: %s", row.game, error)
            except REQUEST_ERRORS as error:
                log.info("table %s: an old message is not deleted: %s", row.game, error)
                if self._may_retry(table, error):
                    await asyncio.sleep(max(pause, getattr(error, "retry_after", 0.0)))
                    continue
                self._refusals.hold(table, row, error)
            break
        del self._under_way[row.id]
        self._tried(row.game)

    def _may_retry(self, table: Table, error: Exception) -> bool:
        is_away = getattr(error, "code", 0) == UNKNOWN_CHANNEL and self._sender.is_away(table.record.server)
        return is_away or failure_of(error, apart=False) is DeliveryFailure.AWAY

    async def _delete(self, table: Table, row: MessageRecord) -> None:
        try:
            if message := await self._find_finally(table, row):
                self._known.put(message, True)
                passing("remove.before-request")
                await requests.delete(self._sender.client, row.place, message)
        except discord.NotFound as error:
            if not is_deleted(self._sender, table, row, error):
                raise
            log.info("table %s: an old message was deleted already", row.game)
        passing("remove.after-request")
        await self._shown.drop(row)

    async def _find_finally(self, table: Table, row: MessageRecord) -> int:
        """The id of a message, once no request for it can arrive any more. A late one creates no second message as long
        as the first one stands; where none is found, it is searched for again. `ABSENT` where there is none.
        """
        if row.message is None and not row.mark:
            post = await self._sender.store.post(row.about)
            return (post and post.message) or ABSENT
        message = await self._search(table, row) if row.message is None else row.message
        if row.after:
            age = max(0, self._sender.newest - (message or self._sender.newest)) / SECOND
            await asyncio.sleep(LATEST - age)
        return message or await self._search(table, row)

    async def _search(self, table: Table, row: MessageRecord) -> int:
        found = await self._sender.find(table, row)
        return found.id if found is not None else ABSENT


def is_deleted(sender: Sender, table: Table, row: MessageRecord, error: discord.HTTPException) -> bool:
    """Whether a message was deleted, alone or with a place that is not the table's any more."""
    if error.code == UNKNOWN_CHANNEL and row.place != table.record.place:
        return not sender.is_away(table.record.server)
    return error.code == UNKNOWN_MESSAGE
