"""Planned moves of one person: written, looked at, explicitly used, changed and dropped; nobody else ever sees them."""

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
from bot.tables.table import Live
from engine.core.errors import RuleError
from engine.core.questions import Seat


def fingerprint(plan: str) -> str:
    """What a button carries, so that it never confirms another plan than the one above it."""
    return hashlib.sha256(plan.encode()).hexdigest()[:16]


def explained(live: Live, texts: Texts, seat: Seat, plan: str) -> str:
    """What each part of a plan would do now; only its words if these rules cannot read it any more."""
    match = live.running
    try:
        parts = match.orders.explain(seat, live.game.orders.plan, plan)
    except RuleError:
        return answer_name(live, texts, seat, live.game.orders.plan, plan)
    return SPECS[live.game.id].phrases.plan_text(texts, parts, match.view(seat))


def plan_lines(live: Live, texts: Texts, seat: Seat) -> list[str]:
    """The plan of a running game among one's own things; nothing without one."""
    plan = standing_answers(live, seat)[live.game.orders.plan]
    if plan == ASK or live.running.over is not None:
        return []
    held = [texts.say("order-held")] if is_held(live.orders, seat) else []
    return [texts.say("plan-heading"), explained(live, texts, seat, plan), *held]


def screen(live: Live, texts: Texts, seat: Seat) -> Screen:
    """The plan that holds now, to be changed or dropped."""
    lines = plan_lines(live, texts, seat)
    if not lines:
        return Screen(texts.say("plan-none"), plan_buttons(live, texts, "write"))
    return Screen("\n".join(lines)[:MOST_CONTENT], plan_buttons(live, texts, "write", "dropplan"))


def preview(live: Live, texts: Texts, seat: Seat, plan: str, heading: str = "plan-preview") -> Screen:
    """What a plan would do now, before it is used."""
    said = "\n".join([texts.say(heading), explained(live, texts, seat, plan)])
    until = texts.say("plan-until")
    buttons = plan_buttons(live, texts, "write", use=fingerprint(plan))
    return Screen(f"{said[: MOST_CONTENT - len(until) - 1]}\n{until}", buttons)


def add_buttons(view: discord.ui.View, live: Live, texts: Texts) -> None:
    """What leads from one's own things to what can be said beforehand."""
    if live.running.over is None:
        view.add_item(plain_button(texts, "button-plan-ahead", live.record.id, "plan"))
        view.add_item(plain_button(texts, "button-orders", live.record.id, "orders"))


async def plan(services: Services, reply: Reply, live: Live, moves: str) -> None:
    """Plan moves: typed ones are shown, without any a form opens."""
    if moves:
        await propose(services, reply, live, moves)
    else:
        await write(services, reply, live, live.game.orders.plan)


async def write(_bot: Services, reply: Reply, live: Live, order: str) -> None:
    """Open the form for a standing answer in one's own words, for the plan without a name."""
    seat, name = live.insider(reply.interaction.user.id), order or live.game.orders.plan
    if name not in live.playing.game.orders.names:
        raise RuleError("error-no-such-order", order=name)
    form = writing(live, reply.texts, seat, name, reply.interaction.id)
    await reply.interaction.response.send_modal(form)


async def propose(services: Services, reply: Reply, live: Live, text: str) -> None:
    """Show what a plan would do; one that cannot be read is kept, so that it can be corrected."""
    seat, match = live.insider(reply.interaction.user.id), live.playing
    try:
        plan = match.orders.read(seat, live.game.orders.plan, text)
    except RuleError as mistake:
        await services.tables.orders.keep_draft(live, seat, text)
        sentence = error(reply.texts, SPECS[live.game.id].phrases, mistake)
        kept = reply.texts.say("plan-draft-kept", error=sentence)
        await reply.choose(kept, plan_buttons(live, reply.texts, "write"))
        return
    if plan == ASK:
        await drop(services, reply, live)
        return
    await services.tables.orders.keep_draft(live, seat, plan)
    found = preview(live, reply.texts, seat, plan)
    await reply.choose(found.content, found.view)


async def use(services: Services, reply: Reply, live: Live, shown: str) -> None:
    """From now on the plan that was shown is played when its owner's turn comes, at once if it is."""
    seat, texts = live.insider(reply.interaction.user.id), reply.texts
    _ = live.playing
    plan = draft_of(live, seat)
    if not plan:
        raise RuleError("error-nothing-asked")
    if fingerprint(plan) != shown:
        found = preview(live, texts, seat, plan, "plan-changed")
        await reply.choose(found.content, found.view)
        return
    played = await services.tables.orders.give(live, seat, live.game.orders.plan, plan)
    note = texts.say("plan-played" if played else "plan-used")
    await reply.choose(note, plan_buttons(live, texts, "write", "dropplan"))


async def drop(services: Services, reply: Reply, live: Live) -> None:
    """No plan any more."""
    seat = live.insider(reply.interaction.user.id)
    await services.tables.orders.give(live, seat, live.game.orders.plan, ASK)
    await services.tables.orders.keep_draft(live, seat, "")
    await reply.choose(reply.texts.say("plan-dropped"), plan_buttons(live, reply.texts, "write"))
