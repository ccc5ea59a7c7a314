"""The controls of standing orders: which question, which answer, and a form for one's own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.games import SPECS
from bot.language.texts import Texts
from bot.messages.controls import MOST_OPTIONS, MOST_ROWS, MOST_TEXT, plain_button
from bot.messages.custom_ids import Control
from bot.tables.paused_orders import ASK
from bot.tables.standing_orders import LONGEST_TYPED, standing_answers
from bot.tables.table import Table
from engine.core.questions import Decision, Seat

LONGEST_VALUE = 100
"""The most characters of an option of a select, or of a suggestion."""


def question_name(table: Table, texts: Texts, name: str) -> str:
    """The name of the question of a standing order."""
    return SPECS[table.game.id].phrases.field(texts, f"order-{name}")


def answer_name(table: Table, texts: Texts, seat: Seat, name: str, value: str) -> str:
    """The name of a standing order."""
    if value == ASK:
        return texts.say("order-ask")
    return SPECS[table.game.id].phrases.value(texts, f"order-{name}", value, table.running.view(seat), seat)


def useful(table: Table, seat: Seat) -> list[str]:
    """The questions that this seat can meet at this table."""
    return [name for name in table.game.orders.names if table.running.orders.values(seat, name)]


def question_select(table: Table, texts: Texts, seat: Seat, names: Sequence[str]) -> discord.ui.Select[Any]:
    """All questions that can be answered beforehand, each with its answer."""
    answers = standing_answers(table, seat)
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(Control("pick", table.record.id, "orders")), placeholder=texts.say("orders-which")[:150]
    )
    for name in names[:MOST_OPTIONS]:
        said = answer_name(table, texts, seat, name, answers[name])
        label = question_name(table, texts, name)
        select.add_option(label=label[:MOST_TEXT], value=name, description=said[:MOST_TEXT])
    return select


def order_select(
    table: Table, texts: Texts, seat: Seat, name: str, placeholder: str, row: int
) -> discord.ui.Select[Any]:
    """One question that can be answered beforehand, with the usual answers and being asked."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(Control("pick", table.record.id, "order", name)), placeholder=placeholder[:150], row=row
    )
    values = [each for each in table.running.orders.values(seat, name) if len(each) <= LONGEST_VALUE]
    for value in values[:MOST_OPTIONS]:
        select.add_option(label=answer_name(table, texts, seat, name, value)[:MOST_TEXT], value=value)
    return select


def add_always(view: discord.ui.View, table: Table, texts: Texts, decision: Decision) -> None:
    """Below the controls of a question that can have a standing order: the choice to answer it always like that.

    A plan is about more than one question, so it is not offered here.
    """
    row = max((item.row or 0 for item in view.children), default=-1) + 1
    match, seat = table.running, decision.seat
    for name in match.game.orders.names:
        if row >= MOST_ROWS or name == match.game.orders.plan:
            continue
        values = match.orders.values(seat, name)
        if any(match.orders.answer(decision, {name: value}) is not None for value in values):
            view.add_item(order_select(table, texts, seat, name, texts.say("order-always"), row))
            row += 1


def writing(table: Table, texts: Texts, seat: Seat, name: str, opening: int) -> discord.ui.Modal:
    """A form for a standing order in one's own words; `opening` makes its id unique, as Discord needs."""
    now = standing_answers(table, seat)[name]
    custom_id = str(Control("send", table.record.id, "wrote", f"{name}.{opening}"))
    modal = discord.ui.Modal(title=texts.say("form-order-title")[:45], custom_id=custom_id, timeout=None)
    hint = SPECS[table.game.id].phrases.order_hint(texts, name)
    if hint:
        modal.add_item(discord.ui.TextDisplay(hint))
    entry: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.short,
        default="" if now == ASK else now,
        max_length=LONGEST_TYPED,
    )
    modal.add_item(discord.ui.Label(text=question_name(table, texts, name)[:45], component=entry))
    modal.stop()
    return modal


def plan_buttons(table: Table, texts: Texts, *actions: str) -> discord.ui.View:
    """What leads on from a plan."""
    view, game = discord.ui.View(timeout=None), table.record.id
    for action in actions:
        view.add_item(plain_button(texts, BUTTONS[action], game, action))
    view.stop()
    return view


BUTTONS = {"plan": "button-plan-ahead", "dropplan": "button-plan-drop"}
