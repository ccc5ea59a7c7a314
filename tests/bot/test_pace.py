"""The time of a decision: reminders, the bank, and the moment at which the table is asked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.storage.people import DM, THREAD, ClockRecord
from bot.tables.model.pace import (
    HOUR,
    PACES,
    Pace,
    QuietHours,
    bank_after,
    deadline,
    interrupt_clock,
    next_notification,
)

DAILY = PACES["24h"]
NIGHT = QuietHours("UTC", 0, 8 * 60)
ASKED = 1_700_006_400 - 1_700_006_400 % 86_400 + 8 * HOUR
"""Eight in the morning."""


def clock(pace: Pace, bank: int) -> ClockRecord:
    """Asked just now, with this bank."""
    return ClockRecord(1, 0, ASKED, bank, since=ASKED, left=pace.turn + bank)


def test_without_a_pace_nothing_ever_expires() -> None:
    assert deadline(PACES["none"], QuietHours(), clock(PACES["none"], 0)) is None
    assert bank_after(PACES["none"], QuietHours(), clock(PACES["none"], 0), ASKED + 10**9) == 0


def test_reminders_come_at_half_time_at_its_end_and_when_the_bank_is_nearly_empty() -> None:
    moments = deadline(DAILY, QuietHours(), clock(DAILY, 10 * HOUR))
    assert moments is not None
    assert [moment - ASKED for moment in moments.reminders] == [12 * HOUR, 24 * HOUR, 33 * HOUR]
    assert moments.expires - ASKED == 34 * HOUR


def test_with_an_empty_bank_only_one_reminder_is_left_before_the_end() -> None:
    moments = deadline(DAILY, QuietHours(), clock(DAILY, 0))
    assert moments is not None
    assert [moment - ASKED for moment in moments.reminders] == [12 * HOUR]
    assert moments.expires - ASKED == 24 * HOUR


def test_no_pace_reminds_more_than_three_times_nor_in_the_night() -> None:
    for pace in PACES.values():
        moments = deadline(pace, NIGHT, clock(pace, pace.bank))
        if moments is None:
            continue
        assert len(moments.reminders) <= 3
        assert all(NIGHT.may_be_notified(moment - 1) for moment in moments.reminders)


def test_the_bank_pays_only_for_what_the_turn_does_not_cover() -> None:
    assert bank_after(DAILY, QuietHours(), clock(DAILY, 72 * HOUR), ASKED + 20 * HOUR) == 72 * HOUR
    assert bank_after(DAILY, QuietHours(), clock(DAILY, 72 * HOUR), ASKED + 30 * HOUR) == 66 * HOUR
    assert bank_after(DAILY, QuietHours(), clock(DAILY, 72 * HOUR), ASKED + 300 * HOUR) == 0


def test_a_night_costs_no_bank() -> None:
    assert bank_after(PACES["8h"], NIGHT, clock(PACES["8h"], 24 * HOUR), ASKED + 24 * HOUR) == 16 * HOUR


def notified(pace: Pace, rhythm: QuietHours, running: ClockRecord) -> list[int]:
    """When somebody who never answers is notified, as hours after the question."""
    moments: list[int] = []
    while (moment := next_notification(pace, rhythm, running, THREAD, 0, ASKED)) is not None:
        moments.append(moment)
        running = replace(running, told=moment)
    return [(moment - ASKED) // HOUR for moment in moments]


def test_who_is_notified_at_once_gets_three_reminders() -> None:
    first = replace(clock(DAILY, 10 * HOUR), told=ASKED)
    assert notified(DAILY, QuietHours(), first) == [12, 24, 33]


@pytest.mark.parametrize(("last", "after"), [(ASKED - 60, 240), (ASKED, 300), (ASKED + HOUR, 0), (0, 0)])
def test_a_direct_message_waits_for_one_before_it_but_not_for_a_clock_that_was_ahead(
    last: int, after: int
) -> None:
    """After an hour that counted twice nobody was notified of a new question before that hour and five minutes."""
    assert next_notification(DAILY, QuietHours(), clock(DAILY, 0), DM, last, ASKED) == ASKED + after


def test_a_call_and_a_reminder_shortly_after_it_are_one() -> None:
    """PACE-4: the call comes after a snooze of eleven hours, the first reminder would come at twelve."""
    assert notified(DAILY, QuietHours(snoozed=ASKED + 11 * HOUR), clock(DAILY, 10 * HOUR)) == [11, 24, 33]


def test_what_came_up_during_a_snooze_is_one_reminder() -> None:
    first = replace(clock(DAILY, 10 * HOUR), told=ASKED)
    assert notified(DAILY, QuietHours(snoozed=ASKED + 25 * HOUR), first) == [25, 33]


def test_nobody_is_reminded_after_the_end() -> None:
    first = replace(clock(DAILY, 10 * HOUR), told=ASKED)
    assert notified(DAILY, QuietHours(snoozed=ASKED + 40 * HOUR), first) == []


def test_time_that_has_passed_stays_passed_when_the_rest_changes() -> None:
    """Days away that end early, and others that begin later, each stop the clock for as long as they lasted."""
    running, now = clock(DAILY, 0), ASKED
    days = [QuietHours(), QuietHours(away=(ASKED + 6 * HOUR, ASKED + 30 * HOUR)), QuietHours()]
    for rhythm, hours in zip(days, (6, 20, 4), strict=True):
        now += hours * HOUR
        running = interrupt_clock(running, rhythm, now)
    assert running.left == 14 * HOUR
