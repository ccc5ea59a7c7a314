"""How offers of seats end."""

from __future__ import annotations

import json
from collections.abc import Collection

from bot.storage.records import Change, OfferRecord
from bot.tables.model.table import Table
from bot.tables.writing.committer import Committer
from engine.core.questions import Seat


async def withdraw_offers(committer: Committer, table: Table, seats: Collection[Seat]) -> Change:
    """What ends the offers of these seats: their messages go, too."""
    found = await committer.store.find(OfferRecord, "game = ?", table.record.id)
    ended = tuple(each for each in found if each.seat in seats)
    gone = [
        committer.surplus(table.record.id, place, post=post)
        for each in ended
        for place, post in await _find_posts(committer, table, each)
    ]
    return Change(tuple(gone), ended)


async def _find_posts(committer: Committer, table: Table, known: OfferRecord) -> list[tuple[int, int]]:
    """Where an offer was or will be posted, as channel and post."""
    post = await committer.store.post(known.post)
    beside = json.loads(post.content).get("beside", ()) if post else ()
    return [(table.record.place, known.post), *((table.record.channel, each) for each in beside)]
