"""A cache of what every interaction reads about people, and every move about clocks: neither waits for the disk."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.cache import Cache
from bot.storage.people import (
    NEVER,
    ActivityRecord,
    BlockedPerson,
    BlockedServer,
    ClockRecord,
    PersonRecord,
    PersonTableRecord,
    ProposalRecord,
    VisitRecord,
)
from bot.storage.records import Change, Rows
from bot.storage.store import Store
from engine.core.errors import RuleError
from engine.core.values import frozen

MOST = 5000
"""The most people, and the most tables, in the cache; the least recently used are dropped and read again."""

MOST_VISITORS = 20_000
"""The most people of whom it is cached that they were here today."""

FRESH = 600.0
"""Seconds after which all is read again if there are other processes: they do not announce what they measure."""

Read = tuple[type, int]
"""A reading of the database: the class of the record, and the id of its person or table."""
BLOCKED: Read = (BlockedPerson, 0)
DAY = 24 * 3600


@frozen
class Known:
    """All that is cached about a person; `single` is where they are notified about single tables, by id."""

    person: PersonRecord
    single: dict[int, str]
    proposals: dict[tuple[str, str], ProposalRecord]
    activity: ActivityRecord


class PeopleCache:
    """A read-through cache. It follows the writes of this process; for those of others call `forget`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._emptied = time.monotonic()
        self._people: Cache[int, Known] = Cache(MOST)
        self._clocks: Cache[int, dict[int, ClockRecord]] = Cache(MOST)
        self._reading: Counter[Read] = Counter()
        self._overtaken: set[Read] = set()
        """The readings during which the same was written: their results are not cached."""
        self._changing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._blocked: tuple[set[int], set[int]] | None = None
        """The servers and people that the operator has blocked; None until they are read."""
        self._visited: Cache[int, int] = Cache(MOST_VISITORS)
        """By person: the day of their last visit."""
        store.subscribe(self.follow)

    async def person(self, member: int) -> PersonRecord:
        """The preferences of this person; the defaults as long as they have set none."""
        return (await self._read_known(member)).person

    async def activity(self, member: int) -> ActivityRecord:
        """The measurements of this person."""
        return (await self._read_known(member)).activity

    async def proposal(self, member: int, game: str, name: str) -> ProposalRecord:
        """How often this person has given the same answers to a kind of question that they have not prepared."""
        return (await self._read_known(member)).proposals.get((game, name)) or ProposalRecord(
            member, game, name
        )

    async def where_notified(self, person: PersonRecord, game: int) -> str:
        """Where this person is notified about this table: one of `WHERE`."""
        return (await self._read_known(person.member)).single.get(game, person.calls)

    @asynccontextmanager
    async def changing(self, member: int) -> AsyncIterator[None]:
        """Lock this person's record to read and then write it. If there are other processes it is read again, as what
        they have just written may not have been announced yet.
        """
        lock = self._changing.setdefault(member, asyncio.Lock())
        async with lock:
            if not self.store.shards.is_all:
                self.forget(member)
            yield

    def note_visit(self, member: int, now: int) -> None:
        """Note that this person is here today, as those who stay away are erased (`jobs/retention.py`). Not awaited:
        what a crash loses is noted again at the next visit.
        """
        today = now // DAY
        if self._visited.get(member) != today:
            self._visited.put(member, today)
            self.store.write_soon(Change((VisitRecord(member, today),)))

    async def refuse_blocked(self, server: int, member: int) -> None:
        """Raise `RuleError` if this server (0: none) or this person is blocked."""
        if (blocked := self._blocked) is None:
            with self._read(BLOCKED) as is_still_true:
                servers = {each.server for each in await self.store.find(BlockedServer)}
                blocked = servers, {each.member for each in await self.store.find(BlockedPerson)}
                if is_still_true():
                    self._blocked = blocked
        servers, people = blocked
        if member in people:
            raise RuleError("error-blocked-person")
        if server in servers:
            raise RuleError("error-blocked-server")

    def _forget_blocked(self) -> None:
        self._overtake(BLOCKED)
        self._blocked = None

    def forget(self, *members: int) -> None:
        """Drop these people from the cache, as other processes may have written about them."""
        self._forget_blocked()
        for member in members:
            self._overtake((PersonRecord, member))
            self._people.pop(member)

    def forget_all(self) -> None:
        """Drop everything, as other processes may have written anything."""
        self._overtaken.update(self._reading)
        self._people.clear()
        self._clocks.clear()
        self._blocked = None
        self._emptied = time.monotonic()

    async def _read_known(self, member: int) -> Known:
        """All about a person, from the cache or else from the database."""
        if not self.store.shards.is_all and time.monotonic() - self._emptied > FRESH:
            self.forget_all()
        known = self._people.get(member)
        if known is not None:
            return known
        with self._read((PersonRecord, member)) as is_still_true:
            found = await self.store.find(PersonRecord, "member = ?", member)
            single = await self.store.find(PersonTableRecord, "member = ?", member)
            proposals = await self.store.find(ProposalRecord, "member = ?", member)
            activity = await self.store.one(ActivityRecord, "member = ?", member) or ActivityRecord(member)
            person = found[0] if found else PersonRecord(member)
            by_name = {(each.game, each.name): each for each in proposals}
            stored = Known(person, {each.game: each.calls for each in single}, by_name, activity)
            if is_still_true():
                self._people.put(member, stored)
        return stored

    async def clocks(self, game: int, *, is_ours: bool = True) -> dict[int, ClockRecord]:
        """The clocks of a table that have run, by seat; not cached for tables of others, who do not announce them."""
        known = self._clocks.get(game)
        if known is None:
            with self._read((ClockRecord, game)) as is_still_true:
                known = {each.seat: each for each in await self.store.find(ClockRecord, "game = ?", game)}
                if is_ours and is_still_true():
                    self._clocks.put(game, known)
        return dict(known)

    @contextmanager
    def _read(self, what: Read) -> Iterator[Callable[[], bool]]:
        """Register a reading; yields a function that says whether nothing was written to the same since."""
        self._reading[what] += 1
        try:
            yield lambda: what not in self._overtaken
        finally:
            self._reading[what] -= 1
            if not self._reading[what]:
                del self._reading[what]
                self._overtaken.discard(what)

    def _overtake(self, what: Read) -> None:
        if what in self._reading:
            self._overtaken.add(what)

    def follow(self, changes: Iterable[Change]) -> None:
        """Update the cache with committed changes of this process."""
        for change in changes:
            for each in change.remove:
                if isinstance(each, BlockedServer | BlockedPerson):
                    self._forget_blocked()
                elif isinstance(each, Rows) and each.columns == ("member",):
                    (member,) = each.values
                    self._overtake((PersonRecord, int(member)))
                    self._people.pop(int(member))
            self._follow(change.put)

    def _follow(self, put: Sequence[object]) -> None:
        for each in put:
            if isinstance(each, ClockRecord):
                self._overtake((ClockRecord, each.game))
                if (clocks := self._clocks.get(each.game)) is not None:
                    clocks[each.seat] = each
            elif isinstance(each, BlockedServer | BlockedPerson):
                self._forget_blocked()
            elif isinstance(each, PersonRecord | PersonTableRecord | ProposalRecord | ActivityRecord):
                self._overtake((PersonRecord, each.member))
                self._follow_person(each)

    def _follow_person(
        self, record: PersonRecord | PersonTableRecord | ProposalRecord | ActivityRecord
    ) -> None:
        known = self._people.get(record.member)
        if known is None:
            return
        if isinstance(record, PersonRecord):
            self._people.put(record.member, replace(known, person=record))
        elif isinstance(record, PersonTableRecord):
            known.single[record.game] = record.calls
        elif isinstance(record, ProposalRecord):
            before = known.proposals.get((record.game, record.name))
            if before is None or before.counts != NEVER:
                known.proposals[record.game, record.name] = record
        else:
            self._people.put(record.member, replace(known, activity=known.activity + record))
