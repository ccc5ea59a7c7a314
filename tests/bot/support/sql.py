"""Finds the SQL statements of the bot: those that it executes in a test, and those in its sources."""

from __future__ import annotations

import ast
import re
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.storage.kinds import KINDS

SOURCES = Path(__file__).resolve().parents[3] / "bot"
NOT_THE_BOT = ("bench", "playground")
"""Folders of programs other than the bot: measurements, and the stand-in of Discord, which has no database."""
ELSEWHERE = ("storage/postgresql/", "operations/move_database.py", "cluster/")
"""Sources with statements that SQLite never executes, or that read whole tables on purpose."""
STATEMENT = re.compile(r"(select|insert into|update|delete from|with|replace into) .+", re.DOTALL)
ALIASED = re.compile(r"(?:from|join) (\w+)(?:\([^)]*\))? (\w)\b")
HOLE = "\0"

Issued = dict[str, Any]
"""Executed statements, each with the values of its first execution."""


def record_statements(patch: pytest.MonkeyPatch) -> Issued:
    """A mapping to which every statement is added that is executed on connections opened from now on."""
    issued: Issued = {}

    class Recording(sqlite3.Connection):
        """A connection that records its statements."""

        def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
            issued.setdefault(sql, values)
            return super().execute(sql, values)

        def executemany(self, sql: str, rows: Any, /) -> sqlite3.Cursor:
            rows = list(rows)
            issued.setdefault(sql, rows[0])
            return super().executemany(sql, rows)

    patch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Recording))
    return issued


def find_scans(db: sqlite3.Connection, sql: str, values: Any) -> list[str]:
    """The tables that SQLite would scan as a whole for this statement."""
    plan = db.execute(f"explain query plan {sql}", values)
    names = {alias: table for table, alias in ALIASED.findall(sql)}
    found = [re.match(r"SCAN (\w+)", detail) for *_, detail in plan]
    return [names.get(each[1], each[1]) for each in found if each]


def find_statements() -> dict[str, str]:
    """The statements in the sources, with `HOLE` in place of formatted values, and the file of each."""
    found: dict[str, str] = {}
    for file, tree in _trees():
        inside = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            text = None if id(node) in inside else _text(node)
            if text is not None and STATEMENT.fullmatch(text):
                found[text] = file.name
    return found


def find_conditions() -> set[str]:
    """The statements of the calls of `Store.find` in the sources."""
    named = {
        target.id: text
        for _, tree in _trees()
        for node in tree.body
        if isinstance(node, ast.Assign) and (text := _text(node.value)) is not None
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    tables = {record.__name__: kind.table for record, kind in KINDS.items()}
    found: set[str] = set()
    for _, tree in _trees():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Attribute(attr="find"), args=[ast.Name(id=kind), given, *_]) if (
                    kind in tables
                ):
                    condition = named[given.id] if isinstance(given, ast.Name) else _text(given)
                    filled = (condition or "").replace(HOLE, "?")
                    found.add(f"select * from {tables[kind]} where {filled}")
                case _:
                    pass
    return found


def matches(text: str, sql: str) -> bool:
    """Whether an executed statement is this one with values in place of its holes."""
    return re.fullmatch(".+?".join(re.escape(part) for part in text.split(HOLE)), sql, re.DOTALL) is not None


def _trees() -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(SOURCES.rglob("*.py")):
        name = file.relative_to(SOURCES).as_posix()
        if not name.startswith((*(f"{folder}/" for folder in NOT_THE_BOT), *ELSEWHERE)):
            yield file, ast.parse(file.read_text("utf-8"))


def _text(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr():
            return "".join(_text(part) or HOLE for part in node.values)
        case _:
            return None
