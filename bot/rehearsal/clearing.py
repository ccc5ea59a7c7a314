"""Removes what rehearsals leave on Discord: this one's, and that of an earlier one that was killed.

What belongs to a rehearsal is found on Discord itself, as a killed process tells nobody: its private thread by its
name, direct messages by their links into that thread, its emoji by their name.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import discord

from bot.outbox.refusals import REQUEST_ERRORS
from bot.rehearsal.findings import cause_of

THREAD = "Rehearsal of the bot · 冬 · Зима · ฤดูหนาว"
"""The name of the thread. A table never stands in a private thread that the bot made."""
EMOJI = "rehearsal"
MOST_READ = 500
"""Messages of a thread or conversation that are looked through."""


async def clear(client: discord.Client, channel: discord.TextChannel) -> list[str]:
    """Remove everything; what had to stay, one sentence each. Threads go last: by them the rest is found."""
    left: list[str] = []
    try:
        for emoji in await client.fetch_application_emojis():
            if emoji.name.startswith(f"{EMOJI}_"):
                await emoji.delete()
        async for thread in rehearsals(client, channel):
            left += await _clear_thread(client, thread)
    except REQUEST_ERRORS as error:
        left.append(f"It could not clear up, {cause_of(error)[0]}: the next rehearsal does.")
    return left


async def rehearsals(client: discord.Client, channel: discord.TextChannel) -> AsyncIterator[discord.Thread]:
    """The threads of rehearsals that are still there: those that are open, and in this channel archived ones."""
    found = await channel.guild.active_threads()
    found += [each async for each in channel.archived_threads(private=True, joined=True)]
    for thread in found:
        private = thread.type is discord.ChannelType.private_thread
        if private and client.user and thread.owner_id == client.user.id and thread.name == THREAD:
            yield thread


async def _clear_thread(client: discord.Client, thread: discord.Thread) -> list[str]:
    if thread.archived:
        await thread.edit(archived=False)
    own = [each async for each in thread.history(limit=MOST_READ) if each.author == client.user]
    me = client.user.id if client.user else 0  # who sits on the other seats
    for person in {who for each in own for who in each.raw_mentions} - {me}:
        await _clear_conversation(client, person, thread)
    try:
        await thread.delete()
        return []
    except discord.Forbidden:
        for message in own:
            with contextlib.suppress(discord.NotFound, discord.Forbidden):  # notes of Discord itself stay
                await message.delete()
        await thread.edit(archived=True)
    return [f"Its thread stays, empty and archived, as the bot lacks Manage Threads: {thread.jump_url}"]


async def _clear_conversation(client: discord.Client, person: int, thread: discord.Thread) -> None:
    conversation = await client.create_dm(discord.Object(person))
    async for message in conversation.history(limit=MOST_READ):
        if message.author == client.user and f"/{thread.id}" in message.content:
            await message.delete()
