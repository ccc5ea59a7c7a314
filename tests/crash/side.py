"""One of two runs of the same game: its playground, its database, and what can be seen and read there."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import astuple, dataclass, replace
from typing import Any, NamedTuple, cast

from bot.client import Bot
from bot.config import Address, Database
from bot.language.icons import without_icons
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.storage.people import ClockRecord, DueRecord, PersonRecord
from bot.storage.records import LogRecord, RequestRecord, SeatRecord, SnapshotRecord, TableRecord
from bot.tables.model.kinds import LAPSE
from bot.tables.model.table import Table, load_table
from tests.bot.support.table import ENGLISH, PlayedTable
from tests.process.clock import SteeredClock
from tests.support.postgresql import found_on_server, one_moment

Stored = tuple[tuple[Any, ...], ...]
Shown = tuple[list[tuple[object, ...]], list[tuple[int, str]]]
LONGEST_WAIT = 60.0
POLL = 0.01
DELETED = -1
"""The place of messages that were deleted; how many of them called a person still counts."""
LINK = re.compile(r"\(https://discord\.com/channels/[\d/]+\)|<#\d+>")
"""Where a message is, which no two runs share."""
MY_THINGS = ENGLISH.say("button-mine")
"""A button of every board."""
DUE = "select * from due order by at, kind, game, who, asked"


class Moment(NamedTuple):
    """What is stored, what is shown, and whether the table has its thread."""

    state: Stored
    shown: Shown
    has_thread: bool


@dataclass(frozen=True, slots=True)
class Side:
    """Everything is read from the disk and from the thread, nothing from the memory of a bot."""

    playground: Playground
    database: Database
    people: tuple[Person, ...]
    clock: SteeredClock
    bot: Bot | None = None
    """If it is no process of its own: then nobody waits for what it writes soon."""

    def _read(self, kind: Callable[..., Any], sql: str) -> list[Any]:
        if isinstance(self.database, Address):
            return [kind(*row) for row in found_on_server(self.database, sql)]
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as disk:
            return [kind(*row) for row in disk.execute(sql)]

    def one_moment(self) -> AbstractContextManager[None]:
        """All that is read meanwhile belongs together, whatever is written; only a server can do that."""
        return one_moment(self.database) if isinstance(self.database, Address) else nullcontext()

    @property
    def record(self) -> TableRecord | None:
        """With the board that people see, of which the disk hears a while later."""
        found = self._read(TableRecord, "select * from tables")
        if not found:
            return None
        place = self.playground.world.channels.get(str(found[0].place))
        posts = place.messages.values() if place is not None else ()
        boards = [int(each.id) for each in posts if each.owner_id is None and MY_THINGS in each.labels]
        return replace(found[0], board=boards[-1]) if boards else found[0]

    @property
    def live(self) -> Table:
        """The table as another process finds it."""
        record = self.record
        if record is None:
            raise AssertionError("there is no table yet")
        return load_table(
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
        # PostgreSQL leaves ids out.
        places = {each.id: place for place, each in enumerate(self.requests, 1)}
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
    def moment(self) -> Moment:
        record = self.record
        return Moment(self.state, self.shown, record is not None and record.thread is not None)

    def is_settled(self, *moments: Moment) -> bool:
        """Whether nothing is due by now or still on its way. Of what Discord shows the disk hears a while later: where
        all is as in one of these `moments` nobody waits for that.
        """
        due = self._read(int, f"select count(*) from due where at <= {self.clock.now}")[0]
        # In this order: what is done between the two questions is unsent by the second.
        unsent = self._read(int, "select count(*) from outbox where status in ('owed', 'sending')")[0]
        if due + unsent:
            return False
        return not self._read(int, "select count(*) from pending")[0] or self.moment in moments

    def notes(self) -> dict[str, str]:
        """What the bot has noted of itself."""
        return dict(self._read(lambda name, value: (name, value), "select name, value from notes"))

    def unsettled(self) -> dict[str, list[str]]:
        """What is due, unsent and pending now, for a developer who reads why a run has failed."""
        sql = {
            "due": f"select kind || ' ' || who from due where at <= {self.clock.now}",
            "unsent": "select kind || ' ' || status from outbox where status in ('owed', 'sending')",
            "pending": "select why from pending",
        }
        return {name: self._read(str, each) for name, each in sql.items()}

    async def settle(self, *moments: Moment) -> None:
        """Return when everything that is due is done and everything that is unsent is posted."""
        async with asyncio.timeout(LONGEST_WAIT):
            while not self.is_settled(*moments):
                if self.bot is not None:
                    await self.bot.store.wait_until_written()
                await asyncio.sleep(POLL)

    @property
    def _direct(self) -> list[str]:
        """The conversations of the people with the bot."""
        return [self.playground.world.dm(person.id).id for person in self.people]

    @property
    def shown(self) -> Shown:
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
        read = [(LINK.sub("(link)", without_icons(post.text)), *as_read(post)[1:]) for post in posts]
        return read, sorted((places.get(post, DELETED), who) for post, who in world.pings)


def as_read(post: Message) -> tuple[object, ...]:
    """A message as its readers see it, without icons: a run that was killed may not have them yet."""
    words = [
        [{name: said for name, said in option.items() if name != "emoji"} for option in select["options"]]
        for select in post.selects
    ]
    pictures = [file["description"] for file in post.attachments]
    return post.text, post.labels, words, pictures, post.silent
