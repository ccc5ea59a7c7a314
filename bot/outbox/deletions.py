"""Deletes messages that nobody wants any more, in the background: the loop of their table does not wait for that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from itertools import chain, repeat

import discord

from bot.cache import Cache
from bot.outbox import requests
from bot.outbox.refusals import (
    REQUEST_ERRORS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    DeliveryFailure,
    Refusals,
    failure_of,
)
from bot.outbox.sender import SECOND, Sender
from bot.outbox.shown import Shown
from bot.storage.crashpoints import passing
from bot.storage.errors import StoreError, level_of
from bot.storage.messages import ABSENT, MessageRecord
from bot.tables.model.table import Table

log = logging.getLogger(__name__)

RETRY_SECONDS = (5, 30, 120, 600)
LATEST = 30.0
"""Seconds for which a request may yet arrive that was not answered, even that of a process that died."""
MOST_KNOWN = 2_000


class Deletions:
    """`tried` hears of which table Discord has said what becomes of one."""

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
        """The messages about which nothing is to be done now."""
        return {*self._under_way, *self._refusals.messages}

    def is_busy(self, game: int) -> bool:
        """Whether messages of this table are still to be deleted."""
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
                if self._is_later(table, error):
                    await asyncio.sleep(max(pause, getattr(error, "retry_after", 0.0)))
                    continue
                if row.place != table.record.place:
                    await self._shown.drop(row)  # no table may wait for another place
                else:
                    self._refusals.hold(row)
            break
        del self._under_way[row.id]
        self._tried(row.game)

    def _is_later(self, table: Table, error: Exception) -> bool:
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
        """The message, when no request for it can arrive any more: one that comes late makes no second message as long
        as the first one stands, and where there is none, it is looked for again.
        """
        if row.message is None and not row.mark:
            post = await self._sender.store.post(row.about)
            return (post and post.message) or ABSENT
        message = await self._look(table, row) if row.message is None else row.message
        if row.after:
            age = max(0, self._sender.newest - (message or self._sender.newest)) / SECOND
            await asyncio.sleep(LATEST - age)
        return message or await self._look(table, row)

    async def _look(self, table: Table, row: MessageRecord) -> int:
        found = await self._sender.find(table, row)
        return found.id if found is not None else ABSENT


def is_deleted(sender: Sender, table: Table, row: MessageRecord, error: discord.HTTPException) -> bool:
    """Whether a message was deleted, alone or with a place that is not the table's any more."""
    if error.code == UNKNOWN_CHANNEL and row.place != table.record.place:
        return not sender.is_away(table.record.server)
    return error.code == UNKNOWN_MESSAGE
