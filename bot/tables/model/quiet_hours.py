"""When a person may be notified: quiet hours in their own time zone, snoozing, and days away."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.storage.people import PersonRecord
from engine.core.values import frozen

DAY = 24 * 60
"""Minutes."""


@frozen
class QuietHours:
    """A person's time. Quiet hours are minutes after midnight in `zone`, none when they begin where they end.

    `away` are the UNIX seconds between which nothing is expected of the person, `snoozed` those until which they
    want to be left alone.
    """

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    away: tuple[int, int] = (0, 0)
    snoozed: int = 0

    def may_be_called(self, at: int) -> bool:
        return self.next_call(at) == at

    def next_call(self, at: int) -> int:
        """The first moment from `at` on at which the person may be notified."""
        while (later := self._end_of_rest(max(at, self.snoozed))) > at:
            at = later
        return at

    def after(self, at: int, seconds: int) -> int:
        """The moment after `seconds` of the person's time; quiet hours and days away do not count, snoozing does."""
        while True:
            at = self._pause_end(at)
            begins = self._next_pause(at)
            if begins is None or at + seconds <= begins:
                return at + seconds
            seconds -= begins - at
            at = begins

    def between(self, begin: int, end: int) -> int:
        """The person's seconds between two moments; quiet hours and days away do not count."""
        passed = 0
        at = self._pause_end(begin)
        while at < end:
            pause = self._next_pause(at)
            until = end if pause is None else min(pause, end)
            passed += until - at
            at = self._pause_end(until)
            if until == end:
                break
        return passed

    def _pause_end(self, at: int) -> int:
        while (later := self._end_of_rest(at)) > at:
            at = later
        return at

    def _end_of_rest(self, at: int) -> int:
        """The end of the quiet hours or days away at this moment; `at` itself outside of them."""
        begins, ends = self.away
        if begins <= at < ends:
            return ends
        minute = self._minute(at)
        if self.quiet_from <= self.quiet_to:
            quiet = self.quiet_from <= minute < self.quiet_to
        else:
            quiet = minute >= self.quiet_from or minute < self.quiet_to
        return self._next(at, self.quiet_to) if quiet else at

    def _next_pause(self, at: int) -> int | None:
        """When the next quiet hours or days away begin, None if there are none."""
        begins, ends = self.away
        moments = [begins] if at <= begins < ends else []
        if self.quiet_from != self.quiet_to:
            moments.append(self._next(at, self.quiet_from))
        return min(moments, default=None)

    def _minute(self, at: int) -> int:
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        return local.hour * 60 + local.minute

    def _next(self, at: int, minute: int) -> int:
        """The next moment after `at` at which a clock in the zone shows this minute of the day."""
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        shown = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
        while True:
            for fold in (0, 1):  # once a year it shows some minutes twice
                if (moment := int(shown.replace(fold=fold).timestamp())) > at:
                    return moment
            shown += timedelta(days=1)


def quiet_hours_of(person: PersonRecord) -> QuietHours:
    """The quiet hours of this person's preferences."""
    away = (person.away_from, person.away_to)
    return QuietHours(person.zone, person.quiet_from, person.quiet_to, away, person.snoozed)
