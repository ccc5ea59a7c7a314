"""Whom a message calls: what their phones show, what counts as unread, and which threads they come into by it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.playground.messages import Message, Push
from bot.playground.permissions import Permission
from bot.playground.world import World


def ping(world: World, message: Message, users: Iterable[str]) -> None:
    """Note whom a new message calls; in a thread they become its members, in a private one, too.

    A silent one rings no phone, but counts as unread like any other (message flags, SUPPRESS_NOTIFICATIONS).
    """
    for user_id in reached(world, message, users):
        world.unread.append((message.channel_id, message.id, user_id))
        if not message.silent:
            world.pings.append((message.id, user_id))
            push(world, message, user_id)
    bring_in(world, message, users)


def reached(world: World, message: Message, users: Iterable[str]) -> list[str]:
    """Those of these users who can open the channel of a message of somebody else."""
    channel = world.channels[message.channel_id]
    others = [who for who in users if who in world.users and who != message.author_id]
    return [who for who in others if Permission.VIEW_CHANNEL in world.permissions(who, channel)]


def bring_in(world: World, message: Message, users: Iterable[str]) -> None:
    """Whom a message in a thread mentions, new or by an edit, becomes a member of the thread; by an edit without any
    notice (MarcusOtter/discord-needle#107).
    """
    channel = world.channels[message.channel_id]
    if channel.is_thread:
        channel.members += [who for who in reached(world, message, users) if who not in channel.members]


def push(world: World, message: Message, user_id: str) -> None:
    """A phone rings. Of a layout it shows no word, only where it comes from (discord-api-docs#7854, open)."""
    channel, author = world.channels[message.channel_id], world.users[message.author_id].name
    home = world.guilds[channel.guild_id].name if channel.guild_id else ""
    where = f"{author} (#{channel.name}, {home})" if home else author
    world.pushes.setdefault(user_id, []).append(Push(message.id, where, _spoken(world, message.content)))


def _spoken(world: World, content: str) -> str:
    """Words with the names of those whom they mention."""
    return re.sub(
        r"<@!?(\d+)>",
        lambda found: f"@{world.users[found[1]].name}" if found[1] in world.users else found[0],
        content,
    )
