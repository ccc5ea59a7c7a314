"""One of two runs of the same game: reads its state from the database and its messages from the playground."""

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
from bot.tables.model.jobs import LapseJob
from bot.tables.model.table import Table, load_table
from tests.bot.support.table import ENGLISH, PlayedTable
from tests.process.clock import SteeredClock
from tests.support.postgresql import found_on_server, one_moment

Stored = tuple[tuple[Any, ...], ...]
Shown = tuple[list[tuple[object, ...]], list[tuple[int, str]]]
LONGEST_WAIT = 60.0
POLL = 0.01
DELETED = -1
"""The position of deleted messages; their notifications are compared all the same."""
LINK = re.compile(r"\(https://discord\.com/channels/[\d/]+\)|<#\d+>")
"""Matches links to messages, which differ between runs."""
MY_THINGS = ENGLISH.say("button-mine")
"""A button of every board."""
DUE = "select * from due order by at, kind, game, who, asked"


class Moment(NamedTuple):
    """A snapshot of a run: what is stored, what is shown, and whether the table has its thread."""

    state: Stored
    shown: Shown
    has_thread: bool


@dataclass(frozen=True, slots=True)
class Run:
    """A run of a game. Everything is read from the database and the playground, nothing from the memory of a bot."""

    playground: Playground
    database: Database
    people: tuple[Person, ...]
    clock: SteeredClock
    bot: Bot | None = None
    """The bot of the reference run, which is in this process; None for the tested run."""

    def _read(self, kind: Callable[..., Any], sql: str) -> list[Any]:
        if isinstance(self.database, Address):
            return [kind(*row) for row in found_on_server(self.database, sql)]
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as disk:
            return [kind(*row) for row in disk.execute(sql)]

    def one_moment(self) -> AbstractContextManager[None]:
        """In this block all reads are of one snapshot of the database, if it is on a server."""
        return one_moment(self.database) if isinstance(self.database, Address) else nullcontext()

    @property
    def record(self) -> TableRecord | None:
        """The stored table, with the id of the current message on the playground, which is stored a while later."""
        found = self._read(TableRecord, "select * from tables")
        if not found:
            return None
        place = self.playground.world.channels.get(str(found[0].place))
        posts = place.messages.values() if place is not None else ()
        boards = [int(each.id) for each in posts if each.owner_id is None and MY_THINGS in each.labels]
        return replace(found[0], board=boards[-1]) if boards else found[0]

    @property
    def live(self) -> Table:
        """The table as it is stored."""
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
        """The time and what is stored, without the ids of messages and jobs, which differ between runs. Tables and
        requests are numbered by their order, as PostgreSQL leaves ids out.
        """
        tables = self._read(TableRecord, "select * from tables order by id")
        games = {each.id: place for place, each in enumerate(tables, 1)}
        records = [replace(each, id=games[each.id], thread=None, lobby=None, board=None) for each in tables]
        records += self._read(SeatRecord, "select * from seats order by seat")
        records += self._read(LogRecord, "select * from log order by sequence")
        places = {each.id: place for place, each in enumerate(self.requests, 1)}
        records += [replace(each, id=places[each.id]) for each in self.requests]
        records += self._read(ClockRecord, "select * from clocks order by seat")
        records += self._read(PersonRecord, "select * from people order by member")
        due = [replace(each, id=0) for each in self._read(DueRecord, DUE)]
        records += [
            replace(each, who=places.get(each.who, 0)) if each.kind == LapseJob.kind else each for each in due
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
        """Whether no job is due, no post is unsent, and no message must change. That a message has changed is stored a
        while later: a run that equals one of these `moments` does not wait for that.
        """
        due = self._read(int, f"select count(*) from due where at <= {self.clock.now}")[0]
        # In this order: a job that ends between the two queries makes posts.
        unsent = self._read(int, "select count(*) from outbox where status in ('owed', 'sending')")[0]
        if due + unsent:
            return False
        return not self._read(int, "select count(*) from pending")[0] or self.moment in moments

    def read_notes(self) -> dict[str, str]:
        """The notes that the bot keeps in the database, by name."""
        return dict(self._read(lambda name, value: (name, value), "select name, value from notes"))

    def describe_unsettled(self) -> dict[str, list[str]]:
        """The jobs, posts and tables for which a run waits, for the message of a failure."""
        sql = {
            "due": f"select kind || ' ' || who from due where at <= {self.clock.now}",
            "unsent": "select kind || ' ' || status from outbox where status in ('owed', 'sending')",
            "pending": "select why from pending",
        }
        return {name: self._read(str, each) for name, each in sql.items()}

    async def settle(self, *moments: Moment) -> None:
        """Return when `is_settled`; raises `TimeoutError`."""
        async with asyncio.timeout(LONGEST_WAIT):
            while not self.is_settled(*moments):
                if self.bot is not None:
                    await self.bot.store.wait_until_written()
                await asyncio.sleep(POLL)

    @property
    def _direct(self) -> list[str]:
        """The ids of the direct conversations with the bot."""
        return [self.playground.world.dm(person.id).id for person in self.people]

    @property
    def shown(self) -> Shown:
        """All public messages as people see them, and who was notified by which of them."""
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
        read = [(LINK.sub("(link)", without_icons(post.text)), *as_shown(post)[1:]) for post in posts]
        return read, sorted((places.get(post, DELETED), who) for post, who in world.pings)


def as_shown(post: Message) -> tuple[object, ...]:
    """What people see of a message, without icons, which a run that was killed may not have yet."""
    words = [
        [{name: said for name, said in option.items() if name != "emoji"} for option in select["options"]]
        for select in post.selects
    ]
    pictures = [file["description"] for file in post.attachments]
    return post.text, post.labels, words, pictures, post.silent
