"""Forms: a select or field for each small choice that tells the options of a verb apart, and how what was sent becomes
their values again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.language.names import remove_formatting
from bot.messages.asking import Asking
from bot.messages.views import MOST_TEXT, MOST_TITLE, form_of, option_of_list
from engine.core.actions import Action, Bag, Value
from engine.core.facets import Facet, by_verb, facets
from engine.core.values import frozen

MOST_FIELDS = 5
NONE = "none"
"""The value of a field that picks nothing."""
COPY = "#"
"""What stands before the number of a further copy where several are ticked in one field."""


@frozen
class Entry:
    """One select of a form: `values` with the ones chosen beforehand, `fewest` to `most` of them.

    `number` counts from 1 the fields that ask for the same facet, and is 0 if there is only one.
    """

    id: str
    facet: Facet
    values: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    fewest: int = 1
    most: int = 1
    number: int = 0


def entries(options: Sequence[Action], ticked: Collection[str] = ()) -> list[Entry]:
    """The fields of the form for these options of one verb, set to the first of them where something must be chosen.

    A bag is one select for each pick; if it is to be `ticked`, or that would be too many, one select for all.
    """
    found = facets(options)
    first = options[0].fields() if options else {}
    apart = sum(facet.most if facet.bag else 1 for facet in found) <= MOST_FIELDS
    return [
        entry
        for facet in found
        for entry in (
            _picks(facet, first.get(facet.name))
            if facet.bag and apart and facet.name not in ticked
            else [_entry(facet, options, first.get(facet.name, 0))]
        )
    ]


def _entry(facet: Facet, options: Sequence[Action], first: Value) -> Entry:
    values = tuple(_copies(facet, options)) if facet.bag else tuple(map(str, facet.values))
    chosen = () if facet.bag or facet.many else (str(first),)
    return Entry(facet.name, facet, values, chosen, facet.fewest, facet.most)


def _picks(facet: Facet, first: Value | None) -> Iterator[Entry]:
    """A select for each pick; those beyond the fewest pick nothing beforehand."""
    values = tuple(map(str, facet.values))
    begun = first if isinstance(first, Bag) else Bag()
    for place in range(facet.most):
        must = place < facet.fewest
        number = place + 1 if facet.most > 1 else 0
        offered = values if must else (NONE, *values)
        chosen = begun[place : place + 1] if must else (NONE,)
        yield Entry(f"{facet.name}.{place}", facet, offered, chosen, number=number)


def _copies(facet: Facet, options: Sequence[Action]) -> Iterator[str]:
    """Every value as often as some option has it: `axe`, `axe#2`."""
    bags = [option.fields().get(facet.name, Bag()) for option in options]
    for value in map(str, facet.values):
        most = max(bag.count(value) for bag in bags if isinstance(bag, Bag))
        yield value
        yield from (f"{value}{COPY}{copy}" for copy in range(2, most + 1))


def gather_values(
    options: Sequence[Action], sent: Sequence[tuple[str, Sequence[str]]], ticked: Collection[str] = ()
) -> Mapping[str, Value]:
    """The values of a sent form, typed as the fields of the options are; what was never offered is left out."""
    typed = {entry.id: entry for entry in entries(options, ticked)}
    values: dict[str, Value] = {}
    for name, chosen in sent:
        entry = typed.get(name)
        if entry is None:
            continue
        facet, picked = entry.facet, [each for each in chosen if each in entry.values]
        if facet.bag:
            more = (each.partition(COPY)[0] for each in picked if each != NONE)
            before = values.get(facet.name, Bag())
            values[facet.name] = Bag([*(before if isinstance(before, Bag) else ()), *more])
        elif facet.many:
            values[facet.name] = tuple(str(value) for value in facet.values if str(value) in picked)
        elif picked:
            values[facet.name] = next(value for value in facet.values if str(value) == picked[0])
    return values


def is_like(option: Action, values: Mapping[str, Value]) -> bool:
    """Whether an option has these values; what it does not name counts as nothing."""
    fields = option.fields()
    return all(
        fields.get(name, Bag() if isinstance(value, Bag) else 0) == value for name, value in values.items()
    )


def said_of(values: Mapping[str, Value]) -> str:
    """The values of a form that fits no option, as nearly as the text form would say them."""
    return " ".join(_words(name, value) for name, value in values.items() if value)


def _words(name: str, value: Value) -> str:
    match value:
        case int():
            return f"{value} {name}"
        case Bag():
            return f"{name} {value}"
        case str():
            return f"{name} {value}"
        case _:
            return "+".join(value)


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
