"""A picture that nobody will see any more is not drawn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.games import SPECS
from bot.outbox.pictures import PictureQueue, Superseded
from bot.work.drawing import Drawing


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


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    paints: Any = slow
    monkeypatch.setitem(SPECS, "stone_age", replace(SPECS["stone_age"], painter=paints))
    return slow


async def test_only_what_is_still_wanted_is_drawn(slow: Slow) -> None:
    newest = 0
    pictures = PictureQueue(Drawing(), timed=list[float]().append)

    def wanted(number: int) -> Callable[[], bool]:
        return lambda: number in (0, newest)

    drawings = [
        asyncio.ensure_future(pictures.board("stone_age", str(n), (), None, wanted(n))) for n in range(5)
    ]
    await asyncio.sleep(0.05)
    newest = 4
    slow.go.set()
    done = await asyncio.gather(*drawings, return_exceptions=True)
    assert slow.drawn == ["0", "4"]
    assert [type(each) for each in done] == [bytes, Superseded, Superseded, Superseded, bytes]


async def test_who_asks_without_conditions_gets_the_picture(slow: Slow) -> None:
    slow.go.set()
    queue = PictureQueue(Drawing(), timed=list[float]().append)
    assert await queue.board("stone_age", "view", (), None) == b"picture"
    with pytest.raises(Superseded):
        await PictureQueue(Drawing(), timed=list[float]().append).board(
            "stone_age", "view", (), None, lambda: False
        )
