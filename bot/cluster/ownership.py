"""Whether this process owns the tables of its shards, and which interactions it answers. It waits while another one has
the same shards, then owns them until it ends. One that loses them ends, too (`bot/storage/postgresql/session.py`), as
its state is outdated. Shards log in at the gateway one after the other, over all processes.

Two processes with the same shards get all interactions twice, so that one can hand over to the next without a gap: the
next one waits, then takes those that the other one has not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from enum import Enum

from bot.storage.driver import Sharing
from bot.storage.errors import Replaced, StoreError, level_of
from bot.storage.processes import RememberedRecord
from bot.storage.records import Change
from bot.storage.store import Store

log = logging.getLogger(__name__)

LOOK_EVERY = 0.2
"""Seconds between two tries to get the shards of another process."""
AWAY = 1.0
"""The same while the database cannot be reached."""
STARTING = 20.0
"""Seconds for which a process that stops waits for one with its shards to connect to Discord."""
ALIVE = 1.6
"""Seconds within which a living owner gives a sign of life."""
BRIEFLY = 0.3
"""The most seconds for which a person who waits for an answer waits for the database."""
RECENT = "select interaction from answered order by interaction desc limit 2000"


class Ownership:
    """Owns all tables on our shards. Where one process has the database for itself, it owns them from the start."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._sharing = store.sharing
        self.is_ours = self._sharing is None
        self.answered: Collection[int] = frozenset()
        """The interactions that changed something before the tables became ours."""

    @property
    def is_fresh(self) -> bool:
        """Whether no other process can have taken over, as far as we know without asking the database."""
        return self._sharing is None or self._sharing.is_fresh

    @property
    def may_act(self) -> bool:
        return self.is_ours and self.is_fresh

    @property
    def is_replaced(self) -> bool:
        """Whether another process has our tables, so that this one ends."""
        return self._store.failure.done() and isinstance(self._store.failure.result(), Replaced)

    async def begin(self) -> bool:
        """Try to get our shards; returns False while another process has them."""
        if self._sharing is not None and not self.is_ours and await self._sharing.take():
            await self._store.driver.begin_writing()
            self.answered = frozenset(await self._store.select(int, RECENT))
            self.is_ours = True
            log.info("the tables of SHARDS=%s are ours now", self._store.shards)
        return self.is_ours

    async def wait(self) -> None:
        """Return when our shards are ours."""
        log.warning("SHARDS=%s are served by another process: this one waits for its end", self._store.shards)
        while True:
            try:
                if await self.begin():
                    return
                await asyncio.sleep(LOOK_EVERY)
            except StoreError as error:
                log.log(level_of(error), "these shards cannot be had now: %s", error)
                await asyncio.sleep(AWAY)

    async def note_connection(self) -> None:
        """Show that we are connected to Discord from now on, so that a process that stops may hand over to us."""
        if self._sharing is not None:
            try:
                await self._sharing.show_connected()
            except StoreError as error:  # the next connection has the new name
                log.log(level_of(error), "others do not see yet that we are connected: %s", error)

    async def is_served(self, since: float, server: int | None = None) -> bool:
        """Whether another process is alive that has owned this server, or our shards, for `since` seconds: what reached
        it in that time it has answered or is about to. Whether one that has died has answered, nobody else knows.
        """
        number = min(self._store.shards.numbers) if server is None else self._store.shards.number_of(server)
        if self._sharing is None or (self.is_ours and number in self._store.shards.numbers):
            return False
        asking = asyncio.ensure_future(self._sharing.owners())
        asking.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody else looks at it
        await asyncio.wait({asking}, timeout=BRIEFLY)
        if not asking.done() or asking.exception() is not None:
            return False
        return any(
            each.shard == number and each.owning > since and 0 <= each.silent_for < ALIVE
            for each in asking.result()
        )

    async def has_successor(self) -> bool:
        """Whether a process with our shards takes over at once, as this one ends; waits for one that is not connected
        to Discord yet.
        """
        if self._sharing is None or not self.is_ours or self._store.failure.done():
            return False
        self._sharing.hurry()
        latest = time.monotonic() + STARTING
        try:
            while True:
                ours = str(self._store.shards)
                alike = [each for each in await self._sharing.peers() if each.shards == ours]
                if any(each.is_connected for each in alike):
                    return True
                if not alike or time.monotonic() > latest:
                    return False
                await asyncio.sleep(LOOK_EVERY)
        except StoreError as error:
            log.warning("another process takes over when it notices that this one has ended: %s", error)
            return False

    async def hand_over(self, answered: Collection[int]) -> None:
        """Release our shards for the process that waits for them, which answers none of these interactions again."""
        try:
            await self._store.write(Change(tuple(RememberedRecord(each) for each in answered)))
            await self._store.wait_until_written()
            self.is_ours = False
            if self._sharing is not None:
                await self._sharing.let_go()
        except StoreError as error:
            log.warning("another process takes over when it notices that this one has ended: %s", error)
        else:
            log.info("the tables of SHARDS=%s are handed over", self._store.shards)


