"""A small pool of connections to one database, opened on demand and again after they were lost."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor

from bot.config import Address
from bot.storage.postgresql.errors import AGAIN, Lost, away, cannot_connect, error_of_statement, is_lost

MOST = 5
ANSWER = 4.0
"""The timeout of one answer of the server, in seconds."""
PATIENCE, LITTLE = 10.0, 2.0
"""Seconds for which a silent server is retried, usually and by a process that ends. Callers get the error after at most
one more `ANSWER`.
"""
LONGEST_PAUSE = 1.0
NAME = "stone-age"

Connection = AsyncConnection[tuple[Any, ...]]
Result = TypeVar("Result")


async def connect(address: Address, name: str = NAME) -> Connection:
    """A new connection; raises `psycopg.Error` or `OSError`. It uses no prepared statements, so that PgBouncer may
    change the session behind it.
    """
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it also raises what it warns of
    async with asyncio.timeout(2 * ANSWER):  # libpq's timeout begins only after the host name is resolved
        return await AsyncConnection.connect(
            address.url,
            autocommit=True,
            prepare_threshold=None,
            cursor_factory=AsyncRawCursor,
            application_name=name,
            connect_timeout=int(ANSWER),
            keepalives_idle=4,
            keepalives_interval=4,
            keepalives_count=2,
            tcp_user_timeout=12_000,
        )


@contextmanager
def answering(connection: Connection, seconds: float | None = None) -> Iterator[None]:
    """Break the connection unless the server answers within so many seconds (None: `ANSWER`) inside the block.
    Cancelling psycopg instead would take ten seconds more, as it asks the server to cancel.
    """
    within = ANSWER if seconds is None else seconds
    alarm = asyncio.get_running_loop().call_later(within, _end, connection)
    try:
        yield
    finally:
        alarm.cancel()


def _end(connection: Connection) -> None:
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


class Patience:
    """How long to wait for a server, counted from the beginning of its silence, so that those who wait behind others do
    not wait the whole time again.
    """

    def __init__(self) -> None:
        self._silent_since = self._missed_at = 0.0
        self.is_little = False

    def note_answer(self) -> None:
        """Note that the server has answered."""
        self._silent_since = 0.0

    def note_silence(self, since: float) -> None:
        """Note that the server has not answered a request of this moment."""
        self._silent_since = self._silent_since or since
        self._missed_at = time.monotonic()

    @property
    def is_over(self) -> bool:
        longest = LITTLE if self.is_little else PATIENCE
        return bool(self._silent_since) and time.monotonic() - self._silent_since > longest

    @property
    def is_vain(self) -> bool:
        """Whether not even a try makes sense: the time is over, and somebody has just tried."""
        return self.is_over and time.monotonic() - self._missed_at < ANSWER


@asynccontextmanager
async def connection_to(address: Address) -> AsyncIterator[Connection]:
    """A connection for this block only; raises `StoreError` for all its errors, soon if the server behind a pool does
    not answer.
    """
    try:
        connection = await connect(address)
    except (psycopg.Error, OSError, UnicodeError) as error:  # the last for a host that no network can name
        raise cannot_connect(address, error) from None
    try:
        with answering(connection):
            await connection.execute("select 1")
        yield connection
    except psycopg.Error as error:
        raise error_of_statement(address, error) from None
    finally:
        await connection.close()


class Connections:
    """The connections of one process to its database."""

    def __init__(self, address: Address, most: int = MOST) -> None:
        self.address = address
        self._free: list[Connection] = []
        self._room = asyncio.Semaphore(most)
        self.patience = Patience()
        self._is_closed = False

    async def close(self) -> None:
        """Close all connections; one that is still in use is closed when it is returned."""
        self._is_closed = True
        await self.drop()

    @asynccontextmanager
    async def one(self, answer: float | None = None) -> AsyncIterator[Connection]:
        """A connection for this block only; raises `Lost` if there is none, or if it is lost inside, also because the
        server did not answer for so many seconds.
        """
        async with self._room:
            connection = self._free.pop() if self._free else None
            try:
                if connection is None:
                    connection = await connect(self.address)
                with answering(connection, answer):
                    yield connection
            except (psycopg.Error, OSError) as error:
                if isinstance(error, psycopg.Error) and not is_lost(error):
                    raise
                await self.drop()
                raise Lost(str(error)) from error
            finally:
                if connection is not None:
                    await self._give_back(connection)

    async def _give_back(self, connection: Connection) -> None:
        idle = psycopg.pq.TransactionStatus.IDLE
        if not self._is_closed and not connection.closed and connection.info.transaction_status == idle:
            self._free.append(connection)
        else:
            await connection.close()

    async def drop(self) -> None:
        """Close the idle connections, as after a restart of the server all are dead."""
        free, self._free = self._free, []
        for each in free:
            await each.close()

    async def patiently(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Call `work` with a connection, again if that was lost or its transaction rolled back; raises `StoreError`.

        `work` must raise `Lost` or errors of `psycopg` only if nothing of it is stored.
        """
        pause, lost = 0.0, Lost("it was silent a moment ago")
        while True:
            if self.patience.is_vain:
                raise away(self.address, lost.__cause__ or lost)
            since = time.monotonic()
            try:
                async with self.one() as connection:
                    result = await work(connection)
                self.patience.note_answer()
                return result
            except AGAIN:
                pass
            except Lost as error:
                lost = error
                self.patience.note_silence(since)
                if self.patience.is_over:
                    raise away(self.address, error.__cause__ or error) from None
            except psycopg.Error as error:
                raise error_of_statement(self.address, error) from None
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2 or 0.05)
