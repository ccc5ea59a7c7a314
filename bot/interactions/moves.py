"""Answers to a decision, however they are given: typed, pressed, in two fields, or in a form."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.reply import Reply
from bot.language.names import shown
from bot.messages import screens
from bot.messages.controls import asking, first_chosen, form, second_question, second_rows
from bot.messages.custom_ids import FirstField, Press
from bot.messages.forms import is_like, said_of
from bot.messages.screens import words_of
from bot.messages.typed_moves import TypedMove, interpret, interpret_line
from bot.services import Services
from bot.storage.crashpoints import passing
from bot.tables.table import Live
from engine.core.errors import Illegal, RuleError, Stale
from engine.core.facets import by_verb
from engine.core.questions import Decision


async def play_typed(services: Services, reply: Reply, live: Live, move: TypedMove) -> None:
    """A move by slash command; an argument that was left out and makes a difference is asked next."""
    decision = live.decision_of(reply.interaction.user.id)
    reply.about(live, decision)
    ask = asking(live, reply.texts, decision)
    meant = interpret(ask, move)
    if meant.leaves_a_choice:
        question = second_question(ask, meant.options, meant.chosen)
        await reply.choose(question, second_rows(ask, meant.options))
        return
    await _play(services, reply, live, decision, meant.line)


async def play_line(services: Services, reply: Reply, live: Live, typed: str) -> None:
    """A whole move by slash command."""
    decision = live.decision_of(reply.interaction.user.id)
    reply.about(live, decision)
    await _play(services, reply, live, decision, interpret_line(asking(live, reply.texts, decision), typed))


async def press(services: Services, reply: Reply, live: Live, pressed: Press) -> None:
    """A pressed option of a decision."""
    await _play(services, reply, live, decision_at(reply, live, pressed), pressed.line, pressed.move)


async def _play(
    services: Services, reply: Reply, live: Live, decision: Decision, line: str, move: int | None = None
) -> None:
    done = label_of(live, reply, decision, line)
    await services.tables.moves.play(live, decision.seat, line, move)
    await answered(reply, live, decision.seat, done)


async def answered(reply: Reply, live: Live, seat: int, done: str) -> None:
    """After a move made privately: what was done, and what the same seat owes next."""
    passing("move.before-answer")
    decisions = live.running.decisions
    following = next((each for each in decisions if each.seat == seat), None)
    said = reply.texts.say("turn-done", done=done)
    if following is None or not (len(decisions) > 1 or following.secret or reply.is_private_message):
        await reply.done(said)
    else:
        screen = screens.decision_screen(live, reply.texts, following)
        await reply.choose(f"{said}\n{screen.content}", screen.view)
    passing("move.after-answer")


async def narrowed(services: Services, reply: Reply, live: Live, first: FirstField) -> None:
    """The first of two fields is chosen: play if one option is left, else ask the second."""
    if (pressed := await narrow_down(reply, live, first)) is not None:
        await press(services, reply, live, pressed)


async def narrow_down(reply: Reply, live: Live, first: FirstField) -> Press | None:
    """The press that the first of two fields leads to, or None when the second had to be asked."""
    decision = decision_at(reply, live, first.press)
    value, options = first_chosen(by_verb(decision.options).get(first.press.line, []), first)
    if len(options) == 1:
        return replace(first.press, line=str(options[0]))
    ask = asking(live, reply.texts, decision)
    label = ask.words.value(reply.texts, first.name, value, ask.view, decision.seat)
    await reply.choose(second_question(ask, options, label), second_rows(ask, options))
    return None


async def open_form(_bot: Services, reply: Reply, live: Live, pressed: Press) -> None:
    """Open the form for the options of one verb."""
    decision = decision_at(reply, live, pressed)
    if len(by_verb(decision.options).get(pressed.line, [])) < 2:
        raise Illegal
    ask = asking(live, reply.texts, decision)
    await reply.interaction.response.send_modal(form(ask, pressed.line, reply.interaction.id))


async def fill(services: Services, reply: Reply, live: Live, sent: Press) -> None:
    """A form was sent."""
    await press(services, reply, live, filled_in(reply, live, sent))


def filled_in(reply: Reply, live: Live, sent: Press) -> Press:
    """The press that the values of a sent form amount to: they must fit exactly one option."""
    options = by_verb(decision_at(reply, live, sent).options).get(sent.line, [])
    values = reply.form_values(options, words_of(live).ticked)
    fitting = [option for option in options if is_like(option, values)]
    if len(fitting) != 1:
        raise Illegal(action=f"{sent.line} {said_of(values)}")
    return replace(sent, line=str(fitting[0]))


async def move(_bot: Services, reply: Reply, live: Live) -> None:
    """Show what this person owes, privately."""
    decision = live.decision_of(reply.interaction.user.id)
    screen = screens.decision_screen(live, reply.texts, decision)
    await reply.choose(screen.content, screen.view)


def decision_at(reply: Reply, live: Live, pressed: Press) -> Decision:
    """The decision that a control belongs to; raises when it is not this person's, or of an earlier move."""
    decision = live.decision_of(reply.interaction.user.id)
    reply.about(live, decision)
    if pressed.seat >= len(live.seats):
        raise RuleError("error-nothing-asked")
    if decision.seat != pressed.seat:
        raise Illegal("error-not-your-button", name=live.names[pressed.seat])
    if live.moves[pressed.seat] != pressed.move:
        raise Stale
    return decision


def label_of(live: Live, reply: Reply, decision: Decision, line: str) -> str:
    """The words for an option, before it is played; an impossible one is refused by the engine."""
    ask = asking(live, reply.texts, decision)
    option = next((each for each in decision.options if str(each) == line), None)
    return line if option is None else shown(ask.full_label(option), 200)
