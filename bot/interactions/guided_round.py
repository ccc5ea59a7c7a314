"""A lesson: each decision of a prepared deal is explained before it is asked, with the real controls, privately."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.games import SPECS
from bot.interactions.game_log import last_act
from bot.interactions.help_pages import meaning, table_here
from bot.interactions.moves import decision_at
from bot.interactions.reply import Reply
from bot.language.names import remove_formatting
from bot.language.rulebooks import GOAL, Step, sign
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.asking import Asking, asking
from bot.messages.controls import answer_rows
from bot.messages.custom_ids import OWN, Press
from bot.messages.layouts import MOST_CONTENT, Screen, files_of
from bot.messages.screens import words_of
from bot.messages.views import plain_button, view_of
from bot.services import Services
from bot.tables.actions.practice import LEARNER, LESSONS, Names, beginning, is_over
from bot.tables.model.position import News
from bot.tables.model.table import Table, news
from engine.core.errors import RuleError, Stale
from engine.core.questions import Decision

AGAIN, ON = "again", "on"
MOST_OFFERED = 2


async def learn(services: Services, reply: Reply, wanted: str = "") -> None:
    """Begin, resume, restart (`AGAIN`), or go on to the question (`ON`); `wanted` may also name the game."""
    member, names = reply.member, names_for(reply)
    try:
        table = await services.practice.get(member, names)
    except RuleError:
        table = None
    game = wanted if wanted in LESSONS else await _game(services, reply, table)
    goes_on = table is not None and table.setup.game == game and not is_over(table.running)
    if table is None or not goes_on or wanted == AGAIN:
        services.tables.limits.count("learn", member)
        table = await services.practice.begin(member, names, game)
    await show(services, reply, table, begun=wanted == ON)


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
    """Carry out a control of a practice game for its player; `given` is what the action takes."""
    table = await services.practice.get(reply.member, names_for(reply))
    reply.table, reply.keeps_picture = table, True
    if is_over(table.running):
        raise RuleError("error-no-lesson")
    if (act := PRACTICE_ACTIONS.get(action)) is None:  # of a lesson that was begun before an update
        await show(services, reply, table, begun=True)
    else:
        await act(services, reply, table, given)


async def press(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """Play what was chosen; the next step says what that brought. An old control shows the present step."""
    with suppress(Stale):
        decision_at(reply, table, pressed)
        table = await services.practice.play(reply.member, names_for(reply), pressed.line, pressed.move)
    await show(services, reply, table, begun=True)


async def explain(services: Services, reply: Reply, table: Table, _nothing: None) -> None:
    """The rules of the question in the place of the step, with its picture, its answers and the ways back."""
    decision = table.running.decision_of(LEARNER)
    view = answer_rows(ask_offered(table, reply.texts, decision))
    view.add_item(plain_button(reply.texts, "button-page-back", 0, "learn", ON, kind=OWN, row=4))
    view.add_item(plain_button(reply.texts, "button-start-over", 0, "learn", AGAIN, kind=OWN, row=4))
    await reply.turn_to(meaning(table, reply.texts, decision), (), view)


async def show(services: Services, reply: Reply, table: Table, *, begun: bool = False) -> None:
    """The goal, then each step with the picture of what it is about, then the end."""
    found = news(table, (last_act(table, LEARNER) or 0) - 1, beginning(table))  # with the choice itself
    if is_over(table.running):
        screen, parts = goodbye(table, reply.texts), _step(table, GOAL).shows
    elif not table.moves[LEARNER] and not begun:
        screen, parts = goal(table, reply.texts), _step(table, GOAL).shows
    else:
        screen, parts = step(table, reply.texts, found), parts_of(table, reply.texts)
    game, view, by = table.setup.game, table.running.view(LEARNER), reply.member
    paint = partial(SPECS[game].painter.draw_parts, view, names=table.names, parts=parts)
    picture = await services.pictures.share(paint, by=by)
    names, asked = table.names_in(reply.texts), table.running.decisions
    words = SPECS[game].cut_text(reply.texts, view, names, parts, asked)
    files = files_of(picture, "practice.png", remove_formatting(words))
    await reply.turn_to(screen.content[:MOST_CONTENT], files, screen.view)


def goal(table: Table, texts: Texts) -> Screen:
    """What wins and where it comes from, before anything is asked."""
    game = table.setup.game
    green = discord.ButtonStyle.success
    view = view_of(plain_button(texts, "button-begin", 0, "learn", ON, kind=OWN, style=green))
    _add_other_lessons(view, texts, game)
    said = [texts.say(f"lesson-{game}-{GOAL}"), *_signs(table, texts, _step(table, GOAL))]
    return Screen("\n".join(said), view)


def step(table: Table, texts: Texts, found: News) -> Screen:
    """What the last choice brought, what is asked now and why, and the few controls that answer it."""
    decision = table.running.decision_of(LEARNER)
    events = [each for each in found.public() if each.kind not in SPECS[table.setup.game].begins]
    own = [each for each in events if each.params.get("seat") == LEARNER]
    lines = screens.tell_events(table, texts, own) if table.moves[LEARNER] else []
    # one paragraph, so that a step fits a phone's screen
    happened = ["-# " + " ".join(each.removeprefix("-# ") for each in lines)] if lines else []
    prompt = words_of(table).prompt(texts, decision, table.view_of(LEARNER))
    asked = texts.say("since-your-turn", asked=f"**{prompt}**")
    view = answer_rows(ask_offered(table, texts, decision))
    view.add_item(plain_button(texts, "button-explain", table.record.id, "explain", row=4))
    signs = _signs(table, texts, _step(table, *_names(table, decision)))
    return Screen("\n".join([*happened, lesson(table, texts, decision), *signs, asked]), view)


def ask_offered(table: Table, texts: Texts, decision: Decision) -> Asking:
    """The question with the few options that its step offers; the last ones if it names none that is possible."""
    options = asking(table, texts, decision).offers
    beginnings = _step(table, *_names(table, decision)).offers
    named = [
        next((each for each in options if str(each).startswith(beginning)), None) for beginning in beginnings
    ]
    few = [each for each in named if each is not None][:MOST_OFFERED] or options[-MOST_OFFERED:]
    return asking(table, texts, replace(decision, options=few))


def parts_of(table: Table, texts: Texts) -> tuple[str, ...]:
    """What the picture of a step is cut to: the places that it offers or is about, and what else it shows."""
    decision = table.running.decision_of(LEARNER)
    about = SPECS[table.setup.game].places_asked_about([ask_offered(table, texts, decision).decision])
    return (*about, *_step(table, *_names(table, decision)).shows)


def _step(table: Table, *names: str) -> Step:
    """The first of these steps that the lesson has, an empty one if it has none."""
    steps = LESSONS[table.setup.game].steps
    return next((steps[name] for name in names if name in steps), Step())


def _signs(table: Table, texts: Texts, shown: Step) -> list[str]:
    """The symbols that are new in the picture of a step, in a small line."""
    said = [sign(texts.with_icons, table.setup.game, each) for each in shown.signs]
    return [f"-# {' · '.join(said)}"] if said else []


def _names(table: Table, decision: Decision) -> tuple[str, str]:
    """What a step is called: by how many choices there were, and by its kind."""
    own = [row for row in table.rows if row.seat == LEARNER and not row.obvious]
    return f"{decision.prompt}-{1 + len(own)}", decision.prompt


def lesson(table: Table, texts: Texts, decision: Decision) -> str:
    """Two sentences before this decision: those for this occurrence, else those for its kind, else its rules."""
    messages = [f"lesson-{table.setup.game}-{name}" for name in _names(table, decision)]
    return next((texts.say(each) for each in messages if texts.knows(each)), meaning(table, texts, decision))


def goodbye(table: Table, texts: Texts) -> Screen:
    """The round is over: how a game goes on from there, and a whole one to play at once."""
    game, green = table.setup.game, discord.ButtonStyle.success
    view = view_of(
        plain_button(texts, "button-play-alone", 0, "playalone", game, kind=OWN, style=green),
        plain_button(texts, "button-open-table", 0, "opentable", game, kind=OWN),
    )
    _add_other_lessons(view, texts, game)
    view.add_item(plain_button(texts, "button-start-over", 0, "learn", AGAIN, kind=OWN))
    return Screen(texts.say(f"lesson-{game}-end"), view)


def _add_other_lessons(view: discord.ui.View, texts: Texts, game: str) -> None:
    """A button for the lesson of each other game."""
    for each in LESSONS:
        if each != game:
            button = plain_button(texts, "button-learn", 0, "learn", each, kind=OWN)
            button.label = texts.say("button-learn-game", game=texts.say(f"game-{each}"))
            view.add_item(button)


PRACTICE_ACTIONS: Mapping[str, Callable[[Services, Reply, Table, Any], Awaitable[None]]] = {
    "press": press,
    "explain": explain,
}
"""What a control of a practice game may name."""
