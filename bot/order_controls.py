"""The controls of standing answers: a select for each question that can be answered beforehand."""

from __future__ import annotations

from typing import Any

import discord

from bot.controls import MOST_OPTIONS, MOST_TEXT
from bot.ids import Control
from bot.language.phrases import PHRASES
from bot.language.texts import Texts
from bot.live import Live
from bot.standing import ASK
from engine.core.questions import Decision, Seat

ROWS = 5
"""As many rows of controls as a message has."""


def answer_name(live: Live, texts: Texts, seat: Seat, name: str, value: str) -> str:
    """What a standing answer is called."""
    if value == ASK:
        return texts.say("order-ask")
    return PHRASES[live.game.id].value(texts, f"order-{name}", value, live.running.view(seat), seat)


def order_select(
    live: Live, texts: Texts, seat: Seat, name: str, placeholder: str, row: int
) -> discord.ui.Select[Any]:
    """One question that can be answered beforehand, with all answers and being asked."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(Control("pick", live.record.id, "order", name)), placeholder=placeholder[:150], row=row
    )
    for value in live.running.order_values(seat, name)[:MOST_OPTIONS]:
        select.add_option(label=answer_name(live, texts, seat, name, value)[:MOST_TEXT], value=value)
    return select


def add_always(view: discord.ui.View, live: Live, texts: Texts, decision: Decision) -> None:
    """Below the controls of a question that can have a standing answer: the choice to answer it always like that."""
    row = max((item.row or 0 for item in view.children), default=-1) + 1
    match, seat = live.running, decision.seat
    for name in match.game.orders:
        values = match.order_values(seat, name)
        if row < ROWS and any(match.standing(decision, {name: value}) is not None for value in values):
            view.add_item(order_select(live, texts, seat, name, texts.say("order-always"), row))
            row += 1
