"""What all slash commands are built with: texts in all languages, the same permissions, and a choice of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature, signature
from typing import Any, cast

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.interactions.router import answer
from bot.language.texts import Texts
from bot.messages.table_names import table_names
from bot.messages.typed_moves import has_all
from bot.services import Services
from bot.tables.writing.registry import Elsewhere

Command = app_commands.Command[Any, ..., Any]
Choices = list[app_commands.Choice[Any]]
CarryOut = Callable[..., Awaitable[None]]
"""Carries out a command; called with the services, the reply, and the value of each option."""
Find = Callable[[Services, discord.Interaction, str], Awaitable[Choices]]
"""Returns suggestions for a text that is being typed."""
Found = Callable[[], Awaitable[Choices]]
ENGLISH = Texts("en")
LONGEST = 100
"""The most characters of a chosen value, and of a number that is being typed."""


def text_named(message: str) -> locale_str:
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


def group(name: str, *commands: Command) -> app_commands.Group:
    """A group of commands with the same permissions as every command."""
    whole = app_commands.Group(
        name=text_named(f"command-{name}"),
        description=text_named(f"command-{name}-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )
    for each in commands:
        whole.add_command(each)
    return whole


def command(name: str, **choices: Choices) -> Callable[[CarryOut], Command]:
    """Make a command of a function that takes the services of the bot, the reply, and each option.

    Its texts are `command-NAME` and `option-NAME-OPTION`, or `option-OPTION` where several commands share it, each with
    its description; `choices` are those of an option.
    """

    def build(carry_out: CarryOut) -> Command:
        async def callback(interaction: discord.Interaction, **given: Any) -> None:
            services = services_of(interaction)
            await answer(services, interaction, lambda reply: carry_out(services, reply, **given))

        _, _, *options = signature(carry_out, eval_str=True).parameters.values()
        asked = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
        callback.__signature__ = Signature([asked, *options])  # discord.py reads it
        texts = {each.name: _text_of_option(name, each.name) for each in options}
        app_commands.describe(
            **{option: text_named(f"{text}-description") for option, text in texts.items()}
        )(callback)
        app_commands.rename(**{option: text_named(text) for option, text in texts.items()})(callback)
        app_commands.choices(**choices)(callback)
        built: Command = app_commands.Command(
            name=text_named(f"command-{name}"),
            description=text_named(f"command-{name}-description"),
            callback=callback,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        if "table" in texts:
            suggest(built, "table")(_own_tables)
        return built

    return build


def _text_of_option(name: str, option: str) -> str:
    own, shared = f"option-{name}-{option}", f"option-{option}"
    return shared if ENGLISH.knows(shared) and not ENGLISH.knows(own) else own


def services_of(interaction: discord.Interaction) -> Services:
    """The services of the bot that got this interaction: commands are built once for all bots of this process."""
    services: Services = cast(Any, interaction.client).services
    return services


def suggest(built: Command, option: str) -> Callable[[Find], Find]:
    """A decorator: suggest what the function finds while this option is typed."""

    def build(find: Find) -> Find:
        @built.autocomplete(option)
        async def suggestions(interaction: discord.Interaction, typed: str) -> Choices:
            services = services_of(interaction)
            await answer_typing(services, interaction, lambda: find(services, interaction, str(typed)))
            return []

        return find

    return build


async def answer_typing(services: Services, interaction: discord.Interaction, find: Found) -> None:
    """Answer an autocomplete: one at a time for each person, and outdated ones not at all."""
    own = ("suggestions", interaction.user.id)
    services.interactions.withdraw(own)
    async with services.interactions.turn(own):
        try:
            await interaction.response.autocomplete(await find())
        except Elsewhere as other:
            await services.handing_on.hand_on(interaction.id, other.record.server)


def find_excess(interaction: discord.Interaction) -> int | None:
    """The limit that a text of this command exceeds, in characters; None if all are short enough to be read."""
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


async def _own_tables(services: Services, interaction: discord.Interaction, typed: str) -> Choices:
    tables = await services.tables.registry.tables_of(interaction.user.id)
    texts = Texts.for_locale(str(interaction.locale))
    names = table_names(texts, tables, interaction.user.id)
    return [
        app_commands.Choice(name=name, value=table.record.id)
        for table, name in zip(tables, names, strict=True)
        if has_all(f"{name} {table.record.title}", typed)
    ][:25]
