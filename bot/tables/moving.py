"""A table moves to a new place: its thread was deleted, or a player asks for it elsewhere."""

from __future__ import annotations

import json
from collections import deque
from dataclasses import replace
from typing import Any

from bot.storage.records import Change, PostRecord
from bot.storage.store import Store
from bot.tables.kinds import POST_KINDS
from bot.tables.table import Table
from engine.core.values import frozen


@frozen
class Home:
    """A channel, and the thread in it if the table is played in one that is there already."""

    channel: int
    thread: int | None = None


async def moved(
    store: Store, table: Table, queue: deque[PostRecord], place: Home | None = None, *first: PostRecord
) -> None:
    """The table has a new lobby message, thread and board; what was owed follows it there, `first` before all."""
    gone = list(queue)
    async with table.lock:
        home = place or Home(table.record.channel)
        record = replace(table.record, channel=home.channel, thread=home.thread, lobby=None, board=None)

        def post(kind: str, **content: Any) -> PostRecord:
            return PostRecord(store.new_id("outbox"), record.id, kind, json.dumps(content))

        left = [each for each in gone if not POST_KINDS[each.kind].is_shown_anew]
        owed = [post("lobby"), *first]
        owed += [post(each.kind, **json.loads(each.content)) for each in left if each.kind != "over"]
        if table.match is not None and record.status in ("running", "over"):
            owed.append(post("hand-over", mention=list(table.match.waiting), row=len(table.rows)))
        owed += [post(each.kind) for each in left if each.kind == "over"]
        if table.record.board is not None and record.status == "running":
            owed.append(post("remove", place=table.record.place, message=table.record.board))
        passed = [replace(each, status="passed") for each in gone]
        await store.write(Change((record, *passed, *owed)))
        table.record = record
    for each in gone:
        queue.remove(each)
    queue.extendleft(reversed(owed))
