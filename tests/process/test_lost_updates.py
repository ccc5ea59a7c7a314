"""Two changes of the same records at the same moment: neither overwrites the other (no lost updates)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.playground import Person, Playground
from bot.playground.forms import Outcome
from bot.storage.people import ActivityRecord, PersonRecord
from tests.process.bot_process import BotProcess
from tests.process.play import notified_people, start_game

HELD = 0.5
"""Seconds for which the database is locked: all changes are waiting then, and Discord still waits for the answers."""


@asynccontextmanager
async def held_up(database: Path) -> AsyncIterator[None]:
    """Lock the database in this block as another program may, so that the bot's commits wait."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        await asyncio.sleep(HELD)
        other.execute("rollback")


@pytest.mark.long
async def test_settings_and_moves_that_are_written_at_the_same_moment(
    process: BotProcess, playground: Playground
) -> None:
    """One person changes two settings while their moves at two tables wait for their commits."""
    await process.start()
    for _ in range(2):
        await start_game(process, playground, 2)
    places = process.read(str, "select thread from tables")
    first = playground.world.users[notified_people(playground)[-1]].name
    anna: Person = playground.person(first)
    process.clock.advance(minutes=10)
    async with held_up(process.database):
        moves = [asyncio.create_task(_place(anna, place)) for place in places]
        await asyncio.sleep(HELD)
        wishes = [
            asyncio.create_task(anna.command("games", "settings notifications", {"where": "dm"})),
            asyncio.create_task(anna.command("games", "settings next-up", {"wanted": True})),
        ]
        await asyncio.sleep(HELD)
    await asyncio.gather(*moves, *wishes)
    await process.settle()
    member = int(anna.id)
    (person,) = process.read(PersonRecord, "select * from people where member = ?", member)
    assert (person.calls, person.next_up) == ("dm", 1)
    measured = process.read(ActivityRecord, "select * from activity where member = ?", member)
    assert measured == [ActivityRecord(member, answers=2, seconds=1200)]
    assert process.errors == []


async def _place(person: Person, place: str) -> Outcome:
    return await person.command(place, "place", where="hunt", people=1)
