"""The end of a table's log, as far as it can still be told. It is long work (`bot/long_work.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.amending import Told, fit, fit_or_none, told_by
from bot.live import Live
from bot.records import LogRecord, SnapshotRecord, TableRecord
from engine.core.log import effective
from engine.core.match import Match, Row

Tail = tuple[list[Told], bool]
"""What is told, and whether the whole log fits the rules."""


def tail(
    record: TableRecord, logged: Sequence[Sequence[Any]], snapshots: Sequence[SnapshotRecord], most: int
) -> Tail:
    """What happened last, private events included: `most` events that each seat may see, if there are so many.

    `logged` are the rows of the log, column by column; snapshots come newest first.
    """
    live, rows = Live(record, ()), [LogRecord(*row) for row in logged]
    told, is_all = _whole(live, rows) or _fitting(live, rows, snapshots)
    return _last(told, most), is_all


def _whole(live: Live, logged: Sequence[LogRecord]) -> tuple[Sequence[Told], bool] | None:
    """The whole game if it ends as it did; states on the way are looked at only where it does not."""
    rows = [Row(row.seat, row.action) for row in logged]
    match = Match.start(live.game, live.setup)
    told = [Told(event) for event in match.take_events()]
    try:
        for number in effective(rows):
            match.follow(rows[number - 1])
            told += told_by(logged[number - 1], match.take_events())
    except Exception:  # noqa: BLE001 - changed rules may stumble over an old log in any way; `fit` says where
        return None
    return (told, True) if match.digest() == logged[-1].digest else None


def _fitting(
    live: Live, logged: Sequence[LogRecord], snapshots: Sequence[SnapshotRecord]
) -> tuple[Sequence[Told], bool]:
    """What can be told from the oldest snapshot from which on everything fits, else what came before that."""
    whole = fit(live, logged)
    if whole.differs is None:
        return whole.told, True
    kept = set(effective([Row(row.seat, row.action) for row in logged]))
    for snapshot in reversed(snapshots):
        if snapshot.sequence in kept:
            later = fit_or_none(live, logged, snapshot)
            if later is not None and later.differs is None and later.told:
                return later.told, False
    return whole.told, False


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
