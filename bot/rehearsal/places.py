"""Where a rehearsal may be held, with whom, and how the place is left: without what this one made, or an earlier one
that was killed.

What belongs to a rehearsal is found on Discord itself, as a killed process tells nobody: its private thread by its
name, direct messages by their links into that thread, its emoji by their name.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence

import discord

from bot.interactions.opening import NEEDED
from bot.operations.error_reports import find_owner
from bot.outbox.refusals import REQUEST_ERRORS
from bot.outbox.requests import PERMISSIONS
from bot.rehearsal.findings import cause_of
from bot.tables.actions.choices import add_modules, fits
from engine.core.match import Game, Setup
from engine.core.values import frozen

REQUIRED = (*NEEDED, "create_private_threads")
"""Without one of these there is no rehearsal: it needs its own thread besides what a table needs."""
USEFUL = ("manage_threads",)
"""To delete the thread afterwards; without it, it stays empty and archived."""
FOLLOWING = {"send_messages": ("attach_files", "embed_links")}
"""Permissions that nobody has without another one, whatever their roles say."""
MOST_NAMED = 5


class NoRehearsal(Exception):
    """The rehearsal cannot begin; the text is one sentence that says why and what is possible."""


@frozen
class Wish:
    """What the command line asks for; `wait` is how many seconds each tap is waited for, 0 for no taps."""

    server: int
    channel: int | None = None
    person: int | None = None
    wait: int = 120
    keep: bool = False


@frozen
class Place:
    """A channel in which the bot may hold a rehearsal, and the person who takes part, if there is one."""

    client: discord.Client
    channel: discord.TextChannel
    person: discord.Member | None

    async def missing(self) -> str:
        """The permissions of a bot that are missing here at this moment, in words."""
        guild = await self.client.fetch_guild(self.channel.guild.id)
        try:
            channel = await guild.fetch_channel(self.channel.id)
        except discord.Forbidden:
            return name_permissions(("view_channel",))
        if not isinstance(channel, discord.TextChannel):
            return ""
        wanted = (*(name for name, is_needed in PERMISSIONS if is_needed), *REQUIRED, *USEFUL)
        return name_permissions(lacking(channel, await _me(self.client, guild), wanted))

    async def looked_at(self, error: Exception) -> tuple[Exception, str]:
        """What an error comes from, and the permissions that are missing by now: Discord itself does not name them."""
        if not isinstance(error, discord.Forbidden):
            return error, ""
        try:
            return error, await self.missing()
        except discord.NotFound as missing:
            return missing, ""
        except REQUEST_ERRORS:
            return error, ""


async def find_place(client: discord.Client, wish: Wish) -> Place:
    """The channel that is asked for, else the first that allows it; raises `NoRehearsal`."""
    guild = await _server(client, wish.server)
    me = await _me(client, guild)
    channels = [each for each in await guild.fetch_channels() if isinstance(each, discord.TextChannel)]
    channels.sort(key=lambda each: (each.position, each.id))
    if wish.channel is not None:
        channels = [each for each in channels if each.id == wish.channel]
        if not channels:
            raise NoRehearsal(f"{guild.name} has no text channel {wish.channel} that the bot can see.")
    allowed = [each for each in channels if not lacking(each, me, REQUIRED)]
    if not allowed:
        raise NoRehearsal(_forbidden(guild, channels, me))
    return Place(client, allowed[0], await _person(client, guild, wish))


async def _server(client: discord.Client, number: int) -> discord.Guild:
    try:
        return await client.fetch_guild(number)
    except (discord.NotFound, discord.Forbidden) as error:
        servers = [f"{each.name} ({each.id})" async for each in client.fetch_guilds(limit=MOST_NAMED)]
        known = f"It is on {', '.join(servers)}." if servers else "It is on no server yet."
        why = (
            "The bot may not see the server"
            if isinstance(error, discord.Forbidden)
            else "The bot is not on a server"
        )
        raise NoRehearsal(f"{why} {number}. {known}") from None


async def _me(client: discord.Client, guild: discord.Guild) -> discord.Member:
    return await guild.fetch_member(client.user.id if client.user else 0)


def lacking(channel: discord.TextChannel, me: discord.Member, wanted: Sequence[str]) -> list[str]:
    """The permissions among these that the bot does not have in a channel, without those that only follow."""
    granted = channel.permissions_for(me)
    found = [name for name in dict.fromkeys(wanted) if not getattr(granted, name)]
    return [name for name in found if not any(name in FOLLOWING[each] for each in found if each in FOLLOWING)]


def name_permissions(permissions: Sequence[str]) -> str:
    """The permissions as Discord's settings call them."""
    return ", ".join(name.replace("_", " ").title().replace(" In ", " in ") for name in permissions)


def _forbidden(guild: discord.Guild, channels: Sequence[discord.TextChannel], me: discord.Member) -> str:
    if not channels:
        return f"{guild.name} has no text channel that the bot can see: grant View Channel to its role."
    what = [
        f"#{each.name} lacks {name_permissions(lacking(each, me, REQUIRED))}"
        for each in channels[:MOST_NAMED]
    ]
    more = f" and {len(channels) - MOST_NAMED} more" if len(channels) > MOST_NAMED else ""
    return f"No rehearsal is possible on {guild.name}: {'; '.join(what)}{more}. Grant it to the bot in one channel."


async def _person(client: discord.Client, guild: discord.Guild, wish: Wish) -> discord.Member | None:
    """Who is mentioned and taps: as asked for, else the owner of the application if they are there."""
    number = wish.person if wish.person is not None else await find_owner(client)
    try:
        return await guild.fetch_member(number)
    except discord.NotFound:
        if wish.person is not None:
            raise NoRehearsal(f"{guild.name} has no member {wish.person}.") from None
        return None


def largest(game: Game) -> Setup:
    """A table with as many seats and modules as fit together: it has the largest pictures."""
    for edition in game.editions:
        setup = add_modules(game, Setup(game.id, max(game.seats), (), edition))
        if fits(game, setup):
            return setup
    raise LookupError(f"no setup of {game.id} with {max(game.seats)} seats")


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
