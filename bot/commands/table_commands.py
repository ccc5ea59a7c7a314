"""The slash commands: the life of a table, looking at it, and the moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

import engine
from bot.commands import help_commands, privacy_commands, records_commands, settings_commands
from bot.commands.language_commands import language_command
from bot.commands.move_commands import move_commands
from bot.commands.parts import command, group, named, suggest
from bot.commands.plan_command import plan_command
from bot.commands.watching_commands import watching_commands
from bot.games import SPECS
from bot.interactions import my_tables
from bot.interactions.opening import open_table
from bot.interactions.reply import Reply
from bot.interactions.router import answer, at_table, find
from bot.language.names import shown
from bot.language.pages import pages
from bot.language.readings import readings_text
from bot.language.texts import Texts
from bot.messages.screens import MOST_CONTENT
from bot.messages.setups import chosen_setup, offers
from bot.services import Services
from bot.tables.computers import COMPUTERS, USUAL_LEVEL
from bot.tables.lobby import MOST_TITLE
from bot.tables.pace import NO_PACE, PACES
from engine.core.errors import RuleError

MOST_LISTED = 15
MOST_MODULES = 200
"""Characters of a list of modules: all names of all of them, in any language, are shorter."""


def build(services: Services) -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All commands of the bot."""
    yield _game_group(services)
    for action in ("since", "log", "undo", "verify"):
        yield _action(services, action, f"command-{action}", action)
    yield _board(services)
    yield plan_command(services)
    yield from watching_commands(services)
    yield from settings_commands.build(services)
    yield from records_commands.build(services)
    yield from privacy_commands.build(services)
    yield language_command(services)
    yield from help_commands.build(services)
    yield _credits(services)
    yield from move_commands(services)


# The life of a table


def _game_group(services: Services) -> app_commands.Group:
    games = group("game")
    games.add_command(_new(services))
    games.add_command(_join(services))
    for action in ("leave", "start", "end", "here", "handback", "rematch"):
        games.add_command(_action(services, action, f"command-game-{action}", f"game-{action}"))
    games.add_command(_host(services))
    games.add_command(_list(services))
    return games


def _choices_of_new() -> dict[str, list[app_commands.Choice[Any]]]:
    """What the options of a new table offer, over all games."""
    seats = sorted({seats for game in engine.GAMES.values() for seats in game.seats})
    editions = dict.fromkeys(edition for game in engine.GAMES.values() for edition in game.editions)
    return {
        "game": [app_commands.Choice(name=named(f"game-{each}"), value=each) for each in engine.GAMES],
        "seats": [app_commands.Choice(name=str(number), value=number) for number in seats],
        "edition": [app_commands.Choice(name=named(f"edition-{each}"), value=each) for each in editions],
        "pace": [app_commands.Choice(name=named(f"pace-{each}"), value=each) for each in PACES],
        "computers": [app_commands.Choice(name=str(each), value=each) for each in range(1, max(seats))],
        "level": [
            app_commands.Choice(name=named(f"level-{each}"), value=each) for each in COMPUTERS.values()
        ],
    }


async def _modules_on_offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    game = engine.GAMES.get(str(interaction.namespace.game), next(iter(engine.GAMES.values())))
    found = offers(game, Texts.for_locale(str(interaction.locale)), typed)
    return [app_commands.Choice(name=name, value=value) for name, value in found]


def _new(services: Services) -> app_commands.Command[Any, ..., Any]:
    @app_commands.choices(**_choices_of_new())
    async def callback(
        interaction: discord.Interaction,
        game: str | None = None,
        seats: int | None = None,
        edition: str | None = None,
        modules: app_commands.Range[str, 1, MOST_MODULES] | None = None,
        pace: str | None = None,
        rated: bool = False,
        computers: int | None = None,
        level: str | None = None,
        title: app_commands.Range[str, 1, MOST_TITLE] | None = None,
    ) -> None:
        chosen = engine.GAMES[game] if game in engine.GAMES else next(iter(engine.GAMES.values()))

        async def carry_out(reply: Reply) -> None:
            setup = chosen_setup(chosen, seats, modules or "", edition)
            number = computers or int(level is not None)
            playing = (number, level or USUAL_LEVEL)
            await open_table(services, reply, setup, title, pace or NO_PACE, int(rated), *playing)

        await answer(services, interaction, carry_out)

    texts = {
        name: f"option-game-new-{name}"
        for name in ("game", "seats", "edition", "modules", "pace", "rated", "computers", "level", "title")
    }
    new = command(services, "command-game-new", callback, texts)

    suggest(services, new, "modules", _modules_on_offer)
    return new


