"""A move that is made while another person is asked is added to a plan, which its person then uses or not."""

from __future__ import annotations

from bot.interactions import moves, planning
from bot.interactions.reply import Reply
from bot.messages.custom_ids import FirstField, Press
from bot.messages.plan_panel import PlanAsking, shown_plan
from bot.messages.typed_moves import TypedMove, interpret
from bot.services import Services
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from engine.core.facets import group_by_verb
from engine.core.plans import THEN


async def press(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """Add a pressed option to the plan of a person who is not asked, else play it."""
    ask = _find_plan_question(reply, table, pressed)
    if ask is None or not await planning.add_move(services, reply, ask, pressed.line):
        await moves.press(services, reply, table, pressed)


async def narrow(services: Services, reply: Reply, table: Table, first: FirstField) -> None:
    """The same for the first field of an option."""
    ask = _find_plan_question(reply, table, first.press)
    options = group_by_verb(ask.offers).get(first.press.line, []) if ask is not None else []
    if ask is None or not any(str(each.fields().get(first.name)) == first.value for each in options):
        await moves.narrow(services, reply, table, first)
    else:
        await planning.narrow(services, reply, ask, first)


async def play_typed(services: Services, reply: Reply, table: Table, move: TypedMove) -> None:
    """The same for a move by slash command."""
    ask = _find_plan_question(reply, table)
    if ask is not None and move.verb in group_by_verb(ask.offers):
        for asked in filter(None, (ask, ask.plan.ask_first())):  # what is planned is no option after it
            if await planning.add_move(services, reply, ask, interpret(asked, move).line):
                return
    await moves.play_typed(services, reply, table, move)


def _find_plan_question(reply: Reply, table: Table, pressed: Press | None = None) -> PlanAsking | None:
    """What this person can add to their plan; None for one who is asked, only watches, or used an old control."""
    try:
        seat = table.unsealed_seat_of(reply.member)
        if table.playing.find_decision(seat) is not None or (pressed is not None and pressed.seat == seat):
            return None
    except RuleError:
        return None
    plan = shown_plan(table, reply.texts, seat)
    return plan.ask_for_step(plan.step(THEN))
