"""The controls of answers to kinds of questions: which question, which answer, and when it holds."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.games import SPECS
from bot.language.texts import Texts
from bot.messages.custom_ids import ALWAYS, EVERYWHERE, THIS_ROUND, Control, KindAnswer
from bot.messages.views import (
    MOST_OPTIONS,
    MOST_ROWS,
    Button,
    Select,
    list_of,
    option_of_list,
    plain_button,
    view_of,
)
from bot.tables.actions.preparing import LONGEST_ANSWER
from bot.tables.model.prepared import answers_of, prepared_of
from bot.tables.model.table import Table
from engine.core.prepared import ASK
from engine.core.questions import Decision, Seat


def question_name(table: Table, texts: Texts, question: str) -> str:
    """The name of a kind of question."""
    return SPECS[table.game.id].phrases.field(texts, f"answer-{question}")


def answer_name(table: Table, texts: Texts, seat: Seat, question: str, answer: str) -> str:
    """An answer to a kind of question in words; of a plan its moves."""
    if answer == ASK:
        return texts.say("answer-ask")
    view = table.running.view(seat)
    return SPECS[table.game.id].phrases.value(texts, f"answer-{question}", answer, view, seat)


def answer_line(table: Table, texts: Texts, seat: Seat, question: str) -> str:
    """A kind of question, what answers it now, and until when."""
    prepared = prepared_of(table, seat)
    dated = prepared.answer_in(table.running.round, question)
    answer = dated.answer if dated else prepared.answer_to(question)
    said = answer_name(table, texts, seat, question, answer)
    message = "answer-line-round" if dated else "answer-line"
    return texts.say(message, question=question_name(table, texts, question), answer=said)


def useful_questions(table: Table, seat: Seat) -> list[str]:
    """The kinds of questions that this seat can meet at this table, but for those that a plan answers."""
    kinds = table.running.kinds
    return [each for each in kinds.names if each != kinds.plan and kinds.values(seat, each)]


def answered_questions(table: Table, seat: Seat) -> list[str]:
    """Those that are answered for this seat."""
    prepared, now = prepared_of(table, seat), table.running.round
    return [
        each
        for each in useful_questions(table, seat)
        if prepared.answer_to(each) != ASK or prepared.answer_in(now, each) is not None
    ]


def question_select(table: Table, texts: Texts, seat: Seat) -> Select | None:
    """All kinds of questions, each with its answer; None where the game has none now."""
    answers, questions = answers_of(table, seat), useful_questions(table, seat)
    if not questions:
        return None
    options = list[discord.SelectOption]()
    for each in questions[:MOST_OPTIONS]:
        answer = answer_name(table, texts, seat, each, answers[each])
        options.append(option_of_list(question_name(table, texts, each), each, answer))
    return list_of(str(Control("pick", table.record.id, "plan")), texts.say("answers-which"), options)


QUESTIONS = "-"
"""Names the list of all kinds of questions, where the panel of a plan has no room for it."""


def questions_view(table: Table, texts: Texts, seat: Seat) -> discord.ui.View:
    """All kinds of questions, each leading to its answers."""
    select = question_select(table, texts, seat)
    back = plain_button(texts, "button-plan-back", table.record.id, "plan", row=1)
    return view_of(back) if select is None else view_of(select, back)


def answer_select(
    table: Table, texts: Texts, seat: Seat, question: str, placeholder: str, row: int
) -> Select:
    """The usual answers to one kind of question, being asked among them."""
    custom_id = str(Control("pick", table.record.id, "answer", f"{question}.{ALWAYS}"))
    options = [
        option_of_list(answer_name(table, texts, seat, question, each), each)
        for each in ready_answers(table, seat, question)[:MOST_OPTIONS]
    ]
    return list_of(custom_id, placeholder, options, row)


def ready_answers(table: Table, seat: Seat, question: str) -> list[str]:
    return [each for each in table.running.kinds.values(seat, question) if len(each) <= LONGEST_ANSWER]


def question_view(table: Table, texts: Texts, seat: Seat, question: str) -> discord.ui.View:
    """The answers to one kind of question, and when the one that is given holds."""
    return view_of(
        answer_select(table, texts, seat, question, texts.say("answer-choose"), 0),
        *_scope_buttons(table, texts, seat, question),
        plain_button(texts, "button-plan-back", table.record.id, "plan", row=1),
    )


def _scope_buttons(table: Table, texts: Texts, seat: Seat, question: str) -> Iterator[Button]:
    prepared, lasting = prepared_of(table, seat), prepared_of(table, seat).answer_to(question)
    dated = prepared.answer_in(table.running.round, question)
    if dated is not None and dated.answer != ASK and not dated.is_seen:
        yield _scope_button(table, texts, KindAnswer(question, dated.answer, ALWAYS))
    if lasting == ASK or len(lasting) > LONGEST_ANSWER:
        return
    yield _scope_button(table, texts, KindAnswer(question, lasting, THIS_ROUND))
    if table.running.kinds.means_the_same_elsewhere(question, lasting):
        yield _scope_button(table, texts, KindAnswer(question, lasting, EVERYWHERE))


SCOPES = {
    ALWAYS: "button-answer-always",
    THIS_ROUND: "button-answer-round",
    EVERYWHERE: "button-answer-everywhere",
}


def _scope_button(table: Table, texts: Texts, answer: KindAnswer) -> Button:
    return plain_button(texts, SCOPES[answer.scope], table.record.id, "answer", answer, row=1)


def add_always(view: discord.ui.View, table: Table, texts: Texts, decision: Decision) -> None:
    """Below the controls of a question that can be answered beforehand: the choice to answer it always like that."""
    row = max((item.row or 0 for item in view.children), default=-1) + 1
    match, seat = table.running, decision.seat
    for question in match.game.kinds.names:
        if row >= MOST_ROWS or question == match.game.kinds.plan:
            continue
        answers = match.kinds.values(seat, question)
        if any(match.kinds.answer(decision, {question: each}) is not None for each in answers):
            view.add_item(answer_select(table, texts, seat, question, texts.say("answer-always"), row))
            row += 1
