"""Copies made while the bot writes are whole, and going back to one is checked first."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.operations import backup as backups
from bot.operations.backup import ScheduledBackups, back_up, flaw, name_backup, restore, taken_at
from bot.operations.check import check
from bot.operations.orders import giving_alone
from bot.storage.crashpoints import RESTORE
from bot.storage.errors import StoreError
from bot.storage.reading import reading
from bot.storage.records import Change, NoteRecord
from bot.storage.sqlite.files import name_restored, side_files
from bot.storage.store import Store
from tests.bot.support.rows import row, table
from tests.bot.support.tables_alone import begin, tables_of
from tests.bot.test_disk import damage, filled
from tests.bot.test_table import play, woken
from tests.support.host_command import host_command, run_python

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def rows(file: Path) -> int:
    with closing(sqlite3.connect(file)) as read:
        return read.execute("select count(*) from log").fetchone()[0]


async def test_a_copy_holds_the_games(database: Path, tmp_path: Path) -> None:
    store = await Store.open(database)
    live = await play(tables_of(store), await begin(tables_of(store)), 40)
    copy = await asyncio.to_thread(back_up, database, tmp_path / "shelf" / "copy.sqlite")
    await store.close()
    assert flaw(copy) is None
    assert [file.name for file in copy.parent.iterdir()] == ["copy.sqlite"]
    again = await Store.open(copy)
    assert (await woken(again, live.record.id)).running.digest() == live.running.digest()
    await again.close()


async def test_of_two_copies_at_once_with_one_name_the_first_is_made(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither takes what the other one has begun, and what a killed one has left is written over."""
    await filled(database)
    (tmp_path / "copy.sqlite.half").write_bytes(b"left" * 1000)
    is_begun, may_go_on, real = threading.Event(), threading.Event(), backups._copy

    def wait(*given: Any) -> None:
        is_begun.set()
        assert may_go_on.wait(10)
        real(*given)

    monkeypatch.setattr(backups, "_copy", wait)
    first = asyncio.create_task(asyncio.to_thread(back_up, database, tmp_path / "copy.sqlite"))
    assert await asyncio.to_thread(is_begun.wait, 10)
    with pytest.raises(StoreError, match=r"^Another command writes .*copy.sqlite at the moment"):
        back_up(database, tmp_path / "copy.sqlite")
    may_go_on.set()
    assert flaw(await first) is None
    assert not any(each.endswith(".half") for each in os.listdir(tmp_path))
    with pytest.raises(StoreError, match="is the database itself"):
        restore(tmp_path / "." / database.name, database, NOW)


