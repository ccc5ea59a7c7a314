"""The end of a table's log, as far as it can still be replayed. It is long work (`bot/work/long_work.py`)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any

from bot.storage.records import LogRecord, SnapshotRecord, TableRecord
from bot.tables.model.table import Table
from bot.tables.writing.rule_changes import LoggedEvent, fit_or_none
from engine.core.log import effective
from engine.core.match import Row

Tail = tuple[list[LoggedEvent], bool]
"""The events, and whether they are complete: corrected rules may hide older ones."""


def plain_rows(logged: Sequence[LogRecord]) -> list[tuple[Any, ...]]:
    """The rows column by column: thousands of records would take long on their way to another process."""
    return [*map(attrgetter(*(each.name for each in fields(LogRecord))), logged)]


def tail(
    record: TableRecord,
    logged: Sequence[Sequence[Any]],
    snapshots: Sequence[SnapshotRecord],
    begins: Collection[str],
    first: int,
) -> Tail:
    """What happened from round `first` on, private events included; for `begins` see `fit`.

    `logged` are the rows of the log as of `plain_rows`; snapshots come newest first. It goes back from one of them to
    the one before until the round is complete, and not further: games may have tens of thousands of rows. What came
    before a row that does not fit is shown only where nothing came after it.
    """
    table, rows = Table(record, ()), [LogRecord(*row) for row in logged]
    kept = set(effective([Row(row.seat, row.action) for row in rows]))
    events, is_all = list[LoggedEvent](), True
    for snapshot in (*(each for each in snapshots if each.sequence in kept), None):
        part = fit_or_none(table, rows, snapshot, begins)
        fits = part is not None and part.differs is None
        if events and not fits:
            return _since(events, first), False
        is_all = is_all and fits
        if part is not None:
            events = [*part.events, *events]
            rows = rows if snapshot is None else rows[: snapshot.sequence]
        if events and events[0].round < first:
            break
    return _since(events, first), is_all


def _since(events: Sequence[LoggedEvent], first: int) -> list[LoggedEvent]:
    return [each for each in events if each.round >= first]
