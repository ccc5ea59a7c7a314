"""Long work inside the process of a test, where it can be watched and broken; `tests/process` runs the real worker."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

from bot.work.worker import Function, Worker


class InlineWorker(Worker):
    """Does in a thread what the process beside the bot does, with the same pickling; `done` says what it was."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    async def run(self, function: Function, *args: Any) -> bytes:
        def work() -> bytes:
            read, given = pickle.loads(pickle.dumps((function, args)))
            return pickle.dumps(read(*given))

        self.done.append(function.__name__)
        return await asyncio.to_thread(work)
