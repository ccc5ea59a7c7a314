"""When a person of the week rests, reckoned apart from the bot: in quarters of an hour, by the clock of their zone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo

QUARTER = 900
"""Seconds; quiet hours begin and end at full quarters, and zones differ by them."""


@cache
def minute_of(zone: str, at: int) -> int:
    """What a clock there shows, in minutes after midnight."""
    local = datetime.fromtimestamp(at, ZoneInfo(zone))
    return local.hour * 60 + local.minute


@dataclass(slots=True)
class Rest:
    """The quiet hours of one person in minutes after midnight, and what they have done to be left alone."""

    zone: str
    quiet: tuple[int, int] | None
    away: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    snoozed: int = 0

    def is_quiet(self, at: int) -> bool:
        """Whether this moment lies in their quiet hours."""
        if self.quiet is None:
            return False
        begins, ends = self.quiet
        minute = minute_of(self.zone, at - at % QUARTER)
        return begins <= minute < ends if begins <= ends else minute >= begins or minute < ends

    def is_away(self, at: int) -> bool:
        return any(begins <= at < ends for begins, ends in self.away)

    def must_not_be_disturbed(self, at: int) -> bool:
        return at < self.snoozed or self.is_away(at) or self.is_quiet(at)

    def active(self, begins: int, ends: int) -> int:
        """The seconds between two moments in which the person neither sleeps nor is away."""
        return sum(each.stop - each.start for each in self._awake(begins, ends))

    def reached(self, begins: int, seconds: int, at_most: int) -> int | None:
        """The moment at which so many active seconds have passed; None if that is after `at_most`."""
        for each in self._awake(begins, at_most):
            if each.stop - each.start >= seconds:
                return each.start + seconds
            seconds -= each.stop - each.start
        return None

    def _awake(self, begins: int, ends: int) -> Iterator[range]:
        """The pieces of time between two moments in which the clock of the person runs."""
        at = begins
        while at < ends:
            edges = [moment for each in self.away for moment in each if moment > at]
            until = min([ends, at - at % QUARTER + QUARTER, *edges])
            if not self.is_quiet(at) and not self.is_away(at):
                yield range(at, until)
            at = until

    def wakes(self, at: int) -> int:
        """The first moment from here on at which the person does not rest."""
        while self.is_quiet(at) or self.is_away(at):
            edges = [end for begin, end in self.away if begin <= at < end]
            at = min([at - at % QUARTER + QUARTER, *edges])
        return at
