"""The operator's commands other than running the bot.

Each imports what it needs itself: a backup needs neither Discord nor the rules of a game.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.config import Address, Config, Database
from bot.storage.errors import StoreError
from engine.command_name import command_name

MOVE = f"{command_name('bot')} move-database"
DUMP = f"Back it up with pg_dump, or as a SQLite file: {MOVE} ADDRESS FILE"
RESTORE = (
    f"Use pg_restore for a dump of pg_dump; for a SQLite file, an empty database and {MOVE} FILE ADDRESS"
)


class Command(NamedTuple):
    """A command: a line for `--help`, and a function that gets the settings and the arguments and returns the exit
    code. It raises `ConfigError`, `StoreError` and `OSError`.
    """

    does: str
    run: Callable[[Config, Sequence[str]], int]


def _parser(name: str) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(f"{command_name('bot')} {name}", description=SUBCOMMANDS[name].does)


def _without_words(name: str, words: Sequence[str]) -> None:
    _parser(name).parse_args(words)


def _file(name: str, words: Sequence[str], purpose: str) -> Path | None:
    parser = _parser(name)
    parser.add_argument("file", nargs="?", type=Path, help=purpose)
    return parser.parse_args(words).file


def _check(config: Config, words: Sequence[str]) -> int:
    """Check a copy of the database, as the bot may be running on it, perhaps with an older schema."""
    from bot.operations.backup import back_up
    from bot.operations.check import check

    _without_words("check", words)
    if isinstance(config.database, Address):
        return asyncio.run(_check_copy(config.database))
    database = _existing(config.database)
    with TemporaryDirectory(prefix=f"{database.name}.checking-", dir=database.parent) as folder:
        return asyncio.run(check(back_up(database, Path(folder) / database.name)))


async def _check_copy(address: Address) -> int:
    from bot.operations.check import check
    from bot.operations.move_database import copy_into_file

    with TemporaryDirectory(prefix="checking-") as folder:
        copied = Path(folder) / "copy.sqlite"
        await copy_into_file(address, copied)
        return await check(copied)


def _pending(config: Config, words: Sequence[str]) -> int:
    from bot.operations.looking_after import read_id
    from bot.operations.pending import pending

    parser = _parser("pending")
    parser.add_argument("table", nargs="?", type=read_id, help="the number of a table")
    parser.add_argument("--json", action="store_true", help="for programs")
    asked = parser.parse_args(words)
    return asyncio.run(pending(config.database, config.language, asked.table, as_json=asked.json))


def _retention(config: Config, words: Sequence[str]) -> int:
    from bot.operations.retention import delete_expired, report_expired

    parser = _parser("retention")
    parser.add_argument("--dry-run", action="store_true", help="only say what would go; the bot may run")
    if parser.parse_args(words).dry_run:
        asyncio.run(report_expired(config))
    elif isinstance(config.database, Address):
        raise StoreError(f"{config.database} is no file: the running bot does this every day. Say --dry-run.")
    else:
        delete_expired(_existing(config.database), config)
    return 0


def _existing(database: Database) -> Path:
    if isinstance(database, Address):
        raise StoreError(f"{database} is no file. {DUMP}")
    if not database.exists():
        raise StoreError(f"There is no database {database} yet.")
    return database


def _backup(config: Config, words: Sequence[str]) -> int:
    from bot.operations.backup import back_up, name_backup

    file = _file("backup", words, "where it is written; else in BACKUP_FOLDER or next to the database")
    database, begun = _existing(config.database), time.monotonic()
    if file is not None and not file.parent.is_dir():
        raise StoreError(f"There is no folder {file.parent}.")
    folder = config.backup_folder or database.parent
    made = back_up(database, file or name_backup(database, folder, datetime.now(UTC)))
    print(f"{made}: {made.stat().st_size:,} bytes, whole, {time.monotonic() - begun:.1f} s")
    return 0


def _restore(config: Config, words: Sequence[str]) -> int:
    from bot.operations.backup import restore
    from bot.operations.orders import do_again

    file = _file("restore", words, "the backup")
    if file is None:
        raise StoreError(f"Say which backup: {command_name('bot')} restore FILE")
    if isinstance(config.database, Address):
        raise StoreError(f"{config.database} is no file. {RESTORE}")
    kept = restore(file, config.database, datetime.now(UTC))
    print(f"{config.database} is {file} now." + (f" What was there before is {kept}." if kept else ""))
    if count := asyncio.run(do_again(config)):
        print(f"What was erased since that backup is erased again: {count}.")
    return 0


def _doctor(config: Config, words: Sequence[str]) -> int:
    from bot.operations.doctor import examine

    _without_words("doctor", words)
    return asyncio.run(examine(config))


def _health(config: Config, words: Sequence[str]) -> int:
    from bot.operations.monitoring import ask

    _without_words("health", words)
    return ask(config.watch_port, config.watch_host)


def _shards(config: Config, words: Sequence[str]) -> int:
    from bot.operations.looks import shards_in_words

    _without_words("shards", words)
    print("\n".join(asyncio.run(shards_in_words(config))))
    return 0


def _policies(config: Config, words: Sequence[str]) -> int:
    from bot.operations.policies import write_policies

    folder = _file("policies", words, "the folder in which they are written")
    if folder is None:
        raise StoreError(f"Say where: {command_name('bot')} policies FOLDER")
    for each in write_policies(folder, config, datetime.now(UTC).date()):
        print(each)
    return 0


def _move_database(_config: Config, words: Sequence[str]) -> int:
    from bot.operations import move_database

    return move_database.main(words)


def _looking_after(about: str) -> Callable[[Config, Sequence[str]], int]:
    def run(config: Config, words: Sequence[str]) -> int:
        from bot.operations import looking_after

        return looking_after.main(config, about, words)

    return run


SUBCOMMANDS: Mapping[str, Command] = {
    "doctor": Command("look at everything that the bot needs, and say what to do", _doctor),
    "health": Command("ask the bot that runs on this machine whether it is well", _health),
    "shards": Command("say which process owns which shard of a PostgreSQL database, and who waits", _shards),
    "backup": Command("copy the database, also while the bot runs: [FILE]", _backup),
    "restore": Command("go back to a backup; the bot must be stopped: FILE", _restore),
    "pending": Command("say what Discord does not show yet, and why: [TABLE] [--json]", _pending),
    "retention": Command(
        "delete what was kept long enough (KEEP_…) and shrink the file; the bot must be stopped: [--dry-run]",
        _retention,
    ),
    "server": Command(
        "look after a server: list, show|export|erase|block|unblock ID", _looking_after("server")
    ),
    "person": Command("look after a person: show|export|erase|block|unblock ID", _looking_after("person")),
    "table": Command(
        "say what a table waits for, or put it right: show|repair|move|end ID", _looking_after("table")
    ),
    "check": Command("replay all games with the installed rules, on a copy", _check),
    "move-database": Command("move everything between SQLite and PostgreSQL: SOURCE TARGET", _move_database),
    "policies": Command("write a privacy policy and terms of use that fit the settings: FOLDER", _policies),
}
