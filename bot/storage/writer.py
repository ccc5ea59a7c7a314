"""Hands changes to the database, all that wait in one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from bot.storage.crashpoints import passing
from bot.storage.driver import Driver, Statement
from bot.storage.errors import StoreError, Unreachable
from bot.storage.records import Change
from bot.storage.statements import statements, written_numbers

log = logging.getLogger(__name__)

SOON = 0.2
"""Seconds for which what may be lost waits for something else to be written with."""
Waiting = tuple[Change, asyncio.Future[None]]
"""A change, and who waits for it to be stored."""
Stored = Callable[[Sequence[Change]], None]
Told = Callable[[Sequence[Change]], Sequence[Statement]]


class Writer:
    """The only writer of this process. `on_stored` is called with what is durable from now on; `told` gives what other
    processes must be told of it.
    """

    def __init__(self, driver: Driver, on_stored: Stored, told: Told) -> None:
        self._driver = driver
        self._told = told
        self._on_stored = on_stored
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._soon: list[Waiting] = []
        self._unwritten: set[asyncio.Future[None]] = set()
        """Of what is to be written soon."""
        self._alarm: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._write_batches(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, then no more."""
        self._queue.put_nowait(None)
        await self._task

    async def write(self, change: Change) -> None:
        """See `Store.write`."""
        if self._driver.broken.done():
            raise self._driver.broken.result()
        if self._task.done():
            raise StoreError("The database is closed.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    def write_soon(self, change: Change) -> None:
        """Write this with the next transaction, at the latest in `SOON` seconds. It is lost in a crash before."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._unwritten.add(done)
        done.add_done_callback(self._tried)
        self._soon.append((change, done))
        if self._alarm is None:
            self._alarm = loop.call_later(SOON, self._hurry)

    def _tried(self, done: asyncio.Future[None]) -> None:
        self._unwritten.discard(done)
        if not done.cancelled() and (error := done.exception()) is not None:
            log.warning("what could not be written will be done again: %s", error)

    async def written(self) -> None:
        """Return when nothing is left that was to be written soon."""
        if self._unwritten:
            self._hurry()
            await asyncio.wait(self._unwritten)

    def _hurry(self) -> None:
        for each in self._taken():
            self._queue.put_nowait(each)

    def _taken(self) -> list[Waiting]:
        """What was to be written soon and is written now."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, taken, self._soon = None, self._soon, []
        return taken

    async def _write_batches(self) -> None:
        """Write what is waiting in one transaction, again and again, until `close` leaves a None."""
        closing = False
        while not closing:
            waiting = [await self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            batch = [each for each in waiting if each is not None]
            closing = len(batch) < len(waiting)
            await self._write_batch([*self._taken(), *batch])

    async def _write_batch(self, batch: Sequence[Waiting]) -> None:
        """Write these changes; if one of them cannot be written, the others are, each alone."""
        changes = [change for change, _ in batch]
        passing("store.before-transaction")
        try:
            wrong = await self._driver.commit(
                [*statements(changes, self._driver.numbers), *self._told(changes)]
            )
        except Exception as error:  # noqa: BLE001 - the caller who waits for the change gets it
            if len(batch) > 1 and not isinstance(error, Unreachable):
                for each in batch:
                    await self._write_batch([each])
                return
            for _, done in batch:
                _finish(done, error)
            return
        passing("store.after-commit")
        for table, number in written_numbers(changes):
            self._driver.numbers.written(table, number)
        self._on_stored(changes)
        for _, done in batch:
            _finish(done, wrong)


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
