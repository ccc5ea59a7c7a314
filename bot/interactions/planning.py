"""Planning ahead: one private panel of all that is answered for a person, built, looked at and changed by taps."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.interactions.moves import go_on_drafting, option_of
from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.messages.custom_ids import EVERYWHERE, NEVER, THIS_ROUND, FirstField, KindAnswer, PlanStep, Press
from bot.messages.kind_answers import (
    QUESTIONS,
    answer_line,
    answer_name,
    answered_questions,
    question_name,
    question_view,
    questions_view,
    useful_questions,
)
from bot.messages.layouts import MOST_CONTENT, Screen
from bot.messages.option_controls import chosen_part
from bot.messages.plan_panel import (
    DRAFT,
    EARLIER,
    LATER,
    NARROW,
    PART,
    REMOVE,
    PlanAsking,
    Planned,
    ask_screen,
    fingerprint,
    narrow_screen,
    part_screen,
    shown_plan,
    used_plan,
)
from bot.messages.prepared_text import prepared_lines, preview
from bot.messages.views import plain_button, view_of
from bot.services import Services
from bot.storage.records import Change
from bot.tables.actions.preparing import never_propose
from bot.tables.model.prepared import newest_plan, plan_of, prepared_of
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from engine.core.facets import group_by_verb
from engine.core.plans import ELSE, THEN, Parts, PlanPart, add_part, advance, delay, remove_part
from engine.core.prepared import ASK
from engine.core.questions import Seat

USE, DROP = "use", "drop"
"""What is done with what an undo took back."""

# The panel


async def plan(services: Services, reply: Reply, table: Table, named: str) -> None:
    """Show the panel: what an undo took back, the newest plan, or what can be planned first; if a kind of question is
    `named`, its answers.
    """
    seat = table.unsealed_seat_of(reply.member)
    is_about_plan = named == table.game.kinds.plan
    if not is_about_plan and not named and prepared_of(table, seat).taken_back:
        await _show_taken_back(reply, table, seat)
    elif named == QUESTIONS:
        said = [answer_line(table, reply.texts, seat, each) for each in answered_questions(table, seat)]
        heading = reply.texts.say("answers-heading" if said else "answers-which")
        content = "\n".join([heading, *said])[:MOST_CONTENT]
        await reply.ask_further(content, questions_view(table, reply.texts, seat))
    elif named and not is_about_plan:
        await _show_question(reply, table, seat, named)
    else:
        await _show(reply, shown_plan(table, reply.texts, seat))


async def _show(reply: Reply, plan: Planned) -> None:
    """All that is answered, with everything that can be done about it; a new plan begins with its first move."""
    screen = preview(plan, _heading(plan)) if plan.text else _first_screen(plan)
    await reply.ask_further(screen.content, screen.view)


def _first_screen(plan: Planned) -> Screen:
    """Without a plan: what is answered all the same, and what can be planned first."""
    lines = prepared_lines(plan.table, plan.texts, plan.seat) if not plan_of(plan.table, plan.seat) else []
    first = ask_screen(plan, plan.step(THEN))
    return replace(first, content="\n".join([*lines, first.content])[:MOST_CONTENT])


def _heading(plan: Planned) -> str:
    """The message that says whether this plan is in force, would replace one that is, or is the first."""
    if plan.is_used:
        return "plan-heading"
    is_free = used_plan(plan.table, plan.texts, plan.seat) is None
    return "plan-preview" if is_free else "plan-preview-change"


# What an undo took back


async def _show_taken_back(reply: Reply, table: Table, seat: Seat) -> None:
    """Show what an undo took back. It answers nothing until its owner uses it again; they may also drop or leave it."""
    game = table.record.id
    view = view_of(
        plain_button(reply.texts, "button-again-use", game, "again", USE, discord.ButtonStyle.success),
        plain_button(reply.texts, "button-again-drop", game, "again", DROP),
        plain_button(reply.texts, "button-plan-ahead", game, "plan", table.game.kinds.plan),
    )
    content = "\n".join(prepared_lines(table, reply.texts, seat))[:MOST_CONTENT]
    await reply.ask_further(content, view)


def is_use(said: str) -> bool:
    """Whether what an undo took back is used again; else it is dropped."""
    if said not in (USE, DROP):
        raise ValueError(said)
    return said == USE


async def settle_taken_back(services: Services, reply: Reply, table: Table, is_used: bool) -> None:
    """Use again what an undo took back, or drop it."""
    seat = table.unsealed_seat_of(reply.member)
    answered = await services.tables.preparing.settle_taken_back(table, seat, is_used=is_used)
    note = "again-played" if answered else "again-used" if is_used else "again-dropped"
    lines = [reply.texts.say(note), *prepared_lines(table, reply.texts, seat)]
    await reply.choose("\n".join(lines)[:MOST_CONTENT], _more(table, reply.texts, "plan"))


# Kinds of questions


async def _show_question(reply: Reply, table: Table, seat: Seat, question: str, note: str = "") -> None:
    if question not in useful_questions(table, seat):
        raise RuleError("error-no-such-question", question=question)
    is_for_later = prepared_of(table, seat).is_for_later(question)
    said = [
        note,
        "" if note and not is_for_later else f"**{answer_line(table, reply.texts, seat, question)}**",
        reply.texts.say("answer-seen") if is_for_later else "",
    ]
    content = "\n".join(filter(None, said))[:MOST_CONTENT]
    await reply.ask_further(content, question_view(table, reply.texts, seat, question))


async def answer(services: Services, reply: Reply, table: Table, given: KindAnswer) -> None:
    """Answer a kind of question from now on, in this round, or at all tables of the game; or ask again."""
    seat, texts, tables = table.unsealed_seat_of(reply.member), reply.texts, services.tables
    question = given.question
    if given.scope == NEVER:
        if question not in table.game.kinds.names:
            raise RuleError("error-nothing-asked")
        await tables.committer.write(Change((never_propose(table, seat, question),)))
        await reply.choose(texts.say("always-ask", question=question_name(table, texts, question)), None)
        return
    if question == table.playing.game.kinds.plan:
        await plan(services, reply, table, "")
        return
    is_for_round, is_for_all = given.scope == THIS_ROUND, given.scope == EVERYWHERE
    if is_for_all and not table.playing.kinds.means_the_same_elsewhere(question, given.answer):
        raise RuleError("error-nothing-asked")
    answered = await tables.preparing.give(
        table, seat, question, given.answer, this_round=is_for_round, everywhere=is_for_all
    )
    said = prepared_of(table, seat).answer_to(question) if not is_for_round else given.answer
    note = "answer-answered" if answered else _note(table, seat, given)
    words = answer_name(table, texts, seat, question, said)
    confirmed = texts.say(note, question=question_name(table, texts, question), answer=words)
    if answered:
        await reply.choose(confirmed, None)
    else:
        await _show_question(reply, table, seat, question, confirmed)


def _note(table: Table, seat: Seat, given: KindAnswer) -> str:
    """What was done about an answer to a kind of question."""
    if prepared_of(table, seat).is_for_later(given.question):
        return "answer-later"
    return {THIS_ROUND: "answer-round", EVERYWHERE: "answer-everywhere"}.get(given.scope, "answer-given")


# The steps of a plan


async def step(services: Services, reply: Reply, table: Table, step: PlanStep) -> None:
    """Add to the plan that is shown, ask what is to be added, or change one of its parts."""
    if (plan := await _unchanged_plan(reply, table, step.fingerprint, step.at)) is None:
        return
    changes = {EARLIER: advance, LATER: delay, REMOVE: remove_part}
    if step.way in changes:
        await _change(services, reply, plan, changes[step.way](plan.parts, _index(plan, step.at)))
    elif step.way == PART:
        await reply.show(part_screen(plan, _index(plan, int(step.said) if step.said.isdecimal() else None)))
    elif step.way.startswith(NARROW):
        ask = _ask_for_step(plan, replace(step, way=step.way.removeprefix(NARROW)))
        await narrow(services, reply, ask, FirstField.read(str(Press(plan.seat, 0, step.said))))
    elif step.way.startswith(DRAFT):
        move = replace(step, way=step.way.removeprefix(DRAFT))
        if (whole := await go_on_drafting(reply, _ask_for_step(plan, move), move.said)) is not None:
            await _add(services, reply, plan, replace(move, said=str(whole)))
    elif step.said:
        await _add(services, reply, plan, step)
    else:
        await reply.show(ask_screen(plan, step))


async def narrow(services: Services, reply: Reply, ask: PlanAsking, first: FirstField) -> None:
    """Add the move if its first field, which was chosen, leaves only one, else ask for the rest."""
    part = chosen_part(group_by_verb(ask.offers).get(first.press.line, []), first)
    if len(part.options) == 1:
        await add_move(services, reply, ask, str(part.options[0]))
        return
    screen = narrow_screen(ask, part)
    await reply.ask_further(screen.content, screen.view)


async def add_move(services: Services, reply: Reply, ask: PlanAsking, line: str) -> bool:
    """Add a move and show the plan; returns whether there is such a move.

    A tap that came twice adds it once: the last move again, or one that is planned and not possible again.
    """
    plan, option = ask.plan, option_of(ask.decision, line)
    planned = [each.said for each in plan.parts if each.is_move]
    describe = plan.table.playing.kinds.describe_move
    if option is not None and describe(option) not in planned[-1:]:
        await _add(services, reply, plan, replace(ask.step, said=line))
        return True
    first = plan.ask_first()
    again = option or (option_of(first.decision, line) if first is not None else None)
    if again is None or describe(again) not in planned:
        return False
    await _show(reply, plan)
    return True


async def _add(services: Services, reply: Reply, plan: Planned, step: PlanStep) -> None:
    """Add a move or something that belongs to one, and show the plan."""
    said = step.said
    if step.way in (THEN, ELSE):
        option = option_of(_ask_for_step(plan, step).decision, said)
        if option is None:
            raise RuleError("error-plan-no-more")
        said = plan.table.playing.kinds.describe_move(option)
    elif said not in plan.attachable(step.at).get(step.way, ()):
        raise RuleError("error-plan-no-more")
    await _change(services, reply, plan, add_part(plan.parts, PlanPart(step.way, said), step.at))


def _index(plan: Planned, at: int | None) -> int:
    if at is None or at >= len(plan.parts):
        raise RuleError("error-nothing-asked")
    return at


def _ask_for_step(plan: Planned, step: PlanStep) -> PlanAsking:
    if step.way not in (THEN, ELSE) or (ask := plan.ask_for_step(step)) is None:
        raise RuleError("error-plan-no-more")
    return ask


async def _unchanged_plan(reply: Reply, table: Table, mark: str, at: int | None = None) -> Planned | None:
    """The plan whose fingerprint begins with `mark`; None when it has been changed since, which is shown instead."""
    plan = shown_plan(table, reply.texts, table.unsealed_seat_of(reply.member))
    if mark and fingerprint(plan.text).startswith(mark) and (at is None or at < len(plan.parts)):
        return plan
    if plan.text:
        await reply.show(preview(plan, "plan-changed"))
    else:
        await _show(reply, plan)
    return None


async def _change(services: Services, reply: Reply, plan: Planned, parts: Parts) -> None:
    """Store the plan of these parts as a draft, and show what it would do."""
    text = plan.table.playing.kinds.join_parts(plan.seat, parts)
    await services.tables.preparing.keep_draft(plan.table, plan.seat, text)
    await _show(reply, shown_plan(plan.table, plan.texts, plan.seat))


async def use(services: Services, reply: Reply, table: Table, shown: str) -> None:
    """Confirm the plan that was shown: it is played when its owner's turn comes, at once if it has."""
    seat, texts, kinds = table.unsealed_seat_of(reply.member), reply.texts, table.playing.game.kinds
    if not newest_plan(table, seat):
        raise RuleError("error-nothing-asked")
    if (plan := await _unchanged_plan(reply, table, shown)) is None:
        return
    if await services.tables.preparing.give(table, seat, kinds.plan, plan.text):
        await reply.choose(texts.say("plan-played"), _more(table, texts, "plan", "plandrop"))
        return
    found = preview(shown_plan(table, texts, seat), "plan-heading")
    await reply.choose(f"{texts.say('plan-used')}\n{found.content}"[:MOST_CONTENT], found.view)


async def drop(services: Services, reply: Reply, table: Table) -> None:
    """Drop the draft that was not confirmed; without one, drop the plan."""
    seat, texts, kinds = table.unsealed_seat_of(reply.member), reply.texts, table.playing.kinds
    draft = prepared_of(table, seat).draft_for(kinds.plan)
    await services.tables.preparing.keep_draft(table, seat, "")
    if draft not in ("", plan_of(table, seat)):
        await _show(reply, shown_plan(table, texts, seat))
        return
    await services.tables.preparing.give(table, seat, kinds.plan, ASK)
    is_for_later = prepared_of(table, seat).is_for_later(kinds.plan)
    said = [texts.say("plan-dropped"), *([texts.say("answer-seen")] if is_for_later else [])]
    await reply.choose("\n".join(said), _more(table, texts, "plan"))


def _more(table: Table, texts: Texts, *actions: str) -> discord.ui.View:
    """The buttons that lead on from a plan."""
    labels = {"plan": "button-plan-ahead", "plandrop": "button-plan-drop"}
    return view_of(*(plain_button(texts, labels[each], table.record.id, each) for each in actions))
