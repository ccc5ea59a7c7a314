"""Long computations, one after the other in a process of its own: fair between people, and limited in time."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Hashable
from functools import partial
from typing import Any

from bot.cache import Cache
from bot.tables.model.limits import MOST_WAITING, MOST_WAITING_EACH
from bot.work.fair_queue import THE_BOT, SharedWork
from bot.work.worker import Function, Worker
from engine.core.errors import RuleError

MOST_BYTES_KEPT = 32_000_000
"""The most bytes of results that are kept; a replay has 10 MB at most."""


class LongWork:
    """Computes one result after the other; people take turns.

    Callers who ask for what is computed already, or being computed, share the result.
    """

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._known: Cache[Hashable, bytes] = Cache(MOST_BYTES_KEPT, len)
        self.orders = SharedWork[bytes]()
        self._waits: Counter[int] = Counter()

    async def do(self, member: int, key: Hashable, function: Function, *args: Any) -> Any:
        """What a function of a module returns for these plain values; `key` identifies the result.

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
        self._refuse_excess(member)
        self._waits[member] += 1
        try:
            return await self.orders.do(key, partial(self._compute, key, function, args), member)
        finally:
            self._waits -= Counter((member,))  # which drops entries of 0

    def _refuse_excess(self, member: int) -> None:
        if member == THE_BOT:
            return
        if self._waits[member] >= MOST_WAITING_EACH:
            raise RuleError("error-limit-waiting", most=MOST_WAITING_EACH)
        if self._waits.total() >= MOST_WAITING:
            raise RuleError("error-limit-busy")

    async def _compute(self, key: Hashable, function: Function, args: tuple[Any, ...]) -> bytes:
        result = await self.worker.run(function, *args)
        self._known.put(key, result)
        return result

    async def close(self) -> None:
        """Stop; the tasks that wait are cancelled."""
        await self.orders.close()
        await self.worker.stop()
