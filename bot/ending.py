"""How a program of the bot and its background tasks come to their end."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import Any


async def end_tasks(*tasks: asyncio.Future[Any] | None) -> None:
    """Cancel what runs there, and return when it has ended, whatever came of it; None never began."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)


def catch_stop_signals() -> asyncio.Event:
    """From now on Ctrl+C, or who ends this process, sets this event and does no more."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError, ValueError):  # Windows; outside the main thread
            loop.add_signal_handler(name, stop.set)
    return stop
