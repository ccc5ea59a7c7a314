"""The slash commands of the moves, one for every verb of every game, completed with what is legal now."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from bot.commands.parts import ENGLISH, command
from bot.interactions.router import WhichTable, answer, at_table, find
from bot.language.texts import Texts
from bot.messages.controls import asking
from bot.messages.typed_moves import TypedMove, choices, numbers, parameters
from bot.services import Services
from bot.tables.table import Live
from engine.core.actions import Action
from engine.core.errors import RuleError


def verb_command(services: Services, verb: str, action: type[Action]) -> app_commands.Command[Any, ..., Any]:
    """The command of one verb; all arguments but the first may be left out when only one value fits."""
    limits = {name: numbers(action, name) for name in parameters(action)}

    async def move(interaction: discord.Interaction, table: int | None = None, **given: Any) -> None:
        typed = _typed(verb, given)
        await answer(services, interaction, lambda reply: at_table(services, reply, table, "typed", typed))

    callback: Any = move
    callback.__signature__ = _signature(limits)
    asked = {name: f"option-{verb}-{name}" for name in (*limits, "table")}
    built = command(services, f"command-{verb}", callback, asked)
    for name in limits:
        built.autocomplete(name)(_legal(services, verb, name, limits))
    return built


def _typed(verb: str, given: dict[str, Any]) -> TypedMove:
    return TypedMove(verb, {n: " ".join(str(each).split()) for n, each in given.items() if each is not None})


def _signature(limits: dict[str, range | None]) -> Signature:
    """The parameters that Discord sees: discord.py reads the options of a command from them."""
    kinds = [_kind(each) for each in limits.values()]
    kinds[1:] = [kind | None for kind in kinds[1:]]
    options = [*zip(limits, kinds, strict=True), ("table", int | None)]
    return Signature(
        [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)]
        + [
            Parameter(
                name,
                Parameter.POSITIONAL_OR_KEYWORD,
                default=None if number or name == "table" else Parameter.empty,
                annotation=kind,
            )
            for number, (name, kind) in enumerate(options)
        ]
    )


def _kind(limits: range | None) -> Any:
    """The type of an argument; of a number with its limits, so that Discord itself lets nobody send another."""
    ranged: Any = app_commands.Range
    return str if limits is None else ranged[int, limits[0], limits[-1]]


def _legal(services: Services, verb: str, name: str, limits: dict[str, range | None]) -> Any:
    """Autocomplete for one argument: only what is legal now, with price or yield."""

    async def legal(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        space: Any = interaction.namespace
        try:
            live = await meant(services, interaction, space.table)
            decision = live.decision_of(interaction.user.id)
        except (RuleError, WhichTable):
            return []
        ask = asking(live, Texts.for_locale(str(interaction.locale)), decision)
        given = {each: getattr(space, ENGLISH.say(f"option-{verb}-{each}"), None) for each in limits}
        found = choices(ask, _typed(verb, given), name, str(typed))
        is_number = limits[name] is not None
        return [app_commands.Choice(name=text, value=int(v) if is_number else v) for text, v in found]

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