PAUSE = 5.0
"""Seconds that must pass between two logins of shards whose numbers leave the same rest by `max_concurrency`."""


class LoginSlots:
    """One shard after the other in each slot, over all processes."""

    def __init__(self, sharing: Sharing) -> None:
        self._sharing = sharing
        self._holding: set[asyncio.Task[None]] = set()

    async def wait(self, shard: int, at_once: int) -> None:
        """Return when this shard may log in; its slot is held for `PAUSE` seconds then, also if we die."""
        taken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._hold(shard % max(1, at_once), taken), name=f"login of shard {shard}")
        self._holding.add(task)
        task.add_done_callback(self._holding.discard)
        await taken

    async def _hold(self, slot: int, taken: asyncio.Future[None]) -> None:
        try:
            async with self._sharing.slot(slot):
                taken.set_result(None)
                await asyncio.sleep(PAUSE)
        except StoreError as error:
            if taken.done():
                return
            log.warning("this shard logs in without asking the other processes: %s", error)
            taken.set_result(None)


PATIENCE = 2.2
"""Seconds for which an interaction waits for its owner: after three Discord gives it up."""
FINISHING = 1.0
"""Seconds for which answers under way are waited for while the next process waits with all others."""
FINISHING_ALONE = 3.0
"""The same while nobody else answers: whatever was asked before is acknowledged by then."""
POLL = 0.02
REMEMBERED = 500
"""The most interactions that are named to the next process: those of the last seconds."""
LONGEST = 20.0
"""Seconds after which nobody waits for an answer any more."""

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
        """The latest interactions that were let through."""
        self._left: deque[tuple[float, Unfinished]] = deque(maxlen=REMEMBERED)
        """What was lately left to another process, with the time."""
        self._admitted: set[int] = set()
        """Interactions that were handed on to us, of which no other process knows."""
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
        """Leave an interaction to another process; `unfinished` is called if that process ends."""
        self._left.append((time.monotonic(), unfinished))

    async def finish_left(self) -> None:
        """Called when the process that has answered until now has ended."""
        while self._left:
            since, unfinished = self._left.popleft()
            if time.monotonic() - since < LONGEST:
                await unfinished()

    def admit(self, interaction: int) -> None:
        """Let it through also while the next process answers, which has not heard of it."""
        self._admitted.add(interaction)

    async def who_answers(self, interaction: int) -> AnsweredBy:
        """Who answers an interaction; waits up to `PATIENCE` seconds for the tables to become ours."""
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
                return AnsweredBy.ANOTHER if await self._is_answered_elsewhere(waited) else AnsweredBy.NOBODY
            await asyncio.sleep(POLL)
        return AnsweredBy.NOBODY

    async def _is_answered_elsewhere(self, waited: float) -> bool:
        """Whether another process has owned the tables all the time; asking takes a moment, in which they may become
        ours. Where this process ends the next one may not own them yet.
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
        """Return when all that was let through is answered, or, if it takes too long, people are asked to try again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING if self._is_shut else FINISHING_ALONE):
                while self._admitted:  # noqa: ASYNC110 - they wait for their people's turn
                    await asyncio.sleep(POLL)
                await self._is_idle.wait()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                await asyncio.gather(*(unfinished() for unfinished in self._answering))
