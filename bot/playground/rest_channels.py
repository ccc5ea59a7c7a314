"""Operations on servers with their members, direct conversations, channels and threads."""

from __future__ import annotations

from bot.playground import errors, payloads
from bot.playground.errors import Review
from bot.playground.gateway import Intent
from bot.playground.messages import Flag, Json
from bot.playground.posting import show_edit, show_thread
from bot.playground.rest import Call, Created, Route
from bot.playground.rules import check_archiving, check_thread
from bot.playground.stage import Stage
from bot.playground.world import Channel, ChannelKind, Guild, Permission

NEW_CONVERSATIONS_WINDOW = 600.0


async def my_guilds(call: Call) -> list[Json]:
    """The servers the bot is on after one of them, by id, with what its role may do there."""
    world, limit, after = call.stage.world, int(call.query.get("limit", 200)), int(call.query.get("after", 0))
    review = Review()
    review.between(("limit",), limit, 1, 200)
    review.refuse()
    numbers = [int(each.id) for each in world.guilds.values() if world.bot.id in each.members]
    chosen = [str(each) for each in sorted(numbers) if each > after][:limit]
    return [
        {
            "id": place.id,
            "name": place.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(place.bot_permissions)),
            "features": [],
        }
        for place in map(world.guilds.__getitem__, chosen)
    ]


async def open_dm(call: Call) -> Json:
    """A conversation can be opened with any user, if not with too many; a refusal by them shows only when something is
    sent.
    """
    world, most = call.stage.world, call.stage.settings.new_conversations
    user_id = str(call.fields.get("recipient_id"))
    if user_id not in world.users or user_id == world.bot.id:
        review = Review()
        review.fail(("recipient_id",), "INVALID_RECIPIENT", "There is no such recipient.")
        review.refuse()
    is_new = world.find_dm(user_id) is None
    if is_new and world.quarantines:
        raise errors.refuse_quarantined()
    if is_new and call.stage.hidden_limits.wait("new conversations", "", most, NEW_CONVERSATIONS_WINDOW):
        raise errors.opening_too_fast()
    return payloads.channel(world, world.dm(user_id))


async def guild(call: Call) -> Json:
    return payloads.guild(call.stage.world, _find_guild(call))


def _find_guild(call: Call) -> Guild:
    """The server of the path, if the bot is on it."""
    world = call.stage.world
    found = world.guilds.get(call.params["guild"])
    if found is None or world.bot.id not in found.members:
        raise errors.unknown_guild()
    return found


async def channels(call: Call) -> list[Json]:
    """The channels of a server that the bot may see, without threads."""
    world, home = call.stage.world, _find_guild(call)
    found = [each for each in world.channels.values() if each.guild_id == home.id and not each.is_thread]
    return [payloads.channel(world, each) for each in found if world.may_see(world.bot.id, each)]


async def guild_member(call: Call) -> Json:
    world, found = call.stage.world, _find_guild(call)
    person = call.user()
    if person.id not in found.members:
        raise errors.unknown_member()
    return payloads.member(world, found, person.id)


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
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/channels", channels),
    Route("GET", "/guilds/{guild}/members/{user}", guild_member),
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
