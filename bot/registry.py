"""All tables of one bot: finding them, and what they owe to be posted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.live import Live, by_seat, wake
from bot.records import PostRecord
from bot.store import Store
from engine.core.errors import RuleError

Clock = Callable[[], int]
Entropy = Callable[[int], bytes]


class Registry:
    """Keeps the live tables. `clock` gives UNIX seconds and `entropy(n)` n unpredictable bytes."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self._live: dict[int, Live] = {}
        self.owed: Callable[[PostRecord], None] = lambda post: None
        """Called with each post after it is on disk; the outbox listens here."""
        self.moved: Callable[[], None] = lambda: None
        """Called after each move of a seat; whoever counts them listens here."""

    async def get(self, game: int) -> Live:
        """The table with this id; raises `RuleError` when there is none."""
        if (live := self._live.get(game)) is not None:
            return live
        record = await self.store.table(game)
        if record is None:
            raise RuleError("error-no-such-table")
        seats = await self.store.seats(game)
        live = wake(record, seats, await self.store.log(game), await self.store.snapshots(game))
        live.orders = by_seat(await self.store.orders(game))
        return self._live.setdefault(game, live)

    async def at(self, place: int) -> Live:
        """The newest table of a thread or channel; raises `RuleError` when there is none."""
        records = await self.store.tables_at(place)
        if not records:
            raise RuleError("error-no-table-here")
        return await self.get(records[0].id)

    async def of(self, member: int) -> list[Live]:
        """The unfinished tables at which this person sits."""
        return [await self.get(record.id) for record in await self.store.tables_of(member)]

    async def commitment(self, live: Live) -> str | None:
        """What was published about the seed at the start, as it stands in the outbox."""
        posts = await self.store.posts(live.record.id, "start")
        return json.loads(posts[0].content)["commitment"] if posts else None

    def post(self, game: int, kind: str, **content: Any) -> PostRecord:
        """Something that must be posted; it is on its way once it is written."""
        return PostRecord(self.store.new_id("outbox"), game, kind, json.dumps(content))

    def _announce(self, posts: list[PostRecord]) -> None:
        for post in posts:
            self.owed(post)
