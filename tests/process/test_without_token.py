"""Without a token the program runs the playground, which refuses the database of a bot on Discord."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.records import Change
from bot.storage.store import Store
from tests.bot.support.rows import table


@pytest.mark.long
async def test_the_playground_refuses_the_database_of_a_bot_on_discord(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    store = await Store.open(file)
    await store.write(Change((table(1, server=4711),)))
    await store.close()
    with closing(sqlite3.connect(file)) as before:
        before.executescript("alter table tables drop column language; pragma user_version = 31")
    settings = {**os.environ, "DISCORD_TOKEN": "", "DATABASE": str(file), "PLAYGROUND_PORT": "0"}
    wait_until_ended = subprocess.run(  # noqa: ASYNC221 - nothing else runs here
        [sys.executable, "-m", "bot"],
        env=settings,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert wait_until_ended.returncode != 0
    assert "games of Discord's server 4711" in wait_until_ended.stderr
    assert "Traceback" not in wait_until_ended.stderr
    assert not any("schema" in name for name in os.listdir(tmp_path))
    with closing(sqlite3.connect(file)) as after:
        assert after.execute("pragma user_version").fetchall() == [(31,)]
    store = await Store.open(file)
    assert await store.table(1) == table(1, server=4711)
    assert await store.select(int, "select count(*) from removed_servers") == [0]
    await store.close()
