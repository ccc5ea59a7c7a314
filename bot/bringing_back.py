"""The clock on the wall was ahead and is set back: what was due by the wrong time becomes due by the right one."""

from __future__ import annotations

from dataclasses import replace

from bot import overdue
from bot.clocks import CALL, EXPIRE
from bot.pace import PACES, deadline
from bot.people import DueRecord
from bot.records import Change
from bot.tables import Tables

DAY = 24 * 3600
FARTHEST = 90 * DAY
"""Seconds; nothing is ever due later than that, so what seems to be was written by a wrong clock."""
WEEK = 7 * DAY


async def bring_back(tables: Tables) -> None:
    """Look at people at once, let decisions have the time that was left, and let everything else wait a week."""
    for due in await tables.store.find(DueRecord, "at > ? order by at", tables.clock() + FARTHEST):
        if due.kind == EXPIRE:
            await _restart(tables, due)
        else:
            at = tables.clock() + (0 if due.kind == CALL else WEEK)
            await tables.store.write(Change(kept=(replace(due, at=at),)))


async def _restart(tables: Tables, due: DueRecord) -> None:
    """The clock of this decision runs from now on."""
    live = await tables.get(due.game or 0)
    async with live.lock:
        change = Change(dropped=(due,))
        if await overdue.is_open(tables, live, due.who, due.asked):
            clock = (await tables.clocks(live))[due.who]
            person = await tables.person(live.seats[due.who].member)
            moments = deadline(PACES[live.record.pace], person.rhythm, clock)
            at = tables.clock() + WEEK if moments is None else moments.expires
            change = Change(kept=(clock, replace(due, at=at)))
        await tables.store.write(change)
