"""One form for the options of a verb: a select for each small choice that makes up an option."""

from __future__ import annotations

from typing import Any

import discord

from bot.language.names import remove_formatting
from bot.messages.asking import Asking
from bot.messages.forms import COPY, MOST_FIELDS, Entry, entries
from engine.core.facets import by_verb

MOST_TITLE = 45
MOST_TEXT = 100


def form(ask: Asking, verb: str, opening: int) -> discord.ui.Modal:
    """One form with a field for each choice; `opening` makes its id unique, as Discord needs.

    It is stopped, as views are (`finished`): discord.py would keep each form that is never sent.
    """
    options = by_verb(ask.decision.options).get(verb, [])
    custom_id = ask.id("send", "fill", f"{verb}.{opening}")
    asked = remove_formatting(ask.words.prompt(ask.texts, ask.decision, ask.view))
    title = asked if len(asked) <= MOST_TITLE else ask.words.verb(ask.texts, verb)
    modal = discord.ui.Modal(title=title[:MOST_TITLE], custom_id=custom_id, timeout=None)
    fields = entries(options, ask.words.ticked)
    hint = ask.words.hint(ask.texts, ask.decision, ask.view)
    if hint and len(fields) < MOST_FIELDS:
        modal.add_item(discord.ui.TextDisplay(hint))
        hint = ""
    for entry in fields:
        modal.add_item(_label(ask, entry, hint))
        hint = ""
    modal.stop()
    return modal


def _label(ask: Asking, entry: Entry, hint: str) -> discord.ui.Label[Any]:
    """One field of a form; a hint that found no room above the fields stands below the name of this one."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=entry.id, required=entry.fewest > 0, min_values=entry.fewest, max_values=entry.most
    )
    for value in entry.values:
        label = _value_label(ask, entry, value)[:MOST_TEXT]
        emoji = ask.value_emoji(entry.facet.name, value.partition(COPY)[0])
        select.add_option(label=label, value=value, default=value in entry.chosen, emoji=emoji)
    name = ask.words.field(ask.texts, entry.facet.name, entry.number)[:45]
    return discord.ui.Label(text=name, description=hint[:MOST_TEXT] or None, component=select)


def _value_label(ask: Asking, entry: Entry, value: str) -> str:
    """The name of a value of a field; of several copies each by its number."""
    name, _, copy = value.partition(COPY)
    typed = next((each for each in entry.facet.values if str(each) == name), name)
    label = ask.value(entry.facet.name, typed)
    return ask.texts.say("one-more", label=label, number=copy) if copy else label
