"""Rate limits and quotas: how much one person may ask for, and how often.

Quotas are counted in stored rows (tables) and hold across restarts. Rate limits are counted in memory: a restart resets
them, and only the operator can cause one.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from bot.cache import Cache
from bot.storage.store import Store
from engine.core.errors import RuleError
from engine.core.values import frozen

HOUR, DAY = 3600, 24 * 3600

MOST_LOBBIES = 5
"""Open lobbies of one host."""
MOST_LOBBIES_HERE = 25
"""Open lobbies in one channel, by any person."""
MOST_TABLES = 50
"""Unfinished tables at which one person sits."""
MOST_TABLES_HERE = 400
"""Unfinished tables of one server: as many as three thousand people have who play a lot."""
MOST_AT_ONCE = 8
"""Interactions of one person that are being answered, or are queued for it, at the same time."""
MOST_UNREAD = 16
"""Further interactions of one person that wait to be read, or to be refused as too many at once: about as many as can
be answered one by one before Discord's timeout. Nobody taps that fast.
"""
MOST_WAITING_EACH = 3
"""Pieces of long work, such as replays, that one person may have queued at the same time."""
MOST_WAITING = 30
"""Pieces of long work that all people together may have queued."""
MOST_REMEMBERED = 20_000
"""The most windows in memory, about 10 MB; the least recently used are dropped."""


@frozen
class Window:
    """A sliding window: at most `times` actions, or seconds of CPU, in `seconds`."""

    times: int
    seconds: int


WINDOWS: Mapping[str, Window] = {
    "open": Window(10, HOUR),
    "seat": Window(10, HOUR),
    "change": Window(60, HOUR),
    "here": Window(3, HOUR),
    "host": Window(5, HOUR),
    "away": Window(4, DAY),
    "snooze": Window(20, HOUR),
    "undo": Window(5, HOUR),
    "end": Window(2, DAY),
    "replay": Window(4, HOUR),
    "learn": Window(10, HOUR),
    "verify": Window(10, HOUR),
    "export": Window(5, HOUR),
    "records": Window(30, HOUR),
    "test": Window(5, HOUR),
    "hint": Window(60, HOUR),
    "open-here": Window(60, HOUR),
    "replay-here": Window(30, HOUR),
    "hint-here": Window(600, HOUR),
    "thinking": Window(1200, HOUR),
    "thinking-here": Window(2400, HOUR),
    "plays-simply": Window(1, HOUR),
}
"""What is limited, in order: opening tables; taking or handing on one seat (leaving a lobby is not limited); changing
what is played at one table; moving a table to another place; making a player host; announcing days away; snoozing;
asking for consent to undo and to end; posting a replay; restarting the practice round; verifying; exporting one's data;
listing the finished games of a server; test direct messages; hints; and for all people of one server together: opening
tables, posting replays, hints. `thinking` is in seconds of CPU for hints and strong computer players, for one person or
host and for one server; one process has 3600 in an hour. Last: saying at a table that its computers play simply."""


class Limits:
    """Counts who did what how often. `clock` gives UNIX seconds; setting it forward or back drops counts."""

    def __init__(self, clock: Callable[[], int], windows: Mapping[str, Window] = WINDOWS) -> None:
        self._clock = clock
        self._windows = windows
        self._done: Cache[tuple[str, tuple[int, ...]], deque[tuple[int, float]]] = Cache(MOST_REMEMBERED)
        self._at_once: Counter[int] = Counter()

    def count(self, what: str, *who: int) -> None:
        """Count one more by this person or at this table; raises `RuleError` when the limit is reached."""
        self.check(what, *who)
        self.spend(what, 1, *who)

    def check(self, what: str, *who: int) -> None:
        """Raise `RuleError` when this person, table or server has used up the limit for now."""
        window, now, done = self._windows[what], self._clock(), self._done.get((what, who)) or deque()
        while done and not now - window.seconds < done[0][0] <= now:
            done.popleft()
        used, last = sum(amount for _, amount in done), now
        if used < window.times:
            return
        for last, amount in done:  # noqa: B007 - the first that leaves enough room when it is old
            used -= amount
            if used < window.times:
                break
        raise RuleError("error-limit-often", what=what, times=window.times, at=str(last + window.seconds))

    def spend(self, what: str, amount: float, *who: int) -> None:
        """Add this amount (times, or seconds of CPU) without checking the limit."""
        done = self._done.get((what, who)) or deque()
        done.append((self._clock(), amount))
        self._done.put((what, who), done)

    def check_thinking(self, member: int, server: int) -> None:
        """Raise `RuleError` when this person, or all of a server together, have used up their seconds of CPU."""
        self.check("thinking", member)
        if server:
            self.check("thinking-here", server)

    def spend_thinking(self, seconds: float, member: int, server: int) -> None:
        """Add seconds of CPU that were computed for this person."""
        self.spend("thinking", seconds, member)
        if server:
            self.spend("thinking-here", seconds, server)

    def count_here(self, what: str, who: int, server: int) -> None:
        """Count for this person and for all people of `server` together; it is 0 in direct messages."""
        self.count(what, who)
        if server:
            self.count(f"{what}-here", server)

    def reset(self, what: str, *who: int) -> None:
        """Drop all counts of this kind for this person or table."""
        self._done.pop((what, who))

    def is_busy(self, member: int) -> bool:
        """Whether the most interactions of this person that are allowed are being answered."""
        return self._at_once[member] >= MOST_AT_ONCE

    @contextmanager
    def answering(self, member: int) -> Iterator[None]:
        """Count an interaction of this person as being answered inside the `with` block."""
        self._at_once[member] += 1
        try:
            yield
        finally:
            self._at_once[member] -= 1
            if not self._at_once[member]:
                del self._at_once[member]


def must_be_fewer(found: int, most: int, error: str) -> None:
    """Raise `RuleError(error)` when `most` are reached."""
    if found >= most:
        raise RuleError(error, most=most)


async def count_opening(store: Store, limits: Limits, member: int, channel: int, server: int) -> None:
    """Count one more table to be opened; raises `RuleError` at a limit of this person, channel or server."""
    await must_have_few_tables(store, member)
    must_be_fewer(await store.lobbies("host", member), MOST_LOBBIES, "error-limit-lobbies")
    must_be_fewer(await store.lobbies("channel", channel), MOST_LOBBIES_HERE, "error-limit-lobbies-here")
    if server:
        must_be_fewer(await store.count_open_tables(server), MOST_TABLES_HERE, "error-limit-tables-here")
    limits.count_here("open", member, server)


async def must_have_few_tables(store: Store, member: int) -> None:
    """Raise `RuleError` when this person sits at as many tables as are allowed."""
    must_be_fewer(len(await store.tables_of(member)), MOST_TABLES, "error-limit-tables")
