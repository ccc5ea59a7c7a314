"""*Computers*: the host of a lobby adds and removes them."""

from __future__ import annotations

from bot.interactions.reply import Reply
from bot.messages.computer_panel import computer_name, computer_panel
from bot.messages.custom_ids import LONGEST, ComputerSeat
from bot.services import Services
from bot.tables.model.computers import COMPUTERS
from bot.tables.model.table import Table, host_name
from bot.tables.writing.words import must_be_lobby
from engine.core.errors import RuleError, Stale


async def show(services: Services, reply: Reply, table: Table) -> None:
    """The panel, for the host alone."""
    must_be_lobby(table)
    if reply.interaction.user.id != table.record.host:
        raise RuleError("error-only-host", host=host_name(table))
    await _show(services, reply, table)


async def _show(services: Services, reply: Reply, table: Table, note: str = "") -> None:
    screen = computer_panel(table, reply.texts, note, await services.tables.words.of(table))
    await reply.choose(screen.content, screen.view)


async def add(services: Services, reply: Reply, table: Table, level: str) -> None:
    """A computer player of this level takes a seat; it is named in the language of the server."""
    public = await services.languages.of_server(table.record.server)
    name = computer_name(public, level)
    await services.tables.computers.add(table, reply.interaction.user.id, level, name)
    await _show(services, reply, table)


async def remove(services: Services, reply: Reply, table: Table, given: ComputerSeat) -> None:
    """A computer player gives back its seat; an old panel answers with the current one."""
    try:
        await services.tables.computers.remove(table, reply.interaction.user.id, given.seat, given.level)
    except Stale:
        await _show(services, reply, table, reply.texts.say("panel-stale"))
    else:
        await _show(services, reply, table)


def level_named(text: str) -> str:
    """The level that a control names; raises `ValueError`."""
    if text not in COMPUTERS.values():
        raise ValueError(f"no level: {text[:LONGEST]}")
    return text
