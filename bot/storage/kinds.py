"""Where the records of each kind are kept: what a record says of itself, and what follows from it in SQL."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import NamedTuple, TypeVar, dataclass_transform

from engine.core.values import frozen

T = TypeVar("T")


class Kind(NamedTuple):
    """Where records of one kind are kept, and by which columns one is found."""

    table: str
    key: tuple[str, ...]
    is_numbered: bool = False
    """Its number comes from `Numbers`: a new one is inserted, all others are updated and must be there."""
    is_only_added: bool = False
    is_exact: bool = False
    """It changes rows that must be there."""
    sql: str = ""
    """How it is put if it is neither of these nor replaced."""
    indexed: tuple[str, ...] = ()
    """Columns with indexes, which seldom change: see `Driver.writes_indexes_again`."""


KINDS: dict[type, Kind] = {}
"""Everything that a change may put or remove; what is kept in one table is put in the order of these classes."""
NUMBERED: dict[type, str] = {}
"""The tables of those with a number."""


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
    """A value that never changes and is kept in this table, see `Kind`."""

    def register(record: type[T]) -> type[T]:
        made = frozen(record)
        KINDS[made] = Kind(table, key, is_numbered, is_only_added, is_exact, sql, indexed)
        if is_numbered:
            NUMBERED[made] = table
        return made

    return register
