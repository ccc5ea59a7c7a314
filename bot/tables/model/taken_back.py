"""What would go back with a choice: the choice as the public saw it, and how many later ones of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile

from bot.storage.records import SnapshotRecord
from bot.tables.model.table import Table, rebuild
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.match import Row
from engine.core.questions import Seat
from engine.core.values import frozen


@frozen
class TakenBack:
    """What goes back: the public events of the choice itself, and the later choices of others by seat."""

    events: tuple[Event, ...]
    later: Mapping[Seat, int]


def taken_back(table: Table, keep: int, snapshots: Sequence[SnapshotRecord]) -> TakenBack:
    """What goes back when no row after `keep` counts any more; without events where corrected rules cannot follow."""
    (_, choice), *following = table.counting(keep)
    chance = [row for _, row in takewhile(lambda each: each[1].seat is None, following)]
    try:
        public = _find_events(table, keep, (choice, *chance), snapshots)
    except RuleError:
        public = ()
    later = Counter(row.seat for _, row in following if row.seat not in (None, choice.seat))
    return TakenBack(public, {seat: count for seat, count in later.items() if seat is not None})


def _find_events(
    table: Table, keep: int, rows: Sequence[Row], snapshots: Sequence[SnapshotRecord]
) -> tuple[Event, ...]:
    """The public events of these rows, which follow row `keep`."""
    match = rebuild(table, table.rows[:keep], snapshots)
    match.take_events()
    for row in rows:
        match.follow(row)
    return tuple(event for event in match.take_events() if event.only is None)
