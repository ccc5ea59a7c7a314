"""How the records of each kind are stored: declared at each class, used to generate SQL."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import NamedTuple, TypeVar, dataclass_transform

from engine.core.values import frozen

T = TypeVar("T")


class Kind(NamedTuple):
    """The database table of one kind of record, and its key columns."""

    table: str
    key: tuple[str, ...]
    is_numbered: bool = False
    """Its number comes from `Numbers`: a new one is inserted, all others are updated and must exist."""
    is_only_added: bool = False
    is_exact: bool = False
    """Its statement must affect a row."""
    sql: str = ""
    """The statement that puts it; empty for a generated one."""
    indexed: tuple[str, ...] = ()
    """Columns with indexes that seldom change: see `Driver.writes_indexes_again`."""


KINDS: dict[type, Kind] = {}
"""All classes that a change may put or remove; records are put in the order of these classes."""
NUMBERED: dict[type, str] = {}
"""The database tables of the numbered kinds."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def keep_in(
    table: str,
    *key: str,
    is_numbered: bool = False,
    is_only_added: bool = False,
    is_exact: bool = False,
    sql: str = "",
    indexed: tuple[str, ...] = (),
) -> Callable[[type[T]], type[T]]:
    """Make a class a frozen record that is stored in this database table; for the arguments see `Kind`."""

    def register(record: type[T]) -> type[T]:
        made = frozen(record)
        KINDS[made] = Kind(table, key, is_numbered, is_only_added, is_exact, sql, indexed)
        if is_numbered:
            NUMBERED[made] = table
        return made

    return register
