"""People who tap all the time at one table, whatever happens to the processes of the bot; every answer is counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.config import Address
from bot.language.texts import Texts
from bot.playground import Playground, Settings
from bot.playground.errors import ClientRefused
from engine.core.match import Setup
from tests.bot.support.icons import provide
from tests.bot.support.taps import tap
from tests.crash.actions import opened, pressed
from tests.crash.harness import _side
from tests.crash.killed_bot import KilledBot
from tests.crash.side import Side
from tests.support.postgresql import Server, found_on_server

PAUSE = 0.1
"""Seconds between an answer and the next tap of the same person."""
SAID = Texts("en")
MY_THINGS, TRY_AGAIN = SAID.say("button-mine"), SAID.say("error-try-again")

TWO = Setup("stone_age", 2, ("base",), "jubilee")
PATIENT = Settings(settle=0.02, deadline=15.0)
"""On a busy machine an answer takes longer than Discord allows; a tap that no process hears is never answered."""
PROCESSES = (
    "select count(*) from pg_stat_activity where datname = current_database()"
    " and application_name like '% all %'"
)
TAKEN = "Interaction has already been acknowledged."
"""What Discord tells the slower of two processes."""


@dataclass(slots=True)
class Processes:
    """A table on PostgreSQL, and two processes that can have its shard."""

    side: Side
    one: KilledBot
    other: KilledBot

    async def joined(self, processes: int) -> None:
        """Return when so many processes know of each other."""
        assert isinstance(self.side.database, Address)
        while found_on_server(self.side.database, PROCESSES) != [(processes,)]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@asynccontextmanager
async def two_processes(folder: Path, server: Server) -> AsyncIterator[Processes]:
    """One of them runs, with a table whose game has begun."""
    async with Playground(settings=PATIENT) as playground:
        provide(playground)
        side = _side(playground, server.ready(), folder / "clock", TWO)
        one, other = [KilledBot(playground.base_url, side.database, side.clock.file, 1) for _ in "12"]
        await one.start()
        await seated(side, TWO)
        try:
            yield Processes(side, one, other)
        finally:
            await one.kill()
            await other.kill()
        assert [each for each in playground.problems if TAKEN not in each] == []
        assert one.complaints == ""


class Counted(NamedTuple):
    """What came of all taps so far."""

    taps: int
    unanswered: int
    told_to_try_again: int
    longest: float
    """Seconds until the slowest answer."""


def counted(side: Side) -> Counted:
    asked = [*side.playground.interactions.values()]
    told = [
        each for each in asked if each.callback is not None and TRY_AGAIN in _told(side, each.original_id)
    ]
    times = [each.acknowledged - each.created for each in asked if each.acknowledged is not None]
    return Counted(len(asked), sum(each.expired for each in asked), len(told), max(times, default=0.0))


def _told(side: Side, message: str | None) -> str:
    found = side.playground.world.find_message(message) if message else None
    return found.text if found else ""


async def seated(side: Side, setup: Setup) -> None:
    """A table whose game has begun."""
    await opened(setup)(side)
    for person in range(1, setup.seats):
        await side.settle()
        await pressed(person, "Join")(side)
    await side.settle()
    await pressed(0, "Start")(side)
    await side.settle()


@asynccontextmanager
async def tapping(side: Side) -> AsyncIterator[None]:
    """Inside, everybody looks at their own things again and again, and whoever is asked moves."""
    stop = asyncio.Event()

    async def again_and_again(act: Callable[[], Awaitable[object]]) -> None:
        while not stop.is_set():
            with suppress(
                ClientRefused, AssertionError
            ):  # the message has just gone, or another answer came first
                await act()
            await asyncio.sleep(PAUSE)

    async def look(seat: int) -> None:
        record = side.record
        await side.people[seat].press(str(record and record.board), MY_THINGS)

    async def move() -> None:
        table = side.table
        await tap(table, *table.wanted())

    doing = [*(lambda seat=seat: look(seat) for seat, _ in enumerate(side.people)), move]
    people = [asyncio.create_task(again_and_again(each)) for each in doing]
    try:
        yield
    finally:
        stop.set()
        await asyncio.gather(*people)
