"""What a bot in the same process tells the page beyond Discord: who sits where, and how late it was when it stopped."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping

from bot.playground.stage import Stage
from bot.storage.store import Store
from bot.tables.jobs.grace import NOTE
from renders.theme import MARKS

Tribes = Callable[[str], Awaitable[Mapping[str, str]]]
"""The colours of the people at the table of a channel, by their id."""


async def host(stage: Stage, store: Store) -> Tribes:
    """Go by the clock that this database has seen, where it was moved on; returns who sits where."""
    noted = await store.note(NOTE)
    if noted is not None:
        stage.world.clock.advance(max(0.0, json.loads(noted)["seen"] - stage.world.clock.now()))

    async def tribes(channel: str) -> Mapping[str, str]:
        for table in (await store.tables_at(int(channel)))[:1]:
            seats = await store.seats(table.id)
            return {str(each.member): MARKS[each.seat].colour for each in seats if each.member > 0}
        return {}

    return tribes
