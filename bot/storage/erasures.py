"""What was erased, in a file that no restored backup replaces: in a database of an earlier time it is erased again.

An entry stays for as long as a backup may be older than it (`KEEP_ERASURES`). A database has a note for each entry that
is done in it, so that one of a later time is left alone, with what came after the erasure.
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
from bot.storage.files import give_to_owner, private, writing
from engine.core.values import frozen

DONE = "erased "
"""How the note of a database is called, before the id of an entry."""


@frozen
class Erasure:
    """A `person` or `server` whose number was erased at this moment (UNIX seconds)."""

    id: str
    about: str
    number: int
    at: int


def list_of_erasures(database: Database, file: Path | None) -> Path | None:
    """The file of a database, where its operator names none; a database on a server has none then."""
    return Path(f"{database.resolve()}.erased") if file is None and isinstance(database, Path) else file


class Erasures:
    """The file, of which a line that was not finished is none. Its methods raise `OSError`."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def note(self, about: str, number: int, at: int) -> str:
        """This is about to be erased; returns the id of the entry, which is on the disk."""
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
        for line in self._file.read_text("utf-8").splitlines() if self._file.exists() else ():
            try:
                found.append(Erasure(**json.loads(line)))
            except (ValueError, TypeError):
                continue
        return found

    def forget(self, before: int) -> Sequence[str]:
        """No backup is as old as what was erased before this moment; returns the ids of these entries."""
        known = self.read()
        kept = [each for each in known if each.at >= before]
        if len(kept) < len(known):
            with writing(self._file, private) as lines:
                self._write(kept, lines)
        return [each.id for each in known if each.at < before]

    def _write(self, erasures: Sequence[Erasure], lines: TextIO) -> None:
        lines.write("".join(f"\n{json.dumps(asdict(each))}\n" for each in erasures))
        give_to_owner(self._file.parent, Path(lines.name))
