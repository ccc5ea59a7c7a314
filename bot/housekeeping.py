"""The commands of the host besides running the bot: check, backup, restore, doctor."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.backup import STAMP, back_up, restore
from bot.checking import check
from bot.config import Config
from bot.disk import StoreError
from bot.doctor import examine

Errand = Callable[[Config, Path | None], int]


def _check(config: Config, _file: Path | None) -> int:
    return asyncio.run(check(config.database))


def _backup(config: Config, file: Path | None) -> int:
    database, begun = config.database, time.monotonic()
    if not database.exists():
        raise StoreError(f"There is no database {database} yet.")
    folder = config.backup_folder or database.parent
    name = f"{database.stem}-{datetime.now(UTC).strftime(STAMP)}.sqlite"
    made = back_up(database, file or folder / name)
    print(f"{made}: {made.stat().st_size:,} bytes, whole, {time.monotonic() - begun:.1f} s")
    return 0


def _restore(config: Config, file: Path | None) -> int:
    if file is None:
        raise StoreError("Say which backup: python -m bot restore FILE")
    kept = restore(file, config.database, datetime.now(UTC))
    print(f"{config.database} is {file} now." + (f" What was there before is {kept}." if kept else ""))
    return 0


def _doctor(config: Config, _file: Path | None) -> int:
    return asyncio.run(examine(config))


ERRANDS: Mapping[str, Errand] = {
    "check": _check,
    "backup": _backup,
    "restore": _restore,
    "doctor": _doctor,
}
