"""Pictures of tables for messages: begun once however often they are asked for, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from bot.cache import Cache
from bot.outbox.pictures import PictureQueue, Superseded
from bot.tables.table import Table

log = logging.getLogger(__name__)

MOST_BYTES = 16_000_000
FAILED = b""

Draw = Callable[[], Coroutine[Any, Any, bytes]]


class Drawings:
    """Gives a picture by what it shows. `drawn` hears which table has one more."""

    def __init__(self, pictures: PictureQueue, drawn: Callable[[int], None]) -> None:
        self.pictures = pictures
        self._drawn = drawn
        self._kept: Cache[Hashable, bytes] = Cache(MOST_BYTES, lambda kept: len(kept) or 1)
        self._under_way: dict[Hashable, asyncio.Future[bytes]] = {}
        self._waiting: Counter[int] = Counter()
        """How many pictures are being drawn, by table."""

    @property
    def tasks(self) -> list[asyncio.Future[bytes]]:
        return [*self._under_way.values()]

    def is_busy(self, game: int) -> bool:
        """Whether a picture of this table is being drawn."""
        return self._waiting[game] > 0

    def board(self, table: Table) -> asyncio.Future[bytes]:
        """The public table as it is now; it is not drawn any more once the table has gone on."""
        row, game = len(table.rows), table.record.id
        view, before = table.running.view(None), table.shown.before

        def draw() -> Coroutine[Any, Any, bytes]:
            is_newest = lambda: len(table.rows) == row  # noqa: E731
            return self.pictures.board(table.setup.game, view, table.names, before, is_newest, by=game)

        return self.begin(game, ("board", game, row, table.names), draw)

    async def newest_board(self, table: Table) -> bytes:
        """The public table as it is now, in any case."""
        game = table.record.id
        if kept := self._kept.get(("board", game, len(table.rows), table.names)):
            return kept
        view, before = table.running.view(None), table.shown.before
        return await self.pictures.board(table.setup.game, view, table.names, before, by=game)

    def begin(self, game: int, key: Hashable, draw: Draw) -> asyncio.Future[bytes]:
        """A picture of this table; empty if it cannot be drawn, which is our mistake and is logged."""
        if (under_way := self._under_way.get(key)) is not None:
            return under_way
        if (known := self._kept.get(key)) is not None:
            ready: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            ready.set_result(known)
            return ready
        drawing = self._under_way[key] = asyncio.create_task(_draw(draw), name=f"picture of table {game}")
        self._waiting[game] += 1
        drawing.add_done_callback(lambda done: self._keep(game, key, done))
        return drawing

    def _keep(self, game: int, key: Hashable, drawing: asyncio.Future[bytes]) -> None:
        del self._under_way[key]
        self._waiting -= Counter((game,))
        if not drawing.cancelled() and drawing.exception() is None:
            self._kept.put(key, drawing.result())
            self._drawn(game)


async def _draw(draw: Draw) -> bytes:
    try:
        return await draw()
    except Superseded:
        return FAILED  # the newer picture of this table is another one
    except Exception:
        log.exception("a picture could not be drawn")
        return FAILED
