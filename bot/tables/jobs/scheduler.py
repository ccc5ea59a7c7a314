"""Runs jobs when they are due: notifications, reminders, the end of a decision's time, each exactly once, also across
restarts. A failed job is retried, and given up in the end.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.clock import Clock
from bot.ending import end_tasks
from bot.storage.crashpoints import passing
from bot.storage.errors import Conflict, StoreError, level_of
from bot.storage.people import DM, DueRecord
from bot.storage.records import BY_VOTE, FORMER, Change, LogRecord, PostRecord
from bot.tables.actions.lobby import STALE_AFTER, WARNED_AFTER
from bot.tables.actions.removals import tell
from bot.tables.actions.tables import Tables
from bot.tables.jobs import notifying, timeout_votes
from bot.tables.jobs.grace import Grace
from bot.tables.model import jobs
from bot.tables.model.kinds import require_kinds
from bot.tables.model.posts import NextUpPost, SkippedPost
from bot.tables.model.table import Table
from bot.tables.writing.moves import write_at
from engine.core.errors import RuleError
from engine.core.players import cautious

log = logging.getLogger(__name__)

LONGEST_SLEEP = 60
"""Seconds after which the clock is checked again, whenever the next job is due."""
AT_ONCE = 100
"""The most jobs that are read at once."""
READY = "at <= ? and (at, id) > (?, ?) order by at, id limit ?"
"""The jobs that are due at a moment, after the last one read: each once, so a job that stays due is no endless loop."""
SHORTEST_PAUSE, LONGEST_PAUSE = 5, 600
"""Seconds between two retries while the disk or the network fails."""
MOST_TRIES = 5
"""How often a job may fail by a defect of the program before it is given up, restarts included."""
DAY = 24 * 3600
LONGEST_SKIP = 60
"""The most decisions of a seat that are skipped before it is asked again, in any game."""
CHOSEN = "game = ? and seat = ? and automatic = ? and at >= ? order by sequence"
FIRST_PAUSE, GROWTH = 60, 8
"""Seconds until the retry after a first failure by a defect, and the factor by which further pauses grow."""


class Scheduler:
    """Runs the jobs in the database table `due`. What a job causes is committed with the removal of its row."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        require_kinds("jobs", {each.kind for each in RUN}, jobs.JOBS)
        self.tables = tables
        self.store = tables.store
        self.clock = clock
        self._news = tables.committer.signals.due
        self._working: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._retries = Retries()
        self._grace = Grace(tables, clock)

    def begin(self) -> None:
        """Work until `close`."""
        self._working = asyncio.create_task(self._run(), name="scheduler")

    @property
    def at_work(self) -> bool:
        """Whether the scheduler's task is running."""
        return self._working is not None and not self._working.done()

    async def close(self) -> None:
        """Stop; jobs stay due."""
        if self._working is not None:
            await end_tasks(self._working)
            await self._grace.close()

    async def _run(self) -> None:
        """Run what is due, then sleep until more is."""
        while True:
            self._news.clear()
            begun = self.clock.steady()  # the pause begins here, as the work takes time too
            try:
                await self._grace.look()
                pause = await self._pause(await self.work_off())
            except StoreError as error:
                log.log(level_of(error), "what is due is looked at later: %s", error)
                pause = LONGEST_SLEEP
            except Exception:
                log.exception("the scheduler failed and continues")
                pause = LONGEST_SLEEP
            await self._sleep_until(begun + pause)

    async def _sleep_until(self, moment: float) -> None:
        """Return at this moment of the steady clock, or earlier when new jobs may be due."""
        waiting = {
            asyncio.create_task(self.clock.sleep_until(moment), name="scheduler sleeps"),
            asyncio.create_task(self._news.wait(), name="scheduler listens"),
        }
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end_tasks(*waiting)

    async def _pause(self, since: int) -> float:
        """The seconds until a job is due that was not at the moment `since`, or may be retried."""
        now = self.tables.clock()
        ahead = await self.store.jobs("at > ? order by at limit 1", since)
        waiting = [*self._retries.pauses(since), *self._grace.pauses(since)]
        return max(0, min([LONGEST_SLEEP, *(each.at - now for each in ahead), *waiting]))

    async def work_off(self) -> int:
        """Run all our jobs that are due now, each once; returns the UNIX seconds of `now`."""
        now = self.tables.clock()
        last = (0, 0)
        async with self._one_at_a_time:
            while ready := await self.store.jobs(READY, now, *last, AT_ONCE):
                for due in ready:
                    if not self._retries.waits(due, now) and not self._grace.holds(due.kind):
                        await self._do(due)
                last = (ready[-1].at, ready[-1].id)
        return now

    async def _do(self, due: DueRecord) -> None:
        try:
            job = jobs.read_job(due)
            await RUN[type(job)](self.tables, due, job)
        except Exception as error:  # noqa: BLE001 - a job may fail in any way, and the others continue
            await self._handle_failure(due, error)
        else:
            self._retries.note_success(due)

    async def _handle_failure(self, due: DueRecord, error: Exception) -> None:
        """Retry a job: always after a failure of disk or network, a few times after a defect of the program."""
        now = self.tables.clock()
        if not is_temporary(error):
            log.error("failure %s of %s: %s", due.tries + 1, MOST_TRIES, due, exc_info=error)
            try:
                await self._put_off(due, now)
            except StoreError as problem:
                error = problem
            else:
                return
        pause = self._retries.note_failure(due, now)
        log.log(level_of(error), "tried again in %s seconds: %s: %s", pause, due, error)

    async def _put_off(self, due: DueRecord, now: int) -> None:
        if not await self.store.find(DueRecord, "id = ?", due.id):
            return  # the job was done, and something after its commit failed
        later = tried_again(due, now)
        await self.store.write(Change(remove=(due,)) if later is None else Change((later,)))


