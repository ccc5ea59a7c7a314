"""What every move asks about people and clocks, kept in memory, so that a hand-over does not wait for the disk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.people import ClockRecord, PersonRecord, PersonTableRecord
from bot.records import Change
from bot.store import Store

MOST = 5000
"""So many people, and so many tables, are remembered; beyond that everything is forgotten and read again."""

Wishes = tuple[PersonRecord, dict[int, str]]
"""A person, and where they are called for single tables."""


class Remembering:
    """Reads through to the store once, and follows what is written: one process writes, so memory is right."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._people: dict[int, Wishes] = {}
        self._clocks: dict[int, dict[int, ClockRecord]] = {}
        self._overtaken: set[tuple[type, int]] = set()
        """What was written while it may just have been read: it is not remembered from that reading."""
        store.written = self.follow

    async def wishes(self, member: int) -> Wishes:
        """What a person wants; the defaults as long as they have said nothing."""
        known = self._people.get(member)
        if known is not None:
            return known
        self._overtaken.discard((PersonRecord, member))
        found = await self.store.find(PersonRecord, "member = ?", member)
        single = await self.store.find(PersonTableRecord, "member = ?", member)
        wishes = (found[0] if found else PersonRecord(member), {each.game: each.calls for each in single})
        if (PersonRecord, member) not in self._overtaken:
            _bound(self._people)
            self._people[member] = wishes
        return wishes

    async def clocks(self, game: int) -> dict[int, ClockRecord]:
        """The clocks of a table by seat, as far as they have run."""
        known = self._clocks.get(game)
        if known is None:
            self._overtaken.discard((ClockRecord, game))
            known = {each.seat: each for each in await self.store.find(ClockRecord, "game = ?", game)}
            if (ClockRecord, game) not in self._overtaken:
                _bound(self._clocks)
                self._clocks[game] = known
        return dict(known)

    def follow(self, changes: Iterable[Change]) -> None:
        """These changes are on disk."""
        for change in changes:
            if change.erased:
                self._people.clear()
            self._follow(change.kept)

    def _follow(self, kept: Sequence[object]) -> None:
        for each in kept:
            if isinstance(each, ClockRecord):
                self._overtaken.add((ClockRecord, each.game))
                if each.game in self._clocks:
                    self._clocks[each.game][each.seat] = each
            elif isinstance(each, PersonRecord | PersonTableRecord):
                self._overtaken.add((PersonRecord, each.member))
                self._follow_person(each)
        if len(self._overtaken) > MOST:
            self._overtaken.clear()

    def _follow_person(self, record: PersonRecord | PersonTableRecord) -> None:
        known = self._people.get(record.member)
        if known is None:
            return
        if isinstance(record, PersonRecord):
            self._people[record.member] = (record, known[1])
        else:
            known[1][record.game] = record.calls


def _bound(memory: dict[int, Any]) -> None:
    if len(memory) >= MOST:
        memory.clear()
