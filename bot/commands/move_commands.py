"""The slash commands of the moves, one for every verb of every game, completed with what is legal now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.commands.parts import ENGLISH, command
from bot.interactions.reply import Reply
from bot.interactions.router import WhichTable, answer, at_table, find
from bot.language.texts import Texts
from bot.messages.controls import asking
from bot.messages.typed_moves import choices, numbers, packed, parameters
from bot.services import Services
from bot.tables.table import Live
from engine.core.actions import Action
from engine.core.errors import RuleError


def verb_command(services: Services, verb: str, action: type[Action]) -> app_commands.Command[Any, ..., Any]:
    """The command of one verb; a second argument may be left out when only one value fits."""
    names = parameters(action)

    async def move(interaction: discord.Interaction, table: int | None, *given: Any) -> None:
        said = {n: str(text) for n, text in zip(names, given, strict=True) if text is not None}

        async def carry_out(reply: Reply) -> None:
            await at_table(services, reply, table, "typed", packed(verb, said))

        await answer(services, interaction, carry_out)

    slots = ("first", "second")[: len(names)]
    asked = {slot: f"option-{verb}-{name}" for slot, name in zip(slots, names, strict=True)}
    asked["table"] = f"option-{verb}-table"
    ranges = [numbers(action, name) for name in names]
    built = command(services, f"command-{verb}", _callback(move, ranges), asked)
    for slot, name, limits in zip(slots, names, ranges, strict=True):
        built.autocomplete(slot)(_legal(services, verb, name, names, number=limits is not None))
    return built


def _callback(move: Any, ranges: Sequence[range | None]) -> Any:
    """The function whose parameters Discord sees: discord.py reads the options of a command from them."""

    async def none(interaction: discord.Interaction, table: int | None = None) -> None:
        await move(interaction, table)

    async def one(interaction: discord.Interaction, first: Any, table: int | None = None) -> None:
        await move(interaction, table, first)

    async def two(
        interaction: discord.Interaction, first: Any, second: Any = None, table: int | None = None
    ) -> None:
        await move(interaction, table, first, second)

    callback: Any = (none, one, two)[len(ranges)]
    asked = [_kind(limits) for limits in ranges]
    asked[1:] = [kind | None for kind in asked[1:]]
    callback.__annotations__ |= dict(zip(("first", "second"), asked, strict=False))
    return callback


def _kind(limits: range | None) -> Any:
    """The type of an argument; of a number with its limits, so that Discord itself lets nobody send another."""
    ranged: Any = app_commands.Range
    return str if limits is None else ranged[int, limits[0], limits[-1]]


def _legal(services: Services, verb: str, name: str, names: tuple[str, ...], *, number: bool) -> Any:
    """Autocomplete for one argument: only what is legal now, with price or yield."""

    async def legal(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        space: Any = interaction.namespace
        try:
            live = await meant(services, interaction, space.table)
            decision = live.decision_of(interaction.user.id)
        except (RuleError, WhichTable):
            return []
        ask = asking(live, Texts.for_locale(str(interaction.locale)), decision)
        typed_in = {each: getattr(space, ENGLISH.say(f"option-{verb}-{each}"), None) for each in names}
        given = {each: str(text) for each, text in typed_in.items() if text is not None}
        found = choices(ask, verb, name, names, given, str(typed))
        return [app_commands.Choice(name=text, value=int(v) if number else v) for text, v in found]

    return legal


async def meant(services: Services, interaction: discord.Interaction, table: Any) -> Live:
    """The table meant for a move; among several, the first that waits for this person."""
    try:
        return await find(services, interaction, table if isinstance(table, int) else None, "typed")
    except WhichTable as which:
        for live in which.tables:
            if any(live.seats[seat].member == interaction.user.id for seat in live.running.waiting):
                return live
        raise
