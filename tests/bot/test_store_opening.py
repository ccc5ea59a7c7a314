"""Opening the database: its schema, and what is said when it cannot be used."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import aiosqlite
import pytest

from bot.__main__ import COMMANDS
from bot.storage.errors import Conflict, StoreError, Unreachable
from bot.storage.records import Change, NoteRecord
from bot.storage.sqlite import driver
from bot.storage.sqlite.opening import connect_to_read
from bot.storage.store import Store
from tests.bot.support.rows import rows_on_disk, sqlite, table
from tests.support.host_command import run_command

SCHEMA = Path(__file__).resolve().parents[2] / "bot" / "storage" / "sqlite" / "schema"
NEWEST = max(int(file.name.split("_")[0]) for file in SCHEMA.glob("*.sql"))
TABLES = {
    *("archives", "visits"),
    *("tables", "seats", "log", "snapshots", "outbox", "requests", "notes"),
    *("offers", "former_players", "rematches", "rotations", "told_of_rules", "origins"),
    *("locales", "server_locales", "chosen_languages", "record_keepers"),
    *("people", "people_tables", "activity", "habits", "usual_answers", "conversations", "lessons"),
    *("clocks", "due", "votes", "results", "notifications", "table_counts", "analyses", "hints"),
    *("words", "prepared", "messages", "pending", "answered", "errands"),
    *("removed_servers", "blocked_servers", "blocked_people"),
}


# The schema


async def test_an_empty_file_gets_the_whole_schema(store: Store) -> None:
    assert rows_on_disk(store, "pragma user_version") == [(NEWEST,)]
    found = rows_on_disk(store, "select name from sqlite_schema where type = 'table'")
    assert {name for (name,) in found} == TABLES


async def test_every_table_is_strict(store: Store) -> None:
    strict = rows_on_disk(store, "select name, strict from pragma_table_list where schema = 'main'")
    assert {name for name, is_strict in strict if is_strict} >= TABLES
    with pytest.raises(Conflict):
        await store.write(Change((table(1, opened="yesterday"),)))


async def test_the_pragmas_are_those_of_the_design(store: Store) -> None:
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        found = await sqlite(store)._db.execute_fetchall(f"pragma {pragma}")
        assert [tuple(each) for each in found] == [(value,)]


# When it cannot be used


async def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"pragma user_version = {NEWEST + 1}")
    with pytest.raises(StoreError, match=rf"newer version.*schema {NEWEST + 1}.*Update the bot, or restore"):
        await Store.open(path)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("pragma user_version").fetchone() == (NEWEST + 1,)
        assert other.execute("select count(*) from sqlite_schema").fetchone() == (0,)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"a letter to a friend" * 100)
    with pytest.raises(StoreError, match=r"games\.sqlite"):
        await Store.open(path)
    assert path.read_bytes() == b"a letter to a friend" * 100


@pytest.mark.parametrize("other", ["games.sqlite", "..", "/dev/null"])
async def test_only_a_list_of_erasures_is_taken_for_one(tmp_path: Path, other: str) -> None:
    """An entry would be written into any other file, such as the database."""
    path = tmp_path / "games.sqlite"
    await (await Store.open(path)).close()
    with pytest.raises(StoreError, match="is no list of erasures: set ERASURES to a new file"):
        await Store.open(path, erasures=tmp_path / other)


async def test_only_one_bot_at_a_time(store: Store) -> None:
    with pytest.raises(StoreError, match=r"Another bot is already running on .*Stop it first"):
        await Store.open(sqlite(store).path)
    await store.write(Change((NoteRecord("still", "working"),)))


async def test_a_command_that_cannot_write_says_which_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPERATOR", "Ann")
    monkeypatch.setenv("CONTACT", "ann@example.org")
    (tmp_path / "letter").write_text("")
    code, said = await run_command(tmp_path / "games.sqlite", "policies", tmp_path / "letter" / "texts")
    assert code == 2
    assert said.startswith("python -m bot policies cannot run: ")
    assert len(said.splitlines()) == 1


def test_what_the_system_refuses_is_no_good_end(
    command_line: Callable[[], int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or nobody would start the bot again: only of a command that prints has somebody read enough."""
    for error, words, said in (
        (errno.EPIPE, ["play"], "The bot cannot run: "),
        (errno.ENOSPC, ["table", "repair", "1"], "Make room on the disk of the database"),
    ):
        failing = COMMANDS[words[0]]._replace(run=Mock(side_effect=OSError(error, os.strerror(error))))
        monkeypatch.setitem(COMMANDS, words[0], failing)
        monkeypatch.setattr("sys.argv", ["bot", *words])
        assert command_line() == 2
        assert said in capsys.readouterr().err


