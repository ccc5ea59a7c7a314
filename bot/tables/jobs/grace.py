"""What happens after a gap in time, in which people could not act, or a wrong system clock: nothing expires for a
while, and moments that were stored by a wrong clock are corrected.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import timedelta

from bot.clock import Clock
from bot.storage.errors import StoreError
from bot.storage.people import ClockRecord, DueRecord
from bot.storage.records import Change, NoteRecord
from bot.tables.actions.tables import Tables
from bot.tables.jobs import timeout_votes
from bot.tables.model.content import Content
from bot.tables.model.jobs import WITH_GRACE, NotifyJob, TimeUpJob, read_job
from engine.core.values import frozen

log = logging.getLogger(__name__)

LATE = f"at < ? and kind in ({', '.join('?' * len(WITH_GRACE))}) order by at limit 1"
GAP = 3600
"""More seconds than these by which the clock jumps ahead, or for which the bot is down, are a gap."""
BACK = 60
"""Seconds by which the clock may go back before jobs are corrected; people may wait that much longer."""
GRACE = 12 * 3600
"""Seconds after a gap for which nothing expires."""
NOTED_EVERY = 900
"""Seconds between two writes of the current time, so that an idle bot hardly writes."""
NOTE = "time"


@frozen
class Noted(Content):
    """The stored note: when the bot was last running, and when the latest gap was noticed (0: never)."""

    seen: int
    gap: int


class Grace:
    """Watches the system clock: compares it with a monotonic one, and after a restart with the stored note."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self.tables = tables
        self.store = tables.store
        self.clock = clock
        self._noted: Noted | None = None
        self._wall = 0
        self._steady = 0.0

    def holds(self, kind: str) -> bool:
        """Whether a job of this kind must wait for the end of the grace. A clock that was set back ends it."""
        if self._noted is None or kind not in WITH_GRACE:
            return False
        return self._noted.gap <= self.clock() < self._noted.gap + GRACE

    def pauses(self, since: int) -> list[int]:
        """The seconds until jobs expire again, if they had to wait at the moment `since`; else empty."""
        ends = 0 if self._noted is None else self._noted.gap + GRACE
        return [ends - self.clock()] if since < ends else []

    async def look(self) -> None:
        """Compare the clocks, and correct jobs if one went back; what cannot be stored is found by the next look."""
        now, steady = self.clock.reading()
        if (noted := self._noted) is None:
            noted, ahead = await self._after_start(now)
            what = "The bot was not running, or the clock of this machine was set"
        else:
            ahead = now - self._wall - round(steady - self._steady)
            what = "The clock of this machine was set, or the machine was asleep"
        if ahead < -BACK:
            await bring_back(self.tables)
        if ahead > GAP or not 0 <= now - noted.seen < NOTED_EVERY:
            noted = Noted(now, now if ahead > GAP else noted.gap)
            await self._note(noted)
        self._noted, self._wall, self._steady = noted, now, steady
        if ahead > GAP or ahead < -BACK:
            log.warning("%s: %s", what, _consequence(ahead))

    async def _after_start(self, now: int) -> tuple[Noted, int]:
        """The stored note and its age in seconds. Without one, but with overdue jobs, the age of the oldest."""
        stored = await self.store.note(self.store.own_note(NOTE))
        if stored is not None:
            noted = Noted.read(stored)
            return noted, now - noted.seen
        overdue = await self.store.find(DueRecord, LATE, now - GAP, *WITH_GRACE)
        return Noted(0, 0), now - overdue[0].at if overdue else 0

    async def _note(self, noted: Noted) -> None:
        await self.store.write(Change((NoteRecord(self.store.own_note(NOTE), str(noted)),)))
        self._noted = noted

    async def close(self) -> None:
        """Store when the bot stops, so that a long downtime is noticed as a gap."""
        if self._noted is None:
            return
        try:
            await self._note(replace(self._noted, seen=self.clock()))
        except StoreError as error:
            log.warning("when the bot stopped could not be noted: %s", error)


def _consequence(ahead: int) -> str:
    passed = timedelta(seconds=abs(ahead))
    if ahead < 0:
        return f"it went back by {passed}; what is done is not done again"
    return f"{passed} are missing; nothing expires in the next {GRACE // 3600} hours"


DAY = 24 * 3600
FARTHEST = 90 * DAY
"""Seconds. No job is ever due later than that, so one that is was written by a wrong clock."""
WEEK = 7 * DAY


async def bring_back(tables: Tables) -> None:
    """Correct jobs after the clock went back: decisions get the time that was left, notifications are checked now, and
    other jobs that are too far ahead are due in a week.
    """
    now = tables.clock()
    ahead = await tables.store.jobs("at > ? order by at", now)
    for due in ahead:
        if due.kind == TimeUpJob.kind and await _is_ahead(tables, due, now):
            await _restart(tables, due)
        elif due.kind == NotifyJob.kind or due.at > now + FARTHEST:
            at = now if due.kind == NotifyJob.kind else now + WEEK
            await tables.store.write(Change((replace(due, at=at),)))


async def _is_ahead(tables: Tables, due: DueRecord, now: int) -> bool:
    """Whether the clock of this decision began, or its person was notified of it, in the future."""
    found = await tables.store.find(ClockRecord, "game = ? and seat = ?", due.game, read_job(due).seat)
    return any(max(clock.since, clock.told) > now for clock in found)


async def _restart(tables: Tables, due: DueRecord) -> None:
    """Store the clock of this decision as beginning now, with its jobs; drop the job if it was answered."""
    table = await tables.registry.get(due.game or 0)
    async with table.lock:
        change, job = Change(remove=(due,)), read_job(due)
        if await timeout_votes.is_open(tables, table, job.seat, job.asked):
            clock = (await tables.clocks.of_seats(table))[job.seat]
            member, expires = table.seats[job.seat].member, await tables.clocks.expiry(table, clock)
            at = tables.clock() + WEEK if expires is None else expires
            looked = tables.clocks.notification_job(member, table.record.server)
            change = Change((clock, replace(due, at=at), looked))
        await tables.store.write(change)
