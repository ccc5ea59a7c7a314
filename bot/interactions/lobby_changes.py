"""The host of a lobby: *Change* (what is played, with how many people, how fast, whether rated), and *Computers*."""

from __future__ import annotations

from dataclasses import replace

import engine
from bot.interactions.reply import Reply
from bot.messages.computer_panel import computer_name, computer_panel
from bot.messages.custom_ids import LONGEST, ComputerSeat, Setting
from bot.messages.lobby import differences
from bot.messages.lobby_panel import asked_for, panel
from bot.messages.setups import refusal
from bot.services import Services
from bot.tables.actions.choices import Choices, adapt_setup
from bot.tables.model.computers import COMPUTERS
from bot.tables.model.table import Table, host_name
from bot.tables.writing.words import must_be_lobby
from engine.core.errors import RuleError, SetupError, Stale


async def show(services: Services, reply: Reply, table: Table) -> None:
    """The panel, for the host alone."""
    await _show(services, reply, table)


async def _show(services: Services, reply: Reply, table: Table, note: str = "") -> None:
    must_be_lobby(table)
    if reply.interaction.user.id != table.record.host:
        raise RuleError("error-only-host", host=host_name(table))
    screen = panel(table, reply.texts, note, await services.tables.words.of(table))
    await reply.choose(screen.content, screen.view)


async def change(services: Services, reply: Reply, table: Table, setting: Setting) -> None:
    """Something was chosen in the panel, with what must change with it; an old panel answers with the current one."""
    now, texts = Choices.of(table.record), reply.texts
    if setting.fingerprint != now.fingerprint:
        await _show(services, reply, table, texts.say("panel-stale"))
        return
    asked = asked_for(now, setting.name, reply.choices)
    try:
        after = replace(asked, setup=adapt_setup(now.setup, asked.setup, len(table.seats)))
        await services.tables.lobby.change(table, reply.interaction.user.id, now, after)
    except SetupError as mistake:
        note = refusal(texts, engine.GAMES[asked.setup.game], asked.setup, mistake)
    except Stale:
        note = texts.say("panel-stale")
    else:
        also = [*differences(texts, asked, after)]
        note = texts.say("panel-also", changes=texts.list_items(also)) if also else ""
    await _show(services, reply, table, note)


async def show_computers(services: Services, reply: Reply, table: Table) -> None:
    """The panel, for the host alone."""
    must_be_lobby(table)
    if reply.interaction.user.id != table.record.host:
        raise RuleError("error-only-host", host=host_name(table))
    await _show_computers(services, reply, table)


async def _show_computers(services: Services, reply: Reply, table: Table, note: str = "") -> None:
    screen = computer_panel(table, reply.texts, note, await services.tables.words.of(table))
    await reply.choose(screen.content, screen.view)


async def add_computer(services: Services, reply: Reply, table: Table, level: str) -> None:
    """A computer player of this level takes a seat; it is named in the language of the server."""
    public = await services.languages.of_server(table.record.server)
    name = computer_name(public, level)
    await services.tables.computers.add(table, reply.interaction.user.id, level, name)
    await _show_computers(services, reply, table)


async def remove_computer(services: Services, reply: Reply, table: Table, given: ComputerSeat) -> None:
    """A computer player gives back its seat; an old panel answers with the current one."""
    try:
        await services.tables.computers.remove(table, reply.interaction.user.id, given.seat, given.level)
    except Stale:
        await _show_computers(services, reply, table, reply.texts.say("panel-stale"))
    else:
        await _show_computers(services, reply, table)


def level_named(text: str) -> str:
    """The level that a control names; raises `ValueError`."""
    if text not in COMPUTERS.values():
        raise ValueError(f"no level: {text[:LONGEST]}")
    return text
