"""What people are asked at all our tables, and how the time for it follows from their quiet hours."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

from bot.storage.people import OTHERWISE, ClockRecord, DueRecord, PersonRecord, VoteRecord
from bot.storage.records import FORMER, Change, TableRecord
from bot.tables.actions.tables import Tables
from bot.tables.model.kinds import CALL, EXPIRE
from bot.tables.model.pace import PACES, deadline, interrupt_clock
from bot.tables.model.quiet_hours import quiet_hours_of
from bot.tables.model.table import Table
from bot.tables.writing.digests import OpenDecision

ABOUT = "game = ? and seat = ? and asked = ?"
TIME_OF = "game = ? and kind = ? and who = ? and asked = ?"
"""The votes about a decision, and the jobs of one kind for it."""


@asynccontextmanager
async def decisions_of(tables: Tables, member: int) -> AsyncIterator[list[OpenDecision]]:
    """What a person is asked at our tables, the longest waiting first; these stay locked meanwhile.

    Several tables are locked in the order of their ids, which prevents a deadlock.
    """
    lives = sorted(await tables.registry.ours_of(member), key=lambda each: each.record.id)
    async with AsyncExitStack() as held:
        for table in lives:
            await held.enter_async_context(table.lock)
        found = [each for table in lives for each in await find_open(tables, table, member)]
        yield sorted(found, key=lambda each: each.clock.asked)


async def find_open(tables: Tables, table: Table, member: int) -> list[OpenDecision]:
    """What a person is asked at a table that is locked."""
    if table.match is None or table.record.status != "running":
        return []
    own = [seat.seat for seat in table.seats if seat.member == member and seat.seat in table.match.waiting]
    clocks = await tables.clocks.of(table)
    return [OpenDecision(table.record, clocks[seat]) for seat in own if clocks[seat].asked]


async def change_quiet_hours(
    tables: Tables, decisions: Sequence[OpenDecision], before: PersonRecord, after: PersonRecord, at: int
) -> Change:
    """The quiet hours of a person have changed at this moment, which is not written here: the time that had passed
    stays as it was, what came later follows.
    """
    quiet = max(after.snoozed, after.away_to) > at and quiet_hours_of(before) != quiet_hours_of(after)
    clocks = [
        interrupt_clock(each.clock, quiet_hours_of(before), max(at, each.clock.since)) for each in decisions
    ]
    if quiet:
        clocks = [replace(clock, told=0, asking=OTHERWISE) for clock in clocks]
    elif before.away_to > at >= after.away_to:  # who ends it by hand knows what was open
        clocks = [replace(clock, told=at) if clock.asked <= before.away_from else clock for clock in clocks]
    times = [
        time
        for each, clock in zip(decisions, clocks, strict=True)
        for time in await times_of(tables, each.record, after, clock)
    ]
    server = decisions[0].record.server if decisions else tables.store.shards.server
    return Change((*clocks, *times, look(tables, after.member, server)))


async def times_of(
    tables: Tables, table: TableRecord, person: PersonRecord, clock: ClockRecord
) -> list[DueRecord]:
    """The end of the time of a decision; once the others were asked about it, theirs is the time. Without a pace they
    are asked about a former player at once (PACE-7).
    """
    moments = deadline(PACES[table.pace], quiet_hours_of(person), clock)
    is_timed = moments is not None or person.member == FORMER
    if not is_timed or await tables.store.find(VoteRecord, ABOUT, clock.game, clock.seat, clock.asked):
        return []
    if moments is None:
        return [tables.committer.due(tables.clock(), EXPIRE, table.id, clock.seat, clock.asked)]
    found = await tables.store.find(DueRecord, TIME_OF, clock.game, EXPIRE, clock.seat, clock.asked)
    return [replace(each, at=moments.expires) for each in found]


def look(tables: Tables, member: int, server: int) -> DueRecord:
    """Something changed that decides when this person is notified: to be looked at now, by the owner of this server."""
    return tables.committer.due(tables.clock(), CALL, None, member, server=server)
