"""The standing answers of one person: what they see of them, and how they give and withdraw them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.controls import finished
from bot.language.phrases import PHRASES
from bot.language.texts import Texts
from bot.live import Live
from bot.order_controls import ROWS, answer_name, order_select
from bot.reply import Reply
from bot.screens import Screen
from bot.standing import standing_answers
from engine.core.questions import Seat

if TYPE_CHECKING:
    from bot.client import Bot


def order_lines(live: Live, texts: Texts, seat: Seat) -> list[str]:
    """Every question of the game that can have a standing answer, and what it is now."""
    words = PHRASES[live.game.id]
    return [
        texts.say(
            "order-line",
            order=words.field(texts, f"order-{name}"),
            answer=answer_name(live, texts, seat, name, value),
        )
        for name, value in standing_answers(live, seat).items()
    ]


def screen(live: Live, texts: Texts, seat: Seat) -> Screen:
    """All standing answers of one seat, each to be changed."""
    names = live.game.orders
    if not names:
        return Screen(texts.say("orders-none"))
    view = discord.ui.View(timeout=None)
    useful = [name for name in names if live.running.order_values(seat, name)]
    for row, name in enumerate(useful[:ROWS]):
        question = PHRASES[live.game.id].field(texts, f"order-{name}")
        view.add_item(order_select(live, texts, seat, name, question, row))
    return Screen("\n".join([texts.say("orders-heading"), *order_lines(live, texts, seat)]), finished(view))


async def show(_bot: Bot, reply: Reply, live: Live, _said: str) -> None:
    """The own standing answers."""
    found = screen(live, reply.texts, live.seat_of(reply.interaction.user.id))
    await reply.choose(found.content, found.view)


async def give(bot: Bot, reply: Reply, live: Live, said: str) -> None:
    """Give a standing answer, or withdraw it: `name value`."""
    name, _, value = said.partition(" ")
    seat = live.seat_of(reply.interaction.user.id)
    answered = await bot.tables.order(live, seat, name, value)
    question = PHRASES[live.game.id].field(reply.texts, f"order-{name}")
    answer = answer_name(live, reply.texts, seat, name, value)
    note = "order-answered" if answered else "order-given"
    await reply.choose(reply.texts.say(note, order=question, answer=answer), None)
