"""The only connection on which a process writes. It holds the locks of the process's shards, so that a process that has
lost them cannot write: the next holder of a lock reads everything. It connects to PostgreSQL directly.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import LiteralString

import psycopg

from bot.config import Address, Shards
from bot.ending import end_tasks
from bot.storage.errors import Replaced, StoreError
from bot.storage.postgresql.connections import NAME, Connection, Patience, answering, connect
from bot.storage.postgresql.errors import Lost, away, cannot_connect, is_lost
from bot.storage.postgresql.opening import already_running, one_value, try_lock

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two signs of life."""
FRESH = 7.0
"""Seconds for which a sign of life is valid: until then no other process can have taken over our shards."""
LOOK_EVERY = 1.0
"""Seconds between two checks whether the owner of the shards that we wait for is silent."""
CONNECTED, ALONE = "connected", "alone"
"""Parts of the name of a connection: the process receives Discord's events; no other may use the database."""
LOCKS = 0x53746F6F
"""The first number of the advisory locks of shards; the second is that of the shard."""
SILENCE: LiteralString = "9s"
"""After this time of silence the server ends a connection and with it our locks; longer than `FRESH`."""
ENDED = (
    "select pg_terminate_backend(pid) from pg_stat_activity"
    " where pid = $1 and usename = current_user and application_name like $2"
)
END_SILENT = (
    "select pg_terminate_backend(a.pid) from pg_locks l join pg_stat_activity a using (pid)"
    " where l.locktype = 'advisory' and l.classid = $1::oid and l.objid = $2::oid and l.granted"
    " and a.usename = current_user and a.wait_event = 'ClientRead'"
    " and clock_timestamp() - a.state_change > $3::interval"
)
"""Ends the session of a silent owner. In the middle of a pipeline none of the server's own timeouts runs: they begin
once it has answered a Sync (seen with PostgreSQL 15).
"""
TRY = "select pg_try_advisory_lock($1, $2)"
UNLOCK = "select pg_advisory_unlock($1, $2)"
TAKEN = (
    "insert into shards (number, takeovers, process, since) values ($1, 1, $2, now()) on conflict (number)"
    " do update set takeovers = shards.takeovers + 1, process = excluded.process, since = now() returning takeovers"
)
TAKEOVERS = "select takeovers from shards where number = $1"
Regained = Callable[[Connection], Awaitable[None]]

if hasattr(time, "CLOCK_BOOTTIME"):

    def steady() -> float:
        """A monotonic clock in seconds that runs while the machine sleeps, too."""
        return time.clock_gettime(time.CLOCK_BOOTTIME)
else:
    steady = time.monotonic


