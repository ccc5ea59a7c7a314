"""*Add luck*: how a person in the lobby adds words from which the chance of the game will follow too, and the start."""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.reply import Reply
from bot.language.names import show_name
from bot.language.texts import Texts
from bot.messages.custom_ids import Control
from bot.messages.luck import add_button, confirm_start
from bot.messages.views import field_of, form_of
from bot.services import Services
from bot.tables.model.lobby_seats import must_be_lobby
from bot.tables.model.table import Table
from bot.tables.writing.words import LONGEST_WORDS
from engine.core.errors import Stale

ENOUGH = 16
"""So many digits of a hash tell it from any other."""


async def open_form(services: Services, reply: Reply, table: Table) -> None:
    """Open the form of one field, for people who sit here."""
    must_be_lobby(table)
    table.seat_of(reply.member)
    fixed = await services.tables.words.fixed_hash(table)
    await reply.interaction.response.send_modal(form(table, reply.texts, fixed, reply.interaction.id))


def form(table: Table, texts: Texts, fixed: str, opening: int) -> discord.ui.Modal:
    """The form, with the hash of all that is `fixed`; `opening` makes its id unique, as Discord needs."""
    custom_id = str(Control("send", table.record.id, "addluck", f"{fixed[:ENOUGH]}-{opening}"))
    hint = discord.ui.TextDisplay[Any](texts.say("form-luck-hint", hash=fixed))
    words = field_of(texts.say("form-luck-words"), "words", LONGEST_WORDS)
    return form_of(texts.say("form-luck-title"), custom_id, hint, words)


async def add(services: Services, reply: Reply, table: Table, opened: str) -> None:
    """The form was sent; its words count for the table that its reader saw, else they can send it again."""
    seen, _, _ = opened.partition("-")
    texts = reply.texts
    try:
        await services.tables.words.add(table, reply.member, reply.read_text(LONGEST_WORDS), seen)
    except Stale:
        await reply.choose(texts.say("luck-is-late"), add_button(table, texts))
        return
    is_early = len(table.seats) < table.setup.seats
    await reply.say(texts.say("luck-is-early" if is_early else "luck-is-added"))


async def start(services: Services, reply: Reply, table: Table, confirmed: str | None) -> None:
    """Begin the game; where words count no more, the host says first that it may begin without them."""
    without = [int(place) for place in (confirmed or "").split(",") if place.isascii() and place.isdigit()]
    lapsed = await services.tables.lobby.start(table, reply.member, without)
    if lapsed:
        await reply.show(confirm_start(table, reply.texts, lapsed))
    else:
        await reply.confirm(reply.texts.say("turn-done", done=show_name(table.record.title)))
