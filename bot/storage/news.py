"""What one process tells the others about a transaction, within it: only to refresh what they remember."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from bot.storage.people import (
    ActivityRecord,
    ChosenLanguageRecord,
    DueRecord,
    HabitRecord,
    LocaleRecord,
    PersonRecord,
    PersonTableRecord,
    ServerLocaleRecord,
)
from bot.storage.records import Change, PostRecord, RevisionRecord, Rows
from engine.core.values import frozen

LONGEST = 7900
"""Bytes that PostgreSQL takes in one notification."""
TABLE = "table"
TELLING: Mapping[type, tuple[str, str]] = {
    PersonRecord: ("people", "member"),
    PersonTableRecord: ("people", "member"),
    ActivityRecord: ("people", "member"),
    HabitRecord: ("people", "member"),
    LocaleRecord: ("people", "member"),
    ServerLocaleRecord: ("servers", "server"),
    ChosenLanguageRecord: ("servers", "server"),
    PostRecord: ("posts", "game"),
}
"""The records that others must hear of: as what, and by which column."""


@frozen
class News:
    """What was written, by number; `is_all`: so much that it is not told in detail."""

    tables: tuple[int, ...] = ()
    people: tuple[int, ...] = ()
    servers: tuple[int, ...] = ()
    posts: tuple[int, ...] = ()
    """The tables that owe a new post."""
    overtaken: tuple[int, ...] = ()
    """The tables at which a process asks the others to wait until it has written (`bot/cluster/turns.py`)."""
    is_due: bool = False
    is_free: bool = False
    """A process lets go of its shards."""
    is_asking: bool = False
    """A process wants to know whether those who answer still live."""
    is_all: bool = False
    by: str = ""
    """The process that has written it."""

    def __bool__(self) -> bool:
        return self != News(by=self.by)

    @classmethod
    def of(cls, changes: Sequence[Change], by: str) -> News:
        """What these changes mean for what others remember."""
        found: dict[str, set[int]] = {"tables": set(), "people": set(), "servers": set(), "posts": set()}
        for each in (record for change in changes for record in change.put):
            if type(each) in TELLING:
                kind, column = TELLING[type(each)]
                found[kind].add(getattr(each, column))
            elif isinstance(each, RevisionRecord) and each.what == TABLE:
                found["tables"].add(each.number)
        for gone in (each for change in changes for each in change.remove):
            if isinstance(gone, Rows) and gone.columns == ("member",):
                found["people"].add(int(gone.values[0]))
        tables, people, servers, posts = (tuple(sorted(numbers)) for numbers in found.values())
        is_due = any(change.of(DueRecord) for change in changes)
        return cls(tables, people, servers, posts, is_due=is_due, by=by)

    def text(self) -> str:
        said = json.dumps(
            {name: value for name, value in asdict(self).items() if value}, separators=(",", ":")
        )
        return said if len(said) <= LONGEST else json.dumps({"is_all": True, "by": self.by})

    @classmethod
    def read(cls, text: str) -> News:
        """What another process has told; one of a newer version may say more."""
        said = json.loads(text)
        tables, people, servers, posts, overtaken = (
            tuple(said.get(name, ())) for name in ("tables", "people", "servers", "posts", "overtaken")
        )
        facts = {name: bool(said.get(name)) for name in ("is_due", "is_free", "is_asking", "is_all")}
        return cls(tables, people, servers, posts, overtaken, **facts, by=said["by"])
