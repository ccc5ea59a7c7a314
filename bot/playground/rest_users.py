"""Operations about the bot itself, users, members and direct conversations."""

from __future__ import annotations

from bot.playground import errors, payloads
from bot.playground.rest import Call, Route
from bot.playground.review import Review
from bot.playground.wire import Json
from bot.playground.world import ENGLISH, Guild

NEW_CONVERSATIONS_WINDOW = 600.0


async def me(call: Call) -> Json:
    return payloads.user(call.stage.world.bot) | {"mfa_enabled": False, "verified": True, "locale": ENGLISH}


async def application(call: Call) -> Json:
    return payloads.application(call.stage.world)


async def gateway(call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.stage.gateway.url, "shards": 1, "session_start_limit": limit}


async def gateway_address(call: Call) -> Json:
    return {"url": call.stage.gateway.url}


async def my_guilds(call: Call) -> list[Json]:
    """The servers the bot is on, with what its role may do there."""
    world = call.stage.world
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
        for place in world.guilds.values()
        if world.bot.id in place.members
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


async def member(call: Call) -> Json:
    world, found = call.stage.world, _find_guild(call)
    person = call.user()
    if person.id not in found.members:
        raise errors.unknown_member()
    return payloads.member(world, found, person.id)


ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/gateway", gateway_address, open=True),
    Route("GET", "/gateway/bot", gateway),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/channels", channels),
    Route("GET", "/guilds/{guild}/members/{user}", member),
)
