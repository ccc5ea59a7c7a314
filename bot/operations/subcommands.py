"""The subcommands of the operator besides running the bot: check, backup, restore, doctor, health, licenses.

Each imports what it works with itself: a backup needs neither Discord nor the rules of a game.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.config import Address, Config, Database
from bot.storage.errors import StoreError
from engine.command_name import command_name

MOVE = f"{command_name('bot')} move-database"
DUMP = f"Back it up with pg_dump, or as a SQLite file: {MOVE} ADDRESS FILE"
RESTORE = (
    f"Use pg_restore for a dump of pg_dump; for a SQLite file, an empty database and {MOVE} FILE ADDRESS"
)
Errand = Callable[[Config, Path | None], int]


def _check(config: Config, _file: Path | None) -> int:
    """On a copy: the bot may run, perhaps with an older schema, and what it has is left as it is."""
    from bot.operations.backup import back_up
    from bot.operations.check import check

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


def _existing(database: Database) -> Path:
    if isinstance(database, Address):
        raise StoreError(f"{database} is no file. {DUMP}")
    if not database.exists():
        raise StoreError(f"There is no database {database} yet.")
    return database


def _backup(config: Config, file: Path | None) -> int:
    from bot.operations.backup import STAMP, back_up

    database, begun = _existing(config.database), time.monotonic()
    folder = config.backup_folder or database.parent
    name = f"{database.stem}-{datetime.now(UTC).strftime(STAMP)}.sqlite"
    made = back_up(database, file or folder / name)
    print(f"{made}: {made.stat().st_size:,} bytes, whole, {time.monotonic() - begun:.1f} s")
    return 0


def _restore(config: Config, file: Path | None) -> int:
    from bot.operations.backup import restore

    if file is None:
        raise StoreError(f"Say which backup: {command_name('bot')} restore FILE")
    if isinstance(config.database, Address):
        raise StoreError(f"{config.database} is no file. {RESTORE}")
    kept = restore(file, config.database, datetime.now(UTC))
    print(f"{config.database} is {file} now." + (f" What was there before is {kept}." if kept else ""))
    return 0


def _doctor(config: Config, _file: Path | None) -> int:
    from bot.operations.doctor import examine

    return asyncio.run(examine(config))


def _health(config: Config, _file: Path | None) -> int:
    from bot.operations.healthcheck import ask

    return ask(config.watch_port, config.watch_host)


def _licenses(_config: Config, file: Path | None) -> int:
    from bot.operations.licenses import report

    return report(file)


SUBCOMMANDS: Mapping[str, Errand] = {
    "check": _check,
    "backup": _backup,
    "restore": _restore,
    "doctor": _doctor,
    "licenses": _licenses,
    "health": _health,
}
