"""Notifications on Discord, and direct messages about tables of several processes: the owner of the table that waits
longest sends one for all. It reads the others from the database; their owners store that the person was notified.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.storage.people import ClockRecord, NotificationRecord
from bot.storage.records import ErrandRecord, PostRecord, TableRecord
from bot.tables.model.kinds import NOTIFIED, TAKE_OUT
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
    found = await committer.store.find(ErrandRecord, MEMBER, NOTIFIED, member)
    return {(json.loads(each.content)["asked"], each.game or 0) for each in found}


def errands_to_tell(
    committer: Committer, member: int, others: Sequence[OpenDecision], posts: Sequence[PostRecord]
) -> list[ErrandRecord]:
    """Errands to the owners of `others`: store that these posts have notified this person of their decisions."""
    games = {game for post in posts for game in json.loads(post.content)["games"]}
    now = committer.clock()
    return [
        committer.errand(
            each.record, NOTIFIED, member=member, seat=each.clock.seat, asked=each.clock.asked, at=now
        )
        for each in others
        if each.game in games
    ]


# Notifications on Discord


def notification_of(post: PostRecord) -> NotificationRecord:
    """The record of the notification that this post will send."""
    content: dict[str, Any] = json.loads(post.content)
    return NotificationRecord(post.id, post.game, content["member"], json.dumps(content["games"]))


async def take_out(committer: Committer, member: int, is_over: Callable[[int], bool]) -> list[object]:
    """The records that take tables out of this person's notifications: those which `is_over` says no longer wait for
    them, or are named by a newer notification. Notifications of other owners' tables are changed by errands.
    """
    store = committer.store
    found = list[object]()
    for each in await store.find(NotificationRecord, "member = ?", member):
        named = json.loads(each.games)
        if not (over := [game for game in named if is_over(game)]):
            continue
        record = None if store.shards.is_all else await store.table(each.game)
        if record is None or store.shards.holds(record.server):
            found.append(replace(each, games=json.dumps([game for game in named if game not in over])))
        else:
            found.append(committer.errand(record, TAKE_OUT, member=member, games=over))
    return found
