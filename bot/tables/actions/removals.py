"""Servers from which the bot was removed: their tables rest until it is invited again or they are erased."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.storage.people import OTHERWISE, ClockRecord, DueRecord, RemovedServer
from bot.storage.records import FORMER, Change, TableRecord
from bot.tables.actions.tables import Tables
from bot.tables.model.computers import is_computer
from bot.tables.model.jobs import TellRemovedJob
from bot.tables.model.pace import interrupt_clock, quiet_hours_of
from bot.tables.model.posts import RemovedPost

log = logging.getLogger(__name__)

MANY = 100_000
DAY = 24 * 3600
TELL_AFTER, TELL_EVERY = 3600, 60
"""Seconds until the first player is notified, as the bot may be invited again soon, and between two players, as many
messages at once are taken for an attack.
"""
PLAYERS = (
    "select distinct s.member from tables t join seats s on s.game = t.id where t.server = ?"
    " and t.status in ('lobby', 'running') and s.member > 0 order by s.member"
)
LAST_NOTICE = "select coalesce(max(at), 0) from due where kind = 'tell-removed'"
TO_TELL = "select * from due where kind = 'tell-removed' and server = ?"
JOBS = "select d.* from tables t join due d on d.game = t.id where t.server = ?"
ASKED = (
    "select c.* from tables t join clocks c on c.game = t.id"
    " where t.server = ? and t.status = 'running' and c.asked > 0"
)


async def remember(tables: Tables) -> None:
    """Load at the start which of our servers rest."""
    ours = tables.store.shards.having("server")
    found = await tables.store.find(RemovedServer, f"{ours} order by server")
    tables.registry.resting |= {each.server for each in found}


async def leave(tables: Tables, server: int, keep: int) -> None:
    """Let the tables of a server of ours rest, as the bot was removed from it; schedules notifications of its players,
    one by one, that everything is erased after `keep` days (0: never).
    """
    store, now = tables.store, tables.clock()
    tables.registry.resting.add(server)
    if await store.find(RemovedServer, "server = ?", server):
        return
    (last,) = await store.select(int, LAST_NOTICE)
    first = max(now + TELL_AFTER, last + TELL_EVERY)
    until = now + keep * DAY if keep else 0
    people = await store.select(int, PLAYERS, server)
    jobs = [
        tables.committer.due(first + number * TELL_EVERY, TellRemovedJob(member, until), None, server)
        for number, member in enumerate(people)
    ]
    await tables.committer.write(Change((RemovedServer(server, now), *jobs)))
    log.warning("the bot was removed from server %s: its tables rest", server)


async def tell(tables: Tables, due: DueRecord, job: TellRemovedJob) -> None:
    """Post the direct message to one player, about the first of their tables on that server."""
    there = [each for each in await tables.store.tables_of(job.member) if each.server == due.server]
    is_noticed = there and due.server in tables.registry.resting
    post = RemovedPost(job.member, job.until)
    notices = [tables.committer.post(there[0].id, post)] if is_noticed else []
    await tables.committer.write(Change(tuple(notices), (due,)))


async def come_back(tables: Tables, server: int) -> None:
    """Resume the tables of a server to which the bot was invited again: jobs are due later by the time away, and open
    decisions have the time that was left.
    """
    store, now = tables.store, tables.clock()
    found = await store.find(RemovedServer, "server = ?", server)
    if not found:
        return
    since, records = found[0].since, {each.id: each for each in await store.open_tables(server, MANY)}
    jobs = [replace(each, at=each.at + now - since) for each in await store.select(DueRecord, JOBS, server)]
    due, clocks = {each.id: each for each in jobs}, list[ClockRecord]()
    for clock in await store.select(ClockRecord, ASKED, server):
        resumed, times = await _resume(tables, records[clock.game], clock, since)
        clocks.append(resumed)
        due |= {each.id: each for each in times}
    playing = [each.id for each in records.values() if each.status == "running"]
    is_noticed = now - since >= TELL_AFTER
    said = [tables.committer.say(game, "server-back") for game in playing if is_noticed]
    finished = (*found, *await store.select(DueRecord, TO_TELL, server))
    await tables.committer.write(Change((*due.values(), *clocks, *said), finished))
    tables.registry.resting.discard(server)
    for game in playing:
        tables.committer.signals.changed.put_nowait(game)
    log.warning("the bot was invited to server %s again: play goes on", server)


async def _resume(
    tables: Tables, record: TableRecord, clock: ClockRecord, since: int
) -> tuple[ClockRecord, list[DueRecord]]:
    """The resumed clock of one decision, and its jobs; after a long absence its person is notified again."""
    now = tables.clock()
    member = (await tables.store.seats(record.id))[clock.seat].member
    if member == FORMER or is_computer(member):
        return replace(clock, since=now), []
    person = await tables.people.person(member)
    stopped = replace(interrupt_clock(clock, quiet_hours_of(person), max(since, clock.since)), since=now)
    if now - since >= TELL_AFTER:
        stopped = replace(stopped, told=0, asking=OTHERWISE)
    times = await tables.clocks.expiry_jobs(record, person, stopped)
    return stopped, [*times, tables.clocks.notification_job(member, record.server)]
