"""The slash commands for looking at one's own things and at a game that was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.commands.parts import command
from bot.interactions.router import answer, at_table
from bot.services import Services


def watching_commands(services: Services) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """`/mine` with a view for phones, `/odds`, `/hint`, `/replay` with a way to go step by step, `/analysis`."""
    yield _mine(services)
    yield _odds(services)
    yield _hint(services)
    yield _replay(services)
    yield _analysis(services)


def _mine(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(
        interaction: discord.Interaction, large: bool | None = None, table: int | None = None
    ) -> None:
        action = "close" if large else "mine"
        await answer(services, interaction, lambda reply: at_table(services, reply, table, action))

    asked = {"large": "option-mine-large", "table": "option-mine-table"}
    return command(services, "command-mine", callback, asked)


def _odds(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction, table: int | None = None) -> None:
        await answer(services, interaction, lambda reply: at_table(services, reply, table, "odds"))

    return command(services, "command-odds", callback, {"table": "option-odds-table"})


def _hint(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction, table: int | None = None) -> None:
        await answer(services, interaction, lambda reply: at_table(services, reply, table, "hint"))

    return command(services, "command-hint", callback, {"table": "option-hint-table"})


def _replay(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(
        interaction: discord.Interaction, steps: bool | None = None, table: int | None = None
    ) -> None:
        action = "step" if steps else "replay"
        await answer(services, interaction, lambda reply: at_table(services, reply, table, action))

    asked = {"steps": "option-replay-steps", "table": "option-replay-table"}
    return command(services, "command-replay", callback, asked)


def _analysis(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction, table: int | None = None) -> None:
        await answer(services, interaction, lambda reply: at_table(services, reply, table, "analysis"))

    return command(services, "command-analysis", callback, {"table": "option-analysis-table"})
