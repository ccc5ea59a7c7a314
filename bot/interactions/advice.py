"""Hints while one decides, and `/analysis`: where a finished game was won and lost."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import partial

import discord

from bot.interactions.reply import Reply
from bot.language.names import remove_formatting
from bot.language.texts import Texts
from bot.messages.analysis_words import AnalysisText
from bot.messages.asking import Asking, asking
from bot.messages.controls import advice_rows
from bot.messages.custom_ids import Control, number_of
from bot.messages.layouts import MOST_CONTENT, Screen, files_of
from bot.messages.screens import describe
from bot.messages.views import view_of
from bot.services import Services
from bot.tables.actions.hints import hints_left
from bot.tables.model.table import Table
from bot.work.computing import hint as thought
from bot.work.worker import WorkerError
from engine.computer.hints import Advice, Hint
from engine.core.actions import Action
from engine.core.errors import RuleError
from renders.by_name import Drawn

DRAW_CHANCES = Drawn("renders.end.chances", "draw_chances")
COURSE, OTHERS = "course", "others"
log = logging.getLogger(__name__)


async def analysis(services: Services, reply: Reply, table: Table, page: str | None) -> None:
    """Show one page of the analysis, at first the reader's own; raises a `RuleError` without one."""
    text = await services.analyses.ask(table, reply.texts, reply.member, table.find_seat(reply.member))
    # The own costliest choices, the course of the game, the others; who has none begins with the course.
    pages = [*(str(number) for number in range(1, len(text.moments) + 1)), COURSE, OTHERS]
    page = page if page in pages else pages[0]
    controls = _controls(reply.texts, table, pages, page)
    if page == OTHERS:
        await reply.turn_to(text.others[:MOST_CONTENT], (), controls)
    elif page == COURSE:
        said = text.course if text.moments else "\n".join([*text.own, text.course])
        await reply.turn_to(said, await _chart(services, table, text, reply.member), controls)
    else:
        shown = await _moment(services, reply, table, text, int(page))
        await reply.turn_to(text.own[int(page) - 1], shown, controls)


def page_of(text: str) -> str | None:
    """The page that a control names, None for the first; raises `ValueError`."""
    if text not in ("", COURSE, OTHERS):
        number_of(text)
    return text or None


async def _chart(services: Services, table: Table, text: AnalysisText, member: int) -> list[discord.File]:
    """Everybody's chances with the choices that turned the game."""
    over = table.running.over is not None
    turns = [(each.seat, each.round) for each in text.found.turning_points]
    draw = partial(DRAW_CHANCES, text.found.course, turns, over=over, names=table.names)
    picture = await services.pictures.share(draw, by=member)
    return files_of(picture, f"analysis-{table.record.id}.png", remove_formatting(text.course))


async def _moment(
    services: Services, reply: Reply, table: Table, text: AnalysisText, number: int
) -> list[discord.File]:
    """The table when one of the own costliest choices was made."""
    moment, by = text.moments[number - 1], reply.member
    picture = await services.pictures.board(
        table.setup.game, moment.view, table.names, None, about=moment.about, by=by
    )
    said = describe(table, reply.texts, moment.view, (), about=moment.about)
    return files_of(picture, f"choice-{table.record.id}-{number}.png", said)


def _controls(texts: Texts, table: Table, pages: Sequence[str], shown: str) -> discord.ui.View:
    """A button for each page, that of the page which is shown disabled."""
    view = view_of()
    for page in pages:
        label = page if page.isdecimal() else texts.say(f"button-{page}")
        custom_id = str(Control("do", table.record.id, "analysis", page))
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id, disabled=page == shown))
    return view


