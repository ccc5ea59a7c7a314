"""Long work and drawing inside the process of a test, where they can be watched; `tests/process` has real processes."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

from bot.work.drawing import DrawingThread, Paint
from bot.work.worker import LONG_WORK, Function, Worker


class InlineWorker(Worker):
    """Does in a thread what the process beside the bot does, with the same pickling; `done` says what it was."""

    def __init__(self) -> None:
        super().__init__(LONG_WORK)
        self.done: list[str] = []

    async def run(self, function: Function, *args: Any) -> bytes:
        def work() -> bytes:
            read, given = pickle.loads(pickle.dumps((function, args)))
            return pickle.dumps(read(*given))

        self.done.append(function.__name__)
        return await asyncio.to_thread(work)


class InlineDrawing(DrawingThread):
    """Draws in a thread what the process beside the bot draws, from the same values."""

    async def draw(self, paint: Paint) -> bytes:
        return await super().draw(pickle.loads(pickle.dumps(paint)))
