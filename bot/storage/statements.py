"""Translates changes into SQL."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from bot.storage.driver import Numbers, Statement
from bot.storage.kinds import KINDS, NUMBERED
from bot.storage.records import Change, Rows, TableRecord

HIGHEST = "highest "
"""Prefix of the name of the note, before that of a table, with the highest number that was ever deleted there."""


def statements(changes: Sequence[Change], numbers: Numbers, *, apart: bool = False) -> list[Statement]:
    """One statement for each kind of row, whatever the number of changes; removals come first. `apart`: columns with
    indexes are updated by statements of their own.
    """
    put: dict[type, list[Any]] = {}
    removals: dict[str, list[tuple[Any, ...]]] = {}
    for change in changes:
        for each in change.put:
            put.setdefault(type(each), []).append(each)
        for each in change.remove:
            sql, values = _removal(each)
            removals.setdefault(sql, []).append(values)
    removed = [Statement(sql, rows) for sql, rows in removals.items()]
    order = dict.fromkeys((TableRecord, *KINDS))  # other rows refer to tables
    rest = [each for kind in order if kind in put for each in _put(kind, put[kind], numbers, apart=apart)]
    return [*removed, *rest]


def _put(record: type[Any], records: Sequence[Any], numbers: Numbers, *, apart: bool) -> Iterator[Statement]:
    kind = KINDS[record]
    if kind.is_numbered:
        yield from _number_records(record, records, numbers, kind.indexed if apart else ())
    else:
        yield Statement(_sql(record), [_row(each) for each in records], exact=kind.is_exact)


def _number_records(
    record: type[Any], records: Sequence[Any], numbers: Numbers, apart: tuple[str, ...]
) -> Iterator[Statement]:
    """Insert new records, and update changed ones, whose rows must exist; of several versions of a record only the last
    is written.
    """
    table, latest = KINDS[record].table, {each.id: each for each in records}.values()
    new = [each for each in latest if numbers.is_new(table, each.id)]
    changed = [each for each in latest if not numbers.is_new(table, each.id)]
    if new:
        yield Statement(_insert(record), [_row(each) for each in new])
    if changed:
        sql, values = _update(record, apart)
        yield Statement(sql, [values(each) for each in changed], exact=True)
    if changed and apart:
        sql, values = _update_apart(record, apart)
        yield Statement(sql, [values(each) for each in changed])


def _removal(record: Any) -> tuple[str, tuple[Any, ...]]:
    if isinstance(record, Rows):
        return _delete(record.table, record.columns), record.values
    kind = KINDS[type(record)]
    return _delete(kind.table, kind.key), tuple(getattr(record, name) for name in kind.key)


def written_numbers(changes: Sequence[Change]) -> Iterator[tuple[str, int]]:
    """The tables and numbers of all numbered rows that these changes wrote."""
    for change in changes:
        for each in change.put:
            record: Any = each
            if (table := NUMBERED.get(type(record))) is not None:
                yield table, record.id


@cache
def _insert(record: type[Any]) -> str:
    names = _names(record)
    columns, marks = ", ".join(map(quote_name, names)), ", ".join("?" * len(names))
    return f"insert into {KINDS[record].table} ({columns}) values ({marks})"


@cache
def _sql(record: type[Any]) -> str:
    """The statement that puts a record without a number: usually an upsert by its key."""
    kind = KINDS[record]
    if kind.sql or kind.is_only_added:
        return kind.sql or _insert(record)
    updates = ", ".join(
        f"{quote_name(name)} = excluded.{quote_name(name)}" for name in _names(record) if name not in kind.key
    )
    taken = f"{_insert(record)} on conflict ({', '.join(kind.key)}) do"
    return f"{taken} update set {updates}" if updates else f"{taken} nothing"


@cache
def _update(record: type[Any], apart: tuple[str, ...]) -> tuple[str, Callable[[Any], tuple[Any, ...]]]:
    """An update of all columns except those `apart`, and a function that returns its values: the number, which is the
    first field of the record, comes last.
    """
    number, *others = _names(record)
    names = [name for name in others if name not in apart]
    return f"{_setting(record, names)} where {number} = ?", attrgetter(*names, number)


@cache
def _update_apart(record: type[Any], apart: tuple[str, ...]) -> tuple[str, Callable[[Any], tuple[Any, ...]]]:
    """An update of these columns if any of them has changed, and a function that returns its values."""
    number, same = _names(record)[0], " and ".join(f"{quote_name(name)} is ?" for name in apart)
    sql = f"{_setting(record, apart)} where {number} = ? and not ({same})"
    return sql, attrgetter(*apart, number, *apart)


def _setting(record: type[Any], names: Sequence[str]) -> str:
    changed = ", ".join(f"{quote_name(name)} = ?" for name in names)
    return f"update {KINDS[record].table} set {changed}"


@cache
def _delete(table: str, columns: tuple[str, ...]) -> str:
    return f"delete from {table} where {' and '.join(f'{name} = ?' for name in columns)}"


def quote_name(column: str) -> str:
    """Quote the name of a column, which may be a keyword of SQL, such as `left`."""
    return f'"{column}"'


def _names(record: type[Any]) -> list[str]:
    return [column.name for column in dataclasses.fields(record)]


def _row(record: Any) -> tuple[Any, ...]:
    return _columns(type(record))(record)


@cache
def _columns(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    names = [column.name for column in dataclasses.fields(kind)]
    if len(names) == 1:
        return lambda record: (getattr(record, names[0]),)
    return attrgetter(*names)
