"""*Computers*: the host of a lobby adds and removes them."""

from __future__ import annotations

from bot.interactions.reply import Reply
from bot.messages.computer_panel import computer_name, computer_panel
from bot.messages.custom_ids import LONGEST, ComputerSeat
from bot.services import Services
from bot.tables.model.computers import COMPUTERS
from bot.tables.model.lobby_seats import must_be_host, must_be_lobby
from bot.tables.model.table import Table
from engine.core.errors import Stale


async def show(services: Services, reply: Reply, table: Table, note: str = "") -> None:
    """The panel, for the host alone."""
    must_be_lobby(table)
    must_be_host(table, reply.member)
    await reply.show(computer_panel(table, reply.texts, note, await services.tables.words.of(table)))


async def add(services: Services, reply: Reply, table: Table, level: str) -> None:
    """A computer player of this level takes a seat; it is named in the language of the server."""
    public = await services.languages.of_server(table.record.server)
    name = computer_name(public, level)
    await services.tables.computers.add(table, reply.member, level, name)
    await show(services, reply, table)


async def remove(services: Services, reply: Reply, table: Table, given: ComputerSeat) -> None:
    """A computer player gives back its seat; an old panel answers with the current one."""
    note = ""
    try:
        await services.tables.computers.remove(table, reply.member, given.seat, given.level)
    except Stale:
        note = reply.texts.say("panel-stale")
    await show(services, reply, table, note)


def level_named(text: str) -> str:
    """The level that a control names; raises `ValueError`."""
    if text not in COMPUTERS.values():
        raise ValueError(f"no level: {text[:LONGEST]}")
    return text
