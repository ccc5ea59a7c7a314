"""Checks at all tables of a person what to notify them of, by the rules of `bot.tables.model.pace`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.storage.messages import MessageRecord
from bot.storage.people import (
    DM,
    ActivityRecord,
    DueRecord,
    NotCalledSince,
    NotificationRecord,
    PersonRecord,
)
from bot.storage.records import Change, PostRecord
from bot.tables.actions.tables import Tables
from bot.tables.model.kinds import CALL, CURRENT, LOOK
from bot.tables.model.pace import PACES, next_notification, quiet_hours_of
from bot.tables.writing.digests import (
    OpenDecision,
    errands_to_tell,
    find_asked_elsewhere,
    find_notified_by_others,
    notification_of,
    take_out,
)

LOOKS = "game is null and who = ? and kind = ?"
NOTIFIED_WITHIN = 60
"""Seconds for which another process has time to notify somebody of our tables, too."""


async def notify(tables: Tables, due: DueRecord) -> None:
    """Notify a person of everything that is due now, with one post for each place, and schedule the next check.

    All other pending checks of this person are done with this one.
    """
    member, committer = due.who, tables.committer
    async with (
        tables.people.changing(member),
        tables.clocks.decisions_of(await tables.registry.ours_of(member), member) as decisions,
    ):
        looks = await tables.store.jobs(LOOKS, member, CALL)
        if due.id not in {each.id for each in looks}:
            return
        now, person = tables.clock(), await tables.people.person(member)
        called = (await tables.people.activity(member)).called
        last = called if called <= now else 0  # stored by a clock that was ahead, so it is unknown
        elsewhere = await tables.registry.others_of(member)
        notified_there = await find_notified_by_others(committer, member)
        decisions = [each for each in decisions if each.key not in notified_there]
        others = await find_asked_elsewhere(committer, member, elsewhere)
        others = [each for each in others if each.key not in notified_there]
        others = await _direct(tables, person, await _ready(tables, person, others, now, last))
        ready = await _ready(tables, person, decisions, now, last)
        direct = await _direct(tables, person, ready)
        first = min((*direct, *others), key=lambda each: each.key, default=None)
        put, left = list[object](), list[OpenDecision]()
        if first in others:  # its owner sends one direct message for all
            put, left, others = [committer.errand(first.record, LOOK, member=member)], direct, []
        ready = [each for each in ready if each not in left]
        posts = await _posts(tables, person, ready, others)
        is_direct = any(json.loads(post.content)["where"] == DM for post in posts)
        measured = [ActivityRecord(member, called=now)] if is_direct else []
        notified = [replace(each, clock=replace(each.clock, told=now)) for each in ready]
        open_still = [*notified, *(each for each in decisions if each not in (*ready, *left))]
        moments = [await _moment(tables, person, each, now, now if measured else last) for each in open_still]
        moments += [now + NOTIFIED_WITHIN] if left else []
        ahead = min((moment for moment in moments if moment is not None), default=None)
        server = (*open_still, *left)[0].record.server if ahead else 0
        again = [] if ahead is None else [replace(due, at=ahead, tries=0, server=server)]
        done = tuple(each for each in looks if ahead is None or each.id != due.id)
        # The clocks of all decisions, as a changed preference changes who is mentioned.
        put += [*posts, *map(notification_of, posts), *(each.clock for each in open_still), *again, *measured]
        if measured and not tables.store.shards.is_all:  # another owner may be sending one at the same time
            put += [NotCalledSince(member, called)]
        put += errands_to_tell(committer, member, others, posts)
        # Earlier notifications no longer name tables that these name, or that do not wait any more.
        waiting = {each.game for each in decisions} | {each.id for each in elsewhere}
        waiting -= {game for post in posts for game in json.loads(post.content)["games"]}
        put += await take_out(committer, member, lambda game: game not in waiting)
        await committer.write(Change(tuple(put), done))


async def _ready(
    tables: Tables, person: PersonRecord, decisions: Sequence[OpenDecision], now: int, last: int
) -> list[OpenDecision]:
    """The decisions of which this person is notified now."""
    return [each for each in decisions if await _moment(tables, person, each, now, last) == now]


async def _direct(
    tables: Tables, person: PersonRecord, decisions: Sequence[OpenDecision]
) -> list[OpenDecision]:
    """The decisions of which this person is notified by direct message."""
    people = tables.people
    return [each for each in decisions if await people.where_notified(person, each.game) == DM]


async def _moment(
    tables: Tables, person: PersonRecord, decision: OpenDecision, now: int, last: int
) -> int | None:
    """When this person is notified of this decision, not before `now`; `last` is when they last got a message."""
    where = await tables.people.where_notified(person, decision.game)
    pace = PACES[decision.record.pace]
    moment = next_notification(pace, quiet_hours_of(person), decision.clock, where, last)
    return None if moment is None else quiet_hours_of(person).next_allowed(max(moment, now))


async def _posts(
    tables: Tables, person: PersonRecord, ready: Sequence[OpenDecision], others: Sequence[OpenDecision]
) -> list[PostRecord]:
    """One post for each place, without decisions of which a pending message will notify. The direct message also names
    the tables of `others`.
    """
    groups: dict[tuple[str, int], list[OpenDecision]] = {}
    for each in ready:
        if not await _is_on_its_way(tables, person.member, each):
            where = await tables.people.where_notified(person, each.game)
            groups.setdefault((where, 0 if where == DM else each.record.server), []).append(each)
    if (DM, 0) in groups:
        groups[DM, 0] += others
    return [
        tables.committer.post(
            group[0].game,
            "call",
            member=person.member,
            where=where,
            games=[each.game for each in group],
            again=[each.game for each in group if each.clock.told],
        )
        for (where, _), group in groups.items()
    ]


async def _is_on_its_way(tables: Tables, member: int, decision: OpenDecision) -> bool:
    """Whether a message that will notify this person of this table is not sent yet."""
    calls = {each.id for each in await tables.store.unsent_posts(decision.game) if each.kind == CALL}
    for each in await tables.store.find(NotificationRecord, "member = ?", member) if calls else ():
        if each.id in calls and decision.game in json.loads(each.games):
            return True
    if decision.clock.told != decision.clock.asked:
        return False
    out = await tables.store.find(MessageRecord, "game = ?", decision.game)
    asking = decision.record.asking
    return not any(each.kind == CURRENT and each.about == asking and each.exists for each in out)
