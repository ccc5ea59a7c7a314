"""Operations on messages: list, post, edit and delete."""

from __future__ import annotations

from bot.playground import errors, payloads
from bot.playground.clock import moment
from bot.playground.composing import fill
from bot.playground.errors import Review
from bot.playground.messages import Json, Message
from bot.playground.posting import publish, rewrite, sending, withdraw
from bot.playground.rest import Call, Route
from bot.playground.world import Channel, Permission

OLD = 3600
OLD_EDITS, OLD_WINDOW = 3, 6.0
"""Edits, and seconds in which there are no more, of messages that are older than an hour."""


def _permission_needed(call: Call, channel: Channel) -> Permission:
    """What the bot must be allowed to do to send this body here."""
    needed = sending(channel)
    if call.uploads:
        needed |= Permission.ATTACH_FILES
    return needed


async def list_messages(call: Call) -> list[Json]:
    """Messages newest first, before or after one of them."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    messages = [m for m in channel.messages.values() if m.owner_id is None]
    limit = int(call.query.get("limit", 50))
    review = Review()
    review.between(("limit",), limit, 1, 100)
    review.refuse()
    if "after" in call.query:
        chosen = [m for m in messages if int(m.id) > int(call.query["after"])][:limit]
    else:
        before = int(call.query.get("before", 1 << 63))
        chosen = [m for m in messages if int(m.id) < before][-limit:]
    return [payloads.message(call.stage.world, m) for m in reversed(chosen)]


async def post(call: Call) -> Json:
    """Send a message; a known nonce with `enforce_nonce` gives back what was sent before."""
    channel = call.channel()
    world, body = call.stage.world, call.fields
    call.channel(_permission_needed(call, channel))
    if channel.is_dm and any(
        world.users[who].dms_closed or not world.shares_server(who) for who in channel.members
    ):
        raise errors.cannot_message_user()
    if channel.locked:
        raise errors.thread_locked()
    sent = _sent_before(call, channel)
    if sent is not None:
        return payloads.message(world, sent)
    message = Message(world.ids.next(), channel.id, world.bot.id)
    call.check(body, message)
    message.nonce = str(body["nonce"]) if body.get("nonce") is not None else None
    fill(world, message, body, call.uploads, call.stage.store)
    publish(call.stage, message, body.get("allowed_mentions"))
    return payloads.message(world, message)


def _sent_before(call: Call, channel: Channel) -> Message | None:
    nonce = call.fields.get("nonce")
    if nonce is None or not call.fields.get("enforce_nonce"):
        return None
    recent = call.stage.world.clock.now() - call.stage.settings.nonce_life
    for message in channel.messages.values():
        if message.nonce == str(nonce) and moment(message.id) >= recent:
            return message
    return None


def _own(call: Call, channel: Channel) -> Message:
    """The message of the path, if it is still there and nobody's private answer."""
    message = channel.messages.get(call.params["message"])
    if message is None or message.owner_id is not None:
        raise errors.unknown_message()
    return message


async def get(call: Call) -> Json:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return payloads.message(call.stage.world, _own(call, channel))


async def edit(call: Call) -> Json:
    channel = call.channel()
    message = _own(call, channel)
    if message.author_id != call.stage.world.bot.id:
        raise errors.not_the_author()
    if channel.archived:
        raise errors.thread_archived()
    if call.uploads:
        call.channel(Permission.ATTACH_FILES)
    _count_old(call, channel, message)
    call.check(call.fields, message)
    rewrite(call.stage, message, call.fields, call.uploads)
    return payloads.message(call.stage.world, message)


def _count_old(call: Call, channel: Channel, message: Message) -> None:
    """Edits of old messages have a limit per channel of which no header tells (userdoccers#551, discord-api-docs#4413);
    edits by the token of an interaction do not count among them.
    """
    stage = call.stage
    if not stage.settings.old_edits or stage.world.clock.now() - moment(message.id) <= OLD:
        return
    if wait := stage.hidden_limits.wait("old edits", channel.id, OLD_EDITS, OLD_WINDOW):
        raise errors.too_many_old_edits(wait)


async def delete(call: Call) -> None:
    channel = call.channel()
    message = _own(call, channel)
    if message.author_id != call.stage.world.bot.id:
        call.channel(Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise errors.thread_archived()
    withdraw(call.stage, message)


LIST = "/channels/{channel}/messages"
ONE = f"{LIST}/{{message}}"

ROUTES = (
    Route("GET", LIST, list_messages),
    Route("POST", LIST, post),
    Route("GET", ONE, get),
    Route("PATCH", ONE, edit),
    Route("DELETE", ONE, delete),
)
