"""Without a token the program runs the playground, which refuses the database of a bot on Discord."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import Database
from bot.storage.records import Change
from bot.storage.store import Store
from tests.bot.support.rows import table
from tests.support.host_command import run_command
from tests.support.postgresql import Server, rows

VERSION = {"SQLite": "pragma user_version", "PostgreSQL": "select number from schema_version"}
MAKE_OLD = {"SQLite": "pragma user_version = 31", "PostgreSQL": "update schema_version set number = 31"}


def execute(database: Database, sql: str) -> list[tuple[object, ...]]:
    if not isinstance(database, Path):
        return rows(database, sql)
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        return db.execute(sql).fetchall()


@pytest.mark.long
@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
async def test_the_playground_refuses_the_database_of_a_bot_on_discord(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Before it updates it: the bot on Discord may be of the version before this one."""
    database: Database = tmp_path / "games.sqlite"
    if kind == "PostgreSQL":
        server: Server = request.getfixturevalue("postgresql")
        database = server.ready()
    store = await Store.open(database)
    await store.write(Change((theirs := table(store.new_id("tables"), server=4711),)))
    await store.close()
    execute(database, "alter table tables drop column language")
    execute(database, MAKE_OLD[kind])
    code, said = await run_command(database if isinstance(database, Path) else database.url)
    assert code != 0
    assert "games of Discord's server 4711" in said
    assert "Traceback" not in said
    assert not any("schema" in name for name in os.listdir(tmp_path))
    assert execute(database, VERSION[kind]) == [(31,)]
    store = await Store.open(database)
    assert await store.table(theirs.id) == theirs
    assert await store.select(int, "select count(*) from removed_servers") == [0]
    await store.close()
