"""Answers to a decision, however they are given: typed, pressed, built up by taps, or in two fields."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord

from bot.interactions.reply import Reply
from bot.language.drafting import Draft
from bot.language.names import show_name
from bot.messages import screens
from bot.messages.asking import Asking, asking
from bot.messages.controls import second_question, second_rows, sure_rows
from bot.messages.custom_ids import NEVER, FirstField, KindAnswer, Press
from bot.messages.drafts import draft_rows, is_drafted, left_of, so_far
from bot.messages.kind_answers import answer_name, question_name
from bot.messages.layouts import MOST_CONTENT
from bot.messages.notification import table_link
from bot.messages.option_controls import chosen_part, part_name
from bot.messages.prepared_text import explain_why_asked
from bot.messages.typed_moves import TypedMove, interpret
from bot.messages.views import plain_button, view_of
from bot.services import Services
from bot.storage.crashpoints import passing
from bot.tables.actions.preparing import count_choice, find_matching
from bot.tables.model.prepared import prepared_of
from bot.tables.model.table import Table
from engine.core.actions import Action
from engine.core.errors import Illegal, RuleError, Stale
from engine.core.facets import group_by_verb
from engine.core.prepared import ASK
from engine.core.questions import Decision, Seat


async def play_typed(services: Services, reply: Reply, table: Table, move: TypedMove) -> None:
    """A move by slash command; an argument that was left out and makes a difference is asked next."""
    decision = table.decision_of(reply.member, reply.texts)
    reply.set_seat(table, decision.seat)
    ask = asking(table, reply.texts, decision)
    meant = interpret(ask, move)
    if meant.options:
        question = second_question(ask, meant.options, meant.chosen)
        await reply.ask_further(question, second_rows(ask, meant.options))
        return
    reply.near = meant.near
    await _play(services, reply, table, decision, meant.line)


async def press(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """Play the option of a control that was pressed."""
    await _play(services, reply, table, decision_at(reply, table, pressed), pressed.line, pressed.move)


async def sure(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """Play an option that loses something, which the person has confirmed."""
    decision = decision_at(reply, table, pressed)
    await _play_confirmed(services, reply, table, decision, pressed.line, pressed.move)


async def _play(
    services: Services, reply: Reply, table: Table, decision: Decision, line: str, move: int | None = None
) -> None:
    """Play an option; what would lose something is asked once more, privately."""
    if not await ask_to_confirm(reply, asking(table, reply.texts, decision), line):
        await _play_confirmed(services, reply, table, decision, line, move)


async def ask_to_confirm(reply: Reply, ask: Asking, line: str) -> bool:
    """Ask to confirm an option that gives something away for nothing; returns whether that had to be asked."""
    option = option_of(ask.decision, line)
    if option is None or not ask.loses(option):
        return False
    said = show_name(ask.full_label(option), 200)
    await reply.ask_further(ask.texts.say("choice-let-go", option=said), sure_rows(ask, option))
    return True


async def _play_confirmed(
    services: Services, reply: Reply, table: Table, decision: Decision, line: str, move: int | None
) -> None:
    ask, option = asking(table, reply.texts, decision), option_of(decision, line)
    is_open = option is not None and table.running.find_decision(decision.seat) is decision
    choice = find_matching(table, decision, option) if option is not None and is_open else {}
    count, proposal = await count_choice(services.tables.people, table, decision.seat, choice)
    await services.tables.preparing.play(table, decision.seat, line, move, count)
    await confirm_move(services, reply, table, ask, line)
    if proposal is not None and table.running.over is None:
        await propose_always(reply, table, decision.seat, *proposal)


async def confirm_move(services: Services, reply: Reply, table: Table, ask: Asking, line: str) -> None:
    """Confirm this move, and ask what the same seat is asked next, unless the current message here asks it."""
    passing("move.before-answer")
    texts, following = reply.texts, table.running.find_decision(ask.decision.seat)
    is_here = reply.interaction.channel_id == table.record.place
    said = texts.say("turn-done" if table.ahead_of is None else "ahead-kept", done=label_of(ask, line))
    if following is not None and not (is_here and following == table.asked_aloud):
        screen = screens.decision_screen(table, texts, following)
        await reply.ask_further(f"{said}\n{screen.content}", screen.view)
    elif table.ahead_of is not None:
        happened = screens.happened_ahead(table, texts)
        await reply.ask_further("\n".join([said, *happened, texts.say("ahead-complete")]), None)
    elif await reply.acknowledge(partial(services.outbox.reconciler.answer_by_edit, table)):
        reply.end_questions_of(reply.member)
    else:
        await reply.confirm(said if is_here else f"{said}\n{table_link(texts, table, reply.member)}")
    passing("move.after-answer")


async def narrow(services: Services, reply: Reply, table: Table, first: FirstField) -> None:
    """Play the only option of a part that was chosen, or ask which of them."""
    if (pressed := await narrow_down(reply, table, first)) is not None:
        await press(services, reply, table, pressed)


async def narrow_down(reply: Reply, table: Table, first: FirstField) -> Press | None:
    """The press of the only option of a part that was chosen; None when it had to be asked which of them."""
    ask = asking(table, reply.texts, decision_at(reply, table, first.press))
    part = chosen_part(group_by_verb(ask.offers).get(first.press.line, []), first)
    if len(part.options) == 1:
        return replace(first.press, line=str(part.options[0]))
    await reply.ask_further(
        second_question(ask, part.options, part_name(ask, part)), second_rows(ask, part.options)
    )
    return None


async def move(_services: Services, reply: Reply, table: Table) -> None:
    """Show what this person is asked or can decide ahead, privately."""
    seat = table.seat_of(reply.member)
    if table.playing.find_decision(seat) is None and prepared_of(table, seat).has_looked:
        await reply.say(reply.texts.say("ahead-complete"))
        return
    decision = table.decision_of(reply.member, reply.texts)
    screen = screens.decision_screen(table, reply.texts, decision)
    room = max(0, MOST_CONTENT - len(screen.content) - 1)
    reasons = "\n".join(explain_why_asked(table, reply.texts, decision))[:room]
    content = f"{reasons}\n{screen.content}" if reasons else screen.content
    if table.ahead_of is not None:
        names, waiting = table.names_in(reply.texts), table.ahead_of.running.waiting
        acting = reply.texts.list_items([show_name(names[each]) for each in waiting])
        content = f"{reply.texts.say('ahead-instead', name=acting)}\n{content}"
    await reply.ask_further(content, screen.view)


def decision_at(reply: Reply, table: Table, pressed: Press) -> Decision:
    """The decision that a control belongs to; raises `Stale` when that is another seat's or of an earlier move."""
    decision = table.decision_of(reply.member, reply.texts)
    reply.set_seat(table, decision.seat)
    if pressed.seat >= len(table.seats):
        raise RuleError("error-nothing-asked")
    if decision.seat != pressed.seat and table.ahead_of is not None:
        raise Stale("ahead-instead", name=show_name(table.names[pressed.seat]))
    if (decision.seat, table.moves[decision.seat]) != (pressed.seat, pressed.move):
        raise Stale
    return decision


