"""Nobody else on the machine may read what the bot writes, and `doctor` says where they may."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.config import Config
from bot.operations.backup import back_up, restore
from bot.operations.doctor import secrets
from bot.storage.files import close_to_others, writing
from bot.storage.records import Change
from bot.storage.store import Store
from tests.bot.support.rows import sqlite, table
from tests.bot.test_disk import filled

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has other means")


@pytest.fixture(autouse=True)
def everybody_may_read() -> Iterator[None]:
    """The usual setting of a system."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir() if file.is_file()}


async def test_the_files_of_the_database_are_private(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite")
    await store.write(Change((table(1),)))
    back_up(sqlite(store).path, tmp_path / "copy.sqlite")
    assert modes(tmp_path) == dict.fromkeys(
        ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "copy.sqlite"), "0o600"
    )
    await store.close()


async def test_files_of_earlier_versions_are_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    await filled(path)
    path.chmod(0o644)
    (tmp_path / "games.sqlite.lock").touch()
    store = await Store.open(path)
    assert set(modes(tmp_path).values()) == {"0o600"}
    assert not (tmp_path / "games.sqlite.lock").exists()
    await store.close()


def test_what_is_restored_and_what_was_there_before_are_private(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    asyncio.run(filled(path))
    backup = back_up(path, tmp_path / "copy.sqlite")
    for file in (path, backup):
        file.chmod(0o644)
    kept = restore(backup, path, datetime(2026, 5, 4, tzinfo=UTC))
    assert kept is not None
    backup.unlink()
    found = modes(tmp_path)
    assert {path.name, kept.name} <= set(found)
    assert set(found.values()) == {"0o600"}


def test_the_doctor_names_what_others_may_read(tmp_path: Path) -> None:
    database, backups, environment = tmp_path / "games.sqlite", tmp_path / "shelf", tmp_path / ".env"
    backups.mkdir()
    files = [
        environment,
        database,
        backups / "games-20260101T000000Z.sqlite",
        tmp_path / "games.sqlite.before-x",
    ]
    for file in files:
        file.touch(0o600)
    config = Config.read({"DATABASE": str(database), "BACKUP_FOLDER": str(backups)})
    assert not secrets(config, environment).advice
    for file in files:
        file.chmod(0o640)
        assert secrets(config, environment).advice == f"Run: chmod 600 {file}"
        close_to_others(file)


def test_a_link_stays_one_and_a_device_is_written_to_as_it_is(tmp_path: Path) -> None:
    for there in (tmp_path / "there.txt", Path(os.devnull)):
        link = tmp_path / there.name.upper()
        link.symlink_to(there)
        with writing(link) as text:
            text.write("whole")
        assert link.readlink() == there
    assert (tmp_path / "there.txt").read_text("utf-8") == "whole"
