"""*Add luck*: how a person in the lobby adds words from which the chance of the game will follow too."""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.messages.custom_ids import Control
from bot.services import Services
from bot.tables.table import Table
from bot.tables.words import LONGEST_WORDS, must_be_lobby


async def open_form(_services: Services, reply: Reply, table: Table) -> None:
    """Open the form of one field, for people who sit here."""
    must_be_lobby(table)
    table.seat_of(reply.interaction.user.id)
    await reply.interaction.response.send_modal(form(table, reply.texts, reply.interaction.id))


def form(table: Table, texts: Texts, opening: int) -> discord.ui.Modal:
    """The form; `opening` makes its id unique, as Discord needs."""
    custom_id = str(Control("send", table.record.id, "addluck", str(opening)))
    modal = discord.ui.Modal(title=texts.say("form-luck-title")[:45], custom_id=custom_id, timeout=None)
    hint = texts.say("form-luck-hint", hash=table.record.posted_commitment)
    modal.add_item(discord.ui.TextDisplay(hint))
    entry: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="words", max_length=LONGEST_WORDS)
    modal.add_item(discord.ui.Label(text=texts.say("form-luck-words")[:45], component=entry))
    modal.stop()  # its answer comes to the router; discord.py would keep each form that is never sent
    return modal


async def add(services: Services, reply: Reply, table: Table) -> None:
    """The form was sent."""
    await services.tables.words.add(table, reply.interaction.user.id, reply.written(LONGEST_WORDS))
    await reply.say(reply.texts.say("luck-is-added"))
