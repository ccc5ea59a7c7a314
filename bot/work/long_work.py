"""What takes long, one thing after the other in a process of its own: fair between people, and never without end."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter
from collections.abc import Hashable
from typing import Any

from bot.cache import Cache
from bot.tables.model.limits import MOST_WAITING, MOST_WAITING_EACH
from bot.work.fair_queue import THE_BOT, FairQueue, Turn
from bot.work.worker import Function, Worker
from engine.core.errors import RuleError

MOST_BYTES_KEPT = 32_000_000
"""Results are kept as long as all of it is not larger than this; a replay has 10 MB at most."""


class _Order:
    """One computation, for all who asked for it; `waiting` are how many still want it."""

    def __init__(self, turn: Turn, computed: asyncio.Task[bytes]) -> None:
        self.turn = turn
        self.computed = computed
        self.waiting = 0


class LongWork:
    """Takes orders; people take turns.

    Who asks for what is computed already, or being computed, gets the same. When no one waits for an order any
    more, because they were cancelled, it is dropped, or stopped if it is under way.
    """

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._known: Cache[Hashable, bytes] = Cache(MOST_BYTES_KEPT, len)
        self._orders: dict[Hashable, _Order] = {}
        self._queue = FairQueue(at_once=1)
        self._waits: Counter[int] = Counter()

    @property
    def waiting(self) -> int:
        """How many orders wait for the process."""
        return len(self._queue)

    async def do(self, member: int, key: Hashable, function: Function, *args: Any) -> Any:
        """What a function of a module returns for these plain values; `key` says what is asked, in which state.

        Raises what the function raises; a `RuleError` when this person, or all people together, ask for too much; and
        a `WorkerError` when the process fails.
        """
        known = self._known.get(key)
        return pickle.loads(known if known is not None else await self._wait(member, key, function, args))

    def find_known(self, key: Hashable) -> Any:
        """The result for this key, None if it was not computed or is not kept any more."""
        found = self._known.get(key)
        return None if found is None else pickle.loads(found)

    async def _wait(self, member: int, key: Hashable, function: Function, args: tuple[Any, ...]) -> bytes:
        self._must_be_bearable(member)
        order = self._orders.get(key) or self._take(member, key, function, args)
        order.turn.wait_for(member)
        order.waiting += 1
        self._waits[member] += 1
        try:
            return await asyncio.shield(order.computed)
        finally:
            order.waiting -= 1
            self._waits[member] -= 1
            self._waits += Counter()  # who waits for nothing is dropped
            if not order.waiting:
                self._drop(key, order)

    def _must_be_bearable(self, member: int) -> None:
        if member == THE_BOT:
            return
        if self._waits[member] >= MOST_WAITING_EACH:
            raise RuleError("error-limit-waiting", most=MOST_WAITING_EACH)
        if self._waits.total() >= MOST_WAITING:
            raise RuleError("error-limit-busy")

    def _take(self, member: int, key: Hashable, function: Function, args: tuple[Any, ...]) -> _Order:
        turn = self._queue.turn(member)
        computed = asyncio.create_task(self._compute(turn, key, function, args), name="long work")
        order = self._orders[key] = _Order(turn, computed)
        return order

    async def _compute(self, turn: Turn, key: Hashable, function: Function, args: tuple[Any, ...]) -> bytes:
        async with turn:
            result = await self.worker.run(function, *args)
        self._known.put(key, result)
        return result

    def _drop(self, key: Hashable, order: _Order) -> None:
        """No one waits for this."""
        order.computed.cancel()
        if self._orders.get(key) is order:
            del self._orders[key]

    async def close(self) -> None:
        """Stop; those who wait get a cancellation."""
        orders = tuple(self._orders.items())
        for key, order in orders:
            self._drop(key, order)
        await asyncio.gather(*(order.computed for _, order in orders), return_exceptions=True)
        await self.worker.stop()
