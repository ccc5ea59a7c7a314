"""A guided first round: each decision is explained before it is asked, with the real controls, privately."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.interactions.help_pages import meaning, topic_view
from bot.interactions.moves import asked_again, decision_at, filled_in, label_of, narrow_down
from bot.interactions.reply import Reply
from bot.interactions.since import news_for
from bot.interactions.table_actions import TABLE_ACTIONS
from bot.language.names import unformatted
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.asking import asking
from bot.messages.controls import answer_rows, finished, plain_button
from bot.messages.custom_ids import OWN, FirstField, Press
from bot.messages.pictures import files_of
from bot.messages.screens import MOST_ALT, MOST_CONTENT, Screen, words_of
from bot.services import Services
from bot.tables.practice import LEARNER, Names, is_over
from bot.tables.table import News, Table
from engine.core.errors import RuleError
from engine.core.facets import by_verb
from engine.core.questions import Decision

AGAIN = "again"


async def learn(services: Services, reply: Reply, again: bool = False) -> None:
    """Begin, resume, or restart."""
    member, names = reply.interaction.user.id, names_for(reply)
    try:
        table = await services.practice.get(member, names)
        begins = again or is_over(table.running)
    except RuleError:
        begins, table = True, None
    if begins or table is None:
        services.tables.limits.count("learn", member)
        table = await services.practice.begin(member, names)
    await show(services, reply, table)


def names_for(reply: Reply) -> Names:
    """The names of the learner and the automatic players in the reader's language."""
    texts = reply.texts
    return (reply.interaction.user.display_name, texts.say("lesson-player-1"), texts.say("lesson-player-2"))


async def carry_out(services: Services, reply: Reply, action: str, given: Any) -> None:
    """A control of a practice game was used by its player; `given` is what the action takes."""
    table = await services.practice.get(reply.interaction.user.id, names_for(reply))
    reply.table = table
    if action not in PRACTICE_ACTIONS or is_over(table.running):
        raise RuleError("error-no-lesson")
    await PRACTICE_ACTIONS[action](services, reply, table, given)


async def press(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """An option was chosen; what would lose something is asked once more."""
    ask = asking(table, reply.texts, decision_at(reply, table, pressed))
    if not await asked_again(reply, ask, pressed.line):
        await sure(services, reply, table, pressed)


async def sure(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    done = label_of(table, reply, decision_at(reply, table, pressed), pressed.line)
    member = reply.interaction.user.id
    table = await services.practice.play(member, names_for(reply), pressed.line, pressed.move)
    await show(services, reply, table, reply.texts.say("turn-done", done=done))


async def narrowed(services: Services, reply: Reply, table: Table, first: FirstField) -> None:
    if (pressed := await narrow_down(reply, table, first)) is not None:
        await press(services, reply, table, pressed)


async def fill(services: Services, reply: Reply, table: Table, sent: Press) -> None:
    await press(services, reply, table, filled_in(reply, table, sent))


async def show(services: Services, reply: Reply, table: Table, *before: str) -> None:
    """The step that is next under these lines, with the board and what changed on it."""
    found = news_for(table, LEARNER, [])
    screen = (goodbye if is_over(table.running) else step)(table, reply.texts, found)
    view = table.running.view(None)
    picture = await services.pictures.board(table.setup.game, view, table.names, found.before)
    words = words_of(table).alt_text(reply.texts, view, table.names, found.public(), table.running.decisions)
    content = "\n".join([*before, screen.content])[:MOST_CONTENT]
    files = files_of(picture, "practice.png", unformatted(words)[:MOST_ALT])
    await reply.turn_to(content, files, screen.view)


def step(table: Table, texts: Texts, found: News) -> Screen:
    """What happened, what is asked now and why, and the controls that answer it."""
    decision = table.running.decision_of(LEARNER)
    ask = asking(table, texts, decision)
    first = not table.moves[LEARNER]
    happened = (
        [texts.say(f"lesson-{table.setup.game}-welcome")]
        if first
        else screens.told(table, texts, found.public())
    )
    asked = texts.say("since-your-turn", asked=ask.words.prompt(texts, decision, ask.view))
    view = answer_rows(ask)
    view.add_item(plain_button(texts, "button-explain", table.record.id, "explain", row=4))
    if not first:
        view.add_item(_start_over(texts, 4))
    return Screen("\n".join([*happened, lesson(table, texts, decision), asked]), finished(view))


def _start_over(texts: Texts, row: int) -> discord.ui.Button[Any]:
    return plain_button(texts, "button-start-over", 0, "learn", AGAIN, kind=OWN, row=row)


def lesson(table: Table, texts: Texts, decision: Decision) -> str:
    """Two sentences before this decision: those for this occurrence, else those for its kind, else its rules."""
    game = table.setup.game
    verbs = by_verb(decision.options)
    number = 1 + sum(row.seat == LEARNER and row.text.partition(" ")[0] in verbs for row in table.rows)
    for message in (f"lesson-{game}-{decision.prompt}-{number}", f"lesson-{game}-{decision.prompt}"):
        if texts.knows(message):
            return texts.say(message)
    return meaning(table, texts, decision)


def goodbye(table: Table, texts: Texts, found: News) -> Screen:
    """The round is over: what it was, and where to go from here."""
    happened = screens.told(table, texts, found.public())
    view = topic_view(texts, table.setup.game)
    view.add_item(_start_over(texts, 1))
    return Screen("\n".join([*happened, texts.say(f"lesson-{table.setup.game}-end")]), view)


PRACTICE_ACTIONS: Mapping[str, Callable[[Services, Reply, Table, Any], Awaitable[None]]] = {
    "press": press,
    "sure": sure,
    "narrow": narrowed,
    "fill": fill,
    "form": TABLE_ACTIONS["form"].act,
    "explain": TABLE_ACTIONS["explain"].act,
}
"""What a control of a practice game may name."""
