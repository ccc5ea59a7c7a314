"""All tables of one bot: finding them, and what they owe to be posted."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Self
from weakref import WeakValueDictionary

from bot.storage.records import PostRecord
from bot.storage.store import Store
from bot.tables.finding import meant
from bot.tables.limits import Limits
from bot.tables.table import Live, by_seat, wake
from engine.core.errors import RuleError

MOST_AWAKE = 250
"""So many tables stay in memory although nobody is busy with them; the others wake from the disk in milliseconds."""

Clock = Callable[[], int]
Entropy = Callable[[int], bytes]


def unwired(*_: object) -> Any:
    """Stands where a listener belongs that was forgotten."""
    raise RuntimeError("nobody listens here: the bot was put together wrongly")


class Registry:
    """Keeps the live tables. `clock` gives UNIX seconds and `entropy(n)` n unpredictable bytes.

    A table that somebody is busy with is never woken a second time, however long ago it was last asked for: whoever
    holds a `Live`, for its lock or for a post under way, keeps it findable.
    """

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, most_awake: int = MOST_AWAKE) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.most_awake = most_awake
        self.limits = Limits(clock)
        self._live: WeakValueDictionary[int, Live] = WeakValueDictionary()
        self._latest: OrderedDict[int, Live] = OrderedDict()
        self._waking: dict[int, asyncio.Task[Live]] = {}
        self.owed: Callable[[PostRecord], None] = unwired
        """Called with each post after it is on disk; the outbox listens here."""
        self.scheduled: Callable[[], None] = unwired
        """Called when something that is due later is on disk; the agenda listens here."""
        self.moved: Callable[[], None] = unwired
        """Called after each move of a seat; whoever counts them listens here."""

        self.before_waking: Callable[[int], Awaitable[None]] = unwired
        """Called before a table is read from the disk; what follows corrected rules listens here."""

    def without_listeners(self) -> Self:
        """These tables on their own, without a bot: what they owe and what is due stays on the disk."""

        async def as_it_is(_game: int) -> None:
            pass

        self.owed = self.scheduled = self.moved = lambda *_: None
        self.before_waking = as_it_is
        return self

    def check_wiring(self) -> None:
        """Raises when a listener was forgotten, so that it is found at the start and not by a player."""
        for listener in (self.owed, self.scheduled, self.moved, self.before_waking):
            if listener is unwired:
                unwired()

    async def get(self, game: int) -> Live:
        """The table with this id; raises `RuleError` when there is none."""
        if (live := self._live.get(game)) is not None:
            return self.keep(live)
        waking = self._waking.get(game)
        if waking is None:
            waking = self._waking[game] = asyncio.create_task(self._wake(game), name=f"waking table {game}")
            waking.add_done_callback(lambda _: self._waking.pop(game))
        return self.keep(await asyncio.shield(waking))

    async def _wake(self, game: int) -> Live:
        """Read a table from the disk; only once at a time, so that nobody plays on what another has left behind."""
        await self.before_waking(game)
        record = await self.store.table(game)
        if record is None:
            raise RuleError("error-no-such-table")
        seats = await self.store.seats(game)
        live = wake(record, seats, await self.store.log(game), await self.store.snapshots(game))
        live.orders = by_seat(await self.store.orders(game))
        self._live[game] = live
        return live

    def drop(self, live: Live) -> None:
        """This table has not come to be."""
        self._live.pop(live.record.id, None)
        self._latest.pop(live.record.id, None)

    def keep(self, live: Live) -> Live:
        """This table was asked for just now; the one that was not for the longest time may go."""
        game = live.record.id
        self._live[game] = self._latest[game] = live
        self._latest.move_to_end(game)
        if len(self._latest) > self.most_awake:
            self._latest.popitem(last=False)
        return live

    async def meant(self, place: int, member: int, action: str = "") -> list[Live]:
        """The tables that this person may mean in a thread or channel, see `finding`; several only of their own."""
        own = await self.store.tables_of(member)
        return [await self.get(each.id) for each in meant(await self.store.tables_at(place), own, action)]

    async def at(self, place: int, member: int) -> Live | None:
        """The table of a thread or channel that this person means, if there is one there."""
        here = await self.store.tables_at(place)
        found = meant(here, [each for each in await self.store.tables_of(member) if each.place == place])
        return await self.get(found[0].id) if found else None

    async def of(self, member: int) -> list[Live]:
        """The unfinished tables at which this person sits."""
        return [await self.get(record.id) for record in await self.store.tables_of(member)]

    def post(self, game: int, kind: str, **content: Any) -> PostRecord:
        """A post that a table owes from now on, once it is written."""
        return PostRecord(self.store.new_id("outbox"), game, kind, json.dumps(content))

    def announce(self, posts: list[PostRecord]) -> None:
        """These posts are on disk and must go out."""
        for post in posts:
            self.owed(post)
