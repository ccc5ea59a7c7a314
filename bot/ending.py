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


def when_asked_to_stop() -> asyncio.Event:
    """Set by Ctrl+C, or by who ends this process."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(
            NotImplementedError, ValueError
        ):  # Windows: it ends the hard way; outside the main thread
            loop.add_signal_handler(name, stop.set)
    return stop
