"""The system clock was ahead and is set back: what began or was due by the wrong time follows the right one."""

from __future__ import annotations

from dataclasses import replace

from bot.storage.people import ClockRecord, DueRecord
from bot.storage.records import Change
from bot.tables.actions import open_decisions
from bot.tables.actions.tables import Tables
from bot.tables.jobs import timeout_votes
from bot.tables.model.kinds import CALL, EXPIRE

DAY = 24 * 3600
FARTHEST = 90 * DAY
"""Seconds; nothing is ever due later than that, so what seems to be was written by a wrong clock."""
WEEK = 7 * DAY


async def bring_back(tables: Tables) -> None:
    """Give decisions the time that was left, look at their people at once, and let everything else wait a week."""
    now = tables.clock()
    ahead = await tables.store.jobs("at > ? order by at", now)
    await tables.store.write(Change(tuple([replace(due, at=now) for due in ahead if due.kind == CALL])))
    for due in ahead:
        if due.kind == EXPIRE:
            if await _is_ahead(tables, due, now):
                await _restart(tables, due)
        elif due.kind != CALL and due.at > now + FARTHEST:
            await tables.store.write(Change((replace(due, at=now + WEEK),)))


async def _is_ahead(tables: Tables, due: DueRecord, now: int) -> bool:
    """Whether this decision began, or its person was notified of it, at a moment that is still to come."""
    found = await tables.store.find(ClockRecord, "game = ? and seat = ?", due.game, due.who)
    return any(max(clock.since, clock.told) > now for clock in found)


async def _restart(tables: Tables, due: DueRecord) -> None:
    """What begins now is stored so."""
    table = await tables.registry.get(due.game or 0)
    async with table.lock:
        change = Change(remove=(due,))
        if await timeout_votes.is_open(tables, table, due.who, due.asked):
            clock = (await tables.clocks.of(table))[due.who]
            member, expires = table.seats[due.who].member, await tables.clocks.expiry(table, clock)
            at = tables.clock() + WEEK if expires is None else expires
            looked = open_decisions.look(tables, member, table.record.server)
            change = Change((clock, replace(due, at=at), looked))
        await tables.store.write(change)
