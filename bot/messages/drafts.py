"""Options of many parts by taps: a button for each part, and a list of whole options for people who know theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.language.drafting import LISTED, Draft, Left, find_left
from bot.messages.asking import Asking, emoji_of
from bot.messages.views import (
    ANY_LINES,
    IN_A_ROW,
    MOST_LABEL,
    MOST_OPTIONS,
    MOST_ROWS,
    Button,
    Select,
    add_buttons,
    lines_of,
    list_of,
    option_of_list,
    view_of,
)
from engine.core.facets import group_by_verb


def is_drafted(ask: Asking, verb: str) -> bool:
    """Whether options of this verb are built up by taps."""
    return ask.spec.drafting is not None and verb in ask.spec.drafting.drafted


def left_of(ask: Asking, draft: Draft) -> Left:
    """What a draft can still become."""
    options = group_by_verb(ask.decision.options).get(draft.verb, [])
    return find_left(ask.drafting, options, draft.chosen, ask.view, ask.decision.seat)


def add_draft(
    view: discord.ui.View,
    ask: Asking,
    draft: Draft,
    row: int,
    known: Left | None = None,
    most: int = ANY_LINES,
) -> int:
    """Add the controls of a draft, in at most `most` lines on a phone; returns the next free row. `known` is what it
    can still become, None to compute it.
    """
    now = known or left_of(ask, draft)
    buttons = [*_finish_buttons(ask, draft, now), *_back(ask, draft)]
    # Places by letter; what is seldom wanted, such as who leaves one, comes last.
    parts = sorted(now.parts, key=lambda part: (ask.drafting.goes_first(part), part))
    lists = any(missing.total() > 1 for _, missing in now.options)
    # A secret question may have a prepared answer, whose list stands below these controls.
    rows = MOST_ROWS - ask.decision.secret
    room = (rows - row - lists) * IN_A_ROW - len(buttons)
    all_of_them = [*_part_buttons(ask, draft, parts), *buttons]
    if len(parts) <= room and lines_of([all_of_them]) <= most - lists:
        buttons = all_of_them
    else:
        view.add_item(_part_select(ask, draft, parts, row))
        row += 1
    row = add_buttons(view, buttons, row)
    if lists:
        view.add_item(_whole_select(ask, draft, now, row))
    return row + lists


def add_list(view: discord.ui.View, ask: Asking, verb: str, row: int) -> int:
    """Add a list of whole options and a button that begins a private draft; returns the next free row."""
    view.add_item(_whole_select(ask, Draft(verb), left_of(ask, Draft(verb)), row))
    label = ask.texts.say("draft-step-by-step", what=_verb(ask, verb))[:MOST_LABEL]
    view.add_item(
        discord.ui.Button(label=label, custom_id=ask.id("do", "draft", str(Draft(verb))), row=row + 1)
    )
    return row + 2


def draft_rows(ask: Asking, draft: Draft, now: Left) -> discord.ui.View:
    """The controls of a draft that can become this, as a message of its own."""
    view = view_of()
    add_draft(view, ask, draft, 0, now)
    return view


def so_far(ask: Asking, draft: Draft) -> str:
    """What is chosen already, in the words of its parts."""
    if not draft.chosen:
        return ""
    said = [
        _part(ask, Draft(draft.verb, draft.chosen[:number]), part) for number, part in enumerate(draft.chosen)
    ]
    return ask.texts.say("draft-so-far", parts=" + ".join(said))


def _part(ask: Asking, draft: Draft, part: str) -> str:
    return ask.drafting.part(ask.texts, draft.verb, part, draft.chosen, ask.view, ask.decision.seat)


def _part_buttons(ask: Asking, draft: Draft, parts: Sequence[str]) -> Iterator[Button]:
    for part in parts:
        line = str(Draft(draft.verb, (*draft.chosen, part)))
        yield discord.ui.Button(
            label=_part(ask, draft, part)[:MOST_LABEL],
            custom_id=ask.id("do", "draft", line),
            style=discord.ButtonStyle.primary,
            emoji=_emoji(ask, draft, part),
        )


def _emoji(ask: Asking, draft: Draft, part: str) -> discord.PartialEmoji | None:
    return emoji_of(ask.texts, ask.drafting.part_icon(draft.verb, part, draft.chosen, ask.view))


def _part_select(ask: Asking, draft: Draft, parts: Sequence[str], row: int) -> Select:
    """The parts as a list, where there are too many for buttons."""
    options = (
        option_of_list(_part(ask, draft, part), part, emoji=_emoji(ask, draft, part))
        for part in parts[:MOST_OPTIONS]
    )
    said = ask.texts.say("draft-part" if draft.chosen else "draft-step-by-step", what=_verb(ask, draft.verb))
    return list_of(ask.id("pick", "draft", str(draft)), said, options, row)


def _finish_buttons(ask: Asking, draft: Draft, now: Left) -> Iterator[Button]:
    """The button that plays the draft as it is, also with nothing chosen if that is an answer.

    Its label says that the draft is done if there is room for that.
    """
    if now.whole is None:
        return
    line = str(Draft(draft.verb, draft.chosen, done=True))
    label = ask.label(now.whole)
    if draft.chosen and len(done := ask.texts.say("draft-done", what=label)) <= MOST_LABEL:
        label = done
    style = discord.ButtonStyle.success if draft.chosen else discord.ButtonStyle.secondary
    yield discord.ui.Button(label=label[:MOST_LABEL], custom_id=ask.id("do", "draft", line), style=style)


def _back(ask: Asking, draft: Draft) -> Iterator[Button]:
    if draft.chosen:
        line = str(Draft(draft.verb, draft.chosen[:-1]))
        yield discord.ui.Button(label=ask.texts.say("draft-back"), custom_id=ask.id("do", "draft", line))


def _whole_select(ask: Asking, draft: Draft, now: Left, row: int) -> Select:
    """Whole options that the draft can become, the usual ones first."""
    rank = ask.drafting.rank
    several = [(option, (*draft.chosen, *missing.elements())) for option, missing in now.options if missing]
    usual = sorted(several, key=lambda each: rank(*each))[:MOST_OPTIONS]
    options = (ask.list_option(option, str(Draft("", parts, done=True)).strip()) for option, parts in usual)
    said = ask.texts.say("draft-all-at-once", what=_verb(ask, draft.verb))
    return list_of(ask.id("pick", "draft", f"{draft.verb} {LISTED}"), said, options, row)


def _verb(ask: Asking, verb: str) -> str:
    return ask.words.verb(ask.texts, verb)