def _join(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction, table: int | None = None) -> None:
        await answer(services, interaction, lambda reply: at_table(services, reply, table, "join"))

    return command(services, "command-game-join", callback, {"table": "option-game-join-table"})


def _host(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction, to: discord.User, table: int | None = None) -> None:
        async def carry_out(reply: Reply) -> None:
            chosen = await find(services, interaction, table)
            await services.tables.seats.make_host(chosen, interaction.user.id, to.id)
            await reply.say(reply.texts.say("turn-done", done=shown(to.display_name)))

        await answer(services, interaction, carry_out)

    asked = {"to": "option-game-host-to", "table": "option-game-host-table"}
    return command(services, "command-game-host", callback, asked)


def _list(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction) -> None:
        async def carry_out(reply: Reply) -> None:
            for page in pages(await _listed(services, interaction, reply.texts), MOST_CONTENT):
                await reply.say(page)

        await answer(services, interaction, carry_out)

    return command(services, "command-game-list", callback, {})


async def _listed(services: Services, interaction: discord.Interaction, texts: Texts) -> str:
    """The open tables of this server, and one's own everywhere."""
    own = await services.store.tables_of(interaction.user.id)
    server = interaction.guild_id or 0
    first = await services.store.open_tables(server, MOST_LISTED)
    here = sorted({each.id: each for each in (*own, *first)}.values(), key=lambda each: each.id)
    if not here:
        return texts.say("list-empty")
    tables = [await services.tables.registry.get(record.id) for record in here[:MOST_LISTED]]
    lines = my_tables.public_lines(tables, texts, interaction.user.id)
    count = await services.store.count_open_tables(server) + sum(each.server != server for each in own)
    if count > MOST_LISTED:
        lines.append(texts.say("list-more", count=count - MOST_LISTED))
    return "\n".join([texts.say("list-heading"), *lines])


# Looking


def _action(services: Services, action: str, message: str, texts: str) -> app_commands.Command[Any, ..., Any]:
    """A command that is one action without arguments."""

    async def callback(interaction: discord.Interaction, table: int | None = None) -> None:
        await answer(services, interaction, lambda reply: at_table(services, reply, table, action))

    return command(services, message, callback, {"table": f"option-{texts}-table"})


def _board(services: Services) -> app_commands.Command[Any, ..., Any]:
    async def callback(
        interaction: discord.Interaction, text: bool | None = None, table: int | None = None
    ) -> None:
        action = "text" if text else "board"
        await answer(services, interaction, lambda reply: at_table(services, reply, table, action))

    asked = {"text": "option-board-text", "table": "option-board-table"}
    return command(services, "command-board", callback, asked)


def _credits(services: Services) -> app_commands.Command[Any, ..., Any]:
    """Which values are reconstructed, or how the unclear rules of one game are read."""

    async def callback(interaction: discord.Interaction, readings: str | None = None) -> None:
        async def carry_out(reply: Reply) -> None:
            if readings is None:
                parts = [spec.phrases.credits_text(reply.texts) for spec in SPECS.values()]
                said = "\n\n".join([*parts, reply.texts.say("credits-readings")])
            elif readings in SPECS:
                said = readings_text(reply.texts, readings, SPECS[readings].readings())
            else:
                raise RuleError("error-setup-unknown-game", game=readings[:40])
            for page in pages(said, MOST_CONTENT):
                await reply.say(page)

        await answer(services, interaction, carry_out)

    games = [app_commands.Choice(name=named(f"game-{game}"), value=game) for game in engine.GAMES]
    app_commands.choices(readings=games)(callback)
    return command(services, "command-credits", callback, {"readings": "option-credits-readings"})
