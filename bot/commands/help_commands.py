"""The commands for people who want to know more: help, rules, and a first round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.commands.parts import command, suggest
from bot.interactions import guided_round, help_pages
from bot.interactions.reply import Reply
from bot.interactions.router import answer
from bot.language.texts import Texts
from bot.messages.rulebooks import found
from bot.services import Services

Command = app_commands.Command[Any, ..., Any]
MOST_CHOICES, MOST_TITLE = 25, 100


def build(services: Services) -> Iterator[Command]:
    yield _help(services)
    yield _rules(services)
    yield _learn(services)


def _help(services: Services) -> Command:
    async def callback(interaction: discord.Interaction) -> None:
        await answer(services, interaction, lambda reply: help_pages.guide(services, reply))

    return command(services, "command-help", callback, {})


def _rules(services: Services) -> Command:
    async def callback(
        interaction: discord.Interaction, what: app_commands.Range[str, 1, MOST_TITLE]
    ) -> None:
        async def carry_out(reply: Reply) -> None:
            await help_pages.rules(services, reply, what)

        await answer(services, interaction, carry_out)

    built = command(services, "command-rules", callback, {"what": "option-rules-what"})

    async def known(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        texts = Texts.for_locale(str(interaction.locale))
        table = await help_pages.table_here(services, interaction)
        game = table.setup.game if table else None
        first = help_pages.first_choices(table, interaction.user.id)
        entries = found(texts, typed, game, first)[:MOST_CHOICES]
        return [app_commands.Choice(name=each.title(texts)[:100], value=str(each)) for each in entries]

    suggest(services, built, "what", known)
    return built


def _learn(services: Services) -> Command:
    async def callback(interaction: discord.Interaction) -> None:
        await answer(services, interaction, lambda reply: guided_round.learn(services, reply))

    return command(services, "command-learn", callback, {})