@pytest.mark.long
async def test_the_bot_writes_on_while_it_is_copied(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Page by page, with hundreds of commits in between: one moment is copied, and nobody waits for it."""
    monkeypatch.setattr(backups, "PAGES_PER_STEP", 1)
    store = await Store.open(database)
    await store.write(Change((table(1), *(row(1, n) for n in range(1, 60_001)))))
    copying = asyncio.create_task(asyncio.to_thread(back_up, database, tmp_path / "copy.sqlite"))
    written = 60_000
    while not copying.done():
        written += 1
        await store.write(Change((row(1, written),)))
    copy = await copying
    await store.close()
    assert written > 60_003, "nothing was written meanwhile"
    copied = rows(copy)
    assert 60_000 <= copied < written
    with closing(sqlite3.connect(copy)) as read:
        assert read.execute("select max(sequence) from log").fetchone() == (copied,)


async def test_a_copy_into_a_mistyped_folder_is_refused(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(database)
    command, folder = host_command(str(database), capsys), tmp_path / "shlef"
    with pytest.raises(StoreError, match=f"^There is no folder {folder}.$"):
        await command("backup", folder / "copy.sqlite")
    assert not folder.exists()
    assert "whole" in await command("backup", tmp_path / "copy.sqlite")


def test_two_copies_in_one_second_have_two_names_and_replace_nothing(database: Path, tmp_path: Path) -> None:
    asyncio.run(filled(database))
    made = [back_up(database, name_backup(database, tmp_path / "shelf", NOW)) for _ in range(2)]
    assert [taken_at(file) for file in made] == [NOW, NOW + timedelta(seconds=1)]
    with pytest.raises(StoreError, match="is there already"):
        back_up(database, made[0])


@pytest.mark.long
@pytest.mark.parametrize("part", [2, 1000])
def test_a_copy_that_does_not_fit_on_disk_leaves_nothing(database: Path, tmp_path: Path, part: int) -> None:
    """A real limit of the system on the size of files, in a process of its own; also where there is not even room for
    what SQLite needs to read, which is no damage.
    """
    asyncio.run(filled(database))
    size = database.stat().st_size
    script = "import sys, pathlib; from bot.operations.backup import back_up; back_up(*map(pathlib.Path, sys.argv[1:]))"
    run = run_python("-c", script, database, tmp_path / "copy.sqlite", largest=size // part)
    assert "could not be copied" in run.stderr
    assert "damaged" not in run.stderr
    assert sorted(file.name for file in tmp_path.glob("copy*")) == []


# Back again


async def test_nothing_is_restored_under_a_running_bot(database: Path, tmp_path: Path) -> None:
    store = await Store.open(database)
    copy = await asyncio.to_thread(back_up, database, tmp_path / "copy.sqlite")
    with pytest.raises(StoreError, match="Another bot is already running"):
        await asyncio.to_thread(restore, copy, database, NOW)
    await store.write(Change((NoteRecord("still", "working"),)))
    await store.close()


@pytest.mark.parametrize("wrong", ["damaged", "newer", "letter", "empty", "missing"])
def test_a_bad_backup_is_refused_and_nothing_changes(database: Path, tmp_path: Path, wrong: str) -> None:
    asyncio.run(filled(database))
    copy = back_up(database, tmp_path / "copy.sqlite")
    if wrong == "damaged":
        damage(copy)
    elif wrong == "newer":
        with closing(sqlite3.connect(copy)) as other:
            other.execute("pragma user_version = 999")
    elif wrong == "letter":
        copy.write_bytes(b"a letter to a friend" * 100)
    elif wrong == "empty":
        copy.write_bytes(b"")
    else:
        copy.unlink()
    before = database.read_bytes()
    with pytest.raises(StoreError, match=r"cannot be restored|There is no file"):
        restore(copy, database, NOW)
    assert database.read_bytes() == before
    assert not list(tmp_path.glob("*.restoring*"))


@pytest.mark.long
def test_an_export_that_does_not_fit_on_disk_leaves_nothing(database: Path, tmp_path: Path) -> None:
    asyncio.run(filled(database))
    with closing(sqlite3.connect(database, isolation_level=None)) as over:
        over.execute("update tables set status = 'ended'")
    file = tmp_path / "export.json"
    words = "server", "export", 1, file
    run = run_python("-m", "bot", *words, largest=40_000, DATABASE=str(database))
    assert (run.returncode, run.stderr) == (2, f"{file} cannot be written: File too large.\n")
    assert not [*tmp_path.glob("export*")]


def test_what_a_killed_bot_left_is_kept_and_comes_back_whole(database: Path, tmp_path: Path) -> None:
    """Its newest moves stand in the log next to it; such a log of a restoring that was killed is none of this one."""
    asyncio.run(filled(database))
    copy = back_up(database, tmp_path / "copy.sqlite")
    with closing(sqlite3.connect(database)) as killed:
        killed.execute("delete from log where sequence > 900")
        killed.commit()
        Path(f"{database}.restoring-wal").write_bytes(Path(f"{database}-wal").read_bytes())
        kept = restore(copy, database, NOW)
    assert rows(database) == 1999
    assert kept is not None
    restore(kept, database, NOW + timedelta(seconds=1))
    assert rows(database) == 900


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can")
def test_what_root_writes_belongs_to_the_user_of_the_bot(database: Path, tmp_path: Path) -> None:
    asyncio.run(filled(database))
    os.chown(database, 4711, 4711)
    restore(back_up(database, tmp_path / "backups" / "copy.sqlite"), database, NOW)
    with giving_alone(database):
        assert {each.stat().st_uid for each in tmp_path.rglob("*")} == {4711}
    lock, foreign = Path(f"{database}.orders") / "lock", tmp_path / "foreign"
    foreign.touch()
    lock.unlink()
    lock.symlink_to(foreign)
    with giving_alone(database):
        assert foreign.stat().st_uid == 0


def test_a_damaged_database_is_kept_next_to_the_restored_one(database: Path, tmp_path: Path) -> None:
    asyncio.run(filled(database))
    copy = back_up(database, tmp_path / "copy.sqlite")
    damage(database)
    broken = database.read_bytes()
    kept = restore(copy, database, NOW)
    assert kept is not None
    assert kept.read_bytes() == broken
    assert rows(database) == 1999


@pytest.mark.long
@pytest.mark.parametrize("point", RESTORE)
def test_a_restore_that_is_killed_loses_no_move(database: Path, tmp_path: Path, point: str) -> None:
    """Wherever that was, the next start finds one of both whole; once it is the backup, the other one is kept."""
    asyncio.run(filled(database))
    copy = back_up(database, tmp_path / "copy.sqlite")
    with closing(sqlite3.connect(database)) as killed:  # whose newest moves stand in the log alone
        killed.execute("delete from log where sequence > 1500")
        killed.commit()
        killed.execute("pragma wal_checkpoint(truncate)")
        killed.execute("delete from log where sequence > 900")
        killed.commit()
        left = {each: each.read_bytes() for each in (database, *side_files(database))}
    for file, content in left.items():
        file.write_bytes(content)
    run = run_python("-m", "bot", "restore", copy, DATABASE=str(database), BOT_CRASH_AT=point)
    assert run.returncode == -signal.SIGKILL
    kept = [each for each in tmp_path.glob("*.before-*") if each.suffix.endswith("Z")]
    assert [rows(each) for each in kept] in ([], [900])
    asyncio.run(check(database))  # opens it as a start does
    assert rows(database) == (1999 if point in AFTER_DECISION else 900)
    assert kept or point not in AFTER_DECISION
    restore(copy, database, NOW)
    assert rows(database) == 1999
    assert not [each for each in tmp_path.iterdir() if re.search(r"restor|\.half", each.name)]


@pytest.mark.parametrize("looks", [False, True])
async def test_what_reads_the_file_finishes_a_restore_that_was_killed(
    database: Path, tmp_path: Path, *, looks: bool
) -> None:
    """Not the next start alone: a backup would be of what is replaced then, and a look would show it."""
    await filled(database)
    copy = await asyncio.to_thread(back_up, database, tmp_path / "copy.sqlite")
    with closing(sqlite3.connect(database)) as older:
        older.execute("delete from log where sequence > 900")
        older.commit()
    copy.rename(name_restored(database))
    (link := tmp_path / "link.sqlite").symlink_to(database)
    if looks:
        async with reading(link) as store:
            assert await store.select(int, "select count(*) from log") == [1999]
    else:
        assert rows(await asyncio.to_thread(back_up, link, copy)) == 1999
    assert not name_restored(database).exists()


AFTER_DECISION = RESTORE[RESTORE.index("restore.decided") :]


# Scheduled


def list_backups(shelf: ScheduledBackups) -> list[Path]:
    return [*backups.backups_of(shelf.database, shelf.folder, shelf.clock())]


async def test_a_shelf_over_a_week(database: Path, tmp_path: Path) -> None:
    await filled(database)
    folder, times = tmp_path / "shelf", iter(range(0, 7 * 24, 6))
    (mine := folder / "games-before-the-update.sqlite").parent.mkdir()
    mine.touch()
    now = 0
    shelf = ScheduledBackups(database, folder, hours=24, keep=3, clock=lambda: now)
    made = []
    for hour in times:
        now = int(NOW.timestamp()) + hour * 3600
        made.append(await asyncio.to_thread(shelf.run))
    assert [file for file in made if file][-3:] == list_backups(shelf)
    assert sum(file is not None for file in made) == 7
    assert mine.exists()
    assert all(flaw(file) is None for file in list_backups(shelf))


async def test_a_shelf_with_strange_backups(tmp_path: Path) -> None:
    """Those of a file with a longer name, and of a clock that was ahead, do not count; halves that are left go."""
    await filled(database := tmp_path / "games[1].sqlite")
    ahead, other = (
        tmp_path / f"games[1]-{each}.sqlite" for each in ("20990101T000000Z", "2-20260504T120000Z")
    )
    ahead.touch()
    other.touch()
    (half := tmp_path / "games[1]-20260101T000000Z.sqlite.half").touch()
    shelf = ScheduledBackups(database, tmp_path, hours=1, keep=1, clock=lambda: int(NOW.timestamp()))
    first = await asyncio.to_thread(shelf.run)
    assert list_backups(shelf) == [first]
    assert half.exists()
    os.utime(half, (0, 0))
    assert await asyncio.to_thread(shelf.run) is None
    shelf.clock = lambda: int(NOW.timestamp()) + 7200
    assert [await asyncio.to_thread(shelf.run)] == list_backups(shelf) != [first]
    assert [each.exists() for each in (ahead, other, half)] == [True, True, False]


async def test_a_backup_that_fails_is_written_down_and_old_ones_stay(
    database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(database)
    shelf = ScheduledBackups(
        database, tmp_path / "shelf", hours=1, keep=1, clock=lambda: int(NOW.timestamp())
    )
    first = await asyncio.to_thread(shelf.run)
    damage(database)
    shelf.clock = lambda: int(NOW.timestamp()) + 7200
    tending = asyncio.create_task(shelf.keep_running(pause=0.01))
    while "no backup could be made" not in caplog.text:  # noqa: ASYNC110 - a log
        await asyncio.sleep(0.01)
    tending.cancel()
    assert list_backups(shelf) == [first]
