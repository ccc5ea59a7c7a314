"""The thread of a table: opened at its lobby, or not."""

from __future__ import annotations

import logging

import discord

from bot.language.names import plain
from bot.language.texts import Texts
from bot.outbox.sender import Sender
from bot.tables.model.table import Table

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
NO_THREAD = (160006, 160007, 200001)
"""The server has its most active threads, or its moderation takes the title of this one."""


async def thread_at_lobby(sender: Sender, table: Table, texts: Texts) -> int:
    """The place of a table: a thread at its lobby message, new or there already; where none is opened, the channel."""
    record, lobby = table.record, table.record.lobby or 0
    game = texts.say(f"game-{table.setup.game}")
    name = texts.say("thread-name", title=plain(record.title, 60), game=game)[:100]
    try:
        return await sender.thread_at(record.channel, lobby, name)
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return lobby
        if isinstance(error, discord.Forbidden) or error.code in NO_THREAD:
            log.info("table %s: played without a thread of its own: %s", record.id, error)
            return record.channel
        raise
