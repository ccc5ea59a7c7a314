"""What is answered for a person before they are asked, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games import SPECS
from bot.language.texts import Texts
from bot.messages.kind_answers import answer_line, answer_name, answered_questions
from bot.messages.plan_panel import Planned, on_turn, preview_rows
from bot.messages.screens import MOST_CONTENT, Screen, words_of
from bot.tables.model.prepared import decided_answers, plan_of, prepared_of
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from engine.core.questions import Seat


def prepared_lines(table: Table, texts: Texts, seat: Seat) -> list[str]:
    """All that is answered for this seat of a running game, in the order in which it is tried; nothing without any."""
    if table.running.over is not None:
        return []
    plan = plan_of(table, seat)
    return [
        *_tell_decided(table, texts, seat),
        *([texts.say("plan-heading"), explain_plan(table, texts, seat, plan)] if plan else []),
        *_kinds(table, texts, seat),
    ]


def _tell_decided(table: Table, texts: Texts, seat: Seat) -> Iterator[str]:
    """What was decided about exactly one question each: what an undo took back, and what will be used."""
    words, read, view = words_of(table), table.game.read, table.running.view(seat)
    said = [
        words.action(texts, read(each.answer), view, seat) for each in prepared_of(table, seat).taken_back
    ]
    if said:
        yield texts.say("plan-taken-back", answers="; ".join(said))
    decided = decided_answers(table, seat)
    said = [words.action(texts, read(line), match.view(seat), seat) for match, line in decided]
    if said:
        yield texts.say("plan-decided", answers="; ".join(said))


def _kinds(table: Table, texts: Texts, seat: Seat) -> Iterator[str]:
    """The answers to kinds of questions, and what holds them back."""
    answered = answered_questions(table, seat)
    if answered:
        yield texts.say("answers-heading")
    for question in answered:
        yield answer_line(table, texts, seat, question)
    prepared = prepared_of(table, seat)
    if prepared.is_paused:
        yield texts.say("answer-held")
    if any(prepared.is_for_later(each) for each in table.game.kinds.names):
        yield texts.say("answer-seen")


def explain_plan(table: Table, texts: Texts, seat: Seat, plan: str) -> str:
    """What each part of a plan would do now; only its words if these rules cannot read it any more."""
    match, kinds = table.running, table.running.kinds
    try:
        parts = kinds.explain(seat, kinds.plan, plan)
    except RuleError:
        return answer_name(table, texts, seat, kinds.plan, plan)
    return SPECS[table.game.id].phrases.plan_text(texts, parts, match.view(seat))


def preview(plan: Planned, heading: str) -> Screen:
    """What a plan would do now, before it is used, and what else is answered."""
    table, texts, seat = plan.table, plan.texts, plan.seat
    plan_lines = [texts.say(heading), explain_plan(table, texts, seat, plan.text), texts.say("plan-until")]
    asked = [] if plan.is_used else on_turn(plan)
    lines = [*asked, *_tell_decided(table, texts, seat), *plan_lines, *_kinds(table, texts, seat)]
    return Screen("\n".join(lines)[:MOST_CONTENT], preview_rows(plan))
