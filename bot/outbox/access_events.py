"""Everything by which Discord says that the bot may be able to do now what it could not do before.

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
"""After which something is tried again that could not be noted; what came later waits for that."""
UNSENT_THERE = (
    "status in ('owed', 'sending') and game in (select id from tables where server = ?) order by id"
)


class AccessEvents(discord.AutoShardedClient):
    """A client that wakes what waits for access as soon as that may have come back.

    What is refused too often leads to a ban by Discord, so an event that cannot change access wakes nothing.
    """

    outbox: Outbox
    presence: Presence

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        parsers = self._connection.parsers
        self._begin_session, parsers["READY"] = parsers["READY"], self._forget_unlisted
        # Every message of every channel comes here, also each of ours and each edit of it: objects of discord.py, which
        # cost far more than the rest, are made of none.
        parsers["MESSAGE_CREATE"], parsers["MESSAGE_UPDATE"] = self._note_mention, lambda _message: None

    def _forget_unlisted(self, payload: Any) -> None:
        """A new session names all servers of its shard, also those in an outage; the library keeps what it knew."""
        named = {int(each["id"]) for each in payload["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == payload["shard"][0] and guild.id not in named:
                self._connection._remove_guild(guild)
        self._begin_session(payload)

    async def on_ready(self) -> None:
        """All our shards are connected."""
        self.presence.follow(self.presence.compare)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Also after a new login, where events were missed."""
        self.presence.follow(self.presence.come_back, guild.id)

    on_guild_join = on_guild_available

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Not in an outage."""
        self.presence.follow(self.presence.leave, guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            self.outbox.access_changed(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """What it denied is denied no more."""
        self.outbox.access_changed(role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        is_access = (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until)
        if after == after.guild.me and is_access:
            self.outbox.access_changed(after.guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A table may be in a thread of this channel, of which it does not know the channel."""
        if before.overwrites != after.overwrites:
            self.outbox.access_changed(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.outbox.access_changed(payload.guild_id, payload.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Somebody has added the bot, such as by a mention in a private thread."""
        self.outbox.access_changed(thread.guild.id, thread.id)
        self.outbox.resync.add(thread.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Nothing is said of the messages in it (discord/discord-api-docs#4581)."""
        self.outbox.resync.add(payload.guild_id)

    def _note_mention(self, message: Any) -> None:
        """Who mentions the bot, or its role, may have let it in by ways of which there is no event."""
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
        """As bots of moderators do that empty a channel."""
        for each in sorted(payload.message_ids):
            await self.outbox.message_deleted(each, payload.guild_id)

    def look_at_access(self, interaction: discord.Interaction) -> None:
        """An interaction says what the bot may do where it came from; suggestions come with every key that is typed."""
        if interaction.guild_id is None or interaction.type is discord.InteractionType.autocomplete:
            return
        here, is_thread = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
        may_send = here.send_messages_in_threads if is_thread else here.send_messages
        if here.view_channel and here.attach_files and may_send:
            self.outbox.access_changed(interaction.guild_id, interaction.channel_id)


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
        """Unsent posts there are sent, and what tells of times is put right."""
        store, committer = self._tables.store, self._tables.committer
        await removals.come_back(self._tables, server)
        for post in await store.find(PostRecord, UNSENT_THERE, server):
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
        for server in await self._tables.store.known_servers():
            if server in here and server in resting:
                await self.come_back(server)
            elif (
                server not in here
                and server not in resting
                and await self._outbox.sender.is_removed_from(server)
            ):
                await self.leave(server)