@pytest.mark.long
async def test_a_port_that_is_taken_may_be_that_of_monitoring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("WATCH_PORT", str(port))
        code, said = await run_command(tmp_path / "games.sqlite")
        monkeypatch.setenv("WATCH_HOST", "192.0.2.1")  # of no machine
        elsewhere = await run_command(tmp_path / "games.sqlite")
    assert elsewhere[1].endswith("Set WATCH_HOST to an address of this machine.\n")
    assert code == 2
    assert f"('127.0.0.1', {port})" in said
    assert said.endswith("Set PLAYGROUND_PORT or WATCH_PORT, whichever it is, to another port.\n")


NOT_WRITABLE = "cannot be used: .* Set DATABASE to a file that this program may write to"


@pytest.mark.parametrize("path", ["", "games/games.sqlite"])
async def test_a_folder_instead_of_a_file_or_the_other_way_round(tmp_path: Path, path: str) -> None:
    (tmp_path / "games").write_text("")
    with pytest.raises(StoreError, match=NOT_WRITABLE):
        await Store.open(tmp_path / path)


async def test_an_interrupted_close_closes_all_the_same(tmp_path: Path) -> None:
    """Else the thread of the connection keeps the process alive for ever, and the file locked."""
    store = await Store.open(tmp_path / "games.sqlite")

    async def interrupted() -> None:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await store.close()

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(interrupted())
    await (await Store.open(tmp_path / "games.sqlite")).close()


async def test_what_is_no_file_is_left_as_it_is(tmp_path: Path) -> None:
    """Opened by root, /dev/null would be closed to all others of the machine."""
    os.mkfifo(place := tmp_path / "device", 0o644)
    reader = os.open(place, os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(StoreError, match="cannot be used: it is no file"):
        await Store.open(place)
    os.close(reader)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
async def test_a_folder_nobody_may_write_to(tmp_path: Path) -> None:
    folder = tmp_path / "shelf"
    folder.mkdir(mode=0o555)
    with pytest.raises(StoreError, match=NOT_WRITABLE):
        await Store.open(folder / "games.sqlite")


async def test_a_file_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    await (await Store.open(path)).close()

    def connect(file: Path, isolation_level: None) -> aiosqlite.Connection:
        """A connection as it is when the file system does not let us write."""
        return real(f"{file.as_uri()}?mode=ro", uri=True, isolation_level=isolation_level)

    real = aiosqlite.connect
    monkeypatch.setattr(aiosqlite, "connect", connect)
    with pytest.raises(StoreError, match=NOT_WRITABLE):
        await Store.open(path)


async def test_a_full_disk_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders on the way are made."""
    path = tmp_path / "deep" / "down" / "games.sqlite"
    with monkeypatch.context() as patch:
        patch.setattr(driver, "PRAGMAS", (*driver.PRAGMAS, "max_page_count = 1"))
        with pytest.raises(Unreachable, match=r"its disk is full\. Make room on it"):
            await Store.open(path)
    await (await Store.open(path)).close()


async def test_a_file_on_a_disk_that_may_only_be_read_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite could not make a log next to it."""
    path = tmp_path / "games.sqlite"
    await (await Store.open(path)).close()
    monkeypatch.setattr(os, "access", lambda *_: False)
    with connect_to_read(path) as read:
        assert read.execute("pragma user_version").fetchone() == (NEWEST,)
        assert os.listdir(tmp_path) == [path.name]


async def test_a_link_in_a_folder_that_may_only_be_read_leads_to_all_that_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log lies next to the file, not next to the link; backups lacked what only it had."""
    link = tmp_path / "links" / "games.sqlite"
    link.parent.mkdir()
    link.symlink_to(tmp_path / "games.sqlite")
    store = await Store.open(link)
    await store.write(Change((NoteRecord("said", "lately"),)))
    monkeypatch.setattr(os, "access", lambda where, _: where != link.parent)
    with connect_to_read(link) as read:
        assert read.execute("select value from notes where name = 'said'").fetchone() == ("lately",)
    await store.close()


async def test_a_closed_store_takes_nothing_more(tmp_path: Path) -> None:
    opened = await Store.open(tmp_path / "games.sqlite")
    await opened.close()
    with pytest.raises(StoreError, match="closed"):
        await opened.write(Change((NoteRecord("a", "b"),)))
