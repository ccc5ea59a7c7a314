"""*Change*: the host changes what is played, with how many people, how fast, and whether it is rated."""

from __future__ import annotations

from dataclasses import replace

import engine
from bot.interactions.reply import Reply
from bot.messages.custom_ids import Setting
from bot.messages.lobby import differences
from bot.messages.lobby_panel import asked_for, panel
from bot.messages.setups import refusal
from bot.services import Services
from bot.tables.actions.choices import Choices, adapt_setup
from bot.tables.model.lobby_seats import must_be_host, must_be_lobby
from bot.tables.model.table import Table
from engine.core.errors import SetupError, Stale


async def show(services: Services, reply: Reply, table: Table, note: str = "") -> None:
    """The panel, for the host alone."""
    must_be_lobby(table)
    must_be_host(table, reply.member)
    await reply.show(panel(table, reply.texts, note, await services.tables.words.of(table)))


async def change(services: Services, reply: Reply, table: Table, setting: Setting) -> None:
    """Something was chosen in the panel, with what must change with it; an old panel answers with the current one."""
    now, texts = Choices.of(table.record), reply.texts
    if setting.fingerprint != now.fingerprint:
        await show(services, reply, table, texts.say("panel-stale"))
        return
    asked = asked_for(now, setting.name, reply.choices)
    try:
        after = replace(asked, setup=adapt_setup(now.setup, asked.setup, len(table.seats)))
        await services.tables.lobby.change(table, reply.member, now, after)
    except SetupError as mistake:
        note = refusal(texts, engine.GAMES[asked.setup.game], asked.setup, mistake)
    except Stale:
        note = texts.say("panel-stale")
    else:
        also = [*differences(texts, asked, after)]
        note = texts.say("panel-also", changes=texts.list_items(also)) if also else ""
    await show(services, reply, table, note)
