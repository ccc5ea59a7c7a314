"""From a file into PostgreSQL and back: everything arrives, or nothing does."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import Address, ConfigError
from bot.operations import move_database
from bot.operations.move_database import move
from bot.storage.driver import Row
from bot.storage.errors import StoreError
from bot.storage.people import NotificationRecord
from bot.storage.postgresql.moving import ServerEnd
from bot.storage.postgresql.opening import LOCK
from bot.storage.records import Change, NoteRecord, PostRecord
from bot.storage.sqlite.lock import lock
from bot.storage.statements import HIGHEST
from bot.storage.store import Store
from tests.bot.test_migrations import NEWEST, build
from tests.support.postgresql import Server, rows


async def played(file: Path, version: int = NEWEST) -> Path:
    """A file of this schema with a game, in which something strange was written."""
    build(file, version)
    if version == NEWEST:
        store = await Store.open(file)
        number = store.new_id("outbox")
        strange = PostRecord(number, 1, "say", '{"text": "a\\tb\\\\N \\" ☃"}', "sent", 1 << 62)
        erased = NoteRecord(
            f"{HIGHEST}errands", "0"
        )  # as any table leaves it that is deleted while no errand waits
        await store.write(Change((strange, erased, NotificationRecord(7, 1, 7, "[1]"))))
        await store.close()
    return file


def content(file: Path) -> dict[str, list[Row]]:
    with closing(sqlite3.connect(file)) as db:
        names = [name for (name,) in db.execute("select name from sqlite_schema where type = 'table'")]
        return {name: sorted(db.execute(f"select * from {name}").fetchall(), key=repr) for name in names}


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def tables_in(address: Address) -> list[tuple[object, ...]]:
    return rows(address, "select tablename from pg_tables where schemaname = 'public'")


async def test_there_and_back(tmp_path: Path, postgresql: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """Every row is as it was, also after the bot ran on the server in between."""
    source, back, address = await played(tmp_path / "old.sqlite"), tmp_path / "new.sqlite", postgresql.fresh()
    before = source.read_bytes()
    assert await move(source, address) == 0
    assert "1 games replayed, 0 differ" in capsys.readouterr().out
    store = await Store.open(address)
    assert store.new_id("outbox") > 2, "numbers go on"
    assert "A bot runs on it" not in capsys.readouterr().out
    assert await move(address, back) == 0
    assert "A bot runs on it" in capsys.readouterr().out
    await store.close()
    assert source.read_bytes() == before
    assert content(back) == content(source)
    assert names(tmp_path) == ["new.sqlite", "old.sqlite"]


async def test_an_older_file(tmp_path: Path, postgresql: Server) -> None:
    """It is brought up to date on the way, and stays as it is."""
    source = await played(tmp_path / "old.sqlite", 11)
    before = source.read_bytes()
    assert await move(source, postgresql.fresh()) == 0
    assert source.read_bytes() == before


async def test_a_move_that_is_stopped_leaves_nothing(
    tmp_path: Path, postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can mistake the half of it for the whole; it can be begun again."""
    source, back = await played(tmp_path / "old.sqlite"), tmp_path / "new.sqlite"
    address, moved = postgresql.fresh(), postgresql.fresh()
    await move(source, moved)
    with monkeypatch.context() as patch:
        patch.setattr(move_database.Digest, "of", stopped_midway)
        for ends in ((source, address), (moved, back)):
            with pytest.raises(KeyboardInterrupt):
                await move(*ends)
    assert tables_in(address) == []
    assert not back.exists()
    rows(address, f"select pg_advisory_xact_lock({LOCK})")  # once that session has ended
    (tmp_path / "old.sqlite.moving-killed").mkdir()
    (tmp_path / "new.sqlite.moving").write_bytes(b"what a killed move left")
    assert await move(source, address) == await move(moved, back) == 0
    assert not any(".moving" in name for name in names(tmp_path))


async def stopped_midway(_digest: object, given: AsyncIterator[Row]) -> AsyncIterator[Row]:
    async for row in given:
        yield row
        raise KeyboardInterrupt


async def test_what_arrives_differently_is_noticed(
    tmp_path: Path, postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, address, fill = await played(tmp_path / "old.sqlite"), postgresql.fresh(), ServerEnd.fill

    async def all_but_one(end: ServerEnd, insert: str, given: AsyncIterator[Row]) -> None:
        async def fewer() -> AsyncIterator[Row]:
            number = 0
            async for row in given:
                number += 1
                if number > 1 or not insert.startswith("log "):
                    yield row

        await fill(end, insert, fewer())

    monkeypatch.setattr(ServerEnd, "fill", all_but_one)
    with pytest.raises(StoreError, match="The rows of log did not arrive as they are: nothing was moved"):
        await move(source, address)
    assert tables_in(address) == []


async def test_what_cannot_be_moved(tmp_path: Path, postgresql: Server) -> None:
    source, address, used = await played(tmp_path / "old.sqlite"), postgresql.fresh(), postgresql.ready()
    other = tmp_path / "other.sqlite"
    other.write_bytes(b"")
    for given, sentence in {
        (source, used): "is not empty. Move into one without any table",
        (address, other): "other.sqlite is there already; name a new file",
        (source, other): "Both are files: .* backup FILE makes a copy",
        (address, used): "Both are PostgreSQL: pg_dump",
        (tmp_path / "nothing.sqlite", address): "There is no file",
        (address, tmp_path / "new.sqlite"): "There is no table in",
    }.items():
        with pytest.raises(StoreError, match=sentence):
            await move(*given)
    held = lock(source)
    with pytest.raises(StoreError, match="Another bot is already running on"):
        await move(source, address)
    held.close()
    assert tables_in(address) == []
    assert other.read_bytes() == b""


def test_a_mistyped_address_is_refused_without_its_password() -> None:
    with pytest.raises(ConfigError, match=r"^TARGET must be a file or an address such as postg") as refused:
        move_database.main(["old.sqlite", "postgre://anna:geheim@host/games"])
    assert "geheim" not in str(refused.value)


def test_a_command_ends_with_130_by_each_signal_to_stop_unless_that_is_ignored(
    tmp_path: Path,
    command_line: Callable[[], int | None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bot", "move-database"])
    ended, usual = (signal.SIGTERM, signal.SIGHUP), signal.default_int_handler
    for number in ended:  # what started the tests may have them ignored, as `nohup` does
        signal.signal(number, signal.SIG_DFL)
    ignored = [(signal.SIG_IGN, number) for number in ended]  # SIGINT, as a shell has it after `&`
    for ctrl_c, number in ((usual, signal.SIGINT), *((usual, number) for number in ended), *ignored):
        signal.signal(signal.SIGINT, ctrl_c)
        monkeypatch.setattr(move_database, "main", lambda _words, sent=number: signal.raise_signal(sent))
        assert command_line() == 130
        assert capsys.readouterr().err == "Stopped before it was done.\n"
    signal.signal(number, signal.SIG_IGN)
    assert command_line() is None, "started by `nohup` it goes on"
