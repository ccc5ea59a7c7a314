"""What is answered for a person before they are asked, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.language.texts import Texts
from bot.messages.kind_answers import answer_line, answer_name, answered_questions
from bot.messages.layouts import MOST_CONTENT, Screen
from bot.messages.plan_panel import Planned, on_turn, preview_rows, used_plan, whose_turn
from bot.messages.screens import words_of
from bot.tables.model.prepared import decided_answers, plan_of, prepared_of
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.plans import STOP, THEN
from engine.core.questions import Decision, Seat

MOST_REASONS = 4
"""Lines above a question about why a plan did not answer it: its controls must stay on a phone's screen."""


def prepared_lines(table: Table, texts: Texts, seat: Seat) -> list[str]:
    """All that is answered for this seat of a running game, in the order in which it is tried; nothing without any."""
    if table.record.status != "running":
        return []
    plan = plan_of(table, seat)
    return [
        *_tell_decided(table, texts, seat),
        *([texts.say("plan-heading"), explain_plan(table, texts, seat, plan)] if plan else []),
        *_kinds(table, texts, seat),
    ]


def explain_why_asked(table: Table, texts: Texts, decision: Decision) -> list[str]:
    """Why a person is asked although they have planned: what holds their plan back, in a few lines; nothing where their
    plan has nothing to do with it.
    """
    seat, kinds = decision.seat, table.running.kinds
    if table.ahead_of is not None or table.is_sealed(seat) or kinds.plan not in kinds.about(decision):
        return []
    if (plan := used_plan(table, texts, seat)) is None:
        return []
    if prepared_of(table, seat).is_paused:
        return [texts.say("answer-held")]
    parts = kinds.explain(seat, kinds.plan, plan.text)
    reasons = [*_tell_parts(table, texts, seat, [part for part in parts if part.kind not in NO_REASONS])]
    return [texts.say("plan-heading"), *reasons[:MOST_REASONS]] if reasons else []


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
    kinds = table.running.kinds
    try:
        parts = kinds.explain(seat, kinds.plan, plan)
    except RuleError:
        return answer_name(table, texts, seat, kinds.plan, plan)
    return "\n".join([*_tell_parts(table, texts, seat, parts), _tell_outcome(table, texts, seat, parts)])


VERDICTS = ("plan-legal", "plan-condition-not-met", "plan-asks")
"""What can be said of a move in every game."""
NO_REASONS = (
    *("plan-legal", "plan-goes-on", "plan-done", "plan-pays"),
    *("plan-rounds", "plan-later", "plan-over"),
)
"""What does not hold a plan back: moves that are possible, done, or for other rounds, and what does not stop it."""


def _tell_parts(table: Table, texts: Texts, seat: Seat, parts: Sequence[Event]) -> Iterator[str]:
    words, view, before = words_of(table), table.running.view(seat), 0
    for part in parts:
        params = dict(part.params)
        if "entry" in params:
            number = int(params["turn"])
            entry = words.plan_part(texts, THEN, str(params["entry"]), view, seat)
            if "condition" in params:
                unmet = words.plan_part(texts, STOP, str(params["condition"]), view, seat)
                verdict = texts.say(part.kind, condition=unmet, have=params.get("have", "none"))
            else:
                verdict = texts.say(part.kind) if part.kind in VERDICTS else words.plan_verdict(texts, part)
            line = "plan-instead" if number == before else "plan-turn"
            yield texts.say(line, turn=number, entry=entry, verdict=verdict)
            before = number
        elif "condition" in params:
            condition = words.plan_part(texts, STOP, str(params["condition"]), view, seat)
            yield texts.say(part.kind, condition=condition)
        else:
            yield words.plan_verdict(texts, part)


def _tell_outcome(table: Table, texts: Texts, seat: Seat, parts: Sequence[Event]) -> str:
    """The move that is made if it is the owner's turn now, or that they are asked."""
    turn = whose_turn(table, seat)
    first = next((part for part in parts if part.kind in ("plan-legal", "plan-asks")), None)
    stops = any(part.kind == "plan-stops" for part in parts)
    if first is None or first.kind == "plan-asks" or stops:
        return texts.say("plan-outcome-asked", turn=turn)
    said = str(first.params.get("move", first.params["entry"]))
    move = words_of(table).plan_part(texts, THEN, said, table.running.view(seat), seat)
    return texts.say("plan-outcome", turn=turn, move=move)


def preview(plan: Planned, heading: str) -> Screen:
    """What a plan would do now, before it is used, and what else is answered."""
    table, texts, seat = plan.table, plan.texts, plan.seat
    plan_lines = [texts.say(heading), explain_plan(table, texts, seat, plan.text), texts.say("plan-until")]
    asked = [] if plan.is_used else on_turn(plan)
    lines = [*asked, *_tell_decided(table, texts, seat), *plan_lines, *_kinds(table, texts, seat)]
    return Screen("\n".join(lines)[:MOST_CONTENT], preview_rows(plan))
