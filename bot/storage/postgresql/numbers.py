"""Numbers of rows from sequences of the server, taken in blocks, so that no move waits for one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from bot.ending import end_tasks
from bot.storage.errors import StoreError, Unwritable

BLOCKS = {
    "tables": 10,
    "outbox": 500,
    "messages": 500,
    "requests": 50,
    "due": 500,
    "votes": 50,
    "errands": 50,
}
"""The sizes of blocks. Unused numbers of a stopped process are lost, which people notice in the numbers of tables."""

Draw = Callable[[str, int], Awaitable[list[int]]]
"""Returns so many new numbers of a table, in ascending order; raises `StoreError`."""


class BlockNumbers:
    """Allocates numbers that no other process gets. A row is new if its number was taken here and not yet written."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._free: dict[str, deque[int]] = {table: deque() for table in BLOCKS}
        self._latest = dict.fromkeys(BLOCKS, 0)
        self._unwritten: dict[str, set[int]] = {table: set() for table in BLOCKS}
        self._filling: dict[str, asyncio.Task[None]] = {}

    async def renew(self) -> None:
        """Drop what is left and take new blocks, so that further numbers are greater than all that any process took."""
        for table, size in BLOCKS.items():
            self._free[table] = deque(await self._draw(table, size))

    def take(self, table: str) -> int:
        """Allocate a number of a table; raises `Unwritable` if none are left while the server is unreachable."""
        free = self._free[table]
        if len(free) <= BLOCKS[table] // 2 and table not in self._filling:
            filling = self._filling[table] = asyncio.create_task(
                self._fill(table), name=f"numbers of {table}"
            )
            filling.add_done_callback(lambda _: self._filling.pop(table))
        if not free:
            raise Unwritable("The database gives no new numbers of rows at the moment; nothing was changed.")
        number = self._latest[table] = free.popleft()
        self._unwritten[table].add(number)
        return number

    def is_new(self, table: str, number: int) -> bool:
        """Whether this number was taken here and no row with it has been written."""
        return number in self._unwritten[table]

    def note_written(self, table: str, number: int) -> None:
        """Note that a row with this number was committed."""
        self._unwritten[table].discard(number)

    async def close(self) -> None:
        """Stop taking blocks."""
        await end_tasks(*self._filling.values())

    async def _fill(self, table: str) -> None:
        try:
            more = await self._draw(table, BLOCKS[table])
        except StoreError:
            return  # the next `take` tries again
        self._free[table].extend(
            each for each in more if not self._free[table] or each > self._free[table][-1]
        )
