"""When people look at their table: time zones, nights, gaps with jitter. All times are in minutes from the start."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from dataclasses import dataclass, field

from engine.core.questions import Seat

DAY = 24 * 60.0
HOUR = 60.0
ZONES = (-8, -5, 0, 0, 1, 1, 1, 2, 9)
"""Offsets in hours from the zone of the table; most people live near each other."""
QUICKEST, SLOWEST = 1.5 * HOUR, 5 * HOUR
"""The usual gaps between two looks of the most and the least eager person."""
RISING, AWAKE = 7 * HOUR, 16 * HOUR
JITTER = 0.7
"""The largest deviation of a gap, as a part of the usual one."""


def hashed_number(*words: str | int) -> float:
    """A pseudo-random number from 0 to below 1; the same words always give the same number."""
    seed = "|".join(map(str, words)).encode()
    return int.from_bytes(hashlib.sha256(seed).digest()[:7], "big") / (1 << 56)


@dataclass(slots=True)
class Rhythm:
    """The habits of one person: the zone in hours, the time of rising and the usual gap between looks."""

    name: str
    zone: int
    rising: float
    gap: float
    looks: list[float] = field(default_factory=list[float])

    def next_look(self, after: float) -> float:
        """The first look at this time or later. Looks do not depend on whether others wait."""
        while not self.looks or self.looks[-1] < after:
            self.looks.append(self._add_look())
        return self.looks[bisect_left(self.looks, after)]

    def looks_between(self, begin: float, end: float) -> list[float]:
        """The looks after `begin` and before `end`."""
        self.next_look(end)
        return [look for look in self.looks if begin < look < end]

    def _add_look(self) -> float:
        last = self.looks[-1] if self.looks else 0.0
        chance = hashed_number(self.name, len(self.looks))
        look = last + self.gap * (1 - JITTER + 2 * JITTER * chance)
        hour = (look + self.zone * HOUR - self.rising) % DAY
        # A look at night is postponed until some time after getting up.
        return look if hour < AWAKE else look + DAY - hour + HOUR * chance


def rhythm_of(seed: str, seat: Seat) -> Rhythm:
    """The rhythm of the person on this seat of a simulated table."""
    name = f"{seed}/{seat}"
    zone = ZONES[int(hashed_number(name, "zone") * len(ZONES))]
    gap = QUICKEST + (SLOWEST - QUICKEST) * hashed_number(name, "gap")
    return Rhythm(name, zone, RISING + 2 * HOUR * hashed_number(name, "rising"), gap)
