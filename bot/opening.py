"""Opening the database: one bot at a time, the schema up to date."""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from pathlib import Path

import aiosqlite

from bot.disk import StoreError, unusable


def lock(path: Path) -> sqlite3.Connection:
    """Keep other bots away: an exclusive transaction on a file beside the database, which dies with the process."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error
    try:
        connection.execute("begin exclusive")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError(f"Another bot is already running on {path}. Stop it first.") from error
        raise unusable(path, error) from error
    return connection


def _scripts() -> list[tuple[int, Traversable]]:
    """The schema files with their numbers, in order."""
    scripts = ((file.name, file) for file in (files("bot") / "schema").iterdir())
    return sorted(
        ((int(n.split("_")[0]), file) for n, file in scripts if n.endswith(".sql")), key=itemgetter(0)
    )


def newest_schema() -> int:
    """The number of the schema that this version of the bot writes."""
    return _scripts()[-1][0]


async def migrate(db: aiosqlite.Connection, path: Path) -> None:
    """Apply the numbered schema files that the database does not have yet, each in one transaction."""
    ((version,),) = await db.execute_fetchall("pragma user_version")
    scripts = _scripts()
    newest = scripts[-1][0]
    if version > newest:
        raise StoreError(
            f"{path} was written by a newer version of the bot (schema {version}, this one knows {newest})."
            " Update the bot, or restore a backup from before the update."
        )
    for number, script in scripts:
        if number > version:
            sql = script.read_text("utf-8")
            await db.executescript(f"begin immediate;\n{sql}\npragma user_version = {number};\ncommit;")
    # Nothing new, but written: a file that may only be read is better noticed now than at the first move.
    await db.execute(f"pragma user_version = {newest}")
