"""Opening the database: where it is, and its schema up to date."""

from __future__ import annotations

import logging
import time
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import aiosqlite

from bot.storage.errors import StoreError
from bot.storage.schema_files import scripts
from engine.command_name import command_name

log = logging.getLogger(__name__)

NEWER = "was written by a newer version of the bot"
RESCUED = ".rescued-"
"""In the names of copies that were saved from deleted or replaced files."""


def resolve_path(path: Path) -> Path:
    """Where the file really is, also behind a link; where it was deleted under a running bot, no new one is created."""
    path = path.resolve()
    if not path.exists() and (saved := sorted(path.parent.glob(f"{path.name}{RESCUED}*"))):
        raise StoreError(
            f"{path} was deleted; what was in it is in {saved[-1]}: {command_name('bot')} restore {saved[-1]}"
        )
    return path


def _scripts() -> list[tuple[int, Traversable]]:
    """The schema files with their numbers, in order."""
    return scripts(files("bot.storage.sqlite") / "schema")


def newest_schema() -> int:
    """The number of the schema that this version of the bot writes."""
    return _scripts()[-1][0]


def describe_newer(version: int) -> str:
    """That a file has a schema which this version of the bot does not know."""
    return f"{NEWER} (schema {version}, this one knows {newest_schema()})"


def newer(path: Path, version: int) -> StoreError:
    """The same, with what to do."""
    instead = "Update the bot, or restore a backup from before the update."
    return StoreError(f"{path} {describe_newer(version)}. {instead}")


async def migrate(db: aiosqlite.Connection, path: Path) -> None:
    """Apply the numbered schema files that the database does not have yet, all in one transaction."""
    ((version,),) = await db.execute_fetchall("pragma user_version")
    known = _scripts()
    newest = known[-1][0]
    if version > newest:
        raise newer(path, version)
    missing = [script.read_text("utf-8") for number, script in known if number > version]
    # The number is written even if nothing is new: a file that may only be read is better noticed now than at the
    # first move.
    steps = "\n".join(("begin immediate;", *missing, f"pragma user_version = {newest};", "commit;"))
    began = time.monotonic()
    await db.executescript(steps)
    if version and missing:
        seconds = time.monotonic() - began
        log.info("%s is updated from schema %s to %s, in %.1f seconds", path, version, newest, seconds)
