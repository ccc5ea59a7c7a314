"""Coordination of several processes by PostgreSQL: locks of shards, a list of processes, and notifications. All of this
belongs to sessions, so it bypasses PgBouncer, which gives a session to another client after each transaction.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Self, TypeVar

import psycopg

from bot.config import Address, Shards
from bot.storage.driver import Owner, Peer, Row, Statement
from bot.storage.errors import StoreError
from bot.storage.postgresql.connections import LONGEST_PAUSE, NAME, Connection, answering, connection_to
from bot.storage.postgresql.errors import Lost, away
from bot.storage.postgresql.opening import TRY, is_running, one_value
from bot.storage.postgresql.session import ALONE, CONNECTED, LOCKS, Session, limit_silence
from bot.storage.processes import ERRANDS, Announcement

log = logging.getLogger(__name__)

CHANNEL = "between_processes"
SLOTS = 0x53746F6E
"""The first number of the advisory locks of slots; the second is that of the slot."""
LONGEST_LOGIN = 60.0
"""Seconds to wait for a slot; a silent process loses its own."""
ENDING, LOOK_EVERY = 1.0, 0.1
"""Seconds to wait for the end of a process whose shards do not fit ours, and between two checks."""
QUIET = 30.0
"""Seconds of silence after which a listener checks its connection."""
PEERS = (
    "select application_name, coalesce(extract(epoch from clock_timestamp() - greatest(query_start, state_change)), -1)"
    f" from pg_stat_activity where datname = current_database() and application_name like '{NAME} % %'"
)
OWNERS = (
    "select s.number, s.takeovers, s.process, extract(epoch from clock_timestamp() - s.since), coalesce(extract(epoch"
    " from clock_timestamp() - greatest(a.query_start, a.state_change)), -1) from shards s left join pg_locks l on"
    f" l.locktype = 'advisory' and l.classid = {LOCKS} and l.objid = s.number and l.objsubid = 2 and l.granted and"
    " l.database = (select oid from pg_database where datname = current_database())"
    " left join pg_stat_activity a on a.pid = l.pid order by s.number"
)
Result = TypeVar("Result")
Fetch = Callable[[str], Awaitable[Iterable[Row]]]


class Sharing:
    """See `bot.storage.driver.Sharing`."""

    def __init__(
        self, direct: Address, session: Session, shards: Shards, fetch: Fetch, hurry: Callable[[], None]
    ) -> None:
        self._direct = direct
        self.hurry = hurry
        self._fetch = fetch
        self._session = session
        self._shards = shards

    @property
    def is_fresh(self) -> bool:
        return self._session.is_fresh

    async def take(self) -> bool:
        return await self._ask_or_explain(self._session.take)

    async def let_go(self) -> None:
        await self._ask_or_explain(self._session.let_go)

    async def show_connected(self) -> None:
        await self._ask_or_explain(self._session.show_connected)

    async def _ask_or_explain(self, asking: Callable[[], Awaitable[Result]]) -> Result:
        try:
            return await asking()
        except (Lost, psycopg.Error) as error:
            raise away(self._direct, error.__cause__ or error) from None

    async def peers(self) -> Sequence[Peer]:
        there = [peer_of(*row) for row in await self._fetch(PEERS)]
        return [each for each in there if each.run != self._session.run and each.shards != ALONE]

    async def must_fit(self) -> None:
        """Raise `StoreError` if our shards do not fit those of a running process."""
        latest = time.monotonic() + ENDING
        while why := [why for each in await self.peers() if (why := self._misfit(each))]:
            if time.monotonic() > latest:
                raise StoreError(why[0])
            await asyncio.sleep(LOOK_EVERY)

    def _misfit(self, peer: Peer) -> str | None:
        if peer.silent_for < 0:
            return (
                f"DATABASE names another user than that of the process with SHARDS={peer.shards}, which hides whether"
                " it lives: let all processes use the same one."
            )
        return self._shards.misfit(peer.shards)

    async def owners(self) -> Sequence[Owner]:
        return [owner_of(*row) for row in await self._fetch(OWNERS)]

    def announcement(self, text: str) -> Statement:
        return Statement("select pg_notify(?, ?)", [(CHANNEL, text)])

    async def listen(self) -> AsyncIterator[str | None]:
        """See `Sharing.listen` of the driver's contract; a lost connection is reopened."""
        while True:
            try:
                async with connection_to(self._direct) as connection:
                    with answering(connection):
                        await connection.execute(f"listen {CHANNEL}")
                    yield None
                    while True:
                        async for each in connection.notifies(timeout=QUIET):
                            yield each.payload
                        with answering(connection):
                            await connection.execute("select 1")
            except StoreError as error:
                log.debug("what other processes say is not heard for now: %s", error)
            await asyncio.sleep(LONGEST_PAUSE)

    @asynccontextmanager
    async def slot(self, number: int) -> AsyncIterator[None]:
        """Hold this slot in the block; raises `StoreError` after a while without a server or without a free slot."""
        async with connection_to(self._direct) as connection:
            with answering(connection, LONGEST_LOGIN):
                await limit_silence(connection)
                await connection.execute("select pg_advisory_lock($1, $2)", (SLOTS, number))
            yield


def peer_of(name: str, silent_for: float) -> Peer:
    """Parse a row of `PEERS`; names are those of `Session.name`."""
    _, shards, run, *more = name.split()
    return Peer(shards, run, CONNECTED in more, float(silent_for))


def owner_of(number: int, takeovers: int, run: str, owning: float, silent_for: float) -> Owner:
    """Parse a row of `OWNERS`."""
    return Owner(number, takeovers, run, float(owning), float(silent_for))


LOCK = 0x53746F6E6F726472
"""The number of the advisory lock that is held while giving an order."""
PUT = "insert into errands (id, server, kind, content) values (nextval('errands_numbers'), $1, $2, $3) returning id"


class Ordering:
    """The connection of a command that gives an order, one at a time."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def alone(cls, address: Address) -> AsyncIterator[Self | None]:
        """Connect for giving an order; yields None while another command gives one. Raises `StoreError`."""
        async with connection_to(address) as connection:
            yield cls(connection) if await one_value(connection, TRY, LOCK) else None

    async def is_heard(self) -> bool:
        """Whether a bot is running."""
        return await is_running(self._connection)

    async def put(self, server: int, kind: str, content: str) -> None:
        """Store an errand for the owner of this server, and announce it."""
        await one_value(self._connection, PUT, server, kind, content)
        said = str(Announcement(ERRANDS, (server,)))
        await one_value(self._connection, "select pg_notify($1, $2)", CHANNEL, said)

    async def note(self, name: str) -> str | None:
        """The value of a note."""
        found = await one_value(self._connection, "select value from notes where name = $1", name)
        return found if found is None else str(found)
