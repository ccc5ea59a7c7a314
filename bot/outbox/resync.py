"""Checks whether messages of tables still exist, after a time in which the event of a deletion may have been missed.

Discord says once that a message was deleted, to a bot that is connected and may see the channel
(discord/discord-api-docs#507), and not at all where a whole channel is deleted (#4581); a process that dies before it
has stored the event has missed it, too. As a controller of Kubernetes lists what there is before it watches for
changes, the current message, or the lobby, is requested once, slowly, whenever something may have been missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord

from bot.outbox.refusals import REQUEST_ERRORS, DeliveryFailure, failure_of
from bot.outbox.sender import Sender
from bot.outbox.shown import LATEST, Shown
from bot.storage.errors import Conflict, StoreError, level_of
from bot.storage.messages import NO_PICTURE, MessageRecord, PendingRecord
from bot.storage.records import TableRecord
from bot.tables.actions.tables import Tables
from bot.tables.model.kinds import CURRENT, LOBBY, ONE_EACH
from bot.tables.model.table import Table
from engine.core.errors import RuleError

log = logging.getLogger(__name__)

FIRST_SECONDS = 10.0
"""From a sign that something was missed to the first request: a start has more urgent ones."""
PAUSE_SECONDS = 0.5
"""Between two requests: Discord accepts 50 a second from a bot, and people come first."""
RETRY_SECONDS = 60.0
MOST_TABLES = 10_000


class Resync:
    """Checks the servers of which events may have been missed; calls `move` with a table whose thread was deleted."""

    def __init__(
        self, sender: Sender, shown: Shown, tables: Tables, move: Callable[[Table], Awaitable[None]]
    ) -> None:
        self._sender, self._shown, self._tables, self._move = sender, shown, tables, move
        self._queue = asyncio.Queue[tuple[float, int]]()
        self._waiting = set[int]()

    def add(self, server: int) -> None:
        """Events of this server may have been missed."""
        if server not in self._waiting:
            self._waiting.add(server)
            self._queue.put_nowait((asyncio.get_running_loop().time() + FIRST_SECONDS, server))

    async def run(self) -> None:
        """Check the servers that are added, until it is cancelled."""
        while True:
            first, server = await self._queue.get()
            await asyncio.sleep(max(0.0, first - asyncio.get_running_loop().time()))
            self._waiting.discard(server)
            await self._check_server(server)

    async def compare_again(self, tables: Sequence[PendingRecord]) -> None:
        """Edit the messages of these tables again: an edit of an earlier run may have arrived after ours."""
        await asyncio.sleep(LATEST)
        for each in tables:
            try:
                if await self._shown.store.table(each.game) is not None:
                    await self._shown.mark_unknown(each.game)
                    self._tables.committer.look_again(each.game)
            except StoreError as error:  # it is looked at with the next move
                log.log(level_of(error), "table %s cannot be looked at again: %s", each.game, error)

    async def _check_server(self, server: int) -> None:
        try:
            for table in await self._shown.store.open_tables(server, MOST_TABLES):
                rows = await self._shown.rows(table.id)
                for row in [each for each in rows if each.kind == CURRENT] or rows:
                    if row.kind in ONE_EACH and row.exists and not self._sender.is_away(server):
                        await asyncio.sleep(PAUSE_SECONDS)
                        await self._check_message(table, row)
        except (*REQUEST_ERRORS, StoreError, Conflict, RuleError) as error:  # it may be erased meanwhile
            log.info("server %s: its messages are looked at later: %s", server, error)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.add, server)

    async def _check_message(self, table: TableRecord, row: MessageRecord) -> None:
        """Where a message is missing, what it shows becomes unknown: the loop of its table then edits it, and learns
        why that fails. A lobby's thread is checked itself, as it may have no message of ours.
        """
        try:
            await self._sender.client.http.get_message(row.place, row.message or 0)
            if row.kind == LOBBY and table.thread not in (None, table.channel):
                await self._check_thread(table, table.thread)
        except discord.NotFound:
            if row.message in {
                each.message for each in await self._shown.rows(row.game)
            }:  # we have not deleted it
                self._shown.set(replace(row, shows="", picture=NO_PICTURE))
                self._tables.committer.look_again(row.game)
        except REQUEST_ERRORS as error:
            if failure_of(error, apart=False) is DeliveryFailure.AWAY:
                raise
            log.debug("table %s: message %s cannot be seen: %s", row.game, row.message, error)

    async def _check_thread(self, table: TableRecord, thread: int) -> None:
        try:
            await self._sender.client.http.get_channel(thread)
        except discord.NotFound:
            known = await self._tables.registry.get(table.id)
            if known.record.thread == thread:  # else it was moved meanwhile
                await self._move(known)
