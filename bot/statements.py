"""What a change is in SQL: one statement for each kind of row, whatever the number of changes."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from bot.people import ClockRecord, DueRecord, LessonRecord, PersonRecord, PersonTableRecord, VoteRecord
from bot.records import (
    Change,
    LogRecord,
    OrderRecord,
    PostRecord,
    RequestRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.results import ResultRecord

KEPT: Mapping[type, tuple[str, tuple[str, ...]]] = {
    PersonRecord: ("people", ("member",)),
    PersonTableRecord: ("people_tables", ("member", "game")),
    ClockRecord: ("clocks", ("game", "seat")),
    DueRecord: ("due", ("id",)),
    ResultRecord: ("results", ("game", "seat")),
    VoteRecord: ("votes", ("id",)),
    LessonRecord: ("lessons", ("member",)),
}
"""The table and the key of each kind of record that `Change.kept` may hold."""


def _insert(table: str, record: type[Any], key: Iterable[str] = ()) -> str:
    """An insert of all columns; with a key, an existing row is replaced."""
    names = [column.name for column in dataclasses.fields(record)]
    sql = f"insert into {table} ({', '.join(names)}) values ({', '.join('?' * len(names))})"
    keys = list(key)
    if not keys:
        return sql
    updates = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    if not updates:
        return sql.replace("insert", "insert or ignore", 1)
    return f"{sql} on conflict ({', '.join(keys)}) do update set {updates}"


_TABLES = _insert("tables", TableRecord, ["id"])
_SEATS = _insert("seats", SeatRecord, ["game", "seat"])
_ROWS = _insert("log", LogRecord)
_SNAPSHOTS = _insert("snapshots", SnapshotRecord)
_POSTS = _insert("outbox", PostRecord, ["id"])
_MARKS = """update outbox set status = ?1, message = ?2, after = iif(status = 'sending', after, ?3) where id = ?4"""
_REQUESTS = _insert("requests", RequestRecord, ["id"])
_ORDERS = _insert("orders", OrderRecord, ["game", "seat", "name"])
_MEASURED = """insert into activity (member, answers, seconds, called) values (?, ?, ?, ?)
    on conflict (member) do update set answers = answers + excluded.answers, seconds = seconds + excluded.seconds,
    called = max(called, excluded.called)"""
_NOTES = (
    "insert into notes (name, value) values (?, ?) on conflict (name) do update set value = excluded.value"
)


def statements(changes: Sequence[Change]) -> list[tuple[str, list[tuple[Any, ...]]]]:
    """One statement per kind of row, whatever the number of changes."""
    return [
        (_TABLES, [_row(each) for change in changes for each in change.tables]),
        (
            "delete from seats where game = ?",
            [(game,) for change in changes for game in change.empty_seats_of],
        ),
        (_SEATS, [_row(each) for change in changes for each in change.seats]),
        (_ROWS, [_row(each) for change in changes for each in change.rows]),
        (_SNAPSHOTS, [_row(each) for change in changes for each in change.snapshots]),
        (_REQUESTS, [_row(each) for change in changes for each in change.requests]),
        (_POSTS, [_row(each) for change in changes for each in change.posts]),
        (
            _MARKS,
            [
                (each.status, each.message, each.after, each.id)
                for change in changes
                for each in change.marked
            ],
        ),
        (_ORDERS, [_row(each) for change in changes for each in change.orders]),
        *(
            (f"delete from {table} where member = ?", [(member,)])
            for each in changes
            for table, member in each.erased
        ),
        *((sql, [values]) for change in changes for sql, values in change.removed),
        ("delete from notes where name = ?", [(name,) for change in changes for name in change.unsaid]),
        (_NOTES, [item for change in changes for item in change.notes.items()]),
        (_MEASURED, [_row(each) for change in changes for each in change.measured]),
        *_kept(changes),
    ]


def _kept(changes: Sequence[Change]) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    """Put and remove the records that have a key."""
    for kind, (table, key) in KEPT.items():
        condition = " and ".join(f"{name} = ?" for name in key)
        gone = [each for change in changes for each in change.dropped if type(each) is kind]
        yield (
            f"delete from {table} where {condition}",
            [tuple(getattr(each, n) for n in key) for each in gone],
        )
        put = [_row(each) for change in changes for each in change.kept if type(each) is kind]
        yield _insert(table, kind, key), put


def _row(record: Any) -> tuple[Any, ...]:
    return _columns(type(record))(record)


@cache
def _columns(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    return attrgetter(*(column.name for column in dataclasses.fields(kind)))
