"""The slash commands: the life of a table, looking at it, and the moves."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

import discord
from discord import app_commands

import engine
from bot.commands.move_commands import move_commands, plan
from bot.commands.parts import Choices, Command, command, group, suggest, text_named
from bot.commands.personal_commands import (
    HELP,
    PRIVACY,
    SETTINGS,
    credits_command,
    language_command,
    mygames,
    snooze,
)
from bot.commands.records_commands import RECORDS
from bot.interactions.opening import open_table
from bot.interactions.personal_actions import public_lines
from bot.interactions.reply import Reply
from bot.interactions.router import at_table
from bot.language.texts import Texts, languages
from bot.messages.setups import chosen_setup, offers
from bot.services import Services
from bot.tables.actions.lobby import MOST_TITLE
from bot.tables.model.computers import COMPUTERS, USUAL_LEVEL
from bot.tables.model.pace import PACES, USUAL_PACE

MOST_LISTED = 15
MOST_MODULES = 200
"""The most characters of a list of modules; all names of all of them are shorter in any language."""


def build() -> Sequence[Command | app_commands.Group]:
    """All commands of the bot, for the present games and languages."""
    return commands_of(tuple(engine.GAMES.items()), tuple(languages()))


@lru_cache(maxsize=1)
def commands_of(_games: Hashable, _languages: Hashable) -> Sequence[Command | app_commands.Group]:
    """The commands, cached for all bots of a process, as building them takes as long as the rest of a start."""
    tables = ("leave", "start", "end", "here", "handback", "rematch")
    actions = (_action(f"game-{action}", action) for action in ("join", *tables))
    return (
        group("game", _new(), *actions, host, games),
        *(
            _action(action, action)
            for action in ("since", "log", "undo", "verify", "odds", "hint", "analysis")
        ),
        mine,
        board,
        replay,
        plan,
        SETTINGS,
        snooze,
        mygames,
        RECORDS,
        PRIVACY,
        language_command(),
        *HELP,
        credits_command(),
        *move_commands(),
    )


# The life of a table


def _new() -> Command:
    @command("game-new", **_choices_of_new())
    async def new(
        services: Services,
        reply: Reply,
        game: str | None = None,
        seats: int | None = None,
        edition: str | None = None,
        modules: app_commands.Range[str, 1, MOST_MODULES] | None = None,
        pace: str = USUAL_PACE,
        rated: bool = False,
        computers: int | None = None,
        level: str | None = None,
        title: app_commands.Range[str, 1, MOST_TITLE] | None = None,
    ) -> None:
        chosen = engine.GAMES[game] if game in engine.GAMES else next(iter(engine.GAMES.values()))
        setup = chosen_setup(chosen, seats, modules or "", edition)
        number = computers or int(level is not None)
        playing = (number, level or USUAL_LEVEL)
        await open_table(services, reply, setup, title, pace, int(rated), *playing)

    suggest(new, "modules")(_modules_on_offer)
    return new


def _choices_of_new() -> dict[str, Choices]:
    """The choices of the options of a new table, for all games together."""
    seats = sorted({seats for game in engine.GAMES.values() for seats in game.seats})
    editions = dict.fromkeys(edition for game in engine.GAMES.values() for edition in game.editions)
    return {
        "game": [app_commands.Choice(name=text_named(f"game-{each}"), value=each) for each in engine.GAMES],
        "seats": [app_commands.Choice(name=str(number), value=number) for number in seats],
        "edition": [app_commands.Choice(name=text_named(f"edition-{each}"), value=each) for each in editions],
        "pace": [app_commands.Choice(name=text_named(f"pace-{each}"), value=each) for each in PACES],
        "computers": [app_commands.Choice(name=str(each), value=each) for each in range(1, max(seats))],
        "level": [
            app_commands.Choice(name=text_named(f"level-{each}"), value=each) for each in COMPUTERS.values()
        ],
    }


async def _modules_on_offer(_services: Services, interaction: discord.Interaction, typed: str) -> Choices:
    game = engine.GAMES.get(str(interaction.namespace.game), next(iter(engine.GAMES.values())))
    found = offers(game, Texts.for_locale(str(interaction.locale)), typed)
    return [app_commands.Choice(name=name, value=value) for name, value in found]


def _action(name: str, action: str) -> Command:
    """A command that is one action at a table."""

    @command(name)
    async def carry_out(services: Services, reply: Reply, table: int | None = None) -> None:
        await at_table(services, reply, table, action)

    return carry_out


@command("game-host")
async def host(services: Services, reply: Reply, to: discord.User, table: int | None = None) -> None:
    await at_table(services, reply, table, "host", to.id)


@command("game-list")
async def games(services: Services, reply: Reply) -> None:
    await reply.say_pages(await _list_tables(services, reply.interaction, reply.texts))


async def _list_tables(services: Services, interaction: discord.Interaction, texts: Texts) -> str:
    """The open tables of this server, and one's own everywhere."""
    own = await services.store.tables_of(interaction.user.id)
    server = interaction.guild_id or 0
    first = await services.store.open_tables(server, MOST_LISTED)
    here = sorted({each.id: each for each in (*own, *first)}.values(), key=lambda each: each.id)
    if not here:
        return texts.say("list-empty")
    tables = [await services.tables.registry.get(record.id) for record in here[:MOST_LISTED]]
    lines = public_lines(tables, texts, interaction.user.id)
    count = await services.store.count_open_tables(server) + sum(each.server != server for each in own)
    if count > MOST_LISTED:
        lines.append(texts.say("list-more", count=count - MOST_LISTED))
    return "\n".join([texts.say("list-heading"), *lines])


# Looking at it


@command("mine")
async def mine(services: Services, reply: Reply, large: bool | None = None, table: int | None = None) -> None:
    await at_table(services, reply, table, "close" if large else "mine")


@command("board")
async def board(services: Services, reply: Reply, text: bool | None = None, table: int | None = None) -> None:
    await at_table(services, reply, table, "text" if text else "board")


@command("replay")
async def replay(
    services: Services, reply: Reply, steps: bool | None = None, table: int | None = None
) -> None:
    await at_table(services, reply, table, "step" if steps else "replay")
