"""The list of erasures, in a file that no restored backup replaces, so that they are repeated in a restored database.

An entry is kept as long as there may be backups older than it (`KEEP_ERASURES`). A database has a note for each entry
that was done in it, so that data which was stored after an erasure is not erased.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from bot.config import Database
from bot.storage.errors import StoreError
from bot.storage.files import give_to_owner, private, writing
from engine.core.values import frozen

DONE = "erased "
"""Prefix of the names of these notes, before the id of the entry."""


@frozen
class Erasure:
    """A `person` or `server` that was erased `at` this UNIX second; `number` is its id."""

    id: str
    about: str
    number: int
    at: int


def list_of_erasures(database: Database, file: Path | None) -> Path | None:
    """The file that the operator names, or else the one next to a database file; None for a database on a server.

    Raises `StoreError` for a file of something else, such as the database: entries would be written into it.
    """
    if file is None and isinstance(database, Path):
        file = Path(f"{database.resolve()}.erased")
    if file is not None and file.exists() and not (file.is_file() and _is_list(file)):
        raise StoreError(f"{file} is no list of erasures: set ERASURES to a new file, or move this one away.")
    return file


def _is_list(file: Path) -> bool:
    """Whether a file is empty, or has a line that begins as an entry does: others may be damaged."""
    with file.open("rb") as lines:
        return lines.read(2).strip()[:1] in (b"", b"{") or any(each.startswith(b'{"id": "') for each in lines)


class Erasures:
    """The list in its file; unfinished and damaged lines are ignored. All methods raise `OSError`."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def note(self, about: str, number: int, at: int) -> str:
        """Add an entry before the erasure, synced to disk; returns its id."""
        erasure = Erasure(secrets.token_hex(8), about, number, at)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with open(self._file, "a", encoding="utf-8", opener=private) as lines:
            self._write((erasure,), lines)
            lines.flush()
            os.fsync(lines.fileno())
        return erasure.id

    def read(self) -> Sequence[Erasure]:
        """All entries, oldest first."""
        found = list[Erasure]()
        for line in self._file.read_text("utf-8", "replace").splitlines() if self._file.exists() else ():
            try:
                found.append(Erasure(**json.loads(line)))
            except (ValueError, TypeError):
                continue
        return found

    def forget(self, before: int) -> Sequence[str]:
        """Delete the entries from before this moment, as no backup is as old; returns their ids."""
        known = self.read()
        kept = [each for each in known if each.at >= before]
        if len(kept) < len(known):
            with writing(self._file, private) as lines:
                self._write(kept, lines)
        return [each.id for each in known if each.at < before]

    def _write(self, erasures: Sequence[Erasure], lines: TextIO) -> None:
        lines.write("".join(f"\n{json.dumps(asdict(each))}\n" for each in erasures))
        give_to_owner(self._file.parent, Path(lines.name))
