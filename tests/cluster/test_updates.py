"""Processes are stopped and started again, as for an update, while people tap without a pause: each tap is answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.config import Address
from bot.playground import Playground, Settings
from engine.core.match import Setup
from tests.bot.support.icons import provide
from tests.cluster.tapping import counted, seated, tapping
from tests.crash.harness import _side
from tests.crash.killed_bot import KilledBot
from tests.crash.side import Side
from tests.support.postgresql import Server, found_on_server

TWO = Setup("stone_age", 2, ("base",), "jubilee")
PATIENT = Settings(settle=0.02, deadline=15.0)
"""On a busy machine an answer takes longer than Discord allows; a tap that no process hears is never answered."""

FEWEST = 20
"""Taps with which something can be shown."""


@dataclass(slots=True)
class Updated:
    """A table on PostgreSQL, and two processes that can have its shard."""

    side: Side
    one: KilledBot
    other: KilledBot

    async def joined(self, processes: int) -> None:
        """Return when so many processes know of each other."""
        assert isinstance(self.side.database, Address)
        while found_on_server(self.side.database, "select count(*) from processes") != [(processes,)]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@asynccontextmanager
async def two_processes(folder: Path, server: Server) -> AsyncIterator[Updated]:
    async with Playground(settings=PATIENT) as playground:
        provide(playground)
        side = _side(playground, server.ready(), folder / "clock", TWO)
        one, other = [KilledBot(playground.base_url, side.database, side.clock.file, 1) for _ in "12"]
        try:
            yield Updated(side, one, other)
        finally:
            await one.kill()
            await other.kill()
        assert playground.problems == []
        assert one.complaints == ""


@pytest.mark.long
async def test_no_tap_is_unanswered_while_one_process_after_the_other_is_updated(
    tmp_path: Path, postgresql: Server
) -> None:
    async with two_processes(tmp_path, postgresql) as running:
        await running.one.start()
        await seated(running.side, TWO)
        async with tapping(running.side):
            starting = asyncio.create_task(running.other.start())
            await running.joined(2)  # the new one, which hears of nothing yet
            await running.one.stop()
            await starting
            await running.one.start()
            await running.other.stop()
        found = counted(running.side)
        assert (found.unanswered, found.told_to_try_again) == (0, 0), found
        assert found.taps > FEWEST
