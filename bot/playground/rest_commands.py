"""Operations on application commands: they are listed, and replaced all at once."""

from __future__ import annotations

from bot.playground import errors
from bot.playground.rest import Call, Route
from bot.playground.rules_commands import command_list
from bot.playground.wire import Json

ALL = "/applications/{application}/commands"


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
    known = {(c["type"], c["name"]): c["id"] for c in world.commands}
    world.commands = [
        _register(call, fields, known.get((fields.get("type") or 1, fields["name"])) or world.ids.next())
        for fields in call.body
    ]
    world.notify_watchers()
    return world.commands


ROUTES = (Route("GET", ALL, list_commands), Route("PUT", ALL, overwrite))
