"""The schema of one kind of database: its migrations, and the errors for databases of other versions."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter

from bot.storage.errors import StoreError

log = logging.getLogger(__name__)

NEWER = "was written by a newer version of the bot"


class Schema:
    """The numbered scripts in the folder `schema` of a package; a database stores the number of its last one."""

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def scripts(self) -> Sequence[tuple[int, Traversable]]:
        """The files with their numbers, in order."""
        found = ((file.name, file) for file in (files(self._package) / "schema").iterdir())
        numbered = ((int(name.split("_")[0]), file) for name, file in found if name.endswith(".sql"))
        return sorted(numbered, key=itemgetter(0))

    @property
    def newest(self) -> int:
        """The number of the schema that this version of the bot writes."""
        return self.scripts[-1][0]

    def missing(self, database: object, version: int) -> list[str]:
        """The scripts that migrate a database of this version, in order; logs that, as it may take minutes."""
        if 0 < version < self.newest:
            words = "%s is changed from schema %s to %s now, all or nothing; a large one takes minutes"
            log.info(words, database, version, self.newest)
        return [script.read_text("utf-8") for number, script in self.scripts if number > version]

    def describe_newer(self, version: int) -> str:
        """The sentence that a database has a schema which this version of the bot does not know."""
        return f"{NEWER} (schema {version}, this one knows {self.newest})"

    def refuse_newer(self, database: object, version: int) -> None:
        """Raise `StoreError` if this version of the bot does not know the schema of this database."""
        if version > self.newest:
            raise StoreError(
                f"{database} {self.describe_newer(version)}."
                " Update the bot, or restore a backup from before the update."
            )

    def must_be_newest(self, database: object, version: int) -> None:
        """Raise `StoreError` if this database is of another version; only a start of the bot migrates it."""
        self.refuse_newer(database, version)
        if version < self.newest:
            raise StoreError(
                f"{database} is of an earlier version: start this bot on it once, then try again."
            )
