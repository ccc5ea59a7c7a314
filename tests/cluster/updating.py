"""`python -m tests.cluster.updating --updates 5`: the real program is updated while people tap without a pause.

On PostgreSQL the next process waits beside it; on SQLite it is alone. Counts what Discord gives up after three seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from bot.config import Address
from bot.playground import Playground, Settings
from tests.bot.support.icons import provide
from tests.bot.support.table import NOW
from tests.cluster.tapping import TWO, Counted, counted, seated, tapping
from tests.crash.side import Side
from tests.process.bot_process import BotProcess
from tests.support.postgresql import Server


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.updating", description=__doc__)
    parser.add_argument("--updates", type=int, default=5)
    given, server = parser.parse_args(), Server()
    try:
        for name, database in (
            ("PostgreSQL, beside another process", server.ready()),
            ("SQLite, alone", None),
        ):
            with tempfile.TemporaryDirectory() as folder:
                print(name, asyncio.run(measured(Path(folder), database, given.updates)), flush=True)
    finally:
        server.close()
    return 0


async def measured(folder: Path, database: Address | None, updates: int) -> tuple[Counted, str]:
    """What came of all taps, and for how many seconds nobody was there in each update."""
    async with Playground(settings=Settings(settle=0.02)) as playground:
        provide(playground)
        old, new = [BotProcess(playground, folder / f"{each}.sqlite", NOW) for each in "12"]
        if database is None:
            new = old
        env = {"DATABASE": str(old.database if database is None else database.url), "DRAW_APART": "1"}
        people = tuple(playground.person(user.name) for user in playground.world.people[: TWO.seats])
        side = Side(playground, database or old.database, people, old.clock)
        await old.start(env)
        await seated(side, TWO)
        gaps: list[float] = []
        async with tapping(side):
            for _ in range(updates):
                if old is not new:
                    await new.start(env)
                gone = time.monotonic()
                await old.stop()
                if old is new:
                    await new.start(env)
                    gaps.append(time.monotonic() - gone)
                old, new = new, old
                await asyncio.sleep(1)
        await old.stop()
        return counted(side), ", ".join(f"{gap:.1f}" for gap in gaps)


if __name__ == "__main__":
    raise SystemExit(main())
