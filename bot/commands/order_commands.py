"""The slash commands of standing orders and of plans."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.move_commands import meant
from bot.commands.parts import command, suggest
from bot.interactions.reply import Reply
from bot.interactions.router import answer, at_table
from bot.language.texts import Texts
from bot.messages.custom_ids import StandingOrder
from bot.messages.order_controls import answer_name, question_name, useful
from bot.messages.typed_moves import LONGEST, MOST_CHOICES, has_all
from bot.services import Services
from bot.tables.standing_orders import LONGEST_TYPED
from engine.core.errors import RuleError

Choices = list[app_commands.Choice[str]]


def orders_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """`/orders order: answer:`."""

    async def callback(
        interaction: discord.Interaction,
        order: app_commands.Range[str, 1, LONGEST] | None = None,
        answer_: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        table: int | None = None,
    ) -> None:
        async def carry_out(reply: Reply) -> None:
            if order is None or answer_ is None:
                await at_table(services, reply, table, "orders", "")
            else:
                await at_table(services, reply, table, "order", StandingOrder(order, answer_))

        await answer(services, interaction, carry_out)

    asked = {
        "order": "option-orders-order",
        "answer_": "option-orders-answer",
        "table": "option-orders-table",
    }
    built = command(services, "command-orders", callback, asked)

    async def questions(interaction: discord.Interaction, typed: str) -> Choices:
        return await _on_offer(services, interaction, typed, None)

    async def answers(interaction: discord.Interaction, typed: str) -> Choices:
        return await _on_offer(services, interaction, typed, str(interaction.namespace.order or ""))

    suggest(services, built, "order", questions)
    suggest(services, built, "answer_", answers)
    return built


def plan_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """`/plan`: the own plan, built by taps."""

    async def callback(interaction: discord.Interaction, table: int | None = None) -> None:
        await answer(services, interaction, lambda reply: at_table(services, reply, table, "plan", None))

    return command(services, "command-plan", callback, {"table": "option-plan-table"})


async def _on_offer(
    services: Services, interaction: discord.Interaction, typed: str, order: str | None
) -> Choices:
    """The questions of this table, or the answers to one of them."""
    texts = Texts.for_locale(str(interaction.locale))
    try:
        table = await meant(services, interaction, interaction.namespace.table)
        seat, match = table.insider(interaction.user.id), table.playing
    except RuleError:
        return []
    if order is None:
        names = [each for each in useful(table, seat) if each != match.game.orders.plan]
        found = [(question_name(table, texts, name), name) for name in names]
    elif order in match.game.orders.names and order != match.game.orders.plan:
        values = match.orders.values(seat, order)
        found = [(answer_name(table, texts, seat, order, v), v) for v in values if len(v) <= LONGEST]
    else:
        return []
    fitting = [(name, value) for name, value in found if has_all(f"{name} {value}", str(typed))]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in fitting[:MOST_CHOICES]]
