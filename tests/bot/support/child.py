"""`python -m tests.bot.support.child URL DATABASE`: the real bot as a process of its own, for tests that kill it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.playground import point_at
from tests.bot.support.table import running_bot


async def main(url: str, database: Path) -> None:
    """Run until killed; one line on the output says that the bot is online."""
    point_at(url)
    async with running_bot(database):
        print("online", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
