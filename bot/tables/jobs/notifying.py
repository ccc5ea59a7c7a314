"""Checks at all tables of a person what to notify them of, by the rules of `bot.tables.model.pace`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.storage.messages import MessageRecord
from bot.storage.people import DM, ActivityRecord, DueRecord, NotCalledSince, NotificationRecord, PersonRecord
from bot.storage.records import Change, TableRecord
from bot.tables.actions.tables import Tables
from bot.tables.model.errands import LookErrand
from bot.tables.model.jobs import NotifyJob
from bot.tables.model.kinds import CALL, CURRENT
from bot.tables.model.pace import PACES, next_notification, quiet_hours_of
from bot.tables.model.posts import NotificationPost
from bot.tables.writing.digests import (
    OpenDecision,
    errands_to_tell,
    find_asked_elsewhere,
    find_notified_by_others,
    notification,
    take_out,
)
from engine.core.values import frozen

CHECKS = "game is null and who = ? and kind = ?"
NOTIFIED_WITHIN = 60
"""Seconds for which another process has time to notify somebody of our tables, too."""


@frozen
class Recipient:
    """A person, where they are notified about each table, and when a direct message was last sent to them."""

    person: PersonRecord
    places: Mapping[int, str]
    now: int
    called: int

    def moment(self, decision: OpenDecision) -> int | None:
        """When they are notified of this decision, not before `now`; None where they are not."""
        quiet, where = quiet_hours_of(self.person), self.places[decision.game]
        pace = PACES[decision.record.pace]
        moment = next_notification(pace, quiet, decision.clock, where, self.called, self.now)
        return None if moment is None else quiet.next_allowed(max(moment, self.now))

    def ready(self, decisions: Sequence[OpenDecision]) -> list[OpenDecision]:
        """The decisions of which they are notified now."""
        return [each for each in decisions if self.moment(each) == self.now]

    def direct(self, decisions: Sequence[OpenDecision]) -> list[OpenDecision]:
        """The decisions of which they are notified by direct message."""
        return [each for each in decisions if self.places[each.game] == DM]


@frozen
class Sending:
    """What is sent now: of the decisions at our tables, and at those of other processes that a direct message names."""

    ours: Sequence[OpenDecision]
    theirs: Sequence[OpenDecision] = ()
    left: Sequence[OpenDecision] = ()
    """Decisions at our tables that the direct message of another process will name."""
    sender: TableRecord | None = None
    """A table of that process."""


async def notify(tables: Tables, due: DueRecord, job: NotifyJob) -> None:
    """Notify a person of everything that is due now, with one post for each place, and schedule the next check.

    All other pending checks of this person are done with this one.
    """
    member, committer = job.member, tables.committer
    async with (
        tables.people.changing(member),
        tables.clocks.decisions_of(await tables.registry.ours_of(member), member) as decisions,
    ):
        checks = await tables.store.jobs(CHECKS, member, job.kind)
        if due.id not in {each.id for each in checks}:
            return
        elsewhere = await tables.registry.others_of(member)
        notified = await find_notified_by_others(committer, member)
        ours = [each for each in decisions if each.key not in notified]
        theirs = await find_asked_elsewhere(committer, member, elsewhere)
        theirs = [each for each in theirs if each.key not in notified]
        who = await _recipient(tables, member, (*ours, *theirs))
        sending = _decide(who, ours, theirs)
        posts = await _posts(tables, who, sending)
        named = {game for _, post in posts for game in post.games}
        notified_now = [replace(each, clock=replace(each.clock, told=who.now)) for each in sending.ours]
        open_still = [*notified_now, *(each for each in ours if each not in (*sending.ours, *sending.left))]
        put = [
            *(each for game, post in posts for each in notification(committer, game, post)),
            *errands_to_tell(committer, member, sending.theirs, named),
            *(each.clock for each in open_still),  # of all, as a changed preference changes who is mentioned
        ]
        if sending.sender is not None:
            put.append(committer.errand(sending.sender, LookErrand(member)))
        if any(post.where == DM for _, post in posts):
            put.append(ActivityRecord(member, called=who.now))
            if not tables.store.shards.is_all:  # another owner may be sending one at the same time
                put.append(NotCalledSince(member, who.called))
            who = replace(who, called=who.now)
        # Earlier notifications no longer name tables that these name, or that do not wait any more.
        waiting = ({each.game for each in ours} | {each.id for each in elsewhere}) - named
        put += await take_out(committer, member, lambda game: game not in waiting)
        again = _next_check(due, who, open_still, sending.left)
        done = [each for each in checks if again is None or each.id != again.id]
        await committer.write(Change((*put, *([] if again is None else [again])), tuple(done)))


async def _recipient(tables: Tables, member: int, decisions: Sequence[OpenDecision]) -> Recipient:
    people, now = tables.people, tables.clock()
    person = await people.person(member)
    places = {each.game: await people.where_notified(person, each.game) for each in decisions}
    return Recipient(person, places, now, (await people.activity(member)).called)


def _decide(who: Recipient, ours: Sequence[OpenDecision], theirs: Sequence[OpenDecision]) -> Sending:
    """Who sends what: the owner of the table that waits longest sends one direct message for all."""
    ready, theirs = who.ready(ours), who.direct(who.ready(theirs))
    direct = who.direct(ready)
    first = min((*direct, *theirs), key=lambda each: each.key, default=None)
    if first is None or first in direct:
        return Sending(ready, theirs)
    return Sending([each for each in ready if each not in direct], left=direct, sender=first.record)


def _next_check(
    due: DueRecord, who: Recipient, open_still: Sequence[OpenDecision], left: Sequence[OpenDecision]
) -> DueRecord | None:
    """The job of the next check; None where there is nothing to notify this person of later."""
    moments = [moment for each in open_still if (moment := who.moment(each)) is not None]
    moments += [who.now + NOTIFIED_WITHIN] if left else []
    if not moments:
        return None
    return replace(due, at=min(moments), tries=0, server=(*open_still, *left)[0].record.server)


async def _posts(tables: Tables, who: Recipient, sending: Sending) -> list[tuple[int, NotificationPost]]:
    """One post for each place, with its table, without decisions of which a pending message will notify. The direct
    message also names the tables of other processes.
    """
    member, groups = who.person.member, dict[tuple[str, int], list[OpenDecision]]()
    for each in sending.ours:
        if not await _is_on_its_way(tables, member, each):
            where = who.places[each.game]
            groups.setdefault((where, 0 if where == DM else each.record.server), []).append(each)
    if (DM, 0) in groups:
        groups[DM, 0] += sending.theirs
    found = list[tuple[int, NotificationPost]]()
    for (where, _), group in groups.items():
        games = tuple(each.game for each in group)
        again = tuple(each.game for each in group if each.clock.told)
        found.append((group[0].game, NotificationPost(member, where, games, again)))
    return found


async def _is_on_its_way(tables: Tables, member: int, decision: OpenDecision) -> bool:
    """Whether a message that will notify this person of this table is not sent yet."""
    calls = {each.id for each in await tables.store.unsent_posts(decision.game) if each.kind == CALL}
    for each in await tables.store.find(NotificationRecord, "member = ?", member) if calls else ():
        if each.id in calls and decision.game in each.tables:
            return True
    if decision.clock.told != decision.clock.asked:
        return False
    out = await tables.store.find(MessageRecord, "game = ?", decision.game)
    asking = decision.record.asking
    return not any(each.kind == CURRENT and each.about == asking and each.exists for each in out)
