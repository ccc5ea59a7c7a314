"""All ways in which people may come to places and leave others at once: counted by tables, and made one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

Span = tuple[int, int, int]
"""A place for members: how many may leave it, the fewest that may come, and the most."""
SpanAndRest = tuple[int, int, int, int, int]
"""The same, and how many may leave all places after it, and come there."""
Spans = tuple[SpanAndRest, ...]
Change = tuple[int, int, int]
"""Of one place: what comes or goes, how many may come to the others, and in how many ways."""


class Changes:
    """What comes to each of these places or (below 0) leaves it, nothing first; as many come as go, at most `most`."""

    __slots__ = ("_count", "_most", "_spans")

    def __init__(self, spans: Sequence[Span], most: int) -> None:
        found, can_leave, can_come = list[SpanAndRest](), 0, 0
        for leaving, fewest, room in reversed(spans):
            found.append((leaving, fewest, room, can_leave, can_come))
            can_leave += leaving
            can_come += room
        found.reverse()
        self._spans, self._most = tuple(found), most
        self._count, _ = _changes_of(self._spans, most, 0)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter(_list_all(self._spans, self._most, 0))

    def __getitem__(self, at: int) -> tuple[int, ...]:
        """The change with this number, found place by place by counting the changes that begin alike."""
        before = range(self._count)[at]
        spans, most, surplus = self._spans, self._most, 0
        found: list[int] = []
        while spans:
            for change, left, count in _changes_of(spans, most, surplus)[1]:
                if before < count:
                    found.append(change)
                    spans, most, surplus = spans[1:], left, surplus + change
                    break
                before -= count
        return tuple(found)


@lru_cache(maxsize=1 << 13)
def _changes_of(spans: Spans, most: int, surplus: int) -> tuple[int, tuple[Change, ...]]:
    """How many ways there are, and with each change of the first of these places.

    `surplus` came to places before (or, below 0, left them), so as many leave these (or come). What is found for the
    last places serves for all that have other places before them.
    """
    if not spans:
        return 1, ()
    (leaving, fewest, room, can_leave, can_come), rest = spans[0], spans[1:]
    can_come = min(can_come, most)
    changes = [(0, most)] if -can_come <= surplus <= can_leave else []
    most_coming, most_going = min(room, most, can_leave - surplus), min(leaving, surplus + can_come)
    changes += [(comes, most - comes) for comes in range(max(fewest, -surplus - can_come), most_coming + 1)]
    changes += [(-goes, most) for goes in range(max(1, surplus - can_leave), most_going + 1)]
    found = tuple([(change, left, _changes_of(rest, left, surplus + change)[0]) for change, left in changes])
    return sum([count for _, _, count in found]), found


@lru_cache(maxsize=1 << 9)
def _list_all(spans: Spans, most: int, surplus: int) -> list[tuple[int, ...]]:
    if not spans:
        return [()]
    rest = spans[1:]
    return [
        (change, *others)
        for change, left, _ in _changes_of(spans, most, surplus)[1]
        for others in _list_all(rest, left, surplus + change)
    ]
