"""One form for the options of a verb: a select for each small choice that makes up an option."""

from __future__ import annotations

from typing import Any

import discord

from bot.language.names import remove_formatting
from bot.messages.asking import Asking
from bot.messages.forms import COPY, MOST_FIELDS, Entry, entries
from bot.messages.views import MOST_TEXT, MOST_TITLE, form_of, option_of_list
from engine.core.facets import by_verb


def form(ask: Asking, verb: str, opening: int) -> discord.ui.Modal:
    """One form with a field for each choice; `opening` makes its id unique, as Discord needs."""
    options = by_verb(ask.decision.options).get(verb, [])
    custom_id = ask.id("send", "fill", f"{verb}.{opening}")
    asked = remove_formatting(ask.words.prompt(ask.texts, ask.decision, ask.view))
    title = asked if len(asked) <= MOST_TITLE else ask.words.verb(ask.texts, verb)
    fields = entries(options, ask.words.ticked)
    hint = ask.words.hint(ask.texts, ask.decision, ask.view)
    above = [discord.ui.TextDisplay[Any](hint)] if hint and len(fields) < MOST_FIELDS else []
    labels = [_label(ask, entry, "" if at or above else hint) for at, entry in enumerate(fields)]
    return form_of(title, custom_id, *above, *labels)


def _label(ask: Asking, entry: Entry, hint: str) -> discord.ui.Label[Any]:
    """One field of a form; a hint that found no room above the fields stands below the name of this one."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=entry.id,
        required=entry.fewest > 0,
        min_values=entry.fewest,
        max_values=entry.most,
        options=[_option(ask, entry, value) for value in entry.values],
    )
    name = ask.words.field(ask.texts, entry.facet.name, entry.number)[:MOST_TITLE]
    return discord.ui.Label(text=name, description=hint[:MOST_TEXT] or None, component=select)


def _option(ask: Asking, entry: Entry, value: str) -> discord.SelectOption:
    """A value of a field; of several copies each by its number."""
    name, _, copy = value.partition(COPY)
    typed = next((each for each in entry.facet.values if str(each) == name), name)
    label = ask.value(entry.facet.name, typed)
    if copy:
        label = ask.texts.say("one-more", label=label, number=copy)
    emoji = ask.value_emoji(entry.facet.name, name)
    return option_of_list(label, value, emoji=emoji, is_chosen=value in entry.chosen)