def label_of(ask: Asking, line: str) -> str:
    """The words for an option; an impossible one is refused by the engine."""
    option = option_of(ask.decision, line)
    return line if option is None else show_name(ask.full_label(option), 200)


def option_of(decision: Decision, line: str) -> Action | None:
    return next((each for each in decision.options if str(each) == line), None)


async def propose_always(reply: Reply, table: Table, seat: Seat, question: str, answer: str) -> None:
    """After the third equal answer, ask this person privately, once, whether to answer so always."""
    texts, game, green = reply.texts, table.record.id, discord.ButtonStyle.success
    view = view_of(
        plain_button(texts, "button-always", game, "answer", KindAnswer(question, answer), green),
        plain_button(texts, "button-ask-me", game, "answer", KindAnswer(question, ASK, NEVER)),
    )
    named, said = question_name(table, texts, question), answer_name(table, texts, seat, question, answer)
    await reply.choose(texts.say("always-proposed", question=named, answer=said), view)


async def draft(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """Play the option when its draft is complete, else ask privately for the next part."""
    whole = await go_on_drafting(
        reply, asking(table, reply.texts, decision_at(reply, table, pressed)), pressed.line
    )
    if whole is not None:
        await press(services, reply, table, replace(pressed, line=str(whole)))


async def go_on_drafting(reply: Reply, ask: Asking, line: str) -> Action | None:
    """The option that a draft has become; None when the next part had to be asked."""
    said = Draft.read(line)
    if not is_drafted(ask, said.verb):
        raise Illegal
    now = left_of(ask, said)
    if not now.options:
        raise Illegal
    only = now.options[0][0] if said.chosen and len(now.options) == 1 else None
    whole = now.whole if said.done else only
    if whole is None and said.done:
        raise Illegal
    if whole is None:
        await reply.ask_further(question(ask, said), draft_rows(ask, said, now))
    return whole


def question(ask: Asking, said: Draft) -> str:
    """What is asked, what is needed to answer it, and what is chosen already."""
    words, alone = ask.words, len(group_by_verb(ask.decision.options)) == 1
    asked = words.prompt(ask.texts, ask.decision, ask.view) if alone else words.verb(ask.texts, said.verb)
    lines = (words.hint(ask.texts, ask.decision, ask.view), f"**{asked}**", so_far(ask, said))
    return "\n".join(line for line in lines if line)[:MOST_CONTENT]
