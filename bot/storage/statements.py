"""What a change is in SQL: one statement for each kind of row, whatever the number of changes."""

from __future__ import annotations

import dataclasses
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from bot.storage.numbers import Numbers
from bot.storage.people import (
    ClockRecord,
    DueRecord,
    LessonRecord,
    PersonRecord,
    PersonTableRecord,
    VoteRecord,
)
from bot.storage.records import (
    Change,
    LogRecord,
    OrderRecord,
    PostRecord,
    RequestRecord,
    ResultRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
    WordsRecord,
)

KEPT: Mapping[type, tuple[str, tuple[str, ...]]] = {
    PersonRecord: ("people", ("member",)),
    PersonTableRecord: ("people_tables", ("member", "game")),
    ClockRecord: ("clocks", ("game", "seat")),
    DueRecord: ("due", ("id",)),
    ResultRecord: ("results", ("game", "seat")),
    VoteRecord: ("votes", ("id",)),
    LessonRecord: ("lessons", ("member",)),
    WordsRecord: ("words", ("game", "place")),
}
"""The table and the key of each kind of record that `Change.kept` may hold."""


NUMBERED: Mapping[type, str] = {
    TableRecord: "tables",
    PostRecord: "outbox",
    RequestRecord: "requests",
    DueRecord: "due",
    VoteRecord: "votes",
}
"""The records whose number comes from `Numbers`, and their tables: a new one is inserted, all others are updated."""


class Statement(NamedTuple):
    """One SQL statement for these rows; `exact`: each of them must hit a row."""

    sql: str
    rows: Sequence[tuple[Any, ...]]
    exact: bool = False

    def run(self, db: sqlite3.Connection) -> None:
        """Raises `sqlite3.IntegrityError` when a row that is to be changed is not there."""
        if not self.rows:
            return
        hit = db.executemany(self.sql, self.rows).rowcount
        if self.exact and hit != len(self.rows):
            raise sqlite3.IntegrityError(f"{len(self.rows)} rows to change, {hit} found: {self.sql}")


@cache
def _insert(table: str, record: type[Any]) -> str:
    names = _names(record)
    return f"insert into {table} ({', '.join(names)}) values ({', '.join('?' * len(names))})"


@cache
def _put(table: str, record: type[Any], key: tuple[str, ...]) -> str:
    """An insert that replaces the row with the same key."""
    updates = ", ".join(f"{name} = excluded.{name}" for name in _names(record) if name not in key)
    return f"{_insert(table, record)} on conflict ({', '.join(key)}) do update set {updates}"


@cache
def _update(table: str, record: type[Any]) -> str:
    """An update of all columns; the number, which is the first in the record, comes last."""
    number, *others = _names(record)
    return f"update {table} set {', '.join(f'{name} = ?' for name in others)} where {number} = ?"


def _names(record: type[Any]) -> list[str]:
    return [column.name for column in dataclasses.fields(record)]


_SEATS = _put("seats", SeatRecord, ("game", "seat"))
_ROWS = _insert("log", LogRecord)
_SNAPSHOTS = _insert("snapshots", SnapshotRecord)
_MARKS = """update outbox set status = ?1, message = ?2, after = iif(status = 'sending', after, ?3) where id = ?4"""
_ORDERS = _put("orders", OrderRecord, ("game", "seat", "name"))
_MEASURED = """insert into activity (member, answers, seconds, called) values (?, ?, ?, ?)
    on conflict (member) do update set answers = answers + excluded.answers, seconds = seconds + excluded.seconds,
    called = max(called, excluded.called)"""
_NOTES = (
    "insert into notes (name, value) values (?, ?) on conflict (name) do update set value = excluded.value"
)


def statements(changes: Sequence[Change], numbers: Numbers) -> list[Statement]:
    """One statement per kind of row, whatever the number of changes."""
    return [
        *_numbered(TableRecord, [each for change in changes for each in change.tables], numbers),
        Statement(
            "delete from seats where game = ?",
            [(game,) for change in changes for game in change.empty_seats_of],
        ),
        Statement(_SEATS, [_row(each) for change in changes for each in change.seats]),
        Statement(_ROWS, [_row(each) for change in changes for each in change.rows]),
        Statement(_SNAPSHOTS, [_row(each) for change in changes for each in change.snapshots]),
        *_numbered(RequestRecord, [each for change in changes for each in change.requests], numbers),
        *_numbered(PostRecord, [each for change in changes for each in change.posts], numbers),
        Statement(
            _MARKS,
            [
                (each.status, each.message, each.after, each.id)
                for change in changes
                for each in change.marked
            ],
            exact=True,
        ),
        Statement(_ORDERS, [_row(each) for change in changes for each in change.orders]),
        *(
            Statement(f"delete from {table} where member = ?", [(member,)])
            for each in changes
            for table, member in each.erased
        ),
        *(Statement(sql, [values]) for change in changes for sql, values in change.removed),
        Statement(
            "delete from notes where name = ?", [(name,) for change in changes for name in change.unsaid]
        ),
        Statement(_NOTES, [item for change in changes for item in change.notes.items()]),
        Statement(_MEASURED, [_row(each) for change in changes for each in change.measured]),
        *_kept(changes, numbers),
    ]


def _numbered(kind: type[Any], records: Iterable[Any], numbers: Numbers) -> Iterator[Statement]:
    """Nobody's row is ever replaced by a new one, and what is changed must be there."""
    table = NUMBERED[kind]
    new: dict[int, tuple[Any, ...]] = {}
    changed: list[tuple[Any, ...]] = []
    for each in records:
        number, *others = row = _row(each)
        if number not in new and numbers.is_new(table, number):
            new[number] = row
        else:
            changed.append((*others, number))
    yield Statement(_insert(table, kind), list(new.values()))
    yield Statement(_update(table, kind), changed, exact=True)


def _kept(changes: Sequence[Change], numbers: Numbers) -> Iterator[Statement]:
    """Put and remove the records that have a key."""
    for kind, (table, key) in KEPT.items():
        condition = " and ".join(f"{name} = ?" for name in key)
        gone = [each for change in changes for each in change.dropped if type(each) is kind]
        yield Statement(
            f"delete from {table} where {condition}",
            [tuple(getattr(each, n) for n in key) for each in gone],
        )
        put = [each for change in changes for each in change.kept if type(each) is kind]
        if kind in NUMBERED:
            yield from _numbered(kind, put, numbers)
        else:
            yield Statement(_put(table, kind, key), [_row(each) for each in put])


def written_numbers(changes: Sequence[Change]) -> Iterator[tuple[str, int]]:
    """The tables and numbers of all rows with a number that these changes wrote."""
    for change in changes:
        for each in (*change.tables, *change.requests, *change.posts, *change.kept):
            if type(each) in NUMBERED:
                yield NUMBERED[type(each)], each.id


def _row(record: Any) -> tuple[Any, ...]:
    return _columns(type(record))(record)


@cache
def _columns(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    return attrgetter(*(column.name for column in dataclasses.fields(kind)))
