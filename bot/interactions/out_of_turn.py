"""A move that is made while another person is asked: it can be kept as a plan by one more tap."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.interactions.reply import Reply
from bot.language.names import shown
from bot.messages.controls import finished, part_name, second_question, second_rows
from bot.messages.custom_ids import FirstField, Press
from bot.messages.kind_answers import answer_name
from bot.messages.parts import chosen_part
from bot.messages.plan_panel import KEEP, PlanAsking, kept_plan
from bot.messages.typed_moves import TypedMove, interpret
from bot.tables.table import Table
from engine.core.errors import RuleError
from engine.core.facets import by_verb
from engine.core.plans import THEN


def plan_for(reply: Reply, table: Table, pressed: Press | None = None) -> PlanAsking | None:
    """What this person could plan instead of moving now; None for who is asked, watches, or used an old control."""
    try:
        seat = table.insider(reply.interaction.user.id)
        if table.playing.asks(seat) is not None or (pressed is not None and pressed.seat == seat):
            return None
    except RuleError:
        return None
    plan = kept_plan(table, reply.texts, seat)
    ask = plan.asked(plan.step(THEN))
    return None if ask is None else replace(ask, kept=KEEP)


async def pressed_early(reply: Reply, table: Table, pressed: Press) -> bool:
    """Offer to keep a pressed option; returns whether it can be a plan."""
    ask = plan_for(reply, table, pressed)
    return ask is not None and await _offer(reply, ask, pressed.line)


async def narrowed_early(reply: Reply, table: Table, first: FirstField) -> bool:
    """Offer what is left of a move after its first field was chosen; returns whether it can be a plan."""
    ask = plan_for(reply, table, first.press)
    options = by_verb(ask.offered).get(first.press.line, []) if ask is not None else []
    if ask is None or not any(str(each.fields().get(first.name)) == first.value for each in options):
        return False
    part = chosen_part(options, first)
    if len(part.options) == 1:
        return await _offer(reply, ask, str(part.options[0]))
    asked = second_question(ask, part.options, part_name(ask, part))
    said = reply.texts.say("plan-keep-which", **_on_turn(ask.table))
    await reply.choose(f"{said}\n{asked}", second_rows(ask, part.options))
    return True


async def typed_early(reply: Reply, table: Table, move: TypedMove) -> bool:
    """Offer to keep a typed move; returns whether it can be a plan."""
    ask = plan_for(reply, table)
    if ask is None or move.verb not in by_verb(ask.offered):
        return False
    return await _offer(reply, ask, interpret(ask, move).line)


async def _offer(reply: Reply, ask: PlanAsking, line: str) -> bool:
    option = next((each for each in ask.offered if str(each) == line), None)
    if option is None:
        return False
    plan, texts = ask.plan, ask.texts
    view = discord.ui.View(timeout=None)
    green = discord.ButtonStyle.success
    view.add_item(
        discord.ui.Button(
            label=texts.say("button-plan-keep"), custom_id=ask.id("do", "press", line), style=green
        )
    )
    told = {"move": shown(ask.label(option), 200), **_on_turn(ask.table)}
    if plan.text:
        before = answer_name(ask.table, texts, plan.seat, ask.table.game.kinds.plan, plan.text)
        said = texts.say("plan-keep-too", plan=shown(before, 1000), **told)
    else:
        said = texts.say("plan-keep", **told)
    await reply.choose(said, finished(view))
    return True


def _on_turn(table: Table) -> dict[str, str | int]:
    """Whose turn it is."""
    names = [shown(table.names[seat]) for seat in table.running.waiting]
    return {"count": len(names), "names": ", ".join(names)}
