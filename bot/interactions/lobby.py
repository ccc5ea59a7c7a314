"""A lobby: what its host changes, words for luck, computer players, and the start."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

import engine
from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.messages.custom_ids import LONGEST, ComputerSeat, Control, Setting
from bot.messages.lobby import add_button, confirm_start, differences
from bot.messages.lobby_panel import computer_panel, panel, with_choice
from bot.messages.setups import refusal
from bot.messages.table_names import show_title
from bot.messages.views import field_of, form_of
from bot.services import Services
from bot.tables.actions.choices import Choices, adapt_setup
from bot.tables.model.computers import COMPUTERS, computer_name
from bot.tables.model.lobby_seats import must_be_host, must_be_lobby
from bot.tables.model.table import Table
from bot.tables.writing.words import LONGEST_WORDS
from engine.core.errors import SetupError, Stale


async def show_choices(services: Services, reply: Reply, table: Table, note: str = "") -> None:
    """The panel, for the host alone."""
    must_be_lobby(table)
    must_be_host(table, reply.member)
    screen = panel(table, reply.texts, note, await services.tables.words.counting(table))
    await reply.ask_further(screen.content, screen.view)


async def change(services: Services, reply: Reply, table: Table, setting: Setting) -> None:
    """Set what was chosen in the panel, and what must change with it; an old panel is replaced by the current one."""
    now, texts = Choices.of(table.record), reply.texts
    if setting.fingerprint != now.fingerprint:
        await show_choices(services, reply, table, texts.say("panel-stale"))
        return
    asked = with_choice(now, setting.name, reply.choices)
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
    await show_choices(services, reply, table, note)


HASH_DIGITS = 16
"""The digits of a hash that are enough to tell it from any other."""


async def open_luck_form(services: Services, reply: Reply, table: Table) -> None:
    """Open the form of one field, for people who sit here."""
    must_be_lobby(table)
    table.seat_of(reply.member)
    fixed = await services.tables.words.fixed_hash(table)
    await reply.open_form(luck_form(table, reply.texts, fixed, reply.interaction.id))


def luck_form(table: Table, texts: Texts, fixed: str, opening: int) -> discord.ui.Modal:
    """The form, with the hash of all that is `fixed`; `opening` makes its id unique, as Discord needs."""
    custom_id = str(Control("send", table.record.id, "addluck", f"{fixed[:HASH_DIGITS]}-{opening}"))
    hint = discord.ui.TextDisplay[Any](texts.say("form-luck-hint", hash=fixed))
    words = field_of(texts.say("form-luck-words"), "words", LONGEST_WORDS)
    return form_of(texts.say("form-luck-title"), custom_id, hint, words)


async def add_luck_words(services: Services, reply: Reply, table: Table, opened: str) -> None:
    """Add the words of a form if the table is still as its reader saw it, else let them send it again."""
    seen, _, _ = opened.partition("-")
    texts = reply.texts
    try:
        await services.tables.words.add(table, reply.member, reply.read_text(LONGEST_WORDS), seen)
    except Stale:
        await reply.ask_further(texts.say("luck-is-late"), add_button(table, texts))
        return
    is_early = len(table.seats) < table.setup.seats
    await reply.say(texts.say("luck-is-early" if is_early else "luck-is-added"))


async def start(services: Services, reply: Reply, table: Table, confirmed: str | None) -> None:
    """Begin the game; where words are void, the host must first confirm that it begins without them."""
    without = [int(place) for place in (confirmed or "").split(",") if place.isascii() and place.isdigit()]
    lapsed = await services.tables.lobby.start(table, reply.member, without)
    if lapsed:
        await reply.show(confirm_start(table, reply.texts, lapsed))
    else:
        await reply.confirm(reply.texts.say("turn-done", done=show_title(table)))


async def show_computers(services: Services, reply: Reply, table: Table, note: str = "") -> None:
    """The panel, for the host alone."""
    must_be_lobby(table)
    must_be_host(table, reply.member)
    screen = computer_panel(table, reply.texts, note, await services.tables.words.counting(table))
    await reply.ask_further(screen.content, screen.view)


async def add_computer(services: Services, reply: Reply, table: Table, level: str) -> None:
    """Give a seat to a computer player of this level, named in the language of the server."""
    public = await services.outbox.wishes.texts_of(table)
    name = computer_name(public, level)
    await services.tables.computers.add(table, reply.member, level, name)
    await show_computers(services, reply, table)


async def remove_computer(services: Services, reply: Reply, table: Table, given: ComputerSeat) -> None:
    """Remove a computer player from its seat; an old panel is replaced by the current one."""
    note = ""
    try:
        await services.tables.computers.remove(table, reply.member, given.seat, given.level)
    except Stale:
        note = reply.texts.say("panel-stale")
    await show_computers(services, reply, table, note)


def level_named(text: str) -> str:
    """The level that a control names; raises `ValueError`."""
    if text not in COMPUTERS.values():
        raise ValueError(f"no level: {text[:LONGEST]}")
    return text
