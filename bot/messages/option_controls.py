"""The controls of options: one each, or in parts where a message has too few buttons, or a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

import discord

from bot.messages.asking import Asking
from bot.messages.custom_ids import LONGEST, FirstField
from bot.messages.views import MOST_LABEL, MOST_OPTIONS, Button, Select, list_of, option_of_list
from engine.core.actions import Action
from engine.core.errors import Illegal
from engine.core.facets import Facet, find_facets, narrow
from engine.core.values import frozen

MOST_SECOND = 25
"""The most buttons of a message: five rows of five."""
MOST_PARTS = 15
GROUP = "group"
"""Stands for the name of a field where a part is named by its number."""


@frozen
class Part:
    """Options that share these values of fields; `said` names the part in a custom id."""

    said: str
    values: tuple[tuple[str, int | str], ...]
    options: tuple[Action, ...]


def is_two_fields(fields: Sequence[Facet]) -> bool:
    """Whether options are distinguished by two simple fields, such as where and how many."""
    return len(fields) == 2 and not any(facet.many for facet in fields)


def parts(options: Sequence[Action], fields: Sequence[Facet]) -> list[Part]:
    """Options of one verb in parts of at most 25: where two `fields` distinguish them, by the first if possible."""
    if is_two_fields(fields) and _is_small(way := _by(options, (fields[0].name,))):
        return [Part("{}={}".format(*values[0]), values, tuple(left)) for values, left in way]
    return [
        Part(f"{GROUP}={n}", values, tuple(left))
        for n, (values, left) in enumerate(_group_options(options, fields))
    ]


Grouped = list[tuple[tuple[tuple[str, int | str], ...], list[Action]]]


def _group_options(options: Sequence[Action], fields: Sequence[Facet]) -> Grouped:
    """By the field, or the two fields, that make the fewest parts that are small enough; else by their size."""
    if len(options) <= MOST_SECOND:
        return [((), [*options])]
    names = [facet.name for facet in fields if not facet.many]
    for count in (1, 2):
        ways = (_by(options, chosen) for chosen in combinations(names, count))
        fitting = [way for way in ways if len(way) <= MOST_PARTS and _is_small(way)]
        if fitting:
            return min(fitting, key=len)
    ordered = sorted(options, key=_pieces)
    return [((), ordered[at : at + MOST_SECOND]) for at in range(0, len(ordered), MOST_SECOND)]


def _pieces(option: Action) -> int:
    """How many pieces an option names, such as goods that are paid."""
    return sum(value for value in option.fields().values() if isinstance(value, int))


def _is_small(way: Grouped) -> bool:
    return all(len(left) <= MOST_SECOND for _, left in way)


def _by(options: Sequence[Action], names: Sequence[str]) -> Grouped:
    found: dict[tuple[tuple[str, int | str], ...], list[Action]] = {}
    for option in options:
        fields = option.fields()
        values = tuple((name, _plain(fields.get(name, 0))) for name in names)
        found.setdefault(values, []).append(option)
    return [*found.items()]


def _plain(value: object) -> int | str:
    if not isinstance(value, int | str):
        raise TypeError(f"no simple field: {value}")
    return value


def chosen_part(options: Sequence[Action], first: FirstField) -> Part:
    """The part of the options of one verb that a control names; raises `Illegal`."""
    if first.name == GROUP:
        numbered = parts(options, find_facets(options))
        found = next((part for part in numbered if part.said == f"{GROUP}={first.value}"), None)
        if found is None:
            raise Illegal
        return found
    for facet, value in ((each, value) for each in find_facets(options) for value in each.values):
        if (facet.name, str(value)) == (first.name, first.value):
            left = narrow(options, {facet.name: value})
            return Part(f"{first.name}={first.value}", ((first.name, value),), tuple(left))
    raise Illegal


def takes_several(option: Action) -> bool:
    """Whether an option is for more people than one, such as those who go to a hut."""
    people = option.fields().get("people")
    return isinstance(people, int) and people > 1


def part_name(ask: Asking, part: Part) -> str:
    """What the options of a part have in common: `Forest`, `1 gold`."""
    return ", ".join(ask.value(name, value) for name, value in part.values)


def is_short(ask: Asking, option: Action) -> bool:
    """Whether the custom id of a button holds an option; the value of a list always does."""
    return len(ask.id("do", "press", "")) + len(str(option)) <= LONGEST


def distinct_names(ask: Asking, among: Sequence[Action]) -> Mapping[Action, str]:
    """A short name for each option that its first field alone distinguishes: a place where one number is possible."""
    fields = find_facets(among)
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


def part_button(ask: Asking, verb: str, part: Part, other: str = "") -> Button:
    """A button that leads to the options of a part, named for what they have in common, which is styled like an option,
    or by another name.
    """
    own = part_name(ask, part)
    name = other or own
    style = discord.ButtonStyle.primary if name == own else discord.ButtonStyle.secondary
    more = name if name.endswith("…") else f"{name[: MOST_LABEL - 2]} …"
    emoji = ask.value_emoji(*part.values[0]) if part.values else None
    custom_id = ask.id("do", "narrow", f"{verb} {part.said}")
    return discord.ui.Button(label=more[:MOST_LABEL], custom_id=custom_id, style=style, emoji=emoji)


def option_list(ask: Asking, title: str, options: Sequence[Action], among: Sequence[Action]) -> Select:
    """One of these options, under a title; of more than fit, first one of their parts."""
    verb = options[0].verb
    if len(options) <= MOST_OPTIONS:
        names = distinct_names(ask, among)
        shown = [ask.list_option(option, str(option), names.get(option, "")) for option in options]
        return list_of(ask.id("pick", "press", verb), title, shown)
    split = parts(among, find_facets(among))
    named = [(part, part_name(ask, part) or ask.label(part.options[0])) for part in split]
    return list_of(
        ask.id("pick", "narrow", verb), title, [option_of_list(name, part.said) for part, name in named]
    )
