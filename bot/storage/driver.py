"""What the store needs of a database: the contract of its drivers, `sqlite/` and `postgresql/`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

from bot.storage.errors import StoreError

Value = int | str | bytes | None
Row = tuple[Any, ...]
MOST_NUMBER = 2**63
"""Integers in a database are less than this."""


class Statement(NamedTuple):
    """One SQL statement, executed for each of these rows of values; `exact`: each must affect a row."""

    sql: str
    rows: Sequence[tuple[Any, ...]]
    exact: bool = False


class Column(NamedTuple):
    """A column of a table; `type` is what SQLite calls it: INTEGER, TEXT or BLOB."""

    name: str
    type: str


class Numbers(Protocol):
    """Allocates the numbers of rows, and knows which of them are not written yet."""

    def take(self, table: str) -> int:
        """Allocate a number of a table: greater than all that were taken here before, and given to nobody else."""
        ...

    def is_new(self, table: str, number: int) -> bool:
        """Whether no row with this number has been written."""
        ...

    def note_written(self, table: str, number: int) -> None:
        """Note that a row with this number was committed."""
        ...


class Peer(NamedTuple):
    """A process that is connected to the database: its shards, and an identity that no other one ever has."""

    shards: str
    run: str
    is_connected: bool
    """Whether it receives Discord's events of its shards."""
    silent_for: float
    """Seconds since its last sign of life; negative if the database hides that from us."""


class Owner(NamedTuple):
    """The present or last owner of a shard."""

    shard: int
    takeovers: int
    run: str
    owning: float
    """Seconds since it became the owner."""
    silent_for: float
    """Seconds since its last sign of life; negative if nobody owns the shard now."""


class Sharing(Protocol):
    """Coordinates several processes on one database: each owns the tables of its shards, or waits for them. All methods
    raise `StoreError`.
    """

    @property
    def is_fresh(self) -> bool:
        """Whether it is certain that no other process has taken over our shards."""
        ...

    def hurry(self) -> None:
        """From now on wait only a little for a database that does not answer, as this process ends."""
        ...

    async def take(self) -> bool:
        """Become the owner of all our shards; returns False while another process owns one of them."""
        ...

    async def let_go(self) -> None:
        """Give up all our shards; nothing can be written from then on."""
        ...

    async def show_connected(self) -> None:
        """Publish that we receive Discord's events of our shards."""
        ...

    async def peers(self) -> Sequence[Peer]:
        """The other connected processes."""
        ...

    async def owners(self) -> Sequence[Owner]:
        """The owner of each shard."""
        ...

    def announcement(self, text: str) -> Statement:
        """A statement that sends this to all who `listen`, when its transaction is committed."""
        ...

    def listen(self) -> AsyncIterator[str | None]:
        """Yield announcements without end; None where some may have been missed."""
        ...

    def slot(self, number: int) -> AbstractAsyncContextManager[None]:
        """A lock between processes; it is released when its holder dies."""
        ...


class Driver(Protocol):
    """One open database.

    Statements are portable SQL: `?` or `?1` stand for values, columns may be in double quotes, and nothing is used that
    one of the databases lacks (no `iif`, `glob`, `max` of two, `rowid`). `json_extract(text, '$.name')` of a number is
    the same in all.
    """

    broken: asyncio.Future[StoreError]
    """Gets a result when nothing may be written any more, such as to a damaged file; the bot must stop then."""

    columns: str
    """A query for the columns of all tables: the name of the table, that of the column, and its type."""

    writes_indexes_again: bool
    """Whether an update rewrites the indexes of all columns that it names, even of unchanged ones."""

    @property
    def numbers(self) -> Numbers: ...

    async def begin_writing(self) -> None:
        """Called when this process becomes the writer: further numbers are greater than all that any process took."""
        ...

    @property
    def sharing(self) -> Sharing | None:
        """None where only one process can use the database."""
        ...

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> Iterable[Row]:
        """The rows of one query; raises `StoreError`, for an unreachable server only after waiting for it."""
        ...

    async def commit(self, statements: Sequence[Statement]) -> StoreError | None:
        """Execute all of these in order or nothing; durable when it returns. Only the writer calls it.

        Raises `Conflict` when a row exists already or an `exact` statement affects none, and `StoreError` when nothing
        was written. Returns an error if it was written but later commits will be lost.
        """
        ...

    async def scrub(self) -> None:
        """Remove remains of deleted and overwritten data from disk, as far as possible."""
        ...

    async def look_over(self) -> None:
        """Check the whole database for damage without blocking anything else; sets `broken` if it finds any."""
        ...

    async def close(self) -> None:
        """Close the database."""
        ...
