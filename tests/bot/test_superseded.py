"""A picture that nobody will see any more is not drawn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.outbox.pictures import PictureQueue, Superseded
from bot.work.drawing import DrawingThread


class Slow:
    """A painter who waits for a sign and notes what was drawn."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.drawn: list[str] = []

    def draw(
        self, view: Any, *, names: Sequence[str], since: Any = None, about: Sequence[str] | None = None
    ) -> bytes:
        del names, since
        self.go.wait(5)
        self.drawn.append(view)
        return b"picture"

    def draw_own(self, view: Any, *, names: Sequence[str]) -> bytes:
        return self.draw(view, names=names)

    def draw_standing(self, view: Any, *, names: Sequence[str]) -> bytes:
        return self.draw(view, names=names)


async def test_only_what_is_still_wanted_is_drawn() -> None:
    slow, newest = Slow(), 0
    pictures = PictureQueue(DrawingThread(), {"game": slow}, timed=list[float]().append)

    def wanted(number: int) -> Callable[[], bool]:
        return lambda: number in (0, newest)

    drawings = [asyncio.ensure_future(pictures.board("game", str(n), (), None, wanted(n))) for n in range(5)]
    await asyncio.sleep(0.05)
    newest = 4
    slow.go.set()
    done = await asyncio.gather(*drawings, return_exceptions=True)
    assert slow.drawn == ["0", "4"]
    assert [type(each) for each in done] == [bytes, Superseded, Superseded, Superseded, bytes]


async def test_who_asks_without_conditions_gets_the_picture() -> None:
    slow = Slow()
    slow.go.set()
    assert (
        await PictureQueue(DrawingThread(), {"game": slow}, timed=list[float]().append).board(
            "game", "view", (), None
        )
        == b"picture"
    )
    with pytest.raises(Superseded):
        await PictureQueue(DrawingThread(), {"game": slow}, timed=list[float]().append).board(
            "game", "view", (), None, lambda: False
        )
