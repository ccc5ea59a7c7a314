"""No text is read before it is known to be short: Discord refuses longer ones, and so does the bot."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot as package
from bot.client import Bot
from bot.commands.parts import Translations
from bot.language.texts import Texts, languages
from bot.playground import ClientRefused, Playground
from bot.playground.messages import Json
from engine import GAMES
from tests.bot.conftest import Seat
from tests.bot.support.answers import private, without_lengths
from tests.bot.test_command_limits import definition, offline

__all__ = ("offline",)

GROUPS = (1, 2)
STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
ENOUGH = 500
"""Nothing that people write in one field needs more characters."""


def commands_of(parts: list[Json], path: str = "") -> Iterator[tuple[str, list[Json]]]:
    """Every command with its options, by its whole name."""
    for part in parts:
        name, options = f"{path} {part['name']}".strip(), part.get("options") or []
        if any(option["type"] in GROUPS for option in options):
            yield from commands_of(options, name)
        else:
            yield name, options


def is_written(option: Json) -> bool:
    """Whether people write it in their own words."""
    return option["type"] == STRING and not option.get("choices")


async def test_every_text_of_a_command_has_a_length(offline: Bot) -> None:
    commands = dict(commands_of(await definition(offline, Translations())))
    written = [
        (name, option) for name, options in commands.items() for option in options if is_written(option)
    ]
    assert len(written) > 15
    for name, option in written:
        assert 0 < option.get("max_length", 10**6) <= ENOUGH, (name, option["name"])


def test_every_field_of_a_form_has_a_length() -> None:
    fields = [
        call
        for path in Path(package.__file__).parent.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text()))
        if isinstance(call, ast.Call) and re.search(r"\bTextInput\b", ast.unparse(call.func))
    ]
    assert fields
    for call in fields:
        assert "max_length" in {each.arg for each in call.keywords}, ast.unparse(call)


@pytest.mark.parametrize("language", languages())
def test_all_modules_together_are_no_longer_than_may_be_typed(language: str) -> None:
    """Also with the longest separators that people write."""
    for game in GAMES.values():
        names = [Texts(language).say(f"module-{each}") for each in game.modules]
        assert len(" and ".join(names)) <= 200


async def test_longer_texts_are_refused_before_anything_is_read(table: Seat) -> None:
    """The clients send them all the same: each command says how long a text may be, and nothing else is done."""
    two = await table(2)
    known = dict(commands_of(two.playground.world.commands))
    lengths = {
        (name, option["name"]): option["max_length"]
        for name, options in known.items()
        for option in options
        if is_written(option)
    }
    without_lengths(two.playground)
    anna, before = two.people[0], await two.everything()
    for (name, text), most in lengths.items():
        given = {each["name"]: least(each) for each in known[name] if each.get("required")}
        said = private(await anna.command(two.place, name, given | {text: "x" * (most + 1)}))
        assert said == f"That text is too long: {most} characters at most.", name
        if next(each for each in known[name] if each["name"] == text).get("autocomplete"):
            assert await anna.autocomplete(two.place, name, text, {text: "x" * (most + 1)}) == []
    assert await two.everything() == before


def least(option: Json) -> Any:
    """Some value of an option."""
    choices: list[Json] = option.get("choices") or [{"value": "x"}]
    values = {STRING: choices[0]["value"], INTEGER: option.get("min_value", 1), BOOLEAN: True, USER: "Ben"}
    return values[option["type"]]


async def test_a_long_number_that_is_typed_is_not_looked_for(table: Seat) -> None:
    two = await table(2)
    offered = await two.people[0].autocomplete(two.place, "board", "table", table="1" * 6000)
    assert offered == []


async def test_the_client_lets_nobody_write_more(table: Seat) -> None:
    two = await table(2)
    with pytest.raises(ClientRefused, match="1 to 100 characters"):
        await two.people[0].command(two.place, "plan", question="feed", answer="x" * 101)


@pytest.mark.parametrize(("menu", "field"), [("setzone", "place"), ("setquiet", "begins")])
async def test_a_longer_text_of_a_form_is_refused(
    playground: Playground, bot: Bot, menu: str, field: str
) -> None:
    del bot
    anna = playground.person("Anna")
    (panel,) = (await anna.command("games", "settings show")).messages
    select = next(each["custom_id"] for each in panel.selects if menu in each["custom_id"])
    (offered,) = (await anna.choose(panel, select, "other")).messages
    await anna.press(offered, f"own:0:openform:{menu.replace('set', 'write')}")
    for part in playground.world.modals[anna.id].body["components"]:  # the form takes anything
        part.get("component", {}).pop("max_length", None)
    filled = {each: "9" for each in ("begins", "ends") if menu == "setquiet"} | {field: "x" * 61}
    assert private(await anna.submit(filled)) == "That text is too long: 60 characters at most."
