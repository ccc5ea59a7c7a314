"""Writes changes to the database: all that are queued in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence

from bot.storage.crashpoints import passing
from bot.storage.driver import Driver, Statement
from bot.storage.errors import Conflict, StoreError, Unreachable, level_of
from bot.storage.records import Change
from bot.storage.statements import statements, written_numbers

log = logging.getLogger(__name__)

SOON, AGAIN = 4.0, 5.0
"""The most seconds that a change from `write_soon` waits for another transaction, at first and after a failure: with
many tables there is nearly always one, also where several processes share the load. The first is less than the time
after which SQLite copies its log, so that this is done once where no other comes.
"""
Waiting = tuple[Change, asyncio.Future[None] | None]
"""A change, and the future of the caller who waits for it, if any."""
Stored = Callable[[Sequence[Change]], None]
NOTHING: Waiting = Change(), None
Announce = Callable[[Sequence[Change]], Sequence[Statement]]


class Writer:
    """The only writer of this process. `on_stored` is called with changes after their commit; `announce` returns the
    statements that announce them to other processes.
    """

    def __init__(self, driver: Driver, on_stored: Stored, announce: Announce) -> None:
        self._driver = driver
        self._announce = announce
        self._on_stored = on_stored
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._soon: list[Change] = []
        self._is_writing_soon = False
        self._is_stuck = False
        """Whether it was logged that the database accepts nothing."""
        self.failure: StoreError | None = None
        """Why nothing can be written: set by a failed change, reset by the next one that is stored."""
        self._alarm: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._write_batches(), name="store writer")

    async def close(self) -> None:
        """Write what is queued, then stop."""
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
        """Write this with the next transaction, at the latest in `SOON` seconds, and before all later changes, however
        long the database accepts nothing. A crash before that loses it.
        """
        self._soon.append(change)
        self._hurry_in(SOON)

    def _hurry_in(self, seconds: float) -> None:
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._queue.put_nowait, NOTHING)

    async def wait_until_written(self) -> None:
        """Return when everything from `write_soon` was written or has failed."""
        if self._soon or self._is_writing_soon:
            with contextlib.suppress(StoreError):
                await self.write(Change())

    async def _write_batches(self) -> None:
        """Write what is queued in one transaction, again and again, until `close` queues None."""
        closing = False
        while not closing:
            waiting = [await self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            batch = [each for each in waiting if each is not None]
            closing = len(batch) < len(waiting)
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm, soon, self._soon = None, self._soon, []
            self._is_writing_soon = bool(soon)
            await self._write_batch([(each, None) for each in soon], batch)
            self._is_writing_soon = False

    async def _write_batch(self, soon: Sequence[Waiting], batch: Sequence[Waiting]) -> None:
        """Write these changes together; if that fails, each alone and in order, so that one failure stops no other."""
        wrong = await self._commit([*soon, *batch])
        if wrong is None:
            return
        for number, each in enumerate(soon):
            if not isinstance(wrong, Unreachable) and (wrong := await self._commit([each])) is None:
                continue
            if isinstance(wrong, StoreError):
                self._postpone(soon[number:], wrong)
                for _, done in batch:
                    _finish(done, wrong)
                return
            log.error("what is left out cannot be written: %s", wrong)
        is_tried = len(soon) + len(batch) == 1 or isinstance(wrong, Unreachable)
        for each in batch:
            if is_tried or (wrong := await self._commit([each])) is not None:
                _finish(each[1], wrong)

    def _postpone(self, left: Sequence[Waiting], wrong: StoreError) -> None:
        """Write what is left of `write_soon` later, before what came since."""
        level = logging.DEBUG if self._is_stuck else level_of(wrong)
        log.log(level, "what could not be written will be written later: %s", wrong)
        self._is_stuck = True
        self._soon = [*(change for change, _ in left), *self._soon]
        self._hurry_in(AGAIN)

    async def _commit(self, batch: Sequence[Waiting]) -> Exception | None:
        """Write these changes in one transaction; returns the error if nothing of them is stored."""
        changes = [change for change, _ in batch]
        passing("store.before-transaction")
        numbers, apart = self._driver.numbers, self._driver.writes_indexes_again
        try:
            put = statements(changes, numbers, apart=apart)
            warning = await self._driver.commit([*put, *self._announce(changes)])
        except Exception as error:  # noqa: BLE001 - the caller who waits for the change gets it
            if isinstance(error, StoreError) and not isinstance(error, Conflict):
                self.failure = error
            return error
        self.failure = None
        passing("store.after-commit")
        for table, number in written_numbers(changes):
            self._driver.numbers.note_written(table, number)
        self._on_stored(changes)
        if self._is_stuck:
            self._is_stuck = False
            log.info("what could not be written is written")
        for _, done in batch:
            _finish(done, warning)
        return None


def _finish(done: asyncio.Future[None] | None, error: Exception | None) -> None:
    if done is None or done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
