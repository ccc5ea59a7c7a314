"""What happens to the files of a running bot from outside: second bots, limits of the system, deletions, copies."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import cast

import pytest

from bot.client import Bot
from bot.playground import Person, Playground
from bot.storage.records import LogRecord, SeatRecord, SnapshotRecord, TableRecord
from bot.storage.store import plain
from bot.tables.model.table import load_table
from tests.bot.support.answers import play_by_command, private
from tests.bot.support.table import NOW, PlayedTable
from tests.process.bot_process import BotProcess
from tests.process.play import start_game
from tests.support.host_command import run_command

pytestmark = pytest.mark.long

IN_THE_WAY = "Another bot is already running"


def table(process: BotProcess, people: list[Person]) -> PlayedTable:
    """The only table, as it is stored."""
    (record,) = process.read(TableRecord, "select * from tables")
    live = load_table(
        record,
        process.read(SeatRecord, "select * from seats order by seat"),
        process.read(LogRecord, "select * from log order by sequence"),
        process.read(SnapshotRecord, "select * from snapshots order by sequence desc"),
    )
    return PlayedTable(process.playground, cast("Bot", None), live, tuple(people))


async def move(process: BotProcess, people: list[Person]) -> str:
    """Let the player who is asked make a move; returns the answer that they read."""
    return private(await play_by_command(table(process, people)))


async def begun(process: BotProcess, playground: Playground) -> list[Person]:
    """A running game of two people after a few moves."""
    await process.start()
    people = await start_game(process, playground, 2)
    for _ in range(3):
        assert (await move(process, people)).startswith("✓")
    await process.settle()
    return people


def rows(process: BotProcess) -> list[tuple[int, str]]:
    return process.read(plain, LOGGED)


LOGGED = "select sequence, action from log order by sequence"


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110 - the files of another process
            await asyncio.sleep(0.02)


# One bot on one database


async def test_no_second_bot_by_any_name_of_the_file(process: BotProcess, playground: Playground) -> None:
    await process.start()
    by_name, by_link = (process.database.with_name(f"{kind}.sqlite") for kind in ("symbolic", "hard"))
    by_name.symlink_to(process.database)
    os.link(process.database, by_link)
    with suppress(FileNotFoundError):
        os.unlink(f"{process.database}.lock")
    others = [BotProcess(playground, path, NOW) for path in (process.database, by_name, by_link)]
    await asyncio.gather(*(other.launch() for other in others))
    for other in others:
        assert (await other.wait_until_ended(), IN_THE_WAY in other.lines[-1]) == (2, True)
    await process.kill()
    code, said = await run_command(by_link, "doctor")
    assert (code, "2 names (hard links)" in said) == (1, True)
    by_link.unlink()
    second = BotProcess(playground, by_name, NOW)
    await second.start()
    await second.stop()


async def test_what_only_reads_works_while_the_bot_runs(
    process: BotProcess, playground: Playground, tmp_path: Path
) -> None:
    await begun(process, playground)
    files = set(os.listdir(tmp_path))
    assert (await run_command(process.database, "check"))[1].endswith("1 games replayed, 0 differ\n")
    assert set(os.listdir(tmp_path)) == files
    assert "a bot runs on it" in (await run_command(process.database, "doctor"))[1]
    copy = tmp_path / "copy.sqlite"
    assert (await run_command(process.database, "backup", copy))[0] == 0
    code, said = await run_command(process.database, "restore", copy)
    assert (code, IN_THE_WAY in said) == (2, True)
    assert process.errors == []


# A limit on the size of files


async def test_a_limit_of_the_system_is_waited_for(process: BotProcess, playground: Playground) -> None:
    """EFBIG, which SQLite reports as an I/O error: no acknowledged move is lost, and play goes on without the limit."""
    people = await begun(process, playground)
    limit = os.stat(f"{process.database}-wal").st_size + 20_000
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    said, stored = "✓", rows(process)
    for _ in range(100):
        if not said.startswith("✓"):
            break
        stored = rows(process)
        said = await move(process, people)
    assert said.startswith("Whoever runs me has trouble with the disk, so nothing has changed.")
    assert rows(process) == stored
    assert any("is whole. Raise the limit or make room" in line for line in process.errors)
    assert not any("restore" in line for line in process.lines)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert (await move(process, people)).startswith("✓")
    await process.kill()
    assert rows(process)[: len(stored)] == stored
    assert len(rows(process)) > len(stored)


# Deleted


async def test_a_log_that_is_deleted_under_the_bot_is_noticed_by_the_next_move(
    process: BotProcess, playground: Playground
) -> None:
    """The bot stops and names its copy of the file; restored from that, the game is as it was."""
    people = await begun(process, playground)
    stored, at_table = rows(process), table(process, people)
    os.unlink(f"{process.database}-wal")
    assert "trouble with the disk" in private(await play_by_command(at_table))
    assert await process.wait_until_ended() == 2
    said = process.lines[-1]
    assert said.startswith(f"{process.database}-wal was deleted or replaced while the bot was running.")
    code, answer = await run_command(process.database, "restore", said.split()[-1])
    assert (code, "1 games replayed, 0 differ" in answer) == (0, True), answer
    await process.start()
    assert rows(process) == stored


async def test_a_database_that_is_deleted_while_nobody_moves_is_noticed_too(
    process: BotProcess, playground: Playground
) -> None:
    """The bot does not go on with a new empty file."""
    await begun(process, playground)
    stored = rows(process)
    os.unlink(process.database)
    process.clock.advance(seconds=1)
    assert await process.wait_until_ended() == 2
    rescued = process.lines[-1].split()[-1]
    await process.launch()
    assert await process.wait_until_ended() == 2
    assert process.lines[-1].endswith(f"is in {rescued}: python -m bot restore {rescued}")
    assert (await run_command(process.database, "restore", rescued))[0] == 0
    assert rows(process) == stored


# The file alone


async def test_after_a_rest_the_file_alone_holds_everything(
    process: BotProcess, playground: Playground, tmp_path: Path
) -> None:
    await begun(process, playground)
    process.clock.advance(minutes=1)
    copy = tmp_path / "elsewhere.sqlite"

    def is_all_there() -> bool:
        shutil.copyfile(process.database, copy)
        with closing(sqlite3.connect(f"{copy.as_uri()}?immutable=1", uri=True)) as alone:
            if not alone.execute("select count(*) from sqlite_schema").fetchone()[0]:
                return False
            return alone.execute(LOGGED).fetchall() == rows(process)

    await until(is_all_there)
    assert (await run_command(copy, "check"))[1] == "1 games replayed, 0 differ\n"
    assert process.errors == []
