"""The values of a statement as Python's sqlite3 takes them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

Values = Sequence[Any]
Bound = Values | Mapping[str, Any]


def bind_rows(sql: str, rows: Sequence[Values]) -> Sequence[Bound]:
    """Rows for a statement: to SQLite `?2` is a name, and from Python 3.14 names are filled from a mapping alone."""
    if not _has_names(sql):
        return rows
    return [{str(number): value for number, value in enumerate(row, 1)} for row in rows]


@lru_cache(512)
def _has_names(sql: str) -> bool:
    return re.search(r"\?\d", sql) is not None
