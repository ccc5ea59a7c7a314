"""Every slash command with its options, as Discord shows them in a language."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, cast

from discord import app_commands
from discord.app_commands import locale_str

from bot.commands.table_commands import build
from bot.language.texts import Texts

Command = app_commands.Command[Any, ..., Any]
# discord.py keeps the names to be translated in private attributes such as `_locale_name`.
TABLE = "table"
"""The option that nearly all commands have: the page explains it once."""


@cache
def all_commands() -> dict[str, Command]:
    """All commands by their English name with groups, such as `game new`."""
    found: dict[str, Command] = {}
    for each in build():
        for command in [each] if isinstance(each, app_commands.Command) else each.walk_commands():
            found[command.qualified_name] = cast(Command, command)
    return found


def translate(texts: Texts, string: locale_str | str) -> str:
    """Translate a name or description."""
    message = string.extras.get("id") if isinstance(string, locale_str) else None
    return texts.say(message) if message else str(string)


def path(texts: Texts, command: Command) -> str:
    """The command as it is typed in this language: `/spiel neu`."""
    names = [command._locale_name or command.name]
    group = command.parent
    while group is not None:
        names.insert(0, group._locale_name or group.name)
        group = group.parent
    return "/" + " ".join(translate(texts, name) for name in names)


def link_command(texts: Texts, name: str, up: str) -> str:
    """A command within a sentence, as a link to its section; `up` is the relative path to the folder of all pages."""
    (command,) = find_commands(name)
    return _link_to(path(texts, command), command, up)


def _link_to(said: str, command: Command, up: str) -> str:
    return f"[`{said}`]({up}commands.md#{_anchor(command)})"


def _anchor(command: Command) -> str:
    return command.qualified_name.replace(" ", "-")


def link_commands(texts: Texts, text: str, up: str) -> str:
    """Turn each command that a text of the bot names into a link."""
    named = {path(texts, each): each for each in all_commands().values()}
    known = "|".join(re.escape(each) for each in sorted(named, key=len, reverse=True))
    return re.sub(
        rf"(?<![\w`/])(?:{known})(?![\w`-])", lambda found: _link_to(found[0], named[found[0]], up), text
    )


def shown_option(texts: Texts, name: str, wanted: str) -> str:
    """An option of a command within a sentence."""
    (command,) = find_commands(name)
    (found,) = (each for each in command.parameters if each.name.rstrip("_") == wanted)
    return f"`{option(texts, found)}`"


def reference(texts: Texts, *wanted: str) -> str:
    """A section for each of these commands; a name followed by a `*` stands for all of its group."""
    return "\n\n".join(_section(texts, each) for name in wanted for each in find_commands(name))


def find_commands(name: str) -> list[Command]:
    """The commands that a word of a template means: `game-new`, or `game-*`."""
    found = [each for each in all_commands().values() if fnmatchcase(_anchor(each), name)]
    if not found:
        raise KeyError(f"there is no command {name}")
    return found


def _section(texts: Texts, command: Command) -> str:
    description = translate(texts, command._locale_description or command.description)
    options = [_option(texts, each) for each in command.parameters if each.name != TABLE]
    heading = f"### `{path(texts, command)}` {{ #{_anchor(command)} }}"
    return "\n\n".join(filter(None, [heading, description, "\n".join(options)]))


def _option(texts: Texts, parameter: app_commands.Parameter) -> str:
    """An option as it is typed, its meaning and its choices."""
    meaning = translate(texts, parameter.locale_description or parameter.description)
    offers = ", ".join(translate(texts, choice._locale_name or choice.name) for choice in parameter.choices)
    return f"- `{option(texts, parameter)}` {meaning}{f': {offers}' if offers else ''}"


def option(texts: Texts, parameter: app_commands.Parameter) -> str:
    """An option as it is typed, in brackets if it can be left out."""
    name = f"{translate(texts, parameter.locale_name or parameter.name)}:"
    return name if parameter.required else f"[{name}]"
