"""The commands for people who want to know more: help, rules, and a first round."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.parts import Choices, command, suggest
from bot.interactions import guided_round, help_pages
from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.messages.rulebooks import find_entries
from bot.services import Services

MOST_CHOICES, MOST_TITLE = 25, 100


@command("rules")
async def rules(services: Services, reply: Reply, what: app_commands.Range[str, 1, MOST_TITLE]) -> None:
    await help_pages.rules(services, reply, what)


@suggest(rules, "what")
async def _known_rules(services: Services, interaction: discord.Interaction, typed: str) -> Choices:
    texts = Texts.for_locale(str(interaction.locale))
    table = await help_pages.table_here(services, interaction)
    game = table.setup.game if table else None
    first = help_pages.first_choices(table, texts, interaction.user.id)
    entries = find_entries(texts, typed, game, first)[:MOST_CHOICES]
    return [app_commands.Choice(name=each.title(texts)[:100], value=str(each)) for each in entries]


@command("learn")
async def learn(services: Services, reply: Reply) -> None:
    await guided_round.learn(services, reply)


COMMANDS = (command("help")(help_pages.guide), rules, learn)
