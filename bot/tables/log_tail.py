"""The end of a table's log, as far as it can still be replayed. It is long work (`bot/work/long_work.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.storage.records import LogRecord, SnapshotRecord, TableRecord
from bot.tables.rule_changes import Told, fit_or_none
from bot.tables.table import Table
from engine.core.log import effective
from engine.core.match import Row

Tail = tuple[list[Told], bool]
"""The events, and whether they are complete: corrected rules may hide older ones."""


def tail(
    record: TableRecord, logged: Sequence[Sequence[Any]], snapshots: Sequence[SnapshotRecord], most: int
) -> Tail:
    """What happened last, private events included: up to `most` public events.

    `logged` are the rows of the log, column by column; snapshots come newest first. It goes back from one of them to
    the one before until there is enough to tell, and not further: games may have tens of thousands of rows. What came
    before a row that does not fit is told only where nothing came after it.
    """
    table, rows = Table(record, ()), [LogRecord(*row) for row in logged]
    kept = set(effective([Row(row.seat, row.action) for row in rows]))
    told, is_all = list[Told](), True
    for snapshot in (*(each for each in snapshots if each.sequence in kept), None):
        part = fit_or_none(table, rows, snapshot)
        fits = part is not None and part.differs is None
        if told and not fits:
            return _last(told, most), False
        is_all = is_all and fits
        if part is not None:
            told = [*part.told, *told]
            rows = rows if snapshot is None else rows[: snapshot.sequence]
        if sum(each.event.only is None for each in told) >= most:
            break
    return _last(told, most), is_all


def _last(told: Sequence[Told], most: int) -> list[Told]:
    """The last `most` public events and the private ones of each seat among and after them."""
    counts: Counter[int | None] = Counter()
    found: list[Told] = []
    for each in reversed(told):
        counts[each.event.only] += 1
        if counts[None] > most:
            break
        if counts[each.event.only] <= most:
            found.append(each)
    return found[::-1]
