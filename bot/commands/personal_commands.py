"""The commands that belong to no table: help and rules, preferences, privacy, and the language of a server."""

from __future__ import annotations

import discord
from discord import app_commands

import engine
from bot.commands.parts import Choices, Command, command, group, suggest, text_named
from bot.games import SPECS
from bot.interactions import guided_round, help_pages, personal_actions, settings
from bot.interactions.help_pages import find_entries
from bot.interactions.reply import Reply
from bot.interactions.router import find
from bot.interactions.settings import ask_to_forget, export
from bot.language.rulebooks import readings_text
from bot.language.texts import Texts, languages
from bot.messages.settings_panel import MOST_WRITTEN
from bot.outbox.languages import UNSET
from bot.services import Services
from bot.storage.people import WHERE
from bot.tables.actions import preferences
from bot.tables.actions.practice import LESSONS
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
    await preferences.set_quiet_hours(services.tables, reply.member, zone, begins, ends)
    await settings.show(services, reply)


@suggest(quiet, "zone")
async def _zones(_services: Services, _interaction: discord.Interaction, typed: str) -> Choices:
    return [app_commands.Choice(name=zone, value=zone) for zone in zones_like(typed)[:MOST_CHOICES]]


@command("settings-away")
async def away(services: Services, reply: Reply, days: app_commands.Range[int, 0, 35]) -> None:
    await preferences.set_away(services.tables, reply.member, days)
    await settings.show(services, reply)


@command("settings-next-up")
async def next_up(services: Services, reply: Reply, wanted: bool) -> None:
    await preferences.prefer(services.tables, reply.member, next_up=int(wanted))
    await settings.show(services, reply)


@command("settings-substitute")
async def substitute(services: Services, reply: Reply, allowed: bool) -> None:
    await preferences.prefer(services.tables, reply.member, substitute=int(allowed))
    await settings.show(services, reply)


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
    """`/language`, which offers each language by its own name."""
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
        named = spoken.say("language-name") if spoken else "none"
        await reply.say(reply.texts.say("language-spoken", language=named))

    return carry_out


def _server_managed(interaction: discord.Interaction) -> int | None:
    """The server of this command; raises `RuleError` when the person does not manage it."""
    if interaction.guild_id is not None and not interaction.permissions.manage_guild:
        raise RuleError("error-only-server-managers")
    return interaction.guild_id


MOST_TITLE = 100


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
    """`/credits`: which values are reconstructed, or how the unclear rules of one game are read."""
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
        await reply.say_pages(said)

    return sources


HELP = (command("help")(help_pages.guide), rules, learn)
