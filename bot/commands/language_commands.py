"""`/language`: what the bot speaks in public on a server, for people who manage it."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.parts import Command, command, text_named
from bot.interactions.reply import Reply
from bot.language.texts import Texts, languages
from bot.outbox.languages import UNSET
from bot.services import Services
from engine.core.errors import RuleError

BY_ITSELF = "automatic"
"""The value of the choice that leaves the language to Discord's settings: a choice cannot be empty."""


def language_command() -> Command:
    """Each language is offered by its own name."""
    offered = [
        app_commands.Choice[str](name=Texts(each).say("language-name"), value=each) for each in languages()
    ]
    offered.append(app_commands.Choice[str](name=text_named("language-automatic"), value=BY_ITSELF))

    @command("language", language=offered)
    async def carry_out(services: Services, reply: Reply, language: str | None = None) -> None:
        server = _server_managed(reply.interaction) if language else reply.interaction.guild_id
        if server is None:
            raise RuleError("error-server-only")
        if language:
            await services.languages.choose(server, UNSET if language == BY_ITSELF else language)
        spoken = await services.languages.of_server(server)
        await reply.say(reply.texts.say("language-spoken", language=spoken.say("language-name")))

    return carry_out


def _server_managed(interaction: discord.Interaction) -> int | None:
    """The server of this command; raises `RuleError` when the person does not manage it."""
    if interaction.guild_id is not None and not interaction.permissions.manage_guild:
        raise RuleError("error-only-server-managers")
    return interaction.guild_id
