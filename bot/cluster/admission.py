"""Which interactions this process answers. Two processes with the same shards get all of them twice, so that one can
hand over to the next without a gap: the next one waits, then takes those that the other one has not.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum

from bot.cluster.ownership import Ownership

PATIENCE = 2.2
"""Seconds for which an interaction waits for its process: after three Discord gives it up."""
FINISHING = 1.0
"""Seconds for which answers under way are waited for while the next process waits with all others."""
FINISHING_ALONE = 3.0
"""The same while nobody else answers: whatever was asked before is acknowledged by then."""
POLL = 0.02
REMEMBERED = 500
"""The most interactions of which the next process hears: those of the last seconds."""
LONGEST = 20.0
"""Seconds after which nobody waits for words any more."""

Unfinished = Callable[[], Awaitable[None]]
"""Answers the person who sees *thinking …*."""


class AnsweredBy(Enum):
    """Who answers an interaction."""

    US = "us"
    ANOTHER = "another process"
    NOBODY = (
        "perhaps nobody, so the person is asked to try again, which Discord refuses if somebody has answered"
    )


class Admission:
    """Lets interactions through while the tables are ours and no other process can have taken our place."""

    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership
        self._is_shut = self._is_closed = False
        self.taken: deque[int] = deque(maxlen=REMEMBERED)
        """What was let through lately."""
        self._left: deque[tuple[float, Unfinished]] = deque(maxlen=REMEMBERED)
        """What was left to another process lately, and since when."""
        self._admitted: set[int] = set()
        """What only we know of."""
        self._answering: list[Unfinished] = []
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    def shut(self) -> None:
        """From now on the next process answers."""
        self._is_shut = True

    def close(self) -> None:
        """From now on nobody answers: this process ends, and no other one takes over."""
        self._is_closed = True

    def leave(self, unfinished: Unfinished) -> None:
        """Another process answers, and may die of it: this is called then."""
        self._left.append((time.monotonic(), unfinished))

    async def finish_left(self) -> None:
        """The process that has answered until now has ended."""
        while self._left:
            since, unfinished = self._left.popleft()
            if time.monotonic() - since < LONGEST:
                await unfinished()

    def admit(self, interaction: int) -> None:
        """Let it through also while the next process answers, which has not heard of it."""
        self._admitted.add(interaction)

    async def who_answers(self, interaction: int) -> AnsweredBy:
        """Who answers it; one that comes too early waits."""
        arrived = time.monotonic()
        is_admitted = interaction in self._admitted
        self._admitted.discard(interaction)
        if is_admitted and self._ownership.may_act:
            return AnsweredBy.US
        while not self._is_closed:
            if self._ownership.may_act and not self._is_shut and interaction not in self._ownership.answered:
                self.taken.append(interaction)
                return AnsweredBy.US
            if (waited := time.monotonic() - arrived) > PATIENCE:
                return AnsweredBy.ANOTHER if await self._is_left(waited) else AnsweredBy.NOBODY
            await asyncio.sleep(POLL)
        return AnsweredBy.NOBODY

    async def _is_left(self, waited: float) -> bool:
        """Whether another process has had the tables all the time; asking takes a moment, in which we may take them.
        Where this process ends the next one may not have them yet.
        """
        if self._is_shut:
            return not self._ownership.may_act
        return await self._ownership.is_served(waited) and not self._ownership.is_ours

    @contextmanager
    def answering(self, unfinished: Unfinished) -> Iterator[None]:
        """While an interaction that was let through is answered; `unfinished` is called where that takes too long."""
        self._answering.append(unfinished)
        self._is_idle.clear()
        try:
            yield
        finally:
            self._answering.remove(unfinished)
            if not self._answering:
                self._is_idle.set()

    async def wait_until_empty(self) -> None:
        """Return when everything that was let through is answered, or, where that takes too long, when people know."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING if self._is_shut else FINISHING_ALONE):
                while self._admitted:  # noqa: ASYNC110 - they wait for their people's turn
                    await asyncio.sleep(POLL)
                await self._is_idle.wait()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                await asyncio.gather(*(unfinished() for unfinished in self._answering))
