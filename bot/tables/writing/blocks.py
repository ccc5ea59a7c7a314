"""Whom the operator has blocked: known in memory, as every interaction asks."""

from __future__ import annotations

from bot.storage.people import BlockedPerson, BlockedServer
from bot.storage.records import Change
from bot.storage.store import Store
from engine.core.errors import RuleError


class Blocks:
    """All of them are read once, and again after another process, or an order, has written any."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._news = 0
        self._read = -1
        self._servers = self._people = frozenset[int]()

    def forget(self) -> None:
        """They may be others now."""
        self._news += 1

    async def refuse(self, server: int, member: int) -> None:
        """Raise `RuleError` where this server (0: none), or this person, is blocked."""
        if self._read != self._news:
            news = self._news
            self._servers = frozenset(each.server for each in await self._store.find(BlockedServer))
            self._people = frozenset(each.member for each in await self._store.find(BlockedPerson))
            self._read = news
        if member in self._people:
            raise RuleError("error-blocked-person")
        if server in self._servers:
            raise RuleError("error-blocked-server")

    async def put(self, block: BlockedServer | BlockedPerson, *, is_lifted: bool, done: Change) -> bool:
        """Block, or no more, with what is `done` by that; False, and nothing is written, where it is so already."""
        column, number = (
            ("server", block.server) if isinstance(block, BlockedServer) else ("member", block.member)
        )
        if bool(await self._store.find(type(block), f"{column} = ?", number)) != is_lifted:
            return False
        change = Change(remove=(block,)) if is_lifted else Change((block,))
        await self._store.write(change + done)
        self.forget()
        return True
