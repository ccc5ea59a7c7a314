"""The standing answers of one person: what they see of them, and how they give and withdraw them."""

from __future__ import annotations

import discord

from bot.games import SPECS
from bot.interactions import planning
from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.messages.controls import finished, plain_button
from bot.messages.custom_ids import StandingOrder
from bot.messages.order_controls import answer_name, order_select, question_name, question_select, useful
from bot.messages.screens import MOST_CONTENT, Screen
from bot.services import Services
from bot.tables.paused_orders import ASK, is_held
from bot.tables.standing_orders import standing_answers
from bot.tables.table import Live
from engine.core.questions import Seat


def given_lines(live: Live, texts: Texts, seat: Seat) -> list[str]:
    """The standing answers that this seat has given; its plan has words of its own."""
    return [
        order_line(live, texts, seat, name, value)
        for name, value in standing_answers(live, seat).items()
        if value != ASK and name != live.game.orders.plan
    ]


def order_line(live: Live, texts: Texts, seat: Seat, name: str, value: str) -> str:
    """A question that can have a standing answer, and what it is now."""
    question = question_name(live, texts, name)
    return texts.say("order-line", order=question, answer=answer_name(live, texts, seat, name, value))


def screen(live: Live, texts: Texts, seat: Seat) -> Screen:
    """All standing answers of one seat that this table has a use for, each to be changed."""
    names = useful(live, seat)
    if not names:
        return Screen(texts.say("orders-none"))
    answers = standing_answers(live, seat)
    lines = [texts.say("orders-heading")]
    lines += [order_line(live, texts, seat, name, answers[name]) for name in names]
    lines += [texts.say("order-held")] if is_held(live.orders, seat) else []
    view = discord.ui.View(timeout=None)
    view.add_item(question_select(live, texts, seat, names))
    return Screen("\n".join(lines)[:MOST_CONTENT], finished(view))


def question(live: Live, texts: Texts, seat: Seat, name: str) -> Screen:
    """One question: its answer now, the usual ones, and a form for other words where there are any."""
    now = answer_name(live, texts, seat, name, standing_answers(live, seat)[name])
    hint = SPECS[live.game.id].phrases.order_hint(texts, name)
    said = [question_name(live, texts, name), texts.say("order-now", answer=now), hint]
    view = discord.ui.View(timeout=None)
    view.add_item(order_select(live, texts, seat, name, texts.say("order-choose"), 0))
    if hint:
        view.add_item(plain_button(texts, "button-order-write", live.record.id, "write", name, row=1))
    view.add_item(plain_button(texts, "button-order-back", live.record.id, "orders", row=1))
    return Screen("\n".join(each for each in said if each)[:MOST_CONTENT], finished(view))


async def show(_bot: Services, reply: Reply, live: Live, name: str) -> None:
    """The own standing answers, or one of them."""
    seat = live.insider(reply.interaction.user.id)
    if name == live.game.orders.plan:
        found = planning.screen(live, reply.texts, seat)
    elif name in useful(live, seat):
        found = question(live, reply.texts, seat, name)
    else:
        found = screen(live, reply.texts, seat)
    await reply.choose(found.content, found.view)


async def give(services: Services, reply: Reply, live: Live, order: StandingOrder) -> None:
    """Give a standing answer, or withdraw it; a plan is shown before it is used."""
    name, seat = order.name, live.insider(reply.interaction.user.id)
    if name == live.game.orders.plan:
        await planning.propose(services, reply, live, order.answer)
        return
    answered = await services.tables.orders.give(live, seat, name, order.answer)
    given = answer_name(live, reply.texts, seat, name, standing_answers(live, seat)[name])
    note = "order-answered" if answered else "order-given"
    asked = question_name(live, reply.texts, name)
    more = None if answered else screen(live, reply.texts, seat).view
    await reply.choose(reply.texts.say(note, order=asked, answer=given), more)


async def wrote(services: Services, reply: Reply, live: Live, name: str) -> None:
    """The form for a standing answer was sent."""
    await give(services, reply, live, StandingOrder(name, reply.written))


def written_for(text: str) -> str:
    """The question whose form was sent; behind it stands what makes the form's id unique."""
    return text.partition(".")[0]
