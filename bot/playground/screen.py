"""What one person's screen shows, as the page receives it."""

from __future__ import annotations

from bot.playground import payloads
from bot.playground.messages import Message
from bot.playground.stage import Stage
from bot.playground.wire import Json
from bot.playground.world import Channel, ChannelKind, User

SHOWN = 100
"""The latest messages of a channel that a page receives, and as many of those that only its person sees."""

KINDS = {
    ChannelKind.TEXT: "text",
    ChannelKind.DM: "dm",
    ChannelKind.PUBLIC_THREAD: "thread",
    ChannelKind.PRIVATE_THREAD: "thread",
}


def screen(stage: Stage, person: User, since: int = 0) -> Json:
    """Everything that a person may see at this moment in a client that was loaded at the moment `since`, in ids."""
    world = stage.world
    form = world.modals.get(person.id)
    channels = world.channels_of(person.id)
    return {
        "me": person.id,
        "locale": person.locale,
        "ahead": world.clock.ahead if stage.clock else None,
        "people": [{"id": user.id, "name": user.name} for user in world.people],
        "bot": {"id": world.bot.id, "name": world.bot.name, "online": stage.gateway.online},
        "guild": {"id": world.guild.id, "name": world.guild.name},
        "channels": [_channel(stage, person, channel) for channel in channels],
        "commands": world.commands,
        "starters": {c.id: _message(stage, first) for c in channels if (first := world.starter(c))},
        "messages": {
            c.id: [_message(stage, m) for m in _latest(world.list_visible(person.id, c, since))]
            for c in channels
        },
        "modal": form.body if form and int(form.interaction_id) > since else None,
        "waiting": [interaction.id for interaction in stage.list_unanswered(person.id)],
        "failed": stage.failed.get(person.id),
    }


def _latest(messages: list[Message]) -> list[Message]:
    """Without those that are too old; however many private answers there are, the board stays."""
    public, private = ([m for m in messages if (m.owner_id is None) is kind] for kind in (True, False))
    kept = {m.id for m in (*public[-SHOWN:], *private[-SHOWN:])}
    return [m for m in messages if m.id in kept]


def _channel(stage: Stage, person: User, channel: Channel) -> Json:
    calls = sum(note[0] == channel.id and note[2] == person.id for note in stage.world.unread)
    return {
        "id": channel.id,
        "name": stage.world.bot.name if channel.is_dm else channel.name,
        "kind": KINDS[channel.kind],
        "parent": channel.parent_id,
        "archived": channel.archived,
        "locked": channel.locked,
        "unread_pings": calls,
    }


def _message(stage: Stage, message: Message) -> Json:
    """A message without the files that its components show already."""
    shape = payloads.message(stage.world, message)
    shown = str(message.components)
    if message.metadata:
        shape["interaction_metadata"] = message.metadata
    shape["attachments"] = [file for file in message.attachments if file["url"] not in shown]
    return shape
