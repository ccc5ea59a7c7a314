"""On which servers the bot is: where it was removed everything rests, and where it is invited again play goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.ending import end_tasks
from bot.outbox.outbox import Outbox
from bot.storage.errors import StoreError, level_of
from bot.storage.records import PostRecord
from bot.storage.servers import known_servers
from bot.tables.actions import removals
from bot.tables.writing.committer import Announcement

log = logging.getLogger(__name__)

RETRY_SECONDS = 60.0
"""After which something is tried again that could not be noted; what came later waits for that."""
OWED_THERE = "status in ('owed', 'sending') and game in (select id from tables where server = ?) order by id"


class Presence:
    """Follows what Discord says of our servers. `keep`: after so many days what rests is erased (0: never)."""

    def __init__(self, client: discord.Client, outbox: Outbox, keep: int) -> None:
        self._client = client
        self._outbox = outbox
        self._tables = outbox.tables
        self._keep = keep
        self._one_by_one = asyncio.Lock()
        self._following = set[asyncio.Task[None]]()

    def follow(self, what: Callable[..., Awaitable[None]], *server: int) -> None:
        """Do this after what has begun, until `close`."""
        following = asyncio.create_task(self._follow(what, *server), name="presence")
        self._following.add(following)
        following.add_done_callback(self._following.discard)

    async def _follow(self, what: Callable[..., Awaitable[None]], *server: int) -> None:
        async with self._one_by_one:
            while True:
                try:
                    await what(*server)
                except StoreError as error:
                    log.log(level_of(error), "where the bot is is noted later: %s", error)
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                except Exception:
                    log.exception("where the bot is could not be followed")
                return

    async def close(self) -> None:
        """Stop; the next run compares."""
        await end_tasks(*self._following)

    async def leave(self, server: int) -> None:
        """The bot was removed from there."""
        if not self._outbox.at_work:  # the owner of the server hears of it, too
            return
        await removals.leave(self._tables, server, self._keep)
        self._outbox.wake(self._outbox.refusals.release(server, whatever=True))

    async def come_back(self, server: int) -> None:
        """Discord has this server for us, perhaps again: what waits or failed there, with whatever, is tried now."""
        if server in self._tables.registry.resting and self._outbox.at_work:
            await self._resume(server)
        self._outbox.wake(self._outbox.refusals.release(server, whatever=True))
        self._outbox.resync.add(server)

    async def _resume(self, server: int) -> None:
        """What is owed there is made, and what tells of times is put right."""
        store, committer = self._tables.store, self._tables.committer
        await removals.come_back(self._tables, server)
        for post in await store.find(PostRecord, OWED_THERE, server):
            committer.signals.shown.put_nowait(Announcement(post.game, (post,)))
        for record in await store.open_tables(server, removals.MANY):
            committer.look_again(record.id)

    async def compare(self) -> None:
        """All our shards are connected: what happened while nobody listened. A server in an outage is among those that
        Discord has named; of one that is not, Discord is asked itself.
        """
        if not self._outbox.at_work:
            return
        here = {guild.id for guild in self._client.guilds}
        resting = self._tables.registry.resting
        for server in await known_servers(self._tables.store):
            if server in here and server in resting:
                await self.come_back(server)
            elif (
                server not in here
                and server not in resting
                and await self._outbox.sender.is_removed_from(server)
            ):
                await self.leave(server)
