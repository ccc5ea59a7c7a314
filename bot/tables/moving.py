"""A table moves to a new place: its thread was deleted, or a player asks for it elsewhere."""

from __future__ import annotations

import json
from collections import deque
from dataclasses import replace

from bot.storage.messages import STALE, MessageRecord
from bot.storage.records import Change, PostRecord
from bot.tables.committer import Committer
from bot.tables.kinds import ONE_EACH
from bot.tables.table import Table
from engine.core.values import frozen


@frozen
class Home:
    """A channel, and the thread in it if the table is played in one that is there already."""

    channel: int
    thread: int | None = None


async def moved(
    committer: Committer,
    table: Table,
    queue: deque[PostRecord],
    place: Home | None = None,
    *first: PostRecord,
) -> None:
    """The table wants its messages in another place; what is owed follows there, `first` before all."""
    gone = list(queue)
    async with table.lock:
        home = place or Home(table.record.channel)
        record = replace(table.record, channel=home.channel, thread=home.thread, lobby=None, board=None)
        again = [committer.post(record.id, each.kind, **json.loads(each.content)) for each in gone]
        passed = [replace(each, status="passed") for each in gone]
        known = await committer.store.find(MessageRecord, "game = ?", record.id)
        # All of it is made anew, even where it was, and whoever waits is told again.
        stale = [replace(each, about=STALE, told="", tells="") for each in known if each.kind in ONE_EACH]
        change = Change((record, *passed, *first, *again, *stale))
        await committer.store.write(change + committer.marking(change))
        table.record = record
    queue.clear()
    queue.extend([*first, *again])
