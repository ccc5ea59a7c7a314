"""A table moves to a new place: its thread was deleted, or a player asks for it elsewhere."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from bot.storage.messages import STALE, MessageRecord
from bot.storage.records import Change, PostRecord
from bot.tables.model.kinds import CURRENT, LOBBY, ONE_EACH
from bot.tables.model.table import Table
from bot.tables.writing.committer import Committer
from engine.core.values import frozen

NOTHING = Change()


@frozen
class Home:
    """A channel, and the thread in it if the table is played in one that is there already."""

    channel: int
    thread: int | None = None


async def move_messages(
    committer: Committer,
    table: Table,
    queue: deque[PostRecord],
    shown: Sequence[MessageRecord],
    place: Home | None = None,
    *last: PostRecord,
    done: Change = NOTHING,
) -> None:
    """The table wants its messages in another place, or anew where it is; what is unsent follows there, `last` after
    all, and what is `shown` goes. What is `done` by that is written with it.

    The lobby of a running game stays where it was unless the thread is to be opened at it.
    """
    async with table.lock:
        before, home = table.record, place or Home(table.record.channel)
        anew = ONE_EACH if home.thread is None or before.status == "lobby" else (CURRENT,)
        lobby = None if LOBBY in anew else before.lobby
        record = replace(before, channel=home.channel, thread=home.thread, lobby=lobby, board=None)
        stale = [replace(each, about=STALE) for each in shown if each.kind in anew]
        # Others may have been written since these got their numbers, by which a start makes them in order.
        added = [replace(each, id=committer.store.new_id("outbox")) for each in last]
        await committer.commit(Change((record, *added, *stale)) + done)
        table.record = record
    queue.extend(added)
