"""PostgreSQL as a database of the bot: the same schema, and one clear sentence for whatever can be wrong with it."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.config import Address, Config, Database, Shards
from bot.operations.doctor import storage
from bot.storage.errors import StoreError
from bot.storage.postgresql import opening
from bot.storage.postgresql.connections import Connections
from bot.storage.store import Store
from tests.bot.support.rows import rows_on_disk
from tests.support.postgresql import Server, rows

OWN = {"writers", "schema_version", "shards"}
"""Tables that only PostgreSQL needs."""
ORDERED = {"outbox_by_game", "tables_open"}
"""Indices whose rows are in the order of their numbers: in files all are, by themselves."""
OBSOLETE = "notes_about_former"
"""The index that only files have: of rows that are in a table of their own now."""


async def test_both_databases_have_the_same_tables(tmp_path: Path, postgresql: Server) -> None:
    """As the first start makes them."""
    async with opened(tmp_path / "games.sqlite") as file, opened(postgresql.fresh()) as server:
        assert await file.columns() == await server.columns()
        for what, (of_file, of_server) in QUESTIONS.items():
            assert set(rows_on_disk(file, of_file)) == set(map(plain, rows_on_disk(server, of_server))), what
        words = {
            name: spoken(str(sql).replace(")", ", id)", 1) if name in ORDERED else sql)
            for name, sql in rows_on_disk(file, INDICES)
        }
        others = rows_on_disk(server, "select indexname, indexdef from pg_indexes")
        assert words == {name: spoken(sql) for name, sql in others if name in words}


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


QUESTIONS = {
    "what must be there, and what is there by itself": (
        'select m.name, c.name, c."notnull" or c.pk > 0, c.dflt_value from sqlite_schema m'
        " join pragma_table_info(m.name) c where m.type = 'table'",
        "select table_name, column_name, (is_nullable = 'NO')::int, column_default from information_schema.columns"
        f" where table_schema = 'public' and table_name not in {tuple(OWN)}",
    ),
    "keys": (
        "select m.name, c.name, c.pk from sqlite_schema m join pragma_table_info(m.name) c"
        " where m.type = 'table' and c.pk > 0",
        "select k.table_name, k.column_name, k.ordinal_position from information_schema.table_constraints t"
        " join information_schema.key_column_usage k using (constraint_schema, constraint_name)"
        f" where t.constraint_type = 'PRIMARY KEY' and t.table_schema = 'public' and t.table_name not in {tuple(OWN)}",
    ),
    "what belongs to what": (
        'select m.name, f."from", f."table" from sqlite_schema m join pragma_foreign_key_list(m.name) f'
        " where m.type = 'table'",
        "select k.table_name, k.column_name, u.table_name from information_schema.key_column_usage k"
        " join information_schema.referential_constraints r using (constraint_schema, constraint_name)"
        " join information_schema.constraint_column_usage u using (constraint_schema, constraint_name)",
    ),
}
INDICES = (
    f"select name, sql from sqlite_schema where type = 'index' and sql is not null and name <> '{OBSOLETE}'"
)
NOISE = "create index on using btree public where in any array text integer bigint"


def plain(row: tuple[object, ...]) -> tuple[object, ...]:
    """Without the types that PostgreSQL adds to defaults."""
    return tuple(re.sub("::\\w+", "", each) if isinstance(each, str) else each for each in row)


def spoken(sql: object) -> list[str]:
    """The names and values in the definition of an index; the databases write all else differently."""
    return [each for each in re.findall(r"'[^']*'|\w+", str(sql).lower()) if each not in NOISE.split()]


# What can be wrong with it


async def refusal(address: Address) -> str:
    with pytest.raises(StoreError) as found:
        await Store.open(address)
    said = str(found.value)
    assert "geheim" not in said
    assert "\n" not in said
    return said


async def test_nobody_answers(postgresql: Server) -> None:
    said = await refusal(Address("postgresql://anna:geheim@127.0.0.1:1/games"))
    assert said.startswith("The database postgresql://anna@127.0.0.1:1/games cannot be used: ")
    assert "Check host and port in DATABASE" in said


async def test_another_name_than_any(postgresql: Server) -> None:
    assert "does not exist. Create it on the server" in await refusal(postgresql.address("nothing"))
    assert "does not exist. Create the user" in await refusal(postgresql.address("postgres", user="nobody"))


@pytest.mark.parametrize(
    "wrong",
    [
        *("/x?strange=geheim", "/x?port=here", "/x?sslmode=on", "/x?hostaddr=here", "/x?service=none"),
        *(":54x2/x", ":99999/x", "a..b/x", f"{'h' * 300}/x"),
    ],
)
async def test_an_address_that_is_none_is_not_waited_for(wrong: str) -> None:
    said = await refusal(Address(f"postgresql://anna:geheim@localhost{wrong}"))
    assert "An address looks like postgresql://user:password@host:5432/name" in said


async def test_an_old_server(postgresql: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "LEAST_VERSION", 99)
    address = postgresql.fresh()
    assert "PostgreSQL 99 or newer is needed" in await refusal(address)
    assert tables_in(address) == set()


async def test_missing_rights(postgresql: Server) -> None:
    address = postgresql.fresh()
    postgresql.execute("drop role if exists guest")
    postgresql.execute("create role guest login")
    rows(address, "revoke create on schema public from public")
    said = await refusal(Address(address.url.replace("bot:", "guest:")))
    assert "permission denied" in said
    assert "alter database NAME owner to USER" in said
    finding, _ = await storage(Config.read({"DATABASE": address.url.replace("bot:", "guest:")}))
    assert "may not create tables" in finding.advice
    assert tables_in(address) == set()


async def test_processes_leave_no_rows_behind(postgresql: Server) -> None:
    """Who stops takes its row along; that of a killed one goes when it was not seen for long."""
    address = postgresql.ready()
    rows(address, "insert into writers values (1, 5, now() - interval '31 days'), (2, 5, now())")
    store = await Store.open(address, shards=Shards())
    assert (1,) not in rows(address, "select id from writers")
    await store.close()
    assert rows(address, "select id from writers") == [(2,)]


async def test_no_connection_is_left_open(postgresql: Server) -> None:
    """Nor one that is still in use when the program ends."""
    connections = Connections(postgresql.fresh())
    async with connections.one() as kept:
        pass
    async with connections.one() as used, connections.one() as other:
        assert kept in (used, other)
        await connections.close()
        assert not used.closed
    assert used.closed
    assert other.closed


async def test_a_schema_of_a_newer_version(postgresql: Server) -> None:
    address = postgresql.ready()
    rows(address, "update schema_version set number = 999")
    assert "written by a newer version of the bot (schema 999" in await refusal(address)
    assert rows(address, "select number from schema_version") == [(999,)]


@pytest.mark.parametrize("name", ["tables", "log"])
async def test_a_database_of_another_program(postgresql: Server, name: str) -> None:
    address = postgresql.fresh()
    rows(address, f"create table {name} (id int)")
    assert "Give the bot one of its own" in await refusal(address)
    assert tables_in(address) == {name}


async def test_texts_of_another_kind(postgresql: Server) -> None:
    postgresql.execute("drop database if exists ascii")
    postgresql.execute("create database ascii encoding 'SQL_ASCII' template template0")
    said = await refusal(postgresql.address("ascii"))
    assert "stores texts as SQL_ASCII" in said
    assert "createdb -E UTF8" in said


async def test_only_one_bot_at_a_time(postgresql: Server) -> None:
    address = postgresql.ready()
    async with opened(address):
        assert await refusal(address) == f"Another bot is already running on {address}. Stop it first."
    async with opened(address):
        pass


async def test_what_was_erased_is_vacuumed(postgresql: Server) -> None:
    address = postgresql.ready()
    async with opened(address) as store:
        await store.driver.scrub()  # a command ends right after it
    counted = rows(address, "select relname, pg_stat_get_vacuum_count(relid) from pg_stat_user_tables")
    vacuumed = {name for name, count in counted if count}
    assert vacuumed == {name for name, _ in counted} - OWN


async def test_without_psycopg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = await refusal(Address("postgresql://anna:geheim@127.0.0.1/games"))
    assert said.endswith('pip install "stone-age-discord[postgresql]"')


async def test_the_doctor_looks_at_it(postgresql: Server) -> None:
    address = postgresql.ready()
    config = Config.read({"DATABASE": address.url})
    finding, _ = await storage(config)
    assert "no bot running on it" in finding.state
    assert "fsync is off" in finding.advice, "a test server may lose what it holds"
    async with opened(address):
        assert "a bot runs on it" in (await storage(config))[0].state
    finding, _ = await storage(Config.read({"DATABASE": postgresql.address("nothing").url}))
    assert "Create it on the server" in finding.advice
    assert "geheim" not in str(finding)


def tables_in(address: Address) -> set[object]:
    return {name for (name,) in rows(address, "select tablename from pg_tables where schemaname = 'public'")}
