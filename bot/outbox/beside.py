"""What is done for posts beside the queues of their tables: nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import copy_context
from typing import Any

from bot.storage.ground import HELD
from bot.storage.records import PostRecord


class Beside:
    """Tasks by post. They do not rest on the claim under which the others of the table are delivered."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[None], int] = {}

    def __contains__(self, post: PostRecord) -> bool:
        return post.id in self._tasks.values()

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self._tasks]

    def begin(self, post: PostRecord, work: Coroutine[Any, Any, None]) -> None:
        """Do this for a post."""
        apart = copy_context()
        apart.run(HELD.set, ())
        task = asyncio.create_task(work, context=apart)
        self._tasks[task] = post.id
        task.add_done_callback(self._tasks.pop)
