"""Creating, editing and deleting messages, with their events."""

from __future__ import annotations

from collections.abc import Sequence

from bot.playground import payloads
from bot.playground.composing import Upload, call_out, fill
from bot.playground.messages import Flag, Message
from bot.playground.notices import bring_in, ping, push
from bot.playground.permissions import Permission
from bot.playground.sessions import Intent
from bot.playground.stage import Stage
from bot.playground.wire import Json
from bot.playground.world import Channel


def publish(
    stage: Stage, message: Message, allowed: Json | None = None, replied_to: str | None = None
) -> None:
    """Show a new message, notify whom it mentions, and wake the thread it is written in."""
    world = stage.world
    channel = world.channels[message.channel_id]
    crowd = call_out(world, message, allowed, replied_to)
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
        stage.gateway.dispatch_message("MESSAGE_CREATE", payloads.message_event(world, message))
        unarchive(stage, channel)
    world.changed()


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
    stage.gateway.dispatch("THREAD_UPDATE", payloads.channel(stage.world, channel), Intent.GUILDS)


def rewrite(stage: Stage, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
    """Edit a message; an edit notifies no one.

    New words rebuild its mentions under the edit's own `allowed_mentions`, so who is not allowed there any more loses
    the highlight (message resource, Edit Message; discord-api-docs#1419, #2474).
    """
    before = list(message.attachments)
    fill(stage.world, message, body, uploads, stage.store)
    stage.discard(file for file in before if file not in message.attachments)
    if "content" in body or (message.is_layout and "components" in body):
        crowd = call_out(stage.world, message, body.get("allowed_mentions"), None)
        bring_in(stage.world, message, crowd)
    message.edited = stage.world.clock.now()
    message.edits += 1
    show_edit(stage, message)


def show_edit(stage: Stage, message: Message) -> None:
    """Send the events of a changed message."""
    if message.owner_id is None:
        stage.gateway.dispatch_message("MESSAGE_UPDATE", payloads.message_event(stage.world, message))
    stage.world.changed()


def reveal(stage: Stage, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
    """Fill the place that a deferred answer kept; who is mentioned is notified now."""
    message.flags &= ~Flag.LOADING
    fill(stage.world, message, body, uploads, stage.store)
    crowd = call_out(stage.world, message, body.get("allowed_mentions"), None)
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
        intent = Intent.GUILD_MESSAGES if channel.guild_id else Intent.DIRECT_MESSAGES
        stage.gateway.dispatch("MESSAGE_DELETE", body | guild, intent)
    stage.world.changed()
