"""Operations about the emoji that belong to the application; their pictures are served beside the attachments."""

from __future__ import annotations

from typing import Any

from bot.playground import errors, payloads
from bot.playground.rest import Call, Created, Route
from bot.playground.rules_emojis import EMOJIS, check_name, picture_of
from bot.playground.wire import Json
from bot.playground.world import Emoji

ALL = "/applications/{application}/emojis"
HOUR = 3600.0
"""Routes of emoji do not follow the conventions of the others: on servers about 50 an hour, of which no header tells
(documents, emoji resource; discord-api-docs#2250, remoji-bot#9).
"""
ONE = f"{ALL}/{{emoji}}"


def _find_emoji(call: Call) -> Emoji:
    emoji = call.stage.world.emojis.get(call.params["emoji"])
    if emoji is None:
        raise errors.unknown_emoji()
    return emoji


async def emojis(call: Call) -> Json:
    world = call.stage.world
    return {"items": [payloads.emoji(world, each) for each in world.emojis.values()]}


async def create(call: Call) -> Created:
    world, name = call.stage.world, call.fields.get("name")
    most = call.stage.settings.emoji_per_hour
    if most is not None and (wait := call.stage.hidden_limits.wait("emoji", "", most, HOUR)):
        raise errors.too_many_uploads(wait)
    check_name(name, world.emojis.values())
    picture = picture_of(call.fields.get("image"))
    if len(world.emojis) >= EMOJIS:
        raise errors.too_many_emojis()
    return Created(payloads.emoji(world, world.add_emoji(str(name), picture)))


async def delete(call: Call) -> Any:
    del call.stage.world.emojis[_find_emoji(call).id]


ROUTES = (
    Route("GET", ALL, emojis),
    Route("POST", ALL, create),
    Route("DELETE", ONE, delete),
)
