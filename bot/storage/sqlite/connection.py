"""The one place that knows how aiosqlite runs a function on the thread of its connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite

Result = TypeVar("Result")


async def on_thread(db: aiosqlite.Connection, work: Callable[[sqlite3.Connection], Result]) -> Result:
    """What this function returns for the connection of SQLite.

    A whole transaction in one visit to that thread: a visit for each statement costs more than the statements, and
    leaves the others waiting. aiosqlite has no public way, so its version is bounded in `pyproject.toml`, and
    `tests/bot/test_store.py` fails when a newer one differs.
    """
    connection: Any = db
    return await connection._execute(work, connection._conn)
