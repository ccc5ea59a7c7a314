"""The picture queue: equal requests are drawn once, and the event loop never waits for a picture."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import renders.stone_age
from bot.games import SPECS
from bot.outbox.pictures import PictureQueue
from bot.work.drawing import Drawing
from renders.gallery import module_samples, samples

NAMES = samples.NAMES


class HeldPainter:
    """A painter that counts what it paints and holds its brush until it may."""

    def __init__(self) -> None:
        self.painted: list[Any] = []
        self.free = threading.Event()

    def draw(
        self, view: Any, *, names: Sequence[str], since: Any = None, about: Sequence[str] | None = None
    ) -> bytes:
        self.painted.append(view)
        assert self.free.wait(20)
        if view is None:
            raise ArithmeticError("no colours left")
        return renders.stone_age.draw(view, names=names, since=since)

    def draw_own(self, view: Any, *, names: Sequence[str]) -> bytes:
        self.painted.append(view)
        assert self.free.wait(20)
        return renders.stone_age.draw_own(view, names=names)


@pytest.fixture
async def painter(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[HeldPainter]:
    painter = HeldPainter()
    paints: Any = painter
    monkeypatch.setitem(SPECS, "stone_age", replace(SPECS["stone_age"], painter=paints))
    yield painter
    painter.free.set()


async def test_ten_boards_asked_at_once_are_drawn_once(painter: HeldPainter) -> None:
    pictures = PictureQueue(Drawing(), timed=list[float]().append)
    asked = [
        asyncio.create_task(pictures.board("stone_age", samples.table(4), list(NAMES), None))
        for _ in range(10)
    ]
    await asyncio.sleep(0.05)
    painter.free.set()
    pictures = await asyncio.gather(*asked)
    assert len(painter.painted) == 1
    assert set(pictures) == {renders.stone_age.draw(samples.table(4), names=NAMES)}


async def test_what_differs_is_drawn_apart(painter: HeldPainter) -> None:
    pictures = PictureQueue(Drawing(), timed=list[float]().append)
    now, before = samples.table(4), samples.table(4, "feeding")
    richer = replace(now, players=(replace(now.players[0], food=99), *now.players[1:]))
    others = ("Ada", *NAMES[1:])
    wishes = ((now, NAMES, None), (now, NAMES, before), (richer, NAMES, None), (now, others, None))
    asked = [asyncio.create_task(pictures.board("stone_age", *wish)) for wish in wishes]
    own = partial(painter.draw_own, samples.own(), names=NAMES)
    asked.append(asyncio.create_task(pictures.share(own)))
    await asyncio.sleep(0.05)
    painter.free.set()
    assert len(set(await asyncio.gather(*asked))) == len(painter.painted) == 5


async def test_a_picture_that_is_done_is_drawn_anew(painter: HeldPainter) -> None:
    pictures = PictureQueue(Drawing(), timed=list[float]().append)
    painter.free.set()
    for _ in range(2):
        await pictures.board("stone_age", samples.table(2), NAMES, None)
    assert len(painter.painted) == 2


async def test_who_stops_waiting_takes_nothing_from_the_others(painter: HeldPainter) -> None:
    pictures = PictureQueue(Drawing(), timed=list[float]().append)
    first, second = (
        asyncio.create_task(pictures.board("stone_age", samples.table(2), NAMES, None)) for _ in range(2)
    )
    await asyncio.sleep(0.05)
    first.cancel()
    painter.free.set()
    assert await second
    assert first.cancelled()
    assert len(painter.painted) == 1


async def test_all_who_share_a_failure_hear_of_it(painter: HeldPainter) -> None:
    pictures = PictureQueue(Drawing(), timed=list[float]().append)
    painter.free.set()
    asked = [pictures.board("stone_age", None, NAMES, None) for _ in range(3)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in found] == [ArithmeticError] * 3
    assert await pictures.board("stone_age", samples.table(2), NAMES, None)


async def test_the_event_loop_goes_on_while_pictures_are_drawn() -> None:
    """Composing holds the interpreter only in short pieces, deflating not at all."""
    pictures = PictureQueue(Drawing(), timed=list[float]().append)
    tables = [module_samples.table(seats, "actions", module_samples.ALL) for seats in (2, 3, 4, 5)]
    drawing = asyncio.gather(*(pictures.board("stone_age", view, NAMES, None) for view in tables))
    went_on = 0
    while not drawing.done():
        await asyncio.sleep(0.001)
        went_on += 1
    assert len(await drawing) == 4
    assert went_on > 10
