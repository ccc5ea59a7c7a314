"""The words of the slash commands keep Discord's limits."""

from __future__ import annotations

import re

from engine.stone_age.actions import ACTIONS
from tests.bot.language.fluent_files import messages

NAME = re.compile(r"[-_\w]{1,32}")
COMMANDS = sorted(
    name
    for name in messages("en")
    if name.startswith(("command-", "option-")) and not name.endswith("-description")
)


def test_every_verb_is_a_command() -> None:
    assert {f"command-{action.verb}" for action in ACTIONS} <= set(COMMANDS)


def test_the_table_s_life_has_its_commands() -> None:
    life = {"game", "game-new", "game-join", "game-leave", "game-start", "game-list", "game-end"}
    looks = {"board", "since", "log", "undo", "verify", "help", "credits", "mine"}
    assert {f"command-{name}" for name in life | looks} <= set(COMMANDS)
