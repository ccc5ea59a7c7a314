"""What takes long, one thing after the other in a process of its own: fair between people, and never without end."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from collections import Counter, OrderedDict, deque
from collections.abc import Hashable
from typing import Any

from bot.cache import Cache
from bot.tables.limits import MOST_WAITING, MOST_WAITING_EACH
from bot.work.worker import Function, Worker
from engine.core.errors import RuleError

MOST_BYTES_KEPT = 32_000_000
"""Results are kept as long as all of it is not larger than this; a replay has 10 MB at most."""
THE_BOT = 0
"""Who asks for what the bot itself needs, such as the picture of a finished game: it has its place in the row too."""


class _Order:
    """One computation, for all who asked for it."""

    def __init__(self, key: Hashable, member: int, function: Function, args: tuple[Any, ...]) -> None:
        self.key = key
        self.member = member
        self.function = function
        self.args = args
        self.waiting = 0
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class LongWork:
    """Takes orders: each person has a line of their own, and the lines take turns.

    Who asks for what is computed already, or being computed, gets the same. When no one waits for an order any
    more, because they were cancelled, it is dropped, or stopped if it is under way.
    """

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._known: Cache[Hashable, bytes] = Cache(MOST_BYTES_KEPT, len)
        self._orders: dict[Hashable, _Order] = {}
        self._lines: OrderedDict[int, deque[_Order]] = OrderedDict()
        self._waits: Counter[int] = Counter()
        self._busy: asyncio.Task[None] | None = None
        self._current: _Order | None = None
        self._running: asyncio.Task[bytes] | None = None

    async def do(self, member: int, key: Hashable, function: Function, *args: Any) -> Any:
        """What a function of a module returns for these plain values; `key` says what is asked, in which state.

        Raises what the function raises; a `RuleError` when this person, or all people together, ask for too much; and
        a `WorkerError` when the process fails.
        """
        known = self._known.get(key)
        return pickle.loads(known if known is not None else await self._wait(member, key, function, args))

    def known(self, key: Hashable) -> Any:
        """The result for this key, None if it was not computed or is not kept any more."""
        found = self._known.get(key)
        return None if found is None else pickle.loads(found)

    async def _wait(self, member: int, key: Hashable, function: Function, args: tuple[Any, ...]) -> bytes:
        self._must_be_bearable(member)
        order = self._orders.get(key) or self._enqueue(_Order(key, member, function, args))
        order.waiting += 1
        self._waits[member] += 1
        try:
            return await asyncio.shield(order.done)
        finally:
            order.waiting -= 1
            self._waits[member] -= 1
            self._waits += Counter()  # who waits for nothing is dropped
            if not order.waiting:
                self._drop(order)

    def _must_be_bearable(self, member: int) -> None:
        if member == THE_BOT:
            return
        if self._waits[member] >= MOST_WAITING_EACH:
            raise RuleError("error-limit-waiting", most=MOST_WAITING_EACH)
        if self._waits.total() >= MOST_WAITING:
            raise RuleError("error-limit-busy")

    def _enqueue(self, order: _Order) -> _Order:
        self._orders[order.key] = order
        self._lines.setdefault(order.member, deque()).append(order)
        if self._busy is None:
            self._busy = asyncio.create_task(self._work(), name="long work")
        return order

    def _drop(self, order: _Order) -> None:
        """No one waits for this."""
        if order is self._current and self._running is not None and not order.done.done():
            self._running.cancel()
        order.done.cancel()
        if self._orders.get(order.key) is order:
            del self._orders[order.key]

    def _next(self) -> _Order | None:
        """The first order of the next person; their queue is the last one then."""
        while self._lines:
            member, line = self._lines.popitem(last=False)
            order = line.popleft()
            if line:
                self._lines[member] = line
            if not order.done.done():
                return order
        return None

    async def _work(self) -> None:
        try:
            while (order := self._next()) is not None:
                self._current = order
                self._running = asyncio.create_task(self.worker.run(order.function, *order.args))
                await asyncio.wait({self._running})
                self._finish(order, self._running)
        finally:
            self._busy = self._current = self._running = None

    def _finish(self, order: _Order, running: asyncio.Task[bytes]) -> None:
        if running.cancelled() or order.done.done():
            return
        problem = running.exception()
        if problem is not None:
            order.done.set_exception(problem)
        else:
            order.done.set_result(running.result())
            self._known.put(order.key, running.result())

    async def close(self) -> None:
        """Stop; those who wait get a cancellation."""
        for order in tuple(self._orders.values()):
            self._drop(order)
        if self._busy is not None:
            self._busy.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._busy
        await self.worker.stop()
