"""Locks beside other processes: they may be ignored by those, but a change that rests on what is outdated fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Token

from bot.cluster.cluster import Reading
from bot.cluster.turns import Turns
from bot.storage.ground import HELD, Ground
from bot.storage.records import RevisionRecord
from bot.storage.store import Store

UNREAD = -1
"""The revision of what was never read."""


class Revision(asyncio.Lock):
    """A lock within this process, and the number of the state that it guards: each change under it has the next one."""

    def __init__(self, store: Store, what: str, number: int, reading: Reading) -> None:
        super().__init__()
        self.number = UNREAD
        self.is_outdated = True
        self._store = store
        self._what = (what, number)
        self._reading = reading
        self.turns = Turns(store, what, number)
        self._was_overtaken = False
        self._token: Token[tuple[Ground, ...]] | None = None

    async def __aenter__(self) -> None:
        """What is guarded is as it was stored last, as far as is known here."""
        await self._acquire_renewed(self.turns.come)
        self._token = HELD.set((*HELD.get(), self))

    async def __aexit__(self, *_error: object) -> None:
        if self._token is not None:
            HELD.reset(self._token)
        self.release()

    async def _acquire_renewed(self, first: Callable[[], Awaitable[None]]) -> None:
        await self.acquire()
        try:
            if self._was_overtaken:
                self._was_overtaken = False
                await self.turns.ask()
            await first()
            if self.is_outdated:
                await self._renew()
        except BaseException:
            self.release()
            raise

    async def _renew(self) -> None:
        """Read until nobody has written meanwhile, so that all of it belongs together."""
        stored = await self.stored()
        while stored != self.number:
            put = await self._reading()
            before, stored = stored, await self.stored()
            if before == stored:
                put()
                self.number = stored
            else:
                await self.turns.ask()
        self.is_outdated = False

    async def stored(self) -> int:
        """The newest number, by whomever it was written."""
        sql = "select revision from revisions where what = ? and number = ?"
        found = await self._store.select(int, sql, *self._what)
        return found[0] if found else 0

    async def look(self) -> None:
        """Read what others have written since; what is being changed here is looked at when that is done."""
        if any(isinstance(each, Revision) for each in HELD.get()):
            return  # whoever holds a lock waits for no other one
        if await self.stored() != self.number:
            self.is_outdated = True
            await self._acquire_renewed(_at_once)
            self.release()

    def begins(self) -> None:
        """What is guarded is new: nothing is stored yet."""
        self.number, self.is_outdated = 0, False

    def record(self) -> RevisionRecord:
        return RevisionRecord(*self._what, self.number + 1)

    def written(self) -> None:
        self.number += 1
        self.turns.had()

    def failed(self) -> None:
        self.is_outdated = self._was_overtaken = True


async def _at_once() -> None:
    """Who only reads waits for nobody."""
