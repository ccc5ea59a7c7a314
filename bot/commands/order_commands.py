"""The slash commands of standing orders and of plans: with arguments they say something, without they show it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.move_commands import meant
from bot.commands.parts import command, suggest
from bot.games import SPECS
from bot.interactions.reply import Reply
from bot.interactions.router import answer, at_table
from bot.language.texts import Texts
from bot.messages.custom_ids import StandingOrder
from bot.messages.order_controls import answer_name, question_name, useful
from bot.messages.typed_moves import LONGEST, MOST_CHOICES, has_all
from bot.services import Services
from bot.tables.standing_orders import LONGEST_TYPED
from bot.tables.table import Table
from engine.core.errors import RuleError
from engine.core.questions import Seat

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
    """`/plan moves:`, with what can be planned next at the end of what is typed."""

    async def callback(
        interaction: discord.Interaction,
        moves: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        table: int | None = None,
    ) -> None:
        await answer(
            services, interaction, lambda reply: at_table(services, reply, table, "plan", moves or "")
        )

    asked = {"moves": "option-plan-moves", "table": "option-plan-table"}
    built = command(services, "command-plan", callback, asked)

    async def moves_on_offer(interaction: discord.Interaction, typed: str) -> Choices:
        try:
            chosen = await meant(services, interaction, interaction.namespace.table)
            seat, _ = chosen.insider(interaction.user.id), chosen.playing
        except RuleError:
            return []
        return next_moves(chosen, Texts.for_locale(str(interaction.locale)), seat, str(typed))

    suggest(services, built, "moves", moves_on_offer)
    return built


def next_moves(table: Table, texts: Texts, seat: Seat, typed: str) -> Choices:
    """What is typed so far, each with one more move; the label says what that move is."""
    between = SPECS[table.game.id].phrases.between_moves
    before, mark, begun = typed.rpartition(between.strip() or between)
    head = f"{before.strip()}{between}" if mark and before.strip() else ""
    found: Choices = []
    for move in _single_moves(table, seat, between):
        said = answer_name(table, texts, seat, table.game.orders.plan, move)
        whole = f"{head}{move}"
        if move not in before.split(between) and has_all(f"{said} {move}", begun) and len(whole) <= LONGEST:
            found.append(app_commands.Choice(name=f"{whole} · {said}"[:LONGEST], value=whole))
    return found[:MOST_CHOICES]


def _single_moves(table: Table, seat: Seat, between: str) -> list[str]:
    """The moves of the ready-made plans, each once; those for this round alone as if they were for any."""
    match = table.playing
    plans = match.orders.values(seat, match.game.orders.plan)[1:]
    unbound = (plan.rpartition(": ")[2] for plan in plans)
    return list(dict.fromkeys(move for plan in unbound for move in plan.split(between)))


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
        found = [(question_name(table, texts, name), name) for name in useful(table, seat)]
    elif order in match.game.orders.names:
        values = match.orders.values(seat, order)
        found = [(answer_name(table, texts, seat, order, v), v) for v in values if len(v) <= LONGEST]
    else:
        return []
    fitting = [(name, value) for name, value in found if has_all(f"{name} {value}", str(typed))]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in fitting[:MOST_CHOICES]]
