"""Pictures drawn away from the event loop, so that nobody's answer waits for a brush."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import renders.stone_age


class Painter(Protocol):
    """The pictures of one game; a module of `renders` is one."""

    def draw(self, view: Any, *, names: Sequence[str], since: Any = None) -> bytes: ...
    def draw_own(self, view: Any, *, names: Sequence[str]) -> bytes: ...
    def draw_standing(self, view: Any, *, names: Sequence[str]) -> bytes: ...


PAINTERS: Mapping[str, Painter] = {"stone_age": renders.stone_age}


class Studio:
    """Draws one picture at a time per free core; `timed` hears the seconds that each took."""

    def __init__(
        self,
        painters: Mapping[str, Painter] = PAINTERS,
        at_once: int = 2,
        timed: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._painters = painters
        self._timed = timed
        self._easels = asyncio.Semaphore(at_once)

    async def board(self, game: str, view: Any, names: Sequence[str], since: Any) -> bytes:
        """The table as a bystander sees it, with what changed since `since`."""
        painter = self._painters[game]
        return await self._draw(lambda: painter.draw(view, names=names, since=since))

    async def own(self, game: str, view: Any, names: Sequence[str]) -> bytes:
        """The viewer's own things."""
        return await self._draw(lambda: self._painters[game].draw_own(view, names=names))

    async def standing(self, game: str, view: Any, names: Sequence[str]) -> bytes:
        """The final count."""
        return await self._draw(lambda: self._painters[game].draw_standing(view, names=names))

    async def _draw(self, paint: Callable[[], bytes]) -> bytes:
        async with self._easels:
            begun = time.perf_counter()
            picture = await asyncio.to_thread(paint)
            self._timed(time.perf_counter() - begun)
            return picture
