"""Ends background tasks, and catches the signals that stop a program."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any


async def end_tasks(*tasks: asyncio.Future[Any] | None) -> None:
    """Cancel these tasks, and return when they have ended, whatever they raise; None is a task that never began."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)


def catch_stop_signals(stop: Callable[[], object]) -> None:
    """From now on SIGINT (Ctrl+C) and SIGTERM only call `stop`."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError, ValueError):  # Windows; outside the main thread
            loop.add_signal_handler(name, stop)
