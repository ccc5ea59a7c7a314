"""The commands `/privacy export` and `/privacy forget`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.commands.parts import command, group
from bot.interactions.privacy import ask_to_forget, export
from bot.interactions.reply import Reply
from bot.interactions.router import answer
from bot.services import Services

Action = Callable[[Services, Reply], Awaitable[None]]
SUBCOMMANDS: Mapping[str, Action] = {"export": export, "forget": ask_to_forget}


def build(services: Services) -> Iterator[app_commands.Group]:
    """The commands of `/privacy`."""
    whole = group("privacy")
    for name, action in SUBCOMMANDS.items():
        whole.add_command(command(services, f"command-privacy-{name}", _answered(services, action), {}))
    yield whole


def _answered(services: Services, action: Action) -> Any:
    async def callback(interaction: discord.Interaction) -> None:
        await answer(services, interaction, lambda reply: action(services, reply))

    return callback
