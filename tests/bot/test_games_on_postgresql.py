"""People do on PostgreSQL whatever they can do on a file; whole games: `language/test_whole_conversations.py`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from bot.playground import Playground
from bot.storage.driver import Statement
from bot.storage.postgresql.driver import PostgreSQL, number_placeholders
from bot.storage.records import Change
from tests.bot.support.table import running_bot
from tests.bot.test_privacy import about
from tests.bot.test_query_plans import SMALL, everything_else
from tests.support.postgresql import Server, rows

WHOLE = {"outbox_owed", "tables_open", "analyses_owed", "seats_of_computers"}
"""Indices of few rows: they are read from end to end on purpose."""


@pytest.mark.long
async def test_whatever_people_do(
    playground: Playground, postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole lives of tables, with erasure and a restart; what is found is found by an index."""
    address, issued = postgresql.ready(), recorded(monkeypatch)
    async with running_bot(address) as bot:
        two = await about(playground, bot, playground.person("Anna"))
        await everything_else(two)
        (newest, *_) = reversed(await bot.store.posts(two.live.record.id))
        await bot.store.write(Change((replace(newest, status="sending"),)))
    async with running_bot(address) as bot:
        await bot.outbox.idle()
    anna = int(playground.person("Anna").id)
    tables = [str(name) for (name,) in rows(address, ABOUT_PEOPLE)]
    assert [name for name in tables if rows(address, COUNT.format(name), (anna,)) != [(0,)]] == []
    with closing(psycopg.connect(address.url, autocommit=True, cursor_factory=psycopg.RawCursor)) as db:
        db.execute("set enable_seqscan = off")
        for (statement,) in db.execute(MANY).fetchall():
            db.execute(statement)
        db.execute("analyze")
        assert scans(db, "select * from log where digest = ?", ("",)) == ["log"], "the judge sees a scan"
        found = {sql: scans(db, sql, values) for sql, values in issued.items()}
    assert len(found) > 60
    assert {sql: tables for sql, tables in found.items() if tables} == {}


MANY = """
select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
    from pg_constraint where contype in ('c', 'f') and conrelid > 0 union all
select format('insert into %I select %s from generate_series(10000, 15000) n', table_name, string_agg(case
    when data_type like 'timestamp%' then 'now()' else 'n::text::' || data_type end, ',' order by ordinal_position))
    from information_schema.columns where table_schema = 'public' group by table_name order by statement
"""
"""The statements that add rows to each table, whatever these say: of few rows PostgreSQL reads all, or those of another
index whose order suits it, whatever indices there are.
"""
COUNT = "select count(*) from {} where member = ?"
ABOUT_PEOPLE = """
select table_name from information_schema.columns where column_name = 'member' and table_schema = 'public'
"""


def recorded(patch: pytest.MonkeyPatch) -> dict[str, Sequence[Any]]:
    """Fills with every statement that the program issues, with the values of one time."""
    issued: dict[str, Sequence[Any]] = {}
    fetch, commit = PostgreSQL.fetch, PostgreSQL.commit

    async def fetched(self: PostgreSQL, sql: str, values: Sequence[Any] = ()) -> Any:
        issued.setdefault(sql, values)
        return await fetch(self, sql, values)

    async def committed(self: PostgreSQL, statements: Sequence[Statement]) -> None:
        for sql, given, _ in statements:
            issued.setdefault(sql, given[0])
        await commit(self, statements)

    patch.setattr(PostgreSQL, "fetch", fetched)
    patch.setattr(PostgreSQL, "commit", committed)
    return issued


def scans(db: psycopg.Connection[Any], sql: str, values: Sequence[Any]) -> list[str]:
    """The tables that grow and that this statement reads from end to end."""
    if sql.startswith(("vacuum", "select nextval")) or "information_schema" in sql:
        return []
    plan = db.execute(b"explain (format json) " + number_placeholders(sql), values).fetchone()
    assert plan is not None
    parts = _parts((plan[0] if isinstance(plan[0], list) else json.loads(plan[0]))[0]["Plan"])
    return [each["Relation Name"] for each in parts if _is_whole(each) and each["Relation Name"] not in SMALL]


def _parts(plan: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield plan
    for each in plan.get("Plans", ()):
        yield from _parts(each)


def _is_whole(part: Mapping[str, Any]) -> bool:
    """A scan of the table, or of a whole index to leave most of it out."""
    if part["Node Type"] == "Seq Scan":
        return True
    is_index = part["Node Type"] in ("Index Scan", "Index Only Scan")
    return is_index and "Index Cond" not in part and "Filter" in part and part["Index Name"] not in WHOLE
