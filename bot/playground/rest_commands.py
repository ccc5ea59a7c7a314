"""Operations on application commands, global and per guild."""

from __future__ import annotations

from typing import Any

from bot.playground import errors
from bot.playground.rest import Call, Created, Route
from bot.playground.rules_commands import command_list, one_command
from bot.playground.wire import Json

GLOBAL = "/applications/{application}/commands"
GUILD = "/applications/{application}/guilds/{guild}/commands"


def _scope(call: Call) -> str | None:
    guild_id = call.params.get("guild")
    if guild_id is not None and guild_id not in call.stage.world.guilds:
        raise errors.unknown_guild()
    return guild_id


def _registered(call: Call, fields: Json, command_id: str) -> Json:
    """A command as Discord stores it: with its id, version and every default written out."""
    scope = _scope(call)
    defaults: Json = {
        "type": 1,
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        "dm_permission": True,
    }
    if scope is None:
        defaults |= {"integration_types": [0], "contexts": None}
    fixed: Json = {"id": command_id, "application_id": call.stage.world.bot.id}
    fixed["version"] = call.stage.world.ids.next()
    given = {
        name: value for name, value in fields.items() if name != "integration_types" or value is not None
    }
    return defaults | given | fixed | ({"guild_id": scope} if scope else {})


async def listed(call: Call) -> list[Json]:
    return call.stage.world.commands.get(_scope(call), [])


async def overwrite(call: Call) -> list[Json]:
    """Replace all commands of the scope; those whose name stays keep their id."""
    if not isinstance(call.body, list):
        raise errors.malformed_json()
    command_list(call.body).refuse()
    world, scope = call.stage.world, _scope(call)
    known = {(c["type"], c["name"]): c["id"] for c in world.commands.get(scope, [])}
    world.commands[scope] = [
        _registered(call, fields, known.get((fields.get("type") or 1, fields["name"])) or world.ids.next())
        for fields in call.body
    ]
    world.changed()
    return world.commands[scope]


async def create(call: Call) -> Any:
    """Add a command, or replace the one of the same name."""
    world, scope, fields = call.stage.world, _scope(call), call.fields
    one_command(fields).refuse()
    existing = world.commands.setdefault(scope, [])
    same = next(
        (c for c in existing if (c["type"], c["name"]) == (fields.get("type") or 1, fields["name"])), None
    )
    command_list([*(c for c in existing if c is not same), fields]).refuse()
    made = _registered(call, fields, same["id"] if same else world.ids.next())
    world.commands[scope] = [*(c for c in existing if c is not same), made]
    world.changed()
    return made if same else Created(made)


def _find(call: Call) -> Json:
    wanted = call.params["command"]
    found = next((c for c in call.stage.world.commands.get(_scope(call), []) if c["id"] == wanted), None)
    if found is None:
        raise errors.unknown_command()
    return found


async def get(call: Call) -> Json:
    return _find(call)


async def edit(call: Call) -> Json:
    command = _find(call)
    one_command(command | call.fields).refuse()
    command |= call.fields
    call.stage.world.changed()
    return command


async def delete(call: Call) -> None:
    world, scope, gone = call.stage.world, _scope(call), _find(call)
    world.commands[scope] = [c for c in world.commands[scope] if c is not gone]
    world.changed()


ROUTES = tuple(
    Route(method, base + rest, operation)
    for base in (GLOBAL, GUILD)
    for method, rest, operation in (
        ("GET", "", listed),
        ("PUT", "", overwrite),
        ("POST", "", create),
        ("GET", "/{command}", get),
        ("PATCH", "/{command}", edit),
        ("DELETE", "/{command}", delete),
    )
)