# Jobs


async def skip_seat(tables: Tables, due: DueRecord, job: jobs.SkipSeatJob) -> None:
    """Answer for a seat until another one is asked, as the others have decided."""
    table, again = await _table_of(tables, due), list[DueRecord]()
    await _skip(tables, table, job)
    if await timeout_votes.is_open(tables, table, job.seat, job.asked):
        again.append(await timeout_votes.once_more(tables, table, job.seat, job.asked))
    await _finish_job(tables, due, *await _notice_of_skip(tables, table, due, job), *again)


async def _skip(tables: Tables, table: Table, job: jobs.SkipSeatJob) -> None:
    """Play cautious answers for a seat until another seat is asked. Those played before a crash stay; if the player
    moves meanwhile, the rest is theirs, and a game that ends meanwhile is left alone.
    """
    seat = job.seat
    for _ in range(LONGEST_SKIP):
        if not await timeout_votes.is_open(tables, table, seat, job.asked):
            return
        match, move = table.running, table.moves[seat]
        option = cautious(match, match.decision_of(seat))
        passing("skip.before-decision")
        try:
            await tables.moves.play_for(table, seat, str(option), move)
        except RuleError:
            return
        passing("skip.after-decision")


async def _notice_of_skip(
    tables: Tables, table: Table, due: DueRecord, job: jobs.SkipSeatJob
) -> list[PostRecord]:
    """A post that shows a late player what was chosen for them, if they want direct messages; the thread does, too."""
    made = await tables.store.find(LogRecord, CHOSEN, table.record.id, job.seat, BY_VOTE, due.at)
    person = await tables.people.person(table.seats[job.seat].member)
    where = await tables.people.where_notified(person, table.record.id)
    if not made or where != DM or person.member == FORMER:
        return []
    return [tables.committer.post(table.record.id, SkippedPost(job.seat, after=made[0].sequence - 1))]


async def next_up(tables: Tables, due: DueRecord, job: jobs.NextUpJob) -> None:
    """Post the notification that the player of this seat will be asked next, if it is not asked yet."""
    table = await _table_of(tables, due)
    if table.match is None or job.seat in table.match.waiting or table.match.over:
        await _finish_job(tables, due)
        return
    member = table.seats[job.seat].member
    await _finish_job(tables, due, tables.committer.post(table.record.id, NextUpPost(member)))


