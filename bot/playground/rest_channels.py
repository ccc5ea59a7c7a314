"""Operations on channels and threads."""

from __future__ import annotations

from bot.playground import errors, payloads
from bot.playground.messages import Flag
from bot.playground.permissions import Permission
from bot.playground.posting import show_edit, show_thread
from bot.playground.rest import Call, Created, Route
from bot.playground.rules import check_archiving, check_thread
from bot.playground.sessions import Intent
from bot.playground.stage import Stage
from bot.playground.wire import Json
from bot.playground.world import Channel, ChannelKind


async def get(call: Call) -> Json:
    return payloads.channel(call.stage.world, call.channel())


async def edit(call: Call) -> Json:
    """Archive a thread, or open it again: nothing else of one is changed here."""
    thread, world = _thread(call), call.stage.world
    check_archiving(call.fields)
    is_own = thread.owner_id == world.bot.id and not thread.locked
    if not is_own and Permission.MANAGE_THREADS not in world.permissions(world.bot.id, thread):
        raise errors.missing_permissions()
    thread.archived = call.fields["archived"]
    show_thread(call.stage, thread)
    return payloads.channel(world, thread)


async def delete(call: Call) -> Json:
    thread = _thread(call)
    call.channel(Permission.MANAGE_THREADS)
    remove(call.stage, thread)
    return payloads.channel(call.stage.world, thread)


def remove(stage: Stage, channel: Channel) -> None:
    """Delete a channel or thread."""
    del stage.world.channels[channel.id]
    event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    stage.gateway.dispatch(event, payloads.channel(stage.world, channel), Intent.GUILDS)
    stage.world.notify_watchers()


def _begin(call: Call, thread_id: str | None) -> Created:
    """Start a thread with the bot as its first member."""
    world, fields = call.stage.world, call.fields
    parent = call.channel()
    if parent.kind is not ChannelKind.TEXT:
        raise errors.wrong_channel_kind()
    private = thread_id is None
    call.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    check_thread(fields)
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
    """A private thread, which hangs from no message."""
    return _begin(call, None)


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
