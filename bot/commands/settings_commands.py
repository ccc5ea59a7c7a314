"""Preferences, privacy, and the language of a server: notifications, quiet hours, days away, one's tables and data."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.parts import Choices, Command, command, group, suggest, text_named
from bot.interactions import personal_actions, settings
from bot.interactions.reply import Reply
from bot.interactions.router import find
from bot.interactions.settings import ask_to_forget, export
from bot.language.texts import Texts, languages
from bot.messages.settings_panel import MOST_WRITTEN, summary
from bot.outbox.languages import UNSET
from bot.services import Services
from bot.storage.people import WHERE
from bot.tables.actions import preferences
from bot.tables.model.times import zones_like
from engine.core.errors import RuleError

MOST_CHOICES = 25
Written = app_commands.Range[str, 1, MOST_WRITTEN]
PLACES = [app_commands.Choice[str](name=text_named(f"notifications-{each}"), value=each) for each in WHERE]


@command("settings-show")
async def show(services: Services, reply: Reply) -> None:
    await settings.show(services, reply)


@command("settings-notifications", where=PLACES)
async def notifications(services: Services, reply: Reply, where: str, table: int | None = None) -> None:
    chosen = None if table is None else await find(services, reply.interaction, table)
    await preferences.notify_at(services.tables, reply.member, where, chosen)
    await reply.say(
        reply.texts.say("settings-notifications", where=reply.texts.say(f"notifications-{where}"))
    )


@command("settings-quiet")
async def quiet(services: Services, reply: Reply, zone: Written, begins: Written, ends: Written) -> None:
    person = await preferences.set_quiet_hours(services.tables, reply.member, zone, begins, ends)
    await reply.say(summary(reply.texts, person))


@suggest(quiet, "zone")
async def _zones(_services: Services, _interaction: discord.Interaction, typed: str) -> Choices:
    return [app_commands.Choice(name=zone, value=zone) for zone in zones_like(typed)[:MOST_CHOICES]]


@command("settings-away")
async def away(services: Services, reply: Reply, days: app_commands.Range[int, 0, 35]) -> None:
    person = await preferences.set_away(services.tables, reply.member, days)
    await reply.say(summary(reply.texts, person))


@command("settings-next-up")
async def next_up(services: Services, reply: Reply, wanted: bool) -> None:
    person = await preferences.prefer(services.tables, reply.member, next_up=int(wanted))
    await reply.say(summary(reply.texts, person))


@command("settings-substitute")
async def substitute(services: Services, reply: Reply, allowed: bool) -> None:
    person = await preferences.prefer(services.tables, reply.member, substitute=int(allowed))
    await reply.say(summary(reply.texts, person))


@command("snooze")
async def snooze(services: Services, reply: Reply, hours: app_commands.Range[int, 0, 24]) -> None:
    await personal_actions.snooze(services, reply, hours)


@command("mygames")
async def mygames(services: Services, reply: Reply) -> None:
    await personal_actions.my_games(services, reply)


SETTINGS = group("settings", show, notifications, quiet, away, next_up, substitute)
PRIVACY = group("privacy", command("privacy-export")(export), command("privacy-forget")(ask_to_forget))
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
