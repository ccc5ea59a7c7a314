"""Pictures drawn away from the event loop, so that nobody's answer waits for a brush."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import renders.stone_age


class Painter(Protocol):
    """The pictures of one game; a module of `renders` is one."""

    def draw(self, view: Any, *, names: Sequence[str], since: Any = None) -> bytes: ...
    def draw_own(self, view: Any, *, names: Sequence[str]) -> bytes: ...
    def draw_standing(self, view: Any, *, names: Sequence[str]) -> bytes: ...


PAINTERS: Mapping[str, Painter] = {"stone_age": renders.stone_age}


class Superseded(Exception):
    """Nobody wants this picture any more: the table has moved on before it was drawn."""


class Studio:
    """Draws one picture at a time per free core; `painters` is the table of games."""

    def __init__(self, painters: Mapping[str, Painter] = PAINTERS, at_once: int = 2) -> None:
        self._painters = painters
        self._easels = asyncio.Semaphore(at_once)

    async def board(
        self,
        game: str,
        view: Any,
        names: Sequence[str],
        since: Any,
        wanted: Callable[[], bool] = lambda: True,
    ) -> bytes:
        """The table as a bystander sees it, with what changed since `since`; raises `Superseded` when it is not wanted
        any more by the time that it could be drawn.
        """
        async with self._easels:
            if not wanted():
                raise Superseded
            return await asyncio.to_thread(self._painters[game].draw, view, names=names, since=since)

    async def own(self, game: str, view: Any, names: Sequence[str]) -> bytes:
        """The viewer's own things."""
        return await self._draw(lambda: self._painters[game].draw_own(view, names=names))

    async def standing(self, game: str, view: Any, names: Sequence[str]) -> bytes:
        """The final count."""
        return await self._draw(lambda: self._painters[game].draw_standing(view, names=names))

    async def _draw(self, paint: Callable[[], bytes]) -> bytes:
        async with self._easels:
            return await asyncio.to_thread(paint)
