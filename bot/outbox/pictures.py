"""Pictures drawn away from the event loop, so that drawing blocks no answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.games import SPECS, TablePainter
from bot.work.drawing import Drawing, Paint
from bot.work.fair_queue import THE_BOT, FairQueue, Turn

StillWanted = Callable[[], bool]
"""Whether a caller still wants the picture."""


@dataclass(frozen=True, eq=False, slots=True)
class _Order:
    """A picture under way, what was asked for, its turn, and by whom: one `StillWanted` for each caller."""

    asked: tuple[object, ...]
    turn: Turn
    waiting: list[StillWanted]
    picture: asyncio.Task[bytes]


class Superseded(Exception):
    """This picture is outdated: the table has moved on before it was drawn."""


class PictureQueue:
    """Draws one picture after the other; who asks for one that is under way shares it.

    Those who ask take turns: `by` is the id of a person, or the number of a table for what all of its people see.
    `painters` are those of the registry without any other; `timed` hears the seconds that each picture took.
    """

    def __init__(
        self,
        drawing: Drawing,
        painters: Mapping[str, TablePainter] | None = None,
        *,
        timed: Callable[[float], None],
    ) -> None:
        self.drawing = drawing
        self._painters = painters or {game: spec.painter for game, spec in SPECS.items()}
        self._timed = timed
        self._queue = FairQueue(at_once=1)
        self._orders: list[_Order] = []

    @property
    def waiting(self) -> int:
        """How many pictures wait to be drawn."""
        return len(self._queue)

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
        """The table as a bystander sees it, with what changed since `since`, or of several pictures the one in which
        these places are; raises `Superseded` when no caller wants it any more by the time that it could be drawn.
        """
        paint = partial(self._painters[game].draw, view, names=names, since=since, about=about)
        return await self.share(("board", game, view, tuple(names), since, about), paint, wanted, by=by)

    async def own(self, game: str, view: Any, names: Sequence[str], *, by: int = THE_BOT) -> bytes:
        """The viewer's own things."""
        paint = partial(self._painters[game].draw_own, view, names=names)
        return await self.share(("own", game, view, tuple(names)), paint, by=by)

    async def parts(
        self, game: str, view: Any, names: Sequence[str], parts: Sequence[str], *, by: int = THE_BOT
    ) -> bytes:
        """Places and other parts of the table by themselves."""
        paint = partial(SPECS[game].painter.draw_parts, view, names=names, parts=parts)
        return await self.share(("parts", game, view, tuple(names), tuple(parts)), paint, by=by)

    async def standing(self, game: str, view: Any, names: Sequence[str]) -> bytes:
        """The final count."""
        paint = partial(self._painters[game].draw_standing, view, names=names)
        return await self.share(("standing", game, view, tuple(names)), paint)

    async def share(
        self,
        asked: tuple[object, ...],
        paint: Paint,
        wanted: StillWanted = lambda: True,
        *,
        by: int = THE_BOT,
    ) -> bytes:
        """The same picture is drawn once; cancelling one caller does not cancel the others."""
        order = next((each for each in self._orders if each.asked == asked), None)
        if order is None:
            waiting, turn = list[StillWanted](), self._queue.turn(by)
            order = _Order(asked, turn, waiting, asyncio.create_task(self._draw(turn, paint, waiting)))
            self._orders.append(order)
            order.picture.add_done_callback(partial(self._deliver, order))
        order.turn.wait_for(by)
        order.waiting.append(wanted)
        return await asyncio.shield(order.picture)

    def _deliver(self, order: _Order, picture: asyncio.Task[bytes]) -> None:
        self._orders.remove(order)
        if not picture.cancelled():
            picture.exception()  # who still waits gets it; no one may wait for a superseded picture

    async def _draw(self, turn: Turn, paint: Paint, waiting: Sequence[StillWanted]) -> bytes:
        async with turn:
            if not any(wanted() for wanted in waiting):
                raise Superseded
            begun = time.perf_counter()
            picture = await self.drawing.draw(paint)
            self._timed(time.perf_counter() - begun)
            return picture

    async def close(self) -> None:
        """Stop; those who wait get a cancellation."""
        for order in tuple(self._orders):
            order.picture.cancel()
        await asyncio.gather(*(order.picture for order in self._orders), return_exceptions=True)
        await self.drawing.close()
