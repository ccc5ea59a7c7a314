"""What to do when another process was faster: the same again, on what it has written."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.storage.errors import Conflict

log = logging.getLogger(__name__)

MOST_TRIES = 8
Result = TypeVar("Result")


async def on_new_state(act: Callable[[], Awaitable[Result]]) -> Result:
    """Act; as long as others were faster, act again: the locks of what was changed read it anew. Raises `Conflict`
    when that does not help.
    """
    for number in range(1, MOST_TRIES):
        try:
            return await act()
        except Conflict as faster:
            log.info("try %s: another process was faster: %s", number, faster)
    return await act()
