"""The whole command tree against Discord's limits, who may use it where, and when it is sent."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord import app_commands

import engine
from bot.client import Bot
from bot.commands.parts import Translations
from bot.config import Config
from bot.language.texts import Texts, languages
from bot.messages.verbs import build_commands
from bot.playground.messages import Json
from bot.playground.rules_application import command_list
from bot.storage.store import Store

ENGLISH = Texts("en")
NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2
MOST_COMMANDS, MOST_SLOTS, MOST_CHOICES, MOST_TEXT = 100, 25, 25, 8000
EVERYBODY = None
"""No permission is needed for a command."""
SERVER, BOT_DM = 0, 1
IN_SERVERS = 0


# Discord's limits


def too_much(commands: list[Json]) -> list[str]:
    """Everything that Discord would refuse in these commands."""
    names = [command["name"] for command in commands]
    found = [f"{len(names)} commands"] if len(names) > MOST_COMMANDS else []
    found += [f"/{name} twice" for name in set(names) if names.count(name) > 1]
    for command in commands:
        found += _wrong(command, f"/{command['name']}")
        if (size := _size(command)) > MOST_TEXT:
            found.append(f"/{command['name']}: {size} characters in all")
    return found


def _wrong(part: Json, path: str, depth: int = 0) -> Iterator[str]:
    options: list[Json] = part.get("options") or []
    names = [option["name"] for option in options]
    needed = [bool(option.get("required")) for option in options]
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    for name in _all(part, "name"):
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{path}: the name {name!r}"
    for text in _all(part, "description"):
        if not 1 <= len(text) <= 100:
            yield f"{path}: a description of {len(text)} characters"
    if len(options) > MOST_SLOTS:
        yield f"{path}: {len(options)} slots"
    if len(names) != len(set(names)):
        yield f"{path}: two options of one name"
    if any(nested) and (not all(nested) or depth > 1):
        yield f"{path}: nested where it may not be"
    if needed != sorted(needed, reverse=True):
        yield f"{path}: required after optional"
    yield from _wrong_choices(part, path)
    for option in options:
        yield from _wrong(option, f"{path} {option['name']}", depth + 1)


def _wrong_choices(part: Json, path: str) -> Iterator[str]:
    choices: list[Json] = part.get("choices") or []
    if len(choices) > MOST_CHOICES:
        yield f"{path}: {len(choices)} choices"
    if choices and part.get("autocomplete"):
        yield f"{path}: choices and autocomplete"
    for choice in choices:
        for text in [*_all(choice, "name"), str(choice["value"])]:
            if not 1 <= len(text) <= 100:
                yield f"{path}: a choice of {len(text)} characters"


def _all(part: Json, field: str) -> list[str]:
    """A text of a command in every language."""
    return [part[field], *(part.get(f"{field}_localizations") or {}).values()]


def _size(part: Json) -> int:
    """Characters of all names, descriptions and values, the longest language of each counting."""
    own = sum(max(map(len, _all(part, field))) for field in ("name", "description") if field in part)
    value = part.get("value")
    inner = [*(part.get("options") or []), *(part.get("choices") or [])]
    return own + (len(value) if isinstance(value, str) else 0) + sum(map(_size, inner))


async def definition(bot: Bot, translator: app_commands.Translator) -> list[Json]:
    """What `sync` would send."""
    return [await each.get_translated_payload(bot.tree, translator) for each in bot.tree.get_commands()]


@pytest_asyncio.fixture
async def offline(tmp_path: Path) -> AsyncIterator[Bot]:
    """A bot that is connected to nothing."""
    store = await Store.open(tmp_path / "games.sqlite")
    yield Bot(Config.read({}), store)
    await store.close()


async def test_every_limit_is_kept(offline: Bot) -> None:
    commands = await definition(offline, Translations())
    assert len(commands) >= 15
    assert too_much(commands) == []
    assert command_list(commands).breaches == []


async def test_there_is_room_for_texts_twice_as_long(offline: Bot) -> None:
    class Wordy(app_commands.Translator):
        async def translate(self, string: Any, locale: Any, context: Any) -> str | None:
            is_name = "name" in context.location.name and "choice" not in context.location.name
            return None if is_name else (string.message * 2)[:100]

    assert too_much(await definition(offline, Wordy())) == []


def broken(**changes: Any) -> list[Json]:
    """A tree of one command, with one thing changed."""
    return [{"name": "place", "description": "Place people", "options": []} | changes]


def option(**changes: Any) -> Json:
    return {"type": 3, "name": "where", "description": "Which place"} | changes


def wordy(**changes: Any) -> Json:
    """An option that is short in English, and 325 characters long in German."""
    german = {"description_localizations": {"de": "x" * 100, "nl": "x"}}
    named = [{"name": "a", "value": "v", "name_localizations": {"de": f"{n}" * 74}} for n in range(3)]
    return option(choices=named) | german | changes


@pytest.mark.parametrize(
    "tree",
    [
        broken(name="Place"),
        broken(name="place it"),
        broken(name="p" * 33),
        broken(description=""),
        broken(description="x" * 101),
        broken(description_localizations={"de": "x" * 101}),
        broken(options=[option(name=f"o{number}") for number in range(26)]),
        broken(options=[option(), option()]),
        broken(options=[option(name="a"), option(name="b", required=True)]),
        broken(options=[option(choices=[{"name": "a", "value": "a"}], autocomplete=True)]),
        broken(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        broken(options=[option(choices=[{"name": "a" * 101, "value": "a"}])]),
        broken(options=[option(choices=[{"name": "a", "value": "a" * 101}])]),
        broken(options=[option(), option(name="new", type=SUBCOMMAND)]),
        broken() * 2,
        [command for number in range(101) for command in broken(name=f"c{number}")],
        broken(options=[wordy(name=f"o{number}") for number in range(25)]),
    ],
)
def test_a_broken_definition_is_caught(tree: list[Json]) -> None:
    assert too_much(tree)


# What the commands are


async def test_everybody_may_use_them_in_servers_and_with_the_bot(offline: Bot) -> None:
    for command in await definition(offline, Translations()):
        assert command["default_member_permissions"] is EVERYBODY, command["name"]
        assert set(command["contexts"]) == {SERVER, BOT_DM}, command["name"]
        assert command["integration_types"] == [IN_SERVERS], command["name"]


async def test_every_verb_of_every_game_has_a_command(offline: Bot) -> None:
    commands = {command["name"]: command for command in await definition(offline, Translations())}
    paths = build_commands(engine.GAMES.values())
    for game in engine.GAMES.values():
        for verb in game.words.by_verb:
            names = [ENGLISH.say(f"command-{word}") for word in paths.path(game, verb)]
            inner = commands[names[0]]["options"]
            if len(names) > 1:
                (inner,) = [each["options"] for each in inner if each["name"] == verb]
            asked = [option for option in inner if option["name"] != "table"]
            assert all(option["autocomplete"] for option in asked), verb
            assert [option["required"] for option in asked[:1]] in ([], [True]), verb


@pytest.mark.parametrize("language", languages())
async def test_no_two_commands_begin_alike_that_take_something_back(offline: Bot, language: str) -> None:
    """A person who types three letters of one must not get the other: `/zurück`, `/zurückholen`, `zurückgeben`."""
    del offline
    names = [Texts(language).say(f"command-{each}")[:6] for each in ("undo", "recall", "game-handback")]
    assert len({*names}) == len(names)
