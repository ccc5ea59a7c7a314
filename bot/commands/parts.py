"""What every slash command is made of: texts in all languages, the same permissions, and a choice of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.language.texts import Texts
from bot.messages.table_names import table_names
from bot.services import Services
from bot.tables.registry import Elsewhere

Command = app_commands.Command[Any, ..., Any]
Find = Callable[[discord.Interaction, str], Awaitable[list[app_commands.Choice[Any]]]]
"""What is suggested for a text that is being typed."""
Found = Callable[[], Awaitable[list[app_commands.Choice[Any]]]]
ENGLISH = Texts("en")
LONGEST = 100
"""Characters of a chosen value, and of a number that is being typed."""


def named(message: str) -> locale_str:
    """A text of Discord's command list; `Translations` finds the other languages by its id."""
    return locale_str(ENGLISH.say(message), id=message)


class Translations(app_commands.Translator):
    """Names and descriptions of commands in the languages that the bot has files for."""

    def __init__(self) -> None:
        fitting = {locale: Texts.fitting(locale.value) for locale in discord.Locale}
        self._texts = {locale: texts for locale, texts in fitting.items() if texts not in (None, ENGLISH)}

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContext[Any, Any]
    ) -> str | None:
        del context
        texts, message = self._texts.get(locale), string.extras.get("id")
        return None if texts is None or message is None else texts.say(message)


def group(name: str) -> app_commands.Group:
    """An empty group of commands with the same permissions as every command."""
    return app_commands.Group(
        name=named(f"command-{name}"),
        description=named(f"command-{name}-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )


def command(services: Services, message: str, callback: Any, asked: dict[str, str]) -> Command:
    """A command whose texts are `message` and whose option texts are `asked`, by parameter of the callback."""
    app_commands.describe(**{name: named(f"{text}-description") for name, text in asked.items()})(callback)
    app_commands.rename(**{name: named(text) for name, text in asked.items()})(callback)
    built: Command = app_commands.Command(
        name=named(message),
        description=named(f"{message}-description"),
        callback=callback,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )
    if "table" in asked:
        suggest(services, built, "table", _tables_of(services))
    return built


def suggest(services: Services, built: Command, option: str, find: Find) -> None:
    """Suggest what `find` gives while an option is typed."""

    async def suggestions(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        await answer_typing(services, interaction, lambda: find(interaction, typed))
        return []

    built.autocomplete(option)(suggestions)


async def answer_typing(services: Services, interaction: discord.Interaction, find: Found) -> None:
    """Suggest something: of one person one after the other, and in the end only for what they have typed last."""
    own = ("suggestions", interaction.user.id)
    services.interactions.withdraw(own)
    async with services.interactions.turn(own):
        try:
            await interaction.response.autocomplete(await find())
        except Elsewhere as other:
            await services.handing_on.hand_on(interaction.id, other.record.server)


def exceeded(interaction: discord.Interaction) -> int | None:
    """How many characters a text of a command may have that has more; None where all are short enough to be read."""
    called, given = interaction.command, interaction.namespace
    for each in called.parameters if isinstance(called, app_commands.Command) else ():
        text, is_text = (
            getattr(given, each.display_name, None),
            each.type is discord.AppCommandOptionType.string,
        )
        limit = int(each.max_value) if is_text and each.max_value is not None else LONGEST
        if isinstance(text, str) and len(text) > limit:
            return limit
    return None


def _tables_of(services: Services) -> Any:
    async def own(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        tables = await services.tables.registry.of(interaction.user.id)
        texts = Texts.for_locale(str(interaction.locale))
        names = table_names(texts, tables, interaction.user.id)
        wanted = str(typed).casefold()
        return [
            app_commands.Choice(name=name, value=table.record.id)
            for table, name in zip(tables, names, strict=True)
            if wanted in f"{name} {table.record.title}".casefold()
        ][:25]

    return own
