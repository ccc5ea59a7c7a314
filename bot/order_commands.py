"""The slash command of standing answers: with its arguments it gives one, without it shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.command_parts import command
from bot.language.phrases import PHRASES
from bot.language.texts import Texts
from bot.order_controls import answer_name
from bot.router import WhichTable, answer, at_table
from bot.typed import MOST_CHOICES, has_all
from bot.verb_commands import meant
from engine.core.errors import RuleError

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.reply import Reply

Choices = list[app_commands.Choice[str]]


def orders_command(bot: Bot) -> app_commands.Command[Any, ..., Any]:
    """`/orders order: answer:`."""

    async def callback(
        interaction: discord.Interaction,
        order: str | None = None,
        answer_: str | None = None,
        table: int | None = None,
    ) -> None:
        given = order is not None and answer_ is not None
        said = ("order", f"{order} {answer_}") if given else ("orders", "")

        async def carry_out(reply: Reply) -> None:
            await at_table(bot, reply, table, *said)

        await answer(bot, interaction, carry_out)

    asked = {
        "order": "option-orders-order",
        "answer_": "option-orders-answer",
        "table": "option-orders-table",
    }
    built = command(bot, "command-orders", callback, asked)

    async def questions(interaction: discord.Interaction, typed: str) -> Choices:
        return await _on_offer(bot, interaction, typed, None)

    async def answers(interaction: discord.Interaction, typed: str) -> Choices:
        return await _on_offer(bot, interaction, typed, str(interaction.namespace.order or ""))

    built.autocomplete("order")(questions)
    built.autocomplete("answer_")(answers)
    return built


async def _on_offer(bot: Bot, interaction: discord.Interaction, typed: str, order: str | None) -> Choices:
    """The questions of this table, or the answers to one of them."""
    texts = Texts.for_locale(str(interaction.locale))
    try:
        live = await meant(bot, interaction, interaction.namespace.table)
        seat, match = live.seat_of(interaction.user.id), live.playing
    except (RuleError, WhichTable):
        return []
    if order is None:
        words = PHRASES[live.game.id]
        found = [(words.field(texts, f"order-{name}"), name) for name in match.game.orders]
    elif order in match.game.orders:
        values = match.order_values(seat, order)
        found = [(answer_name(live, texts, seat, order, value), value) for value in values]
    else:
        return []
    fitting = [(name, value) for name, value in found if has_all(f"{name} {value}", str(typed))]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in fitting[:MOST_CHOICES]]
