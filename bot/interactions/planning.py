"""Planned moves of one person: built by taps, looked at, confirmed, changed and dropped; nobody else sees them."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.games import SPECS
from bot.interactions.drafts import drafted
from bot.interactions.moves import option_of
from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.messages.controls import plain_button
from bot.messages.custom_ids import FirstField, PlanStep, Press
from bot.messages.order_controls import answer_name, plan_buttons
from bot.messages.parts import chosen_part
from bot.messages.plan_screens import (
    EARLIER,
    LATER,
    REMOVE,
    PlanAsking,
    Planned,
    ask_screen,
    fingerprint,
    kept_plan,
    narrow_screen,
    part_screen,
    plan_of,
    preview_rows,
)
from bot.messages.screens import MOST_CONTENT, Screen
from bot.services import Services
from bot.tables.early_answers import is_for_later
from bot.tables.paused_orders import ASK, is_held
from bot.tables.standing_orders import draft_of, is_in_force, standing_answers
from bot.tables.table import Table
from engine.core.errors import RuleError
from engine.core.facets import by_verb
from engine.core.plans import ELSE, THEN, Parts, PlanPart, added, earlier, later, removed
from engine.core.questions import Seat


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
    return [texts.say("plan-heading"), explained(table, texts, seat, plan), *held, *_seen(table, texts, seat)]


def _seen(table: Table, texts: Texts, seat: Seat) -> list[str]:
    """That this turn is played with the plan before this one, where it is."""
    return [texts.say("order-seen")] if is_for_later(table.orders, seat, table.game.orders.plan) else []


def screen(table: Table, texts: Texts, seat: Seat) -> Screen:
    """The plan that holds now, to be changed or dropped."""
    lines = plan_lines(table, texts, seat)
    view = preview_rows(plan_of(table, texts, seat)) if lines else plan_buttons(table, texts, "plan")
    return Screen("\n".join(lines)[:MOST_CONTENT] if lines else texts.say("plan-none"), view)


def preview(plan: Planned, heading: str) -> Screen:
    """What a plan would do now, before it is used."""
    table, texts = plan.table, plan.texts
    said = "\n".join([texts.say(heading), explained(table, texts, plan.seat, plan.text)])
    until = texts.say("plan-until")
    return Screen(f"{said[: MOST_CONTENT - len(until) - 1]}\n{until}", preview_rows(plan))


def add_buttons(view: discord.ui.View, table: Table, texts: Texts) -> None:
    """What leads from one's own things to standing orders and plans."""
    if table.running.over is None:
        view.add_item(plain_button(texts, "button-plan-ahead", table.record.id, "plan"))
        view.add_item(plain_button(texts, "button-orders", table.record.id, "orders"))


async def open_plan(services: Services, reply: Reply, table: Table) -> None:
    """Plan while others are to move; whoever is asked is told so."""
    seat = table.insider(reply.interaction.user.id)
    if table.playing.asks(seat) is not None:
        raise RuleError("error-plan-asked")
    await plan(services, reply, table)


async def plan(_services: Services, reply: Reply, table: Table) -> None:
    """Plan moves: the newest plan, or what can be planned first."""
    found = plan_of(table, reply.texts, table.insider(reply.interaction.user.id))
    await _show(reply, found)


async def _show(reply: Reply, plan: Planned) -> None:
    """The plan with everything that can be done with it; a new one begins with its first move."""
    if not plan.text:
        shown = ask_screen(plan, plan.step(THEN))
    else:
        shown = preview(plan, _heading(plan))
    await reply.choose(shown.content, shown.view)


def _heading(plan: Planned) -> str:
    """Whether this plan holds, would take the place of one that holds, or is the first."""
    if is_in_force(plan.table, plan.seat, plan.text):
        return "plan-heading"
    holds = standing_answers(plan.table, plan.seat)[plan.table.game.orders.plan]
    spent = holds == ASK or plan.table.playing.orders.is_spent(plan.seat, holds)
    return "plan-preview" if spent else "plan-preview-change"


async def way(_services: Services, reply: Reply, table: Table, step: PlanStep) -> None:
    """Ask for what is added to the plan in this way."""
    if (plan := await _still(reply, table, step)) is not None:
        shown = ask_screen(plan, step)
        await reply.choose(shown.content, shown.view)


async def narrowed(services: Services, reply: Reply, table: Table, step: PlanStep) -> None:
    """The first field of a move is chosen: add it if that is all, else ask for the rest."""
    if (plan := await _still(reply, table, step)) is None:
        return
    ask, (verb, _, chosen) = _asked(plan, step), step.said.partition(" ")
    name, _, value = chosen.partition("=")
    part = chosen_part(by_verb(ask.offered).get(verb, []), FirstField(Press(plan.seat, 0, verb), name, value))
    if len(part.options) == 1:
        await add(services, reply, table, replace(step, said=str(part.options[0])))
        return
    shown = narrow_screen(ask, part)
    await reply.choose(shown.content, shown.view)


async def drafted_move(services: Services, reply: Reply, table: Table, step: PlanStep) -> None:
    """One more part of a move is chosen: add it if that is all, else ask for the next part."""
    if (plan := await _still(reply, table, step)) is not None:
        whole = await drafted(reply, _asked(plan, step), step.said)
        if whole is not None:
            await add(services, reply, table, replace(step, said=str(whole)))


