"""The words of the slash commands keep Discord's limits."""

from __future__ import annotations

import re

import pytest

from bot.language.texts import Texts, languages
from engine.stone_age.actions import ACTIONS
from tests.bot.language.fluent_files import messages

NAME = re.compile(r"[-_\w]{1,32}")
COMMANDS = sorted(
    name
    for name in messages("en")
    if name.startswith(("command-", "option-")) and not name.endswith("-description")
)
GIVEN = {"button-learn-game": {"game": "W" * 20}, "button-remove-computer": {"name": "Computer (strong) 2"}}
"""What a button names."""
BUTTONS = sorted(name for name in messages("en") if name.startswith("button-"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", COMMANDS)
def test_names_and_descriptions_keep_the_limits(language: str, name: str) -> None:
    texts = Texts(language)
    said = texts.say(name)
    assert NAME.fullmatch(said)
    assert said == said.lower()
    assert 1 <= len(texts.say(f"{name}-description")) <= 100


def test_every_verb_is_a_command() -> None:
    assert {f"command-{action.verb}" for action in ACTIONS} <= set(COMMANDS)


def test_the_table_s_life_has_its_commands() -> None:
    life = {"game", "game-new", "game-join", "game-leave", "game-start", "game-list", "game-end"}
    looks = {"board", "since", "log", "undo", "verify", "help", "credits", "mine"}
    assert {f"command-{name}" for name in life | looks} <= set(COMMANDS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", BUTTONS)
def test_buttons_are_short(language: str, name: str) -> None:
    assert 1 <= len(Texts(language).say(name, **GIVEN.get(name, {}))) <= 34
