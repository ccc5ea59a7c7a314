"""What is looked for again and again on PostgreSQL costs as much after years as on the first day."""

from __future__ import annotations

import json
from contextlib import closing

import psycopg
import pytest

from bot.storage.postgresql.driver import number_placeholders
from bot.storage.store import Store
from tests.bot.test_games_on_postgresql import recorded
from tests.support.postgresql import Server

TABLES = (
    "insert into tables (id, server, channel, host, title, setup, status, seed, opened)"
    " select n, 1, n, n, '', '', case when n > 18000 then 'running' else 'over' end, '', 0"
    " from generate_series(1, 20000) n"
)
POSTS = (
    "insert into outbox (id, game, kind, content, status)"
    " select n, n % 10 + 1, 'say', repeat('x', 100), 'sent' from generate_series(1, 5000) n"
)
FEW = 12
"""Blocks of 8 kB: three for the way to a row, one for each of the few that are found."""


@pytest.mark.long
async def test_few_of_many_rows_are_read(postgresql: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first open tables of a server."""
    address = postgresql.ready()
    store = await Store.open(address)
    issued = recorded(monkeypatch)
    await store.open_tables(1, 5)
    await store.close()
    with closing(psycopg.connect(address.url, autocommit=True, cursor_factory=psycopg.RawCursor)) as db:
        for sql in (TABLES, POSTS, "vacuum analyze tables, outbox"):
            db.execute(sql.encode())
        for sql, values in issued.items():
            explained = b"explain (analyze, buffers, format json) " + number_placeholders(sql)
            row = db.execute(explained, values).fetchone()
            assert row is not None
            plan = (row[0] if isinstance(row[0], list) else json.loads(row[0]))[0]["Plan"]
            assert plan["Shared Hit Blocks"] + plan["Shared Read Blocks"] <= FEW, sql
