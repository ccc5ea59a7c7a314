"""One control of a decision: the button of an option or of a part of them, a list, the way to a form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.messages.asking import MOST_LABEL, Asking
from bot.messages.custom_ids import LONGEST
from bot.messages.parts import Part, is_two_fields, parts, takes_several
from engine.core.actions import Action
from engine.core.facets import facets

MOST_OPTIONS = 25
MOST_TEXT = 100


def part_name(ask: Asking, part: Part) -> str:
    """What the options of a part have in common: `Forest`, `1 gold`."""
    return ", ".join(ask.value(name, value) for name, value in part.values)


def is_short(ask: Asking, option: Action) -> bool:
    """Whether the custom id of a button holds an option; the value of a list always does."""
    return len(ask.id("do", "press", "")) + len(str(option)) <= LONGEST


def only_names(ask: Asking, among: Sequence[Action]) -> Mapping[Action, str]:
    """Options that their first field alone tells apart, with its value: a place where one number is possible."""
    fields = facets(among)
    if not is_two_fields(fields):
        return {}
    name = fields[0].name
    values = [option.fields().get(name, 0) for option in among]
    times = Counter(values)
    return {
        option: ask.value(name, value)
        for option, value in zip(among, values, strict=True)
        if times[value] == 1 and isinstance(value, str) and not takes_several(option)
    }


def option_button(ask: Asking, option: Action, name: str = "", label: str = "") -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=(label or ask.full_label(option, name))[:MOST_LABEL],
        custom_id=ask.id("do", "press", str(option)),
        style=_style(ask, option),
        emoji=ask.emoji(option),
    )


def _style(ask: Asking, option: Action) -> discord.ButtonStyle:
    if option.verb in ask.spec.danger:
        return discord.ButtonStyle.danger
    return discord.ButtonStyle.secondary if option.verb in ask.spec.secondary else discord.ButtonStyle.primary


def part_button(ask: Asking, verb: str, part: Part, name: str) -> discord.ui.Button[Any]:
    """Leads to a button for each option of a part; a button that names the choice itself is as good as an option."""
    style = discord.ButtonStyle.primary if name == part_name(ask, part) else discord.ButtonStyle.secondary
    more = name if name.endswith("…") else f"{name[: MOST_LABEL - 2]} …"
    emoji = ask.value_emoji(*part.values[0]) if part.values else None
    custom_id = ask.id("do", "narrow", f"{verb} {part.said}")
    return discord.ui.Button(label=more[:MOST_LABEL], custom_id=custom_id, style=style, emoji=emoji)


def option_list(
    ask: Asking, title: str, options: Sequence[Action], among: Sequence[Action]
) -> discord.ui.Select[Any]:
    """One of these options, under a title; of more than fit, first one of their parts."""
    verb = options[0].verb
    is_whole = len(options) <= MOST_OPTIONS
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=ask.id("pick", "press" if is_whole else "narrow", verb),
        placeholder=title[:150],
    )
    names = only_names(ask, among) if is_whole else {}
    for option in options if is_whole else ():
        label = ask.label(option)
        select.add_option(
            label=(names.get(option) or label)[:MOST_TEXT],
            value=str(option),
            description=ask.preview_beside(option, label)[:MOST_TEXT] or None,
            emoji=ask.emoji(option),
        )
    for part in () if is_whole else parts(among, facets(among)):
        label = part_name(ask, part) or ask.label(part.options[0])
        select.add_option(label=label[:MOST_TEXT], value=part.said)
    return select


def form_button(ask: Asking, verb: str) -> discord.ui.Button[Any]:
    label = f"{ask.words.verb(ask.texts, verb)} …"[:MOST_LABEL]
    return discord.ui.Button(
        label=label, custom_id=ask.id("do", "form", verb), style=discord.ButtonStyle.primary
    )
