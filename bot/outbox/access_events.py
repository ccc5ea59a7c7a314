"""The events by which Discord says that the bot may be able to do now what it could not do before.

By Discord's documents (Gateway, list of intents and caveats) servers, channels, threads and roles come with the guilds
intent, updates of the bot itself without any, and messages with the guild messages intent, without their words unless
they mention the bot. The end of a time-out comes with no event at all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.ending import end_tasks
from bot.outbox.outbox import Outbox
from bot.storage.errors import StoreError, level_of
from bot.storage.records import PostRecord
from bot.tables.actions import removals
from bot.tables.writing.committer import Announcement

log = logging.getLogger(__name__)
RETRY_SECONDS = 60.0
"""Seconds until a failed write is tried again; later events wait for that."""
UNSENT_THERE = (
    "status in ('owed', 'sending') and game in (select id from tables where server = ?) order by id"
)


class AccessEvents(discord.AutoShardedClient):
    """A client that wakes the tables that wait for access as soon as it may have come back.

    Discord bans bots for too many refused requests, so an event that cannot change access wakes nothing.
    """

    outbox: Outbox
    presence: Presence

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        parsers = self._connection.parsers
        self._begin_session, parsers["READY"] = parsers["READY"], self._forget_unlisted
        # Every message of every channel comes here, also each of ours and each edit of it: no objects of discord.py are
        # made of them, which would cost far more than the rest.
        parsers["MESSAGE_CREATE"], parsers["MESSAGE_UPDATE"] = self._note_mention, lambda _message: None

    def _forget_unlisted(self, payload: Any) -> None:
        """Remove servers that a new session does not name, which discord.py keeps; it names those in an outage, too."""
        named = {int(each["id"]) for each in payload["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == payload["shard"][0] and guild.id not in named:
                self._connection._remove_guild(guild)
        self._begin_session(payload)

    async def on_ready(self) -> None:
        """All our shards are connected."""
        self.presence.follow(self.presence.compare)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Called also after a new login, when events may have been missed."""
        self.presence.follow(self.presence.come_back, guild.id)

    on_guild_join = on_guild_available

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Called when the bot was removed, not in an outage."""
        self.presence.follow(self.presence.leave, guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            self.outbox.access_changed(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """The role may have denied something."""
        self.outbox.access_changed(role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        is_access = (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until)
        if after == after.guild.me and is_access:
            self.outbox.access_changed(after.guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """For the whole server, as a table may be played in a thread of this channel without knowing the channel."""
        if before.overwrites != after.overwrites:
            self.outbox.access_changed(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.outbox.access_changed(payload.guild_id, payload.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Somebody has added the bot, such as by a mention in a private thread."""
        self.outbox.access_changed(thread.guild.id, thread.id)
        self.outbox.resync.add(thread.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """There is no event for the messages in it (discord/discord-api-docs#4581)."""
        self.outbox.resync.add(payload.guild_id)

    def _note_mention(self, message: Any) -> None:
        """A person who mentions the bot, or its role, may have given it access in a way that causes no event."""
        guild = self.get_guild(int(message.get("guild_id") or 0))
        me = None if guild is None else guild.me  # unknown as long as Discord has not sent it
        if guild is None or me is None:
            return
        people = {int(each["id"]) for each in message["mentions"]}
        roles = {int(each) for each in message["mention_roles"]}
        if me.id in people or roles & {role.id for role in me.roles}:
            self.outbox.access_changed(guild.id, int(message["channel_id"]))

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Somebody may have deleted what a table wants to show."""
        await self.outbox.message_deleted(payload.message_id, payload.guild_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Such as by a moderation bot that empties a channel."""
        for each in sorted(payload.message_ids):
            await self.outbox.message_deleted(each, payload.guild_id)

    def note_access(self, interaction: discord.Interaction) -> None:
        """Note what an interaction says the bot may do in its place; autocompletion, which each key causes, is left."""
        if interaction.guild_id is None or interaction.type is discord.InteractionType.autocomplete:
            return
        here, is_thread = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
        may_send = here.send_messages_in_threads if is_thread else here.send_messages
        if here.view_channel and here.attach_files and may_send:
            self.outbox.access_changed(interaction.guild_id, interaction.channel_id)


class Presence:
    """Follows on which servers the bot is. `keep`: days after which tables that rest are erased (0: never)."""

    def __init__(self, client: discord.Client, outbox: Outbox, keep: int) -> None:
        self._client = client
        self._outbox = outbox
        self._tables = outbox.tables
        self._keep = keep
        self._one_by_one = asyncio.Lock()
        self._following = set[asyncio.Task[None]]()

    def follow(self, what: Callable[..., Awaitable[None]], *server: int) -> None:
        """Run this in the background after what was begun before, until `close`; again as long as the store fails."""
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
        if not self._outbox.at_work:  # the process that owns the server gets this event, too
            return
        await removals.leave(self._tables, server, self._keep)
        self._outbox.wake(self._outbox.refusals.release(server, whatever=True))

    async def come_back(self, server: int) -> None:
        """The bot is on this server, perhaps again: retry all that waits or failed there, whatever the cause."""
        if server in self._tables.registry.resting and self._outbox.at_work:
            await self._resume(server)
        self._outbox.wake(self._outbox.refusals.release(server, whatever=True))
        self._outbox.resync.add(server)

    async def _resume(self, server: int) -> None:
        """Send the unsent posts of a server, and update the messages of its open tables, which name times."""
        store, committer = self._tables.store, self._tables.committer
        await removals.come_back(self._tables, server)
        for post in await store.find(PostRecord, UNSENT_THERE, server):
            committer.signals.shown.put_nowait(Announcement(post.game, (post,)))
        for record in await store.open_tables(server, removals.MANY):
            committer.look_again(record.id)

    async def compare(self) -> None:
        """When all our shards are connected, find the servers that the bot was removed from or invited to meanwhile.
        The gateway names servers in an outage, too; for one that it does not name a request asks Discord.
        """
        if not self._outbox.at_work:
            return
        here = {guild.id for guild in self._client.guilds}
        resting = self._tables.registry.resting
        for server in await self._tables.store.known_servers():
            if server in here and server in resting:
                await self.come_back(server)
            elif (
                server not in here
                and server not in resting
                and await self._outbox.sender.is_removed_from(server)
            ):
                await self.leave(server)
