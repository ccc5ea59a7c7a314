"""More options than a message has buttons for, in parts: a button for each part leads to a button for each option."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.messages.custom_ids import FirstField
from engine.core.actions import Action
from engine.core.errors import Illegal
from engine.core.facets import Facet, facets, narrow
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
    """Whether options are told apart by two simple fields, such as where and how many."""
    return len(fields) == 2 and not any(facet.many or facet.bag for facet in fields)


def parts(options: Sequence[Action], fields: Sequence[Facet]) -> list[Part]:
    """Options of one verb in parts of at most 25; what is chosen first where they are told apart by two `fields`."""
    if is_two_fields(fields) and _small(way := _by(options, (fields[0].name,))):
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
    names = [facet.name for facet in fields if not facet.many and not facet.bag]
    for count in (1, 2):
        ways = (_by(options, chosen) for chosen in combinations(names, count))
        fitting = [way for way in ways if len(way) <= MOST_PARTS and _small(way)]
        if fitting:
            return min(fitting, key=len)
    ordered = sorted(options, key=_pieces)
    return [((), ordered[at : at + MOST_SECOND]) for at in range(0, len(ordered), MOST_SECOND)]


def _pieces(option: Action) -> int:
    """How many pieces an option names, such as goods that are paid."""
    return sum(value for value in option.fields().values() if isinstance(value, int))


def _small(way: Grouped) -> bool:
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
        numbered = parts(options, facets(options))
        found = next((part for part in numbered if part.said == f"{GROUP}={first.value}"), None)
        if found is None:
            raise Illegal
        return found
    for facet, value in _values(facets(options)):
        if (facet.name, str(value)) == (first.name, first.value):
            left = narrow(options, {facet.name: value})
            return Part(f"{first.name}={first.value}", ((first.name, value),), tuple(left))
    raise Illegal


def _values(fields: Sequence[Facet]) -> Iterator[tuple[Facet, int | str]]:
    return ((facet, value) for facet in fields for value in facet.values)


def takes_several(option: Action) -> bool:
    """Whether an option is for more people than one, such as those who go to a hut."""
    people = option.fields().get("people")
    return isinstance(people, int) and people > 1
