"""Planned moves of one person: written, looked at, explicitly used, changed and dropped; only their owner sees them."""

from __future__ import annotations

import hashlib

import discord

from bot.games import SPECS
from bot.interactions.reply import Reply
from bot.language.phrases import error
from bot.language.texts import Texts
from bot.messages.controls import plain_button
from bot.messages.order_controls import answer_name, plan_buttons, writing
from bot.messages.screens import MOST_CONTENT, Screen
from bot.services import Services
from bot.tables.paused_orders import ASK, is_held
from bot.tables.standing_orders import draft_of, standing_answers
from bot.tables.table import Table
from engine.core.errors import RuleError
from engine.core.questions import Seat


def fingerprint(plan: str) -> str:
    """What a button carries, so that it never confirms another plan than the one above it."""
    return hashlib.sha256(plan.encode()).hexdigest()[:16]


def explained(table: Table, texts: Texts, seat: Seat, plan: str) -> str:
    """What each part of a plan would do now; only its words if these rules cannot read it any more."""
    match = table.running
    try:
        parts = match.orders.explain(seat, table.game.orders.plan, plan)
    except RuleError:
        return answer_name(table, texts, seat, table.game.orders.plan, plan)
    return SPECS[table.game.id].phrases.plan_text(texts, parts, match.view(seat))


def plan_lines(table: Table, texts: Texts, seat: Seat) -> list[str]:
    """The plan of a running game among one's own things; nothing without one."""
    plan = standing_answers(table, seat)[table.game.orders.plan]
    if plan == ASK or table.running.over is not None:
        return []
    held = [texts.say("order-held")] if is_held(table.orders, seat) else []
    return [texts.say("plan-heading"), explained(table, texts, seat, plan), *held]


def screen(table: Table, texts: Texts, seat: Seat) -> Screen:
    """The plan that holds now, to be changed or dropped."""
    lines = plan_lines(table, texts, seat)
    if not lines:
        return Screen(texts.say("plan-none"), plan_buttons(table, texts, "write"))
    return Screen("\n".join(lines)[:MOST_CONTENT], plan_buttons(table, texts, "write", "dropplan"))


def preview(table: Table, texts: Texts, seat: Seat, plan: str, heading: str = "plan-preview") -> Screen:
    """What a plan would do now, before it is used."""
    said = "\n".join([texts.say(heading), explained(table, texts, seat, plan)])
    until = texts.say("plan-until")
    buttons = plan_buttons(table, texts, "write", use=fingerprint(plan))
    return Screen(f"{said[: MOST_CONTENT - len(until) - 1]}\n{until}", buttons)


def add_buttons(view: discord.ui.View, table: Table, texts: Texts) -> None:
    """What leads from one's own things to standing orders and plans."""
    if table.running.over is None:
        view.add_item(plain_button(texts, "button-plan-ahead", table.record.id, "plan"))
        view.add_item(plain_button(texts, "button-orders", table.record.id, "orders"))


async def plan(services: Services, reply: Reply, table: Table, moves: str) -> None:
    """Plan moves: typed ones are shown, without any a form opens."""
    if moves:
        await propose(services, reply, table, moves)
    else:
        await write(services, reply, table, table.game.orders.plan)


async def write(_services: Services, reply: Reply, table: Table, order: str) -> None:
    """Open the form for a standing order in one's own words, for the plan without a name."""
    seat, name = table.insider(reply.interaction.user.id), order or table.game.orders.plan
    if name not in table.playing.game.orders.names:
        raise RuleError("error-no-such-order", order=name)
    form = writing(table, reply.texts, seat, name, reply.interaction.id)
    await reply.interaction.response.send_modal(form)


async def propose(services: Services, reply: Reply, table: Table, text: str) -> None:
    """Show what a plan would do; one that cannot be read is kept, so that it can be corrected."""
    seat, match = table.insider(reply.interaction.user.id), table.playing
    try:
        meant = SPECS[table.game.id].phrases.order_text(table.game.orders.plan, text, match.view(seat))
        plan = match.orders.read(seat, table.game.orders.plan, meant)
    except RuleError as mistake:
        await services.tables.orders.keep_draft(table, seat, text)
        sentence = error(reply.texts, SPECS[table.game.id].phrases, mistake)
        kept = reply.texts.say("plan-draft-kept", error=sentence)
        await reply.choose(kept, plan_buttons(table, reply.texts, "write"))
        return
    if plan == ASK:
        await drop(services, reply, table)
        return
    await services.tables.orders.keep_draft(table, seat, plan)
    found = preview(table, reply.texts, seat, plan)
    await reply.choose(found.content, found.view)


async def use(services: Services, reply: Reply, table: Table, shown: str) -> None:
    """Confirm the plan that was shown: it is played when its owner's turn comes, at once if it has."""
    seat, texts = table.insider(reply.interaction.user.id), reply.texts
    _ = table.playing
    plan = draft_of(table, seat)
    if not plan:
        raise RuleError("error-nothing-asked")
    if fingerprint(plan) != shown:
        found = preview(table, texts, seat, plan, "plan-changed")
        await reply.choose(found.content, found.view)
        return
    played = await services.tables.orders.give(table, seat, table.game.orders.plan, plan)
    note = texts.say("plan-played" if played else "plan-used")
    await reply.choose(note, plan_buttons(table, texts, "write", "dropplan"))


async def drop(services: Services, reply: Reply, table: Table) -> None:
    """Drop the plan."""
    seat = table.insider(reply.interaction.user.id)
    await services.tables.orders.give(table, seat, table.game.orders.plan, ASK)
    await services.tables.orders.keep_draft(table, seat, "")
    await reply.choose(reply.texts.say("plan-dropped"), plan_buttons(table, reply.texts, "write"))
