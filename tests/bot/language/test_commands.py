"""The words of the slash commands keep Discord's limits."""

from __future__ import annotations

from engine.stone_age.actions import ACTIONS
from tests.bot.language.fluent_files import messages


def commands() -> set[str]:
    """The messages that name commands and their options."""
    found = {name for name in messages("en") if name.startswith(("command-", "option-"))}
    return {name for name in found if not name.endswith("-description")}


def test_every_verb_is_a_command() -> None:
    assert {f"command-{action.verb}" for action in ACTIONS} <= commands()


def test_the_table_s_life_has_its_commands() -> None:
    life = {"game", "game-new", "game-join", "game-leave", "game-start", "game-list", "game-end"}
    looks = {"board", "since", "log", "undo", "verify", "help", "credits", "mine"}
    assert {f"command-{name}" for name in life | looks} <= commands()
