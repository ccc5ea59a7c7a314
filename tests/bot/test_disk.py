"""The disk fails under a running game: nothing accepted is lost, players and host are notified, and it goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.operations import orders
from bot.storage.driver import Statement
from bot.storage.errors import StoreError, Unwritable
from bot.storage.records import PROGRESS, Change, LogRecord, NoteRecord
from bot.storage.sqlite.disk_errors import Damaged
from bot.storage.sqlite.driver import LARGEST_LEFT
from bot.storage.sqlite.files import OpenFiles
from bot.storage.sqlite.opening import connect_to_read
from bot.storage.store import Store
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_board_is_whole, play_by_command, private
from tests.bot.support.rows import row, rows_on_disk, sqlite, table
from tests.bot.support.table import PlayedTable
from tests.support.host_command import run_command

FULL = ("pragma max_page_count = 1", "pragma max_page_count = 1000000")
READ_ONLY = ("pragma query_only = on", "pragma query_only = off")
BIG = NoteRecord("note", "x" * 100_000)


@asynccontextmanager
async def struck(store: Store, fault: tuple[str, str]) -> AsyncIterator[None]:
    """SQLite itself refuses to write while this lasts: with a full file, or with one that may only be read."""
    await sqlite(store)._db.execute(fault[0])
    try:
        yield
    finally:
        await sqlite(store)._db.execute(fault[1])


async def test_what_is_to_be_written_soon_is_written_once_the_disk_takes_it_before_all_that_follows(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.storage.writer")
    store = await Store.open(tmp_path / "games.sqlite")
    await store.write(Change((table(1),)))
    async with struck(store, READ_ONLY):
        store.write_soon(Change((NoteRecord("note", "soon"),)))
        with pytest.raises(Unwritable):
            await store.write(Change((NoteRecord("note", "refused"),)))
        assert await store.note("note") is None
    await store.wait_until_written()
    assert await store.note("note") == "soon"
    assert (
        caplog.text.count("will be written later")
        == caplog.text.count("could not be written is written")
        == 1
    )
    async with struck(store, READ_ONLY):
        store.write_soon(Change((NoteRecord("note", "again"),)))
        await store.wait_until_written()
    await store.write(Change((NoteRecord("note", "last"),)))
    await store.wait_until_written()
    assert await store.note("note") == "last"
    await store.close()


@pytest.mark.parametrize(
    ("fault", "said"), [(FULL, "the disk is full. Make room"), (READ_ONLY, "it may only be read. Let this")]
)
async def test_what_was_accepted_stays_and_the_rest_is_refused(
    tmp_path: Path, fault: tuple[str, str], said: str
) -> None:
    store = await Store.open(tmp_path / "games.sqlite")
    await store.write(Change((table(1), row(1, 1))))
    async with struck(store, fault):
        with pytest.raises(Unwritable, match=said):
            await store.write(Change((row(1, 2), BIG)))
        assert await store.log(1) == [row(1, 1)]
    await store.write(Change((row(1, 2), BIG)))
    assert rows_on_disk(store, "select max(sequence) from log") == [(2,)]
    assert not store.failure.done()
    await store.close()


@pytest.mark.parametrize("fault", [FULL, READ_ONLY])
async def test_a_move_that_cannot_be_stored_is_not_made(
    table: Seat, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, fault: tuple[str, str]
) -> None:
    """The player reads one sentence, nothing changes, and the same move works as soon as the disk does."""
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.05,))
    two = await table(2)
    async with struck(two.bot.store, fault):
        before = await played_until_refused(two)
        assert (two.live.running.digest(), await two.stored()) == before
    assert "could not be written" in caplog.text
    assert private(await play_by_command(two)).startswith("✓")
    await two.bot.outbox.idle()
    assert_board_is_whole(two)
    caplog.clear()


async def played_until_refused(at: PlayedTable) -> tuple[str, list[LogRecord]]:
    """Play as long as the pages last; what the game was before the move that was refused."""
    for _ in range(100):
        before = at.live.running.digest(), await at.stored()
        said = private(await play_by_command(at))
        if not said.startswith("✓"):
            assert said.startswith("Whoever runs me has trouble with the disk, so nothing has changed.")
            return before
    raise AssertionError("the disk was never full")


async def test_a_post_that_cannot_be_written_down_is_sent_once(
    table: Seat, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The message is out, the disk does not take the note of it: it is noted later, not sent again."""
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.01,))
    monkeypatch.setattr("bot.storage.writer.AGAIN", 0.01)
    two = await table(2)
    posts, driver, left = len(two.posts), two.bot.store.driver, 3
    really = driver.commit

    async def commit(statements: Sequence[Statement]) -> StoreError | None:
        nonlocal left
        if left and any(each.sql == PROGRESS for each in statements):
            left -= 1
            raise Unwritable("the disk is full")
        return await really(statements)

    monkeypatch.setattr(driver, "commit", commit)
    await two.people[1].command(two.place, "game end")
    await two.bot.outbox.idle()
    await two.playground.wait_until(lambda: not left, 10)
    await two.bot.outbox.idle()
    assert len(two.posts) == posts + 1
    assert await two.bot.store.posts_to_make() == []
    caplog.clear()


