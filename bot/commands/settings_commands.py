"""The commands for preferences: notifications, quiet hours, days away, one's tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.commands.parts import command, group, named, suggest
from bot.interactions import personal_actions, settings
from bot.interactions.reply import Reply
from bot.interactions.router import answer, find
from bot.messages.preferences import summary
from bot.messages.settings_panel import MOST_WRITTEN
from bot.services import Services
from bot.storage.people import WHERE
from bot.tables import preferences
from bot.tables.times import zones_like

Command = app_commands.Command[Any, ..., Any]
MOST_CHOICES = 25
Written = app_commands.Range[str, 1, MOST_WRITTEN]


def build(services: Services) -> Iterator[Command | app_commands.Group]:
    """All commands of people about themselves."""
    whole = group("settings")
    for each in (
        _show(services),
        _notifications(services),
        _quiet(services),
        _away(services),
        _next_up(services),
        _substitute(services),
    ):
        whole.add_command(each)
    yield whole
    yield _snooze(services)
    yield _mygames(services)


def _show(services: Services) -> Command:
    async def callback(interaction: discord.Interaction) -> None:
        await answer(services, interaction, lambda reply: settings.show(services, reply))

    return command(services, "command-settings-show", callback, {})


def _notifications(services: Services) -> Command:
    choices: Any = [app_commands.Choice(name=named(f"notifications-{each}"), value=each) for each in WHERE]

    @app_commands.choices(where=choices)
    async def callback(interaction: discord.Interaction, where: str, table: int | None = None) -> None:
        async def carry_out(reply: Reply) -> None:
            chosen = None if table is None else await find(services, interaction, table)
            await preferences.notify_at(services.tables, interaction.user.id, where, chosen)
            await reply.say(
                reply.texts.say("settings-notifications", where=reply.texts.say(f"notifications-{where}"))
            )

        await answer(services, interaction, carry_out)

    asked = {"where": "option-settings-notifications-where", "table": "option-settings-notifications-table"}
    return command(services, "command-settings-notifications", callback, asked)


def _quiet(services: Services) -> Command:
    async def callback(
        interaction: discord.Interaction, zone: Written, begins: Written, ends: Written
    ) -> None:
        async def carry_out(reply: Reply) -> None:
            person = await preferences.set_quiet_hours(
                services.tables, interaction.user.id, zone, begins, ends
            )
            await reply.say(summary(reply.texts, person))

        await answer(services, interaction, carry_out)

    names = ("zone", "begins", "ends")
    asked = {name: f"option-settings-quiet-{name}" for name in names}
    built = command(services, "command-settings-quiet", callback, asked)

    async def known(_interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=zone, value=zone) for zone in zones_like(typed)[:MOST_CHOICES]]

    suggest(services, built, "zone", known)
    return built


def _away(services: Services) -> Command:
    async def callback(interaction: discord.Interaction, days: app_commands.Range[int, 0, 35]) -> None:
        async def carry_out(reply: Reply) -> None:
            person = await preferences.set_away(services.tables, interaction.user.id, days)
            await reply.say(summary(reply.texts, person))

        await answer(services, interaction, carry_out)

    return command(services, "command-settings-away", callback, {"days": "option-settings-away-days"})


def _next_up(services: Services) -> Command:
    async def callback(interaction: discord.Interaction, wanted: bool) -> None:
        async def carry_out(reply: Reply) -> None:
            await preferences.set_next_up(services.tables, interaction.user.id, int(wanted))
            person = await services.tables.people.person(interaction.user.id)
            await reply.say(summary(reply.texts, person))

        await answer(services, interaction, carry_out)

    asked = {"wanted": "option-settings-next-up-wanted"}
    return command(services, "command-settings-next-up", callback, asked)


def _substitute(services: Services) -> Command:
    async def callback(interaction: discord.Interaction, allowed: bool) -> None:
        async def carry_out(reply: Reply) -> None:
            await preferences.allow_substitute(services.tables, interaction.user.id, int(allowed))
            person = await services.tables.people.person(interaction.user.id)
            await reply.say(summary(reply.texts, person))

        await answer(services, interaction, carry_out)

    asked = {"allowed": "option-settings-substitute-allowed"}
    return command(services, "command-settings-substitute", callback, asked)


def _snooze(services: Services) -> Command:
    async def callback(interaction: discord.Interaction, hours: app_commands.Range[int, 0, 24]) -> None:
        await answer(services, interaction, lambda reply: personal_actions.snooze(services, reply, hours))

    return command(services, "command-snooze", callback, {"hours": "option-snooze-hours"})


def _mygames(services: Services) -> Command:
    async def callback(interaction: discord.Interaction) -> None:
        await answer(services, interaction, lambda reply: personal_actions.my_games(services, reply))

    return command(services, "command-mygames", callback, {})
