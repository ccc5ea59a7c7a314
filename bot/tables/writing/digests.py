"""Notifications that are out; and one direct message about tables of several processes: the owner of the table that
waits longest tells of all. What belongs to others is read from the database; their owners write who was notified.
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
        """What tells it from all other decisions of this person, the longest waiting first."""
        return self.clock.asked, self.record.id


async def find_asked_elsewhere(
    committer: Committer, member: int, tables: Sequence[TableRecord]
) -> list[OpenDecision]:
    """What a person is asked at these tables of other processes, as far as these are there: what belongs to nobody
    waits.
    """
    store, known = committer.store, {each.id: each for each in tables}
    if store.sharing is None or not known:
        return []
    owned = {each.shard for each in await store.sharing.owners() if each.silent >= 0}
    clocks = await store.find(ClockRecord, ASKED, member)
    found = [OpenDecision(known[each.game], each) for each in clocks if each.game in known]
    return [each for each in found if store.shards.number_of(each.record.server) in owned]


async def find_notified_by_others(committer: Committer, member: int) -> set[tuple[int, int]]:
    """The keys of the decisions of which this person was notified, which their owners have not written yet."""
    if committer.store.shards.is_all:
        return set()
    found = await committer.store.find(ErrandRecord, MEMBER, NOTIFIED, member)
    return {(json.loads(each.content)["asked"], each.game or 0) for each in found}


def errands_to_tell(
    committer: Committer, member: int, others: Sequence[OpenDecision], posts: Sequence[PostRecord]
) -> list[ErrandRecord]:
    """The owners of these tables are to write that these posts tell of them."""
    games = {game for post in posts for game in json.loads(post.content)["games"]}
    now = committer.clock()
    return [
        committer.errand(
            each.record, NOTIFIED, member=member, seat=each.clock.seat, asked=each.clock.asked, at=now
        )
        for each in others
        if each.game in games
    ]


# Notifications that are out


def notification_of(post: PostRecord) -> NotificationRecord:
    """A notification that is about to go out."""
    content: dict[str, Any] = json.loads(post.content)
    return NotificationRecord(post.id, post.game, content["member"], json.dumps(content["games"]))


async def taken_out(committer: Committer, member: int, is_over: Callable[[int], bool]) -> list[object]:
    """What is written when some tables do not wait for a person any more, or another notification names them."""
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
