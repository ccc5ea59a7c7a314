"""A gap in time, in which people could not act, or a system clock that was wrong: nothing expires for a while, and what
began or was due by the wrong time follows the right one.
"""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, replace
from datetime import timedelta

from bot.clock import Clock
from bot.storage.errors import StoreError
from bot.storage.people import ClockRecord, DueRecord
from bot.storage.records import Change, NoteRecord
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from bot.tables.jobs import timeout_votes
from bot.tables.model.kinds import CALL, EXPIRE, EXPIRING
from engine.core.values import frozen

log = logging.getLogger(__name__)

LATE = f"at < ? and kind in ({', '.join('?' * len(EXPIRING))}) order by at limit 1"
GAP = 3600
"""Seconds that the system clock may run ahead of the time that really passed, or that the bot may be down."""
BACK = 60
"""Seconds that the system clock may go back until what it had made due is looked at anew: so long people may wait."""
GRACE = 12 * 3600
"""Seconds after a gap in which nothing expires."""
NOTED_EVERY = 900
"""Seconds between two writes of the current time, so that an idle bot hardly writes."""
NOTE = "time"


@frozen
class Noted:
    """What the database knows: when the bot was last seen running, and when the latest gap was noticed (0: never)."""

    seen: int
    gap: int = 0


class Grace:
    """Watches the clock: while the bot runs against the seconds that pass, over a restart against the last note."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._noted: Noted | None = None
        self._wall = 0
        self._steady = 0.0

    def holds(self, kind: str) -> bool:
        """Whether a job of this kind must wait. A clock that has come back ends the grace."""
        if self._noted is None or kind not in EXPIRING:
            return False
        return self._noted.gap <= self.clock() < self._noted.gap + GRACE

    def pauses(self, since: int) -> list[int]:
        """The seconds until jobs expire again that had to wait at this moment."""
        ends = 0 if self._noted is None else self._noted.gap + GRACE
        return [ends - self.clock()] if since < ends else []

    async def look(self) -> bool:
        """Compare the clocks; to be called regularly, and first at the start. True if time went back."""
        now, steady = self.clock.reading()
        if self._noted is None:
            self._noted, ahead = await self._after_start(now)
            what = "The bot was not running, or the clock of this machine was set"
        else:
            ahead = now - self._wall - round(steady - self._steady)
            what = "The clock of this machine was set, or the machine was asleep"
        self._wall, self._steady = now, steady
        if ahead > GAP or ahead < -BACK:
            log.warning("%s: %s", what, _consequence(ahead))
        if ahead > GAP:
            await self._note(Noted(now, now))
        elif not 0 <= now - self._noted.seen < NOTED_EVERY:
            await self._note(replace(self._noted, seen=now))
        return ahead < -BACK

    async def _after_start(self, now: int) -> tuple[Noted, int]:
        """The last note, and how long ago it was. Where there is none although something is due, that was long ago."""
        stored = await self.store.note(self.store.own(NOTE))
        if stored is not None:
            noted = Noted(**json.loads(stored))
            return noted, now - noted.seen
        overdue = await self.store.find(DueRecord, LATE, now - GAP, *EXPIRING)
        return Noted(0), now - overdue[0].at if overdue else 0

    async def _note(self, noted: Noted) -> None:
        await self.store.write(Change((NoteRecord(self.store.own(NOTE), json.dumps(asdict(noted))),)))
        self._noted = noted

    async def close(self) -> None:
        """The bot stops; what comes after is a gap if it is long."""
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
            clock = (await tables.clocks.of_seats(table))[due.who]
            member, expires = table.seats[due.who].member, await tables.clocks.expiry(table, clock)
            at = tables.clock() + WEEK if expires is None else expires
            looked = tables.clocks.notification_job(member, table.record.server)
            change = Change((clock, replace(due, at=at), looked))
        await tables.store.write(change)
