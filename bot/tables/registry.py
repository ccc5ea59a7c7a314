"""All tables of one bot: finding them, and which of them stay in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from weakref import WeakValueDictionary

from bot.cluster.cluster import TABLE, Cluster
from bot.cluster.revisions import Revision
from bot.storage.news import News
from bot.storage.records import HintRecord
from bot.storage.store import Store
from bot.tables.finding import meant
from bot.tables.table import Table, by_seat, wake
from engine.core.errors import RuleError

MOST_AWAKE = 250
"""The most tables without use that stay in memory; the others are read from the disk in milliseconds."""

BeforeWaking = Callable[[int], Awaitable[None]]
"""Called with the number of a table before it is read from the disk."""
Renewed = Callable[[int], None]
"""Called with the number of a table that another process has changed and that is as it is now."""


class Registry:
    """The tables in memory.

    A table in use is never read a second time, however long ago it was last asked for: a reference to a `Table`,
    for its lock or for a post under way, keeps it findable.
    """

    def __init__(
        self,
        store: Store,
        cluster: Cluster,
        before_waking: BeforeWaking,
        renewed: Renewed,
        most_awake: int = MOST_AWAKE,
    ) -> None:
        self.store = store
        self.most_awake = most_awake
        self._cluster = cluster
        self._before_waking = before_waking
        self._renewed = renewed
        self._live: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._latest: OrderedDict[int, Table] = OrderedDict()
        self._waking: dict[int, asyncio.Task[Table]] = {}
        self._fresh: dict[int, Table] = {}
        """Tables that are being woken and are read."""

    async def get(self, game: int) -> Table:
        """The table with this id; raises `RuleError` when there is none."""
        if (table := self._live.get(game)) is not None:
            if isinstance(table.lock, Revision):
                await table.lock.look()
            return self.keep(table)
        waking = self._waking.get(game)
        if waking is None:
            waking = self._waking[game] = asyncio.create_task(self._wake(game), name=f"waking table {game}")
            waking.add_done_callback(lambda _: self._waking.pop(game))
        return self.keep(await asyncio.shield(waking))

    async def _wake(self, game: int) -> Table:
        """Read a table from the disk; only once at a time, so that two callers never hold two copies."""
        await self._before_waking(game)
        lock = self._cluster.lock(TABLE, game, partial(self._renewing, game))
        if not isinstance(lock, Revision):
            return self._remember(await self._read(game), lock)
        async with lock:
            return self._remember(self._fresh.pop(game), lock)

    async def _renewing(self, game: int) -> Callable[[], None]:
        """Read a table that may be in memory already."""
        return partial(self._renew, await self._read(game))

    def _renew(self, fresh: Table) -> None:
        """Others have changed it: whoever has the table in hand has it as it is now."""
        game = fresh.record.id
        if (table := self._live.get(game)) is None:
            self._fresh[game] = fresh
        else:
            table.become(fresh)
            self._renewed(game)

    async def _read(self, game: int) -> Table:
        record = await self.store.table(game)
        if record is None:
            raise RuleError("error-no-such-table")
        await self._cluster.come_after(game)
        seats = await self.store.seats(game)
        table = wake(record, seats, await self.store.log(game), await self.store.snapshots(game))
        table.orders = by_seat(await self.store.orders(game))
        table.hints = tuple(await self.store.find(HintRecord, "game = ?", game))
        return table

    def _remember(self, table: Table, lock: asyncio.Lock) -> Table:
        table.lock = lock
        self._live[table.record.id] = table
        return table

    def add(self, table: Table) -> None:
        """This table is about to be written for the first time."""
        game = table.record.id
        table.lock = self._cluster.lock(TABLE, game, partial(self._renewing, game))
        if isinstance(table.lock, Revision):
            table.lock.begins()
        self.keep(table)

    def hear(self, news: News) -> None:
        """Another process has changed tables, or waits for its turn at them."""
        for lock in self._locks(news.tables):
            lock.is_outdated = True
            lock.turns.over(news.by)
        for lock in self._locks(news.overtaken):
            lock.turns.asked(news.by)

    def doubt(self) -> None:
        """Other processes may have changed any table."""
        for lock in self._locks(tuple(self._live)):
            lock.is_outdated = True

    def _locks(self, games: Sequence[int]) -> Iterator[Revision]:
        for game in games:
            table = self._live.get(game)
            if table is not None and isinstance(table.lock, Revision):
                yield table.lock

    def drop(self, table: Table) -> None:
        """This table was not created."""
        self._live.pop(table.record.id, None)
        self._latest.pop(table.record.id, None)

    def keep(self, table: Table) -> Table:
        """Mark this table as used; the least recently used one may go."""
        game = table.record.id
        self._live[game] = self._latest[game] = table
        self._latest.move_to_end(game)
        if len(self._latest) > self.most_awake:
            self._latest.popitem(last=False)
        return table

    async def meant(self, place: int, member: int, action: str = "") -> list[Table]:
        """The tables that this person may mean in a thread or channel, see `finding`; several only of their own."""
        own = await self.store.tables_of(member)
        return [await self.get(each.id) for each in meant(await self.store.tables_at(place), own, action)]

    async def at(self, place: int, member: int) -> Table | None:
        """The table of a thread or channel that this person means, if there is one there."""
        here = await self.store.tables_at(place)
        found = meant(here, [each for each in await self.store.tables_of(member) if each.place == place])
        return await self.get(found[0].id) if found else None

    async def of(self, member: int) -> list[Table]:
        """The unfinished tables at which this person sits."""
        return [await self.get(record.id) for record in await self.store.tables_of(member)]
