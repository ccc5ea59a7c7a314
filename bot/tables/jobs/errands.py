"""Errands from one process to the owner of a table, so that a person's changes reach all their tables.

The owner acts as if it had been asked itself. What must not be done twice is committed with the errand's removal.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from bot.language.texts import Texts
from bot.storage.people import PersonRecord
from bot.storage.processes import ErrandRecord
from bot.storage.records import Change
from bot.tables.actions import erasure, preferences
from bot.tables.actions.tables import Tables
from bot.tables.model import errands
from bot.tables.model.table import Table
from bot.tables.writing import digests
from engine.core.errors import RuleError

log = logging.getLogger(__name__)

Job = Callable[[Tables, Table, ErrandRecord, Any], Awaitable[None]]


async def carry_out(tables: Tables, texts: Texts, errand: ErrandRecord) -> None:
    """Do this at one of our tables; drop it if the table refuses it by now."""
    kind, do = _jobs(texts)[errand.kind]
    try:
        table = await tables.registry.get(errand.game or 0)
        await do(tables, table, errand, kind.read(errand.content))
    except RuleError as refusal:
        log.debug("table %s: nothing is done for %s: %s", errand.game, errand.kind, refusal.id)
        await tables.store.write(Change(remove=(errand,)))


def _jobs(texts: Texts) -> Mapping[str, tuple[type[errands.Errand], Job]]:
    """The class of each kind of errand, and what carries it out."""
    jobs: Mapping[type[errands.Errand], Job] = {
        errands.LookErrand: _look,
        errands.RestErrand: _rest,
        errands.AppointErrand: _appoint,
        errands.GiveBackErrand: _give_back,
        errands.ForgetErrand: partial(_forget, texts),
        errands.NotifiedErrand: _note_notified,
        errands.TakeOutErrand: _take_out,
    }
    return {kind.kind: (kind, do) for kind, do in jobs.items()}


async def _look(tables: Tables, table: Table, errand: ErrandRecord, said: errands.LookErrand) -> None:
    due = tables.clocks.notification_job(said.member, table.record.server)
    await tables.committer.write(Change((due,), (errand,)))


async def _rest(tables: Tables, table: Table, errand: ErrandRecord, said: errands.RestErrand) -> None:
    """Apply quiet hours as of when they changed, even if the table had no owner; past days are not announced."""
    before, after, now = PersonRecord(**said.before), PersonRecord(**said.after), tables.clock()
    async with table.lock:
        decisions = await tables.clocks.find_open(table, after.member)
        change = await tables.clocks.change_quiet_hours(decisions, before, after, said.at or now)
        person = await tables.people.person(after.member)
        is_so = (person.away_from, person.away_to) == (after.away_from, after.away_to)
        is_over = after.away_from < after.away_to <= now
        is_announced = said.aloud and is_so and not is_over and table.record.status == "running"
        posts = [preferences.announcement(tables, table, after)] if is_announced else []
        await tables.committer.write(change + Change(tuple(posts), (errand,)))


async def _appoint(tables: Tables, table: Table, errand: ErrandRecord, said: errands.AppointErrand) -> None:
    await tables.seats.appoint_caretaker(table, said.member)
    await tables.store.write(Change(remove=(errand,)))


async def _give_back(
    tables: Tables, table: Table, errand: ErrandRecord, said: errands.GiveBackErrand
) -> None:
    await tables.seats.end_caretaker(table, said.member)
    await tables.store.write(Change(remove=(errand,)))


async def _forget(
    texts: Texts, tables: Tables, table: Table, errand: ErrandRecord, said: errands.ForgetErrand
) -> None:
    await erasure.forget_at(tables, texts, table, said.member, said.names, errand)
    await tables.store.driver.scrub()


async def _note_notified(
    tables: Tables, table: Table, errand: ErrandRecord, said: errands.NotifiedErrand
) -> None:
    member, committer = said.member, tables.committer
    async with table.lock:
        clock = (await tables.clocks.of_seats(table))[said.seat]
        if clock.asked == said.asked:
            put = [
                replace(clock, told=said.at),
                tables.clocks.notification_job(member, table.record.server),
            ]
        else:  # it was answered meanwhile
            put = await digests.take_out(committer, member, lambda game: game == table.record.id)
        await committer.write(Change(tuple(put), (errand,)))


async def _take_out(tables: Tables, table: Table, errand: ErrandRecord, said: errands.TakeOutErrand) -> None:
    named = await digests.take_out(tables.committer, said.member, lambda game: game in said.games)
    ours = [each for each in named if not isinstance(each, ErrandRecord)]
    await tables.committer.write(Change(tuple(ours), (errand,)))
