"""When a job of the scheduler that failed is tried again, and when it is given up."""

from __future__ import annotations

from dataclasses import replace

from bot.storage.errors import Conflict, StoreError
from bot.storage.people import DueRecord
from bot.tables.model.kinds import EXPIRE, SKIP_SEAT

SHORTEST_PAUSE, LONGEST_PAUSE = 5, 600
"""Seconds between two tries while the disk or the network fails."""
MOST_TRIES = 5
"""How often a job may fail by our own mistake before it is given up, restarts included."""
DAY = 24 * 3600
FIRST_PAUSE, GROWTH = 60, 8
"""Seconds after the first failure by our mistake, and how many times longer each further pause is."""


def is_temporary(error: Exception) -> bool:
    """Whether the disk or the network failed, or others were faster: the same job may succeed later without a change
    of the program.
    """
    return isinstance(error, StoreError | Conflict | OSError)


def tried_again(due: DueRecord, now: int) -> DueRecord | None:
    """The job after one more failure by our mistake, moved to its next try; None when it is given up.

    The time of a seat is never given up: nothing else would ever move its table on, so it ends again a day later.
    """
    tries = due.tries + 1
    if tries >= MOST_TRIES:
        return replace(due, kind=EXPIRE, at=now + DAY, tries=0) if due.kind in (EXPIRE, SKIP_SEAT) else None
    return replace(due, at=now + FIRST_PAUSE * GROWTH ** (tries - 1), tries=tries)


class Retries:
    """The jobs that wait for disk or network. Kept in memory, as a full disk cannot store them."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[int, int]] = {}
        """By the id of a job: the length of its pause and when that ends, in seconds."""

    def note_failure(self, due: DueRecord, now: int) -> int:
        """This job waits from now on; returns for how many seconds."""
        previous, _ = self._waiting.get(due.id, (0, 0))
        pause = min(LONGEST_PAUSE, 2 * previous or SHORTEST_PAUSE)
        self._waiting[due.id] = pause, now + pause
        return pause

    def note_success(self, due: DueRecord) -> None:
        """This job has not failed."""
        self._waiting.pop(due.id, None)

    def waits(self, due: DueRecord, now: int) -> bool:
        """Whether its pause has not passed yet; a clock that was set back ends it."""
        pause, until = self._waiting.get(due.id, (0, 0))
        return 0 < until - now <= pause

    def pauses(self, since: int) -> list[int]:
        """The seconds that each of them still waits after a pass at this moment, which has tried all the others."""
        self._waiting = {job: each for job, each in self._waiting.items() if each[1] > since}
        return [until - since for _, until in self._waiting.values()]
