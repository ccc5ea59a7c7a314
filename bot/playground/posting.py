"""Creating, editing and deleting messages, with their events; whom they call: what phones show, what counts as
unread, which threads people come into.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.playground import payloads
from bot.playground.composing import Upload, call_out, fill
from bot.playground.gateway import Intent
from bot.playground.messages import Flag, Json, Message, Push
from bot.playground.stage import Stage
from bot.playground.world import Channel, Permission, World


def publish(stage: Stage, message: Message, allowed: Json | None = None) -> None:
    """Show a new message, notify whom it mentions, and wake the thread it is written in."""
    world = stage.world
    channel = world.channels[message.channel_id]
    crowd = call_out(world, message, allowed)
    world.add_message(message)
    if channel.is_thread and message.author_id not in channel.members and message.webhook_id is None:
        channel.members.append(
            message.author_id
        )  # who answers an interaction in a thread does not come into it
    was_inside = world.bot.id in channel.members
    ping(world, message, crowd if message.owner_id is None else set(crowd) & {message.owner_id})
    if channel.is_thread and world.bot.id in channel.members and not was_inside:
        stage.gateway.dispatch("THREAD_CREATE", payloads.channel(world, channel), Intent.GUILDS)
    if channel.is_dm and message.owner_id is None:  # a private answer is not stored, so it is never unread
        reached = [who for who in channel.members if who != message.author_id]
        world.unread += [(channel.id, message.id, who) for who in reached]
        for who in reached:
            if not message.silent and who not in crowd:
                push(world, message, who)
    if message.owner_id is None:
        stage.gateway.dispatch("MESSAGE_CREATE", payloads.message_event(world, message))
        unarchive(stage, channel)
    world.notify_watchers()


def sending(channel: Channel) -> Permission:
    """What is needed to write in a channel."""
    if channel.is_dm:
        return Permission(0)
    return Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES


def unarchive(stage: Stage, channel: Channel) -> None:
    """Open a thread again."""
    if not channel.archived:
        return
    channel.archived = False
    show_thread(stage, channel)


def show_thread(stage: Stage, thread: Channel) -> None:
    """Send the events of a thread that has changed."""
    stage.gateway.dispatch("THREAD_UPDATE", payloads.channel(stage.world, thread), Intent.GUILDS)
    stage.world.notify_watchers()


def rewrite(stage: Stage, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
    """Edit a message; an edit notifies no one.

    New words rebuild its mentions under the edit's own `allowed_mentions`, so who is not allowed there any more loses
    the highlight (message resource, Edit Message; discord-api-docs#1419, #2474).
    """
    before = list(message.attachments)
    fill(stage.world, message, body, uploads, stage.store)
    stage.discard(file for file in before if file not in message.attachments)
    if "content" in body or (message.is_layout and "components" in body):
        crowd = call_out(stage.world, message, body.get("allowed_mentions"))
        bring_in(stage.world, message, crowd)
    message.edited = stage.world.clock.now()
    message.edits += 1
    show_edit(stage, message)


def show_edit(stage: Stage, message: Message) -> None:
    """Send the events of a changed message."""
    if message.owner_id is None:
        stage.gateway.dispatch("MESSAGE_UPDATE", payloads.message_event(stage.world, message))
    stage.world.notify_watchers()


def reveal(stage: Stage, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
    """Fill the place that a deferred answer kept; who is mentioned is notified now."""
    message.flags &= ~Flag.LOADING
    fill(stage.world, message, body, uploads, stage.store)
    crowd = call_out(stage.world, message, body.get("allowed_mentions"))
    ping(stage.world, message, crowd if message.owner_id is None else set(crowd) & {message.owner_id})
    show_edit(stage, message)


def withdraw(stage: Stage, message: Message) -> None:
    """Delete a message."""
    channel = stage.world.channels[message.channel_id]
    del channel.messages[message.id]
    channel.deleted.append(message.id)
    stage.discard(message.attachments)
    if message.owner_id is None:
        body: Json = {"id": message.id, "channel_id": channel.id}
        guild = {"guild_id": channel.guild_id} if channel.guild_id else {}
        stage.gateway.dispatch("MESSAGE_DELETE", body | guild)
    stage.world.notify_watchers()


def ping(world: World, message: Message, users: Iterable[str]) -> None:
    """Note whom a new message calls; in a thread they become its members, in a private one, too.

    A silent one rings no phone, but counts as unread like any other (message flags, SUPPRESS_NOTIFICATIONS).
    """
    for user_id in find_readers(world, message, users):
        world.unread.append((message.channel_id, message.id, user_id))
        if not message.silent:
            world.pings.append((message.id, user_id))
            push(world, message, user_id)
    bring_in(world, message, users)


def find_readers(world: World, message: Message, users: Iterable[str]) -> list[str]:
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
        channel.members += [who for who in find_readers(world, message, users) if who not in channel.members]


def push(world: World, message: Message, user_id: str) -> None:
    """A phone rings. Of a layout it shows no word, only where it comes from (discord-api-docs#7854, open)."""
    channel, author = world.channels[message.channel_id], world.users[message.author_id].name
    home = world.guilds[channel.guild_id].name if channel.guild_id else ""
    where = f"{author} (#{channel.name}, {home})" if home else author
    world.pushes.setdefault(user_id, []).append(
        Push(message.id, where, _write_mentions(world, message.content))
    )


def _write_mentions(world: World, content: str) -> str:
    """Words with the names of those whom they mention."""
    return re.sub(
        r"<@!?(\d+)>",
        lambda found: f"@{world.users[found[1]].name}" if found[1] in world.users else found[0],
        content,
    )
