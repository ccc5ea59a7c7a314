"""A person who was erased is erased again when a backup that still contains them is restored."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.config.reading import UPDATE_COPY_DAYS
from bot.playground import Person, Playground
from tests.bot.support.answers import be_forgotten
from tests.process.bot_process import BotProcess
from tests.process.play import start_game
from tests.process.test_orders import Command, command, rows_of
from tests.process.test_removed_servers import pass_days, until

__all__ = ["command"]

SEATS = "select count(*) from seats where member > 0"


def list_of(process: BotProcess) -> Path:
    return Path(f"{process.database}.erased")


@pytest.fixture
def backup(process: BotProcess, tmp_path: Path) -> Path:
    """The file of a new backup."""
    (tmp_path / "backup").mkdir()
    return tmp_path / "backup" / process.database.name


async def erased_after_backup(
    process: BotProcess, playground: Playground, command: Command, backup: Path
) -> Person:
    """Start a game of Anna and Ben, make a backup, erase Anna, and stop the bot."""
    await process.start()
    anna, _ = await start_game(process, playground, 2)
    await command("backup", backup)
    await be_forgotten(anna)
    await process.settle()
    assert process.read(int, SEATS) == [1]
    await process.stop()
    return anna


async def test_who_was_erased_after_a_backup_is_erased_again_when_it_is_restored(
    process: BotProcess, playground: Playground, command: Command, backup: Path
) -> None:
    anna = await erased_after_backup(process, playground, command, backup)
    assert "erased again: 1" in await command("restore", backup)
    assert process.read(int, SEATS) == [1]
    assert anna.id.encode() not in process.database.read_bytes()
    await process.start()
    await anna.command("games", "game new", title="Again")
    await process.settle()
    assert process.read(int, SEATS) == [2]
    await process.stop()
    await process.start_and_settle()
    assert process.read(int, SEATS) == [2], "what came after the erasure stays"
    assert process.errors == []


async def test_a_backup_that_was_put_in_place_by_hand_is_noticed_at_the_start(
    process: BotProcess, playground: Playground, command: Command, backup: Path
) -> None:
    """Also where bytes of the list are damaged: the rest of it can still be read."""
    anna = await erased_after_backup(process, playground, command, backup)
    list_of(process).write_bytes(b"\0\xff" + list_of(process).read_bytes() + b'{"id": "\xff\n')
    await asyncio.to_thread(shutil.copy, backup, process.database)
    assert process.read(int, SEATS) == [2]
    await process.start()
    await until(process, SEATS, 1)
    await until(process, "select count(*) from errands", 0)
    await process.wait_for_line("older than some erasures, which are done again: 1")
    assert not any(anna.id in each for each in process.lines)
    assert process.errors == []


@pytest.mark.long
async def test_a_server_that_was_erased_does_not_come_back_either(
    process: BotProcess, playground: Playground, command: Command, backup: Path
) -> None:
    await process.start()
    await start_game(process, playground, 2)
    server = playground.world.guild.id
    await command("backup", backup)
    await command("server", "erase", server, "--yes", 1)
    await process.stop()
    assert rows_of(process) == {}
    said = len(playground.requests)
    assert "erased again: 1" in await command("restore", backup)
    assert rows_of(process) == {}
    assert len(playground.requests) == said
    assert process.errors == []


@pytest.mark.long
async def test_ids_are_known_no_longer_than_a_backup_may_be_older(
    process: BotProcess, playground: Playground, command: Command, backup: Path
) -> None:
    anna = await erased_after_backup(process, playground, command, backup)
    assert anna.id in list_of(process).read_text()
    await process.start({"KEEP_ERASURES": "3"})  # less than the copy from before an update may be kept
    await pass_days(process, UPDATE_COPY_DAYS)
    assert anna.id in list_of(process).read_text()
    await pass_days(process, 1)
    await until(process, "select count(*) from notes where name like 'erased %'", 0)
    assert list_of(process).read_text() == ""
