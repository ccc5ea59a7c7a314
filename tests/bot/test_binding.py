"""Placeholders with numbers, which Python 3.14 refuses to fill from a sequence (3.12 and 3.13 warn)."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from bot.storage.kinds import KINDS
from bot.storage.sqlite.driver import bind_rows

SWAPPED = "select ?2, ?1, ?2"


@pytest.mark.parametrize(
    ("sql", "wanted"), [(SWAPPED, ("b", "a", "b")), ("select ?, ?", ("a", "b"))], ids=["numbered", "plain"]
)
def test_values_find_their_places(sql: str, wanted: tuple[str, ...]) -> None:
    (values,) = bind_rows(sql, [("a", "b")])
    with closing(sqlite3.connect(":memory:")) as db:
        assert db.execute(sql, values).fetchall() == [wanted]


def test_numbered_ones_go_by_name() -> None:
    assert bind_rows(SWAPPED, [("a", "b"), ("c", "d")]) == [{"1": "a", "2": "b"}, {"1": "c", "2": "d"}]


def test_no_statement_mixes_both_kinds() -> None:
    """A name and a place of the same statement would each need values of their own."""
    numbered = [kind.sql for kind in KINDS.values() if "?1" in kind.sql]
    assert numbered
    assert [sql for sql in numbered if re.search(r"\?(?!\d)", sql)] == []
