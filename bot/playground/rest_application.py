"""Operations on the bot itself and its application: its commands, replaced all at once, and its emoji."""

from __future__ import annotations

from typing import Any

from bot.playground import errors, payloads
from bot.playground.messages import Json
from bot.playground.rest import Call, Created, Route
from bot.playground.rules_application import EMOJIS, check_emoji_name, command_list, picture_of
from bot.playground.world import ENGLISH, Emoji


async def me(call: Call) -> Json:
    return payloads.user(call.stage.world.bot) | {"mfa_enabled": False, "verified": True, "locale": ENGLISH}


async def application(call: Call) -> Json:
    return payloads.application(call.stage.world)


async def gateway(call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.stage.gateway.url, "shards": 1, "session_start_limit": limit}


async def gateway_address(call: Call) -> Json:
    return {"url": call.stage.gateway.url}


COMMANDS = "/applications/{application}/commands"


def _register(call: Call, fields: Json, command_id: str) -> Json:
    """A command as Discord stores it: with its id, version and every default written out."""
    defaults: Json = {
        "type": 1,
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        "dm_permission": True,
        "integration_types": [0],
        "contexts": None,
    }
    fixed: Json = {"id": command_id, "application_id": call.stage.world.bot.id}
    fixed["version"] = call.stage.world.ids.next()
    given = {
        name: value for name, value in fields.items() if name != "integration_types" or value is not None
    }
    return defaults | given | fixed


async def list_commands(call: Call) -> list[Json]:
    return call.stage.world.commands


async def overwrite(call: Call) -> list[Json]:
    """Replace all commands; those whose name stays keep their id."""
    if not isinstance(call.body, list):
        raise errors.malformed_json()
    command_list(call.body).refuse()
    world = call.stage.world
    known = {each["name"]: each["id"] for each in world.commands}
    world.commands = [
        _register(call, fields, known.get(fields["name"]) or world.ids.next()) for fields in call.body
    ]
    world.notify_watchers()
    return world.commands


ALL_EMOJI = "/applications/{application}/emojis"
HOUR = 3600.0
"""Routes of emoji do not follow the conventions of the others: on servers about 50 an hour, of which no header tells
(documents, emoji resource; discord-api-docs#2250, remoji-bot#9).
"""
ONE_EMOJI = f"{ALL_EMOJI}/{{emoji}}"


def _find_emoji(call: Call) -> Emoji:
    emoji = call.stage.world.emojis.get(call.params["emoji"])
    if emoji is None:
        raise errors.unknown_emoji()
    return emoji


async def emojis(call: Call) -> Json:
    world = call.stage.world
    return {"items": [payloads.emoji(world, each) for each in world.emojis.values()]}


async def create_emoji(call: Call) -> Created:
    world, name = call.stage.world, call.fields.get("name")
    most = call.stage.settings.emoji_per_hour
    if most is not None and (wait := call.stage.hidden_limits.wait("emoji", "", most, HOUR)):
        raise errors.too_many_requests(wait)
    check_emoji_name(name, world.emojis.values())
    picture = picture_of(call.fields.get("image"))
    if len(world.emojis) >= EMOJIS:
        raise errors.too_many_emojis()
    return Created(payloads.emoji(world, world.add_emoji(str(name), picture)))


async def delete_emoji(call: Call) -> Any:
    del call.stage.world.emojis[_find_emoji(call).id]


ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/gateway", gateway_address, open=True),
    Route("GET", "/gateway/bot", gateway),
    Route("GET", COMMANDS, list_commands),
    Route("PUT", COMMANDS, overwrite),
    Route("GET", ALL_EMOJI, emojis),
    Route("POST", ALL_EMOJI, create_emoji),
    Route("DELETE", ONE_EMOJI, delete_emoji),
)
