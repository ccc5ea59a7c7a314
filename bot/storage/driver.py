"""What the store needs of a database: the contract of its drivers, `sqlite/` and `postgresql/`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

from bot.storage.errors import StoreError

Value = int | str | bytes | None
Row = tuple[Any, ...]


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

    def written(self, table: str, number: int) -> None:
        """A row with this number is stored."""
        ...

    async def exceed(self, table: str, number: int) -> None:
        """What is taken from now on is greater than this, which another process may have taken."""
        ...


class Sharing(Protocol):
    """What a database does for several processes that use it."""

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

    @property
    def numbers(self) -> Numbers: ...

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
