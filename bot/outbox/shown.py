"""What is known of the messages of tables that may be on Discord, and the posts that are to become some."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import replace

from bot.cache import Cache
from bot.storage.messages import NO_PICTURE, MessageRecord
from bot.storage.records import Change, PostRecord, Rows
from bot.storage.store import Store
from bot.tables.model.kinds import CALL, DIRECT_CALL

MOST_TABLES = 2_000
"""The most tables of which it is in memory."""


class Shown:
    """The rows of `messages`; what is noted is on disk a moment later, and is found out again after a crash."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rows: Cache[int, tuple[MessageRecord, ...]] = Cache(MOST_TABLES)
        self._news = 0
        self.unsent = defaultdict[int, deque[PostRecord]](deque)
        """The posts that are still to be made, by table and in order."""

    async def rows(self, game: int) -> tuple[MessageRecord, ...]:
        """The messages of a table that may exist."""
        while (known := self._rows.get(game)) is None:
            news = self._news
            found = await self.store.find(MessageRecord, "game = ? order by id", game)
            if self._news == news:  # else it may have been read before what is known since
                self._rows.put(game, tuple(found))
        return known

    def add(self, game: int, messages: Sequence[MessageRecord]) -> None:
        """A table has these messages more."""
        self._news += 1
        if (known := self._rows.get(game)) is not None:
            new = {each.id for each in messages}
            self._rows.put(game, (*(each for each in known if each.id not in new), *messages))

    async def doubt(self, game: int) -> None:
        """An earlier run, or another process, may have had an edit under way: nobody knows what is shown. A direct
        message keeps the board with which it was made, which an edit for nothing would replace: only words change it.
        """
        doubted = tuple(
            each if each.kind == DIRECT_CALL else replace(each, shows="", picture=NO_PICTURE)
            for each in await self.rows(game)
        )
        self._rows.put(game, doubted)

    def forget(self, game: int) -> None:
        self._rows.pop(game)

    def rows_in_memory(self, game: int) -> tuple[MessageRecord, ...]:
        """Those that are in memory."""
        return self._rows.get(game) or ()

    def with_message(self, message: int) -> list[MessageRecord]:
        """What is known in memory of this message, of which the disk may know nothing yet."""
        return [row for rows in self._rows.values() for row in rows if row.message == message]

    def set(self, row: MessageRecord) -> None:
        """This is known of a message, and not noted."""
        self.add(row.game, (row,))

    async def keep(self, row: MessageRecord) -> None:
        """This is known of a message."""
        self.set(row)
        self.store.write_soon(Change((row,)))

    async def drop(self, row: MessageRecord) -> None:
        """There is no such message, or nothing of it will change any more."""
        known = await self.rows(row.game)
        self._rows.put(row.game, tuple(each for each in known if each.id != row.id))
        named = [Rows.where("notifications", id=row.about)] if row.kind in (CALL, DIRECT_CALL) else []
        self.store.write_soon(Change(remove=(row, *named)))
