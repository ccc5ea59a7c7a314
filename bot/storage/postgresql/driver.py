"""PostgreSQL behind the store: every commit is durable before anything is shown, also where its answer got lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Self

import psycopg
from psycopg import errors

from bot.config import Address
from bot.storage.crashpoints import passing
from bot.storage.driver import Column, Row, Statement, Value
from bot.storage.errors import Conflict, StoreError
from bot.storage.postgresql.connections import LONGEST_PAUSE, PATIENCE, Connection, Connections, connect
from bot.storage.postgresql.errors import STARTING, Lost, cannot_connect, failed, is_lost, said
from bot.storage.postgresql.numbers import BlockNumbers
from bot.storage.postgresql.opening import check_server, migrate, one_value
from bot.storage.postgresql.presence import Presence, present
from bot.storage.postgresql.sharing import Sharing

log = logging.getLogger(__name__)

PLACEHOLDER = re.compile(r"\?(\d+)?")
COLUMNS = (
    "select table_name, column_name, data_type from information_schema.columns where table_schema = current_schema()"
    " order by table_name, ordinal_position"
)
TYPES = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB"}
OWN = ("writers", "schema_version")
"""Tables that only this driver knows."""
DRAWN = "select nextval(?) from generate_series(1, ?)"
COUNTED = "update writers set number = $2 where id = $1 returning pg_backend_pid()"
FORGOTTEN = "delete from writers where seen < now() - interval '30 days'"
"""Those that were killed: who is there says so every day, and who stops removes its row."""
STORED = "select number from writers where id = $1 for update"
END_IDLE = (
    "select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and usename = current_user"
    " and state like 'idle in transaction%'"
)
PERSONAL = ("outbox", "tables", "due")
"""Tables without a column `member` in which people are named."""
MOST_NUMBER = 2**63
DOUBT = 120.0
"""Seconds for which a server is asked whether the last commit is stored."""


@lru_cache(512)
def numbered(sql: str) -> bytes:
    """The same statement with the placeholders of PostgreSQL: `?` and `?2` become `$1` and `$2`."""
    count = 0

    def number(found: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return f"${found[1] or count}"

    return PLACEHOLDER.sub(number, sql).encode()


class PostgreSQL:
    """One database of a server, as this process uses it."""

    def __init__(self, address: Address, sharing: Sharing | None) -> None:
        self.address = address
        self.sharing = sharing
        self.broken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        self.numbers = BlockNumbers(self._draw)
        self._connections = Connections(address)
        self._presence: Presence | None = None
        self._writer = secrets.randbelow(MOST_NUMBER)
        self._number = 0
        """The transactions of this process, counted; the row of this writer holds the last that is stored."""
        self._scrubbing: asyncio.Task[None] | None = None
        self._begin = (b"begin",)

    @classmethod
    async def open(cls, address: Address, direct: Address | None = None, *, shared: bool = False) -> Self:
        """Connect and bring the schema up to date; raises `StoreError`. `direct` leads past PgBouncer; what is not
        `shared` with others keeps them out.
        """
        driver = cls(address, Sharing(direct or address) if shared else None)
        try:
            await driver._prepare(direct or address)
        except psycopg.Error as error:
            await driver.close()
            raise failed(address, error) from None
        except BaseException:
            await driver.close()
            raise
        return driver

    async def _prepare(self, direct: Address) -> None:
        connection = await _first(self.address)
        try:
            await check_server(connection, self.address)
            self._presence = await present(direct, self.broken, self._writer, shared=self.sharing is not None)
            await migrate(connection, self.address)
            await connection.execute("delete from writers" if self.sharing is None else FORGOTTEN)
            await connection.execute("insert into writers (id, number) values ($1, 0)", (self._writer,))
            if await one_value(connection, "show synchronous_commit") == "off":
                self._begin = (b"begin", b"set local synchronous_commit = on")
        finally:
            await connection.close()
        await self.numbers.renew()

    async def close(self) -> None:
        if self._scrubbing is not None:
            self._scrubbing.cancel()
            await asyncio.gather(self._scrubbing, return_exceptions=True)
        await self.numbers.close()
        if self._presence is not None:
            await self._presence.close()
        await self._connections.drop()

    # Reading

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> Iterable[Row]:
        async def read(connection: Connection) -> Iterable[Row]:
            try:
                return await (await connection.execute(numbered(sql), values)).fetchall()
            except errors.IntegrityError as error:
                raise Conflict(said(error, self.address)) from None

        return await self._connections.patiently(read)

    async def columns(self) -> Mapping[str, Sequence[Column]]:
        found: dict[str, list[Column]] = {}
        for table, name, kind in await self.fetch(COLUMNS):
            if table not in OWN:
                found.setdefault(table, []).append(Column(name, TYPES[kind]))
        return found

    async def _draw(self, table: str, count: int) -> list[int]:
        return [number for (number,) in await self.fetch(DRAWN, (f"{table}_numbers", count))]

    # Writing

    async def commit(self, statements: Sequence[Statement]) -> None:
        """Tries again where a connection was lost and nothing is stored, and finds out whether it is."""
        if self.broken.done():
            raise self.broken.result()

        async def write(connection: Connection) -> None:
            self._number += 1
            backend = await self._write(connection, statements)
            passing("store.before-commit")
            try:
                await connection.execute("commit")
            except psycopg.Error as error:
                if not is_lost(error):
                    raise
                if not await self._is_stored(self._number, backend):
                    raise Lost("the commit did not reach the server") from error

        try:
            await self._connections.patiently(write)
        except _Misfit as misfit:
            raise Conflict(str(misfit)) from None

    async def _write(self, connection: Connection, statements: Sequence[Statement]) -> int:
        """All but the commit, in one round trip; returns the process of the server that does it."""
        cursors: list[psycopg.AsyncCursor[Row]] = []
        try:
            async with connection.pipeline():
                for each in self._begin:
                    await connection.execute(each)
                counted = await connection.execute(COUNTED, (self._writer, self._number))
                for sql, rows, _ in statements:
                    cursors.append(cursor := connection.cursor())
                    await cursor.executemany(numbered(sql), rows)
            backend = await counted.fetchone()
            for (sql, rows, exact), cursor in zip(statements, cursors, strict=True):
                if exact and cursor.rowcount != len(rows):
                    raise _Misfit(f"{len(rows)} rows to change, {cursor.rowcount} found: {sql}")
        except (psycopg.Error, _Misfit) as error:
            with contextlib.suppress(psycopg.Error):
                await connection.rollback()
            if isinstance(error, errors.IntegrityError | errors.DataError):
                raise _Misfit(said(error, self.address)) from None
            raise
        if backend is None:
            raise self._replaced()
        return int(backend[0])

    def _replaced(self) -> StoreError:
        return self._break(
            f"The database {self.address} was replaced while the bot was running, such as by a backup."
            " Start the bot again; it goes on from what is there."
        )

    def _break(self, why: str) -> StoreError:
        wrong = StoreError(why)
        if not self.broken.done():
            self.broken.set_result(wrong)
        return wrong

    async def _is_stored(self, number: int, backend: int) -> bool:
        """Whether a transaction is stored whose commit got no answer: asks until the server says so.

        The row of this writer is locked until that transaction has ended, one way or the other. Raises `StoreError` and
        stops the bot if nobody answers: what it remembers may differ from what is stored.
        """
        since, pause = time.monotonic(), 0.05
        while time.monotonic() - since < DOUBT:
            try:
                async with self._connections.one() as connection:
                    if (last := await _last(connection, self._writer)) is not None:
                        return last >= number
                    await connection.execute(END_IDLE, (backend,))
            except (Lost, psycopg.Error):
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        raise self._break(
            f"The database {self.address} went away during a commit and did not come back. Start the bot again when it"
            " is there: it goes on from what is stored."
        )

    # Upkeep

    async def scrub(self) -> None:
        """Vacuum, beside everything else: the bytes go with the next use of their space, see `bot/PROMISES.md`."""
        if self._scrubbing is None or self._scrubbing.done():
            self._scrubbing = asyncio.create_task(self._vacuum(), name="vacuum")

    async def _vacuum(self) -> None:
        found = await self.columns()
        personal = [name for name, columns in found.items() if "member" in {each.name for each in columns}]
        for table in (*PERSONAL, *personal):
            sql = f"vacuum {table}".encode()
            try:
                async with self._connections.one() as connection:
                    await connection.execute(sql)
            except (Lost, psycopg.Error) as error:
                log.warning(
                    "%s was not vacuumed; PostgreSQL does it later: %s", table, said(error, self.address)
                )

    async def look_over(self) -> None:
        """PostgreSQL's own checksums and tools look after its files."""


class _Misfit(Exception):
    """A change does not fit what is stored, and is undone."""


async def _first(address: Address) -> Connection:
    """A connection to a server that may just be starting; raises `StoreError`."""
    since = time.monotonic()
    while True:
        try:
            return await connect(address)
        except (psycopg.Error, OSError) as error:
            is_starting = any(words in said(error, address) for words in STARTING)
            if not is_starting or time.monotonic() - since > PATIENCE:
                raise cannot_connect(address, error) from None
        await asyncio.sleep(LONGEST_PAUSE)


async def _last(connection: Connection, writer: int) -> int | None:
    """The last transaction of this writer that is stored; None if one is under way for more than a second."""
    try:
        async with connection.transaction():
            await connection.execute("set local lock_timeout = '1s'")
            found = await (await connection.execute(STORED, (writer,))).fetchone()
    except errors.LockNotAvailable:
        return None
    return found[0] if found else 0