# Damage


def damage(path: Path) -> None:
    """Flip the bytes of every page but the first."""
    content = bytearray(path.read_bytes())
    for place in range(4096, len(content)):
        content[place] ^= 0xFF
    path.write_bytes(content)


async def filled(path: Path) -> None:
    store = await Store.open(path)
    await store.write(Change((table(1), *(row(1, n) for n in range(1, 2000)))))
    await sqlite(store)._db.execute("pragma wal_checkpoint(truncate)")
    await store.close()


async def test_a_damaged_file_is_not_checked_further(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    await filled(path)
    damage(path)
    before = path.read_bytes()
    code, said = await run_command(path, "check")
    assert code == 2
    assert "is damaged" in said
    assert "python -m bot restore FILE" in said
    assert len(said.splitlines()) == 1
    assert path.read_bytes() == before


async def test_damage_that_shows_later_stops_all_writing(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    await filled(path)
    store = await Store.open(path)
    damage(path)
    await sqlite(store)._db.execute("pragma shrink_memory")
    with pytest.raises(Damaged, match="Do not write to it"):
        await store.log(1)
    assert store.failure.done()
    with pytest.raises(Damaged):
        await store.write(Change((NoteRecord("a", "b"),)))
    await store.close()


@pytest.mark.parametrize("side", ["", "-wal", "-shm"])
@pytest.mark.parametrize("is_replaced", [False, True])
async def test_what_was_in_a_deleted_file_is_saved(tmp_path: Path, side: str, *, is_replaced: bool) -> None:
    path = tmp_path / "games.sqlite"
    store = await Store.open(path)
    await store.write(Change((table(1), row(1, 1))))
    file = Path(f"{path}{side}")
    if is_replaced:
        shutil.copyfile(file, tmp_path / "other")
        os.replace(tmp_path / "other", file)
    else:
        os.unlink(file)
    with pytest.raises(
        StoreError, match=f"{file} was deleted or replaced .* Everything is saved in"
    ) as found:
        await store.write(Change((row(1, 2),)))
    assert store.failure.result() is found.value
    with pytest.raises(StoreError, match="was deleted"):
        await store.write(Change((row(1, 2),)))
    await store.close()
    saved = Path(str(found.value).split()[-1])
    assert saved.name.startswith("games.sqlite.rescued-")
    again = await Store.open(saved)
    assert await again.log(1) == [row(1, 1)]
    await again.close()


def log_bytes(path: Path) -> int:
    return Path(f"{path}-wal").stat().st_size


async def test_a_large_log_of_writes_gives_its_room_back(tmp_path: Path) -> None:
    """Nothing leaves it while somebody reads, and SQLite alone would keep it as large for ever."""
    path = tmp_path / "games.sqlite"
    store = await Store.open(path)
    with connect_to_read(path) as reading:
        reading.execute("begin")
        reading.execute("select count(*) from notes").fetchone()
        for letter in "ab":
            await store.write(Change((NoteRecord("note", letter * (LARGEST_LEFT // 2)),)))
        assert log_bytes(path) > LARGEST_LEFT
    assert await sqlite(store)._checkpoint()
    await store.write(Change((NoteRecord("note", "x"),)))
    assert log_bytes(path) <= LARGEST_LEFT
    await store.close()


# Two of them


async def test_a_bot_at_rest_wakes_once_a_second_for_its_files_and_for_orders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: dict[str, list[float]] = {"files": [], "orders": []}
    monkeypatch.setattr(OpenFiles, "check", lambda _files: looks["files"].append(time.monotonic()))
    monkeypatch.setattr(orders, "_list_in", lambda _folder: looks["orders"].append(time.monotonic()) or [])
    store = await Store.open(tmp_path / "games.sqlite")
    await asyncio.sleep(1.5 - time.monotonic() % 1)
    taking = asyncio.create_task(orders.keep_taking(tmp_path / "games.sqlite", store, lambda: None))
    await asyncio.sleep(1.8)
    latest = looks["orders"][-1], looks["files"][-1]
    taking.cancel()
    await store.close()
    assert latest[0] == pytest.approx(latest[1], abs=0.2)
