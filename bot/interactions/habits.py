"""What a person always chooses: the bot proposes privately to answer it from now on."""

from __future__ import annotations

import discord

from bot.interactions.reply import Reply
from bot.messages.controls import finished, plain_button
from bot.messages.custom_ids import StandingOrder
from bot.messages.order_controls import answer_name, question_name
from bot.services import Services
from bot.storage.records import Change
from bot.tables.habits import unasked
from bot.tables.table import Table
from engine.core.errors import RuleError
from engine.core.questions import Seat

ASK_ME = "ask"


async def propose_habit(reply: Reply, table: Table, seat: Seat, name: str, value: str) -> None:
    """Ask its person alone, once: always, or ask me."""
    texts, game = reply.texts, table.record.id
    view, green = discord.ui.View(timeout=None), discord.ButtonStyle.success
    order = StandingOrder(name, value)
    view.add_item(plain_button(texts, "button-habit-always", game, "order", order, green))
    view.add_item(plain_button(texts, "button-habit-ask", game, "habit", f"{ASK_ME} {name}"))
    question, answer = question_name(table, texts, name), answer_name(table, texts, seat, name, value)
    await reply.choose(texts.say("habit-proposed", order=question, answer=answer), finished(view))


async def answer_habit(services: Services, reply: Reply, table: Table, said: str) -> None:
    """Ask as before; it is proposed no more. Buttons of older versions say that in other words."""
    seat, (_, _, name) = table.insider(reply.interaction.user.id), said.partition(" ")
    if name not in table.playing.game.orders.names:
        raise RuleError("error-nothing-asked")
    await services.tables.committer.write(Change((unasked(table, seat, name),)))
    await reply.choose(reply.texts.say("habit-ask", order=question_name(table, reply.texts, name)), None)