async def warn_lobby(tables: Tables, due: DueRecord, _job: jobs.WarnLobbyJob) -> None:
    """Post that a lobby will close, as it was not started for long."""
    table = await _table_of(tables, due)
    async with table.lock:
        if table.record.status != "lobby":
            await _finish_job(tables, due)
            return
        closes = max(table.record.opened + STALE_AFTER, tables.clock() + STALE_AFTER - WARNED_AFTER)
        post = tables.committer.say(table.record.id, "lobby-stale", until=closes)
        ends = await tables.committer.find_jobs(table.record.id, jobs.CloseLobbyJob())
        await _finish_job(tables, due, post, *(replace(each, at=closes) for each in ends))


async def end_lobby(tables: Tables, due: DueRecord, _job: jobs.CloseLobbyJob) -> None:
    """Close a lobby that was not started, unless this was postponed because the warning came late."""
    if await tables.store.find(DueRecord, "id = ? and at > ?", due.id, tables.clock()):
        return
    table = await _table_of(tables, due)
    async with table.lock:
        ends = await tables.consent.ending(table) if table.record.status == "lobby" else Change()
        await write_at(tables.committer, table, ends + Change(remove=(due,)))


async def lapse(tables: Tables, due: DueRecord, job: jobs.LapseJob) -> None:
    """Close or count again a request: its time is up, or one of its seats is not asked any more."""
    await tables.consent.lapse(await _table_of(tables, due), due, job)
    await _finish_job(tables, due)


async def _table_of(tables: Tables, due: DueRecord) -> Table:
    return await tables.registry.get(due.game or 0)


async def _finish_job(tables: Tables, due: DueRecord, *put: object) -> None:
    """Commit these records and the removal of the job."""
    await tables.committer.write(Change(put, (due,)))


Run = Callable[[Tables, DueRecord, Any], Awaitable[None]]
RUN: Mapping[type[jobs.Job], Run] = {
    jobs.NotifyJob: notifying.notify,
    jobs.TimeUpJob: timeout_votes.time_is_up,
    jobs.TellVoterJob: timeout_votes.tell_voters,
    jobs.RemindVoterJob: timeout_votes.tell_voters,
    jobs.SkipSeatJob: skip_seat,
    jobs.NextUpJob: next_up,
    jobs.WarnLobbyJob: warn_lobby,
    jobs.CloseLobbyJob: end_lobby,
    jobs.LapseJob: lapse,
    jobs.TellRemovedJob: tell,
}
"""What runs each kind of job."""


def is_temporary(error: Exception) -> bool:
    """Whether disk or network failed, or another process was faster: the job may succeed later as the program is."""
    return isinstance(error, StoreError | Conflict | OSError)


def tried_again(due: DueRecord, now: int) -> DueRecord | None:
    """The job after one more failure by a defect, due at its next try; None when it is given up.

    The end of a seat's time is never given up, as nothing else would move its table on: it is due again a day later.
    """
    tries = due.tries + 1
    if tries >= MOST_TRIES:
        is_about_time = due.kind in (jobs.TimeUpJob.kind, jobs.SkipSeatJob.kind)
        return replace(due, kind=jobs.TimeUpJob.kind, at=now + DAY, tries=0) if is_about_time else None
    return replace(due, at=now + FIRST_PAUSE * GROWTH ** (tries - 1), tries=tries)


class Retries:
    """The jobs to retry after failures of disk or network; in memory, as a full disk cannot store them."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[int, int]] = {}
        """By job id: the length of its pause in seconds, and the UNIX second at which it ends."""

    def note_failure(self, due: DueRecord, now: int) -> int:
        """Let this job wait, longer after each failure; returns for how many seconds."""
        previous, _ = self._waiting.get(due.id, (0, 0))
        pause = min(LONGEST_PAUSE, 2 * previous or SHORTEST_PAUSE)
        self._waiting[due.id] = pause, now + pause
        return pause

    def note_success(self, due: DueRecord) -> None:
        """Forget earlier failures of this job."""
        self._waiting.pop(due.id, None)

    def waits(self, due: DueRecord, now: int) -> bool:
        """Whether the pause of this job is not over; a clock that was set back ends it."""
        pause, until = self._waiting.get(due.id, (0, 0))
        return 0 < until - now <= pause

    def pauses(self, since: int) -> list[int]:
        """The remaining pauses at the moment `since` of a pass, in seconds; jobs without one were tried in it."""
        self._waiting = {job: each for job, each in self._waiting.items() if each[1] > since}
        return [until - since for _, until in self._waiting.values()]
