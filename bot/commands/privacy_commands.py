"""The commands `/privacy export` and `/privacy forget`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.interactions.privacy import ask_to_forget, export
from bot.interactions.reply import Reply
from bot.services import Services

SUBCOMMANDS: Mapping[str, Callable[[Services, Reply], Awaitable[None]]] = {
    "export": export,
    "forget": ask_to_forget,
}

Build = Callable[[str, Any], app_commands.Command[Any, ..., Any]]
Answer = Callable[..., Awaitable[None]]


def group(
    services: Services, empty: app_commands.Group, build: Build, answer: Callable[..., Awaitable[None]]
) -> app_commands.Group:
    """The commands of `/privacy`; `build` makes a command of a message and a callback."""

    def callback(action: Callable[[Services, Reply], Awaitable[None]]) -> Any:
        async def run(interaction: discord.Interaction) -> None:
            await answer(services, interaction, lambda reply: action(services, reply))

        return run

    for name, action in SUBCOMMANDS.items():
        empty.add_command(build(f"command-privacy-{name}", callback(action)))
    return empty
