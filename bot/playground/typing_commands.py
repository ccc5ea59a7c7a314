"""What a client makes of a typed command: options of the right type, or a refusal."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.playground import payloads
from bot.playground.errors import ClientRefused
from bot.playground.messages import Json
from bot.playground.world import Channel, User, World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
LONGEST_STRING = 6000
SAFE_INTEGER = 2**53


def find_command(world: World, path: str) -> tuple[Json, list[Json]]:
    """The registered command and the (sub)commands that lead to what was typed, outermost first."""
    words = path.removeprefix("/").split() or [""]
    offered = [each for each in world.commands if each["name"] == words[0]]
    if not offered:
        raise ClientRefused(f"There is no command /{words[0]} here.")
    command = offered[0]
    steps, node = [], command
    for word in words[1:]:
        inner = [
            o for o in node.get("options") or () if o["type"] in (SUBCOMMAND, GROUP) and o["name"] == word
        ]
        if not inner:
            raise ClientRefused(f"/{node['name']} has no subcommand {word}.")
        node = inner[0]
        steps.append(node)
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in node.get("options") or ()):
        raise ClientRefused(f"/{path} needs a subcommand.")
    return command, steps


def command_body(
    world: World, channel: Channel, path: str, given: Mapping[str, Any], focused: str = ""
) -> Json:
    """A command as it is sent: whole, or as far as it is typed in the option that is `focused`."""
    command, steps = find_command(world, path)
    declared = ([command, *steps][-1]).get("options") or []
    values = half_typed(world, declared, given, focused) if focused else read_options(world, declared, given)
    body: Json = {"id": command["id"], "name": command["name"], "type": 1}
    body["options"] = wrap_options(steps, values)
    found = resolve_options(world, channel, values)
    return body | ({"resolved": found} if found else {})


def wrap_options(steps: Sequence[Json], options: list[Json]) -> list[Json]:
    """The typed options inside their subcommand and group, as the interaction carries them."""
    for step in reversed(steps):
        options = [{"type": step["type"], "name": step["name"], "options": options}]
    return options


def read_options(world: World, declared: Sequence[Json], given: Mapping[str, Any]) -> list[Json]:
    """Every option with its value, checked the way the client checks it before anything is sent."""
    by_name = {option["name"]: option for option in declared}
    for name in given:
        if name not in by_name:
            raise ClientRefused(f"There is no option {name}.")
    for name, option in by_name.items():
        if option.get("required") and given.get(name) in (None, ""):
            raise ClientRefused(f"The option {name} is required.")
    return [
        {"type": by_name[name]["type"], "name": name, "value": value_of(world, by_name[name], value)}
        for name, value in given.items()
        if value is not None
    ]


def value_of(world: World, option: Json, given: Any) -> Any:
    """One typed value; a choice may be given by what it shows or by what it stands for."""
    if option.get("choices"):
        return _choice(option, given)
    if option["type"] == USER:
        return find_person(world, given).id
    if (read := READERS.get(option["type"])) is None:
        raise ClientRefused(f"Options of type {option['type']} cannot be typed in the playground.")
    return read(option, given)


def _choice(option: Json, given: Any) -> Any:
    for choice in option["choices"]:
        if given in (choice["name"], choice["value"]) or str(given) == str(choice["value"]):
            return choice["value"]
    raise ClientRefused(f"{given} is not among the choices of {option['name']}.")


def _string(option: Json, given: Any) -> str:
    text = str(given)
    least, most = option.get("min_length") or 0, option.get("max_length") or LONGEST_STRING
    if not least <= len(text) <= most:
        raise ClientRefused(f"{option['name']} takes {least} to {most} characters.")
    return text


def _number(option: Json, given: Any) -> int:
    try:
        value = int(given)
    except (TypeError, ValueError):
        raise ClientRefused(f"{option['name']} takes a number, not {given}.") from None
    least, most = option.get("min_value", -SAFE_INTEGER), option.get("max_value", SAFE_INTEGER)
    if not least <= value <= most:
        raise ClientRefused(f"{option['name']} takes a number from {least} to {most}.")
    return value


def _truth(option: Json, given: Any) -> bool:
    known = {True: True, False: False, "true": True, "false": False, "True": True, "False": False}
    if given not in known:
        raise ClientRefused(f"{option['name']} is true or false, not {given}.")
    return known[given]


READERS: Mapping[int, Callable[[Json, Any], Any]] = {STRING: _string, INTEGER: _number, BOOLEAN: _truth}


def find_person(world: World, given: Any) -> User:
    """A user by object, id, mention or name."""
    wanted = (
        given.id if isinstance(given, User) else re.sub(r"^<@!?(\d+)>$", r"\1", str(given)).removeprefix("@")
    )
    for user in world.users.values():
        if wanted in (user.id, user.name):
            return user
    raise ClientRefused(f"There is no person called {given}.")


def half_typed(world: World, declared: Sequence[Json], given: Mapping[str, Any], focused: str) -> list[Json]:
    """An autocomplete question's options: the focused one as the text so far, the others as far as valid."""
    by_name = {option["name"]: option for option in declared}
    if focused not in by_name or not by_name[focused].get("autocomplete"):
        raise ClientRefused(f"The option {focused} suggests nothing.")
    options: list[Json] = []
    for name, value in given.items():
        if name not in by_name:
            raise ClientRefused(f"There is no option {name}.")
        if name == focused or value in (None, ""):
            continue
        try:
            options.append(
                {"type": by_name[name]["type"], "name": name, "value": value_of(world, by_name[name], value)}
            )
        except ClientRefused:
            continue
    text = "" if given.get(focused) is None else str(given[focused])
    return [*options, {"type": by_name[focused]["type"], "name": focused, "value": text, "focused": True}]


def resolve_options(world: World, channel: Channel, options: Sequence[Json]) -> Json:
    """The users that the options name, in full."""
    users = [world.users[o["value"]] for o in options if o["type"] == USER]
    found: Json = {}
    if users:
        found["users"] = {user.id: payloads.user(user) for user in users}
    if users and channel.guild_id:
        guild = world.guilds[channel.guild_id]
        found["members"] = {user.id: _bare_member(world, guild.id, user.id) for user in users}
    return found


def _bare_member(world: World, guild_id: str, user_id: str) -> Json:
    shape = payloads.member(world, world.guilds[guild_id], user_id)
    return {key: value for key, value in shape.items() if key not in ("user", "deaf", "mute")} | {
        "permissions": "0"
    }
