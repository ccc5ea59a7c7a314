"""The slash commands for looking at one's own things and at a game that was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.parts import command
from bot.interactions.router import answer, at_table

if TYPE_CHECKING:
    from bot.client import Bot


def watching_commands(bot: Bot) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """`/mine` with a view for phones, `/replay` with a way to go step by step."""
    yield _mine(bot)
    yield _replay(bot)


def _mine(bot: Bot) -> app_commands.Command[Any, ..., Any]:
    async def callback(
        interaction: discord.Interaction, large: bool | None = None, table: int | None = None
    ) -> None:
        deed = "close" if large else "mine"
        await answer(bot, interaction, lambda reply: at_table(bot, reply, table, deed))

    asked = {"large": "option-mine-large", "table": "option-mine-table"}
    return command(bot, "command-mine", callback, asked)


def _replay(bot: Bot) -> app_commands.Command[Any, ..., Any]:
    async def callback(
        interaction: discord.Interaction, steps: bool | None = None, table: int | None = None
    ) -> None:
        deed = "step" if steps else "replay"
        await answer(bot, interaction, lambda reply: at_table(bot, reply, table, deed))

    asked = {"steps": "option-replay-steps", "table": "option-replay-table"}
    return command(bot, "command-replay", callback, asked)