async def add(services: Services, reply: Reply, table: Table, step: PlanStep) -> None:
    """Add a move or something that belongs to one, and show the plan."""
    if (plan := await _still(reply, table, step)) is None:
        return
    orders, said = table.playing.orders, step.said
    if step.way in (THEN, ELSE):
        option = option_of(_asked(plan, step).decision, said)
        if option is None:
            raise RuleError("error-plan-no-more")
        said = orders.planned(option)
    elif said not in plan.attachable(step.at).get(step.way, ()):
        raise RuleError("error-plan-no-more")
    await _changed(services, reply, plan, added(plan.parts, PlanPart(step.way, said), step.at))


async def part(_services: Services, reply: Reply, table: Table, step: PlanStep) -> None:
    """Show one part of the plan, to be moved, removed or completed."""
    if (plan := await _still(reply, table, step)) is not None:
        shown = part_screen(plan, _index(plan, int(step.said) if step.said.isdecimal() else None))
        await reply.choose(shown.content, shown.view)


async def move(services: Services, reply: Reply, table: Table, step: PlanStep) -> None:
    """Move a part of the plan, or remove it."""
    changes = {EARLIER: earlier, LATER: later, REMOVE: removed}
    if (plan := await _still(reply, table, step)) is not None:
        if step.way not in changes:
            raise RuleError("error-nothing-asked")
        await _changed(services, reply, plan, changes[step.way](plan.parts, _index(plan, step.at)))


def _index(plan: Planned, at: int | None) -> int:
    if at is None or at >= len(plan.parts):
        raise RuleError("error-nothing-asked")
    return at


def _asked(plan: Planned, step: PlanStep) -> PlanAsking:
    if step.way not in (THEN, ELSE) or (ask := plan.asked(step)) is None:
        raise RuleError("error-plan-no-more")
    return ask


async def _still(reply: Reply, table: Table, step: PlanStep) -> Planned | None:
    """The plan that a control belongs to; None when it has been changed since, which is shown instead."""
    plan = plan_of(table, reply.texts, table.insider(reply.interaction.user.id))
    if plan.mark == step.fingerprint and (step.at is None or step.at < len(plan.parts)):
        return plan
    if plan.text:
        shown = preview(plan, "plan-changed")
        await reply.choose(shown.content, shown.view)
    else:
        await _show(reply, plan)
    return None


async def _changed(services: Services, reply: Reply, plan: Planned, parts: Parts) -> None:
    """Keep the plan of these parts as a draft, and show what it would do."""
    text = plan.table.playing.orders.joined(plan.seat, parts)
    await services.tables.orders.keep_draft(plan.table, plan.seat, text)
    await _show(reply, plan_of(plan.table, plan.texts, plan.seat))


async def use(services: Services, reply: Reply, table: Table, shown: str) -> None:
    """Confirm the plan that was shown: it is played when its owner's turn comes, at once if it has."""
    seat, texts = table.insider(reply.interaction.user.id), reply.texts
    orders, text = table.playing.orders, draft_of(table, seat)
    if not text:
        raise RuleError("error-nothing-asked")
    if fingerprint(text) != shown:
        found = preview(Planned(table, texts, seat, text, orders.parts(text)), "plan-changed")
        await reply.choose(found.content, found.view)
        return
    played = await services.tables.orders.give(table, seat, table.game.orders.plan, text)
    if played:
        await reply.choose(texts.say("plan-played"), plan_buttons(table, texts, "plan", "dropplan"))
        return
    said = [texts.say("plan-used"), *plan_lines(table, texts, seat)]
    await reply.choose("\n".join(said)[:MOST_CONTENT], preview_rows(plan_of(table, texts, seat)))


async def keep(services: Services, reply: Reply, table: Table, step: PlanStep) -> None:
    """A move that was pressed while another person was asked becomes a plan, or the end of the one that holds."""
    seat, texts = table.insider(reply.interaction.user.id), reply.texts
    plan, orders = kept_plan(table, texts, seat), table.playing.orders
    option = option_of(_asked(plan, step).decision, step.said)
    if option is None:
        raise RuleError("error-plan-no-more")
    text = orders.joined(seat, added(plan.parts, PlanPart(THEN, orders.planned(option))))
    await services.tables.orders.keep_draft(table, seat, text)
    await use(services, reply, table, fingerprint(text))


async def discard(services: Services, reply: Reply, table: Table) -> None:
    """Forget what has not been confirmed."""
    seat, _ = table.insider(reply.interaction.user.id), table.playing
    await services.tables.orders.keep_draft(table, seat, "")
    await _show(reply, plan_of(table, reply.texts, seat))


async def drop(services: Services, reply: Reply, table: Table) -> None:
    """Drop the plan."""
    seat = table.insider(reply.interaction.user.id)
    await services.tables.orders.give(table, seat, table.game.orders.plan, ASK)
    await services.tables.orders.keep_draft(table, seat, "")
    said = [reply.texts.say("plan-dropped"), *_seen(table, reply.texts, seat)]
    await reply.choose("\n".join(said), plan_buttons(table, reply.texts, "plan"))
