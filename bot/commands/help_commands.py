"""The commands for people who want to know more: help, rules, a first round, and what the game is made of."""

from __future__ import annotations

import discord
from discord import app_commands

import engine
from bot.commands.parts import Choices, Command, command, suggest, text_named
from bot.games import SPECS
from bot.interactions import guided_round, help_pages
from bot.interactions.reply import Reply
from bot.language.fitting import pages
from bot.language.readings import readings_text
from bot.language.texts import Texts
from bot.messages.rulebooks import find_entries
from bot.messages.screens import MOST_CONTENT
from bot.services import Services
from bot.tables.actions.practice import LESSONS
from engine.core.errors import RuleError

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


@command("learn", game=[app_commands.Choice(name=text_named(f"game-{each}"), value=each) for each in LESSONS])
async def learn(services: Services, reply: Reply, game: str | None = None) -> None:
    await guided_round.learn(services, reply, game or "")


def credits_command() -> Command:
    """Which values are reconstructed, or how the unclear rules of one game are read."""
    offered = [app_commands.Choice[str](name=text_named(f"game-{game}"), value=game) for game in engine.GAMES]

    @command("credits", readings=offered)
    async def sources(services: Services, reply: Reply, readings: str | None = None) -> None:
        if readings is None:
            parts = [spec.phrases.credits_text(reply.texts) for spec in SPECS.values()]
            said = "\n\n".join([*parts, reply.texts.say("credits-readings")])
        elif readings in SPECS:
            said = readings_text(reply.texts, readings, SPECS[readings].readings())
        else:
            raise RuleError("error-setup-unknown-game", game=readings[:40])
        for page in pages(said, MOST_CONTENT):
            await reply.say(page)

    return sources


COMMANDS = (command("help")(help_pages.guide), rules, learn)
