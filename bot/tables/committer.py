"""Writes a change, and then shows it: what must be posted goes to the outbox, what is due later to the scheduler."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import field
from typing import Any

from bot.storage.people import DueRecord
from bot.storage.records import Change, ErrandRecord, PostRecord, SeatRecord, TableRecord
from bot.storage.store import Store
from bot.tables.kinds import JOB_KINDS, POST_KINDS
from engine.core.values import frozen

WallClock = Callable[[], int]
"""Gives UNIX seconds."""


@frozen
class Signals:
    """What the outbox and the scheduler wait for. Nothing is lost when they begin later than the tables."""

    posts: asyncio.Queue[PostRecord] = field(default_factory=asyncio.Queue[PostRecord])
    """What is on disk and must be posted."""
    due: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something may be due that was not before."""
    changed: asyncio.Queue[int] = field(default_factory=asyncio.Queue[int])
    """The tables at which others may be asked, or sit, than before: perhaps a computer."""


class Committer:
    """The only way in which tables write posts and jobs."""

    def __init__(self, store: Store, clock: WallClock, signals: Signals) -> None:
        self.store = store
        self.clock = clock
        self.signals = signals

    async def write(self, change: Change) -> None:
        """Write all of this or nothing, then hand on its posts and jobs; raises what `Store.write` raises.

        Nothing else runs between that and the next line of the caller, so the table in memory can follow there.
        """
        await self.store.write(change)
        self.announce(*(each for each in change.of(PostRecord) if each.status == "owed"))
        if change.of(DueRecord):
            self.signals.due.set()
        for game in {each.id for each in change.of(TableRecord)} | {
            each.game for each in change.of(SeatRecord)
        }:
            self.signals.changed.put_nowait(game)

    def announce(self, *posts: PostRecord) -> None:
        """These posts are on disk and must go out."""
        for post in posts:
            self.signals.posts.put_nowait(post)

    def post(self, game: int, kind: str, **content: Any) -> PostRecord:
        """A post that a table owes from now on, once it is written."""
        if kind not in POST_KINDS:
            raise ValueError(f"there is no kind of post {kind!r}")
        return PostRecord(self.store.new_id("outbox"), game, kind, json.dumps(content))

    def due(
        self, at: int, kind: str, game: int | None, who: int, asked: int = 0, server: int = 0
    ) -> DueRecord:
        """A job for this moment, once it is written; without a table it is done by the owner of a server."""
        if kind not in JOB_KINDS:
            raise ValueError(f"there is no kind of job {kind!r}")
        return DueRecord(self.store.new_id("due"), at, kind, game, who, asked, server=server)

    def errand(self, table: TableRecord, kind: str, **content: Any) -> ErrandRecord:
        """What the owner of this table is to do there, once it is written."""
        number = self.store.new_id("errands")
        return ErrandRecord(number, table.server, table.id, kind, json.dumps(content))