async def hint(services: Services, reply: Reply, table: Table) -> None:
    """Compute and show a hint; it is not counted if that fails, or if the move is made meanwhile."""
    seat = table.decision_of(reply.member, reply.texts).seat
    table.unsealed_seat_of(reply.member)
    reply.set_seat(table, seat)
    services.tables.hints.ask(table, seat, reply.member)
    move = table.moves[seat]
    await reply.think()
    try:
        commitment = table.record.posted_commitment
        found, seconds = await thought(services.computing, table.running, seat, commitment, reply.member)
    except WorkerError as problem:
        log.warning("table %s: no hint: %s", table.record.id, problem)
        raise RuleError("error-hint-lost") from problem
    await services.tables.hints.had(table, seat, reply.member, move, seconds)
    decision = table.decision_of(reply.member, reply.texts)
    await reply.show(hint_screen(asking(table, reply.texts, decision), found))


MOST_PARTS = 2
"""The most reasons for a choice; only one is named against it."""
MORE, LESS = "more", "less"
SURE = 99
"""In a hundred: what simulations say is never certain."""


def hint_screen(ask: Asking, hint: Hint) -> Screen:
    """The choices with a button each. `ask` is the question that the hint is for."""
    options = {str(option): option for option in ask.decision.options}
    chosen = [options[advice.line] for advice in hint.choices]
    lines = [ask.texts.say("hint-heading"), *_choices(ask, hint, chosen), *_notes(ask, hint)]
    return Screen("\n".join(lines)[:MOST_CONTENT], advice_rows(ask, chosen))


def _choices(ask: Asking, hint: Hint, chosen: list[Action]) -> Iterator[str]:
    """Each choice, and why it is better or worse than the next one, the last of three than the first."""
    likely = ask.likely(chosen)
    for number, (advice, option) in enumerate(zip(hint.choices, chosen, strict=True), start=1):
        yield ask.texts.say(
            "hint-choice",
            number=number,
            choice=ask.label(option) if likely[number - 1] else ask.full_label(option),
            percent=min(SURE, max(100 - SURE, round(100 * advice.chance))),
            margin=max(1, round(100 * advice.margin)),
        )
        if not hint.differ:
            continue
        if number < len(chosen):
            yield f"-# {_compare_choices(ask, advice, chosen[number], MORE, LESS)}"
        elif number > 2:
            yield f"-# {_compare_choices(ask, advice, chosen[0], LESS, MORE)}"


def _compare_choices(ask: Asking, advice: Advice, other: Action, *sides: str) -> str:
    """The verdict about this choice compared with another one, with the reasons of the expected side first."""
    verdict = {MORE: "better", LESS: "worse"}[sides[0]] if advice.is_clear else "alike"
    said = ask.texts.say(f"hint-{verdict}", other=ask.label(other))
    why, though = (
        _reasons(ask, advice, side, most) for side, most in zip(sides, (MOST_PARTS, 1), strict=True)
    )
    against = [ask.texts.say("hint-though", parts=though)] if though else []
    return ", ".join([f"{said}: {why}" if why else said, *against]) + "."


def _reasons(ask: Asking, advice: Advice, side: str, most: int) -> str:
    """What is more, or less, in words of the game."""
    parts = [each for each in advice.reasons if (each[1] > 0) == (side == MORE)][:most]
    return ask.texts.list_items([_part(ask, part, amount, side) for part, amount in parts])


def _part(ask: Asking, part: str, amount: float, side: str) -> str:
    said, number = ask.texts.say(f"hint-part-{part}", side=side), max(1, round(abs(100 * amount)))
    return ask.texts.say("hint-gain" if amount > 0 else "hint-loss", part=said, number=number)


def _notes(ask: Asking, hint: Hint) -> Iterator[str]:
    if len(hint.choices) > 1 and not hint.differ:
        yield ask.texts.say("hint-no-difference")
    simulations = ask.texts.say("hint-simulations", count=hint.simulations)
    remaining = hints_left(ask.table, ask.decision.seat)
    public = ask.texts.say("hint-is-told")
    if remaining is not None:
        public = f"{ask.texts.say('hint-left', count=remaining)} {public}"
    yield f"-# {simulations} {public}"
