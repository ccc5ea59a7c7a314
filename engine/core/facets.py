"""What must be asked to tell the options of a decision apart: the fields whose values differ."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.actions import Action, Bag, Value
from engine.core.errors import Illegal
from engine.core.values import frozen


@frozen
class Facet:
    """One field of a form: its name, and the values that some option has, in order of appearance.

    `many` means that a value is a set of ids, and `bag` that it is a bag, in which the same id may come again: the
    options choose `fewest` to `most` of `values`.
    """

    name: str
    values: tuple[int | str, ...]
    many: bool = False
    bag: bool = False
    fewest: int = 1
    most: int = 1


def by_verb(options: Iterable[Action]) -> dict[str, list[Action]]:
    """The options of a decision, grouped by what they do."""
    groups: dict[str, list[Action]] = {}
    for option in options:
        groups.setdefault(option.verb, []).append(option)
    return groups


def facets(options: Sequence[Action]) -> tuple[Facet, ...]:
    """The fields that must be asked to choose among `options` of one verb; none when only one is left.

    A number that an option does not name counts as 0, a bag as empty.
    """
    rows = [option.fields() for option in options]
    found: list[Facet] = []
    for name in dict.fromkeys([name for row in rows for name in row]):
        values = [*dict.fromkeys([row.get(name, 0) for row in rows])]
        if any(isinstance(value, Bag) for value in values):
            facet = _bag(name, values)
            differs = len({value or Bag() for value in values}) > 1
        else:
            facet = _facet(name, values)
            differs = facet.many or len(facet.values) > 1
        if differs:
            found.append(facet)
    return tuple(found)


def _bag(name: str, values: Sequence[Value]) -> Facet:
    bags = [value if isinstance(value, Bag) else Bag() for value in values]
    sizes = [len(bag) for bag in bags]
    ids = tuple(dict.fromkeys(each for bag in bags for each in bag))
    return Facet(name, ids, bag=True, fewest=min(sizes), most=max(sizes))


def _facet(name: str, values: Sequence[Value]) -> Facet:
    ids = (value if isinstance(value, tuple) else (value,) for value in values)
    seen = tuple(dict.fromkeys([each for some in ids for each in some]))
    if sizes := [len(value) for value in values if isinstance(value, tuple)]:
        return Facet(name, seen, many=True, fewest=min(sizes), most=max(sizes))
    if all(isinstance(value, int) for value in seen):
        return Facet(name, tuple(sorted(seen)))
    return Facet(name, seen)


def narrow(options: Sequence[Action], chosen: Mapping[str, Value]) -> list[Action]:
    """The options that have all the chosen values; raises `Illegal` when there is none."""
    left = [option for option in options if _matches(option.fields(), chosen)]
    if not left:
        raise Illegal
    return left


def _matches(row: Mapping[str, Value], chosen: Mapping[str, Value]) -> bool:
    return all(row.get(name, _nothing(value)) == value for name, value in chosen.items())


def _nothing(like: Value) -> Value:
    """What a field holds that an option does not name."""
    return Bag() if isinstance(like, Bag) else 0
