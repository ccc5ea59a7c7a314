"""How much one person may ask for, and how often: all numbers in one place.

What is counted in rows (tables) holds across restarts. What is counted in a window of time is kept in memory: a restart
forgives it, and only the operator can bring one about.
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
"""Unfinished tables of one server: what three thousand people who play a lot have."""
MOST_AT_ONCE = 8
"""Interactions of one person that are being answered, or wait for it, at the same moment."""
MOST_UNREAD = 16
"""Interactions of one person beyond those that wait to be read, or to be answered that they are too much at once: about
as many as can be answered one by one while Discord waits. Nobody taps as fast.
"""
MOST_WAITING_EACH = 3
"""Long work, such as replays, for which one person waits at the same moment."""
MOST_WAITING = 30
"""Long work for which all people together wait."""
MOST_REMEMBERED = 20_000
"""The most windows that are kept, about 10 MB; the least recently used go."""


@frozen
class Window:
    """At most so many `times`, or seconds of CPU, in `seconds`."""

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
"""What is limited: opening tables; taking and handing on one seat (nobody is kept in a lobby); changing what is played
at one table; bringing a table to another place; making a player host; announcing days away; snoozing; asking for
consent to undo and to end; posting a replay; beginning the practice round again; verifying; taking one's data; looking
at the finished games of a server; a direct message as a test; asking for a hint; what all people of one server do
together: opening tables, posting replays, asking for hints. In seconds of CPU, what hints and strong computer players
think: for one person or host, and for one server; one process has 3600 in an hour. Last, saying at a table that its
computers play simply."""


class Limits:
    """Counts who did what how often. `clock` gives UNIX seconds; one that is set forward or back forgives."""

    def __init__(self, clock: Callable[[], int], windows: Mapping[str, Window] = WINDOWS) -> None:
        self._clock = clock
        self._windows = windows
        self._done: Cache[tuple[str, tuple[int, ...]], deque[tuple[int, float]]] = Cache(MOST_REMEMBERED)
        self._at_once: Counter[int] = Counter()

    def count(self, what: str, *who: int) -> None:
        """It is done once more, by this person or at this table; raises `RuleError` when that is too often."""
        self.check(what, *who)
        self.spend(what, 1, *who)

    def check(self, what: str, *who: int) -> None:
        """Raise `RuleError` when this person, table or server has no more of this for now."""
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
        """So much is done, or used."""
        done = self._done.get((what, who)) or deque()
        done.append((self._clock(), amount))
        self._done.put((what, who), done)

    def check_thinking(self, member: int, server: int) -> None:
        """Raise `RuleError` when this person, or all of a server together, have made us think enough for now."""
        self.check("thinking", member)
        if server:
            self.check("thinking-here", server)

    def spend_thinking(self, seconds: float, member: int, server: int) -> None:
        """So many seconds of CPU were thought for this person."""
        self.spend("thinking", seconds, member)
        if server:
            self.spend("thinking-here", seconds, server)

    def count_here(self, what: str, who: int, server: int) -> None:
        """The same, and for all people of a server together; direct messages belong to none."""
        self.count(what, who)
        if server:
            self.count(f"{what}-here", server)

    def forgive(self, what: str, *who: int) -> None:
        """Reset: this does not count any more, nor earlier counts of the same kind."""
        self._done.pop((what, who))

    def is_busy(self, member: int) -> bool:
        """Whether as many interactions of this person are being answered as may be."""
        return self._at_once[member] >= MOST_AT_ONCE

    @contextmanager
    def answering(self, member: int) -> Iterator[None]:
        """While an interaction of this person is answered."""
        self._at_once[member] += 1
        try:
            yield
        finally:
            self._at_once[member] -= 1
            if not self._at_once[member]:
                del self._at_once[member]


def within(found: int, most: int, error: str) -> None:
    """Raise the `RuleError` when there are as many as there may be."""
    if found >= most:
        raise RuleError(error, most=most)


async def may_open(store: Store, limits: Limits, member: int, channel: int, server: int) -> None:
    """Raise `RuleError` when this person has opened enough tables, or when this channel or server has enough."""
    await must_have_time(store, member)
    within(await store.lobbies("host", member), MOST_LOBBIES, "error-limit-lobbies")
    within(await store.lobbies("channel", channel), MOST_LOBBIES_HERE, "error-limit-lobbies-here")
    if server:
        within(await store.count_open_tables(server), MOST_TABLES_HERE, "error-limit-tables-here")
    limits.count_here("open", member, server)


async def must_have_time(store: Store, member: int) -> None:
    """Raise `RuleError` when this person sits at enough tables."""
    within(len(await store.tables_of(member)), MOST_TABLES, "error-limit-tables")
