"""A lesson: each decision of a prepared deal is explained before it is asked, with the real controls, privately."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.interactions import drafts
from bot.interactions.help_pages import meaning, table_here, topic_view
from bot.interactions.moves import asked_again, decision_at, filled_in, narrow_down
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
from bot.tables.practice import LEARNER, LESSONS, Names, beginning, is_over
from bot.tables.table import News, Table
from engine.core.errors import RuleError
from engine.core.facets import by_verb
from engine.core.questions import Decision

AGAIN = "again"


async def learn(services: Services, reply: Reply, wanted: str = "") -> None:
    """Begin, resume, or restart (`AGAIN`); `wanted` may also name the game."""
    member, names = reply.interaction.user.id, names_for(reply)
    try:
        table = await services.practice.get(member, names)
    except RuleError:
        table = None
    game = wanted if wanted in LESSONS else await _game(services, reply, table)
    goes_on = table is not None and table.setup.game == game and not is_over(table.running)
    if table is None or not goes_on or wanted == AGAIN:
        services.tables.limits.count("learn", member)
        table = await services.practice.begin(member, names, game)
    await show(services, reply, table)


async def _game(services: Services, reply: Reply, table: Table | None) -> str:
    """The game of the lesson in progress, else that of the table here, else the first."""
    if table is not None and not is_over(table.running):
        return table.setup.game
    here = await table_here(services, reply.interaction) or table
    return here.setup.game if here is not None and here.setup.game in LESSONS else next(iter(LESSONS))


def names_for(reply: Reply) -> Names:
    """The names of the learner and the automatic players in the reader's language."""
    texts = reply.texts
    return (reply.interaction.user.display_name, texts.say("lesson-player-1"), texts.say("lesson-player-2"))


async def carry_out(services: Services, reply: Reply, action: str, given: Any) -> None:
    """A control of a practice game was used by its player; `given` is what the action takes."""
    table = await services.practice.get(reply.interaction.user.id, names_for(reply))
    reply.table, reply.keeps_picture = table, True
    if action not in PRACTICE_ACTIONS or is_over(table.running):
        raise RuleError("error-no-lesson")
    await PRACTICE_ACTIONS[action](services, reply, table, given)


async def press(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """An option was chosen; what would lose something is asked once more."""
    ask = asking(table, reply.texts, decision_at(reply, table, pressed))
    if not await asked_again(reply, ask, pressed.line):
        await sure(services, reply, table, pressed)


async def sure(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """Play it; what the step after it tells begins with what was done."""
    decision_at(reply, table, pressed)
    member = reply.interaction.user.id
    table = await services.practice.play(member, names_for(reply), pressed.line, pressed.move)
    await show(services, reply, table)


async def narrowed(services: Services, reply: Reply, table: Table, first: FirstField) -> None:
    if (pressed := await narrow_down(reply, table, first)) is not None:
        await press(services, reply, table, pressed)


async def fill(services: Services, reply: Reply, table: Table, sent: Press) -> None:
    await press(services, reply, table, filled_in(reply, table, sent))


async def draft(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    ask = asking(table, reply.texts, decision_at(reply, table, pressed))
    whole = await drafts.drafted(reply, ask, pressed.line)
    if whole is not None:
        await press(services, reply, table, replace(pressed, line=str(whole)))


async def show(services: Services, reply: Reply, table: Table) -> None:
    """The step that is next, with the board and what changed on it."""
    found = news_for(table, LEARNER, beginning(table))
    screen = (goodbye if is_over(table.running) else step)(table, reply.texts, found)
    view = table.running.view(None)
    picture = await services.pictures.board(
        table.setup.game, view, table.names, found.before, by=reply.interaction.user.id
    )
    words = words_of(table).alt_text(reply.texts, view, table.names, found.public(), table.running.decisions)
    files = files_of(picture, "practice.png", unformatted(words)[:MOST_ALT])
    await reply.turn_to(screen.content[:MOST_CONTENT], files, screen.view)


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
    asked = texts.say("since-your-turn", asked=f"**{ask.words.prompt(texts, decision, ask.view)}**")
    view = answer_rows(ask)
    view.add_item(plain_button(texts, "button-explain", table.record.id, "explain", row=4))
    if not first:
        view.add_item(_start_over(texts, 4))
    else:
        _add_other_lessons(view, texts, table.setup.game, 4)
    return Screen("\n".join([*happened, lesson(table, texts, decision), asked]), finished(view))


def _start_over(texts: Texts, row: int) -> discord.ui.Button[Any]:
    return plain_button(texts, "button-start-over", 0, "learn", AGAIN, kind=OWN, row=row)


def lesson(table: Table, texts: Texts, decision: Decision) -> str:
    """Two sentences before this decision: those for this occurrence, else those for its kind, else its rules."""
    game = table.setup.game
    verbs = by_verb(decision.options)
    own = [row for row in table.rows if row.seat == LEARNER and not row.obvious]
    number = 1 + sum(row.text.partition(" ")[0] in verbs for row in own)
    for message in (f"lesson-{game}-{decision.prompt}-{number}", f"lesson-{game}-{decision.prompt}"):
        if texts.knows(message):
            return texts.say(message)
    return meaning(table, texts, decision)


def goodbye(table: Table, texts: Texts, found: News) -> Screen:
    """The round is over: what it was, and where to go from here."""
    game, happened = table.setup.game, screens.told(table, texts, found.public())
    view, green = topic_view(texts, game, row=1), discord.ButtonStyle.success
    view.add_item(
        plain_button(texts, "button-open-table", 0, "opentable", game, kind=OWN, row=0, style=green)
    )
    _add_other_lessons(view, texts, game, 0)
    view.add_item(_start_over(texts, 0))
    return Screen("\n".join([*happened, texts.say(f"lesson-{game}-end")]), view)


def _add_other_lessons(view: discord.ui.View, texts: Texts, game: str, row: int) -> None:
    """A button for the lesson of each other game."""
    for each in LESSONS:
        if each != game:
            button = plain_button(texts, "button-learn", 0, "learn", each, kind=OWN, row=row)
            button.label = texts.say("button-learn-game", game=texts.say(f"game-{each}"))
            view.add_item(button)


PRACTICE_ACTIONS: Mapping[str, Callable[[Services, Reply, Table, Any], Awaitable[None]]] = {
    "press": press,
    "sure": sure,
    "narrow": narrowed,
    "fill": fill,
    "draft": draft,
    "form": TABLE_ACTIONS["form"].act,
    "explain": TABLE_ACTIONS["explain"].act,
}
"""What a control of a practice game may name."""
