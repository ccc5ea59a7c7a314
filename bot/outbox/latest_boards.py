"""The last board that was drawn of each table, so that notifications show it without drawing it again."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.cache import Cache
from bot.outbox.pictures import PictureQueue
from bot.tables.table import Table

MOST_BYTES = 4_000_000


class LatestBoards:
    """Boards with the rows that they show; one that is not kept, or is outdated, is drawn."""

    def __init__(self, pictures: PictureQueue) -> None:
        self._pictures = pictures
        self._kept: Cache[int, tuple[int, bytes]] = Cache(MOST_BYTES, lambda kept: len(kept[1]))

    def watch(self, game: int, row: int, drawing: asyncio.Future[bytes]) -> None:
        """Keep this picture of a table after a row of its log once it is drawn."""
        drawing.add_done_callback(partial(self._keep, game, row))

    def _keep(self, game: int, row: int, drawing: asyncio.Future[bytes]) -> None:
        # Asking for the exception retrieves it: a superseded picture is no mistake, and may have no reader.
        if not drawing.cancelled() and drawing.exception() is None:
            self._kept.put(game, (row, drawing.result()))

    async def of(self, table: Table) -> bytes:
        """The public board as it is now."""
        row, picture = self._kept.get(table.record.id) or (-1, b"")
        if row == len(table.rows):
            return picture
        view, number = table.running.view(None), table.record.id
        return await self._pictures.board(table.setup.game, view, table.names, table.shown.before, by=number)
