"""The fields in which the options of a decision differ, each of which a form must ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from engine.core.actions import Action, Value
from engine.core.errors import Illegal
from engine.core.values import frozen


@frozen
class Facet:
    """One field: its name, and the values that options have, numbers sorted, others in order of appearance; with `many`
    an option has any number of them, also none.
    """

    name: str
    values: tuple[int | str, ...]
    many: bool = False


def group_by_verb(options: Iterable[Action]) -> dict[str, list[Action]]:
    """The options of a decision, grouped by verb."""
    groups: dict[str, list[Action]] = {}
    for option in options:
        groups.setdefault(option.verb, []).append(option)
    return groups


def find_facets(options: Sequence[Action]) -> tuple[Facet, ...]:
    """The fields that must be asked to choose among `options` of one verb; empty when only one is left.

    A field that an option lacks counts as 0, or as an empty set.
    """
    rows = [option.fields() for option in options]
    found: list[Facet] = []
    for name in dict.fromkeys([name for row in rows for name in row]):
        values = [*dict.fromkeys([row.get(name) or 0 for row in rows])]
        if len(values) > 1:
            found.append(_make_facet(name, values))
    return tuple(found)


def _make_facet(name: str, values: Sequence[Value]) -> Facet:
    if any(isinstance(value, tuple) for value in values):
        sets = [value for value in values if isinstance(value, tuple)]
        return Facet(name, tuple(dict.fromkeys(chain.from_iterable(sets))), many=True)
    ids = [value for value in values if not isinstance(value, tuple)]
    return Facet(name, tuple(sorted(ids) if all(isinstance(each, int) for each in ids) else ids))


def narrow(options: Sequence[Action], chosen: Mapping[str, Value]) -> list[Action]:
    """The options that have all of the chosen values; raises `Illegal` when there are none."""
    left = [option for option in options if _matches(option.fields(), chosen)]
    if not left:
        raise Illegal
    return left


def _matches(row: Mapping[str, Value], chosen: Mapping[str, Value]) -> bool:
    return all((row.get(name) or 0) == (value or 0) for name, value in chosen.items())
