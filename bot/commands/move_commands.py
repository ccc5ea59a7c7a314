"""The slash commands of the moves: one for each verb, completed with what is legal at the table that is meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

import engine
from bot.commands.parts import ENGLISH, command
from bot.interactions.router import WhichTable, answer, at_table, find
from bot.language.texts import Texts
from bot.messages.controls import Asking, asking
from bot.messages.typed_moves import LONGEST, TypedMove, choices, whole_moves
from bot.messages.verbs import DO, CommandOption, commanded, has_command, options_of
from bot.services import Services
from bot.tables.table import Table
from engine.core.actions import Action
from engine.core.errors import RuleError

Command = app_commands.Command[Any, ..., Any]


def move_commands(services: Services) -> Iterator[Command]:
    """A command for each verb, shared by games that have it, and one for the moves of games without commands."""
    verbs = commanded(engine.GAMES.values())
    for verb, actions in verbs.items():
        yield _verb_command(services, verb, actions)
    moves = (action for game in engine.GAMES.values() for action in game.words.by_verb.values())
    if not all(has_command(verbs, action) for action in moves):
        yield _do_command(services)


def _verb_command(services: Services, verb: str, actions: Sequence[type[Action]]) -> Command:
    """The command of one verb; all arguments but the first may be left out when only one value fits."""
    options = options_of(actions)
    names = [each.name for each in options]

    async def move(interaction: discord.Interaction, table: int | None = None, **given: Any) -> None:
        typed = _typed(verb, given)
        await answer(services, interaction, lambda reply: at_table(services, reply, table, "typed", typed))

    callback: Any = move
    callback.__signature__ = _signature(options)
    asked = {name: f"option-{verb}-{name}" for name in (*names, "table")}
    built = command(services, f"command-{verb}", callback, asked)
    for each in options:
        built.autocomplete(each.name)(_legal(services, verb, each, names))
    return built


def _typed(verb: str, given: dict[str, Any]) -> TypedMove:
    return TypedMove(verb, {n: " ".join(str(each).split()) for n, each in given.items() if each is not None})


def _signature(options: Sequence[CommandOption]) -> Signature:
    """The parameters that Discord sees: discord.py reads the options of a command from them."""
    kind = Parameter.POSITIONAL_OR_KEYWORD
    return Signature(
        [
            Parameter("interaction", kind, annotation=discord.Interaction),
            *(
                Parameter(each.name, kind, annotation=_kind(each.limits))
                if each.required
                else Parameter(each.name, kind, annotation=_kind(each.limits) | None, default=None)
                for each in options
            ),
            Parameter("table", kind, annotation=int | None, default=None),
        ]
    )


def _kind(limits: range | None) -> Any:
    """The type of an argument; of a number with its limits, so that Discord itself refuses others."""
    ranged: Any = app_commands.Range
    return str if limits is None else ranged[int, limits[0], limits[-1]]


def _legal(services: Services, verb: str, option: CommandOption, names: Sequence[str]) -> Any:
    """Autocomplete for one argument: only what is legal now, with price or yield."""

    async def legal(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        ask, space = await _asked(services, interaction), interaction.namespace
        if ask is None:
            return []
        given = {name: getattr(space, ENGLISH.say(f"option-{verb}-{name}"), None) for name in names}
        found = choices(ask, _typed(verb, given), option.name, str(typed))
        return [
            app_commands.Choice(name=text, value=value if option.limits is None else int(value))
            for text, value in found
        ]

    return legal


def _do_command(services: Services) -> Command:
    """`/do move:`, any move as a whole."""

    async def callback(
        interaction: discord.Interaction,
        move: app_commands.Range[str, 1, LONGEST],
        table: int | None = None,
    ) -> None:
        await answer(services, interaction, lambda reply: at_table(services, reply, table, "line", move))

    built = command(
        services, f"command-{DO}", callback, {"move": "option-do-move", "table": "option-do-table"}
    )

    async def legal(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ask = await _asked(services, interaction)
        found = [] if ask is None else whole_moves(ask, str(typed))
        return [app_commands.Choice(name=text, value=line) for text, line in found]

    built.autocomplete("move")(legal)
    return built


async def _asked(services: Services, interaction: discord.Interaction) -> Asking | None:
    """The decision of the person who types at the table that is meant; None if there is none."""
    try:
        table = await meant(services, interaction, interaction.namespace.table)
        decision = table.decision_of(interaction.user.id)
    except RuleError:
        return None
    return asking(table, Texts.for_locale(str(interaction.locale)), decision)


async def meant(services: Services, interaction: discord.Interaction, number: Any) -> Table:
    """The table meant for a move; among several, the first that waits for this person."""
    try:
        return await find(services, interaction, number if isinstance(number, int) else None, "typed")
    except WhichTable as which:
        for table in which.tables:
            if any(table.seats[seat].member == interaction.user.id for seat in table.running.waiting):
                return table
        raise
