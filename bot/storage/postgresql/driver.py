"""The driver of PostgreSQL: finds out whether a commit is durable even if its answer was lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Self

import psycopg
from psycopg import errors

from bot.config import Address, Shards
from bot.ending import end_tasks
from bot.storage.crashpoints import passing
from bot.storage.driver import MOST_NUMBER, Row, Statement, Value
from bot.storage.errors import Conflict, StoreError, Unwritable
from bot.storage.postgresql.connections import LONGEST_PAUSE, Connection, Connections, connection_to
from bot.storage.postgresql.errors import AGAIN, Lost, away, error_of_statement, explain
from bot.storage.postgresql.numbers import BlockNumbers
from bot.storage.postgresql.opening import (
    check_server,
    migrate,
    must_keep_session,
    one_value,
    refuse_older_version,
)
from bot.storage.postgresql.session import Session
from bot.storage.postgresql.sharing import Sharing

log = logging.getLogger(__name__)

PLACEHOLDER = re.compile(r"\?(\d+)?")
COLUMNS = (
    "select table_name, column_name,"
    " case data_type when 'bigint' then 'INTEGER' when 'text' then 'TEXT' else 'BLOB' end"
    " from information_schema.columns where table_schema = current_schema()"
    " and table_name not in ('writers', 'schema_version', 'shards') order by table_name, ordinal_position"
)
"""Without the tables that only this driver uses."""
DRAWN = "select nextval(?) from generate_series(1, ?)"
COUNTED = "update writers set number = $2, seen = now() where id = $1"
FORGOTTEN = "delete from writers where seen < now() - interval '30 days'"
"""Deletes the rows of killed writers; others update their row, and delete it when they stop."""
BEGUN = "insert into writers (id, number) values (?, 0) on conflict (id) do update set seen = now() returning number"
DELETE_WRITER = "delete from writers where id = $1"
STORED = "select number from writers where id = $1"
LONG, LONGEST_SCRUBBING = 600.0, 10.0
"""Seconds: the timeout of statements that are known to take long, and how long an end waits for such ones."""


@lru_cache(512)
def number_placeholders(sql: str) -> bytes:
    """Translate the placeholders of a statement to PostgreSQL's: `?` and `?2` become `$1` and `$2`."""
    count = 0

    def number(found: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return f"${found[1] or count}"

    return PLACEHOLDER.sub(number, sql).encode()


class PostgreSQL:
    """One database of a server, as this process uses it."""

    columns = COLUMNS
    writes_indexes_again = False

    def __init__(self, address: Address, direct: Address, shards: Shards | None) -> None:
        self.address = address
        self.broken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        self.numbers = BlockNumbers(self._draw)
        self._direct = direct
        self._connections = Connections(address)
        self._session = Session(direct, self.broken, shards)
        calls = self.fetch, self._hurry
        self.sharing = None if shards is None else Sharing(direct, self._session, shards, *calls)
        self._writer = secrets.randbelow(MOST_NUMBER)
        self._number = 0
        """The number of this process's latest transaction; the row of this writer holds the last one committed."""
        self._stored = 0
        """The number in that row when the session was last connected."""
        self._given_up = 0
        """The transaction that was reported as lost although its outcome was unknown."""
        self._scrubbing: asyncio.Task[None] | None = None
        self._to_scrub: dict[str, None] = {}
        """The tables that are still to be vacuumed."""
        self._begin = (b"begin",)

    @classmethod
    async def open(
        cls, address: Address, direct: Address | None = None, shards: Shards | None = None
    ) -> Self:
        """Connect and migrate the schema; raises `StoreError`. `direct` is the address that bypasses PgBouncer; with
        `shards` this is one of several processes, else it excludes others.
        """
        driver = cls(address, direct or address, shards)
        try:
            await driver._prepare()
        except BaseException:
            await driver.close()
            raise
        return driver

    async def _prepare(self) -> None:
        async with connection_to(self.address) as connection:
            await check_server(connection, self.address)
            async with connection_to(self._direct) as direct:
                await must_keep_session(direct, self._direct)
                await refuse_older_version(direct, self._direct)
            await self._session.begin()
            if self.sharing is not None:
                await self.sharing.must_fit()
            await migrate(connection, self.address)
            await connection.execute("delete from writers" if self.sharing is None else FORGOTTEN)
            if await one_value(connection, "show synchronous_commit") == "off":
                self._begin = (b"begin", b"set local synchronous_commit = on")
        self._session.regained = self._look_what_is_stored
        await self.begin_writing()

    async def begin_writing(self) -> None:
        await self.fetch(BEGUN, (self._writer,))
        await self.numbers.renew()

    async def close(self) -> None:
        if self._scrubbing is not None:  # a command ends as soon as it has erased
            await asyncio.wait({self._scrubbing}, timeout=LONGEST_SCRUBBING)
        await end_tasks(self._scrubbing)
        await self.numbers.close()
        with contextlib.suppress(StoreError, Lost, psycopg.Error):
            if not self._session.is_over:
                async with self._connections.one() as connection:
                    await connection.execute(DELETE_WRITER, (self._writer,))
        await self._session.close()
        await self._connections.close()

    def _hurry(self) -> None:
        self._session.patience.is_little = self._connections.patience.is_little = True

    # Reading

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> Iterable[Row]:
        async def read(connection: Connection) -> Iterable[Row]:
            try:
                return await (await connection.execute(number_placeholders(sql), values)).fetchall()
            except errors.IntegrityError as error:
                raise Conflict(explain(error, self.address)) from None

        return await self._connections.patiently(read)

    async def _draw(self, table: str, count: int) -> list[int]:
        return [number for (number,) in await self.fetch(DRAWN, (f"{table}_numbers", count))]

    # Writing

    async def commit(self, statements: Sequence[Statement]) -> None:
        """See `Driver.commit`; after a lost connection it finds out whether it was committed, and retries if not."""
        if not self._session.owns:
            raise Unwritable("Another process has these shards; nothing was changed.")
        pause, doubtful = 0.0, 0
        """`doubtful` is the number of a transaction whose commit was sent but not answered."""
        while not self._session.patience.is_vain:
            try:
                async with self._session.line() as connection:
                    if doubtful and self._stored >= doubtful:
                        return
                    self._number, doubtful = self._number + 1, 0
                    await self._write(connection, statements)
                    passing("store.before-commit")
                    doubtful = self._number
                    await connection.execute("commit")
                    return
            except Lost as error:
                if self._session.is_over:
                    self._given_up = doubtful
                    raise away(self.address, error.__cause__ or error) from None
            except AGAIN:
                doubtful = 0
            except psycopg.Error as error:
                raise error_of_statement(self.address, error) from None
            except _Misfit as misfit:
                raise Conflict(str(misfit)) from None
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2 or 0.05)
        self._given_up = doubtful or self._given_up
        raise away(self.address, Lost("it was silent a moment ago"))

    async def _write(self, connection: Connection, statements: Sequence[Statement]) -> None:
        """Send everything except the commit in one round trip."""
        cursors: list[psycopg.AsyncCursor[Row]] = []
        try:
            async with connection.pipeline():
                for each in self._begin:
                    await connection.execute(each)
                counted = await connection.execute(COUNTED, (self._writer, self._number))
                for sql, rows, _ in statements:
                    cursors.append(cursor := connection.cursor())
                    await cursor.executemany(number_placeholders(sql), rows)
            if counted.rowcount != 1:
                raise self._error_of_replacement()
            for (sql, rows, exact), cursor in zip(statements, cursors, strict=True):
                if exact and cursor.rowcount != len(rows):
                    raise _Misfit(f"{len(rows)} rows to change, {cursor.rowcount} found: {sql}")
        except (psycopg.Error, StoreError, _Misfit) as error:
            with contextlib.suppress(psycopg.Error):
                await connection.rollback()
            if isinstance(error, errors.IntegrityError | errors.DataError):
                raise _Misfit(explain(error, self.address)) from None
            raise

    async def _look_what_is_stored(self, connection: Connection) -> None:
        """Read the number of the last committed transaction; reliable, as the former connection has ended."""
        found = await (await connection.execute(STORED, (self._writer,))).fetchone()
        if found is None:
            raise self._error_of_replacement()
        self._stored = int(found[0])
        if self._given_up and self._stored >= self._given_up:
            raise self._break(
                f"The database {self.address} went away during a commit, which is stored nevertheless. Start the bot"
                " again: it goes on from what is stored."
            )
        self._given_up = 0

    def _error_of_replacement(self) -> StoreError:
        return self._break(
            f"The database {self.address} was replaced while the bot was running, such as by a backup."
            " Start the bot again; it goes on from what is there."
        )

    def _break(self, why: str) -> StoreError:
        return self._session.fail(StoreError(why))

    # Upkeep

    async def scrub(self) -> None:
        """Vacuum without blocking; the bytes are overwritten when their space is reused, see `bot/PROMISES.md`."""
        self._to_scrub = dict.fromkeys(table for table, *_ in await self.fetch(COLUMNS))
        if self._scrubbing is None or self._scrubbing.done():
            self._scrubbing = asyncio.create_task(self._vacuum(), name="vacuum")

    async def _vacuum(self) -> None:
        while self._to_scrub:
            table, _ = self._to_scrub.popitem()
            try:
                async with self._connections.one(LONG) as connection:
                    await connection.execute(f"vacuum {table}".encode())
            except (Lost, psycopg.Error) as error:
                log.warning(
                    "%s was not vacuumed; PostgreSQL does it later: %s", table, explain(error, self.address)
                )

    async def look_over(self) -> None:
        """Do nothing: PostgreSQL has its own checksums and tools for its files."""


class _Misfit(Exception):
    """Raised inside a transaction to roll back a change that does not fit what is stored."""
