"""Reads the database of the running program, and the notifications that people received from the playground."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from bot.client import Bot
from bot.playground import Person, Playground
from bot.playground.world import Channel
from bot.storage.people import VoteRecord
from bot.storage.records import LogRecord, PostRecord, SeatRecord, SnapshotRecord, TableRecord
from bot.tables.model.kinds import CURRENT
from bot.tables.model.table import load_table
from tests.bot.support.table import PlayedTable
from tests.process.bot_process import BotProcess

Record = TypeVar("Record")


@dataclass(frozen=True, slots=True)
class Question:
    """An open decision: who is asked since when, and how many seconds were left in their bank then."""

    game: int
    seat: int
    member: int
    asked: int
    bank: int
    pace: str

    @property
    def key(self) -> tuple[int, int, int, int]:
        return self.game, self.seat, self.asked, self.member


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification of a person, and the kind and content of the post that caused it."""

    at: int
    member: int
    kind: str
    game: int
    content: dict[str, Any]


class Facts:
    """Reads what concerns the server on which the people of the week play; writes nothing."""

    def __init__(self, process: BotProcess, playground: Playground) -> None:
        self.process = process
        self.playground = playground
        self._pings = 0
        self._direct: set[str] = set()
        self._disk: sqlite3.Connection | None = None
        self.server = playground.world.guild
        self.ours = f"(select id from tables where server = {self.server.id})"
        """SQL that selects the ids of the tables on this server."""

    def read(self, kind: type[Record], sql: str, *values: Any) -> list[Record]:
        """The rows of a query, each as `kind`; the database stays open for the next query."""
        if self._disk is None:
            self._disk = sqlite3.connect(f"{self.process.database.as_uri()}?mode=ro", uri=True)
        return [kind(*row) for row in self._disk.execute(sql, values)]

    def close(self) -> None:
        """Close the database, before its program ends."""
        if self._disk is not None:
            self._disk.close()
            self._disk = None

    def questions(self) -> list[Question]:
        """The open decisions of all people."""
        return self.read(
            Question,
            "select c.game, c.seat, s.member, c.asked, c.bank, t.pace from clocks c join seats s using (game, seat) "
            f"join tables t on t.id = c.game where c.asked > 0 and t.status = 'running' and t.id in {self.ours}",
        )

    def votes(self, where: str = "status = 'open'") -> list[VoteRecord]:
        return self.read(
            VoteRecord, f"select * from votes where ({where}) and game in {self.ours} order by id"
        )

    def seats(self, game: int) -> list[int]:
        """The members at a table in the order of their seats."""
        return self.read(int, "select member from seats where game = ? order by seat", game)

    def tables(self) -> list[TableRecord]:
        return self.read(TableRecord, f"select * from tables where id in {self.ours} order by id")

    def table(self, game: int) -> PlayedTable:
        """A table as it is stored, with its people in the order of their seats."""
        (record,) = self.read(TableRecord, "select * from tables where id = ?", game)
        read, of = self.read, "where game = ? order by"
        live = load_table(
            record,
            read(SeatRecord, f"select * from seats {of} seat", game),
            read(LogRecord, f"select * from log {of} sequence", game),
            read(SnapshotRecord, f"select * from snapshots {of} sequence desc", game),
        )
        people = tuple(self.person(seat.member) for seat in live.seats)
        return PlayedTable(self.playground, cast("Bot", None), live, people)

    def kinds(self, message: str) -> list[str]:
        """The kinds and contents of the posts that a message is for."""
        return self.read(str, "select kind || content from outbox where message = ?", int(message))

    def person(self, member: int) -> Person:
        return self.playground.person(str(member))

    def read_notifications(self) -> list[Notification]:
        """The notifications since the last call: mentions, and every direct message that is not silent."""
        world = self.playground.world
        rung = world.pings[self._pings :]
        self._pings = len(world.pings)
        pinged = set(rung)
        for channel in world.channels.values():
            if not channel.is_dm:
                continue
            owner = next(each for each in channel.members if each != world.bot.id)
            fresh = [m for m in channel.messages.values() if m.id not in self._direct]
            self._direct |= {m.id for m in fresh}
            sent = [m for m in fresh if m.author_id == world.bot.id and m.metadata is None and not m.silent]
            rung += [(m.id, owner) for m in sent if (m.id, owner) not in pinged]
        own = [each for each in rung if each[1] in self.server.members]
        return [self._notification(int(message), int(member)) for message, member in own]

    def is_theirs(self, channel: Channel) -> bool:
        """Whether a channel is on this server, or is a direct conversation of one of its members with the bot."""
        is_dm = channel.is_dm and bool(
            {*channel.members} & {*self.server.members} - {self.playground.world.bot.id}
        )
        return is_dm or channel.guild_id == self.server.id

    def _notification(self, message: int, member: int) -> Notification:
        now = self.process.clock.now
        posts = self.read(PostRecord, "select * from outbox where message = ?", message)
        if not posts:
            place = next(
                each.id
                for each in self.playground.world.channels.values()
                if str(message) in {*each.messages, *each.deleted}
            )
            game = next((each.id for each in self.tables() if str(each.place) == place), 0)
            return Notification(now, member, CURRENT, game, {})
        return Notification(now, member, posts[0].kind, posts[0].game, json.loads(posts[0].content))
