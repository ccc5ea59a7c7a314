"""Fair queues for what serves only a few at once: everybody has a line of their own, and the lines take turns. What
several ask for is done once.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

THE_BOT = 0
"""Stands for the bot, which asks for what it needs itself, such as a final picture: it has a line like a person."""


class Turn:
    """A place in the lines of all who want the same: the line that comes first lets it in for all of them.

    `async with turn` waits until it is let in, and leaves at the end.
    """

    def __init__(self, queue: FairQueue) -> None:
        self._queue = queue
        self._let_in: asyncio.Future[Hashable] = asyncio.get_running_loop().create_future()
        self._lines: list[Hashable] = []
        self._has_left = False

    @property
    def waits(self) -> bool:
        """Whether it is neither let in nor withdrawn."""
        return not self._let_in.done()

    def wait_for(self, who: Hashable) -> None:
        """Join the line of this person, too, unless it is let in or in that line already."""
        if self.waits and who not in self._lines:
            self._lines.append(who)
            self._queue.line_up(who, self)

    def let_in(self, who: Hashable) -> None:
        """Let it in, by the line of this person."""
        self._let_in.set_result(who)

    def withdraw(self) -> None:
        """Stop waiting; the task that waits for this is cancelled."""
        self._let_in.cancel()

    async def __aenter__(self) -> Turn:
        try:
            await self._let_in
        except asyncio.CancelledError:
            self.leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Make room for the next one; calling it again does nothing."""
        if self._has_left:
            return
        self._has_left = True
        if self.waits:
            self.withdraw()
        elif not self._let_in.cancelled():
            self._queue.leave(self._let_in.result())


class FairQueue:
    """Lets in at most `at_once` turns at the same time, and `each` of one person; None is any number."""

    def __init__(self, at_once: int | None = None, each: int | None = None) -> None:
        self._room = sys.maxsize if at_once is None else at_once
        self._each = sys.maxsize if each is None else each
        self._inside: Counter[Hashable] = Counter()
        self._lines: OrderedDict[Hashable, deque[Turn]] = OrderedDict()

    def turn(self, who: Hashable) -> Turn:
        """A place in the line of this person."""
        turn = Turn(self)
        turn.wait_for(who)
        return turn

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    def waiting(self, who: Hashable) -> int:
        """How many stand in this person's line."""
        return len(self._lines.get(who, ()))

    def withdraw(self, who: Hashable) -> None:
        """Withdraw all turns that wait in this person's line."""
        for turn in self._lines.pop(who, ()):
            if turn.waits:
                turn.withdraw()

    def line_up(self, who: Hashable, turn: Turn) -> None:
        """Put this last in a person's line."""
        self._lines.setdefault(who, deque()).append(turn)
        self._admit()

    def leave(self, who: Hashable) -> None:
        """A turn that was let in for this person has ended; their line goes last now."""
        self._room += 1
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]
        if who in self._lines:
            self._lines.move_to_end(who)
        self._admit()

    def _admit(self) -> None:
        """While there is room, let in the first turn of the first line, which goes last then."""
        while (who := self._next()) is not None:
            line = self._lines.pop(who)
            turn = line.popleft()
            if line:
                self._lines[who] = line
            if turn.waits:
                self._room -= 1
                self._inside[who] += 1
                turn.let_in(who)

    def _next(self) -> Hashable | None:
        if self._room <= 0:
            return None
        return next((who for who in self._lines if self._inside[who] < self._each), None)


Done = TypeVar("Done")
StillWanted = Callable[[], bool]
"""Whether a caller still wants what was asked for."""


class Superseded(Exception):
    """No caller wanted the work any more by the time that it could begin."""


@dataclass(frozen=True, eq=False, slots=True)
class _Order(Generic[Done]):
    """What was asked for, its turn, and by whom: one `StillWanted` for each caller."""

    asked: object
    turn: Turn
    callers: list[StillWanted]
    done: asyncio.Task[Done]


class SharedWork(Generic[Done]):
    """Does one thing after the other; people take turns, and callers who ask for the same meanwhile share it."""

    def __init__(self) -> None:
        self.queue = FairQueue(at_once=1)
        self._orders: list[_Order[Done]] = []

    async def do(
        self,
        asked: object,
        work: Callable[[], Awaitable[Done]],
        by: Hashable,
        wanted: StillWanted = lambda: True,
    ) -> Done:
        """Do this work in the turn of `by`, and return its result; raises what it raises, or `Superseded`. Cancelling a
        caller does not cancel the others; work that has begun runs to its end.
        """
        under_way = (each for each in self._orders if not each.done.done())
        order = next((each for each in under_way if each.asked == asked), None)
        if order is None:
            turn, callers = self.queue.turn(by), list[StillWanted]()
            order = _Order(asked, turn, callers, asyncio.create_task(self._do(turn, work, callers)))
            self._orders.append(order)
            order.done.add_done_callback(partial(self._deliver, order))
        order.turn.wait_for(by)
        order.callers.append(wanted)
        try:
            return await asyncio.shield(order.done)
        finally:
            order.callers.remove(wanted)

    def _deliver(self, order: _Order[Done], done: asyncio.Task[Done]) -> None:
        self._orders.remove(order)
        if not done.cancelled():
            done.exception()  # marked as retrieved: nobody may be waiting for what is superseded

    async def _do(
        self, turn: Turn, work: Callable[[], Awaitable[Done]], callers: Sequence[StillWanted]
    ) -> Done:
        async with turn:
            if not any(wanted() for wanted in callers):
                raise Superseded
            return await work()

    async def close(self) -> None:
        """Stop; the tasks that wait are cancelled."""
        orders = tuple(self._orders)
        for order in orders:
            order.done.cancel()
        await asyncio.gather(*(order.done for order in orders), return_exceptions=True)
