"""Preferences of people: where they are notified, quiet hours, snoozing, days away."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import UTC, datetime

from bot.language.names import show_name
from bot.storage.people import WHERE, PersonRecord, PersonTableRecord
from bot.storage.processes import ErrandRecord
from bot.storage.records import Change, PostRecord
from bot.tables.actions.seats import must_allow_caretaker
from bot.tables.actions.tables import Tables
from bot.tables.model.errands import AppointErrand, Errand, GiveBackErrand, LookErrand, RestErrand
from bot.tables.model.table import Table
from bot.tables.model.times import DAY, minute, zone_of
from engine.core.errors import RuleError

log = logging.getLogger(__name__)

MOST_QUIET = 14
"""The most quiet hours in a day; more would stop the clock for good."""
DAYS_AWAY = 35
"""The most days away in one calendar year."""
MOST_SNOOZE = 24
"""In hours."""
HOUR = 3600


async def notify_at(tables: Tables, member: int, where: str, table: Table | None = None) -> None:
    """Set where this person is notified: about one table, or (None) about all without a setting of their own."""
    if where not in WHERE:
        raise RuleError("error-notifications", where=where)
    async with tables.people.changing(member):
        if table is None:
            preference: object = replace(await tables.people.person(member), calls=where)
        else:
            table.seat_of(member)
            preference = PersonTableRecord(member, table.record.id, where)
        ours = tables.clocks.notification_job(member, tables.store.shards.server)
        await tables.committer.write(Change((preference, ours, *await _errands(tables, LookErrand(member)))))


async def set_quiet_hours(tables: Tables, member: int, zone: str, begins: str, ends: str) -> PersonRecord:
    """Set quiet hours in this time zone, all as people type it; equal times mean none. Raises `RuleError`."""
    known, first, last = zone_of(zone), minute(begins), minute(ends)
    if (last - first) % DAY > MOST_QUIET * 60:
        raise RuleError("error-quiet-too-long", hours=MOST_QUIET)
    return await _rest(
        tables, member, lambda person: replace(person, zone=known, quiet_from=first, quiet_to=last)
    )


async def snooze(tables: Tables, member: int, hours: int) -> PersonRecord:
    """Send no notifications for some hours; afterwards one message names what still waits."""
    if not 0 <= hours <= MOST_SNOOZE:
        raise RuleError("error-snooze", most=MOST_SNOOZE)
    tables.limits.count("snooze", member)
    until = tables.clock() + hours * HOUR
    return await _rest(tables, member, lambda person: replace(person, snoozed=until))


async def set_away(tables: Tables, member: int, days: int) -> PersonRecord:
    """Stop clocks and notifications of this person for these days, with a post at their tables; 0 ends that."""

    def leaving(person: PersonRecord) -> PersonRecord:
        away = _away(person, tables.clock(), days)
        if days == 0 and person.away_to <= tables.clock():
            return person  # they are not away, so nothing is announced
        tables.limits.count("away", member)
        return away

    person = await _rest(tables, member, leaving, aloud=True)
    if days == 0:
        for table in await _running(tables, member):
            await tables.seats.end_caretaker(table, member)
        await tables.store.write(Change(tuple(await _errands(tables, GiveBackErrand(member)))))
    return person


async def let_computers_play(tables: Tables, member: int) -> int:
    """Let a computer play for this person until they are back, where that is possible; returns at how many tables."""
    found, errands = 0, list[ErrandRecord]()
    for record in await tables.registry.awake_of(member):
        table = await tables.registry.look_at(record.id)
        try:
            if tables.store.shards.holds(record.server):
                await tables.seats.appoint_caretaker(table, member)
            else:
                must_allow_caretaker(table, table.seat_of(member))
                errands.append(tables.committer.errand(record, AppointErrand(member)))
        except RuleError as refusal:
            log.debug("table %s: no computer for a seat: %s", record.id, refusal.id)
        else:
            found += 1
    await tables.store.write(Change(tuple(errands)))
    return found


async def _errands(tables: Tables, errand: Errand) -> list[ErrandRecord]:
    """This errand to the owners of its person's tables in other processes."""
    others = await tables.registry.others_of(errand.member)
    return [tables.committer.errand(each, errand) for each in others]


async def _rest(
    tables: Tables, member: int, changed: Callable[[PersonRecord], PersonRecord], *, aloud: bool = False
) -> PersonRecord:
    """Write this person's `changed` quiet time with all that depends on it; `aloud`: with posts at their tables."""
    async with (
        tables.people.changing(member),
        tables.clocks.decisions_of(await tables.registry.ours_of(member), member) as decisions,
    ):
        before = await tables.people.person(member)
        person = changed(before)
        if person == before:
            return before
        running = await _running(tables, member) if aloud else []
        posts, now = [announcement(tables, table, person) for table in running], tables.clock()
        change = await tables.clocks.change_quiet_hours(decisions, before, person, now)
        others = await _errands(tables, RestErrand(member, asdict(before), asdict(person), aloud, now))
        await tables.committer.write(change + Change((person, *posts, *others)))
    return person


def _away(person: PersonRecord, now: int, days: int) -> PersonRecord:
    """The person, away for `days` of this year from now on, perhaps longer than before; unused days are returned.
    Raises `RuleError`.
    """
    year = datetime.fromtimestamp(now, UTC).year
    spent = person.away_days if person.away_year == year else 0
    unused = max(0, person.away_to - max(now, person.away_from)) // (24 * HOUR)
    spent = max(0, spent - unused)
    if not 0 <= days <= DAYS_AWAY - spent:
        raise RuleError("error-days-away", left=DAYS_AWAY - spent)
    until = now + days * 24 * HOUR
    begun = person.away_from if days and now < person.away_to else now
    return replace(person, away_from=begun, away_to=until, away_year=year, away_days=spent + days)


async def _running(tables: Tables, member: int) -> list[Table]:
    return [table for table in await tables.registry.ours_of(member) if table.record.status == "running"]


def announcement(tables: Tables, table: Table, person: PersonRecord) -> PostRecord:
    """The post that this person is away, or is back."""
    name = show_name(table.names[table.seat_of(person.member)])
    text = "away" if person.away_to > person.away_from else "back"
    return tables.committer.say(table.record.id, text, name=name, until=person.away_to)


async def prefer(tables: Tables, member: int, **changed: int) -> PersonRecord:
    """Set preferences to 1 or 0: `next_up`, a notification when the seat before theirs is asked; `substitute`, whether
    a single other player may look for one for them.
    """
    async with tables.people.changing(member):
        person = replace(await tables.people.person(member), **changed)
        await tables.store.write(Change((person,)))
    return person
