"""One control of a decision: the button of an option or of a part of them, a list, the way to a form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import discord

from bot.messages.asking import Asking
from bot.messages.custom_ids import LONGEST
from bot.messages.parts import Part, is_two_fields, parts, takes_several
from bot.messages.views import MOST_LABEL, MOST_OPTIONS, Button, Select, list_of, option_of_list
from engine.core.actions import Action
from engine.core.facets import facets


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


def option_button(ask: Asking, option: Action, name: str = "", label: str = "") -> Button:
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


def part_button(ask: Asking, verb: str, part: Part, name: str) -> Button:
    """Leads to a button for each option of a part; a button that names the choice itself is as good as an option."""
    style = discord.ButtonStyle.primary if name == part_name(ask, part) else discord.ButtonStyle.secondary
    more = name if name.endswith("…") else f"{name[: MOST_LABEL - 2]} …"
    emoji = ask.value_emoji(*part.values[0]) if part.values else None
    custom_id = ask.id("do", "narrow", f"{verb} {part.said}")
    return discord.ui.Button(label=more[:MOST_LABEL], custom_id=custom_id, style=style, emoji=emoji)


def option_list(ask: Asking, title: str, options: Sequence[Action], among: Sequence[Action]) -> Select:
    """One of these options, under a title; of more than fit, first one of their parts."""
    verb = options[0].verb
    if len(options) <= MOST_OPTIONS:
        names = only_names(ask, among)
        shown = [ask.list_option(option, str(option), names.get(option, "")) for option in options]
        return list_of(ask.id("pick", "press", verb), title, shown)
    split = parts(among, facets(among))
    named = [(part, part_name(ask, part) or ask.label(part.options[0])) for part in split]
    return list_of(
        ask.id("pick", "narrow", verb), title, [option_of_list(name, part.said) for part, name in named]
    )


def form_button(ask: Asking, verb: str) -> Button:
    label = f"{ask.words.verb(ask.texts, verb)} …"[:MOST_LABEL]
    return discord.ui.Button(
        label=label, custom_id=ask.id("do", "form", verb), style=discord.ButtonStyle.primary
    )
