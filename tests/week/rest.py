"""Computes when a person of the week rests, independently of the bot: in quarters of an hour, by their time zone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo

QUARTER = 900
"""Seconds of a quarter of an hour: quiet hours begin and end at quarters, and time zones differ by them."""


@cache
def minute_of(zone: str, at: int) -> int:
    """The local time in a zone, in minutes after midnight."""
    local = datetime.fromtimestamp(at, ZoneInfo(zone))
    return local.hour * 60 + local.minute


@dataclass(slots=True)
class Rest:
    """The quiet hours of a person in minutes after midnight, their days away, and until when they snooze."""

    zone: str
    quiet: tuple[int, int] | None
    away: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    snoozed: int = 0

    def is_quiet(self, at: int) -> bool:
        """Whether a moment lies in their quiet hours."""
        if self.quiet is None:
            return False
        begins, ends = self.quiet
        minute = minute_of(self.zone, at - at % QUARTER)
        return begins <= minute < ends if begins <= ends else minute >= begins or minute < ends

    def is_away(self, at: int) -> bool:
        return any(begins <= at < ends for begins, ends in self.away)

    def must_not_be_disturbed(self, at: int) -> bool:
        return at < self.snoozed or self.is_away(at) or self.is_quiet(at)

    def active_seconds(self, begins: int, ends: int) -> int:
        """The seconds between two moments in which the person neither sleeps nor is away."""
        return sum(each.stop - each.start for each in self._awake(begins, ends))

    def moment_after(self, begins: int, seconds: int, at_most: int) -> int | None:
        """The moment at which so many active seconds have passed; None if that is after `at_most`."""
        for each in self._awake(begins, at_most):
            if each.stop - each.start >= seconds:
                return each.start + seconds
            seconds -= each.stop - each.start
        return None

    def _awake(self, begins: int, ends: int) -> Iterator[range]:
        """The parts of the time between two moments in which the person does not rest, so time runs."""
        at = begins
        while at < ends:
            edges = [moment for each in self.away for moment in each if moment > at]
            until = min([ends, at - at % QUARTER + QUARTER, *edges])
            if not self.is_quiet(at) and not self.is_away(at):
                yield range(at, until)
            at = until

    def next_awake(self, at: int) -> int:
        """The first moment from this one on at which the person does not rest."""
        while self.is_quiet(at) or self.is_away(at):
            edges = [end for begin, end in self.away if begin <= at < end]
            at = min([at - at % QUARTER + QUARTER, *edges])
        return at
