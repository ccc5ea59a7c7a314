"""The database as the bot uses it: named reads, and changes that are durable before anything is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

from bot.clock import Clock
from bot.config import Address, Database, Shards
from bot.storage.archives import ArchiveRecord, unpack
from bot.storage.driver import Column, Driver, Sharing, Statement, Value
from bot.storage.erasures import Erasures, list_of_erasures
from bot.storage.errors import AnsweredElsewhere, Conflict, StoreError
from bot.storage.kinds import KINDS
from bot.storage.messages import PendingRecord
from bot.storage.opening import open_database
from bot.storage.people import DueRecord
from bot.storage.processes import ANSWERING, AnsweredRecord, ErrandRecord, announcements
from bot.storage.records import (
    AnalysisRecord,
    Change,
    LogRecord,
    NoteRecord,
    PostRecord,
    PreparedRecord,
    RequestRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.storage.writer import Stored, Writer

Record = TypeVar("Record")
MACHINE = Clock()
RESTING = "in (select id from tables where server in (select server from removed_servers))"
"""The tables on servers from which the bot was removed."""
UNFINISHED = "status in ('lobby', 'running')"
SETTINGS = ("results", "chosen_languages", "server_locales", "record_keepers", "removed_servers")
"""The database tables about servers, other than games; blocks are not among them, as only the operator lifts these."""
TROUBLE = "trouble"
"""The name of the note with the last reason why nothing could be written."""


def plain(*columns: Any) -> tuple[Any, ...]:
    """Returns a row as a tuple; for `Store.select`."""
    return columns


class Store:
    """One open database: its named reads, and its changes. "Our" tables are those on the servers of our `shards`: all,
    unless several processes share the database.
    """

    def __init__(self, driver: Driver, shards: Shards | None = None, erasures: Path | None = None) -> None:
        self.driver = driver
        self.erasures = None if erasures is None else Erasures(erasures)
        self.shards = shards or Shards()
        self._subscribers: list[Stored] = []
        self._writer = Writer(driver, self._tell, self._statements_to_announce)

    @classmethod
    async def open(
        cls,
        database: Database,
        clock: Clock = MACHINE,
        direct: Address | None = None,
        shards: Shards | None = None,
        erasures: Path | None = None,
    ) -> Self:
        """Open the database (a file is created) and migrate its schema; raises `StoreError`. With `shards` other bots
        may use it, too, if its kind allows that. Erasures are listed in this file (None: next to a database file).
        """
        listed = list_of_erasures(database, erasures)
        return cls(await open_database(database, clock, direct, shards), shards, listed)

    async def close(self) -> None:
        """Write what is queued, then close, even if somebody presses Ctrl+C meanwhile."""
        try:
            await self._writer.close()
        finally:
            await self.driver.close()

    @property
    def failure(self) -> asyncio.Future[StoreError]:
        """Gets a result when nothing may be written any more: the bot must stop then."""
        return self.driver.broken

    async def find_trouble(self) -> StoreError | None:
        """Why the database cannot be read or written now, None if it can. After a failed write a note is written."""
        try:
            await self.note(TROUBLE)
            if self._writer.failure is not None:
                await self.write(Change((NoteRecord(TROUBLE, str(self._writer.failure)),)))
        except StoreError as error:
            return error
        return None

    @property
    def sharing(self) -> Sharing | None:
        """Coordination with other processes; None where there can be none."""
        return self.driver.sharing

    def _statements_to_announce(self, changes: Sequence[Change]) -> Sequence[Statement]:
        if (sharing := self.sharing) is None or self.shards.is_all:
            return ()
        return [sharing.announcement(str(each)) for each in announcements(changes)]

    def new_id(self, table: str) -> int:
        """Allocate a number for a new row of a database table whose rows are numbered."""
        return self.driver.numbers.take(table)

    # Writing

    def subscribe(self, subscriber: Stored) -> None:
        """Call this with changes after they are committed."""
        self._subscribers.append(subscriber)

    def _tell(self, changes: Sequence[Change]) -> None:
        for each in self._subscribers:
            each(changes)

    async def write(self, change: Change) -> None:
        """Write all of this change or nothing, and return when it is durable. Queued changes share one commit.

        A record with a fresh number of `new_id` is a new row; one with an older number updates its row. Raises
        `Conflict` when a new row exists already (a concurrent move) or a row to update does not, `Unwritable` when the
        database does not accept it, another `StoreError` for this and all later changes once the driver is `broken`,
        and `AnsweredElsewhere` when another process has handled the interaction of this task.
        """
        answering = ANSWERING.get() if self.sharing else None
        if answering is None or not answering.is_open:
            await self._writer.write(change)
            return
        answering.is_open = False
        try:
            await self._writer.write(Change((AnsweredRecord(answering.interaction),)) + change)
        except Conflict:
            if await self.is_answered(answering.interaction):
                raise AnsweredElsewhere from None
            answering.is_open = True
            raise
        except BaseException:
            answering.is_open = True
            raise

    def write_soon(self, change: Change) -> None:
        """Write this with the next transaction, without waiting. Only for what a crash may lose, as it is then repeated
        without harm.
        """
        self._writer.write_soon(change)

    async def wait_until_written(self) -> None:
        """Return when everything from `write_soon` was written or has failed; all reads wait for that."""
        await self._writer.wait_until_written()

    # Reading

    async def table(self, game: int) -> TableRecord | None:
        return await self.one(TableRecord, "id = ?", game)

    async def tables(self, *statuses: str) -> list[TableRecord]:
        """All our tables in one of these states, oldest first."""
        marks, ours = ", ".join("?" * len(statuses)), self.shards.having("server")
        return await self.find(TableRecord, f"status in ({marks}) and {ours} order by id", *statuses)

    async def tables_at(self, place: int) -> list[TableRecord]:
        """The tables of a thread or channel, newest first."""
        return await self.find(TableRecord, "coalesce(thread, channel) = ? order by id desc", place)

    async def tables_of(self, member: int) -> list[TableRecord]:
        """The unfinished tables at which this person sits, oldest first."""
        sql = (
            "select t.* from tables t join seats s on s.game = t.id"
            " where s.member = ? and t.status in ('lobby', 'running') order by t.id"
        )
        return await self.select(TableRecord, sql, member)

    async def open_tables(self, server: int, most: int) -> list[TableRecord]:
        """The first unfinished tables of a server, oldest first."""
        return await self.find(TableRecord, f"server = ? and {UNFINISHED} order by id limit ?", server, most)

    async def count_open_tables(self, server: int) -> int:
        """How many unfinished tables a server has."""
        sql = f"select count(*) from tables where server = ? and {UNFINISHED}"
        (found,) = await self.select(int, sql, server)
        return found

    async def asked_of_computers(self) -> list[int]:
        """Our running tables at which a seat is asked that a computer plays."""
        # From table to table: the seats of computers at finished ones are more every year.
        return await self.select(
            int,
            f"""select t.id from tables t where t.status = 'running' and {self.shards.having("t.server")}
            and t.id not {RESTING} and (
            select coalesce(max(c.asked), 0) from seats s join clocks c on c.game = s.game and c.seat = s.seat
            where s.game = t.id and (s.member < 0 or s.caretaker <> '')) > 0 order by t.id""",
        )

    async def known_servers(self) -> list[int]:
        """Our servers about which anything is stored; found one by one, as each may have many tables."""
        found = set[int]()
        for table in ("tables", *SETTINGS):
            following, server = f"select min(server) from {table} where server > ?", 0
            while (server := (await self.select(lambda number: number, following, server))[0]) is not None:
                found.add(server)
        return [each for each in sorted(found) if self.shards.holds(each)]

    async def analysis(self, game: int) -> str | None:
        """The analysis of a finished game; empty while it is pending, None if there is none."""
        found = await self.one(AnalysisRecord, "game = ?", game)
        return found and found.result

    async def seats(self, game: int) -> list[SeatRecord]:
        return await self.find(SeatRecord, "game = ? order by seat", game)

    async def log(self, game: int) -> list[LogRecord]:
        """All rows of a game, in order; from its archive if it has one."""
        rows = await self.find(LogRecord, "game = ? order by sequence", game)
        return rows or (await self._read_archive(game))[0]

    async def snapshots(self, game: int) -> list[SnapshotRecord]:
        """The snapshots of a game, newest first."""
        found = await self.find(SnapshotRecord, "game = ? order by sequence desc", game)
        return found or (await self._read_archive(game))[1]

    async def _read_archive(self, game: int) -> tuple[list[LogRecord], list[SnapshotRecord]]:
        found = await self.one(ArchiveRecord, "game = ?", game)
        return ([], []) if found is None else unpack(found)

    async def prepared_answers(self, game: int) -> list[PreparedRecord]:
        """The prepared answers of each seat."""
        return await self.find(PreparedRecord, "game = ? order by seat", game)

    async def posts_to_make(self) -> list[PostRecord]:
        """The unsent posts of our tables, in the order in which they were added."""
        ours = self.shards.having_table
        return await self.find(PostRecord, f"status in ('owed', 'sending') and {ours} order by id")

    async def unsent_posts(self, game: int) -> list[PostRecord]:
        """The unsent posts of one table."""
        return await self.find(PostRecord, "status in ('owed', 'sending') and game = ? order by id", game)

    async def pending(self) -> list[PendingRecord]:
        """Our tables whose messages may be out of date."""
        return await self.find(PendingRecord, f"{self.shards.having_table} order by game")

    async def posts(self, game: int, kind: str | None = None) -> list[PostRecord]:
        """All posts of this kind (None: of any) of a game, sent or not, oldest first."""
        return await self.find(PostRecord, "game = ?1 and kind = coalesce(?2, kind) order by id", game, kind)

    async def post(self, number: int) -> PostRecord | None:
        """The stored post with this id."""
        return await self.one(PostRecord, "id = ?", number)

    async def post_of(self, game: int, kind: str, message: int) -> PostRecord | None:
        """The post of this kind that became a message."""
        return await self.one(PostRecord, "game = ? and kind = ? and message = ?", game, kind, message)

    async def is_known(self, message: int) -> bool:
        """Whether this is known as the message of a post, or as one with changing content."""
        sent = "select 1 from outbox where message = ? and status = 'sent' limit 1"
        changing = "select 1 from messages where message = ? limit 1"
        return bool(await self.select(int, sent, message) or await self.select(int, changing, message))

    async def request(self, number: int) -> RequestRecord | None:
        return await self.one(RequestRecord, "id = ?", number)

    async def open_requests(self, game: int) -> list[RequestRecord]:
        return await self.find(RequestRecord, "game = ? and status = 'open' order by id", game)

    async def lobbies(self, column: Literal["host", "channel"], number: int) -> int:
        """How many tables of this host, or in this channel, wait for players."""
        sql = f"select count(*) from tables where status = 'lobby' and {column} = ?"
        return (await self.select(int, sql, number))[0]

    async def jobs(self, where: str, *values: Value) -> list[DueRecord]:
        """The jobs that meet this condition, about our tables that do not rest, or about people if they are ours."""
        alone, at_table = self.shards.having("server"), self.shards.having_table
        ours = "" if self.shards.is_all else f"(game is null and {alone} or {at_table}) and "
        awake = f"coalesce(game, 0) not {RESTING}"
        return await self.select(DueRecord, f"select * from due where {ours}{awake} and {where}", *values)

    async def errands(self) -> list[ErrandRecord]:
        """The errands for our servers, in order."""
        return await self.find(ErrandRecord, f"{self.shards.having('server')} order by id")

    async def is_answered(self, interaction: int) -> bool:
        """Whether this interaction has changed something."""
        return bool(await self.select(int, "select 1 from answered where interaction = ?", interaction))

    def own_note(self, note: str) -> str:
        """The name of a note of which each process has its own, by its shards."""
        return note if self.shards.is_all else f"{note} {self.shards}"

    async def note(self, name: str) -> str | None:
        found = await self.one(NoteRecord, "name = ?", name)
        return found and found.value

    async def one(self, kind: type[Record], where: str, *values: Value) -> Record | None:
        """The first record of one of the `KINDS` that meets this condition."""
        return next(iter(await self.find(kind, where, *values)), None)

    async def find(self, kind: type[Record], where: str = "true", *values: Value) -> list[Record]:
        """The records of one of the `KINDS` that meet this condition."""
        return await self.select(kind, f"select * from {KINDS[kind].table} where {where}", *values)

    async def columns(self) -> Mapping[str, Sequence[Column]]:
        """The columns of every table, by its name in the database."""
        found: dict[str, list[Column]] = {}
        for table, name, kind in await self.driver.fetch(self.driver.columns):
            found.setdefault(table, []).append(Column(name, kind))
        return found

    async def select(self, kind: Callable[..., Record], sql: str, *values: Value) -> list[Record]:
        """The rows of a query, each as `kind(*columns)`: a record, or an `int` of a single number.

        See `Driver` for the SQL that may be used.
        """
        await self.wait_until_written()
        return [kind(*row) for row in await self.driver.fetch(sql, values)]
