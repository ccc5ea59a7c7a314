"""One of two runs of the same game: its playground, its database, and what can be seen and read there."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import astuple, dataclass, replace
from typing import Any, cast

from bot.client import Bot
from bot.config import Address, Database
from bot.language.icons import without_icons
from bot.playground import Person, Playground
from bot.storage.people import ClockRecord, DueRecord, PersonRecord
from bot.storage.records import LogRecord, RequestRecord, SeatRecord, SnapshotRecord, TableRecord
from bot.tables.kinds import LAPSE
from bot.tables.table import Table, wake
from tests.bot.support.table import PlayedTable
from tests.bot.test_kill import told
from tests.process.clock import SteeredClock
from tests.support.postgresql import found_on_server, one_moment

Stored = tuple[tuple[Any, ...], ...]
LONGEST_WAIT = 60.0
POLL = 0.01
DELETED = -1
"""The place of messages that are gone; how many of them called a person still counts."""
LINK = re.compile(r"\(https://discord\.com/channels/[\d/]+\)|<#\d+>")
"""Where a message is, which no two runs share."""
DUE = "select * from due order by at, kind, game, who, asked"


@dataclass(frozen=True, slots=True)
class Side:
    """Everything is read from the disk and from the thread, nothing from the memory of a bot."""

    playground: Playground
    database: Database
    people: tuple[Person, ...]
    clock: SteeredClock

    def _read(self, kind: type[Any], sql: str) -> list[Any]:
        if isinstance(self.database, Address):
            return [kind(*row) for row in found_on_server(self.database, sql)]
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as disk:
            return [kind(*row) for row in disk.execute(sql)]

    def one_moment(self) -> AbstractContextManager[None]:
        """All that is read meanwhile belongs together, whatever is written; only a server can do that."""
        return one_moment(self.database) if isinstance(self.database, Address) else nullcontext()

    @property
    def record(self) -> TableRecord | None:
        found = self._read(TableRecord, "select * from tables")
        return found[0] if found else None

    @property
    def live(self) -> Table:
        """The table as another process finds it."""
        record = self.record
        if record is None:
            raise AssertionError("there is no table yet")
        return wake(
            record,
            self._read(SeatRecord, "select * from seats order by seat"),
            self._read(LogRecord, "select * from log order by sequence"),
            self._read(SnapshotRecord, "select * from snapshots order by sequence desc"),
        )

    @property
    def table(self) -> PlayedTable:
        return PlayedTable(self.playground, cast("Bot", None), self.live, self.people)

    @property
    def state(self) -> Stored:
        """The time and what is stored, without the ids of messages and duties, which no two runs share, and with the
        places of tables instead of their numbers, of which a server leaves some out.
        """
        tables = self._read(TableRecord, "select * from tables order by id")
        games = {each.id: place for place, each in enumerate(tables, 1)}
        records = [replace(each, id=games[each.id], thread=None, lobby=None, board=None) for each in tables]
        records += self._read(SeatRecord, "select * from seats order by seat")
        records += self._read(LogRecord, "select * from log order by sequence")
        places = {
            each.id: place for place, each in enumerate(self.requests, 1)
        }  # a server leaves numbers out
        records += [replace(each, id=places[each.id]) for each in self.requests]
        records += self._read(ClockRecord, "select * from clocks order by seat")
        records += self._read(PersonRecord, "select * from people order by member")
        due = [replace(each, id=0) for each in self._read(DueRecord, DUE)]
        records += [
            replace(each, who=places.get(each.who, 0)) if each.kind == LAPSE else each for each in due
        ]
        placed = [
            replace(each, game=games[each.game]) if getattr(each, "game", None) else each for each in records
        ]
        return ((self.clock.now,), *(astuple(each) for each in placed))

    @property
    def requests(self) -> list[RequestRecord]:
        return self._read(RequestRecord, "select * from requests order by id")

    @property
    def busy(self) -> bool:
        """Whether something is due by now or still on its way."""
        due = self._read(int, f"select count(*) from due where at <= {self.clock.now}")[0]
        # In this order: what is done between the two questions is owed by the second.
        owed = self._read(int, "select count(*) from outbox where status in ('owed', 'sending')")[0]
        return bool(due + owed + self._read(int, "select count(*) from pending")[0])

    async def settle(self) -> None:
        """Return when everything that is due is done and everything that is owed is posted."""
        async with asyncio.timeout(LONGEST_WAIT):
            while self.busy:  # noqa: ASYNC110 - a file of another process
                await asyncio.sleep(POLL)

    @property
    def _direct(self) -> list[str]:
        """The conversations of the people with the bot."""
        return [self.playground.world.dm(person.id).id for person in self.people]

    @property
    def shown(self) -> tuple[list[tuple[object, ...]], list[tuple[int, str]]]:
        """All messages as their readers see them, and who was called by which of them."""
        record = self.record
        if record is None:
            return [], []
        world = self.playground.world
        posts = [
            message
            for place in dict.fromkeys((str(record.channel), str(record.place), *self._direct))
            for message in world.channels[place].messages.values()
            if message.owner_id is None and message.author_id == world.bot.id
        ]
        places = {post.id: position for position, post in enumerate(posts)}
        read = [(LINK.sub("(link)", without_icons(post.text)), *told(post)[1:]) for post in posts]
        return read, sorted((places.get(post, DELETED), who) for post, who in world.pings)
