"""Deletes messages that nobody wants any more, beside the loop of their table: nobody waits for that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from itertools import chain, repeat

import discord

from bot.cache import Cache
from bot.outbox import requests
from bot.outbox.delivery_failures import (
    OF_THE_LINE,
    THREAD_ARCHIVED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    DeliveryFailure,
    failure_of,
)
from bot.outbox.sender import Sender
from bot.outbox.shown import Shown
from bot.storage.crashpoints import passing
from bot.storage.errors import StoreError, level_of
from bot.storage.messages import ABSENT, MessageRecord
from bot.tables.table import Table

log = logging.getLogger(__name__)

RETRY_SECONDS = (5, 30, 120, 600)
MOST_KNOWN = 2_000


class Deletions:
    """`tried` hears of which table Discord has said what becomes of one."""

    def __init__(self, sender: Sender, shown: Shown, tried: Callable[[int], None]) -> None:
        self._sender, self._shown, self._tried = sender, shown, tried
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._refused: set[int] = set()
        """Those that the loop asks for again, and waits for access as with everything else."""
        self._kept_in_archive: dict[int, MessageRecord] = {}
        """Those that are possible only once their thread is open again."""
        self._known: Cache[int, bool] = Cache(MOST_KNOWN)
        """Messages that we delete ourselves."""

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self._under_way.values()]

    @property
    def waiting(self) -> Collection[int]:
        """The messages about which nothing is to be done now."""
        return {*self._under_way, *self._kept_in_archive}

    def is_busy(self, game: int) -> bool:
        """Whether messages of this table are still to be deleted."""
        return any(each.id in self.waiting for each in self._shown.known(game))

    def is_ours(self, message: int) -> bool:
        """Whether we delete this message ourselves."""
        return message in self._known

    async def begin(self, table: Table, row: MessageRecord) -> None:
        """Delete a message beside the loop; one whose deletion was refused now, which raises what Discord answers."""
        self._known.put(row.message or ABSENT, True)
        if row.id in self._refused:
            await self._delete(table, row)
        else:
            deleting = asyncio.create_task(self._try(table, row), name=f"deletion {row.id}")
            self._under_way[row.id] = deleting

    def opened(self, place: int | None = None) -> set[int]:
        """A thread that was archived is open again, None: perhaps any; returns the tables for which that is news."""
        found = [each for each in self._kept_in_archive.values() if place in (None, each.place)]
        for each in found:
            del self._kept_in_archive[each.id]
        return {each.game for each in found}

    async def _try(self, table: Table, row: MessageRecord) -> None:
        for pause in chain(RETRY_SECONDS, repeat(RETRY_SECONDS[-1])):
            try:
                await self._delete(table, row)
            except StoreError as error:  # it is deleted: the loop finds that out
                log.log(level_of(error), "table %s: a deletion cannot be noted: %s", row.game, error)
            except OF_THE_LINE as error:
                log.info("table %s: an old message is not deleted: %s", row.game, error)
                if self._is_later(table, error):
                    await asyncio.sleep(max(pause, getattr(error, "retry_after", 0.0)))
                    continue
                if row.place != table.record.place:
                    await self._shown.drop(row)  # no table may wait for another place
                elif getattr(error, "code", 0) == THREAD_ARCHIVED:
                    self._kept_in_archive[row.id] = row
                else:
                    self._refused.add(row.id)
            break
        del self._under_way[row.id]
        self._tried(row.game)

    def _is_later(self, table: Table, error: Exception) -> bool:
        is_away = getattr(error, "code", 0) == UNKNOWN_CHANNEL and self._sender.is_away(table.record.server)
        return is_away or failure_of(error, apart=False) is DeliveryFailure.AWAY

    async def _delete(self, table: Table, row: MessageRecord) -> None:
        passing("remove.before-request")
        try:
            await requests.delete(self._sender.client, row.place, row.message or ABSENT)
        except discord.NotFound as error:
            if not is_gone(self._sender, table, row, error):
                raise
            log.info("table %s: an old message is gone already", row.game)
        passing("remove.after-request")
        self._refused.discard(row.id)
        await self._shown.drop(row)


def is_gone(sender: Sender, table: Table, row: MessageRecord, error: discord.HTTPException) -> bool:
    """Whether a message is gone, alone or with a place that is not the table's any more."""
    if error.code == UNKNOWN_CHANNEL and row.place != table.record.place:
        return not sender.is_away(table.record.server)
    return error.code == UNKNOWN_MESSAGE
