"""All tables of one bot: loading them, keeping them in memory, and finding the one that a person means."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.cache import Cache
from bot.storage.people import RemovedServer
from bot.storage.records import HintRecord, TableRecord
from bot.storage.store import Store
from bot.tables.model.prepared import find_former_plans, read_prepared
from bot.tables.model.table import Table, load_table
from engine.core.errors import RuleError

MOST_AWAKE = 250
"""The most unused tables that stay in memory; others are read from the disk in milliseconds."""

LOBBY, RUNNING = "lobby", "running"
STATUS_OF = {"start": LOBBY, **dict.fromkeys(("typed", "plan", "answer", "mine", "close"), RUNNING)}
"""The status that a person's own table must have for an action; other actions allow any."""

BeforeWaking = Callable[[int], Awaitable[None]]
"""Called with the id of a table before it is read from the disk."""


class Elsewhere(Exception):
    """Raised for a table that belongs to another process, which has the shard of its server."""

    def __init__(self, record: TableRecord) -> None:
        super().__init__(f"table {record.id} belongs to another process")
        self.record = record


class Registry:
    """The tables in memory: those of this process, which no other one changes.

    There is never a second copy of a table in use: as long as anything holds a reference to a `Table`, such as for its
    lock or for a post being sent, `get` returns the same.
    """

    def __init__(self, store: Store, before_waking: BeforeWaking | None) -> None:
        self.store = store
        self._before_waking = before_waking
        self._live: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._latest: Cache[int, Table] = Cache(MOST_AWAKE)
        self._waking: dict[int, asyncio.Task[Table]] = {}
        self._occupying = asyncio.Lock()
        self.resting = set[int]()
        """Our servers from which the bot was removed: no jobs or computers' moves are done at their tables."""

    async def get(self, game: int) -> Table:
        """The table with this id; raises `RuleError` if there is none and `Elsewhere` if another process owns it."""
        if (table := self._live.get(game)) is not None:
            return self.keep(table)
        waking = self._waking.get(game)
        if waking is None:
            waking = self._waking[game] = asyncio.create_task(self._wake(game), name=f"waking table {game}")
            waking.add_done_callback(lambda _: self._waking.pop(game))
        return self.keep(await asyncio.shield(waking))

    async def _wake(self, game: int) -> Table:
        """Read a table from the disk. `get` runs it once at a time for a table, so that there are never two copies."""
        if self._before_waking is not None:
            await self._before_waking(game)
        record = await self._record(game)
        if not self.store.shards.holds(record.server):
            raise Elsewhere(record)
        table = self._live[game] = await self._read(record)
        return table

    async def look_at(self, game: int) -> Table:
        """The table with this id, read only: if another process owns it, a copy as it is stored now."""
        try:
            return await self.get(game)
        except Elsewhere:
            return await self._read(await self._record(game))

    async def _record(self, game: int) -> TableRecord:
        record = await self.store.table(game)
        if record is None:
            raise RuleError("error-no-such-table")
        return record

    async def _read(self, record: TableRecord) -> Table:
        game = record.id
        seats = await self.store.seats(game)
        table = load_table(record, seats, await self.store.log(game), await self.store.snapshots(game))
        this_round = 0 if table.match is None else table.match.round
        stored = await self.store.prepared_answers(game)
        prepared = read_prepared(stored, table.game.kinds.plan, this_round)
        table.position = replace(table.position, prepared=prepared)
        table.former_plans = find_former_plans(stored, table.game.kinds.plan)
        table.hints = tuple(await self.store.find(HintRecord, "game = ?", game))
        return table

    def drop(self, game: int) -> None:
        """Remove a table from memory that does not exist (any more)."""
        self._live.pop(game, None)
        self._latest.pop(game)

    def keep(self, table: Table) -> Table:
        """Mark this table as used just now; the least recently used one may be dropped."""
        game = table.record.id
        self._live[game] = table
        self._latest.put(game, table)
        return table

    @asynccontextmanager
    async def occupy(self, thread: int | None) -> AsyncIterator[None]:
        """Reserve this thread (None: nothing) while a table is written into it; raises `RuleError` if it has one.

        Of two callers at once the second finds the table of the first. Callers may hold the lock of a table.
        """
        if thread is None:
            yield
            return
        async with self._occupying:
            if any(each.is_unfinished for each in await self.store.tables_at(thread)):
                raise RuleError("error-thread-taken")
            yield

    async def find_meant(self, place: int, member: int, action: str = "") -> list[Table]:
        """The tables that this person may mean in a thread or channel; several only if all are their own."""
        own = await self.store.tables_of(member)
        found = find_meant(await self.store.tables_at(place), own, action)
        if len(found) == 1:
            return [await self.get(found[0].id)]
        return [await self.look_at(each.id) for each in found]

    async def table_at(self, place: int, member: int) -> Table | None:
        """The table in this thread or channel that this person means, read only; None if there is none."""
        here = await self.store.tables_at(place)
        found = find_meant(here, [each for each in await self.store.tables_of(member) if each.place == place])
        return await self.look_at(found[0].id) if found else None

    async def tables_of(self, member: int) -> list[Table]:
        """The unfinished tables at which this person sits, on all servers, read only."""
        return [await self.look_at(record.id) for record in await self.store.tables_of(member)]

    async def ours_of(self, member: int) -> list[Table]:
        """The unfinished tables of this person that this process owns, without those of resting servers."""
        ours = [each for each in await self.store.tables_of(member) if self.store.shards.holds(each.server)]
        return [await self.get(each.id) for each in ours if each.server not in self.resting]

    async def others_of(self, member: int) -> list[TableRecord]:
        """The unfinished tables of this person that other processes own, without those of resting servers."""
        if self.store.shards.is_all:
            return []
        return [each for each in await self.awake_of(member) if not self.store.shards.holds(each.server)]

    async def awake_of(self, member: int) -> list[TableRecord]:
        """The unfinished tables of this person in all processes, without those of resting servers."""
        resting = {each.server for each in await self.store.find(RemovedServer)}
        return [each for each in await self.store.tables_of(member) if each.server not in resting]


def find_meant(
    here: Sequence[TableRecord], own: Sequence[TableRecord], action: str = ""
) -> list[TableRecord]:
    """The tables that a person may mean: none, one, or several of their own.

    `here` are the tables of the thread or channel, newest first, `own` the unfinished ones of this person everywhere.
    A thread belongs to one table. In a channel with several, own tables have priority over those of others and running
    ones over lobbies; an action for which no own table of the channel is ready is about one elsewhere.
    """
    known = [table for table in here if not table.was_closed]
    unfinished = [table for table in known if table.status in (LOBBY, RUNNING)]
    seated = {table.id for table in own}
    mine = [table for table in unfinished if table.id in seated]
    others = [table for table in unfinished if table.id not in seated]
    choices: list[list[TableRecord]] = []
    if action == "join":
        choices.append(_all(LOBBY, others)[:1])
    if (status := STATUS_OF.get(action)) is not None:
        choices.append(_all(status, mine))
        if not any(table.thread for table in known):
            choices.append(_all(status, own))
    choices += [_all(RUNNING, mine), mine, _all(RUNNING, others)[:1], others[:1], known[:1], list(own)]
    return next(filter(None, choices), [])


def _all(status: str, tables: Iterable[TableRecord]) -> list[TableRecord]:
    return [table for table in tables if table.status == status]
