"""The process that draws may die, hang or not even begin; the functions of these pictures are those of Python."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest

from bot.outbox.pictures import PictureQueue
from bot.work.drawing import DrawingProcess
from bot.work.worker import DRAWING, Worker, WorkerError, WorkerLost

PICTURE = partial(bytes, 4)


@pytest.fixture
async def drawing() -> AsyncIterator[DrawingProcess]:
    drawing = DrawingProcess(Worker(DRAWING))
    yield drawing
    await drawing.close()


@pytest.mark.parametrize("paint", [partial(os._exit, 3), partial(time.sleep, 60)], ids=["dies", "hangs"])
async def test_a_picture_that_costs_two_processes_is_given_up(
    drawing: DrawingProcess, paint: partial[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    drawing.worker.job = replace(DRAWING, longest=0.5)
    with pytest.raises(WorkerLost):
        await drawing.draw(paint)
    drawing.worker.job = DRAWING
    assert caplog.text.count("it is tried once more") == 1
    assert await drawing.draw(PICTURE) == PICTURE()


async def test_a_picture_that_fails_is_drawn_once_and_costs_no_process(
    drawing: DrawingProcess, caplog: pytest.LogCaptureFixture
) -> None:
    assert await drawing.draw(PICTURE)
    politeness = min(19, os.nice(0) + DRAWING.politeness)
    assert pickle.loads(await drawing.worker.run(partial(os.nice, 0))) == politeness, "the bot goes first"
    before = drawing.worker.pid
    with pytest.raises(WorkerError, match="no colours left"):
        await drawing.draw(partial(int, "no colours left"))  # pyright: ignore[reportArgumentType]
    assert drawing.worker.pid == before
    assert caplog.text == ""


async def test_where_no_process_can_be_started_a_thread_draws(
    drawing: DrawingProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert [await drawing.draw(PICTURE) for _ in range(2)] == [PICTURE()] * 2
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in errors] == [
        "from now on pictures are drawn in a thread, which delays answers"
    ]


async def test_who_stops_waiting_leaves_the_process_alone(drawing: DrawingProcess) -> None:
    """It keeps parts of pictures, which the next ones are made of."""
    pictures = PictureQueue(drawing, timed=list[float]().append)
    await pictures.share(PICTURE)
    before = drawing.worker.pid
    slow = asyncio.create_task(pictures.share(partial(time.sleep, 0.2)))  # pyright: ignore[reportArgumentType]
    await asyncio.sleep(0.05)
    slow.cancel()
    await pictures.share(PICTURE)
    assert drawing.worker.pid == before
