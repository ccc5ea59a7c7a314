"""Operations on channels and threads."""

from __future__ import annotations

from bot.playground import errors, payloads
from bot.playground.messages import Flag, Message, MessageKind
from bot.playground.permissions import Permission
from bot.playground.posting import publish, show_edit
from bot.playground.rest import Call, Created, Route
from bot.playground.rules import check_thread
from bot.playground.sessions import Intent
from bot.playground.wire import Json
from bot.playground.world import Channel, ChannelKind


async def get(call: Call) -> Json:
    return payloads.channel(call.stage.world, call.channel())


async def edit(call: Call) -> Json:
    """Change a channel, or archive, lock and rename a thread."""
    channel, fields = call.channel(), call.fields
    check_thread(fields)
    _may_edit(call, channel, fields)
    channel.name = fields.get("name", channel.name)
    channel.archived = fields.get("archived", channel.archived)
    channel.locked = fields.get("locked", channel.locked)
    channel.auto_archive = fields.get("auto_archive_duration", channel.auto_archive)
    channel.topic = fields.get("topic", channel.topic)
    _tell(call, "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
    return payloads.channel(call.stage.world, channel)


def _may_edit(call: Call, channel: Channel, fields: Json) -> None:
    world = call.stage.world
    powers = world.permissions(world.bot.id, channel)
    if not channel.is_thread:
        if Permission.MANAGE_CHANNELS not in powers:
            raise errors.missing_permissions()
        return
    if Permission.MANAGE_THREADS in powers:
        return
    if channel.owner_id != world.bot.id or channel.locked or "locked" in fields:
        raise errors.missing_permissions()
    if channel.archived and fields.get("archived") is not False:
        raise errors.thread_archived()


async def delete(call: Call) -> Json:
    channel = call.channel()
    if not channel.is_dm:
        call.channel(Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
        call.stage.faults.delete(channel)
    return payloads.channel(call.stage.world, channel)


def _tell(call: Call, event: str, channel: Channel) -> None:
    body = payloads.channel(call.stage.world, channel)
    call.stage.gateway.dispatch(event, body, Intent.GUILDS)
    call.stage.world.notify_watchers()


def _begin(call: Call, thread_id: str | None) -> Created:
    """Start a thread, by default with the bot as its first member."""
    world, fields = call.stage.world, call.fields
    parent = call.channel()
    if parent.kind is not ChannelKind.TEXT:
        raise errors.wrong_channel_kind()
    private = fields.get("type") == ChannelKind.PRIVATE_THREAD or (thread_id is None and "type" not in fields)
    call.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    check_thread({"name": None} | fields)
    if world.refuses_threads:
        raise errors.no_thread(world.refuses_threads)
    if len(list(world.threads(parent.guild_id or ""))) >= call.stage.settings.active_threads:
        raise errors.no_thread(160006)
    thread = world.add_thread(parent, fields["name"], world.bot.id, thread_id)
    thread.kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
    thread.auto_archive = fields.get("auto_archive_duration") or 1440
    body = payloads.channel(world, thread)
    call.stage.gateway.dispatch("THREAD_CREATE", body | {"newly_created": True}, Intent.GUILDS)
    world.notify_watchers()
    return Created(body)


async def begin_from_message(call: Call) -> Created:
    """A thread that hangs from a message has the message's id."""
    channel = call.channel()
    message = channel.messages.get(call.params["message"])
    if message is None or message.owner_id is not None:
        raise errors.unknown_message()
    if message.id in call.stage.world.channels:
        raise errors.thread_exists()
    made = _begin(call, message.id)
    message.flags |= Flag.HAS_THREAD
    show_edit(call.stage, message)
    return made


async def begin(call: Call) -> Created:
    """A thread of its own leaves a note in its channel."""
    made = _begin(call, None)
    world = call.stage.world
    if made.body["type"] == ChannelKind.PUBLIC_THREAD:
        reference = {"type": 0, "channel_id": made.body["id"], "guild_id": made.body["guild_id"]}
        note = Message(world.ids.next(), call.params["channel"], world.bot.id, made.body["name"])
        note.kind, note.reference = MessageKind.THREAD_CREATED, reference
        publish(call.stage, note, {"parse": []})
    return made


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise errors.wrong_channel_kind()
    return thread


async def member(call: Call) -> Json:
    thread, person = _thread(call), call.user()
    if person.id not in thread.members:
        raise errors.unknown_member()
    return payloads.thread_member(thread, person.id)


async def add_member(call: Call) -> None:
    thread, person = _thread(call), call.user()
    if thread.archived:
        raise errors.thread_archived()
    if person.id != call.stage.world.bot.id:
        call.channel(Permission.SEND_MESSAGES_IN_THREADS)
    if person.id not in call.stage.world.guilds[thread.guild_id or ""].members:
        raise errors.unknown_member()
    if person.id not in thread.members:
        thread.members.append(person.id)
    call.stage.world.notify_watchers()


async def active_threads(call: Call) -> Json:
    world = call.stage.world
    threads = [t for t in world.threads(call.params["guild"]) if world.may_see(world.bot.id, t)]
    return {"threads": [payloads.channel(world, t) for t in threads], "members": []}


async def own_archived_threads(call: Call) -> Json:
    """The private ones that the bot has joined."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    world = call.stage.world
    inside = [t for t in world.channels.values() if t.parent_id == channel.id and t.archived]
    found = [t for t in inside if t.kind is ChannelKind.PRIVATE_THREAD]
    seen = [payloads.channel(world, t) for t in found if world.may_see(world.bot.id, t)]
    return {"threads": seen, "members": [], "has_more": False}


ROUTES = (
    Route("GET", "/channels/{channel}", get),
    Route("PATCH", "/channels/{channel}", edit),
    Route("DELETE", "/channels/{channel}", delete),
    Route("POST", "/channels/{channel}/threads", begin),
    Route("POST", "/channels/{channel}/messages/{message}/threads", begin_from_message),
    Route("GET", "/channels/{channel}/thread-members/{user}", member),
    Route("PUT", "/channels/{channel}/thread-members/{user}", add_member),
    Route("GET", "/guilds/{guild}/threads/active", active_threads),
    Route("GET", "/channels/{channel}/users/@me/threads/archived/private", own_archived_threads),
)
