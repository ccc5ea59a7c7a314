"""When each person was last here, by the day."""

from __future__ import annotations

from bot.cache import Cache
from bot.clock import Clock
from bot.storage.people import VisitRecord
from bot.storage.records import Change
from bot.storage.store import Store

DAY = 24 * 3600
MOST_KNOWN = 20_000
"""The most people of whom it is in memory that they were here today."""


class Visits:
    """Notes for each person once a day that they use the bot; who stays away is erased (`jobs/retention.py`)."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: Cache[int, int] = Cache(MOST_KNOWN)

    def note(self, member: int) -> None:
        """This person is here. It waits for no disk: what a crash loses is noted again at the next visit."""
        today = self._clock() // DAY
        if self._known.get(member) != today:
            self._known.put(member, today)
            self._store.write_soon(Change((VisitRecord(member, today),)))
