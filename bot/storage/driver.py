"""What the store needs of a database: the contract of its drivers, `sqlite/` and `postgresql/`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

from bot.storage.errors import StoreError

Value = int | str | bytes | None
Row = tuple[Any, ...]
MOST_NUMBER = 2**63
"""What a database takes as a number is less."""


class Statement(NamedTuple):
    """One SQL statement for these rows of values; `exact`: each of them must hit a row."""

    sql: str
    rows: Sequence[tuple[Any, ...]]
    exact: bool = False


class Column(NamedTuple):
    """A column of a table; `type` is what SQLite calls it: INTEGER, TEXT or BLOB."""

    name: str
    type: str


class Numbers(Protocol):
    """The numbers of rows: which are free, and which are handed out but not written yet."""

    def take(self, table: str) -> int:
        """A free number of a table: greater than all that were taken here before, and nobody else gets it."""
        ...

    def is_new(self, table: str, number: int) -> bool:
        """Whether no row with this number has been written."""
        ...

    def note_written(self, table: str, number: int) -> None:
        """A row with this number is stored."""
        ...


class Peer(NamedTuple):
    """A process that is connected to the database: its shards, and an identity that no other one ever has."""

    shards: str
    run: str
    is_connected: bool
    """Discord tells it what happens in its shards."""
    silent: float
    """Seconds since its last sign of life; less than 0: the database hides it from us."""


class Owner(NamedTuple):
    """Who owns a shard, or had it last."""

    shard: int
    takeovers: int
    run: str
    owning: float
    """Seconds since it became the owner."""
    silent: float
    """Seconds since its last sign of life; less than 0: nobody has it now."""


class Sharing(Protocol):
    """What a database does for several processes that use it: each owns the tables of its shards, or waits for them.
    Everything raises `StoreError`.
    """

    @property
    def is_fresh(self) -> bool:
        """Whether no other process can have taken our place."""
        ...

    async def take(self) -> bool:
        """Own all our shards from now on; False while another process has one of them."""
        ...

    async def let_go(self) -> None:
        """Own none of them, and write nothing, from now on."""
        ...

    async def show_connected(self) -> None:
        """Tell the others that we hear from Discord what happens in our shards."""
        ...

    async def peers(self) -> Sequence[Peer]:
        """The other processes that are there."""
        ...

    async def owners(self) -> Sequence[Owner]:
        """Who owns which shard."""
        ...

    def announcement(self, text: str) -> Statement:
        """Tells this to all who listen, once the transaction is stored."""
        ...

    def listen(self) -> AsyncIterator[str | None]:
        """What is announced, without end; None where something may have been missed."""
        ...

    def slot(self, number: int) -> AbstractAsyncContextManager[None]:
        """One process after the other is inside; who dies is not."""
        ...


class Driver(Protocol):
    """One open database.

    Statements are portable SQL: `?` or `?1` stand for values, columns may be in double quotes, and nothing is used that
    one of the databases lacks (no `iif`, `glob`, `max` of two, `rowid`). `json_extract(text, '$.name')` of a number is
    the same in all.
    """

    broken: asyncio.Future[StoreError]
    """Done as soon as nothing must be written any more, such as into a damaged file: the bot must be stopped then."""

    writes_indexes_again: bool
    """Whether an update writes the indexes of all columns that it names, a page for each, whatever changes."""

    @property
    def numbers(self) -> Numbers: ...

    async def begin_writing(self) -> None:
        """Others may have written until now: the next numbers are greater than all that any process has taken."""
        ...

    @property
    def sharing(self) -> Sharing | None:
        """None where one process has the database for itself."""
        ...

    async def fetch(self, sql: str, values: Sequence[Value] = ()) -> Iterable[Row]:
        """The rows that one statement finds; raises `StoreError`, after waiting for a server that is away."""
        ...

    async def commit(self, statements: Sequence[Statement]) -> StoreError | None:
        """Write all of these or nothing, in this order; durable when it returns. Only the writer calls it.

        Raises `Conflict` when a row exists already or an `exact` statement misses one, and `StoreError` when nothing
        could be written. Returns what is wrong although it is written: what follows will be lost.
        """
        ...

    async def columns(self) -> Mapping[str, Sequence[Column]]:
        """The columns of every table, by its name."""
        ...

    async def scrub(self) -> None:
        """Leave as little as possible of what was deleted or overwritten."""
        ...

    async def look_over(self) -> None:
        """Look for damage in the whole database without blocking anything else; `broken` tells what is found."""
        ...

    async def close(self) -> None:
        """Nothing is written any more; let go of the database."""
        ...
