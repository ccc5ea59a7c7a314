"""Pictures drawn away from the event loop: begun once however often they are asked for, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable, Sequence
from functools import partial
from typing import Any

from bot.cache import Cache
from bot.games import SPECS
from bot.tables.model.table import Table
from bot.work.drawing import Drawing, Paint
from bot.work.fair_queue import THE_BOT, SharedWork, StillWanted, Superseded

log = logging.getLogger(__name__)
MOST_BYTES = 16_000_000
FAILED = b""
Draw = Callable[[], Coroutine[Any, Any, bytes]]


class PictureQueue:
    """Draws one picture after the other; callers who ask for the same one while it is under way share it.

    Those who ask take turns: `by` is the id of a person, or the number of a table for what all of its people see.
    `timed` is called with the seconds that each picture took.
    """

    def __init__(self, drawing: Drawing, timed: Callable[[float], None]) -> None:
        self.drawing = drawing
        self._timed = timed
        self.orders = SharedWork[bytes]()

    async def board(
        self,
        game: str,
        view: Any,
        names: Sequence[str],
        since: Any,
        wanted: StillWanted = lambda: True,
        *,
        about: Sequence[str] | None = None,
        by: int = THE_BOT,
    ) -> bytes:
        """The table as a bystander sees it, with what changed since `since`; of several pictures the one with the
        places `about`. Raises `Superseded` when no caller wants it any more by the time that it could be drawn.
        """
        paint = partial(SPECS[game].painter.draw, view, names=names, since=since, about=about)
        return await self.share(paint, wanted, by=by)

    async def share(
        self, paint: partial[bytes], wanted: StillWanted = lambda: True, *, by: int = THE_BOT
    ) -> bytes:
        """Draw a picture once for all who ask for the same; raises `Superseded` as `board` does."""
        asked = paint.func, paint.args, paint.keywords
        return await self.orders.do(asked, partial(self._draw, paint), by, wanted)

    async def _draw(self, paint: Paint) -> bytes:
        begun = time.perf_counter()
        picture = await self.drawing.draw(paint)
        self._timed(time.perf_counter() - begun)
        return picture

    async def close(self) -> None:
        """Stop; the tasks that wait are cancelled."""
        await self.orders.close()
        await self.drawing.close()


class Drawings:
    """Pictures as futures, cached by what they show. `drawn` is called with the table when one of it is finished.

    `patience` is how many seconds a message waits for its picture.
    """

    patience = 2.0

    def __init__(self, pictures: PictureQueue, drawn: Callable[[int], None]) -> None:
        self.pictures = pictures
        self._drawn = drawn
        self._kept: Cache[Hashable, asyncio.Future[bytes]] = Cache(
            MOST_BYTES, lambda kept: len(kept.result()) or 1
        )
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
        """The public table as it is now, of several pictures the one that its question is about; it is superseded once
        the table has new rows.
        """
        row, key = len(table.rows), _key(table)
        return self.begin(table.record.id, key, self._painting(table, lambda: len(table.rows) == row))

    async def wait(self, drawing: asyncio.Future[bytes] | None) -> bytes | None:
        """The picture if it is ready in time, and could be drawn."""
        if drawing is None:
            return None
        await asyncio.wait({drawing}, timeout=self.patience)
        return drawing.result() or None if drawing.done() else None

    async def newest_board(self, table: Table) -> bytes:
        """The same picture, drawn even if the table gets new rows meanwhile."""
        kept = self._kept.get(_key(table))
        return (kept and kept.result()) or await self._painting(table, lambda: True)()

    def _painting(self, table: Table, wanted: StillWanted) -> Draw:
        """What paints the table as it is at this moment."""
        asked = (table.setup.game, table.running.view(None), table.names, table.position.shown.before, wanted)
        about = SPECS[table.setup.game].places_asked_about(table.running.decisions)
        return partial(self.pictures.board, *asked, about=about, by=table.record.id)

    def begin(self, game: int, key: Hashable, draw: Draw) -> asyncio.Future[bytes]:
        """A picture of this table; empty if it cannot be drawn, which is our mistake and is logged."""
        if (known := self._under_way.get(key) or self._kept.get(key)) is not None:
            return known
        drawing = self._under_way[key] = asyncio.create_task(_draw(draw), name=f"picture of table {game}")
        self._waiting[game] += 1
        drawing.add_done_callback(lambda done: self._keep(game, key, done))
        return drawing

    def _keep(self, game: int, key: Hashable, drawing: asyncio.Future[bytes]) -> None:
        del self._under_way[key]
        self._waiting -= Counter((game,))
        if not drawing.cancelled() and drawing.exception() is None:
            self._kept.put(key, drawing)
            self._drawn(game)


def number_of(table: Table) -> int:
    """The number of the present picture of a board: another one once a row is new, or a seat has another name."""
    return zlib.crc32("\0".join(table.names).encode()) << 31 | len(table.rows)


def _key(table: Table) -> tuple[Hashable, ...]:
    return "board", table.record.id, len(table.rows), table.names


async def _draw(draw: Draw) -> bytes:
    try:
        return await draw()
    except Superseded:
        return FAILED  # the newer picture of this table is another one
    except Exception:
        log.exception("a picture could not be drawn")
        return FAILED
