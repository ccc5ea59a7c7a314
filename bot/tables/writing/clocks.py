"""The clocks of the seats: when decisions start and stop them, and which jobs follow from that."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

from bot.storage.people import (
    NOWHERE,
    OTHERWISE,
    THREAD,
    ActivityRecord,
    ClockRecord,
    DueRecord,
    PersonRecord,
    VoteRecord,
)
from bot.storage.records import FORMER, Change, TableRecord
from bot.tables.model.computers import is_computer
from bot.tables.model.jobs import LapseJob, NextUpJob, NotifyJob, TellVoterJob, TimeUpJob
from bot.tables.model.pace import (
    PACES,
    bank_after,
    deadline,
    expected_days,
    interrupt_clock,
    next_notification,
    quiet_hours_of,
)
from bot.tables.model.table import Table
from bot.tables.writing.committer import Committer
from bot.tables.writing.digests import OpenDecision, take_out
from bot.tables.writing.people_cache import PeopleCache
from engine.core.questions import Seat

VOTES_ABOUT = "game = ? and seat = ? and asked = ?"
"""The votes about a decision, as a condition of SQL."""


def name_decisions(notified: Mapping[Seat, int]) -> dict[str, Seat]:
    """The seats that a message notifies, by the names of their decisions in `MessageRecord.tells`."""
    return {f"{seat}.{first}": seat for seat, first in notified.items() if first != OTHERWISE}


class Clocks:
    """Reads, starts and stops the clocks of seats."""

    def __init__(self, committer: Committer, people: PeopleCache) -> None:
        self._committer = committer
        self._people = people

    async def of_seats(self, table: Table) -> list[ClockRecord]:
        """The clocks of a table in the order of seats; with full banks if the game began before there were clocks.

        A moment in the future, written while the system clock was ahead, is replaced by now.
        """
        is_ours = self._committer.store.shards.holds(table.record.server)
        found = await self._people.clocks(table.record.id, is_ours=is_ours)
        game, bank = table.record.id, PACES[table.record.pace].bank
        now = self._committer.clock()
        clocks = [found.get(seat.seat) or ClockRecord(game, seat.seat, 0, bank) for seat in table.seats]
        return [
            replace(each, since=min(each.since, now), told=min(each.told, now))
            if now < max(each.since, each.told)
            else each
            for each in clocks
        ]

    async def first_expiry(self, table: Table) -> int | None:
        """When the first person who is asked now runs out of time (UNIX seconds); None if nobody does."""
        if not PACES[table.record.pace].turn or not table.running.waiting:
            return None
        clocks = await self.of_seats(table)
        people = [clocks[seat] for seat in table.running.waiting if seat in table.present]
        found = [await self.expiry(table, each) for each in people if each.asked]
        return min((each for each in found if each is not None), default=None)

    async def expiry(self, table: Table, clock: ClockRecord) -> int | None:
        """When the person of this clock runs out of time (UNIX seconds); None where no time runs out (PACE-7)."""
        person = await self._people.person(table.seats[clock.seat].member)
        moments = deadline(PACES[table.record.pace], quiet_hours_of(person), clock)
        return moments.expires if moments and table.present - {clock.seat} else None

    async def notified_in_thread(
        self, table: Table, waiting: Sequence[Seat], changed: Sequence[object] = ()
    ) -> dict[Seat, int]:
        """Those of the `waiting` seats that are notified in the thread, with the number of the first message that did.

        `changed` may hold newer clocks. How a person is notified is fixed when they are asked: a preference that
        changes afterwards removes no mention.
        """
        fresh = {each.seat: each for each in changed if isinstance(each, ClockRecord)}
        clocks, found = await self.of_seats(table), dict[Seat, int]()
        for seat in waiting:
            member, clock = table.seats[seat].member, fresh.get(seat) or clocks[seat]
            if member == FORMER or table.level_at(seat) or not (clock.asked and clock.told):
                continue
            person = await self._people.person(member)
            where = await self._people.where_notified(person, table.record.id)
            if where == THREAD or (where != NOWHERE and clock.asking != OTHERWISE):
                found[seat] = clock.asking
        return found

    async def expected_days(self, table: Table) -> int | None:
        """How many days a game at this table will probably take; None while no one's pace is known."""
        people = [seat.member for seat in table.seats if not is_computer(seat.member)]
        activities = [await self._people.activity(member) for member in people]
        computers = len(table.seats) - len(people)
        return expected_days(table.setup.game, table.setup.seats, activities, computers)

    async def set_clocks(
        self, table: Table, asked: Sequence[Seat], done: Sequence[Seat], taken: Collection[Seat] = ()
    ) -> list[object]:
        """Start the clocks of `asked` seats, stop those of `done` ones, fill the banks of those `taken` by substitutes;
        returns the records to write.
        """
        result = list[object]()
        if not (asked or done or taken):
            return result
        clocks = await self.of_seats(table)
        for seat in taken:
            clocks[seat] = replace(clocks[seat], bank=PACES[table.record.pace].bank)
            result.append(clocks[seat])
        for seat in done:
            if clocks[seat].asked and seat not in asked:
                await self._stop_clock(table, clocks[seat], result)
        for seat in asked:
            await self._start_clock(table, clocks[seat], result)
            result += await self._next_up(table, seat, done)
        return result

    async def recount_jobs(self, game: int, seat: Seat) -> list[DueRecord]:
        """Jobs that count the open votes and requests of a table again, as this seat takes no part any more."""
        store, now, due = self._committer.store, self._committer.clock(), self._committer.due
        found = await store.find(VoteRecord, "game = ? and status = 'open'", game)
        questions = await store.open_requests(game)
        votes = [due(now, TellVoterJob(seat, each.id), game) for each in found]
        return [*votes, *(due(now, LapseJob(each.id), game) for each in questions)]

    # All open decisions of a person

    @asynccontextmanager
    async def decisions_of(self, tables: Sequence[Table], member: int) -> AsyncIterator[list[OpenDecision]]:
        """Lock these tables and yield the open decisions of a person there, the longest waiting first.

        Tables are locked in the order of their ids, which prevents deadlocks.
        """
        lives = sorted(tables, key=lambda each: each.record.id)
        async with AsyncExitStack() as held:
            for table in lives:
                await held.enter_async_context(table.lock)
            found = [each for table in lives for each in await self.find_open(table, member)]
            yield sorted(found, key=lambda each: each.clock.asked)

    async def find_open(self, table: Table, member: int) -> list[OpenDecision]:
        """The open decisions of a person at a table whose lock is held."""
        if table.match is None or table.record.status != "running":
            return []
        own = [seat for seat in table.match.waiting if table.seats[seat].member == member]
        clocks = await self.of_seats(table)
        return [OpenDecision(table.record, clocks[seat]) for seat in own if clocks[seat].asked]

    async def change_quiet_hours(
        self, decisions: Sequence[OpenDecision], before: PersonRecord, after: PersonRecord, at: int
    ) -> Change:
        """What changes with the quiet hours of a person, except for their own record: until `at` the time of their
        decisions counts by the hours `before`, from then on by those `after`.
        """
        hours = quiet_hours_of(before)
        quiet = max(after.snoozed, after.away_to) > at and hours != quiet_hours_of(after)
        clocks = [interrupt_clock(each.clock, hours, max(at, each.clock.since)) for each in decisions]
        if quiet:
            clocks = [replace(clock, told=0, asking=OTHERWISE) for clock in clocks]
        elif before.away_to > at >= after.away_to:  # they came back early and know what was open (PACE-6)
            clocks = [
                replace(clock, told=at) if clock.asked <= before.away_from else clock for clock in clocks
            ]
        times = [
            time
            for each, clock in zip(decisions, clocks, strict=True)
            for time in await self.expiry_jobs(each.record, after, clock)
        ]
        server = decisions[0].record.server if decisions else self._committer.store.shards.server
        return Change((*clocks, *times, self.notification_job(after.member, server)))

    async def expiry_jobs(
        self, table: TableRecord, person: PersonRecord, clock: ClockRecord
    ) -> list[DueRecord]:
        """The job that ends the time of a decision; none once there is a vote about it, which has its own."""
        store, at = self._committer.store, self._time_up(table, person, clock)
        if at is None or await store.find(VoteRecord, VOTES_ABOUT, clock.game, clock.seat, clock.asked):
            return []
        job = TimeUpJob(clock.seat, clock.asked)
        found = await self._committer.find_jobs(clock.game, job)
        if not (found or PACES[table.pace].turn):  # a computer's seat has none with a pace
            return [self._committer.due(at, job, table.id)]
        return [replace(each, at=at) for each in found]

    def _time_up(self, table: TableRecord, person: PersonRecord, clock: ClockRecord) -> int | None:
        """When the others can vote about the person of this clock; None: never. Without a pace they can at once about a
        former player (PACE-7).
        """
        if (moments := deadline(PACES[table.pace], quiet_hours_of(person), clock)) is not None:
            return moments.expires
        return self._committer.clock() if person.member == FORMER else None

    def notification_job(self, member: int, server: int) -> DueRecord:
        """A job for the owner of this server: check now whether this person must be notified, as something changed."""
        return self._committer.due(self._committer.clock(), NotifyJob(member), None, server)

    # One clock

    async def vote_job(self, table: Table, seat: Seat, seconds: int) -> DueRecord:
        """A job that lets the others vote about this seat once its question is `seconds` old, quiet hours and days away
        not counted.
        """
        now, clock = self._committer.clock(), (await self.of_seats(table))[seat]
        hours = quiet_hours_of(await self._people.person(table.seats[seat].member))
        at = max(now, hours.moment_after(max(clock.asked, now - seconds), seconds))
        return self._committer.due(at, TimeUpJob(seat, clock.asked), table.record.id)

    async def _stop_clock(self, table: Table, clock: ClockRecord, result: list[object]) -> None:
        seat = table.seats[clock.seat]
        if is_computer(seat.member):
            result.append(replace(clock, asked=0))
            return
        person = await self._people.person(seat.member)
        if seat.caretaker:
            result += [replace(clock, asked=0), *await self._take_out(table, clock, person)]
            return
        now, pace = self._committer.clock(), PACES[table.record.pace]
        bank = bank_after(pace, quiet_hours_of(person), clock, now)
        result.append(replace(clock, asked=0, bank=bank))
        if person.member != FORMER:
            spent = quiet_hours_of(person).seconds_between(clock.asked, now)
            result.append(ActivityRecord(person.member, 1, spent))
            result += await self._take_out(table, clock, person)

    async def _take_out(self, table: Table, clock: ClockRecord, person: PersonRecord) -> list[object]:
        """The records that take this decision out of its notifications. The disk is not read if only the hand-over
        notified of it.
        """
        by_hand_over = await self._people.where_notified(person, table.record.id) == THREAD
        if by_hand_over and clock.asking != OTHERWISE and clock.told == clock.asked:
            return []
        return await take_out(self._committer, person.member, lambda game: game == table.record.id)

    async def _start_clock(self, table: Table, clock: ClockRecord, result: list[object]) -> None:
        now, pace = self._committer.clock(), PACES[table.record.pace]
        if table.level_at(clock.seat):  # asked, but never notified, late or reminded
            result.append(replace(clock, asked=now, told=now, since=now, left=0))
            return
        person = await self._people.person(table.seats[clock.seat].member)
        if clock.asked:  # asked again: notifications about the former question are outdated
            result += await self._take_out(table, clock, person)
        calls = await self._people.where_notified(person, table.record.id)
        at_once = calls == THREAD and quiet_hours_of(person).may_be_notified(now)
        notified = now if at_once or calls == NOWHERE else 0
        first, left = table.record.asking + 1 if at_once else OTHERWISE, pace.turn + clock.bank
        started = replace(clock, asked=now, told=notified, since=now, left=left, asking=first)
        result.append(started)
        if (moment := await self._next_notification(table, person, started)) is not None:
            due = self._committer.due(moment, NotifyJob(person.member), None, table.record.server)
            result.append(due)
        if (at := self._time_up(table.record, person, started)) is not None:
            result.append(self._committer.due(at, TimeUpJob(clock.seat, now), table.record.id))

    async def _next_notification(self, table: Table, person: PersonRecord, clock: ClockRecord) -> int | None:
        """When a person is next notified of this open decision at a table, None if they are not."""
        if person.member == FORMER:
            return None
        where = await self._people.where_notified(person, table.record.id)
        last = (await self._people.activity(person.member)).called
        pace, quiet = PACES[table.record.pace], quiet_hours_of(person)
        return next_notification(pace, quiet, clock, where, last, self._committer.clock())

    async def _next_up(self, table: Table, seat: Seat, done: Sequence[Seat]) -> list[DueRecord]:
        """A job that notifies the next player, if they want that; not where it would disturb or say nothing new: with
        two players each is always next, and a player who has just moved knows the table.
        """
        following = table.seats[(seat + 1) % len(table.seats)]
        has_computer = table.level_at(seat) or table.level_at(following.seat)
        if len(table.seats) == 2 or following.seat in done or has_computer:
            return []
        person = await self._people.person(following.member)
        now = self._committer.clock()
        if not person.next_up or not quiet_hours_of(person).may_be_notified(now):
            return []
        return [self._committer.due(now, NextUpJob(following.seat, now), table.record.id)]
