"""The real bot as a process of its own, for tests that kill it at a named point."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from bot.playground import Playground, point_at
from bot.storage.crashpoints import FUSE
from tests.bot.support.table import running_bot
from tests.support.forks import FORKS

LONGEST_WAIT = 30


@asynccontextmanager
async def child(playground: Playground, database: Path, point: str) -> AsyncIterator[BaseProcess]:
    """The bot, online, with a fuse at this point; it is killed at the end of the block if it still lives."""
    ours, its = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=run, args=(playground.base_url, database, point, its))
    process.start()
    its.close()
    try:
        with ours:
            assert await asyncio.to_thread(ours.poll, LONGEST_WAIT), "it does not come online"
            assert ours.recv() == "online"
        yield process
    finally:
        process.kill()
        await ended(process)


async def ended(process: BaseProcess) -> int | None:
    """Wait for the end of the process; returns how it ended, a signal as a negative number."""
    await asyncio.to_thread(process.join, LONGEST_WAIT)
    return process.exitcode


def run(url: str, database: Path, point: str, parent: Connection) -> None:
    """In the process itself: run until killed, after saying that the bot is online."""
    FUSE.set(point)
    point_at(url)
    asyncio.run(_run(database, parent))


async def _run(database: Path, parent: Connection) -> None:
    async with running_bot(database):
        parent.send("online")
        await asyncio.Event().wait()