class Session:
    """A connection with a sign of life each second, which is reopened when it was lost. `shards` are those of this
    process if others have the rest; None: it has the database for itself.
    """

    def __init__(self, address: Address, broken: asyncio.Future[StoreError], shards: Shards | None) -> None:
        self.run = secrets.token_hex(6)
        """The identity of this process; host names and process ids are not unique."""
        self.regained: Regained | None = None
        """Called with each new connection, before anything else is done on it."""
        self._address = address
        self._broken = broken
        self._shards = shards
        self._is_connected = False
        self._owned: dict[int, int] = {}
        """Our shards, each with its number of takeovers when it became ours."""
        self._line: Connection | None = None
        self._backend: object = None
        """The id of the server process behind our connection."""
        self._heard_at = self._looked_at = float("-inf")
        self._one_at_a_time = asyncio.Lock()
        self.patience = Patience()
        self._away_since = 0.0
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Connect for the first time; raises `StoreError` or what `psycopg` raises."""
        try:
            self._line = await self._open_connection()
        except OSError as error:
            raise cannot_connect(self._address, error) from None
        self._beating = asyncio.create_task(self._beat(), name="signs of life")

    async def close(self) -> None:
        """Close the connection and with it release all locks."""
        await end_tasks(self._beating)
        if self._line is not None:
            await self._line.close()

    @property
    def owns(self) -> bool:
        """Whether this process owns its shards, so that it may write."""
        return self._shards is None or bool(self._owned)

    @property
    def is_fresh(self) -> bool:
        """Whether no other process can have taken over our shards; by our own clock, without asking the server."""
        return steady() - self._heard_at < FRESH

    @property
    def is_over(self) -> bool:
        return self._line is None or self.patience.is_over

    @property
    def name(self) -> str:
        """The name of the connection at the server: it contains the shards, so that others see them."""
        shards = ALONE if self._shards is None else str(self._shards)
        return f"{NAME} {shards} {self.run}{f' {CONNECTED}' if self._is_connected else ''}"

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Connection]:
        """The connection for this block only, in which the server must answer in time; raises `Lost`."""
        async with self._one_at_a_time:
            if self._broken.done():
                raise self._broken.result()
            if self.patience.is_vain:  # somebody has tried while we waited
                raise Lost("it was silent a moment ago")
            sent, since = steady(), time.monotonic()
            try:
                if self._line is None or self._line.closed:
                    self._line = await self._open_connection()
                with answering(self._line):
                    yield self._line
            except (psycopg.Error, OSError, Lost) as error:
                if isinstance(error, psycopg.Error) and not is_lost(error):
                    raise
                await self._lose(error, since)
                raise Lost(str(error)) from error
            self._hear(sent)

    async def _lose(self, error: Exception, since: float) -> None:
        if self._line is not None:
            await self._line.close()
        self.patience.note_silence(since)
        if not self._away_since:
            self._away_since = time.monotonic()
            log.warning("%s", away(self._address, error))

    def _hear(self, sent: float) -> None:
        self._heard_at = max(self._heard_at, sent)
        self.patience.note_answer()
        if self._away_since:
            passed = time.monotonic() - self._away_since
            log.warning("The database %s answers again after %d s.", self._address, passed)
            self._away_since = 0.0

    async def _open_connection(self) -> Connection:
        """Open a new connection, and take all locks of the former one again."""
        sent = steady()
        line = await connect(self._address, self.name)
        try:
            with answering(line):
                await limit_silence(line)
                await self._end_former(line)
                self._backend = await one_value(line, "select pg_backend_pid()")  # a pool makes up another
                if not await try_lock(line, shared=self._shards is not None):
                    raise self.fail(already_running(self._address))
                await self._regain(line)
                if self.regained is not None:
                    await self.regained(line)
        except BaseException:
            await line.close()
            raise
        self._hear(sent)
        return line

    async def _end_former(self, line: Connection) -> None:
        """End our former connection and its work at the server, which may not have noticed that it is lost."""
        while self._backend is not None:
            found = await (await line.execute(ENDED, (self._backend, f"%{self.run}%"))).fetchall()
            if not found:
                self._backend = None
            else:
                await asyncio.sleep(0.02)

    # Shards

    async def _regain(self, line: Connection) -> None:
        """Take our shards again, unless another process has owned one of them meanwhile."""
        for number in self._owned:
            await self._must_be_unreplaced(line, number)
            if not await one_value(line, TRY, LOCKS, number):
                raise Lost(f"shard {number} is locked")
            await self._must_be_unreplaced(line, number)

    async def _must_be_unreplaced(self, line: Connection, number: int) -> None:
        if await one_value(line, TAKEOVERS, number) != self._owned[number]:
            raise self.fail(
                Replaced(
                    f"Another process has taken over SHARDS={self._shards}: this one was silent for too long. Its"
                    " supervisor must start it again."
                )
            )

    def fail(self, wrong: StoreError) -> StoreError:
        """End the bot with this error, unless it ends with another one; returns it."""
        if not self._broken.done():
            self._broken.set_result(wrong)
        return wrong

    async def take(self) -> bool:
        """Become the owner of all our shards; returns False while another process owns one of them. Raises `Lost`."""
        if self._shards is None or self._owned:
            return True
        async with self.line() as line:
            got: list[int] = []
            for number in self._shards.numbers:
                if not await one_value(line, TRY, LOCKS, number):
                    await self._end_silent(line, number)
                    break
                got.append(number)
            if len(got) == len(self._shards.numbers):
                async with line.transaction():
                    owned = {number: await one_value(line, TAKEN, number, self.run) for number in got}
                self._owned = {number: int(str(count)) for number, count in owned.items()}
                return True
            for number in got:
                await one_value(line, UNLOCK, LOCKS, number)
            return False

    async def _end_silent(self, line: Connection, number: int) -> None:
        """End the session of this shard's owner if it is silent; checked only now and then."""
        if steady() - self._looked_at >= LOOK_EVERY:
            self._looked_at = steady()
            await line.execute(END_SILENT, (LOCKS, number, SILENCE))

    async def let_go(self) -> None:
        """Give up all our shards; nothing can be written from then on. Raises `Lost`."""
        async with self.line() as line:
            owned, self._owned = self._owned, {}
            for number in owned:
                await one_value(line, UNLOCK, LOCKS, number)

    async def show_connected(self) -> None:
        """Publish that we receive Discord's events of our shards. Raises `Lost`."""
        self._is_connected = True
        async with self.line() as line:
            await one_value(line, "select set_config('application_name', $1, false)", self.name)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if not self._broken.done() and steady() - self._heard_at >= BEAT / 2:
                try:
                    async with self.line() as line:
                        await line.execute("select 1")
                except (Lost, StoreError, psycopg.Error) as error:
                    log.debug("no sign of life could be given: %s", error)


async def limit_silence(line: Connection) -> None:
    """Let the server end this connection when it is silent."""
    await line.execute(f"set idle_session_timeout = '{SILENCE}'")
    await line.execute(f"set idle_in_transaction_session_timeout = '{SILENCE}'")
    await line.execute("set tcp_keepalives_idle = 3")
    await line.execute("set tcp_keepalives_interval = 3")
    await line.execute("set tcp_keepalives_count = 2")
    await line.execute(f"set tcp_user_timeout = '{SILENCE}'")
