"""The standing orders of one person: what they see of them, and how they give and withdraw them."""

from __future__ import annotations

import discord

from bot.games import SPECS
from bot.interactions import planning
from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.messages.controls import finished, plain_button
from bot.messages.custom_ids import StandingOrder
from bot.messages.order_controls import (
    answer_name,
    order_select,
    question_name,
    question_select,
    useful,
    writing,
)
from bot.messages.screens import MOST_CONTENT, Screen
from bot.services import Services
from bot.tables.early_answers import is_for_later
from bot.tables.paused_orders import ASK, is_held
from bot.tables.standing_orders import LONGEST_TYPED, standing_answers
from bot.tables.table import Table
from engine.core.errors import RuleError
from engine.core.questions import Seat


def given_lines(table: Table, texts: Texts, seat: Seat) -> list[str]:
    """The standing orders that this seat has given; its plan has words of its own."""
    return [
        order_line(table, texts, seat, name, value)
        for name, value in standing_answers(table, seat).items()
        if value != ASK and name != table.game.orders.plan
    ]


def order_line(table: Table, texts: Texts, seat: Seat, name: str, value: str) -> str:
    """A question that can have a standing order, and what it is now."""
    question = question_name(table, texts, name)
    return texts.say("order-line", order=question, answer=answer_name(table, texts, seat, name, value))


def screen(table: Table, texts: Texts, seat: Seat) -> Screen:
    """All standing orders of one seat that this table has a use for, each to be changed."""
    names = useful(table, seat)
    if not names:
        return Screen(texts.say("orders-none"))
    answers = standing_answers(table, seat)
    lines = [texts.say("orders-heading")]
    lines += [order_line(table, texts, seat, name, answers[name]) for name in names]
    lines += [texts.say("order-held")] if is_held(table.orders, seat) else []
    lines += (
        [texts.say("order-seen")] if any(is_for_later(table.orders, seat, each) for each in names) else []
    )
    view = discord.ui.View(timeout=None)
    view.add_item(question_select(table, texts, seat, names))
    return Screen("\n".join(lines)[:MOST_CONTENT], finished(view))


def question(table: Table, texts: Texts, seat: Seat, name: str) -> Screen:
    """One question: its answer now, the usual ones, and a form for other words where there are any."""
    now = answer_name(table, texts, seat, name, standing_answers(table, seat)[name])
    hint = SPECS[table.game.id].phrases.order_hint(texts, name)
    said = [question_name(table, texts, name), texts.say("order-now", answer=now), hint]
    view = discord.ui.View(timeout=None)
    view.add_item(order_select(table, texts, seat, name, texts.say("order-choose"), 0))
    if hint:
        view.add_item(plain_button(texts, "button-order-write", table.record.id, "write", name, row=1))
    view.add_item(plain_button(texts, "button-order-back", table.record.id, "orders", row=1))
    return Screen("\n".join(each for each in said if each)[:MOST_CONTENT], finished(view))


async def show(_services: Services, reply: Reply, table: Table, name: str) -> None:
    """The own standing orders, or one of them."""
    seat = table.insider(reply.interaction.user.id)
    if name == table.game.orders.plan:
        found = planning.screen(table, reply.texts, seat)
    elif name in useful(table, seat):
        found = question(table, reply.texts, seat, name)
    else:
        found = screen(table, reply.texts, seat)
    await reply.choose(found.content, found.view)


async def give(services: Services, reply: Reply, table: Table, order: StandingOrder) -> None:
    """Give a standing order, or withdraw it; a plan is built by taps."""
    name, seat = order.name, table.insider(reply.interaction.user.id)
    if name == table.game.orders.plan:
        await planning.plan(services, reply, table)
        return
    typed = SPECS[table.game.id].phrases.order_text(name, order.answer, table.playing.view(seat))
    answered = await services.tables.orders.give(table, seat, name, typed)
    given = answer_name(table, reply.texts, seat, name, standing_answers(table, seat)[name])
    later = is_for_later(table.orders, seat, name)
    note = "order-answered" if answered else "order-later" if later else "order-given"
    said = [reply.texts.say(note, order=question_name(table, reply.texts, name), answer=given)]
    said += [reply.texts.say("order-seen")] if later else []
    more = None if answered else screen(table, reply.texts, seat).view
    await reply.choose("\n".join(said), more)


async def write(services: Services, reply: Reply, table: Table, name: str) -> None:
    """Open the form for a standing order in one's own words. Buttons of older messages ask for that of a plan."""
    if name in ("", table.game.orders.plan):
        await planning.plan(services, reply, table)
        return
    seat = table.insider(reply.interaction.user.id)
    if name not in table.playing.game.orders.names:
        raise RuleError("error-no-such-order", order=name)
    await reply.interaction.response.send_modal(writing(table, reply.texts, seat, name, reply.interaction.id))


async def wrote(services: Services, reply: Reply, table: Table, name: str) -> None:
    """The form for a standing order was sent."""
    await give(services, reply, table, StandingOrder(name, reply.written(LONGEST_TYPED)))


def written_for(text: str) -> str:
    """The question whose form was sent; behind it stands what makes the form's id unique."""
    return text.partition(".")[0]
