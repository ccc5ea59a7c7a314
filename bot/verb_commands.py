"""The slash commands of the moves, one for every verb of every game, completed with what is legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.command_parts import ENGLISH, command
from bot.controls import asking
from bot.language.texts import Texts
from bot.live import Live
from bot.reply import Reply
from bot.router import WhichTable, answer, at_table, find
from bot.typed import choices, is_number, packed, parameters
from engine.core.actions import Action
from engine.core.errors import RuleError

if TYPE_CHECKING:
    from bot.client import Bot


def verb_command(bot: Bot, verb: str, action: type[Action]) -> app_commands.Command[Any, ..., Any]:
    """The command of one verb; a second argument may be left out when only one value fits."""
    names = parameters(action)

    async def move(interaction: discord.Interaction, table: int | None, *given: Any) -> None:
        said = {n: str(text) for n, text in zip(names, given, strict=True) if text is not None}

        async def carry_out(reply: Reply) -> None:
            await at_table(bot, reply, table, "typed", packed(verb, said))

        await answer(bot, interaction, carry_out)

    slots = ("first", "second")[: len(names)]
    asked = {slot: f"option-{verb}-{name}" for slot, name in zip(slots, names, strict=True)}
    asked["table"] = f"option-{verb}-table"
    numbered = tuple(is_number(action, name) for name in names[1:])
    built = command(bot, f"command-{verb}", _callback(move, len(names), numbered), asked)
    for slot, name in zip(slots, names, strict=True):
        number = slot == "second" and is_number(action, name)
        built.autocomplete(slot)(_legal(bot, verb, name, names, number=number))
    return built


def _callback(move: Any, count: int, numbered: tuple[bool, ...]) -> Any:
    """The function whose parameters Discord sees: discord.py reads the options of a command from them."""

    async def none(interaction: discord.Interaction, table: int | None = None) -> None:
        await move(interaction, table)

    async def one(interaction: discord.Interaction, first: str, table: int | None = None) -> None:
        await move(interaction, table, first)

    async def text_and_number(
        interaction: discord.Interaction, first: str, second: int | None = None, table: int | None = None
    ) -> None:
        await move(interaction, table, first, second)

    async def two_texts(
        interaction: discord.Interaction, first: str, second: str | None = None, table: int | None = None
    ) -> None:
        await move(interaction, table, first, second)

    two = text_and_number if any(numbered) else two_texts
    return (none, one, two)[count]


def _legal(bot: Bot, verb: str, name: str, names: tuple[str, ...], *, number: bool) -> Any:
    """Autocomplete for one argument: only what is legal now, with price or yield."""

    async def legal(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        space: Any = interaction.namespace
        try:
            live = await meant(bot, interaction, space.table)
            decision = live.decision_of(interaction.user.id)
        except (RuleError, WhichTable):
            return []
        ask = asking(live, Texts.for_locale(str(interaction.locale)), decision)
        typed_in = {each: getattr(space, ENGLISH.say(f"option-{verb}-{each}"), None) for each in names}
        given = {each: str(text) for each, text in typed_in.items() if text is not None}
        found = choices(ask, verb, name, names, given, str(typed))
        return [app_commands.Choice(name=text, value=int(v) if number else v) for text, v in found]

    return legal


async def meant(bot: Bot, interaction: discord.Interaction, table: Any) -> Live:
    """The table meant for a move; among several, the first that waits for this person."""
    try:
        return await find(bot, interaction, table if isinstance(table, int) else None, "typed")
    except WhichTable as which:
        for live in which.tables:
            if any(live.seats[seat].member == interaction.user.id for seat in live.running.waiting):
                return live
        raise
