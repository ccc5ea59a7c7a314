"""Notifications on Discord, and direct messages about tables of several processes: the owner of the table that waits
longest sends one for all. It reads the others from the database; their owners store that the person was notified.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from bot.storage.people import ClockRecord, NotificationRecord
from bot.storage.processes import ErrandRecord
from bot.storage.records import TableRecord
from bot.tables.model.errands import NotifiedErrand, TakeOutErrand
from bot.tables.model.posts import NotificationPost
from bot.tables.writing.committer import Committer
from engine.core.values import frozen

ASKED = "asked > 0 and (game, seat) in (select game, seat from seats where member = ? and caretaker = '')"
MEMBER = "kind = ? and json_extract(content, '$.member') = ?"


@frozen
class OpenDecision:
    """A table that waits for a person, and their clock there."""

    record: TableRecord
    clock: ClockRecord

    @property
    def game(self) -> int:
        return self.record.id

    @property
    def key(self) -> tuple[int, int]:
        """A unique sort key among the decisions of this person, the longest waiting first."""
        return self.clock.asked, self.record.id


async def find_asked_elsewhere(
    committer: Committer, member: int, tables: Sequence[TableRecord]
) -> list[OpenDecision]:
    """The open decisions of a person at these tables of other processes, without tables that no live process owns."""
    store, known = committer.store, {each.id: each for each in tables}
    if store.sharing is None or not known:
        return []
    owned = {each.shard for each in await store.sharing.owners() if each.silent_for >= 0}
    clocks = await store.find(ClockRecord, ASKED, member)
    found = [OpenDecision(known[each.game], each) for each in clocks if each.game in known]
    return [each for each in found if store.shards.number_of(each.record.server) in owned]


async def find_notified_by_others(committer: Committer, member: int) -> set[tuple[int, int]]:
    """The keys of decisions of which another process has notified this person, as errands not yet carried out say."""
    if committer.store.shards.is_all:
        return set()
    found = await committer.store.find(ErrandRecord, MEMBER, NotifiedErrand.kind, member)
    return {(NotifiedErrand.read(each.content).asked, each.game or 0) for each in found}


def errands_to_tell(
    committer: Committer, member: int, others: Sequence[OpenDecision], named: Collection[int]
) -> list[ErrandRecord]:
    """Errands to the owners of `others` that are `named`: store that this person was notified of their decisions."""
    now = committer.clock()
    return [
        committer.errand(each.record, NotifiedErrand(member, each.clock.seat, each.clock.asked, now))
        for each in others
        if each.game in named
    ]


# Notifications on Discord


def notification(committer: Committer, game: int, post: NotificationPost) -> tuple[object, ...]:
    """The records with which a notification is sent from this table."""
    record = committer.post(game, post)
    return record, NotificationRecord(record.id, game, post.member, "").naming(post.games)


async def take_out(committer: Committer, member: int, is_over: Callable[[int], bool]) -> list[object]:
    """The records that take tables out of this person's notifications: those which `is_over` says no longer wait for
    them, or are named by a newer notification. Notifications of other owners' tables are changed by errands.
    """
    store = committer.store
    found = list[object]()
    for each in await store.find(NotificationRecord, "member = ?", member):
        if not (over := tuple(game for game in each.tables if is_over(game))):
            continue
        record = None if store.shards.is_all else await store.table(each.game)
        if record is None or store.shards.holds(record.server):
            found.append(each.naming(game for game in each.tables if game not in over))
        else:
            found.append(committer.errand(record, TakeOutErrand(member, over)))
    return found
