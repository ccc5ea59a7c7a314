"""All rules about time: how long a decision may take, when its person is notified of it, and their quiet hours.

All are pure functions of: since when the clock of the seat runs and what was left then, what is left of the bank, the
pace, the quiet hours of the person, and when they were last notified of this decision. When one of these changes, the
moments are computed again; those computed before are void.

PACE-1  A decision has the time of the pace, then the bank. Quiet hours and days away do not count, snoozing does.
PACE-2  Reminders are due when half of the pace has passed, when all of it has, and when a tenth of the bank is left.
PACE-3  A person whom the hand-over did not notify is notified as soon as they may be; direct messages keep a distance.
PACE-4  One notification stands for all reminders up to it, and for those less than a gap after it: an eighth of the
        pace. So what came up during quiet hours, or while the bot was down, arrives as one.
PACE-5  A reminder during quiet hours or days away waits for their end, and is dropped if the time is up by then.
PACE-6  A person who snoozes or goes away is notified afterwards, in one message, of everything that still waits; if
        they come back before the days are over, only of what came up meanwhile.
PACE-7  Without a pace or other people no time runs out. The others vote about a former player at once, and about a
        player to move who has not answered a request to end the game for three days; from then on they have so long.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.games import SPECS
from bot.storage.people import DM, NOWHERE, ActivityRecord, ClockRecord, PersonRecord
from engine.core.values import frozen

HOUR = 3600


@frozen
class Pace:
    """A pace: `turn` seconds for every decision, and `bank` seconds more for each player in the whole game."""

    id: str
    turn: int
    bank: int

    @property
    def gap(self) -> int:
        """The minimum number of seconds between two notifications about one decision."""
        return self.turn // 8


PACES: Mapping[str, Pace] = {
    pace.id: pace
    for pace in (
        Pace("none", 0, 0),
        Pace("live", HOUR // 12, HOUR // 2),
        Pace("8h", 8 * HOUR, 24 * HOUR),
        Pace("24h", 24 * HOUR, 72 * HOUR),
        Pace("48h", 48 * HOUR, 120 * HOUR),
        Pace("72h", 72 * HOUR, 168 * HOUR),
    )
}
"""Every pace that a table can have, by id."""
NO_PACE = "none"
USUAL_PACE = "48h"
"""The pace of a new table whose host names none."""
MESSAGE_GAP = 300
"""Minimum seconds between two direct messages to one person: what comes up in between is collected into one."""


@frozen
class Deadline:
    """The UNIX seconds of one decision: up to three reminders, and when the bank is used up."""

    reminders: tuple[int, ...]
    expires: int


def deadline(pace: Pace, hours: QuietHours, clock: ClockRecord) -> Deadline | None:
    """When the person of this clock is reminded and runs out of time (PACE-1, PACE-2); None without a pace."""
    if not pace.turn:
        return None
    bank = clock.bank
    left_then = (bank + pace.turn - pace.turn // 2, bank, bank - bank * 9 // 10)
    expires = hours.moment_after(clock.since, clock.left)
    moments = {hours.moment_after(clock.since, clock.left - left) for left in left_then if left <= clock.left}
    return Deadline(tuple(sorted(moment for moment in moments if moment < expires)), expires)


def next_notification(
    pace: Pace, hours: QuietHours, clock: ClockRecord, where: str, last_message: int, now: int
) -> int | None:
    """When this person is next notified of an open decision (PACE-3 to PACE-5), None if they are not.

    `where` is one of `WHERE`, `last_message` when they last got a direct message; one after `now`, by a clock that was
    ahead, counts for nothing. A moment in the past means now.
    """
    if where == NOWHERE:
        return None
    if not clock.told:
        has_gap = where == DM and last_message <= now
        return hours.next_allowed(max(clock.since, last_message + MESSAGE_GAP) if has_gap else clock.since)
    moments = deadline(pace, hours, clock)
    if moments is None:
        return None
    for moment in moments.reminders:
        if moment >= clock.told + pace.gap:
            at = hours.next_allowed(moment)
            return at if at < moments.expires else None
    return None


def interrupt_clock(clock: ClockRecord, hours: QuietHours, now: int) -> ClockRecord:
    """The clock restarted at `now`, with what is left under these quiet hours: from then on others apply."""
    return replace(clock, since=now, left=max(0, clock.left - hours.seconds_between(clock.since, now)))


def bank_after(pace: Pace, hours: QuietHours, clock: ClockRecord, answered: int) -> int:
    """The seconds left of the bank after an answer at this moment."""
    if not pace.turn:
        return clock.bank
    return min(clock.bank, max(0, clock.left - hours.seconds_between(clock.since, answered)))


MEASURED_ANSWERS = 5
"""How many answers a person must have given before their mean time says something."""
DAY = 24 * 3600


def expected_days(game: str, seats: int, people: Sequence[ActivityRecord], computers: int = 0) -> int | None:
    """Days until the end of a game, rounded up; None while no one's pace is known.

    A person who has not played yet counts as fast as the others; nobody waits for computers.
    """
    known = [person.seconds / person.answers for person in people if person.answers >= MEASURED_ANSWERS]
    hand_overs = SPECS[game].hand_overs.get(seats)
    if not known or hand_overs is None:
        return None
    return max(1, -(-round(hand_overs * (1 - computers / seats) * sum(known) / len(known)) // DAY))


@frozen
class QuietHours:
    """When a person may be notified and their time runs. Quiet hours are minutes after midnight in `zone`, none when
    they begin where they end; `away` is the interval of their days away, `snoozed` the end of their snooze.
    """

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    away: tuple[int, int] = (0, 0)
    snoozed: int = 0

    def may_be_notified(self, at: int) -> bool:
        return self.next_allowed(at) == at

    def next_allowed(self, at: int) -> int:
        """The first moment at or after `at` at which the person may be notified."""
        return self._pause_end(max(at, self.snoozed))

    def moment_after(self, at: int, seconds: int) -> int:
        """When `seconds` of their time have passed after `at`; quiet hours, days away do not count, snoozing does."""
        while True:
            at = self._pause_end(at)
            begins = self._next_pause(at)
            if begins is None or at + seconds <= begins:
                return at + seconds
            seconds -= begins - at
            at = begins

    def seconds_between(self, begin: int, end: int) -> int:
        """The seconds of the person's time between two moments; quiet hours and days away do not count."""
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
        end = self._next(at, self.quiet_to)
        return end if end < self._next(at, self.quiet_from) else at

    def _next_pause(self, at: int) -> int | None:
        """When the next quiet hours or days away begin, None if there are none."""
        begins, ends = self.away
        moments = [begins] if at <= begins < ends else []
        if self.quiet_from != self.quiet_to:
            moments.append(self._next(at, self.quiet_from))
        return min(moments, default=None)

    def minute_of_day(self, at: int) -> int:
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        return local.hour * 60 + local.minute

    def _next(self, at: int, minute: int) -> int:
        """The next moment after `at` at which a clock in the zone shows this minute of a day for the first time: at the
        end of summer time it shows some twice, and at its beginning, where it shows some never, it is as much later.
        """
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        shown = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
        while (moment := int(shown.timestamp())) <= at:
            shown += timedelta(days=1)
        return moment


def quiet_hours_of(person: PersonRecord) -> QuietHours:
    """The quiet hours of this person's preferences."""
    away = (person.away_from, person.away_to)
    return QuietHours(person.zone, person.quiet_from, person.quiet_to, away, person.snoozed)
