"""The thread of a table: opened at its lobby, or not; and everybody of the table is in it from the start."""

from __future__ import annotations

import logging

import discord

from bot.language.names import plain
from bot.language.texts import Texts
from bot.outbox import requests
from bot.outbox.delivery_failures import OF_THE_LINE
from bot.outbox.sender import OutgoingMessage, Sender, only
from bot.tables.computers import is_computer
from bot.tables.table import Table

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


async def bring_in(sender: Sender, outgoing: OutgoingMessage, message: int) -> None:
    """Allow this message, which names everybody and has called nobody, to mention them now: an edit brings people into
    a thread without a notice. Who could not be brought in comes in when they are asked.
    """
    record, seats = outgoing.table.record, outgoing.table.seats
    if record.thread in (None, record.channel):
        return
    people = tuple({each.member for each in seats if not is_computer(each.member)})
    try:
        words = outgoing.screen.content
        await requests.edit(
            sender.client, record.place, message, content=words, allowed_mentions=only(people)
        )
    except OF_THE_LINE as error:
        log.info("table %s: its people are not in its thread yet: %s", record.id, error)
