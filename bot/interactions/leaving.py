"""A seat that changes hands: given up, offered, taken, handed back, or left to a computer for a while."""

from __future__ import annotations

import discord

from bot.interactions.game_log import show_since
from bot.interactions.reply import Reply
from bot.language.names import show_name
from bot.language.texts import Texts
from bot.messages.views import plain_button, view_of
from bot.services import Services
from bot.tables.actions.seats import TAKE_BACK
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from engine.core.questions import Seat


async def leave(services: Services, reply: Reply, table: Table) -> None:
    """Give the seat back before the game begins; while it runs, ask whether it is to be offered to others."""
    if table.record.status == "running":
        seat = table.seat_of(reply.member)
        offered = await services.tables.seats.is_offered(table, seat)
        message = "seat-is-offered" if offered else "leave-asked"
        if table.seats[seat].caretaker:
            message = "caretaker-yours"
        await reply.ask_further(reply.texts.say(message), _choices(reply.texts, table, seat, offered=offered))
        return
    await services.tables.lobby.leave(table, reply.member)
    await reply.say(reply.texts.say("lobby-you-left"))
    reply.end_questions_of(reply.member)


def _choices(texts: Texts, table: Table, seat: Seat, *, offered: bool) -> discord.ui.View:
    """Offer the own seat, if it is not on offer, let a computer play for a while, or keep it."""
    view, danger = view_of(), discord.ButtonStyle.danger
    if not offered:
        view.add_item(plain_button(texts, "button-offer-seat", table.record.id, "offerseat", style=danger))
    if table.seats[seat].caretaker:
        view.add_item(plain_button(texts, "button-takeback", table.record.id, TAKE_BACK))
        return view
    if not table.record.rated and table.present - {seat}:
        view.add_item(plain_button(texts, "button-caretaker", table.record.id, "caretaker"))
    view.add_item(plain_button(texts, "button-keep-seat", table.record.id, "keepseat"))
    return view


async def caretaker(services: Services, reply: Reply, table: Table) -> None:
    """Let a computer play for this person until they are back."""
    await services.tables.seats.appoint_caretaker(table, reply.member)
    view = _choices(reply.texts, table, table.seat_of(reply.member), offered=True)
    await reply.ask_further(reply.texts.say("caretaker-yours"), view)


async def take_back(services: Services, reply: Reply, table: Table) -> None:
    """Let a person play again for whom a computer played, and show what it did."""
    _ = table.playing.find_decision(table.seat_of(reply.member))
    if not await services.tables.seats.end_caretaker(table, reply.member):
        raise RuleError("error-no-caretaker")
    await show_since(services, reply, table)
    reply.end_questions_of(reply.member)


async def offer_seat(services: Services, reply: Reply, table: Table) -> None:
    """Offer this person's seat to everybody who may see the table."""
    await services.tables.seats.give_up(table, reply.member)
    await reply.choose(
        reply.texts.say("seat-is-offered"),
        _choices(reply.texts, table, table.seat_of(reply.member), offered=True),
    )


async def keep_seat(services: Services, reply: Reply, table: Table) -> None:
    """Withdraw the offer of this person's seat."""
    await services.tables.seats.keep(table, reply.member)
    await reply.choose(reply.texts.say("seat-is-kept"), None)


async def substitute(services: Services, reply: Reply, table: Table, seat: int) -> None:
    """Take an offered seat of a running game; its owner keeps it."""
    user, seats = reply.interaction.user, services.tables.seats
    owner = table.seats[seat].member if await seats.is_offered(table, seat) else 0
    if owner == user.id:
        await keep_seat(services, reply, table)
        return
    await seats.take_over(table, seat, user.id, user.display_name)
    reply.end_questions_of(owner)
    await reply.say(reply.texts.say("seat-is-yours", link=f"<#{table.record.place}>"))


async def make_host(services: Services, reply: Reply, table: Table, heir: int) -> None:
    """Make another player of this table its host."""
    await services.tables.seats.make_host(table, reply.member, heir)
    name = show_name(table.names[table.seat_of(heir)])
    await reply.choose(reply.texts.say("turn-done", done=name), None)


async def hand_back(services: Services, reply: Reply, table: Table) -> None:
    """Give a substitute's seat back to its former player."""
    former = await services.tables.seats.former_of(table, table.seat_of(reply.member))
    await services.tables.seats.hand_back(table, reply.member, former or 0)
    await reply.say(reply.texts.say("seat-handed-back"))
    reply.end_questions_of(reply.member)
