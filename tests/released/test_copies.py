"""Before a file of a release is brought up to date there is a checked copy of it, whatever happens meanwhile."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config.reading import UPDATE_COPY_DAYS
from bot.operations.backup import DAY, copy_before_update, copy_of
from bot.playground import Playground
from bot.storage.errors import StoreError
from bot.storage.sqlite.lock import AlreadyRunning, lock
from bot.storage.sqlite.opening import SCHEMA
from tests.released.restoring import Released, UpgradedBot
from tests.week.child import SEED

RELEASED = Released("1.0-sqlite")


def schema_of(file: Path) -> int:
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as read:
        ((version,),) = read.execute("pragma user_version").fetchall()
        return version


def contents(file: Path) -> list[str]:
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as read:
        return [*read.iterdump()]


@pytest.mark.long
async def test_a_copy_is_made_once_and_goes_after_its_time(ground: Playground, tmp_path: Path) -> None:
    """The process dies as soon as there is a copy, and makes a new one of what is there at the next start."""
    bot = UpgradedBot(ground, RELEASED, tmp_path, None)
    RELEASED.restore(ground)
    file = tmp_path / "games.sqlite"
    before, old = contents(file), schema_of(file)
    copy = copy_of(file, old)
    await bot.launch({"BOT_CRASH_AT": "update.copied", SEED: "1"})
    await bot.wait_until_ended()
    assert (schema_of(file), contents(copy), contents(file)) == (old, before, before)
    await bot.begin()
    assert (schema_of(file), contents(copy)) == (SCHEMA.newest, before)
    said = "\n".join(bot.lines)
    assert f"is updated from schema {old} to {SCHEMA.newest}" in said
    assert str(copy) in said
    assert "all of it is copied, and is checked now" in said
    assert f"is changed from schema {old} to {SCHEMA.newest} now" in said
    made = copy.stat().st_mtime
    await bot.stop()
    await bot.begin()
    assert copy.stat().st_mtime == made, "it is up to date, and nothing is copied"
    await bot.stop()
    too_old = bot.clock.now - UPDATE_COPY_DAYS * DAY - 1
    names = ("schema-30", "checking-killed/games.sqlite", "moving-x/games.sqlite", "restoring", "half-wal")
    left = [copy, *(Path(f"{file}.{name}") for name in names)]
    for each in left:
        each.parent.mkdir(exist_ok=True)
        each.touch()
        os.utime(each, (too_old, too_old))
    await bot.begin()
    await ground.wait_until(lambda: not any(each.exists() for each in left))
    await bot.stop()
    assert "Traceback" not in "\n".join(bot.lines)


def test_with_too_little_room_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite"
    RELEASED.database(tmp_path, None)
    shutil.copyfile(file, tmp_path / "before")
    usage = shutil.disk_usage(tmp_path)._replace(free=file.stat().st_size * 2 - 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    with pytest.raises(StoreError, match="Nothing was changed"):
        copy_before_update(file)
    assert file.read_bytes() == (tmp_path / "before").read_bytes()
    assert sorted(each.name for each in tmp_path.glob("*.schema-*")) == []


@pytest.mark.parametrize("ending", ["", ".half"])
def test_what_a_killed_start_has_copied_takes_no_room_from_the_next_one(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who had room for the update has it at every start: it is copied anew, in the place of that copy."""
    file = tmp_path / "games.sqlite"
    RELEASED.database(tmp_path, None)
    copy = copy_of(file, schema_of(file))
    needed = 2 * sum(each.stat().st_size for each in tmp_path.glob("games.sqlite*"))
    shutil.copyfile(file, f"{copy}{ending}")
    usage = shutil.disk_usage(tmp_path)._replace(free=needed - file.stat().st_size)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert copy_before_update(file) == copy
    assert contents(copy) == contents(file)


def test_nothing_is_copied_under_a_running_bot_or_of_a_new_file(tmp_path: Path) -> None:
    assert copy_before_update(tmp_path / "none.sqlite") is None
    file = tmp_path / "games.sqlite"
    RELEASED.database(tmp_path, None)
    with closing(lock(file)), pytest.raises(AlreadyRunning):
        copy_before_update(file)
    assert [*tmp_path.glob("*.schema-*")] == []
