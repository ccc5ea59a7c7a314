"""Hands on what arrives at a process and belongs to another one: an interaction as Discord has sent it, work at a table
as an errand. That costs one row and one notification, and only for these.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from bot.cache import Cache
from bot.cluster.ownership import Ownership
from bot.ending import end_tasks
from bot.metrics import Metrics
from bot.storage.errors import Conflict, StoreError, level_of
from bot.storage.processes import ERRANDS, PEOPLE, Announcement, ErrandRecord, TakenErrand
from bot.storage.records import Change
from bot.storage.store import Store

log = logging.getLogger(__name__)

INTERACTION = "interaction"
TAKEN_WITHIN, ANSWERED_WITHIN = 1.6, 2.3
"""Seconds after which the process that has handed on an interaction says *try again* itself, if the owner has not taken
it, or has died since: a living one has acknowledged it by then.
"""
SHORTLY = 0.3
"""Seconds for which a process that ends waits instead, as the next one waits for it: an owner that lives needs less."""
FINISHED_WITHIN = 10.0
"""Seconds after which the owner, which may have deferred its answer, is checked once more to be alive."""
ANSWERABLE = 3.0
"""Seconds for which Discord waits for the first answer."""
LOOK_EVERY = 60.0
"""Seconds after which errands are looked at again that failed, or that nobody announced."""
DISCORD_EPOCH = 1_420_070_400
MOST_ARRIVED = 2000
"""Interactions that are kept as Discord has sent them: more than are answered at the same time."""

Payload = Mapping[str, Any]


class HandingOn:
    """`dispatch` is called with the interactions that others hand to us, `carry_out` with their errands at our tables,
    and `forget` with the people of whom others have changed something, without any where that may be anybody.
    """

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        ownership: Ownership,
        dispatch: Callable[[Payload], None],
        carry_out: Callable[[ErrandRecord], Awaitable[None]],
        forget: Callable[..., None],
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._ownership = ownership
        self._dispatch = dispatch
        self._carry_out = carry_out
        self._forget = forget
        self._arrived: Cache[int, Payload] = Cache(MOST_ARRIVED)
        self._waking = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._checking: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    async def begin(self) -> None:
        """Do what other processes ask for, until `close`; on SQLite none announces anything."""
        if self._store.sharing is not None:
            self._tasks.append(asyncio.create_task(self._listen(), name="announcements"))
        self._tasks.append(asyncio.create_task(self._work(), name="errands"))

    def wake(self) -> None:
        """Look for errands now, as there are some that no other process has announced."""
        self._waking.set()

    async def close(self) -> None:
        """Take no more errands, and finish those taken: the next owner of the tables gets only what is left."""
        self._closing.set()
        self._waking.set()
        if self._tasks:
            await asyncio.wait(self._tasks[-1:], timeout=TAKEN_WITHIN)
        await end_tasks(*self._tasks, *self._checking)

    # What belongs to others

    def note_arrival(self, payload: Payload) -> None:
        """Keep what Discord has sent, as it may have to be handed on."""
        if not self._store.shards.is_all:
            self._arrived.put(int(payload["id"]), payload)

    async def hand_on(self, interaction: int, server: int) -> bool:
        """Hand an interaction to the owner of this server; returns whether it answers, as far as we know. One that was
        handed to us is not handed on again.
        """
        payload = self._arrived.get(interaction)
        self._arrived.pop(interaction)
        if payload is None:
            return False
        errand = ErrandRecord(self._store.new_id("errands"), server, None, INTERACTION, json.dumps(payload))
        begun, is_taken = time.monotonic(), False
        with suppress(TimeoutError):  # our own connection to the database does not answer
            async with asyncio.timeout(ANSWERED_WITHIN):
                await self._store.write(Change((errand,)))
                await self._pause(TAKEN_WITHIN)
                is_taken = not await self._take(errand)
        if is_taken:
            await self._pause(begun + ANSWERED_WITHIN - time.monotonic())
        is_answered = is_taken and await self._ownership.is_served(ANSWERED_WITHIN, server)
        self._metrics.handed_on.labels("taken" if is_taken else "nobody").inc()
        return is_answered

    async def _pause(self, seconds: float) -> None:
        """Wait so many seconds, but only `SHORTLY` once this process begins to end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
                await asyncio.sleep(SHORTLY)

    def check_later(self, server: int, unfinished: Callable[[], Awaitable[None]]) -> None:
        """Call `unfinished` after a while if the owner, which has taken what was handed on, has died since."""
        if self._closing.is_set():
            return

        async def check() -> None:
            await asyncio.sleep(FINISHED_WITHIN)
            if not await self._ownership.is_served(ANSWERED_WITHIN + FINISHED_WITHIN, server):
                await unfinished()

        checking = asyncio.create_task(check(), name="what was handed on")
        self._checking.add(checking)
        checking.add_done_callback(self._checking.discard)

    async def _take(self, errand: ErrandRecord) -> bool:
        """Take an errand; returns whether nobody else has taken it."""
        try:
            await self._store.write(Change((TakenErrand(errand.id),)))
        except Conflict:
            return False
        return True

    # What others have for us

    async def _listen(self) -> None:
        assert self._store.sharing is not None
        async for said in self._store.sharing.listen():
            heard = None if said is None else Announcement.read(said)
            if heard is None or heard.what == PEOPLE:
                self._forget(*(heard.numbers if heard else ()))
            if heard is None or (heard.what == ERRANDS and any(map(self._store.shards.holds, heard.numbers))):
                self._waking.set()

    async def _work(self) -> None:
        while not self._closing.is_set():
            self._waking.clear()
            try:
                for errand in await self._store.errands():
                    if not self._closing.is_set():
                        await self._do(errand)
            except StoreError as error:
                log.log(level_of(error), "errands are looked at later: %s", error)
            try:
                async with asyncio.timeout(0 if self._closing.is_set() else LOOK_EVERY):
                    await self._waking.wait()
            except TimeoutError:
                continue

    async def _do(self, errand: ErrandRecord) -> None:
        if errand.kind != INTERACTION:
            try:
                await self._carry_out(errand)
            except StoreError:
                raise
            except Exception:
                log.exception("table %s: %s failed and is tried again", errand.game, errand.kind)
            return
        payload = json.loads(errand.content)
        late = time.time() - DISCORD_EPOCH - (int(payload["id"]) >> 22) / 1000
        if await self._take(errand) and late < ANSWERABLE:
            self._metrics.handed_on_seconds.observe(max(0.0, late))
            self._dispatch(payload)
