"""Where a table may be: whether the bot can work in the channel of an interaction, and moving a table there."""

from __future__ import annotations

import discord

from bot.interactions.reply import Reply
from bot.language.names import show_name
from bot.language.texts import Texts
from bot.services import Services
from bot.storage.store import Store
from bot.tables.model.table import Table
from bot.tables.writing.moving import Home
from engine.core.errors import RuleError

NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history")


async def place_of(store: Store, interaction: discord.Interaction, texts: Texts) -> Home:
    """The place of an interaction; raises `RuleError` when the bot cannot work there or another table is there."""
    if interaction.guild_id is None:
        raise RuleError("error-server-only")
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        raise RuleError("error-no-commands-here")
    for permission in NEEDED:
        if not getattr(interaction.app_permissions, permission):
            raise RuleError("error-permission", permission=texts.say(f"permission-{permission}"))
    if not isinstance(channel, discord.Thread):
        return Home(channel.id)
    if channel.is_private():
        await _must_be_inside(interaction, channel)
    if any(each.is_unfinished for each in await store.tables_at(channel.id)):
        raise RuleError("error-thread-taken")
    return Home(channel.id, channel.id)


async def _must_be_inside(interaction: discord.Interaction, thread: discord.Thread) -> None:
    """Raise `RuleError` where the bot was never let in: Discord says of the channel above alone what it may do, so
    only asking for the thread shows it.
    """
    try:
        await interaction.client.http.get_channel(thread.id)
    except (discord.Forbidden, discord.NotFound):
        me = interaction.client.user
        raise RuleError("error-private-thread", me=me.name if me else "") from None


async def here(services: Services, reply: Reply, table: Table) -> None:
    """Move the table to this channel: its board was deleted, or its place is closed to the bot. Visible to all."""
    user = reply.interaction.user
    name = table.names[table.seat_of(user.id)]
    if not table.record.is_unfinished:
        raise RuleError("error-already-over")
    if reply.interaction.guild_id != table.record.server:
        raise RuleError("error-server-only" if reply.interaction.guild_id is None else "error-other-server")
    services.tables.limits.count("here", table.record.id)
    reply.note = ""
    await reply.think()
    record = table.record
    if reply.interaction.channel_id == record.place:
        place = Home(record.channel, record.thread)
    else:
        place = await place_of(services.store, reply.interaction, reply.texts)
    note = services.tables.committer.post(record.id, "say", text="moved-here", name=show_name(name))
    await services.outbox.move(table, place, note)
    await services.outbox.wait_until_shown(record.id)
    await reply.say(reply.texts.say("lobby-opened", link=f"<#{table.record.place}>"))
